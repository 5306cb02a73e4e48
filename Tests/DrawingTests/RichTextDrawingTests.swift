import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing

@testable import Drawing

/// Lines under and through texts are where the font has them; parts have their own ink.
@MainActor
@Suite struct RichTextDrawingTests {
  private func list(_ view: some View, size: CGSize = CGSize(width: 146, height: 58)) throws
    -> DisplayList
  {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.displayScale = 4
    return LayoutResolver(environment: environment).resolve(view)
      .decide(in: size, displayScale: 4, tracing: .tried).displayList
  }

  private func raster(_ view: some View) throws -> Raster {
    try Raster(png: PNGRenderer().render(list(view)))
  }

  @Test func linesUnderAndThrough() throws {
    // Letters without descenders.
    let text = Text(verbatim: "nnnnnn").font(.system(size: 20))
    let plain = try raster(text)
    let under = try #require(try raster(text.underline()).difference(from: plain))
    let through = try #require(try raster(text.strikethrough()).difference(from: plain))
    let ink = try #require(plain.ink)
    #expect(under.y.lowerBound > ink.y.upperBound)
    #expect(through.y.lowerBound > ink.y.lowerBound && through.y.upperBound < ink.y.upperBound)
    // As wide as the text, within its side bearings.
    #expect(abs(under.x.count - ink.x.count) < 20)
    let dashed = try raster(text.underline(pattern: .dash))
    #expect(try dashed.difference(from: raster(text.underline())) != nil)
  }

  @Test func onlyThePartIsUnderlined() throws {
    let left = Text(verbatim: "nnn").font(.system(size: 20))
    let right = Text(verbatim: "nnn").font(.system(size: 20)).underline()
    let plain = try raster(left + left)
    let box = try #require(try raster(left + right).difference(from: plain))
    let ink = try #require(plain.ink)
    #expect(box.x.lowerBound > ink.x.lowerBound + ink.x.count / 3)
  }

  /// As high as the font and as wide as the run, behind the glyphs.
  @Test func backgroundsLieBehindTheirRun() throws {
    var marked = AttributedString("nnn")
    marked.backgroundColor = .red
    let plain = Text(verbatim: "nnn").font(.system(size: 20))
    let before = try raster(plain + plain)
    let after = try raster(plain + Text(marked).font(.system(size: 20)))
    let box = try #require(after.difference(from: before))
    let ink = try #require(before.ink)
    #expect(box.x.lowerBound > ink.x.lowerBound + ink.x.count / 3)
    #expect(box.y.lowerBound < ink.y.lowerBound && box.y.upperBound > ink.y.upperBound)
    // At four pixels a point: the line height of 20 pt.
    let pixels = 20.0 * 2444 / 2048 * 4
    let difference = abs(Double(box.y.count) - pixels)
    #expect(difference <= 2)
    // Layout does not notice.
    let sizes = try [AttributedString("nnn"), marked].map { string in
      try list(Text(string)).items.map { item -> CGRect? in
        guard case .text(let text) = item else { return nil }
        return text.frame
      }
    }
    #expect(sizes[0] == sizes[1])
  }

  @Test func fainterPartsAreFainter() throws {
    let text = Text(verbatim: "██").font(.system(size: 20))
    let faint = text.foregroundStyle(.tertiary)
    let both = try #require(try raster(text + faint).ink)
    let one = try #require(try raster(text).ink)
    #expect(both.x.count == one.x.count)
  }

  /// Drawn for the eye with `FITCHECK_PICTURE=path`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["FITCHECK_PICTURE"] != nil))
  func picture() throws {
    let path = try #require(ProcessInfo.processInfo.environment["FITCHECK_PICTURE"])
    let view = VStack(alignment: .leading) {
      Text("台風**10号**、*関東*へ \(Image(systemName: "wind")) ~~明日~~ 今夜")
        .font(.system(size: 14))
      Text(verbatim: "12").font(.system(size: 30)).bold()
        + Text(verbatim: "°C").font(.system(size: 12)).baselineOffset(10)
        + Text(verbatim: " feels like ").foregroundColor(.gray).font(.system(size: 12))
        + Text(verbatim: "ten").underline().font(.system(size: 12)).italic()
      Text(
        "שלום \(Text(verbatim: "World").bold().underline(pattern: .dot)) עולם, `code` and "
          + "[link](https://example.com) cut here"
      )
      .lineLimit(1)
    }
    let list = try list(view, size: CGSize(width: 240, height: 100))
    try PNGRenderer().render(list).write(to: URL(fileURLWithPath: path))
  }
}
