/* What the yardsticks of both cave games share: sides and a map of cells. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "generator.h"

enum { ACROSS = 512, MIDDLE = ACROSS / 2, VACANT = -1 };

static const int step_of[4] = {-ACROSS, 1, ACROSS, -1};

/* Where every space lies. Only cells that were used are emptied again. */
static int16_t map[ACROSS * ACROSS];

static int nth_bit(int mask, int ticket) {
    for (int side = 0;; side++)
        if (mask >> side & 1 && ticket-- == 0) return side;
}

/* The next number of the terms, which are read from standard input. */
static int number(void) {
    int found;
    if (scanf("%d", &found) != 1) exit(2);
    return found;
}

static void seed(char **words) {
    a = (uint32_t)strtoul(words[0], NULL, 10);
    b = (uint32_t)strtoul(words[1], NULL, 10);
    c = (uint32_t)strtoul(words[2], NULL, 10);
    d = (uint32_t)strtoul(words[3], NULL, 10);
    memset(map, 0xff, sizeof map);
}
