"""What a stream of Swift Testing's events says of tests (`--event-stream-output-path`)."""

import json


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
