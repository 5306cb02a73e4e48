import ArgumentParser

/// How a report is written.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// How verdicts are written.
enum VerdictFormatName: String, ExpressibleByArgument, CaseIterable {
  case text, json, jsonl, csv, junit, sarif, github, gitlab, markdown
}
