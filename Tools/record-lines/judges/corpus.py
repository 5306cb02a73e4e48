"""Which headlines are recorded, in which fonts, at which widths, set how."""

import dataclasses
import os
import unicodedata

from .engine import Job
from .font import covered_scalars

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", ".."))
HEADLINES = os.path.join(ROOT, "Tests", "Corpora", "headlines")
FONTS = os.path.join(ROOT, "Fonts", "Files")

#: In em. Whole ones are where full-width characters end exactly at the edge.
WIDTHS = (8, 12.17, 13, 17.3, 21)


@dataclasses.dataclass(frozen=True)
class Setting:
    """Headlines of one language in one font file, how many of them at most, and how they are set.

    `line_break`, `word_break` and `text_wrap` are CSS's properties; `soft_hyphens` puts them into the words.
    """

    language: str
    font: str
    most: int
    line_break: str = "strict"
    word_break: str = "normal"
    text_wrap: str = "wrap"
    soft_hyphens: bool = False

    @property
    def name(self):
        """The recordings' file name, without ending."""
        return "-".join([self.language, os.path.splitext(self.font)[0]] + self.departures())

    def departures(self):
        """What is not set as by default, a word each."""
        words = []
        if self.line_break != "strict":
            words.append(f"line_{self.line_break}")
        if self.word_break != "normal":
            words.append(f"word_{self.word_break}")
        if self.text_wrap != "wrap":
            words.append(f"wrap_{self.text_wrap}")
        if self.soft_hyphens:
            words.append("soft_hyphens")
        return words

    @property
    def is_free(self):
        """Whether CSS leaves to each engine which of the possible breaks are taken."""
        return self.text_wrap != "wrap" or self.word_break == "auto-phrase"

    @property
    def engines(self):
        """The engines that can be asked: Pango sets lines in one way only."""
        return ("chromium",) if self.departures() else ("chromium", "pango")

    def job(self, widths, texts):
        """What an engine is asked of some texts."""
        return Job(
            font=self.font_path, language=self.language, line_break=self.line_break,
            word_break=self.word_break, text_wrap=self.text_wrap, widths=tuple(widths),
            texts=tuple(texts))

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
        if self.soft_hyphens:
            chosen = [(identifier, softened(headline)) for identifier, headline in chosen]
        return chosen[:self.most]


def softened(text):
    """The text with a soft hyphen after every third letter of a word that two more letters follow."""
    soft = ""
    letters = 0
    for index, character in enumerate(text):
        soft += character
        letters = letters + 1 if _is_letter(character) else 0
        following = text[index + 1:index + 3]
        if letters == 3 and len(following) == 2 and all(map(_is_letter, following)):
            soft += "\u00ad"
            letters = 0
    return soft


def _is_letter(character):
    return unicodedata.category(character).startswith("L")


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

CJK = "NotoSansCJKjp-Regular.otf"
SANS = "FitcheckSans-Regular.otf"

#: Settings other than the default ones.
SETTINGS += (
    Setting("ja", CJK, 500, line_break="normal"),
    Setting("ja", CJK, 500, line_break="loose"),
    Setting("ja", CJK, 500, line_break="anywhere"),
    Setting("ja", CJK, 500, word_break="keep-all"),
    Setting("ja", CJK, 500, word_break="break-all"),
    Setting("ja", CJK, 500, word_break="auto-phrase"),
    Setting("ja", CJK, 500, text_wrap="balance"),
    Setting("ja", CJK, 500, text_wrap="pretty"),
    Setting("zh-Hans", CJK, 500, line_break="loose"),
    Setting("zh-Hans", CJK, 500, word_break="keep-all"),
    Setting("ko", CJK, 500, word_break="keep-all"),
    Setting("ko", CJK, 500, word_break="break-all"),
    Setting("en", SANS, 500, line_break="anywhere"),
    Setting("en", SANS, 500, word_break="break-all"),
    Setting("en", SANS, 500, text_wrap="balance"),
    Setting("en", SANS, 500, text_wrap="pretty"),
    Setting("de", SANS, 500, soft_hyphens=True),
    # With kerning.
    Setting("de", CJK, 500, soft_hyphens=True),
    Setting("ar", "NotoSansArabic-Regular.ttf", 300, line_break="anywhere"),
    Setting("hi", "NotoSansDevanagari-Regular.ttf", 300, word_break="break-all"),
    Setting("th", "NotoSansThai-Regular.ttf", 300, word_break="keep-all"),
    Setting("th", "NotoSansThai-Regular.ttf", 300, word_break="break-all"),
)
