import ArgumentParser

/// How verdicts are written.
enum VerdictFormatName: String, ExpressibleByArgument, CaseIterable {
  case text, json, jsonl, csv, junit, sarif, github, gitlab, markdown

  /// Whether headlines that are as required are counted only, whatever else is asked for.
  var tellsOnlyFindings: Bool {
    switch self {
    case .sarif, .github, .gitlab, .markdown: true
    case .text, .json, .jsonl, .csv, .junit: false
    }
  }
}
