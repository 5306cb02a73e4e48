// Counts allocations of a process, and the references that its Swift code takes and lets go: preloaded, says at its end
// how many there were. Each reference is an atomic operation of some twenty cycles, of which a count of instructions shows
// nothing.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static atomic_ullong count, references;

static void note(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }

#define COUNTED(name, result)                                                  \
  result name(void *object) {                                                  \
    static _Atomic(void *) next;                                               \
    void *found = atomic_load_explicit(&next, memory_order_relaxed);           \
    if (!found) {                                                              \
      found = dlsym(RTLD_NEXT, #name);                                         \
      atomic_store_explicit(&next, found, memory_order_relaxed);               \
    }                                                                          \
    atomic_fetch_add_explicit(&references, 1, memory_order_relaxed);           \
    return ((result(*)(void *))found)(object);                                 \
  }

void *swift_retain(void *object);
void swift_release(void *object);
void *swift_bridgeObjectRetain(void *object);
void swift_bridgeObjectRelease(void *object);

COUNTED(swift_retain, void *)
COUNTED(swift_release, void)
COUNTED(swift_bridgeObjectRetain, void *)
COUNTED(swift_bridgeObjectRelease, void)

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  note();
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  note();
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : 12;
}

__attribute__((destructor)) static void report(void) {
  fprintf(stderr, "allocations %llu\nreferences %llu\n", atomic_load(&count), atomic_load(&references));
}
