import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing

/// Texts hidden behind blocks (LayoutRules §2.4).
@MainActor
@Suite struct RedactionTests {
  static let text = Text(verbatim: "Wide and narrow").font(.system(size: 12))

  func trace(_ view: some View, _ width: CGFloat = 1_000) throws -> TextTrace {
    try #require(try Layouts.decide(view, width, 500).placed.texts.first)
  }

  @Test func everyCharacterIsABlockOfOneWidth() throws {
    func width(_ string: String) throws -> Double {
      try trace(Text(verbatim: string).font(.system(size: 12)).redacted(reason: .placeholder))
        .lines[0].width
    }
    let one = try width("i")
    #expect(one > 4 && one < 12)
    for string in ["ii", "WWW", "a b c", "夜行フェリー", "👩‍👩‍👧e\u{301}"] {
      #expect(abs(try width(string) - one * Double(string.count)) < 1e-9, "\(string)")
    }
    let hidden = try trace(Self.text.redacted(reason: .placeholder))
    #expect(hidden.isRedacted && hidden.string == String(repeating: "█", count: 15))
    #expect(hidden.lines.map(\.text) == [hidden.string])
    let shown = try trace(Self.text)
    #expect(!shown.isRedacted && shown.string == "Wide and narrow")
    #expect(hidden.size.height == shown.size.height)
    #expect(hidden.size.width != shown.size.width)
  }

  /// Texts hidden in 13 points and others, where SwiftUI of macOS 26.2 was recorded at two pixels a point
  /// (iamcgn/swiftui-web, `redacted/widths` and `redacted/placeholder`): neither letters nor the weight matter.
  @Test(
    arguments: [
      ("iiiiiiiiii", 11, 54.5), ("a b c d e", 11, 49), ("12345", 11, 27.5), ("MMMMMMMMMM", 13, 63),
      ("a b c d e", 13, 56.5), ("12345", 13, 31.5), ("x", 13, 6.5), ("Redacted text", 13, 82),
      ("iiiiiiiiii", 17, 79), ("a b c d e", 17, 71), ("12345", 17, 39.5), ("MMMMMMMMMM", 22, 105),
      ("a b c d e", 22, 94.5), ("Title", 22, 52.5), ("iiiiiiiiii", 26, 129.5),
      ("a b c d e", 26, 116.5), ("12345", 26, 65),
    ] as [(String, CGFloat, CGFloat)]
  )
  func blocksAreAsWideAsRecorded(_ string: String, _ pointSize: CGFloat, _ width: CGFloat) throws {
    for weight in [Font.Weight.regular, .bold] {
      let font = Font.system(size: pointSize, weight: weight)
      for font in [font, font.monospacedDigit()] {
        let hidden = Text(verbatim: string).font(font).redacted(reason: .placeholder)
        #expect(try Layouts.size(hidden, nil, nil, scale: 2, device: .english).width == width)
      }
    }
  }

  /// Of forty characters in 100 points fifteen stand on a line (`redacted/widths`).
  @Test func blocksWrapAsRecorded() throws {
    let text = Text(verbatim: "alpha beta gamma delta epsilon zeta eta").font(.system(size: 13))
    let hidden = text.redacted(reason: .placeholder)
    let size = try Layouts.size(hidden, 100, nil, scale: 2, device: .english)
    #expect(size == CGSize(width: 100, height: 47))
    #expect(try trace(hidden, 100).lines.map(\.text.count) == [15, 15, 9])
  }

  @Test func blocksBreakAnywhereAndAreJustified() throws {
    // Seven blocks of 12 points go into 45: the words do not matter.
    let block = try trace(
      Text(verbatim: "i").font(.system(size: 12)).redacted(reason: .placeholder)
    )
    .lines[0].width
    let perLine = Int(45 / block)
    let text = Text(verbatim: "a bcdefghijklmnopq").font(.system(size: 12))
      .redacted(reason: .placeholder)
    let hidden = try trace(text, 45)
    #expect(hidden.lines.map(\.text.count) == [perLine, perLine, 18 - 2 * perLine])
    // Lines that are not a paragraph's last are stretched to the width.
    #expect(hidden.size.width == 45)
    let paragraphs = Text(verbatim: "ab\nabc").font(.system(size: 12)).redacted(
      reason: .placeholder
    )
    #expect(abs(Double(try trace(paragraphs, 55).size.width) - 3 * block) < 1.0 / 3)
    #expect(try Layouts.size(text, nil, nil).width < 18 * block + 1.0 / 3)
  }

  /// However wide the lines before and behind it are stretched, the last one of a paragraph is as wide as its
  /// blocks, and one without characters has none.
  @Test(arguments: ["\n", "\r\n", "\u{2029}"])
  func lastLinesOfParagraphsAreNotStretched(terminator: String) throws {
    let text = Text(verbatim: "ab\(terminator)\(terminator)abcdefghijklmnopq")
      .font(.system(size: 12)).redacted(reason: .placeholder)
    let lines = try trace(text, 45).lines.map { CGFloat($0.width) }
    let blocks = try Layouts.frames(text, 45, 500).map(\.width)
    #expect(lines.count > 4 && lines[1] == 0)
    let stretched = [CGFloat](repeating: 45, count: lines.count - 3)
    #expect(blocks == Array(lines[..<2]) + stretched + Array(lines.suffix(1)))
  }

  @Test func changesWhichCandidateIsShown() throws {
    let view = ViewThatFits(in: .vertical) {
      Text(verbatim: "iiiiiiii iiiiiiii").font(.system(size: 12))
      Text(verbatim: "i").font(.system(size: 12))
    }
    #expect(try Layouts.decide(view, 60, 20).chosenIndex == 0)
    #expect(try Layouts.decide(view.redacted(reason: .placeholder), 60, 20).chosenIndex == 1)
  }

  /// The digit that is measured in place of a block is not shown: a font without it lacks nothing, neither where the text is
  /// shown nor where it was tried.
  @Test func digitsBehindBlocksAreNotMissing() throws {
    let font = try AlteredFont.ofOneLetter()
    let face = try FontFace(path: font.write("Letter.ttf"))
    let library = try FontLibrary.files(regular: [face])
    let resolver = LayoutResolver(environment: EnvironmentValues(fontLibrary: library))
    func missing(_ view: some View) -> Set<Unicode.Scalar> {
      let choice = ViewThatFits(in: .vertical) {
        view.frame(height: 900)
        view
      }
      let decision = resolver.resolve(choice).decide(
        in: CGSize(width: 300, height: 60),
        displayScale: 3,
        tracing: .tried
      )
      #expect(decision.chosenIndex == 1)
      let texts = decision.candidates.flatMap(\.texts) + decision.placed.texts
      return Set(texts.flatMap(\.missingScalars))
    }
    let text = Text(verbatim: "AB").font(.system(size: 12))
    #expect(missing(text) == ["B"])
    #expect(missing(text.redacted(reason: .placeholder)) == [])
  }

  @Test func reasons() throws {
    func isHidden(_ view: some View) throws -> Bool { try trace(view).isRedacted }
    let text = Self.text
    #expect(try isHidden(VStack { text }.redacted(reason: .placeholder)))
    #expect(try !isHidden(text.redacted(reason: .privacy)))
    #expect(try !isHidden(text.privacySensitive()))
    #expect(try isHidden(text.privacySensitive().redacted(reason: .privacy)))
    #expect(try isHidden(text.redacted(reason: .privacy).privacySensitive()))
    #expect(try !isHidden(text.privacySensitive(false).redacted(reason: .privacy)))
    let open = VStack { text.privacySensitive(false) }.privacySensitive()
    #expect(try !isHidden(open.redacted(reason: .privacy)))
    #expect(try !isHidden(text.redacted(reason: .invalidated)))
    #expect(try !isHidden(text.unredacted().redacted(reason: .placeholder)))
    #expect(try isHidden(text.redacted(reason: .invalidated).redacted(reason: .placeholder)))
    #expect(try isHidden(text.environment(\.redactionReasons, .placeholder)))
  }

  @Test func isDrawnAsRoundedBlocksInItsFrame() throws {
    let view = Self.text.redacted(reason: .placeholder)
    let decision = try Layouts.decide(view, 60, 100)
    let frame = try #require(decision.placed.texts.first?.frame)
    var blocks: [PlacedShape] = []
    for item in decision.displayList.items {
      guard case .shape(let shape) = item else {
        Issue.record("a hidden text is drawn")
        continue
      }
      blocks.append(shape)
    }
    #expect(blocks.count == decision.placed.texts[0].lineCount && blocks.count > 1)
    for block in blocks {
      #expect(block.frame.minX >= frame.minX && block.frame.maxX <= frame.maxX)
      #expect(block.frame.minY >= frame.minY && block.frame.maxY <= frame.maxY)
      #expect(block.opacity == 0.16)
      guard case .roundedRectangle = block.shape else {
        Issue.record("a block has sharp corners")
        continue
      }
    }
  }

  @Test func otherViewsKeepTheirSize() throws {
    let view = HStack(spacing: 0) {
      Block(30, 10); Color.white.frame(width: 5, height: 5)
    }
    #expect(
      try Layouts.size(view.redacted(reason: .placeholder), nil, nil)
        == Layouts.size(view, nil, nil)
    )
  }

  @Test func whatNobodyPublishedIsNamed() throws {
    func subjects(_ view: some View) throws -> [String] {
      try Layouts.decide(view, 100, 100).standIns.map(\.subject)
    }
    let text = Self.text
    #expect(try subjects(text).isEmpty)
    #expect(try subjects(text.redacted(reason: .placeholder)) == ["hidden texts"])
    #expect(try subjects(text.textScale(.secondary)) == ["secondary text scale"])
    for named in [AttributedString.LineHeight.normal, .tight, .loose] {
      #expect(try subjects(text.lineHeight(named)) == ["line heights by name"])
    }
    #expect(try subjects(text.lineHeight(.variable)).isEmpty)
    #expect(try subjects(text.lineHeight(.exact(points: 20))).isEmpty)
    #expect(
      try subjects(text.bold().environment(\.legibilityWeight, .bold)) == [
        "Bold Text", "heavy weights",
      ]
    )
    #expect(try subjects(text.environment(\.platform, .watchOS)) == ["watchOS's font"])
    let style = Text(verbatim: "A").font(.caption)
    let small = try subjects(style.environment(\.dynamicTypeSize, .medium))
    #expect(small.contains("type size medium"))
    let sized = try subjects(text.environment(\.dynamicTypeSize, .medium))
    #expect(!sized.contains("type size medium"))
    let app = style.environment(\.viewArchival, .app).environment(\.dynamicTypeSize, .medium)
    #expect(try !subjects(app).contains("type size medium"))
    #expect(try subjects(style).isEmpty)
    let older = style.environment(\.systemVersion, .iOS18)
    #expect(try subjects(older) == ["text styles on a Japanese device"])
  }
}
