"""Numbers for targets that choose by them: each kind of view, container and modifier at least a few times."""

import random

#: How many there are of each in HostileView.swift, and which of them these begin with.
LEAVES, CONTAINERS, MODIFIERS = 14, 14, 26
TEXT, LENGTHLESS = 11, 3
NEVER = 255


def chosen(index, count):
    """The byte that a generator's number is made of which chooses one of so many."""
    return (2 * index + 1) * 128 // count


def rest(chance, length=60):
    """Numbers without a plan, among which those at the ends, which choose what is seldom."""
    return bytes(chance.choice([0, 255, 128, chance.randrange(256), chance.randrange(256)]) for _ in range(length))


def views():
    # One text of three words, without a modifier: a leaf's number, a text's, that of which text, and that of no modifier.
    text = bytes([chosen(TEXT, LEAVES), chosen(1, 4), chosen(1, 4), 0])
    empty = bytes([chosen(LENGTHLESS, LEAVES), 0])
    for number in range(40):
        chance = random.Random(number)
        # The first number chooses the levels, and whether there is a search for headroom.
        for start in (4, 0):
            if number < LEAVES:
                yield bytes([start, 0, chosen(number, LEAVES)]) + rest(chance)
            if number < CONTAINERS:
                for children in ([], [text], [text, empty], [empty, text, text]):
                    yield (bytes([start, NEVER, chosen(len(children), 4)]) + b"".join(children)
                           + bytes([chosen(number, CONTAINERS)]) + rest(chance))
            if number < MODIFIERS:
                yield bytes([start, 0]) + text[:-1] + bytes([chosen(1, 3), chosen(number, MODIFIERS)]) + rest(chance)
                yield bytes([start, NEVER, chosen(2, 4)]) + text * 2 + bytes([chosen(number % 7, CONTAINERS)]) + rest(chance,
                    2) + bytes([chosen(2, 3), chosen(number, MODIFIERS)]) + rest(chance)
    for number in range(160):
        chance = random.Random(number)
        yield bytes([number % 32]) + (rest(chance, 240) if number % 2 else chance.randbytes(240))


def maps():
    # Bounds, as they are found by chance and as widgets have them, then numbers for views.
    usual = bytes([208, 145, 208, 100, 255, 255, 0, 0, 60, 30, 120, 200, 208, 20, 20, 145])
    for number in range(240):
        chance = random.Random(number)
        bounds = usual if number % 2 else chance.randbytes(16)
        yield bounds + (rest(chance, 40 + number) if number % 3 else chance.randbytes(40 + number))
