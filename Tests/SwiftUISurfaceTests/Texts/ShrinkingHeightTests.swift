import Foundation
import SwiftUISurface
import Testing

/// A text that shrinks to a height fits it as it is rounded to pixels (LayoutRules §2.3).
@MainActor
@Suite struct ShrinkingHeightTests {
  private static let ratio = 2444.0 / 2048

  private func trace(
    _ view: some View,
    _ height: CGFloat,
    scale: CGFloat
  ) throws -> TextTrace {
    let layout = try Layouts.resolve(view, scale: scale, device: .english)
    let texts = layout.decide(
      in: CGSize(width: 1_000, height: height),
      displayScale: scale,
      tracing: .tried
    ).placed.texts
    return try #require(texts.first)
  }

  @Test func measuredText() throws {
    // 22 pt bold rounded, offered 25.5 pt: set at 21.1 ± 0.2, 25.33 high.
    let text = Text(verbatim: "21").font(.system(size: 22, weight: .bold, design: .rounded))
      .minimumScaleFactor(0.5)
    let trace = try trace(text, 25.5, scale: 3)
    #expect(abs(trace.pointSize - 21.1) <= 0.2)
    #expect(abs(trace.size.height - 76.0 / 3) < 1e-9)
  }

  /// The size is the greatest whose lines, counted in pixels, are no taller: an arithmetic of whole
  /// pixels alone.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func greatestSizeInWholePixels(_ scale: CGFloat) throws {
    for size in [11, 12, 17, 22, 30.5] {
      for lines in 1...3 {
        let string = Array(repeating: "Ag", count: lines).joined(separator: "\n")
        let text = Text(verbatim: string).font(.system(size: CGFloat(size)))
          .minimumScaleFactor(0.3)
        for step in stride(from: 0.35, through: 1.15, by: 0.0173) {
          let height = step * size * Self.ratio * Double(lines)
          let trace = try trace(text, CGFloat(height), scale: scale)
          let pixels = (height * Double(scale)).rounded(.down)
          let exact = pixels / Double(scale) / Self.ratio / Double(lines)
          let expected = min(size, exact)
          let comment: Comment = "\(lines) lines of \(size) in \(height) at \(scale)x"
          guard expected > 0.3 * size else {
            #expect(trace.isTruncated || abs(trace.pointSize - 0.3 * size) < 1e-9, comment)
            continue
          }
          #expect(abs(trace.pointSize - expected) < 1e-9, comment)
          #expect(trace.lineCount == lines && !trace.isTruncated, comment)
          #expect(trace.size.height <= CGFloat(height) + 1e-6, comment)
        }
      }
    }
  }

  /// Thirds of a point have no exact form: a height that is whole pixels to within the last bits
  /// holds as many.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func wholePixelsHoldThemselves(_ scale: CGFloat) throws {
    for size in stride(from: 8.0, through: 40, by: 0.5) {
      let text = Text(verbatim: "Ag").font(.system(size: CGFloat(size))).minimumScaleFactor(0.5)
      let own = try Layouts.size(text, nil, nil, scale: scale, device: .english).height
      for height in [own, own.nextDown, own - 1e-12, own + 1e-12, own + 0.2] {
        #expect(try trace(text, height, scale: scale).pointSize == size, "\(size) in \(height)")
      }
      #expect(try trace(text, own - 0.01, scale: scale).pointSize < size, "\(size) in \(own)")
    }
  }

  /// Lines that are kept room for have it, and what grows because glyphs stand off the baseline
  /// counts before it is rounded.
  @Test func reservedLinesAndOffsetsCount() throws {
    let body = Text(verbatim: "one\ntwo").font(.system(size: 13)).minimumScaleFactor(0.5)
    let kept = body.lineLimit(2, reservesSpace: true)
    #expect(try trace(kept, 10, scale: 3).pointSize == 13)
    for offset in [0.1, 1.0 / 3, 2.77, -1.3] {
      let raised = body.baselineOffset(CGFloat(offset))
      for height in stride(from: 20.0, through: 34, by: 0.21) {
        let trace = try trace(raised, CGFloat(height), scale: 3)
        guard trace.pointSize > 6.5 else { continue }
        #expect(trace.size.height <= CGFloat(height) + 1e-6, "\(offset) in \(height)")
        #expect(trace.size.height > CGFloat(height) - 2.0 / 3 || trace.pointSize == 13)
      }
    }
  }

  /// A text that may not shrink keeps the lines that fit as they are.
  @Test func otherTextsAreNotRounded() throws {
    let two = Text(verbatim: "Ag\nAg").font(.system(size: 17))
    let exact = CGFloat(2 * 17 * Self.ratio)
    #expect(try trace(two, exact + 0.01, scale: 3).lineCount == 2)
    #expect(try trace(two, exact - 0.01, scale: 3).lineCount == 1)
  }
}
