#ifndef FITCHECK_HEAP_H
#define FITCHECK_HEAP_H

#include <stdint.h>

/// The bytes that the heaps of all threads have to spare: those that they need not grow for. 0 where the C library is
/// none that leaves an error as they grow, UINT64_MAX where it does not tell: of SIZE_MAX Swift makes
/// -1. Any thread.
uint64_t fitcheck_heap_spare_bytes(void);

#endif
