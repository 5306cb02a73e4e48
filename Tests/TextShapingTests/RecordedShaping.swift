import BundledFonts
import FontFaces
import Foundation
import TestSupport
import UnicodeText

@testable import TextShaping

/// All that shaping tells of a text, in words: what it is cut into, its sums and cuts, its lines by
/// themselves, what is left of it with an ellipsis, and where its advances come from.
struct RecordedShaping: ~Copyable {
  private let shaped: ShapedText
  private let itemized: ItemizedText
  /// Where clusters begin, and the end.
  private let places: [Int]

  init(_ shaped: consuming ShapedText) {
    itemized = shaped.itemized
    places = (0...shaped.count).filter { shaped.analysis.boundaries[$0].contains(.grapheme) }
    self.shaped = shaped
  }

  /// Items and cuts as they are, and a number for everything else.
  func described() -> String {
    let parts = [sums(), marks(), lines(), glyphs(), abridged(), sources()]
    return ([items(), cuts()] + parts.map { $0.joined(separator: "\n").digest })
      .joined(separator: " ")
  }

  private func items() -> String { Self.described(itemized.items) }

  private static func described(_ items: some Sequence<TextItem>) -> String {
    items.map { item in
      "\(item.range.lowerBound)…\(item.range.upperBound):\(item.entry).\(item.script.number).\(item.level)"
    }.joined(separator: " ")
  }

  private func cuts() -> String { shaped.cuts.map { "\($0.rawValue)" }.joined() }

  private static func described(_ sum: AdvanceSum) -> String {
    "\(sum.text)/\(sum.display)/\(sum.tracked)/\(sum.graphemes)"
  }

  // MARK: The running text

  private func sums() -> [String] {
    let offsets = 0...shaped.count
    var rows = offsets.map { offset -> String in
      let pair = shaped.kerning.pair(before: offset)
      return Self.described(shaped.prefix[offset]) + " "
        + (pair.map { "\($0.left) \(Self.described($0.sum))" } ?? "") + " "
        + Self.described(shaped.kerning(before: offset))
        + " \(shaped.isUnsafe(at: offset)) \(shaped.isFreeCut(at: offset))"
        + " \(offsets.map { shaped.isKerned(at: offset, withTextBefore: $0) })"
    }
    rows.append("\(itemized.missing) \(shaped.rigidItems) \(shaped.kerning.isEmpty)")
    rows.append(itemized.shapingText.map { String($0, radix: 16) }.joined(separator: " "))
    rows += places.indices.dropLast().map { place in
      let range = places[place]..<places[place + 1]
      return "\(shaped.isRigid(in: range)) \(itemized.isItemBoundary(range.lowerBound)) "
        + "\(itemized.graphemeCount(in: 0..<range.upperBound)) "
        + itemized.sums(of: 0..<range.upperBound).map(Self.described).joined(separator: " ")
        + itemized.sums(of: range.lowerBound..<shaped.count).map(Self.described).joined()
    }
    return rows
  }

  private func marks() -> [String] {
    let spacing = itemized.spacing
    let changes = spacing?.changes
    var rows = (0..<shaped.count).map { offset -> String in
      let mark = itemized.mark(at: offset)
      return "\(mark.map { "\($0)" } ?? "-") \(itemized.isFullWidth(at: offset)) "
        + "\(itemized.isFlush(at: offset)) \(itemized.narrowed?.contains(offset) ?? false) "
        + "\(spacing.map { Self.described($0.flush(at: offset)) } ?? "") "
        + "\(itemized.startOfLetter(hyphenatedAt: offset + 1, limit: 0)) \(itemized.hyphen(at: offset))"
    }
    rows.append("\(spacing.map { "\(Array($0.brackets)) \(Array($0.gaps))" } ?? "-")")
    rows.append("\(itemized.narrowed.map { "\($0.marks)" } ?? "-") \(itemized.composition)")
    rows.append(changes.map { Self.described($0.wider) + Self.described($0.narrower) } ?? "-")
    return rows
  }

  // MARK: Lines by themselves

  /// What may begin and end the lines that are asked for: each way once, and some together.
  private static let ends: [LineEnds] = [
    LineEnds(begin: .running, end: .running), LineEnds(begin: .full, end: .running),
    LineEnds(begin: .narrow, end: .running), LineEnds(begin: .flush, end: .running),
    LineEnds(begin: .hanging, end: .running), LineEnds(begin: .running, end: .full),
    LineEnds(begin: .running, end: .narrow), LineEnds(begin: .running, end: .hanging),
    LineEnds(begin: .narrow, end: .full), LineEnds(begin: .hanging, end: .hanging),
  ]

  /// Beginnings and ends of the text, and each of its clusters.
  private var ranges: [Range<Int>] {
    let count = shaped.count
    let clusters = zip(places, places.dropFirst()).map { $0..<$1 }
    let begun = places.dropFirst(2).map { 0..<$0 }
    let ended = places.dropFirst().dropLast(2).map { $0..<count }
    return clusters + begun + ended
  }

  private func ends(of range: Range<Int>) -> [LineEnds] {
    let isHyphenated = shaped.analysis.utf16[range.upperBound - 1] == 0xAD
    return Self.ends + (isHyphenated ? [LineEnds(begin: .running, end: .hyphen)] : [])
  }

  /// Every place within a line that is as the running text, one within another.
  private func splits(of range: Range<Int>, _ ends: LineEnds) -> [Int] {
    let within = places.filter { range.contains($0) || $0 == range.upperBound }
    return ends == .running ? within : [within[within.count / 2]]
  }

  private func lines() -> [String] {
    ranges.flatMap { range in
      ends(of: range).flatMap { ends in
        splits(of: range, ends).map { split in
          let advance = itemized.advance(of: range, ends: ends, split: split)
          return "\(range) \(split) \(Self.described(advance.before)) "
            + "\(Self.described(advance.after)) \(advance.isSafe)"
        } + [Self.described(itemized.advance(of: range, ends: ends))]
      }
    }
  }

  private func glyphs() -> [String] {
    ranges.flatMap { range in
      ends(of: range).flatMap { ends in
        let runs = itemized.runs(in: range, ends: ends)
        let end = places.last { $0 < range.upperBound } ?? range.lowerBound
        let ended = [0, 1].flatMap { runs.settingLevel($0, from: end) }
        return (runs + ended).map(Self.described)
      }
    }
  }

  private static func described(_ run: ShapedRun) -> String {
    described([run.item])
      + run.glyphs.indices.map { index in
        " \(run.clusters[index]):\(run.glyphs[index])+\(described(run.advances[index]))"
          + "@\(described(run.offsets[index].x)),\(run.offsets[index].y)"
      }.joined()
  }

  // MARK: Cut texts

  private func abridged() -> [String] {
    // The last leaves so much before it that only a part of that is context.
    let starts = places.count > 2 ? [0, places[places.count / 2], places[places.count - 2]] : [0]
    return starts.flatMap { start in
      places.filter { $0 >= start && $0 < shaped.count }.flatMap { headEnd in
        places.filter { $0 >= headEnd }.map { tailStart in
          described(
            itemized.abridged(
              head: start..<headEnd,
              tail: tailStart..<shaped.count,
              of: shaped.analysis
            )
          )
        }
      }
    }
  }

  private func described(_ abridged: AbridgedText) -> String {
    let text = abridged.itemized
    let offsets = (0..<text.count).map { offset in
      "\(abridged.originalOffset(offset)) \(abridged.styleOffset(offset))"
    }
    return "\(Self.described(text.items)) \(abridged.drawn) \(abridged.ellipsis) \(offsets) "
      + text.shapingText.map { String($0, radix: 16) }.joined(separator: " ")
      + " \(text.boundaries.map(\.rawValue)) \(text.narrowed?.marks ?? []) "
      + "\(text.spacing.map { "\(Array($0.brackets)) \(Array($0.gaps))" } ?? "-") "
      + Self.described(text.advance(of: abridged.drawn))
  }

  // MARK: Sources

  private func sources() -> [String] {
    [6, 17, 40].flatMap { size in
      (0..<shaped.count).flatMap { start in
        [start..<start + 1, start..<shaped.count, 0..<start].map { range in
          let provenance = shaped.provenance(in: range, pointSize: size)
          return provenance.sources.map { "\($0) \(Self.described(provenance[$0]))" }
            .joined(separator: " ") + Self.described(provenance.total)
        }
      }
    }
  }
}

// MARK: - Settings

extension RecordedShaping {
  /// What a row of the table is set in: each with a name.
  static func shapers(
    _ setting: String,
    language: String
  ) throws -> [(name: String, shape: (TextAnalysis) -> ShapedText)] {
    let library = language == "ja" ? try TestFonts.japanese() : try TestFonts.english()
    let regular = library.cascade(weight: .regular)
    func shaper(
      _ name: String,
      _ cascade: FontCascade? = nil,
      ligatures: Ligatures = .standard,
      features: [FontFeature] = [],
      trimming: PunctuationTrimming = .spaceAll,
      composition: TextComposition = .none
    ) -> (name: String, shape: (TextAnalysis) -> ShapedText) {
      let shaper = Shaper(
        cascade: cascade ?? regular,
        language: language,
        ligatures: ligatures,
        features: features,
        trimming: trimming,
        composition: composition
      )
      return (name, { shaper.shape($0) })
    }
    func respaced(_ text: borrowing ShapedText, by shaper: Shaper) -> ShapedText {
      var room = BlockRoom(byteCount: 0)
      return shaper.shape(respacing: text, in: &room)
    }
    let bold = library.cascade(weight: .bold)
    let figures = FontFeature(.tabularFigures)
    switch setting {
    case "plain":
      return [
        shaper("plain"), shaper("few ligatures", ligatures: .required),
        shaper("tabular, unkerned", features: [figures, FontFeature(.kerning, value: 0)]),
        shaper(
          "tabular no more",
          bold,
          features: [figures, FontFeature(.tabularFigures, value: 0)]
        ),
        shaper("even", library.cascade(weight: .medium, design: .monospaced)),
      ]
    case "composed":
      let spaced = Shaper(cascade: regular, language: language, composition: .japanese)
      let plain = Shaper(cascade: regular, language: language)
      return [
        shaper("composed", composition: .japanese),
        shaper("composed bold", bold, composition: .japanese),
        shaper("composed with files", try files(), composition: .japanese),
        // Spacing is taken away again, and added to what was shaped without.
        ("composed no more", { respaced(spaced.shape($0), by: plain) }),
        ("composed later", { respaced(plain.shape($0), by: spaced) }),
      ]
    case "trimmed":
      return [
        shaper("trimmed", trimming: .normal),
        shaper("trimmed, not composed", bold, trimming: .trimBoth, composition: .japanese),
        shaper("trimmed files", try files(), trimming: .normal),
      ]
    case "files":
      let cascade = try files()
      let italic = try file(.systemRegular).cascade(weight: .bold, slant: .italic)
      return [
        shaper("files", cascade), shaper("few ligatures", cascade, ligatures: .required),
        shaper("emboldened and slanted", italic),
        shaper("varied", try variable(), features: [figures]),
      ]
    case "runs": return [runs(regular, bold, language: language)]
    default: return []
    }
  }

  private static func file(_ font: BundledFont) throws -> FontLibrary {
    try .files(regular: [FontFace(path: BundledFontDirectory.locate().path(of: font))])
  }

  private static func files() throws -> FontCascade {
    let directory = try BundledFontDirectory.locate()
    return try FontLibrary.files(
      regular: [.gothicRegular, .restRegular, .emoji].map {
        try FontFace(path: directory.path(of: $0))
      }
    ).cascade(weight: .regular)
  }

  private static func variable() throws -> FontCascade {
    let path = TestFiles.directory.appending(path: "Fonts/Variable.ttf").path
    return try FontLibrary.files(regular: [FontFace(path: path)])
      .cascade(weight: FontWeight(rawValue: 555))
  }

  /// Four stretches: small and regular, larger, bold and spaced, a box, and regular to the end.
  private static func runs(
    _ regular: FontCascade,
    _ bold: FontCascade,
    language: String
  ) -> (name: String, shape: (TextAnalysis) -> ShapedText) {
    let cascade = FontCascade(
      parts: [
        FontCascade.Part(cascade: regular, pointSize: 12, letterSpacing: 0),
        FontCascade.Part(cascade: bold, pointSize: 18, letterSpacing: 0.75),
      ],
      boxes: [(part: 1, advance: 2.5)],
      pointSize: 12,
      strut: regular.strut
    )
    let parts = [regular, bold].enumerated().map { number, own in
      ShapingPlan.Part(
        cascade: own,
        firstEntry: number * regular.entries.count,
        language: ShapingLanguage(number == 0 ? language : "en"),
        ligatures: number == 0 ? .standard : .required,
        features: number == 0 ? [] : [FontFeature(.tabularFigures)]
      )
    }
    let plan = ShapingPlan(
      cascade: cascade,
      parts: parts,
      stretches: [
        ShapingPlan.Stretch(end: 1, part: 0), ShapingPlan.Stretch(end: 3, part: 1),
        ShapingPlan.Stretch(end: 4, part: 1, box: cascade.entries.count - 1),
        ShapingPlan.Stretch(end: .max, part: 0),
      ]
    )
    let shaper = Shaper(
      cascade,
      plan,
      language: language,
      trimming: .spaceAll,
      composition: language == "ja" ? .japanese : .none
    )
    return ("runs", { shaper.shape($0) })
  }
}
