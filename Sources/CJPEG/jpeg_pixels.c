#include "jpeg_pixels.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

// The library's errors are fatal by default, and its way out of one is a jump: no frame of Swift may lie between.
struct failure {
  struct jpeg_error_mgr manager;
  jmp_buf way_out;
};

static void fail(j_common_ptr info) {
  struct failure *failure = (struct failure *)info->err;
  longjmp(failure->way_out, 1);
}

static void say_nothing(j_common_ptr info) { (void)info; }

// A progressive file may ask for the whole picture to be gone over again as often as it likes.
static const int most_scans = 100;

static void count_scans(j_common_ptr info) {
  if (info->is_decompressor && ((j_decompress_ptr)info)->input_scan_number > most_scans) fail(info);
}

// What Adobe's programs write counts ink from the other end.
static uint32_t from_inks(const JSAMPLE *inks, int are_inverted) {
  uint32_t light[4];
  for (int index = 0; index < 4; index++) light[index] = are_inverted ? inks[index] : 255u - inks[index];
  return 0xFF000000u | (light[0] * light[3] / 255u) << 16 | (light[1] * light[3] / 255u) << 8 | light[2] * light[3] / 255u;
}

// The least of the library's sizes, an eighth, a quarter, a half and the whole, that has so many pixels.
static unsigned denominator(const struct jpeg_decompress_struct *info, size_t wanted_width, size_t wanted_height) {
  unsigned divisor = 8;
  while (divisor > 1 && (info->image_width / divisor < wanted_width || info->image_height / divisor < wanted_height)) {
    divisor /= 2;
  }
  return divisor;
}

uint32_t *jpeg_pixels_read(const uint8_t *bytes, size_t count, size_t limit, size_t wanted_width, size_t wanted_height,
                           size_t *width, size_t *height) {
  struct jpeg_decompress_struct info;
  struct failure failure;
  struct jpeg_progress_mgr progress = {.progress_monitor = count_scans};
  // Both are changed after setjmp, and read after a jump.
  uint32_t *volatile pixels = NULL;
  JSAMPLE *volatile row = NULL;

  info.err = jpeg_std_error(&failure.manager);
  failure.manager.error_exit = fail;
  failure.manager.output_message = say_nothing;
  if (setjmp(failure.way_out)) {
    jpeg_destroy_decompress(&info);
    free(row);
    free(pixels);
    return NULL;
  }
  jpeg_create_decompress(&info);
  info.progress = &progress;
  jpeg_mem_src(&info, bytes, count);
  jpeg_read_header(&info, TRUE);
  const int has_inks = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = has_inks ? JCS_CMYK : JCS_RGB;
  // Of a file in several scans all is held until the last one: four times as much memory a pixel, or more.
  if (jpeg_has_multiple_scans(&info)) limit /= 4;
  if (info.image_height == 0 || info.image_width > limit / info.image_height) fail((j_common_ptr)&info);
  info.scale_denom = denominator(&info, wanted_width, wanted_height);
  jpeg_calc_output_dimensions(&info);
  pixels = malloc((size_t)info.output_width * info.output_height * sizeof(uint32_t));
  row = malloc((size_t)info.output_width * 4);
  if (!pixels || !row) fail((j_common_ptr)&info);

  jpeg_start_decompress(&info);
  const size_t step = has_inks ? 4 : 3;
  while (info.output_scanline < info.output_height) {
    uint32_t *target = pixels + (size_t)info.output_scanline * info.output_width;
    JSAMPROW rows[] = {row};
    jpeg_read_scanlines(&info, rows, 1);
    for (size_t x = 0; x < info.output_width; x++) {
      const JSAMPLE *sample = row + x * step;
      target[x] = has_inks ? from_inks(sample, info.saw_Adobe_marker)
                           : 0xFF000000u | (uint32_t)sample[0] << 16 | (uint32_t)sample[1] << 8 | sample[2];
    }
  }
  *width = info.output_width;
  *height = info.output_height;
  // What comes after the last row is of no interest, nor is what is wrong with it.
  jpeg_destroy_decompress(&info);
  free(row);
  return pixels;
}

void jpeg_pixels_free(uint32_t *pixels) { free(pixels); }
