"""What a stream of Swift Testing's events says of tests (`--event-stream-output-path`)."""

import json
import re


def walk(path):
    """Of each event of a suite or a test its kind, the identifier, and how its messages are marked ("pass", "fail").

    None where nothing was begun that would have written it. An identifier with a slash is a test's.
    """
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            lines = file.readlines()
    except FileNotFoundError:
        return
    for line in lines:
        try:
            payload = json.loads(line)["payload"]
            yield payload["kind"], payload["testID"], {message["symbol"] for message in payload["messages"]}
        except (ValueError, KeyError):  # of no test, or cut off
            continue


def is_passed(marks):
    """Whether a test that is marked so has passed, as one does whose issues are all known ("passWithKnownIssue")."""
    return any(mark.startswith("pass") for mark in marks)


def short(name):
    """An identifier without the place in its file."""
    return re.sub("/[^/]*[.]swift:[0-9]+:[0-9]+$", "", name)


def unmatched(patterns, names):
    """Those of patterns, as tests are chosen by them, that none of these identifiers matches."""
    def is_found(pattern):
        try:
            return any(re.search(pattern, text) for name in names for text in (name, short(name)))
        except re.error:  # what the package manager reads and Python does not
            return True

    return [pattern for pattern in patterns if not is_found(pattern)]
