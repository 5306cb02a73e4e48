#pragma once
#include <stddef.h>
#include <stdint.h>

/// libFuzzer, which calls back with inputs until its time is over.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*callback)(const uint8_t *, size_t));

/// The instructions this thread has executed so far, as the processor counts them; where it does not tell, an estimate
/// from the time it has had.
uint64_t driver_instructions(void);
