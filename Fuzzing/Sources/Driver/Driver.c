#define _GNU_SOURCE
#include "Driver.h"

#include <time.h>

// Three in a nanosecond of this thread.
static uint64_t estimate(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return 3 * ((uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec);
}

#ifdef __linux__
#include <linux/perf_event.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

uint64_t driver_instructions(void) {
  static int descriptor = -2;
  if (descriptor == -2) {
    struct perf_event_attr event;
    memset(&event, 0, sizeof event);
    event.size = sizeof event;
    event.type = PERF_TYPE_HARDWARE;
    event.config = PERF_COUNT_HW_INSTRUCTIONS;
    event.exclude_kernel = 1;
    descriptor = (int)syscall(SYS_perf_event_open, &event, 0, -1, -1, 0);
  }
  uint64_t count = 0;
  if (descriptor < 0 || read(descriptor, &count, sizeof count) != sizeof count) return estimate();
  return count;
}

// What the compiler counts edges with, a byte for each, and beside them where each lies; and where the program begins.
extern uint8_t __start___sancov_cntrs[], __stop___sancov_cntrs[];
extern const struct { uintptr_t address, flags; } __start___sancov_pcs[];
extern const char __ehdr_start[];

static const char *covered_path;
// Of each edge whether an input has taken it.
static uint8_t *covered;

static void write_covered(void) {
  size_t count = (size_t)(__stop___sancov_cntrs - __start___sancov_cntrs);
  FILE *file = fopen(covered_path, "w");
  if (!file) abort();
  for (size_t edge = 0; edge < count; edge++) {
    if (covered[edge]) fprintf(file, "%zx\n", (size_t)(__start___sancov_pcs[edge].address - (uintptr_t)__ehdr_start));
  }
  if (fclose(file)) abort();
}

void driver_write_coverage(const char *path) {
  covered_path = path;
  covered = calloc((size_t)(__stop___sancov_cntrs - __start___sancov_cntrs), 1);
  if (!covered || atexit(write_covered)) abort();
}

void driver_note_coverage(void) {
  if (!covered) return;
  size_t count = (size_t)(__stop___sancov_cntrs - __start___sancov_cntrs);
  for (size_t edge = 0; edge < count; edge++) covered[edge] |= __start___sancov_cntrs[edge];
}
#else
uint64_t driver_instructions(void) { return estimate(); }
void driver_write_coverage(const char *path) {}
void driver_note_coverage(void) {}
#endif
