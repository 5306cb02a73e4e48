"""Builds every file, its licence, and the record of both."""

import os
from collections import namedtuple

from fontTools.ttLib import TTFont

import compiled_metrics
import face_tables
import gothic
import manifest
import noto
import packages
import system_family
import system_metrics
from facts import SystemFont, between_weights, whole_units

#: `change` is what the README's table says was done.
Source = namedtuple("Source", "package license change")

INTER = Source(
    "fonts-inter", "OFL-Inter.txt",
    "new metrics and names, fewer characters, new mark positioning; no kerning, ligatures or alternates")
GOTHIC = Source(
    "fonts-noto-cjk", "OFL-Noto-Sans-CJK.txt",
    "the Japanese face, every character; no hints, no vertical setting, fewer features")
SCRIPTS = Source("fonts-noto-core", "OFL-Noto.txt", "none")
REST = Source("fonts-noto-core", "OFL-Noto.txt", "subset: characters that Fitcheck Sans lacks; no hints")
SYMBOLS = Source("fonts-noto-core", "OFL-Noto.txt", "subset: symbols that no face before it draws; no hints")
EMOJI = Source("fonts-noto-color-emoji", "OFL-Noto-Color-Emoji.txt", "none")

#: What is computed from the other files.
TOOLS = Source("python3-fonttools", "", "")

WEIGHT_CLASS = {"Regular": 400, "Bold": 700}
GOTHIC_SCRIPTS = "Hani,Hira,Kana,Hang,Bopo"

TABLE_START, TABLE_END = "<!-- table: written by build-fonts -->", "<!-- end of table -->"


class Record:
    """What was built so far: the manifest's entries and, for each licence, the copyright lines."""

    def __init__(self, directory):
        self._directory = directory
        self.entries = []
        self.sources = {}
        self.copyrights = {}

    def add(self, name, role, weight, scripts, source):
        """Enters a font file that has been written."""
        path = os.path.join(self._directory, name)
        with TTFont(path, lazy=True) as font:
            line = font["name"].getDebugName(0).strip()
        self.copyrights.setdefault(source, [])
        if line not in self.copyrights[source]:
            self.copyrights[source].append(line)
        self._enter(name, 0, role, weight, scripts, source)

    def add_data(self, name, role, source):
        """Enters a file that is no font."""
        self._enter(name, "-", role, "-", "-", source)

    def _enter(self, name, face, role, weight, scripts, source):
        digest = manifest.digest(os.path.join(self._directory, name))
        version = packages.installed_version(source.package)
        self.entries.append(manifest.Entry(name, face, role, weight, scripts, digest, source.package, version))
        self.sources[name] = source


def build(files, licenses):
    """Fills two empty directories; returns (manifest entry, source) pairs."""
    record = Record(files)

    def path(name):
        return os.path.join(files, name)

    facts = SystemFont()
    family = system_family.FamilyBuilder(facts)
    for weight in system_family.WEIGHTS:
        name = system_family.file_name(weight)
        family.build(weight, path(name))
        _prove_system_face(path(name), family, weight)
        record.add(name, "system", weight.css, "Latn,Grek,Cyrl", INTER)
        print(f"{name}: x-height {family.x_height(weight):.1f}, on iOS {facts.vertical['xHeight'][weight.name]}")
    system_metrics.write(path("system-metrics.tsv"), facts, family.advances, family.scalars)
    record.add_data("system-metrics.tsv", "system-metrics", INTER)
    print(f"weight law: medium and semibold at most {facts.largest_weight_law_deviation():.6f}/2048 em off")

    for style in WEIGHT_CLASS:
        name = f"NotoSansCJKjp-{style}.otf"
        gothic.build(style, path(name))
        record.add(name, "gothic", WEIGHT_CLASS[style], GOTHIC_SCRIPTS, GOTHIC)
    for script in noto.SCRIPTS:
        for style in noto.SCRIPT_STYLES:
            name = noto.script_file(script, style)
            noto.copy(name, path(name))
            record.add(name, "script", WEIGHT_CLASS[style], script.tag, SCRIPTS)
    rest = noto.characters(noto.rest_file("Regular")) - set(family.scalars)
    for style in noto.REST_STYLES:
        name = noto.rest_file(style)
        noto.build_subset(name, rest, path(name))
        record.add(name, "rest", WEIGHT_CLASS[style], "Latn,Grek,Cyrl", REST)
    for name, scalars in noto.symbol_repertoires(rest.union(family.scalars)).items():
        noto.build_subset(name, scalars, path(name))
        record.add(name, "symbols", 400, "Zyyy", SYMBOLS)
    noto.copy(noto.EMOJI, path(noto.EMOJI))
    record.add(noto.EMOJI, "emoji", 400, "Zsye", EMOJI)

    compiled_metrics.write(files)
    record.add_data(compiled_metrics.NAME, "compiled-metrics", INTER)
    manifest.write(files, record.entries)
    face_tables.write(files)
    record.add_data(face_tables.NAME, "face-tables", TOOLS)
    manifest.write(files, record.entries)
    _write_licenses(licenses, record.copyrights)
    return [(entry, record.sources[entry.file]) for entry in record.entries]


def _prove_system_face(path, family, weight):
    """Ends the build if a built face's advances are not the rounded ones of the table."""
    with TTFont(path) as font:
        cmap, metrics = font.getBestCmap(), font["hmtx"]
        if sorted(cmap) != family.scalars:
            raise SystemExit(f"build-fonts: {path} has another repertoire than system-metrics.tsv")
        for scalar, glyph in cmap.items():
            exact = between_weights(family.advances[scalar].corners, family.facts.weight_factor[weight.name])
            if metrics[glyph][0] != whole_units(round(exact, 6)):
                raise SystemExit(f"build-fonts: {path}: U+{scalar:04X} is {metrics[glyph][0]} wide, not {exact}")


def _write_licenses(directory, copyrights):
    by_file = {}
    for source, lines in copyrights.items():
        package, known = by_file.setdefault(source.license, (source.package, []))
        known += [line for line in lines if line not in known]
    for name, (package, lines) in sorted(by_file.items()):
        text = packages.open_font_license(package)
        with open(os.path.join(directory, name), "w", encoding="utf-8", newline="\n") as file:
            file.write("\n".join(lines) + "\n\n")
            file.write("This Font Software is licensed under the SIL Open Font License, Version 1.1.\n\n")
            file.write("SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007\n\n")
            file.write(text)


def update_table(readme, entries):
    """Rewrites the README's table of files between its two marks."""
    with open(readme, encoding="utf-8") as file:
        before, rest = file.read().split(TABLE_START)
    after = rest.split(TABLE_END)[1]
    rows = ["| file | made from | licence | changed |", "|---|---|---|---|"]
    for entry, source in entries:
        if entry.role == "system-metrics":
            rows.append(f"| `{entry.file}` | the figures in `Data/`, outlines of {entry.package} {entry.version} | facts"
                        " | – |")
        elif entry.role == "compiled-metrics":
            rows.append(f"| `{entry.file}` | `system-metrics.tsv` | facts | – |")
        elif entry.role == "face-tables":
            rows.append(f"| `{entry.file}` | the fonts, with {entry.package} {entry.version} | facts | – |")
        else:
            rows.append(f"| `{entry.file}` | {entry.package} {entry.version} | [{source.license}]"
                        f"(Licenses/{source.license}) | {source.change} |")
    with open(readme + ".new", "w", encoding="utf-8", newline="\n") as file:
        file.write(before + TABLE_START + "\n" + "\n".join(rows) + "\n" + TABLE_END + after)
    os.replace(readme + ".new", readme)
