import ArgumentParser

/// How verdicts are written.
enum VerdictFormatName: String, ExpressibleByArgument, CaseIterable {
  case text, json, jsonl, csv, junit, sarif, github, gitlab, markdown
}
