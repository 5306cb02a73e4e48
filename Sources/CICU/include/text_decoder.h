#ifndef FITCHECK_TEXT_DECODER_H
#define FITCHECK_TEXT_DECODER_H

#include <stddef.h>
#include <stdint.h>

/// An ICU converter to Unicode that stops at bytes which are no text; NULL where ICU has none of that
/// name. Used by one thread at a time.
void *fitcheck_decoder_open(const char *encoding);
void fitcheck_decoder_close(void *decoder);

enum {
  /// All bytes were taken.
  FITCHECK_DECODED_ALL = 0,
  /// The room for units is full; call again with the bytes not taken.
  FITCHECK_DECODED_FULL,
  /// Bytes that are no text were taken and left out; call again with the rest.
  FITCHECK_DECODED_FAULT,
  /// ICU refuses to go on.
  FITCHECK_DECODED_NOTHING,
};

/// Turns bytes into UTF-16. A character that the bytes break off in is kept for the next call, and is
/// a fault where `is_end` says that none comes. Tells how many bytes were taken and units written.
int fitcheck_decoder_decode(
    void *decoder, const uint8_t *bytes, size_t count, int is_end, size_t *taken, uint16_t *out,
    size_t capacity, size_t *written);

#endif
