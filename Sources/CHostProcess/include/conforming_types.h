#ifndef CONFORMING_TYPES_H
#define CONFORMING_TYPES_H

#include <stddef.h>
#include <stdint.h>

// Calls `found` with the metadata of each type of this program that the compiler says conforms to a protocol of this
// name, in whatever module: the caller casts. Generic types are left out, and what other libraries bring. Nothing is
// found on systems whose programs are no ELF files.
void host_process_conforming_types(
    const char *protocol_name, void (*found)(const void *metadata, void *context), void *context);

#endif
