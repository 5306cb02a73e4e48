"""Writes files so that one is as it was, or whole."""

import os


def write(path, text):
    replacement = path + ".new"
    with open(replacement, "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(replacement, path)
