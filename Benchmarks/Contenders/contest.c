// Runs one row of the contest with the engine it is linked with.
//
//     contender FONT LANGUAGE ITEMS AREAS ROW PASSES
//
// ITEMS is a file with an item a line: headline, snippet and time, with tabs between. AREAS are WIDTHxHEIGHT in points,
// with commas between. Rows: `cold` prepares an item's three texts; `widget` prepares them and decides in every area;
// `decide` decides in every area what was prepared before; `answers` prints the lines of headline and snippet in every
// area, an item a line. The others print the fastest pass, in nanoseconds an item.

#include "contest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { HEADLINE, SNIPPET, TIME, TEXT_COUNT };
enum { MOST_AREAS = 1024 };
static const double point_sizes[TEXT_COUNT] = {12, 11, 10};
// Lines as tall as the system font's at these sizes.
static const double heights[TEXT_COUNT] = {14.32, 13.13, 11.94};

struct item {
  struct text texts[TEXT_COUNT];
};

static struct item *items;
static size_t item_count;
static double areas[MOST_AREAS][2];
static size_t area_count;

static size_t utf16_of(const char *text, uint16_t *units) {
  size_t count = 0;
  for (const unsigned char *byte = (const unsigned char *)text; *byte;) {
    uint32_t scalar = *byte++;
    int more = scalar < 0x80 ? 0 : scalar < 0xE0 ? 1 : scalar < 0xF0 ? 2 : 3;
    if (more) scalar &= 0x3F >> more;
    while (more-- && *byte) scalar = scalar << 6 | (*byte++ & 0x3F);
    if (scalar < 0x10000) {
      units[count++] = (uint16_t)scalar;
    } else {
      units[count++] = (uint16_t)(0xD800 + ((scalar - 0x10000) >> 10));
      units[count++] = (uint16_t)(0xDC00 + (scalar & 0x3FF));
    }
  }
  return count;
}

static void read_items(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) {
    fprintf(stderr, "contest: cannot read %s\n", path);
    exit(2);
  }
  char *line = NULL;
  size_t capacity = 0, room = 0;
  ssize_t length;
  while ((length = getline(&line, &capacity, file)) > 0) {
    if (line[length - 1] == '\n') line[length - 1] = 0;
    if (item_count == room) items = realloc(items, (room = room ? 2 * room : 256) * sizeof *items);
    char *rest = strdup(line);
    for (int number = 0; number < TEXT_COUNT; number++) {
      char *field = rest ? rest : "";
      char *end = strchr(field, '\t');
      if (end) *end = 0;
      rest = end ? end + 1 : NULL;
      struct text *text = &items[item_count].texts[number];
      text->utf8 = field;
      text->utf8_length = strlen(field);
      uint16_t *units = malloc((text->utf8_length + 1) * sizeof *units);
      text->utf16_length = utf16_of(field, units);
      text->utf16 = units;
    }
    item_count++;
  }
  free(line);
  fclose(file);
}

static void read_areas(char *list) {
  for (char *area = strtok(list, ","); area && area_count < MOST_AREAS; area = strtok(NULL, ","))
    if (sscanf(area, "%lfx%lf", &areas[area_count][0], &areas[area_count][1]) == 2) area_count++;
}

static void prepare(const struct item *item, kept **kept_texts) {
  for (int number = 0; number < TEXT_COUNT; number++)
    kept_texts[number] = engine_prepare(&item->texts[number], point_sizes[number]);
}

static void forget(kept **kept_texts) {
  for (int number = 0; number < TEXT_COUNT; number++) engine_forget(kept_texts[number]);
}

// The candidate shown in an area: a headline with two lines of the snippet, with one, alone.
static size_t decide(kept **texts, const double area[2]) {
  double rest = area[1] - heights[TIME] - (double)engine_lines(texts[HEADLINE], area[0]) * heights[HEADLINE];
  size_t lines = engine_lines(texts[SNIPPET], area[0]);
  for (size_t candidate = 0; candidate < 2; candidate++) {
    size_t shown = lines < 2 - candidate ? lines : 2 - candidate;
    if ((double)shown * heights[SNIPPET] <= rest) return candidate;
  }
  return 2;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

int main(int count, char **arguments) {
  if (count != 7) {
    fputs("usage: contender FONT LANGUAGE ITEMS AREAS ROW PASSES\n", stderr);
    return 2;
  }
  read_items(arguments[3]);
  read_areas(arguments[4]);
  const char *row = arguments[5];
  int passes = atoi(arguments[6]);
  engine_open(arguments[1], arguments[2]);
  int decides = strcmp(row, "cold") != 0, keeps = strcmp(row, "decide") == 0;
  kept *(*all)[TEXT_COUNT] = keeps ? malloc(item_count * sizeof *all) : NULL;
  for (size_t item = 0; all && item < item_count; item++) prepare(&items[item], all[item]);
  if (strcmp(row, "answers") == 0) {
    for (size_t item = 0; item < item_count; item++) {
      kept *texts[TEXT_COUNT];
      prepare(&items[item], texts);
      for (size_t area = 0; area < area_count; area++)
        printf("%s%zu %zu", area ? "\t" : "", engine_lines(texts[HEADLINE], areas[area][0]),
               engine_lines(texts[SNIPPET], areas[area][0]));
      putchar('\n');
      forget(texts);
    }
    return 0;
  }
  double fastest = 0;
  size_t sum = 0;
  for (int pass = 0; pass < passes; pass++) {
    double start = now();
    for (size_t item = 0; item < item_count; item++) {
      kept *own[TEXT_COUNT], **texts = all ? all[item] : own;
      if (!all) prepare(&items[item], texts);
      for (size_t area = 0; decides && area < area_count; area++) sum += decide(texts, areas[area]);
      if (!all) forget(texts);
    }
    double time = now() - start;
    if (pass == 0 || time < fastest) fastest = time;
  }
  printf("%.1f\n", fastest / (double)(item_count ? item_count : 1));
  fprintf(stderr, "%zu\n", sum);
  return 0;
}
