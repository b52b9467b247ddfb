/* Random games of Diamant in plain C, as a yardstick for the engine.
 *
 * It draws from the same generator in the same order as the engine's playouts, so that for equal seeds it takes the
 * same steps and hands out the same points: `speleo bench` refuses to compare if the two ever differ.
 *
 * usage: diamant GAMES SEATS A B C D  (the four words of the generator's state)
 * prints: steps points
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "generator.h"

enum { RELIC = 5, FIRST_TREASURE = 6, KINDS = 18, CARDS = 35, SEATS = 8 };

static const int worth[KINDS] = {0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 14, 15, 17};
static const int box[KINDS] = {3, 3, 3, 3, 3, 5, 1, 1, 1, 1, 2, 2, 1, 2, 1, 1, 1, 1};

typedef struct {
    int deck[KINDS], face_down;
    int path[CARDS], rest[CARDS], length, loose, relics, carried;
    unsigned traps, inside;
    int expedition, seats;
    int gathered[SEATS], chest[SEATS];
} Game;

static void end_expedition(Game *game) {
    for (int at = 0; at < game->length; at++)
        if (game->path[at] != RELIC) {
            game->deck[game->path[at]]++;
            game->face_down++;
        }
    game->length = game->loose = game->relics = 0;
    game->traps = 0;
    game->expedition++;
    game->inside = (1u << game->seats) - 1;
}

/* Turn up a card; whether the expedition goes on. */
static int reveal(Game *game) {
    int rest = (int)below((uint32_t)game->face_down), kind = 0;
    while (rest >= game->deck[kind]) rest -= game->deck[kind++];
    game->deck[kind]--;
    game->face_down--;
    game->path[game->length] = kind;
    game->rest[game->length++] = 0;
    if (kind >= FIRST_TREASURE) {
        int sharers = __builtin_popcount(game->inside), share = worth[kind] / sharers;
        game->rest[game->length - 1] = worth[kind] - share * sharers;
        game->loose += worth[kind] - share * sharers;
        for (int seat = 0; seat < game->seats; seat++)
            if (game->inside >> seat & 1) game->gathered[seat] += share;
    } else if (kind == RELIC) {
        game->relics++;
    } else if (game->traps >> kind & 1) {
        for (int seat = 0; seat < game->seats; seat++)
            if (game->inside >> seat & 1) game->gathered[seat] = 0;
        game->length--;
        end_expedition(game);
        return 0;
    } else {
        game->traps |= 1u << kind;
    }
    return 1;
}

static void go_back(Game *game, unsigned leaving) {
    int leavers = __builtin_popcount(leaving), share = game->loose / leavers, gems = share * leavers;
    game->loose -= gems;
    for (int at = 0; gems > 0; at++) {
        int taken = game->rest[at] < gems ? game->rest[at] : gems;
        game->rest[at] -= taken;
        gems -= taken;
    }
    for (int seat = 0; seat < game->seats; seat++)
        if (leaving >> seat & 1) {
            if (leavers == 1)
                for (; game->relics > 0; game->relics--) game->chest[seat] += ++game->carried <= 3 ? 5 : 10;
            game->chest[seat] += game->gathered[seat] + share;
            game->gathered[seat] = 0;
        }
    game->inside &= ~leaving;
}

int main(int argc, char **argv) {
    if (argc != 7) return fprintf(stderr, "usage: diamant GAMES SEATS A B C D\n"), 2;
    long games = atol(argv[1]), steps = 0, points = 0;
    int seats = atoi(argv[2]);
    a = (uint32_t)strtoul(argv[3], NULL, 10);
    b = (uint32_t)strtoul(argv[4], NULL, 10);
    c = (uint32_t)strtoul(argv[5], NULL, 10);
    d = (uint32_t)strtoul(argv[6], NULL, 10);
    for (long played = 0; played < games; played++) {
        Game game = {.face_down = CARDS, .seats = seats, .inside = (1u << seats) - 1};
        memcpy(game.deck, box, sizeof box);
        while (game.expedition < 5) {
            steps++;
            if (!reveal(&game)) continue;
            unsigned leaving = 0;
            for (int seat = 0; seat < seats; seat++)
                if (game.inside >> seat & 1) {
                    leaving |= below(2) << seat;
                    steps++;
                }
            if (leaving) go_back(&game, leaving);
            if (!game.inside) end_expedition(&game);
        }
        for (int seat = 0; seat < seats; seat++) points += game.chest[seat];
    }
    printf("%ld %ld\n", steps, points);
    return 0;
}
