#ifndef FITCHECK_HEAP_H
#define FITCHECK_HEAP_H

#include <stddef.h>

/// The bytes that the heaps of all threads have to spare: those that they need not grow for. 0 where the C library is
/// none that leaves an error as they grow, SIZE_MAX where it does not tell. Any thread.
size_t fitcheck_heap_spare_bytes(void);

#endif
