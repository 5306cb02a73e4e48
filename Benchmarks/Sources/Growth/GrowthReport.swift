import Foundation

/// What every kind of input took at two sizes, beside an empty one.
struct GrowthReport: Codable {
  /// One kind of input.
  struct Row: Codable {
    var route: String
    var kind: String
    /// Instructions at the smaller and the greater size, those of an empty input taken off; nil for
    /// a run that did not end in its time.
    var small: Double?
    var great: Double?

    /// How much more the greater one took; the sizes are as 4 to 1.
    ///
    /// What takes next to nothing at both sizes has no ratio to speak of.
    var ratio: Double? {
      guard let small, let great else { return nil }
      return great < GrowthReport.negligible ? 1 : great / max(small, 1)
    }

    /// The ratio in words.
    var told: String { ratio.map { String(format: "%.1f times", $0) } ?? "no end" }

    var isOutOfProportion: Bool { ratio.map { $0 > GrowthReport.greatestRatio } ?? true }
  }

  /// Sizes as 4 to 1 may take so much more.
  static let greatestRatio = 5.0
  /// Fewer instructions than this differ by chance: an allocation, a table that is read.
  static let negligible = 2e6

  var date: String
  var commit: String
  var smallBytes: Int
  var greatBytes: Int
  var rows: [Row]

  var failures: [Row] { rows.filter(\.isOutOfProportion) }

  /// Reads lines of route, kind, size in bytes and instructions, with tabs between; a dash stands for
  /// a run that did not end.
  init(file: URL, commit: String) throws {
    date = Date.now.formatted(.iso8601.year().month().day())
    self.commit = commit
    var counts: [String: [Int: Double?]] = [:]
    var order: [(route: String, kind: String)] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 4, let size = Int(fields[2]) else { continue }
      let key = fields[0] + "\t" + fields[1]
      if counts[key] == nil { order.append((fields[0], fields[1])) }
      counts[key, default: [:]][size] = .some(Double(fields[3]))
    }
    let sizes = Set(counts.values.flatMap(\.keys)).sorted()
    smallBytes = sizes.dropFirst().first ?? 0
    greatBytes = sizes.last ?? 0
    let (small, great) = (smallBytes, greatBytes)
    rows = order.sorted { ($0.route, $0.kind) < ($1.route, $1.kind) }.map { entry in
      let sizes = counts[entry.route + "\t" + entry.kind] ?? [:]
      let empty = sizes[0].flatMap { $0 } ?? 0
      return Row(
        route: entry.route,
        kind: entry.kind,
        small: sizes[small].flatMap { $0 }.map { max($0 - empty, 0) },
        great: sizes[great].flatMap { $0 }.map { max($0 - empty, 0) }
      )
    }
  }

  func write(to folder: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: folder.appending(path: "growth.json"))
    try Data(markdown.utf8).write(to: folder.appending(path: "growth.md"))
  }

  /// The report as a page.
  private var markdown: String {
    var page = """
      # What inputs of every kind last took

      Written by `Benchmarks/growth`; do not edit. \(date), commit \(commit).

      Instructions in millions, as callgrind counts them, for \(smallBytes >> 10) KiB and \
      \(greatBytes >> 10) KiB of each kind, less
      those of an empty one; options, which are refused beyond 4,096 bytes, have an eightieth. More \
      than \(Int(Self.greatestRatio)) times
      as many for four times the input are a failure. \(failures.count) of \(rows.count) kinds fail.

      | route | kind | \(smallBytes >> 10) KiB | \(greatBytes >> 10) KiB | ratio |
      |---|---|---:|---:|---:|

      """
    for row in rows {
      let mark = row.isOutOfProportion ? " ✗" : ""
      page +=
        "| \(row.route) | \(row.kind) | \(millions(row.small)) | \(millions(row.great)) "
        + "| \(row.ratio.map { String(format: "%.1f", $0) } ?? "–")\(mark) |\n"
    }
    return page
  }

  private func millions(_ count: Double?) -> String {
    count.map { String(format: "%.1f", $0 / 1e6) } ?? "no end"
  }
}
