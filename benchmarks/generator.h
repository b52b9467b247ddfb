/* The random generator of the engine, xoshiro128**, and its draws without bias. */
#include <stdint.h>

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
