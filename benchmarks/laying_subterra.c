/* Whole caves of Sub Terra laid at random in plain C, as a yardstick for `speleo.helms.slices.lay_tunnels`.
 *
 * It draws from the same generator in the same order, so that for equal seeds it lays the same tiles in the same places:
 * `speleo bench` refuses to compare if the two ever differ.
 *
 * usage: laying_subterra GAMES A B C D; the terms on standard input: kinds of tiles, the exit's kind, the start's kind, tiles
 * in the stack, the window of the exit, and of each kind its count, its exits and how it fits by each of four backs
 * prints: tiles sum
 */
#include "laying.h"

enum { MOST = 80, KINDS = 80 };

typedef struct {
    int cell[MOST], kind[MOST], turn[MOST], opens[MOST], rim[MOST];
    int spaces, west, east, north, south, exit_laid, stack, bag[KINDS];
} Game;

static int kinds, exit_kind, start_kind, window, exits_of[KINDS], fits[KINDS][4];

static int turned(int exits, int quarters) { return ((exits << quarters) | (exits >> (4 - quarters))) & 15; }

static void lay(Game *game, int kind, int quarters, int cell) {
    int space = game->spaces++, x = cell % ACROSS, y = cell / ACROSS;
    game->cell[space] = cell;
    game->kind[space] = kind;
    game->turn[space] = quarters;
    game->opens[space] = turned(exits_of[kind], quarters);
    game->rim[space] = 0;
    map[cell] = (int16_t)space;
    for (int side = 0; side < 4; side++) {
        int near = map[cell + step_of[side]];
        if (near == VACANT) game->rim[space] |= game->opens[space] & 1 << side;
        else game->rim[near] &= ~(1 << (side ^ 2));
    }
    if (x < game->west) game->west = x;
    if (x > game->east) game->east = x;
    if (y < game->north) game->north = y;
    if (y > game->south) game->south = y;
    if (kind == exit_kind) game->exit_laid = 1;
}

static int straight_outside(const Game *game, int cell, int taken) {
    if (cell == taken || map[cell] != VACANT) return 0;
    for (int side = 0; side < 4; side++)
        for (int at = cell; at != taken && map[at] == VACANT; at += step_of[side]) {
            int x = at % ACROSS, y = at / ACROSS;
            if (x < game->west - 1 || x > game->east + 1 || y < game->north - 1 || y > game->south + 1) return 1;
        }
    return 0;
}

static unsigned char outside[ACROSS * ACROSS];

/* Mark every empty cell around and in the cave that is joined to the outside. */
static void flood(const Game *game, int taken) {
    static int queue[ACROSS * ACROSS];
    int west = game->west - 2, east = game->east + 2, north = game->north - 2, south = game->south + 2;
    for (int y = north; y <= south; y++) memset(outside + y * ACROSS + west, 0, (size_t)(east - west + 1));
    int head = 0, tail = 0;
    queue[tail++] = north * ACROSS + west;
    outside[queue[0]] = 1;
    while (head < tail) {
        int at = queue[head++];
        for (int side = 0; side < 4; side++) {
            int next = at + step_of[side], x = next % ACROSS, y = next / ACROSS;
            if (x < west || x > east || y < north || y > south) continue;
            if (outside[next] || next == taken || map[next] != VACANT) continue;
            outside[next] = 1;
            queue[tail++] = next;
        }
    }
}

static int open_elsewhere(const Game *game, int taken) {
    int enclosed = 0;
    for (int space = game->spaces - 1; space >= 0; space--)
        for (int side = 0; side < 4; side++)
            if (game->rim[space] >> side & 1) {
                int cell = game->cell[space] + step_of[side];
                if (cell == taken) continue;
                if (straight_outside(game, cell, taken)) return 1;
                enclosed++;
            }
    if (!enclosed) return 0;
    flood(game, taken);
    for (int space = game->spaces - 1; space >= 0; space--)
        for (int side = 0; side < 4; side++)
            if (game->rim[space] >> side & 1) {
                int cell = game->cell[space] + step_of[side];
                if (cell != taken && outside[cell]) return 1;
            }
    return 0;
}

static int opens_outside(const Game *game, int cell, int exits) {
    int flooded = 0;
    for (int side = 0; side < 4; side++) {
        int near = cell + step_of[side];
        if (!(exits >> side & 1) || map[near] != VACANT) continue;
        if (straight_outside(game, near, cell)) return 1;
        if (!flooded++) flood(game, cell);
        if (outside[near]) return 1;
    }
    return 0;
}

static int rotations(const Game *game, int kind, int cell, int back) {
    int found = 0, fitting = fits[kind][back];
    if (kind == exit_kind || game->exit_laid || open_elsewhere(game, cell)) return fitting;
    for (int quarters = 0; quarters < 4; quarters++)
        if (fitting >> quarters & 1 && opens_outside(game, cell, turned(exits_of[kind], quarters)))
            found |= 1 << quarters;
    return found;
}

static int frontiers(const Game *game) {
    int found = 0;
    for (int space = 0; space < game->spaces; space++) found += __builtin_popcount(game->rim[space]);
    return found;
}

/* Draw a frontier and a tile, and lay it if it may lie there; whether it was laid. */
static int reveal(Game *game, int open) {
    int ticket = (int)below((uint32_t)open), space = 0;
    while (ticket >= __builtin_popcount(game->rim[space])) ticket -= __builtin_popcount(game->rim[space++]);
    int side = nth_bit(game->rim[space], ticket), kind = 0;
    int total = game->stack - (game->bag[exit_kind] > 0 && game->stack > window);
    int rest = (int)below((uint32_t)total);
    while (rest >= game->bag[kind]) rest -= game->bag[kind++];
    game->bag[kind]--;
    game->stack--;
    int cell = game->cell[space] + step_of[side], fitting = rotations(game, kind, cell, side ^ 2);
    if (!fitting) return 0;
    lay(game, kind, nth_bit(fitting, (int)below((uint32_t)__builtin_popcount(fitting))), cell);
    return 1;
}

int main(int argc, char **argv) {
    if (argc != 6) return fprintf(stderr, "usage: laying_subterra GAMES A B C D\n"), 2;
    long games = atol(argv[1]), tiles = 0, total = 0;
    seed(argv + 2);
    static Game start;
    kinds = number();
    exit_kind = number();
    start_kind = number();
    start.stack = number();
    window = number();
    for (int kind = 0; kind < kinds; kind++) {
        start.bag[kind] = number();
        exits_of[kind] = number();
        for (int back = 0; back < 4; back++) fits[kind][back] = number();
    }
    start.west = start.east = start.north = start.south = MIDDLE;
    lay(&start, start_kind, 0, MIDDLE * ACROSS + MIDDLE);
    for (long played = 0; played < games; played++) {
        Game game = start;
        int open = frontiers(&game);
        while (game.stack > 0 && open > 0)
            if (reveal(&game, open)) {
                tiles++;
                open = frontiers(&game);
            }
        for (int at = 0; at < game.spaces; at++) {
            total += game.kind[at] + 3 * game.opens[at] + 5 * game.rim[at] + 7 * game.turn[at];
            if (at > 0) map[game.cell[at]] = VACANT;
        }
    }
    printf("%ld %ld\n", tiles, total);
    return 0;
}
