import FontFaces
import TestSupport
import Testing
import Typesetting

/// Line heights that the fonts do not decide (Apple's documentation of
/// `AttributedString.LineHeight`).
@Suite
struct LineHeightTests {
  private let text: PreparedText
  private let cascade: FontCascade

  init() throws {
    cascade = try TestFonts.english().cascade(weight: .regular)
    text = PreparedText("one\ntwo\nthree", style: TextStyle(cascade: cascade))
  }

  private func style(_ lineHeight: LineHeight, lineSpacing: Double = 0) -> ParagraphStyle {
    var style = ParagraphStyle(pointSize: 10)
    style.lineHeight = lineHeight
    style.lineSpacing = lineSpacing
    style.leading = 7
    return style
  }

  @Test(arguments: [
    (LineHeight.multiple(1.5), 15.0), (.leading(4), 14), (.exact(20), 20), (.exact(0), 0),
    (.multiple(-1), 0), (.exact(.nan), 0), (.leading(.nan), 10), (.leading(-10), 0),
    (.leading(-30), 0), (.exact(-5), 0),
  ])
  func distanceBetweenBaselines(_ lineHeight: LineHeight, _ points: Double) {
    let style = style(lineHeight)
    let lines = text.layOut(style, width: nil).lines
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(next.baseline - line.baseline == points)
    }
    #expect(text.measure(style, width: nil).height == 3 * points)
    #expect(text.height(style, width: nil) == 3 * points)
    #expect(lines[0].baseline == points - cascade.descent(pointSize: 10))
  }

  /// Where a text shrinks, line heights go by the size to which it does, but for one that is said in points; the
  /// leading shrinks with it, and the spacing of lines does not.
  @Test(arguments: [3.0, 60])
  func heightsOfShrunkLines(_ lineSpacing: Double) {
    let text = PreparedText("Harbour\nlights", style: TextStyle(cascade: cascade))
    let heights: [(LineHeight, (_ size: Double) -> Double)] = [
      (.exact(20), { _ in 20 }), (.multiple(1.5), { 1.5 * $0 }), (.leading(4), { $0 + 4 }),
      (.natural, { cascade.lineHeight(pointSize: $0) }),
    ]
    for (lineHeight, height) in heights {
      var style = style(lineHeight, lineSpacing: lineSpacing)
      style.pointSize = 20
      style.lineLimit = 2
      style.minimumScale = 0.1
      let laidOut = text.layOut(style, width: 40)
      let measured = laidOut.measurement
      #expect(measured.scale > 0.1 && measured.scale < 0.9 && !measured.isTruncated)
      #expect(laidOut.lines.map(\.text) == ["Harbour", "lights"])
      let size = 20 * measured.scale
      // Besides that of the fonts no line height has any leading, which is 7 points here.
      let space = max(lineHeight == .natural ? 7 * measured.scale : 0, lineSpacing)
      let first =
        lineHeight == .natural
        ? cascade.ascent(pointSize: size) : height(size) - cascade.descent(pointSize: size)
      let last = first + height(size) + space
      #expect(abs(measured.height - (2 * height(size) + space)) < 1e-9, "\(lineHeight)")
      #expect(abs(measured.firstBaseline - first) < 1e-9, "\(lineHeight)")
      #expect(abs(measured.lastBaseline - last) < 1e-9, "\(lineHeight)")
      #expect(abs(laidOut.lines[0].baseline - first) < 1e-9, "\(lineHeight)")
      #expect(abs(laidOut.lines[1].baseline - last) < 1e-9, "\(lineHeight)")
    }
  }

  /// Of several sizes the largest that is shown decides, for every line.
  @Test(arguments: [(LineHeight.multiple(1.5), 30.0), (.leading(4), 24), (.exact(15), 15)])
  func heightsOfSeveralSizes(_ lineHeight: LineHeight, _ points: Double) {
    let runs = [("one two\nthree\n", 10.0), ("A", 20), ("", 90)]
      .map { StyledRun($0.0, cascade: cascade, pointSize: $0.1) }
    let text = PreparedText(runs: runs, style: TextStyle(cascade: cascade))
    let style = style(lineHeight)
    #expect(text.pointSize == 10 && text.hasLinesOfOneHeight(style))
    let measured = text.measure(style, width: nil)
    let first = points - cascade.descent(pointSize: 20)
    #expect(measured.lineCount == 3 && abs(measured.height - 3 * points) < 1e-9)
    #expect(abs(measured.firstBaseline - first) < 1e-9)
    #expect(abs(measured.lastBaseline - first - 2 * points) < 1e-9)
  }

  @Test
  func lineSpacingComesOnTop() {
    let style = style(.exact(20), lineSpacing: 2)
    #expect(text.measure(style, width: nil).height == 64)
    #expect(text.measure(style, width: nil, height: 63.9).lineCount == 2)
    #expect(text.measure(style, width: nil, height: 64).lineCount == 3)
  }

  /// Lines that stand on one another are all there wherever one of them has room.
  @Test func linesOnOneAnotherTakeTheRoomOfOne() {
    #expect(text.measure(style(.exact(0)), width: nil, height: 0).lineCount == 3)
    // So with more of them in a point than can be counted.
    #expect(text.measure(style(.exact(1e-300)), width: nil, height: 10).lineCount == 3)
    #expect(text.measure(style(.exact(1e-9)), width: nil, height: 10).lineCount == 3)
    var overlaid = ParagraphStyle(pointSize: 10)
    overlaid.leading = -1000
    let height = cascade.lineHeight(pointSize: 10)
    #expect(text.measure(overlaid, width: nil, height: height).lineCount == 3)
    #expect(text.measure(overlaid, width: nil, height: height.nextDown).lineCount == 1)
  }

  /// A height holds the lines whose sum it is, and one ULP less holds one fewer, whichever way the
  /// quotient of the two is rounded.
  @Test func aHeightHoldsTheLinesWhoseSumItIs() {
    let lines = 60
    let text = PreparedText(
      Array(repeating: "a", count: lines).joined(separator: "\n"),
      style: TextStyle(cascade: cascade)
    )
    for points in stride(from: 7, to: 40, by: 0.7) {
      for spacing in [0, 1.1, 2.3] {
        let style = style(.exact(points), lineSpacing: spacing)
        for count in 2...lines - 2 {
          let height = points + Double(count - 1) * (points + spacing)
          let (whole, less) = (
            text.measure(style, width: nil, height: height).lineCount,
            text.measure(style, width: nil, height: height.nextDown).lineCount
          )
          #expect(whole == count && less == count - 1, "\(points) + \(spacing), \(count) lines")
        }
      }
    }
  }

  /// So do lines as the fonts have them, at every size and with every limit.
  @Test func linesOfFontsToo() {
    let lines = 40
    let text = PreparedText(
      Array(repeating: "a", count: lines).joined(separator: "\n"),
      style: TextStyle(cascade: cascade)
    )
    for size in stride(from: 0.3, to: 60, by: 0.7) {
      for (leading, limit) in [(nil, nil), (nil, 7), (2.3, nil), (-1.1, 30)] as [(Double?, Int?)] {
        var style = ParagraphStyle(pointSize: size)
        style.leading = leading
        style.lineLimit = limit
        let most = min(lines, limit ?? .max)
        for count in 2...lines - 2 {
          let height = Self.height(text, style, lines: count)
          guard Self.height(text, style, lines: count - 1) < height else { continue }
          let shown = text.measure(style, width: nil, height: height).lineCount
          let less = text.measure(style, width: nil, height: height.nextDown).lineCount
          #expect(shown == min(count, most), "\(size) and \(leading ?? 0), \(count) lines")
          #expect(less == min(count - 1, most), "\(size) and \(leading ?? 0), \(count) lines")
        }
      }
    }
  }

  private static func height(_ text: PreparedText, _ style: ParagraphStyle, lines: Int) -> Double {
    var style = style
    style.lineLimit = lines
    return text.measure(style, width: nil).height
  }
}
