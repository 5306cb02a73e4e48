#pragma once
#include <stddef.h>
#include <stdint.h>

/// libFuzzer, which calls back with inputs until its time is over.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*callback)(const uint8_t *, size_t));

/// The instructions this thread has executed so far, as the processor counts them; where it does not tell, an estimate
/// from the time it has had.
uint64_t driver_instructions(void);

/// Has the process write to a file, when it ends, the addresses of the edges that its inputs have taken, each in a line, as
/// hexadecimal distances from the program's beginning. The path is kept, not copied. Linux alone.
void driver_write_coverage(const char *path);

/// Notes the edges that an input has taken: libFuzzer counts those of the next one from zero. Does nothing unless they are to
/// be written.
void driver_note_coverage(void);
