import BundledFonts
import FontFaces
import TestSupport
import Testing
import TextShaping
import UnicodeText

@testable import Typesetting

/// What parts of a truncated line take at the least, and how far places for a cut are looked for.
@Suite("Places where a line may be truncated") struct TruncationPlacesTests {
  private let size = 12.0

  private func places(
    _ prepared: PreparedText,
    tracking: Double = 0,
    from start: Int = 0
  ) -> TruncationPlaces {
    TruncationPlaces(
      prepared.storage,
      ground: TruncationPlaces.Ground(prepared.storage.shaped),
      scale: AdvanceScale(
        cascade: prepared.storage.shaped.itemized.cascade,
        pointSize: size,
        letterSpacing: tracking
      ),
      source: start..<prepared.utf16Count,
      setsEnd: false
    )
  }

  /// The narrowest character decides, and only where it is narrowed.
  @Test(
    arguments: [
      [], [0], [1.5], [-2], [1.5, -2], [-2, 1.5], [-0.5, -2, -1], [-2, -0.5, 3], [4, 0.5],
    ] as [[Double]]
  )
  func theLeastSpacingIsThatOfAnyRun(_ trackings: [Double]) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let runs = (trackings + [0]).map { tracking in
      var run = StyledRun("東京 Tokyo ", cascade: cascade, pointSize: size)
      run.tracking = tracking
      return run
    }
    let text = PreparedText(runs: runs, style: TextStyle(cascade: cascade, language: "ja"))
    let least = min(trackings.min() ?? 0, 0)
    #expect(abs(places(text).leastSpacing - least) < 0.01)
    for tracking in [-3, -0.25, 0, 0.25, 3] {
      let spaced = places(text, tracking: tracking).leastSpacing
      #expect(abs(spaced - min(least + tracking, 0)) < 0.01)
    }
  }

  /// The system font's own tracking, which other characters do not have, is no part of it.
  @Test(arguments: [8.0, 11, 12, 17, 40], [-0.75, -0.1, 0, 0.1])
  func trackingOfTheSystemFontDoesNotCount(_ size: Double, _ tracking: Double) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let text = PreparedText("東京 Tokyo", style: TextStyle(cascade: cascade))
    let places = TruncationPlaces(
      text.storage,
      ground: TruncationPlaces.Ground(text.storage.shaped),
      scale: AdvanceScale(cascade: cascade, pointSize: size, letterSpacing: tracking),
      source: 0..<text.utf16Count,
      setsEnd: false
    )
    #expect(places.leastSpacing == min(tracking, 0))
  }

  /// The em of the largest run, and no less than that of the text.
  @Test(arguments: [[12], [6, 24], [24, 6, 40], [6, 3]] as [[Double]])
  func theGreatestEmIsThatOfAnyRun(_ sizes: [Double]) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let runs = sizes.map { StyledRun("東京 ", cascade: cascade, pointSize: $0) }
    let text = PreparedText(runs: runs, style: TextStyle(cascade: cascade))
    let base = try #require(text.pointSize)
    let unitsPerEm = text.storage.shaped.itemized.cascade.unitsPerEm
    let em = TruncationPlaces.Ground(text.storage.shaped).greatestEm / unitsPerEm * base
    let greatest = max(sizes.max() ?? 0, base)
    // Faces of one cascade are set a little larger or smaller than it.
    #expect(em >= greatest * 0.999 && em < greatest * 1.3)
  }

  /// A mark that begins a text is drawn on a circle, which it is not behind an ellipsis: a part that begins with it may
  /// take another em less than its sums tell.
  @Test(arguments: [("abcd", 1.0), ("a\u{301}bcd", 1), ("\u{301}abcd", 2)])
  func marksThatBeginTexts(_ string: String, _ ems: Double) throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let text = PreparedText(string, style: TextStyle(cascade: cascade, language: "en"))
    let places = places(text)
    let least = places.leastWidth(ofTailFrom: 0)
    let natural = text.naturalWidth(ParagraphStyle(pointSize: size))
    #expect(abs(natural - least - ems * places.em) < 1e-9)
  }

  /// A chain that may be cut nowhere is as long as its code units, of which a cluster may have several: no
  /// cut comes into question that shows more than twice what fits.
  @Test(arguments: [
    "AVAWATo", "\u{628}", "\u{628}\u{64E}", "क्रि", "\u{1000}\u{1039}\u{1000}\u{102C}",
  ])
  func cutsInChainsAreFew(_ piece: String) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let text = PreparedText(
      String(repeating: piece, count: 400),
      style: TextStyle(cascade: cascade)
    )
    let places = places(text)
    let fitting = text.endOfFittingPrefix(ParagraphStyle(pointSize: size), width: 146, lines: 1)
    #expect(fitting > 0)
    let (first, last) = (0, text.utf16Count)
    let ends = places.headEnds(within: 146, from: first, to: last)
    #expect(ends.allSatisfy { $0 <= 2 * fitting } && ends.contains { $0 >= fitting })
    let starts = places.tailStarts(within: 146, from: first, to: last)
    #expect(
      starts.allSatisfy { last - $0 <= 2 * fitting } && starts.contains { last - $0 >= fitting }
    )
  }

  /// Of more cuts than are tried one by one, since what is between them takes no room, the longest that
  /// fits is found all the same.
  @Test(arguments: [TruncationMode.tail, .head], [2, 60, 200])
  func manyCutsOfOneWidth(_ mode: TruncationMode, _ joiners: Int) throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let letters = String(repeating: "x", count: 1_600)
    let nothing = String(repeating: "\u{2060}", count: joiners)
    let string = mode == .tail ? letters + nothing + "yyyy" : "yyyy" + nothing + letters
    let text = PreparedText(string, style: TextStyle(cascade: cascade, language: "en"))
    let (count, storage) = (text.utf16Count, text.storage)
    let scale = AdvanceScale(cascade: cascade, pointSize: size, letterSpacing: 0)
    func line(_ letters: Int) -> Double {
      let head = mode == .tail ? 0..<letters : 0..<0
      let tail = mode == .tail ? count..<count : count - letters..<count
      let abridged = storage.shaped.itemized.abridged(
        head: head,
        tail: tail,
        of: storage.shaped.analysis
      )
      return scale.points(abridged.itemized.advance(of: abridged.drawn))
    }
    var style = ParagraphStyle(pointSize: size)
    style.lineLimit = 1
    style.truncation = mode
    let shown = try #require(text.lines(style, width: line(1_599)).lines.first)
    #expect(shown.isTruncated && shown.text.unicodeScalars.filter { $0 == "x" }.count == 1_599)
    let one = try #require(text.lines(style, width: line(1_599).nextDown).lines.first)
    #expect(one.text.unicodeScalars.filter { $0 == "x" }.count == 1_598)
    let all = try #require(text.lines(style, width: line(1_600 + joiners)).lines.first)
    #expect(all.text.unicodeScalars.count == 1_601 + joiners)
  }

  /// Where none of very many cuts fits, the ellipsis alone is left, however many of them are left in the
  /// end of halving.
  @Test(arguments: [TruncationMode.tail, .head], [1_700] + (1_500..<1_508))
  func manyCutsOfWhichNoneFits(
    _ mode: TruncationMode,
    _ joiners: Int
  ) throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let nothing = String(repeating: "\u{2060}", count: joiners)
    let string = mode == .tail ? "x" + nothing + "yyyy" : "yyyy" + nothing + "x"
    let text = PreparedText(string, style: TextStyle(cascade: cascade, language: "en"))
    var style = ParagraphStyle(pointSize: size)
    style.lineLimit = 1
    style.truncation = mode
    let ellipsis = try #require(text.lines(style, width: 0).lines.first)
    #expect(ellipsis.text == "…")
    let line = try #require(text.lines(style, width: ellipsis.width).lines.first)
    #expect(line.text.unicodeScalars.allSatisfy { $0 != "x" && $0 != "y" })
    #expect(line.width == ellipsis.width)
  }

  // MARK: Chains

  /// A text that may be cut nowhere, in a face in which its letter kerns with itself.
  private func chain(_ number: Int, _ count: Int) throws -> PreparedText {
    let (letter, font) = LineJointTests.kerned[number]
    let face = try FontFace(path: BundledFontDirectory.locate().path(of: font))
    let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
    let text = String(repeating: letter, count: count)
    let prepared = PreparedText(text, style: TextStyle(cascade: cascade, language: "en"))
    let storage = prepared.storage
    #expect((1..<count).allSatisfy { storage.shaped.isUnsafe(at: $0) })
    return prepared
  }

  /// No part takes less than what is said that it takes at the least, beginning anywhere.
  @Test(arguments: LineJointTests.kerned.indices, [30, 33, 40, 47, 48, 49, 64, 97, 130, 200])
  func nothingTakesLessThanTheLeast(_ number: Int, _ count: Int) throws {
    let text = try chain(number, count)
    let itemized = text.storage.shaped.itemized
    for start in [0, 1, 20, 50] where start < count {
      let places = places(text, from: start)
      for cut in stride(from: start + 1, to: count, by: count > 60 ? 7 : 1) {
        let head = places.scale.points(itemized.advance(of: start..<cut))
        #expect(places.leastWidth(ofHeadTo: cut) <= head, "\(start)..<\(cut)")
        let tail = places.scale.points(itemized.advance(of: cut..<count))
        #expect(places.leastWidth(ofTailFrom: cut) <= tail, "\(cut)..<\(count)")
        // Nor is it said of long ones that they take next to nothing.
        if cut - start > 100 { #expect(places.leastWidth(ofHeadTo: cut) > head / 4) }
        if count - cut > 100 { #expect(places.leastWidth(ofTailFrom: cut) > tail / 4) }
      }
    }
  }

  /// Every part that fits is among those that are tried, and few that are far too long.
  @Test(arguments: LineJointTests.kerned.indices, [30, 40, 64, 97, 130, 400])
  func allThatFitAreTried(_ number: Int, _ count: Int) throws {
    let text = try chain(number, count)
    let itemized = text.storage.shaped.itemized
    let places = places(text)
    func head(_ end: Int) -> Double { places.scale.points(itemized.advance(of: 0..<end)) }
    func tail(_ start: Int) -> Double { places.scale.points(itemized.advance(of: start..<count)) }
    for width in [0, 20, 90, 200, 260, 330, 600] as [Double] {
      let ends = places.headEnds(within: width, from: 0, to: count)
      let starts = places.tailStarts(within: width, from: 0, to: count)
      #expect(Set(ends).isSuperset(of: (1..<count).filter { head($0) <= width }))
      #expect(Set(starts).isSuperset(of: (1..<count).filter { tail($0) <= width }))
      #expect(ends == ends.sorted(by: >) && starts == starts.sorted())
      // The longest stretch that is shaped anew, and some ems.
      let most = width + 100 * head(count) / Double(count) + 8 * size
      #expect(ends.allSatisfy { head($0) <= most })
      #expect(starts.allSatisfy { tail($0) <= most })
    }
  }
}
