import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting

@Suite("A text shrinks to the greatest scale at which it fits")
struct ScaleTests {
  /// Bounds and styles in all combinations that a generator comes by.
  private struct Case {
    var style: ParagraphStyle
    let width: Double
    let height: Double?

    init(style: ParagraphStyle, width: Double) {
      self.style = style
      self.width = width
      height = nil
    }

    init(size: Double? = nil, using generator: inout SplitMix) {
      func any<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &generator)]
      }
      let drawn = any([9, 12, 17, 20, 24, 30.5])
      let size = size ?? drawn
      style = ParagraphStyle(pointSize: size)
      style.minimumScale = any([0.25, 0.5, 0.75, 0.9])
      style.lineLimit = any([1, 1, 2, 3, nil])
      style.tracking = any([0, 0, 0, 1.5, -0.75, -4])
      style.lineSpacing = any([0, 0, 3, -4])
      style.leading = any([nil, nil, 2.5, 0])
      style.mostTightening = any([0, 0, ParagraphStyle.standardTightening, 0.3])
      width = any([0.8, 2, 3.3, 5, 8, 12.17, .infinity]) * size
      let heights: [Double?] = [nil, nil, 0.9, 1.3, 2.5, 4.1, 6]
      height = any(heights).map { $0 * size }
    }
  }

  private func expectGreatest(
    _ prepared: PreparedText,
    _ reference: ReferenceTypesetter,
    _ widths: ReferenceWidths,
    _ bounds: Case,
    boxes: ReferenceBoxes? = nil
  ) {
    let search = ReferenceScale(
      reference,
      widths: widths,
      boxes: boxes,
      style: bounds.style,
      width: bounds.width,
      height: bounds.height
    )
    let measured = prepared.measure(bounds.style, width: bounds.width, height: bounds.height)
    // Nothing to fit into is nothing to shrink for (LayoutRules §2.3).
    let isBounded = bounds.width.isFinite || bounds.height != nil
    let expected = isBounded ? search.greatest() : 1
    let described =
      "\(measured.scale) for \(expected ?? 0): \(prepared.text.debugDescription) \(bounds)"
    #expect(abs(measured.scale - (expected ?? bounds.style.minimumScale)) < 1e-12, "\(described)")
    guard isBounded else { return }
    let fits = search.fits(measured.scale)
    #expect(fits == (expected != nil), "\(described)")
    if fits {
      #expect(!measured.isTruncated, "\(described)")
      #expect(measured.width <= bounds.width, "\(described)")
      #expect(measured.height <= bounds.height ?? .infinity, "\(described)")
    }
    let laidOut = prepared.layOut(bounds.style, width: bounds.width, height: bounds.height)
    #expect(laidOut.measurement == measured, "\(described)")
    let ranges = prepared.lineRanges(bounds.style, width: bounds.width, height: bounds.height)
    #expect(ranges == laidOut.lines.map(\.range), "\(described)")
  }

  @Test(arguments: 0..<4) func randomStrings(_ seed: Int) throws {
    let library = try TestFonts.japanese()
    var generator = SplitMix(seed: UInt64(seed) &+ 0x5CA1E)
    for index in 0..<25 {
      let text = RandomText.hard(pieces: 1...9, using: &generator)
      let style = TextStyle(
        cascade: library.cascade(weight: .regular),
        language: ["ja", "en", "ar"].randomElement(using: &generator)
      )
      // Half of them as plain text.
      let settings = [
        TestSetting.all[0], TestSetting.all[(seed * 25 + index) % TestSetting.all.count],
      ]
      for setting in settings {
        expectGreatest(text, style, setting, cases: 3, using: &generator)
      }
    }
  }

  @Test(arguments: Corpus.languages) func headlines(_ language: String) throws {
    let library = try FontLibrary.bundled(deviceLanguages: [language])
    let style = TextStyle(cascade: library.cascade(weight: .semibold), language: language)
    var generator = SplitMix(seed: 0x4EAD)
    for (index, row) in try Corpus.rows(language).prefix(4).enumerated() {
      let text = String(row.headline.prefix(24))
      expectGreatest(text, style, TestSetting.all[0], cases: 3, using: &generator)
      let setting = TestSetting.all[
        (index + language.utf8.reduce(0) { $0 + Int($1) }) % TestSetting.all.count
      ]
      expectGreatest(text, style, setting, cases: 3, using: &generator)
    }
  }

  private func expectGreatest(
    _ text: String,
    _ style: TextStyle,
    _ setting: TestSetting,
    cases: Int,
    using generator: inout SplitMix
  ) {
    var style = style
    setting.change(&style)
    let text = setting.softHyphens ? text.withSoftHyphens(seed: text.utf8.count) : text
    let reference = ReferenceTypesetter(text, style: style)
    let widths = ReferenceWidths(reference)
    for _ in 0..<cases {
      var bounds = Case(using: &generator)
      bounds.style.filling = setting.filling
      expectGreatest(PreparedText(text, style: style), reference, widths, bounds)
    }
  }

  /// Lines of several heights, in a height and without one.
  @Test(arguments: 0..<4) func severalStyles(_ seed: Int) throws {
    let library = try TestFonts.japanese()
    var generator = SplitMix(seed: UInt64(seed) &+ 0x57E5)
    var shrunk = 0
    for _ in 0..<25 {
      let runs = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        var run = StyledRun(
          RandomText.hard(pieces: 1...4, using: &generator),
          cascade: library.cascade(weight: Bool.random(using: &generator) ? .regular : .bold),
          pointSize: [8, 12, 12, 17, 30].randomElement(using: &generator) ?? 12
        )
        run.baselineOffset = [0, 0, 5, -3].randomElement(using: &generator) ?? 0
        run.leading = [nil, nil, 2, 7].randomElement(using: &generator) ?? nil
        run.tracking = [0, 0, 1, -3].randomElement(using: &generator) ?? 0
        return run
      }
      let prepared = PreparedText(
        runs: runs,
        style: TextStyle(cascade: library.cascade(weight: .regular), language: "ja")
      )
      let reference = ReferenceTypesetter(prepared)
      let widths = ReferenceWidths(reference)
      for _ in 0..<8 {
        let bounds = Case(size: prepared.pointSize, using: &generator)
        expectGreatest(prepared, reference, widths, bounds, boxes: ReferenceBoxes(runs: runs))
        let measured = prepared.measure(bounds.style, width: bounds.width, height: bounds.height)
        if measured.scale < 1, !measured.isTruncated { shrunk += 1 }
      }
    }
    #expect(shrunk > 10)
  }

  /// Another leading somewhere makes lines uneven, but without a height nothing asks for theirs.
  @Test func aTextOfTwoLeadingsShrinksAsAnother() throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    var first = StyledRun("iiii", cascade: cascade, pointSize: 20)
    first.tracking = -3
    var second = first
    second.leading = 9
    var style = ParagraphStyle(pointSize: 20)
    style.minimumScale = 0.4
    style.lineLimit = 1
    for width in stride(from: 2.0, through: 20, by: 0.25) {
      let scales = [[first, first], [first, second]].map { runs in
        PreparedText(runs: runs, style: TextStyle(cascade: cascade, language: "en"))
          .measure(style, width: width).scale
      }
      #expect(scales[0] == scales[1], "in \(width)")
    }
  }

  /// Lines that lie on each other may all be lower than one with everything on it: where they have room in a height, the
  /// width alone decides.
  @Test(arguments: [0.99, 0.95]) func linesThatLieOnEachOther(_ share: Double) throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let textStyle = TextStyle(cascade: cascade, language: "en")
    let plain = PreparedText("Night", style: textStyle)
    let height = plain.measure(ParagraphStyle(pointSize: 12), width: nil).height
    // One line is as much taller upwards as the other one is downwards.
    let runs = [("Night\n", 8.0), ("ferries", -8)].map { text, offset in
      var run = StyledRun(text, cascade: cascade, pointSize: 12)
      run.baselineOffset = offset
      return run
    }
    let prepared = PreparedText(runs: runs, style: textStyle)
    var style = ParagraphStyle(pointSize: 12)
    style.leading = -40
    style.lineLimit = 2
    style.minimumScale = 0.3
    let natural = prepared.measure(style, width: nil)
    #expect(abs(natural.height - (height + 8)) < 1e-9)
    let free = prepared.measure(style, width: natural.width * share)
    #expect(free.scale > 0.9 && free.scale < 1 && !free.isTruncated)
    let bounded = prepared.measure(style, width: natural.width * share, height: height + 12)
    #expect(abs(bounded.scale - free.scale) < 1e-12 && !bounded.isTruncated)
  }

  /// Below 17 pt the system font spaces its characters out as it shrinks: some texts of narrow
  /// letters grow wider, and a search that halves intervals would pass the answer by.
  @Test func textsThatDoNotShrinkEvenly() throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    var style = ParagraphStyle(pointSize: 17)
    style.minimumScale = 0.4
    style.lineLimit = 1
    style.tracking = -3.5
    var uneven = 0
    for text in ["illicit", "l.i.l.i.", "fill, till", "iiiiiiii"] {
      let textStyle = TextStyle(cascade: cascade, language: "en")
      let prepared = PreparedText(text, style: textStyle)
      let reference = ReferenceTypesetter(text, style: textStyle)
      let widths = ReferenceWidths(reference)
      for width in stride(from: 1, through: 30, by: 1.7) {
        var bounds = Case(style: style, width: width)
        expectGreatest(prepared, reference, widths, bounds)
        let search = ReferenceScale(
          reference,
          widths: widths,
          style: style,
          width: width,
          height: nil
        )
        let scale = prepared.measure(style, width: width).scale
        let smaller = stride(from: style.minimumScale, to: scale, by: 0.01)
        if search.fits(scale), !smaller.allSatisfy(search.fits) { uneven += 1 }
        bounds.style.tracking = 0
        expectGreatest(prepared, reference, widths, bounds)
      }
    }
    #expect(uneven > 0)
  }

  /// A text that is a hair too wide at its smallest is set at that and cut, and not a hair smaller.
  @Test(arguments: [0.25, 0.5, 0.8])
  func noneShrinksBelowItsSmallest(_ minimum: Double) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let text = PreparedText("日本語日本語日本", style: TextStyle(cascade: cascade, language: "ja"))
    let width = text.measure(ParagraphStyle(pointSize: 40 * minimum), width: nil).width
    var style = ParagraphStyle(pointSize: 40)
    style.minimumScale = minimum
    style.lineLimit = 1
    let narrow = text.measure(style, width: width * (1 - 0x1p-50))
    #expect(narrow.scale == minimum && narrow.isTruncated)
    let wide = text.measure(style, width: width * (1 + 0x1p-50))
    #expect(wide.scale >= minimum && wide.scale < minimum + 1e-12 && !wide.isTruncated)
  }

  @Test func linesFollowTheScaleInClosedForm() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let text = PreparedText("日本語日本語日本", style: TextStyle(cascade: cascade, language: "ja"))
    var style = ParagraphStyle(pointSize: 20)
    style.minimumScale = 0.25
    style.lineLimit = 2
    // Four full-width characters of 0.935 em a line.
    let scale = text.measure(style, width: 50).scale
    #expect(abs(scale - 50 / (4 * 0.935 * 20)) < 1e-12)
    #expect(text.measure(style, width: 4 * 0.935 * 20 + 1e-9).scale == 1)
  }

  /// Lines that are as high as the room have room: what a scale's lines take gives that scale again.
  @Test(arguments: [9, 12, 17, 30.5]) func linesAsHighAsTheRoom(_ size: Double) throws {
    let style = TextStyle(cascade: try TestFonts.japanese().cascade(weight: .regular))
    let prepared = PreparedText("a\n港\nc", style: style)
    var paragraph = ParagraphStyle(pointSize: size)
    let whole = prepared.measure(paragraph, width: nil).height
    paragraph.minimumScale = 0.4
    for share in [0.45, 0.61, 0.8, 0.93] {
      let measured = prepared.measure(paragraph, width: nil, height: whole * share)
      #expect(measured.scale < 1 && measured.scale > 0.4)
      let again = prepared.measure(paragraph, width: nil, height: measured.height)
      #expect(again.scale == measured.scale, "\(share) of \(whole)")
    }
  }

  /// A text is laid out at the size to which it shrank, and one of nothing at its own.
  @Test(arguments: [(12, 12), (-3, 0), (.nan, 0), (1e13, 1e12)] as [(Double, Double)])
  func sizesOfLaidOutTexts(_ size: Double, _ counted: Double) throws {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    var paragraph = ParagraphStyle(pointSize: size)
    paragraph.lineLimit = 1
    paragraph.minimumScale = 0.25
    #expect(PreparedText("", style: style).layOut(paragraph, width: 20).pointSize == counted)
    for width in [nil, 60.0, 1] {
      let laidOut = PreparedText("Harbour lights", style: style).layOut(paragraph, width: width)
      let scale = laidOut.measurement.scale
      #expect(laidOut.pointSize == counted * scale)
      if size == 12 { #expect((scale < 1) == (width != nil)) }
    }
  }
}
