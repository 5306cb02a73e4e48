import BundledFonts
import CHarfBuzz
import Foundation
import TestSupport
import Testing
import UnicodeText

@testable import FontFaces

/// What the parts of fonts answer of themselves: numbers and names that are parsed, tables that are
/// read, sets and digests, sums of bytes, and what is said where something is wrong; as recorded.
///
/// `Scripts/renew-golden` writes `Recorded/parts.recorded` anew.
@Suite struct RecordedFontPartTests {
  static let recording = Recording(
    "FontFacesTests/Recorded/parts.recorded",
    names: [
      "names", "numbers", "digests", "sets", "tables", "errors", "variable faces",
      "measured styles",
      "measured metrics", "composites", "untouched glyphs", "memory", "varying advances",
      "hidden tables", "runs", "covered", "language systems", "metrics tables",
      "advances of few glyphs",
    ]
  )

  @Test func everythingRecordedIsAskedFor() { #expect(Self.recording.leftOver() == []) }

  // MARK: Small parts

  @Test func namesAreReadAsRecorded() throws {
    let letters = ["", "a", "w", "wght", "=", " ", "~", "\u{7F}", "é", "!"]
    let texts = letters.flatMap { one in letters.flatMap { two in [one + two, two + one + "gh"] } }
    var rows = texts.map { text in
      "\(text.debugDescription) "
        + (OpenTypeTag(text).map { "\($0) \(String($0.number, radix: 16))" } ?? "-")
    }
    let values = ["", "1", "-2.5", "1e5", "1e6", "1e7", "inf", "nan", "1=2", " 1", "0x10", "+3"]
    for name in ["wght", "wgh", "weight", "", "wg=t"] {
      rows +=
        values.map { value in
          "\(name)=\(value) \(FontVariation(parsing: "\(name)=\(value)").map { "\($0)" } ?? "-")"
        } + ["\(FontVariation(parsing: name).map { "\($0)" } ?? "-")"]
    }
    for text in ["wg=1", "wght=999999", "wght=1000000", "wght=-1000000", "wght=0.5"] {
      rows.append("\(text) \(FontVariation(parsing: text).map { "\($0)" } ?? "-")")
    }
    try Self.recording.check("names", rows)
  }

  @Test func numbersAreTakenAsRecorded() throws {
    let grain = 1 / 65536.0
    let units = [0, 0.25, 0.5, 0.75, 1].flatMap { [$0 * grain, 3 + $0 * grain, 7.1 * $0] }
    let large = [1e10, 0x1p35, 0x1p36, 0x1p37, 1e300, .infinity]
    var rows = (units + large).flatMap { [$0, -$0] }.map { "\($0): \(FineUnits.round($0))" }
    rows += [-1, 0, 1, 2, 400, 999, 1000, 1001].map { "\(FontWeight(rawValue: $0).rawValue)" }
    let named: [FontWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    rows.append("\(named.map(\.rawValue)) \(named == named.sorted())")
    let axis = FontAxis(
      tag: .weight,
      name: "Weight",
      minimum: 100,
      defaultValue: 400,
      maximum: 900
    )
    rows += [.nan, -1, 99.9, 100, 500.5, 900, 901].map { "\($0) → \(axis.clamped($0))" }
    for points in [[], [(10.0, 1.0)], [(20, 4), (10, 1)], [(10, 1), (10, 3), (20, 5)]] {
      let places = points.map { OpticalSizing.Point(size: $0.0, value: $0.1) }
      let sizing = OpticalSizing(fractions: places, trackings: places.reversed())
      rows +=
        [0, 9, 10, 12.5, 15, 20, 21].map { size in
          "\(points) at \(size): \(sizing.fraction(at: size)) \(sizing.tracking(at: size))"
        } + ["\(sizing.knots)"]
    }
    let styles: [SyntheticStyle] = [.none, .emboldened, .slanted, .pitched(0.6), .pitched(0.5)]
    for one in styles {
      rows.append("\(one) \(one.isEmboldened) \(one.isSlanted)")
      rows += styles.map { "\(one + $0)" }
    }
    for source in AdvanceSource.allCases {
      rows.append(
        "\(source) \(source.isFullWidth) \(AdvanceSource.allCases.filter { $0 < source })"
      )
    }
    rows.append("\(SystemVersion.allCases) \(SystemVersion.newest) \(SystemVersion.oldest)")
    try Self.recording.check("numbers", rows)
  }

  @Test func digestsAreAsRecorded() throws {
    let bytes = (0..<200).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 5) }
    let rows = (0...200).map { count -> String in
      Array(bytes.prefix(count)).withUnsafeBufferPointer { bytes in
        var quick = QuickDigest()
        quick.add(bytes[..<(count / 3)])
        quick.add(bytes[(count / 3)...])
        return "\(count) \(SHA256.hexadecimalDigest(of: bytes)) \(quick.value(byteCount: count))"
      }
    }
    try Self.recording.check("digests", rows)
  }

  /// Sets of scalars against sets of numbers, and what they take.
  @Test func setsAreAsRecorded() throws {
    var generator = SplitMix(seed: 0x5E7)
    let edges: [UInt32] = [0, 1, 62, 63, 64, 65, 127, 128, 255, 256, 257, 511, 512, 1024, 0x10FFFF]
    var rows: [String] = []
    var sets: [(set: ScalarSet, plain: Set<UInt32>)] = []
    for _ in 0..<40 {
      var (set, plain) = (ScalarSet(), Set<UInt32>())
      for _ in 0..<Int.random(in: 0...5, using: &generator) {
        let first = edges[Int.random(in: 0..<edges.count - 1, using: &generator)]
        let last = first + UInt32.random(in: 0...300, using: &generator)
        set.insert(first...last)
        plain.formUnion(first...last)
      }
      let asked = (0...2_000).map { UInt32($0) } + [0x10FFFF, 0x110000, .max]
      #expect(asked.allSatisfy { set.contains($0) == plain.contains($0) })
      let held = set.contains { $0 % 97 == 3 }
      #expect(held == plain.contains { $0 % 97 == 3 })
      rows.append("\(plain.count) \(held)")
      sets.append((set, plain))
    }
    for (one, other) in zip(sets, sets.dropFirst()) {
      let both = one.set.intersection(other.set)
      #expect(
        (0...2_000).allSatisfy {
          both.contains($0) == (one.plain.contains($0) && other.plain.contains($0))
        }
      )
      #expect(both.heapByteCount == HeapWalk.bytes(of: both))
    }
    var last = ScalarSet()
    last.insert(0x10FFF0...0x11FFFF)
    rows.append("\([0x10FFEF, 0x10FFF0, 0x10FFFF, 0x110000, .max].map { last.contains($0) })")
    let pages = LazyPages()
    let empty = pages.heapByteCount
    let asked: [UInt32] = [0, 255, 256, 0x3042, 0x10FFFF, 0x110000, .max]
    for (number, scalar) in asked.enumerated() {
      rows.append("\(pages[scalar])")
      pages.remember(UInt32(number) + 7, of: scalar)
      rows.append("\(pages[scalar]) \(pages.heapByteCount - empty) \(pages[scalar & ~255])")
    }
    rows.append("\(empty)")
    try Self.recording.check("sets", rows)
  }

  // MARK: Files

  static func testFont(_ name: String) -> String {
    TestFiles.directory.appending(path: "Fonts/\(name)").path
  }

  /// Headers of which one byte is otherwise, and files that end too early.
  @Test func tablesAreCheckedAsRecorded() throws {
    var rows: [String] = []
    for name in ["Collection.ttc", "Variable.ttf", "Layers.ttf"] {
      var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: Self.testFont(name))))
      func isWhole(_ bytes: some Collection<UInt8>) -> String {
        Array(bytes).withUnsafeBufferPointer { bytes in
          (0..<3).map { FontTables(bytes: bytes).areWhole(face: $0) ? "+" : "-" }.joined()
        }
      }
      var checked: [String] = []
      for place in 0..<min(400, bytes.count) {
        let own = bytes[place]
        for other in [own ^ 1, own ^ 0x80, 0xFF] {
          bytes[place] = other
          checked.append(isWhole(bytes))
        }
        bytes[place] = own
      }
      rows.append("\(name) \(isWhole(bytes)) \(checked.joined().digest)")
      let lengths = Array(0...40) + [bytes.count / 2, bytes.count - 1]
      rows.append(lengths.map { isWhole(bytes.prefix($0)) }.joined(separator: " "))
    }
    try Self.recording.check("tables", rows)
  }

  @Test func errorsAreSaidAsRecorded() throws {
    var rows: [String] = []
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appending(path: "empty"))
    try Data("nothing of a font".utf8).write(to: folder.appending(path: "text"))
    mkfifo(folder.appending(path: "pipe").path, 0o600)
    func open(_ path: String, index: Int = 0, _ variations: [FontVariation] = []) {
      do throws(FontError) {
        let face = try FontFace(path: path, index: index, variations: variations)
        rows.append("\(face.fileName) \(face.styleName)")
      } catch {
        rows.append(
          error.description.replacing(folder.path, with: "HERE")
            .replacing(TestFiles.directory.path, with: "TESTS")
        )
      }
    }
    for name in ["", "none", "empty", "text", "pipe"] {
      open(folder.appending(path: name).path)
    }
    open("")
    open("a\0b")
    open("/dev/null")
    for index in [-1, 0, 1, 2, 3] { open(Self.testFont("Collection.ttc"), index: index) }
    open(Self.testFont("Layers.ttf"), [FontVariation(.weight, 700)])
    open(Self.testFont("Variable.ttf"), [FontVariation(.slant, 1)])
    open(Self.testFont("Variable.ttf"), [FontVariation(.weight, 700)])
    let errors: [FontError] = [
      .noFaces, .bundledFonts(reason: "why"), .notOpenType(path: "p"), .notAFont(path: "p"),
      .altered(path: "p", expected: "e", found: "f"), .unreadable(path: "p", reason: "r"),
    ]
    try Self.recording.check("errors", rows + errors.map(\.description))
  }

  @Test func variableFacesAreAsRecorded() throws {
    var rows: [String] = []
    let path = Self.testFont("Variable.ttf")
    let places: [[FontVariation]] = [
      [], [FontVariation(.weight, 700)], [FontVariation(.weight, 2000)],
      [FontVariation(.weight, 1), FontVariation(.weight, 555)],
      [FontVariation(.opticalSize, 20), FontVariation(.weight, 300)],
    ]
    for own in places {
      let face = try FontFace(path: path, variations: own)
      rows.append("\(own): \(Self.described(face))")
      for other in places {
        let instance = try face.instance(other)
        rows.append("  \(other): \(instance === face) \(Self.described(instance))")
      }
    }
    try Self.recording.check("variable faces", rows)
  }

  private static func described(_ face: FontFace) -> String {
    let advances = (0..<UInt32(face.glyphCount)).map { "\(face.advance(of: $0))" }
    let fractions = (face.advanceFractions ?? []).map { "\($0)" }
    return "\(face.variations) \(face.clampedVariations) \(face.styleName) \(face.weight.rawValue) "
      + "\(face.slant) \(face.handle.normalizedCoordinates) \(advances.joined(separator: " ").digest) "
      + "\(fractions.joined(separator: " ").digest) \(face.digest.prefix(8))"
  }

  // MARK: The system font

  private static let weights = [1, 100, 399, 400, 401, 450, 500, 549, 550, 600, 650, 700, 900]

  @Test func measuredStylesAreAsRecorded() throws {
    let library = try TestFonts.japanese()
    let metrics = try #require(library.systemMetrics)
    var rows: [String] = []
    for weight in Self.weights {
      for design in FontDesign.allCases {
        for slant in FontSlant.allCases {
          let style = SystemStyle(
            weight: FontWeight(rawValue: weight),
            slant: slant,
            design: design
          )
          let cascade = library.cascade(weight: style.weight, slant: slant, design: design)
          let advances = try #require(cascade.entries[0].advances)
          rows.append("\(weight) \(design) \(slant) " + described(advances, metrics, style))
        }
      }
    }
    try Self.recording.check("measured styles", rows)
  }

  private func described(
    _ advances: SystemAdvances,
    _ metrics: SystemFontMetrics,
    _ style: SystemStyle
  ) -> String {
    let glyphs = advances.advances.map { $0.map { "\($0.text)/\($0.display)" } ?? "-" }
    let kerned = advances.kerning.map { $0.map { "\($0.text)/\($0.display)" } ?? "-" }
    let numbered = advances.kerningNumbers.indices.filter { advances.kerningNumbers[$0] > 0 }
    let pairs = numbered.prefix(20).flatMap { left in
      numbered.suffix(20).map { right in
        "\(advances.kerning(left: UInt32(left), right: UInt32(right))?.text ?? 0)"
      }
    }
    let invisible = [0, 3, advances.space ?? 0].flatMap { glyph in
      [0.0, 1].map { advances.isInvisible(glyph, advance: $0) ? "+" : "-" }
    }
    let sources = metrics.advances.flatMap { advance in
      [12.0, 28, .infinity].map { size in
        "\(advances.source(of: advance.scalar, pointSize: size).rawValue)"
      }
    }
    let cuts = metrics.advances.map { advance -> String in
      let cuts = metrics.cuts(advance.corners, of: advance.scalar, in: style)
      return "\(cuts.text)/\(cuts.display)"
    }
    return [glyphs, kerned, pairs, invisible, sources, cuts].map {
      $0.joined(separator: " ").digest
    }
    .joined(separator: " ")
      + " \(advances.kerningCount) \(advances.tabularSource) "
      + "\(advances.source(of: 0x3042, pointSize: 12)) \(advances.source(of: 0x7F, pointSize: 12))"
  }

  @Test func measuredMetricsAreAsRecorded() throws {
    let metrics = try #require(try TestFonts.japanese().systemMetrics)
    var rows = [
      "\(metrics.name) \(metrics.unitsPerEm) \(metrics.ascent) \(metrics.descent) "
        + "\(metrics.leading) \(metrics.capHeight)"
    ]
    rows += (0...20).map { step in
      let weight = FontWeight(rawValue: step * 50)
      return "\(weight.rawValue) \(metrics.factor(of: weight)) \(metrics.isMeasured(weight))"
    }
    for design in FontDesign.allCases {
      let sizing = metrics.sizing(of: design)
      let sizes = stride(from: 0.0, through: 100, by: 0.25).map { size in
        "\(sizing.fraction(at: size)) \(sizing.tracking(at: size))"
      }
      rows.append("\(design) \(sizing.knots) \(sizes.joined(separator: "\n").digest)")
    }
    for languages in [
      [], ["ja"], ["en", "ja"], ["zh"], ["xx", "ko"], ["ko", "zh"], ["zh", "ja"], ["en"],
    ] {
      let fallback = metrics.fallbackAdvance(deviceLanguages: languages)
      let device = DeviceSetting(languages: languages, metrics: metrics)
      let exact = Self.weights.map { fallback.exactSizes(at: FontWeight(rawValue: $0)) }
      rows.append(
        "\(languages) \(fallback.advance) \(fallback.confidence) \(fallback.source) \(exact) "
          + "\(device.isJapanese) \(device.fullWidth.advance)"
      )
    }
    rows.append("\(metrics.hangulAdvance) \(metrics.scriptScales.sorted { $0.key < $1.key })")
    let scalars = (0...0x2FFF).map { metrics.source(of: $0).map { "\($0.rawValue)" } ?? "-" }
    rows.append(scalars.joined().digest)
    let corners = metrics.advances.map { "\($0.scalar) \($0.source.rawValue) \($0.corners)" }
    rows.append(corners.joined(separator: "\n").digest)
    rows.append(metrics.kerning.map { "\($0)" }.joined(separator: "\n").digest)
    rows.append(
      "\(metrics.asciiSources.map(\.rawValue)) \(String(describing: metrics.tabularDigit))"
    )
    try Self.recording.check("measured metrics", rows)
  }
}
