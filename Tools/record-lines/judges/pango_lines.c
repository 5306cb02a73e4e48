// Asks Pango for the lines of texts in one font file.
//
//     pango_lines FONT-FILE LANGUAGE PIXELS-PER-EM
//
// Standard input: a request a line, "width in em,width in em,…<TAB>text" (UTF-8).
// Standard output: for each request one line, a field for each width and tabs between them: the lines of the text at
// that width as "byte offset where it begins:width in em", with spaces between them.

#include <fontconfig/fontconfig.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static PangoContext *make_context(const char *path, const char *language, double pixels) {
  // A private configuration with the one file in it: nothing else can be fallen back on.
  FcConfig *config = FcConfigCreate();
  if (!FcConfigAppFontAddFile(config, (const FcChar8 *)path)) return NULL;
  FcFontSet *fonts = FcConfigGetFonts(config, FcSetApplication);
  FcChar8 *family = NULL;
  if (!fonts || fonts->nfont == 0 ||
      FcPatternGetString(fonts->fonts[0], FC_FAMILY, 0, &family) != FcResultMatch)
    return NULL;

  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  PangoContext *context = pango_font_map_create_context(map);

  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);

  PangoFontDescription *description = pango_font_description_new();
  pango_font_description_set_family(description, (const char *)family);
  pango_font_description_set_absolute_size(description, pixels * PANGO_SCALE);
  pango_context_set_font_description(context, description);
  pango_font_description_free(description);
  pango_context_set_language(context, pango_language_from_string(language));
  pango_context_set_base_dir(context, PANGO_DIRECTION_WEAK_LTR);
  return context;
}

static void print_lines(PangoLayout *layout, double pixels) {
  const char *separator = "";
  for (GSList *item = pango_layout_get_lines_readonly(layout); item; item = item->next) {
    PangoLayoutLine *line = item->data;
    PangoRectangle logical;
    pango_layout_line_get_extents(line, NULL, &logical);
    printf("%s%d:%.7f", separator, line->start_index, logical.width / (pixels * PANGO_SCALE));
    separator = " ";
  }
}

int main(int count, char **arguments) {
  if (count != 4) {
    fputs("usage: pango_lines FONT-FILE LANGUAGE PIXELS-PER-EM\n", stderr);
    return 2;
  }
  double pixels = atof(arguments[3]);
  PangoContext *context = make_context(arguments[1], arguments[2], pixels);
  if (!context) {
    fprintf(stderr, "pango_lines: not a font: %s\n", arguments[1]);
    return 2;
  }
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_auto_dir(layout, TRUE);
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
  pango_layout_set_attributes(layout, attributes);

  char *request = NULL;
  size_t capacity = 0;
  ssize_t length;
  while ((length = getline(&request, &capacity, stdin)) > 0) {
    if (request[length - 1] == '\n') request[length - 1] = 0;
    char *text = strchr(request, '\t');
    if (!text) continue;
    *text++ = 0;
    pango_layout_set_text(layout, text, -1);
    const char *separator = "";
    for (char *width = request; *width;) {
      char *end;
      double em = strtod(width, &end);
      // Pango's width is a whole number of its units; the next one up keeps a line that fits exactly.
      pango_layout_set_width(layout, em > 0 ? (int)ceil(em * pixels * PANGO_SCALE - 1e-6) : -1);
      fputs(separator, stdout);
      print_lines(layout, pixels);
      separator = "\t";
      width = *end == ',' ? end + 1 : end + strlen(end);
    }
    putchar('\n');
    fflush(stdout);
  }
  return ferror(stdout) ? 1 : 0;
}
