"""Choices of columns as Tests/FitSelectionTests/Maps/RandomColumns.swift decodes them: each setting of a text, each kind of
view, container and modifier, and those that lie in one another."""

import itertools
import random

from chosen_numbers import no, pick, rest, within, yes

#: How many there are of each in RandomColumns.swift.
CHILDREN, CONTAINERS, MODIFIERS, AXES, AROUND = 14, 10, 14, 6, 8
#: How many FuzzTarget+Views.swift has.
HEADLINES = 12
#: Containers, and the axes of a choice, by their places.
LAYERS, LAZY_COLUMN, COLUMN = 0, 1, 9
DOWN, ACROSS, BOTH = 0, 4, 5
#: How RandomColumns sets a text: in lines up to a number, with room for them, apart, tightened, and made smaller.
LIMITS = ([pick(0, 24) + pick(lines, 3) for lines in range(3)] + [pick(6, 24), pick(7, 24) + yes(2) + pick(2, 5), pick(8, 24)]
          + [pick(9, 24) + pick(lines, 4) + pick(factor, 2) for lines in (0, 3) for factor in range(2)] + [pick(10, 24)])
#: What it makes of a text before: a second line, its begin, bold, with tracking, with a run of another size, and raised.
STYLES = ("", "l", "s", "b", "t", "r", "u", "lb", "tr", "bu", "ltru", "st")
#: Lengths: those that are written out, and those between.
LENGTHS = [yes(2) + pick(index, 5) for index in range(5)] + [no(2) + within(value, 0, 12) for value in (0.1, 6, 12)]
#: Lengths of frames: none, and such as hide a line, a word, and nothing.
FRAMES = [yes(2)] + [no(2) + within(value, 10, 160) for value in (12, 20, 45, 80, 140, 160)]
UNBOUNDED = 10


def set_text(headline, style, font, limit):
    """The numbers by which RandomColumns writes one text."""
    def part(letter, count, chosen_then=b""):
        return yes(count) + chosen_then if letter in style else no(count)
    other = pick((headline + 5) % HEADLINES, HEADLINES)
    named = yes(3) + pick(font, 5) if font < 5 else no(3) + pick(font - 5, 6)
    return (pick(headline, HEADLINES) + part("l", 60, other) + part("s", 10) + part("b", 2) + part("t", 12, pick(font % 3, 3))
            + part("r", 60, other) + part("u", 12) + named + limit)


def plain(headline, style="", font=7):
    return set_text(headline, style, font, LIMITS[-1])


def modified(view, modifier=None):
    """A view with a modifier, or without one."""
    return view + (no(3) if modifier is None else yes(3) + modifier)


def modifiers():
    """Every modifier with lengths of each kind."""
    frames = itertools.product(FRAMES, repeat=2)
    yield from (pick(0, MODIFIERS) + width + height for width, height in frames)
    yield pick(1, MODIFIERS)
    yield from (pick(2, MODIFIERS) + height + end for height in FRAMES for end in (yes(2), no(2)))
    yield from (pick(3, MODIFIERS) + width + height for width in FRAMES for height in FRAMES[::2])
    yield from (pick(kind, MODIFIERS) + length for kind in (4, 5, 6) for length in LENGTHS)
    yield from (pick(kind, MODIFIERS) for kind in (7, 8, 10, 11, 12, 13))
    yield from (pick(9, MODIFIERS) + pick(priority, 2) for priority in range(2))


def leaves():
    """Every view that holds none and is no text."""
    yield from (pick(0, CHILDREN) + least for least in [yes(2)] + [no(2) + length for length in LENGTHS[::3]])
    yield pick(1, CHILDREN)
    yield from (pick(2, CHILDREN) + height for height in [yes(2)] + [no(2) + length for length in LENGTHS[::3]])
    yield from (pick(kind, CHILDREN) for kind in (3, 4))


def text_child(text):
    return pick(UNBOUNDED, CHILDREN) + text


def at(levels, view, holds=""):
    """A view where so many levels are left: a leaf, a container, or a choice."""
    if levels == 0:
        return view
    return no(4) + view if not holds else yes(4) + (yes(4) if holds == "choice" else no(4)) + view


def container(kind, children, aligned=0, spacing=None, modifier=None):
    """A container of up to four views."""
    column = pick(aligned, 3) + (no(3) if spacing is None else yes(3) + spacing)
    return modified(pick(len(children) - 1, 4) + b"".join(children) + pick(kind, CONTAINERS) + (column if kind > 1 else b""),
                    modifier)


def choice(candidates, axes=DOWN):
    """A choice of up to four texts and containers, of which each says which of both it is."""
    return pick(len(candidates) - 1, 4) + b"".join(candidates) + pick(axes, AXES)


def of_text(text):
    return yes(5) + text


def of_container(view):
    return no(5) + view


def around(number):
    """What is around a choice: padding, an open or a closed frame, half of its colour, or nothing."""
    number %= 9
    if number < 3:
        return pick(0, AROUND) + LENGTHS[number * 2]
    if number < 5:
        return pick(1, AROUND) + (yes(2) if number == 3 else no(2))
    return pick(2, AROUND) if number == 5 else pick(7, AROUND)


def choices_of_texts():
    """Choices of columns, of which the first begins with a text of each kind."""
    for number, (style, limit) in enumerate((style, limit) for style in STYLES for limit in LIMITS):
        for headline in range(HEADLINES):
            text = set_text(headline, style, (number + headline) % 11, limit)
            # Alone before a shorter one, or above another with a modifier of its own.
            if (number + headline) % 2:
                yield choice([of_text(text), of_text(plain(headline, "s", 5))], number % AXES) + around(8)
                continue
            first = modified(at(1, text_child(text)), MODIFIED[number % len(MODIFIED)] if number % 2 else None)
            column = container(COLUMN, [first, modified(at(1, text_child(plain(headline))))], number % 3)
            yield choice([of_container(column), of_text(plain(headline))]) + around(8)


def choices_of_containers():
    """Choices whose candidates hold each kind of view, container and modifier."""
    texts = [modified(at(1, text_child(plain(headline)))) for headline in range(HEADLINES)]
    for number, leaf in enumerate(leaves()):
        for kind in (LAYERS, LAZY_COLUMN, COLUMN):
            one = modified(at(1, leaf), MODIFIED[number] if kind == LAYERS else None)
            held = container(kind, [texts[number % HEADLINES], one, texts[(number + 1) % HEADLINES]], number % 3)
            yield choice([of_container(held), of_text(plain(0, "s"))], number % AXES) + around(number)
    for number, modifier in enumerate(MODIFIED):
        # On a text, on a leaf, on a container, and on each of two.
        text = modified(at(1, text_child(plain(number % HEADLINES))), modifier)
        leaf = modified(at(1, pick(number % 5, CHILDREN) + (yes(2) if number % 5 in (0, 2) else b"")), modifier)
        kind = (LAYERS, LAZY_COLUMN, COLUMN, COLUMN)[number % 4]
        spacing = None if number % 2 else LENGTHS[number % len(LENGTHS)]
        bare, other = texts[number % HEADLINES], MODIFIED[number * 7 % len(MODIFIED)]
        for first in (container(kind, [text, bare], spacing=spacing), container(kind, [leaf, text], 1, spacing),
                      container(kind, [bare, bare], 2, spacing, modifier), container(kind, [text], 0, spacing, other)):
            yield choice([of_container(first), of_text(plain(number % HEADLINES, "s", 5))], number % AXES) + around(number)


def choices_of_choices():
    """Choices within choices, and containers within containers, along each axis."""
    chance = random.Random(66)
    for number, (outer, inner, axes, within_it) in enumerate(itertools.product((LAYERS, LAZY_COLUMN, COLUMN), (
            LAYERS, LAZY_COLUMN, COLUMN), (DOWN, ACROSS, BOTH), (DOWN, ACROSS, BOTH))):
        for changed in (None, chance.choice(MODIFIED), chance.choice(MODIFIED)):
            # What a choice holds there has no levels left.
            held = container(inner, [modified(text_child(plain(number % HEADLINES))),
                                     modified(text_child(plain((number + 1) % HEADLINES)), changed)])
            nested = modified(at(1, choice([of_text(plain(number % HEADLINES, font=5 + number % 6)),
                                            of_text(plain(number % HEADLINES, "s"))], within_it), "choice"), changed)
            beside = modified(at(1, text_child(set_text(number % HEADLINES, "b", number % 11, LIMITS[number % len(LIMITS)]))))
            in_it = modified(at(1, held, "container"), changed)
            for children in ([nested, beside], [beside, in_it], [nested, in_it, nested]):
                yield choice([of_container(container(outer, children, number % 3)), of_container(
                    container(COLUMN, [beside])), of_text(plain(0, "s", 5))], axes) + around(number)


MODIFIED = list(modifiers())


def columns():
    yield from choices_of_texts()
    yield from choices_of_containers()
    yield from choices_of_choices()


# Bounds, as they are found by chance and as widgets have them.
USUAL = bytes([208, 145, 208, 100, 255, 255, 0, 0, 60, 30, 120, 200, 208, 20, 20, 145])
# So narrow that words go over several lines.
NARROW = bytes([8, 60, 14, 90, 20, 145, 40, 100, 60, 30, 100, 145, 3, 255, 208, 12])


def maps():
    """Eight bounds, then numbers for views."""
    for number, view in enumerate(columns()):
        yield (NARROW if number % 2 else USUAL) + view
    for number in range(240):
        chance = random.Random(number)
        bounds = USUAL if number % 2 else chance.randbytes(16)
        yield bounds + (rest(chance, 40 + number) if number % 3 else chance.randbytes(40 + number))
