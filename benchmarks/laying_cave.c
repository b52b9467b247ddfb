/* Whole caves of The Cave laid at random in plain C, as a yardstick for `speleo.helms.slices.lay_caves`.
 *
 * It draws from the same generator in the same order, so that for equal seeds it lays the same tiles in the same places:
 * `speleo bench` refuses to compare if the two ever differ.
 *
 * usage: laying_cave GAMES A B C D; the terms on standard input: stack size, four times 35 counts of faces, spaces of the
 * board, and cell column, cell row, kind and exits of each
 * prints: tiles sum
 */
#include "laying.h"

enum { FACES = 35, SHAPES = 5, GROUPS = 4, DESCENT = 6, ROCKFALL = 7, EMPTY = 0, TOKEN = 1, ROPE_TOKEN = 2, MOST = 128 };

static const int turns_of[SHAPES] = {4, 2, 4, 4, 1};
static const int exits_of[SHAPES][4] = {{1, 2, 4, 8}, {5, 10}, {3, 6, 9, 12}, {7, 11, 13, 14}, {15}};

typedef struct {
    int cell, kind, exits, open, level, marks, link[4];
} Space;

typedef struct {
    Space cave[MOST];
    int spaces, openings, group, unseen, deck[FACES], stacks[GROUPS];
} Game;

static int stack_size, faces[GROUPS][FACES];

static void open_group(Game *game, int group) {
    game->group = group;
    game->unseen = 0;
    for (int face = 0; face < FACES; face++) {
        game->deck[face] = group < GROUPS ? faces[group][face] : 0;
        game->unseen += game->deck[face];
    }
}

static Space *lay(Game *game, int cell, int kind, int exits, int level) {
    int number = game->spaces++;
    Space *space = &game->cave[number];
    *space = (Space){.cell = cell, .kind = kind, .exits = exits, .level = level};
    map[cell] = (int16_t)number;
    for (int side = 0; side < 4; side++) {
        int near = map[cell + step_of[side]], back = side ^ 2;
        if (near == VACANT) {
            if (kind != ROCKFALL && exits >> side & 1) {
                space->open |= 1 << side;
                game->openings++;
            }
            continue;
        }
        Space *other = &game->cave[near];
        if (other->open >> back & 1) {
            other->open ^= 1 << back;
            game->openings--;
        }
        if (exits >> side & 1 && other->exits >> back & 1) {
            space->link[side] = near;
            other->link[back] = number;
        }
    }
    return space;
}

static void mark(Game *game, Space *space) {
    space->marks = space->kind != EMPTY && space->kind != ROCKFALL ? TOKEN : 0;
    for (int side = 0; side < 4; side++)
        if (space->link[side] && game->cave[space->link[side]].level != space->level) {
            space->marks |= ROPE_TOKEN;
            return;
        }
}

static void discover(Game *game) {
    int ticket = (int)below((uint32_t)game->openings), at = 0;
    while (ticket >= __builtin_popcount(game->cave[at].open)) ticket -= __builtin_popcount(game->cave[at++].open);
    Space *here = &game->cave[at];
    int rest = (int)below((uint32_t)game->unseen), face = 0;
    while (rest >= game->deck[face]) rest -= game->deck[face++];
    game->deck[face]--;
    game->unseen--;
    game->stacks[game->group]--;
    while (game->group < GROUPS && game->stacks[game->group] == 0) open_group(game, game->group + 1);
    int shape = face % SHAPES, kind = face / SHAPES, count = 0, found[16];
    for (int side = 0; side < 4; side++)
        if (here->open >> side & 1) {
            int cell = here->cell + step_of[side], matters = 0, wanted = 0;
            for (int way = 0; way < 4; way++) {
                int near = map[cell + step_of[way]];
                if (near == VACANT || game->cave[near].kind == ROCKFALL) continue;
                matters |= 1 << way;
                wanted |= (game->cave[near].exits >> (way ^ 2) & 1) << way;
            }
            for (int turn = 0; turn < turns_of[shape]; turn++)
                if ((exits_of[shape][turn] & matters) == wanted) found[count++] = side * 16 + exits_of[shape][turn];
        }
    if (count > 0) {
        int chosen = found[below((uint32_t)count)];
        int level = here->level + (kind == DESCENT);
        Space *space = lay(game, here->cell + step_of[chosen >> 4], kind, chosen & 15, level);
        if (kind == DESCENT) space->marks = ROPE_TOKEN;
        else mark(game, space);
    } else {
        int side = nth_bit(here->open, (int)below((uint32_t)__builtin_popcount(here->open)));
        mark(game, lay(game, here->cell + step_of[side], ROCKFALL, 15, here->level));
    }
}

int main(int argc, char **argv) {
    if (argc != 6) return fprintf(stderr, "usage: laying_cave GAMES A B C D\n"), 2;
    long games = atol(argv[1]), tiles = 0, total = 0;
    seed(argv + 2);
    stack_size = number();
    for (int group = 0; group < GROUPS; group++)
        for (int face = 0; face < FACES; face++) faces[group][face] = number();
    static Game start;
    int board = number();
    for (int at = 0; at < board; at++) {
        int x = number(), y = number(), kind = number(), exits = number();
        lay(&start, (y + MIDDLE) * ACROSS + x + MIDDLE, kind, exits, 0);
    }
    for (int group = 0; group < GROUPS; group++) start.stacks[group] = stack_size;
    open_group(&start, 0);
    for (long played = 0; played < games; played++) {
        Game game = start;
        while (game.group < GROUPS && game.openings > 0) {
            discover(&game);
            tiles++;
        }
        for (int at = 0; at < game.spaces; at++) {
            Space *space = &game.cave[at];
            total += space->kind + 3 * space->exits + 5 * space->open + 7 * space->level + 11 * space->marks;
            if (at >= board) map[space->cell] = VACANT;
        }
    }
    printf("%ld %ld\n", tiles, total);
    return 0;
}
