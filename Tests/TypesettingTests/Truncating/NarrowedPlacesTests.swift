import FontFaces
import TestSupport
import Testing
import TextShaping

@testable import Typesetting

/// Where characters are narrowed to less than nothing, a part that is too wide may fit again further on.
@Suite("Places for cuts of narrowed text") struct NarrowedPlacesTests {
  private let size = 12.0

  /// Wide letters that do not fit, then narrow ones that lead back, from either end.
  private static let texts = [
    "WWWWWWWW" + String(repeating: "i", count: 60), String(repeating: "i", count: 60) + "WWWWWWWW",
    "WWWWWW" + String(repeating: "i", count: 40) + "AAAA" + String(repeating: "l", count: 30)
      + "WWWWWW",
  ]

  @Test(arguments: texts, [-4.0, -4.75]) func allThatFitAreTried(
    _ string: String,
    _ tracking: Double
  ) throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let text = PreparedText(string, style: TextStyle(cascade: cascade, language: "en"))
    let count = text.utf16Count
    let places = TruncationPlaces(
      text.storage,
      ground: TruncationPlaces.Ground(text.storage.shaped),
      scale: AdvanceScale(cascade: cascade, pointSize: size, letterSpacing: tracking),
      source: 0..<count,
      setsEnd: false
    )
    let itemized = text.storage.shaped.itemized
    func points(_ range: Range<Int>) -> Double { places.scale.points(itemized.advance(of: range)) }
    var (returning, tried) = (0, 0)
    for width in [-20, 0, 9.5, 30, 400] as [Double] {
      let ends = places.headEnds(within: width, from: 0, to: count)
      let starts = places.tailStarts(within: width, from: 0, to: count)
      #expect(ends == ends.sorted(by: >) && starts == starts.sorted())
      #expect(ends.last == 0 && starts.last == count)
      let fittingEnds = (1...count).filter { points(0..<$0) <= width }
      let fittingStarts = (0..<count).filter { points($0..<count) <= width }
      #expect(Set(ends).isSuperset(of: fittingEnds), "\(width)")
      #expect(Set(starts).isSuperset(of: fittingStarts), "\(width)")
      // What is far too wide is not tried: an ellipsis and a cut take away no more than some ems.
      let most = width + 2 * size - 3 * tracking
      let tooLong = ends.filter { $0 > 0 && places.leastWidth(ofHeadTo: $0) > most }
      #expect(tooLong.isEmpty, "\(width)")
      returning += fittingEnds.filter { end in (1..<end).contains { points(0..<$0) > most } }.count
      tried += ends.count + starts.count
    }
    #expect(returning > 0 || string.hasPrefix("i"))
    #expect(tried > 20)
    // Where a least and a greatest end are given, no others are told.
    let within = places.headEnds(within: 400, from: 7, to: 31)
    #expect(within.first == 31 && within.last == 7 && within.count == 25)
    let starts = places.tailStarts(within: 400, from: 9, to: 40)
    #expect(starts.first == 9 && starts.last == 40 && starts.count == 32)
  }

  /// What is drawn is the longest that fits, in either direction, with the ellipsis as wide as it is.
  @Test(arguments: texts.indices, [TruncationMode.tail, .head])
  func theLongestIsShown(_ number: Int, _ mode: TruncationMode) throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let text = PreparedText(
      Self.texts[number] + " WWWW",
      style: TextStyle(cascade: cascade, language: "en")
    )
    let (storage, count) = (text.storage, text.utf16Count)
    var style = ParagraphStyle(pointSize: size)
    style.lineLimit = 1
    style.truncation = mode
    style.tracking = -4
    let scale = AdvanceScale(cascade: cascade, pointSize: size, letterSpacing: -4)
    func drawn(_ kept: Int) -> Double {
      let abridged = storage.shaped.itemized.abridged(
        head: mode == .tail ? 0..<kept : 0..<0,
        tail: mode == .tail ? count..<count : count - kept..<count,
        of: storage.shaped.analysis
      )
      return scale.points(abridged.itemized.advance(of: abridged.drawn))
    }
    var truncated = 0
    for width in stride(from: 1.5, through: 60, by: 6.5) {
      let line = try #require(text.lines(style, width: width).lines.first)
      guard line.isTruncated else { continue }
      truncated += 1
      #expect(line.width <= width || line.text == "…")
      let kept = line.text.utf16.count - 1
      // No part ends with the space, nor begins with it.
      let spaced = mode == .tail ? count - 4 : 5
      let fitting = (kept + 1..<count).filter { $0 != spaced && drawn($0) <= width }
      #expect(fitting.isEmpty, "\(line.text) in \(width)")
    }
    #expect(truncated > 0)
  }
}
