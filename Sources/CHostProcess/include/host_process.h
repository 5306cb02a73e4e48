#ifndef HOST_PROCESS_H
#define HOST_PROCESS_H

#include <stdbool.h>
#include <stdint.h>

// What a host changes about the process that runs a widget: its wall clock and its ways out.
//
// On Linux the program's own clock_gettime, gettimeofday, time, connect and getaddrinfo stand before those of the
// C library for everything that is linked with it. While nothing is set they pass every call on.

// Holds the wall clock at a time since 1970; monotonic clocks go on. False where that cannot be done.
bool host_process_hold_clock(int64_t nanoseconds);

// Lets the wall clock go again.
void host_process_release_clock(void);

// Refuses connections to other machines from now on. False where that cannot be done.
bool host_process_forbid_network(void);

// Ends the process, rather than the machine, where it takes more memory than this, or than it might before. False
// where that cannot be done.
bool host_process_limit_memory(uint64_t bytes);

// Ends the process (SIGXFSZ) where it writes more bytes into a file than this. False where that cannot be done.
bool host_process_limit_files(uint64_t bytes);

// Has all threads take their memory from one place where the address space is bounded. GNU's library keeps 64 MiB of
// addresses for each thread; with none left, each allocation is a mapping of its own, a hundred times as slow.
void host_process_share_bounded_memory(void);

#endif
