import Foundation
import SwiftUISurface
import Testing
import Typesetting

/// On which pixels the lines of a text are drawn (LayoutRules §2.1).
@MainActor
@Suite struct DrawnBaselineTests {
  private func placed(_ view: some View, _ scale: CGFloat) throws -> PlacedText {
    let layout = try Layouts.resolve(view, scale: scale, device: .english)
    let list = layout.decide(
      in: CGSize(width: 172, height: 76),
      displayScale: scale,
      tracing: .tried
    ).displayList
    let texts = list.items.compactMap { item -> PlacedText? in
      if case .text(let text) = item { text } else { nil }
    }
    return try #require(texts.first)
  }

  /// Pixels counted with whole numbers: a text is moved by parts of a pixel, halves among them.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func frameThenBaselineExactHalvesDown(_ scale: CGFloat) throws {
    for size in [9, 11, 13, 16, 17, 22, 34] as [Double] {
      // Ascents in 2048ths of a pixel: never a half at these sizes.
      let ascent = Int(size) * 1950 * Int(scale)
      let first = (ascent + 1024) / 2048
      for part in 0..<24 {
        // The frame stands a number of twelfths of a pixel from the top.
        let top = (part - part % 12) / 12 + (part % 12 > 6 ? 1 : 0)
        let view = Text(verbatim: "Ag").font(.system(size: CGFloat(size)))
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .offset(y: CGFloat(part) / 12 / scale)
        let text = try placed(view, scale)
        let baseline = text.baseline(ofLine: 0, displayScale: scale) * scale
        #expect(abs(baseline - CGFloat(top + first)) < 1e-6, "\(size) at \(part)/12, \(scale)x")
      }
    }
  }

  /// The frame is rounded by itself: the sum would come out otherwise.
  @Test func theSumIsNotWhatIsRounded() throws {
    // 11 pt at 3x: the ascent is 31.42 pixels. A third of a pixel above it the sum is 31.75.
    let view = Text(verbatim: "Ag").font(.system(size: 11))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .offset(y: 1.0 / 9)
    #expect(abs(try placed(view, 3).baseline(ofLine: 0, displayScale: 3) * 3 - 31) < 1e-6)
  }

  /// Three lines of 13 pt in a widget's picture, and of 17 pt with 4 pt between them.
  @Test func linesBelowTheFirst() throws {
    func distances(_ view: some View) throws -> [CGFloat] {
      let text = try placed(view, 3)
      let baselines = text.laidOut.lines.indices.map {
        text.baseline(ofLine: $0, displayScale: 3) * 3
      }
      return zip(baselines, baselines.dropFirst()).map { ($1 - $0).rounded() }
    }
    #expect(try distances(Text(verbatim: "a\nb\nc").font(.system(size: 13))) == [47, 47])
    // 24.386 ± 0.05 pt by the picture, 73.16 ± 0.15 pixels.
    #expect(
      try distances(Text(verbatim: "a\nb\nc").font(.body).lineSpacing(4)) == [73, 73]
    )
    // Whole pixels stay as they are.
    #expect(try distances(Text(verbatim: "a\nb\nc").font(.body)) == [66, 66])
  }

  /// What stands on a line goes with it.
  @Test func imagesStandOnTheDrawnBaseline() throws {
    let view = Text("a\(Image(systemName: "star"))").font(.system(size: 11))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    func top(_ offset: CGFloat) throws -> CGFloat {
      let layout = try Layouts.resolve(view.offset(y: offset), device: .english)
      let items = layout.decide(
        in: CGSize(width: 172, height: 76),
        displayScale: 3,
        tracing: .tried
      ).displayList.items
      let shapes = items.compactMap { item -> CGRect? in
        if case .group(let outline) = item { outline.items.first?.frame } else { nil }
      }
      return try #require(shapes.first).minY
    }
    #expect(try top(0) == top(1.0 / 9))
    #expect(abs(try top(2.0 / 9) - top(0) - 1.0 / 3) < 1e-9)
  }
}
