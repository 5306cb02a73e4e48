#include "conforming_types.h"

#include <string.h>

#ifdef __ELF__

// What the compiler leaves in a program about its types: github.com/swiftlang/swift, docs/ABI/TypeMetadata.rst, and
// include/swift/ABI/Metadata.h. References are offsets from where they stand; the least bit of some says that
// they lead to an address rather than to the thing.

typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t access_function;
} context_descriptor;

typedef struct {
  int32_t protocol;
  int32_t type;
  int32_t witness_table;
  uint32_t flags;
} conformance_descriptor;

typedef struct {
  const void *metadata;
  size_t state;
} metadata_response;

typedef __attribute__((swiftcall)) metadata_response (*access_function)(size_t request);

extern const int32_t __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));

static const void *direct(const int32_t *offset) {
  return *offset == 0 ? NULL : (const char *)offset + *offset;
}

static const void *indirectable(const int32_t *offset) {
  const char *place = (const char *)offset + (*offset & ~1);
  return *offset & 1 ? *(const void *const *)place : place;
}

static const void *metadata(const context_descriptor *type) {
  enum { class_kind = 16, struct_kind = 17, enum_kind = 18, is_generic = 0x80 };
  uint32_t kind = type->flags & 0x1F;
  if (kind < class_kind || kind > enum_kind || type->flags & is_generic) return NULL;
  access_function make = (access_function)direct(&type->access_function);
  return make ? make(0).metadata : NULL;
}

void host_process_conforming_types(
    const char *protocol_name, void (*found)(const void *metadata, void *context), void *context) {
  const int32_t *record = __start_swift5_protocol_conformances;
  for (; record != NULL && record < __stop_swift5_protocol_conformances; record++) {
    const conformance_descriptor *conformance = direct(record);
    if (conformance == NULL) continue;
    const context_descriptor *protocol = indirectable(&conformance->protocol);
    if (protocol == NULL || strcmp(direct(&protocol->name), protocol_name) != 0) continue;
    // How the type is referred to: 0 is its descriptor, 1 the address of that; others are Objective-C's.
    uint32_t kind = conformance->flags >> 3 & 7;
    if (kind > 1) continue;
    const void *reference = direct(&conformance->type);
    if (reference == NULL) continue;
    const context_descriptor *type = kind == 1 ? *(const context_descriptor *const *)reference : reference;
    const void *known = type ? metadata(type) : NULL;
    if (known != NULL) found(known, context);
  }
}

#else

void host_process_conforming_types(
    const char *protocol_name, void (*found)(const void *metadata, void *context), void *context) {}

#endif
