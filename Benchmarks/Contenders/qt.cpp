// Qt: a QTextLayout for each text, which takes new widths.

#include "contest.h"

#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QTextLayout>
#include <QTextOption>

#include <cstdlib>

static QString family;

extern "C" void engine_open(const char *path, const char *) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  static int count = 1;
  static char name[] = "contest";
  static char *arguments[] = {name, nullptr};
  new QGuiApplication(count, arguments);
  int number = QFontDatabase::addApplicationFont(QString::fromUtf8(path));
  if (number < 0) exit(2);
  family = QFontDatabase::applicationFontFamilies(number).first();
}

extern "C" kept *engine_prepare(const struct text *text, double point_size) {
  QFont font(family);
  // Half a point is no whole number of pixels: laid out at a hundred times the size.
  font.setPixelSize(static_cast<int>(point_size * 100));
  font.setHintingPreference(QFont::PreferNoHinting);
  auto *layout = new QTextLayout(
      QString(reinterpret_cast<const QChar *>(text->utf16), static_cast<int>(text->utf16_length)), font);
  QTextOption option;
  option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  option.setUseDesignMetrics(true);
  layout->setTextOption(option);
  return reinterpret_cast<kept *>(layout);
}

extern "C" size_t engine_lines(kept *text, double width) {
  auto *layout = reinterpret_cast<QTextLayout *>(text);
  if (layout->text().isEmpty()) return 0;
  layout->beginLayout();
  for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine())
    line.setLineWidth(width * 100);
  layout->endLayout();
  return static_cast<size_t>(layout->lineCount());
}

extern "C" void engine_forget(kept *text) { delete reinterpret_cast<QTextLayout *>(text); }
