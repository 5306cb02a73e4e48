#include "heap.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

uint64_t fitcheck_heap_spare_bytes(void) {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
  return mallinfo2().fordblks;
#elif defined(__GLIBC__)
  return UINT64_MAX;
#else
  return 0;
#endif
}
