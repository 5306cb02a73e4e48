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

    init(using generator: inout SplitMix) {
      func any<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &generator)]
      }
      let size = any([9, 12, 17, 20, 24, 30.5])
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
    _ text: String,
    _ prepared: PreparedText,
    _ widths: ReferenceWidths,
    _ bounds: Case
  ) {
    let reference = ReferenceScale(
      text,
      textStyle: prepared.style,
      widths: widths,
      style: bounds.style,
      width: bounds.width,
      height: bounds.height
    )
    let measured = prepared.measure(bounds.style, width: bounds.width, height: bounds.height)
    // Nothing to fit into is nothing to shrink for (swiftui-semantics §2.3).
    let isBounded = bounds.width.isFinite || bounds.height != nil
    let expected = isBounded ? reference.greatest() : 1
    let described = "\(measured.scale) for \(expected ?? 0): \(text.debugDescription) \(bounds)"
    #expect(abs(measured.scale - (expected ?? bounds.style.minimumScale)) < 1e-12, "\(described)")
    guard isBounded else { return }
    let fits = reference.fits(measured.scale)
    #expect(fits == (expected != nil), "\(described)")
    if fits {
      #expect(!measured.isTruncated, "\(described)")
      #expect(measured.width <= bounds.width, "\(described)")
      #expect(measured.height <= bounds.height ?? .infinity, "\(described)")
    }
    let laidOut = prepared.layOut(bounds.style, width: bounds.width, height: bounds.height)
    #expect(laidOut.measurement == measured, "\(described)")
  }

  @Test(arguments: 0..<4) func randomStrings(_ seed: Int) throws {
    let library = try TestFonts.japanese()
    var generator = SplitMix(seed: UInt64(seed) &+ 0x5CA1E)
    for _ in 0..<25 {
      let text = RandomText.hard(pieces: 1...9, using: &generator)
      let style = TextStyle(
        cascade: library.cascade(weight: .regular),
        language: ["ja", "en", "ar"].randomElement(using: &generator)
      )
      let prepared = PreparedText(text, style: style)
      let widths = ReferenceWidths(text, style: style)
      for _ in 0..<6 {
        expectGreatest(text, prepared, widths, Case(using: &generator))
      }
    }
  }

  @Test(arguments: Corpus.languages) func headlines(_ language: String) throws {
    let library = try FontLibrary.bundled(deviceLanguages: [language])
    let style = TextStyle(cascade: library.cascade(weight: .semibold), language: language)
    var generator = SplitMix(seed: 0x4EAD)
    for row in try Corpus.rows(language).prefix(4) {
      let text = String(row.headline.prefix(24))
      let prepared = PreparedText(text, style: style)
      let widths = ReferenceWidths(text, style: style)
      for _ in 0..<6 {
        expectGreatest(text, prepared, widths, Case(using: &generator))
      }
    }
  }

  /// Below 17 pt the system font spaces its characters out as it shrinks: some texts of narrow letters
  /// grow wider, and a search that halves intervals would pass the answer by.
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
      let widths = ReferenceWidths(text, style: textStyle)
      for width in stride(from: 1, through: 30, by: 1.7) {
        var bounds = Case(style: style, width: width)
        expectGreatest(text, prepared, widths, bounds)
        let reference = ReferenceScale(
          text,
          textStyle: textStyle,
          widths: widths,
          style: style,
          width: width,
          height: nil
        )
        let scale = prepared.measure(style, width: width).scale
        let smaller = stride(from: style.minimumScale, to: scale, by: 0.01)
        if reference.fits(scale), !smaller.allSatisfy(reference.fits) { uneven += 1 }
        bounds.style.tracking = 0
        expectGreatest(text, prepared, widths, bounds)
      }
    }
    #expect(uneven > 0)
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
}
