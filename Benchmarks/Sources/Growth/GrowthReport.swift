import Foundation

/// What every kind of input took at two sizes, beside an empty one, and what a character of every
/// text takes.
struct GrowthReport: Codable {
  /// One kind of input.
  struct Row: Codable {
    var route: String
    var kind: String
    var smallBytes: Int
    /// Instructions at the smaller size and at four times it, those of an empty input taken off; nil
    /// for a run that did not end in its time.
    var small: Double?
    var great: Double?

    /// How much more the greater one took; the sizes are as 4 to 1.
    ///
    /// What takes next to nothing at both sizes has no ratio to speak of.
    var ratio: Double? {
      guard let small, let great else { return nil }
      return great < GrowthReport.negligible ? 1 : great / max(small, 1)
    }

    var isOutOfProportion: Bool { ratio.map { $0 > GrowthReport.greatestRatio } ?? true }
  }

  /// What a character of one text takes, and a byte.
  struct Cost: Codable {
    var kind: String
    /// Instructions for a Unicode scalar, as a part of those for one of English at the least size;
    /// parallel to ``Measurement/characterSizes``, nil for a run that did not end in its time.
    var ofCharacter: [Double?]
    /// Bytes of memory for a byte of text, at ``Measurement/memorySize``.
    var ofByte: Double?

    var isTooMuch: Bool {
      ofCharacter.contains { $0.map { $0 > GrowthReport.greatestCost } ?? true }
        || ofByte.map { $0 > greatestMemory } ?? true
    }

    private var greatestMemory: Double {
      kind == Pattern.controls.name
        ? GrowthReport.greatestMemoryOfControls : GrowthReport.greatestMemory
    }
  }

  /// Sizes as 4 to 1 may take so much more.
  static let greatestRatio = 5.0
  /// Fewer instructions than this differ by chance: an allocation, a table that is read.
  static let negligible = 2e6
  /// A character may take so much more than one of English.
  static let greatestCost = 2.0
  /// A byte of text may take so many of memory, as SECURITY promises.
  static let greatestMemory = 200.0
  /// A byte of a text of control characters alone may take so many.
  static let greatestMemoryOfControls = 500.0

  var date: String
  var commit: String
  var rows: [Row]
  var costs: [Cost]

  /// What is out of proportion, in words.
  var failures: [String] {
    rows.filter(\.isOutOfProportion).map { row in
      "\(row.route), \(row.kind): \(Self.told(row.ratio, "%.1f times"))"
    }
      + costs.filter(\.isTooMuch).map { cost in
        let characters = cost.ofCharacter.map { Self.told($0, "%.1f") }.joined(separator: ", ")
        return "\(cost.kind): \(characters) times as much a character as English, "
          + "\(Self.told(cost.ofByte, "%.0f")) bytes of memory a byte"
      }
  }

  /// Reads the lines of measurements, each with what was measured after it; a dash stands for a run
  /// that did not end.
  init(file: URL, commit: String) throws {
    date = Date.now.formatted(.iso8601.year().month().day())
    self.commit = commit
    var measured: [Measurement: Double?] = [:]
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 5, let measurement = Measurement(fields) else { continue }
      measured[measurement] = .some(Double(fields[4]))
    }
    /// What a size takes more than an empty input.
    func more(
      _ quantity: Measurement.Quantity,
      _ route: Measurement.Route,
      _ kind: String,
      _ bytes: Int
    ) -> Double? {
      let one = Measurement(quantity: quantity, route: route, kind: kind, bytes: bytes)
      guard let whole = measured[one] ?? nil, let empty = measured[one.whenEmpty] ?? nil else {
        return nil
      }
      return max(whole - empty, 0)
    }
    let memories = Set(measured.keys.filter { $0.quantity == .memory }.map(\.kind))
    let counted = measured.keys.filter { $0.quantity == .instructions && $0.bytes > 0 }
    rows = Dictionary(grouping: counted) { $0.route.rawValue + "\t" + $0.kind }.values
      .compactMap { sizes in
        let sizes = sizes.sorted { $0.bytes < $1.bytes }
        guard let great = sizes.last, sizes.contains(where: { $0.bytes == great.bytes / 4 }) else {
          return nil
        }
        let small = great.bytes / 4
        return Row(
          route: great.route.rawValue,
          kind: great.kind,
          smallBytes: small,
          small: more(.instructions, great.route, great.kind, small),
          great: more(.instructions, great.route, great.kind, great.bytes)
        )
      }
      .sorted { ($0.route, $0.kind) < ($1.route, $1.kind) }
    func ofCharacter(_ kind: String, _ pattern: Pattern, _ bytes: Int) -> Double? {
      let characters = Double(pattern.text(bytes: bytes).unicodeScalars.count)
      return more(.instructions, .command, kind, bytes).map { $0 / characters }
    }
    let texts = Array(zip(CommandKind.texts.map(\.name), Pattern.texts))
    let english = texts.first.flatMap { ofCharacter($0, $1, Measurement.characterSizes[0]) }
    // Nothing to compare with where English was left out.
    costs = texts.filter { english != nil && memories.contains($0.0) }.map { kind, pattern in
      Cost(
        kind: pattern.name,
        ofCharacter: Measurement.characterSizes.map { bytes in
          guard let english, let cost = ofCharacter(kind, pattern, bytes) else { return nil }
          return cost / english
        },
        ofByte: more(.memory, .command, kind, Measurement.memorySize)
          .map { $0 / Double(Measurement.memorySize) }
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

      ## Growth

      Instructions in millions, as callgrind counts them, for each kind at a size and at four times
      that, less those of an empty one; options, which are refused beyond 4,096 bytes, have an
      eightieth. More than \(Int(Self.greatestRatio)) times as many for four times the input are a
      failure. \(rows.count(where: \.isOutOfProportion)) of \(rows.count) kinds fail.

      | route | kind | KiB | takes | four times that | ratio |
      |---|---|---:|---:|---:|---:|

      """
    for row in rows {
      page +=
        "| \(row.route) | \(row.kind) | \(row.smallBytes >> 10) | \(millions(row.small)) "
        + "| \(millions(row.great)) | \(Self.told(row.ratio, "%.1f"))"
        + "\(row.isOutOfProportion ? " ✗" : "") |\n"
    }
    page += """

      ## What a character takes

      `fitcheck FILE --size 146x58`: instructions for a Unicode scalar at \
      \(Measurement.characterSizes.map { "\($0)" }.joined(separator: " and ")) bytes,
      as a multiple of those for one of English at \(Measurement.characterSizes[0]), and the most memory
      that the process has at once, in bytes for a byte of a text of \(Measurement.memorySize >> 10) KiB;
      what an empty text takes is taken off. More than \(Int(Self.greatestCost)) times English, or \
      \(Int(Self.greatestMemory)) bytes (\(Int(Self.greatestMemoryOfControls)) of control characters), are a failure.
      \(costs.count(where: \.isTooMuch)) of \(costs.count) texts fail.

      | text |\(Measurement.characterSizes.map { " \($0) bytes |" }.joined()) memory |
      |---|\(Measurement.characterSizes.map { _ in "---:|" }.joined())---:|

      """
    for cost in costs {
      let characters = cost.ofCharacter.map { " \(Self.told($0, "%.1f")) |" }.joined()
      page +=
        "| \(cost.kind) |\(characters) \(Self.told(cost.ofByte, "%.0f"))"
        + "\(cost.isTooMuch ? " ✗" : "") |\n"
    }
    return page
  }

  private func millions(_ count: Double?) -> String { Self.told(count.map { $0 / 1e6 }, "%.1f") }

  private static func told(_ number: Double?, _ format: String) -> String {
    number.map { String(format: format, $0) } ?? "no end"
  }
}
