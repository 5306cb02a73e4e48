"""Which headlines are recorded, in which fonts, at which widths."""

import dataclasses
import os

from .font import covered_scalars

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", ".."))
HEADLINES = os.path.join(ROOT, "Tests", "Corpora", "headlines")
FONTS = os.path.join(ROOT, "Fonts", "Files")

#: In em. Whole ones are where full-width characters end exactly at the edge.
WIDTHS = (8, 12.17, 13, 17.3, 21)


@dataclasses.dataclass(frozen=True)
class Setting:
    """Headlines of one language in one font file, and how many of them at most."""

    language: str
    font: str
    most: int

    @property
    def name(self):
        """The recordings' file name, without ending."""
        return f"{self.language}-{os.path.splitext(self.font)[0]}"

    @property
    def font_path(self):
        """Where the font file is."""
        return os.path.join(FONTS, self.font)

    def rows(self):
        """(id, headline) of the first headlines that the font covers: rows are in the order of a digest."""
        covered = covered_scalars(self.font_path)
        chosen = [
            (identifier, headline) for identifier, headline in headlines(self.language)
            if all(ord(character) in covered for character in headline)
        ]
        return chosen[:self.most]


def headlines(language):
    """All (id, headline) of a language, in the file's order."""
    with open(os.path.join(HEADLINES, f"{language}.tsv"), encoding="utf-8") as file:
        lines = file.read().split("\n")[1:]
    return [tuple(line.split("\t")[:2]) for line in lines if line]


SETTINGS = (
    Setting("ja", "NotoSansCJKjp-Regular.otf", 2000),
    Setting("en", "FitcheckSans-Regular.otf", 1500),
    # The same words with kerning, which the file of the system font lacks.
    Setting("en", "NotoSansCJKjp-Regular.otf", 1000),
    Setting("de", "FitcheckSans-Regular.otf", 1000),
    Setting("ru", "FitcheckSans-Regular.otf", 1000),
    Setting("ko", "NotoSansCJKjp-Regular.otf", 1000),
    Setting("zh-Hans", "NotoSansCJKjp-Regular.otf", 1000),
    Setting("zh-Hant", "NotoSansCJKjp-Regular.otf", 1000),
    Setting("ar", "NotoSansArabic-Regular.ttf", 500),
    Setting("he", "NotoSansHebrew-Regular.ttf", 500),
    Setting("hi", "NotoSansDevanagari-Regular.ttf", 500),
    Setting("th", "NotoSansThai-Regular.ttf", 500),
)
