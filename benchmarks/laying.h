/* What the yardsticks of both cave games share: the generator, its draws, sides and a map of cells. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ACROSS = 512, MIDDLE = ACROSS / 2, VACANT = -1 };

static uint32_t a, b, c, d;

static uint32_t rotated(uint32_t word, int by) { return (word << by) | (word >> (32 - by)); }

static uint32_t word(void) {
    uint32_t result = rotated(b * 5, 7) * 9, shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotated(d, 11);
    return result;
}

static uint32_t below(uint32_t total) {
    uint64_t product = (uint64_t)word() * total;
    uint32_t low = (uint32_t)product;
    if (low < total) {
        uint32_t edge = -total % total;
        while (low < edge) {
            product = (uint64_t)word() * total;
            low = (uint32_t)product;
        }
    }
    return (uint32_t)(product >> 32);
}

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
