import Fitcheck
import Foundation
import TestSupport

extension FuzzTarget {
  /// The bytes whose time a search for headroom may take.
  ///
  /// It goes over the layout some 2,000 times, a few hundred for each text and bound, measures a text up to fifty times in
  /// each, and makes what a geometry reader holds anew in each: three times what the dearest one took that was found, of
  /// stacks of words of a hundred letters that shrink.
  private static let headroomBytes = 1_700_000

  /// A tree of views with numbers that nobody would write.
  /// - Returns: the bytes that it may take the time of.
  @MainActor func runView(_ bytes: [UInt8]) -> Int {
    var choices = Choices(bytes)
    let choice = choices.byte()
    let levels = 1 + Int(choice) % 4
    var hostile = HostileView(choices.generator())
    let view = hostile.view(levels: levels)
    let selector = FitSelector(environment: SharedFonts.environment)
    let layout = selector.resolve(view)
    let bounds = CGSize(width: 146, height: 58)
    let decision = selector.decide(layout, in: bounds, tracing: .all)
    precondition(!decision.placed.size.width.isNaN && !decision.placed.size.height.isNaN)
    Self.check(decision.displayList)
    // Deep trees take long enough as it is.
    precondition(
      levels >= 3 || selector.chosenIndex(of: layout, in: bounds) == decision.chosenIndex,
      "walked otherwise than decided"
    )
    // Of deep trees of hostile views a search for headroom takes seconds, of others still as long as dozens of decisions: one
    // of eight that could be searched is.
    guard levels < 3, choice / 4 % 8 == 1 else { return bytes.count }
    _ = decision.headroom()
    return bytes.count + Self.headroomBytes
  }

  /// What is drawn has a place, and the glyphs of a text's line are as wide as it is.
  private static func check(_ list: DisplayList) {
    for item in list.items {
      let frame = item.frame
      precondition(!frame.minX.isNaN && !frame.minY.isNaN, "\(frame)")
      precondition(!frame.width.isNaN && !frame.height.isNaN, "\(frame)")
    }
    for line in list.texts.flatMap(\.laidOut.lines) {
      let advances = line.runs.flatMap(\.glyphs).map(\.advance)
      let sum = advances.reduce(0, +)
      let size = advances.reduce(0) { $0 + abs($1) }
      precondition(abs(sum - line.width) <= 1e-9 * (1 + size), "\(sum) for \(line.width)")
    }
  }

  /// Of all ways to end lines, join, turn and be cut.
  private static let headlines = [
    "海辺の図書館、夜も開館へ", "「夜の『港町』」（第2部）ー東京", "항구 도서관 “야간”(서울) 개관", "หอสมุดท่าเรือเปิดกลางคืน",
    "Harbour library opens late", "“Don’t ‘stop’ (now)”, he said — AV 1/2",
    "extra\u{AD}ordi\u{AD}nary e-mail a/b?c=d", "one\ttwo\nthree\u{A0}four",
    "مكتبة الميناء تفتح ليلا", "ב\"הארץ\" צה\"ל (a) 12-3", "बंदरगाह पुस्तकालय र्क्षि ज्ञ",
    "e\u{301} 👩\u{200D}👩\u{200D}👧🇯🇵1\u{FE0F}\u{20E3}",
  ]

  /// A map of a choice answers as the layout does.
  @MainActor func runMap(_ bytes: [UInt8]) {
    var choices = Choices(bytes)
    let bounds = (0..<8).map { _ in
      CGSize(width: Double(choices.byte()) * 0.7, height: Double(choices.byte()) * 0.4)
    }
    var columns = RandomColumns(
      choices.generator(),
      headlines: Self.headlines
    )
    let selector = FitSelector(environment: SharedFonts.environment)
    let layout = selector.resolve(columns.view())
    let map = FitMap(of: layout)
    let coverage = map.coverage
    var isFirst = true
    for area in bounds {
      guard let outcome = map.outcome(in: area) else {
        precondition(coverage != .everywhere, "\(area) is not answered for")
        continue
      }
      precondition(coverage != .nowhere)
      let chosen = selector.chosenIndex(of: layout, in: area)
      precondition(
        outcome.chosenIndex == chosen,
        "\(area): \(outcome), not \(String(describing: chosen))"
      )
      precondition(outcome.fits || chosen == map.candidateCount - 1, "\(area): \(outcome)")
      let slack = chosen.flatMap { map.slack(ofCandidate: $0, in: area) } ?? .nan
      precondition(outcome.fits ? slack >= 0 : slack < 0, "\(area): \(slack), \(outcome)")
      // What takes longer is asked once.
      guard isFirst else { continue }
      isFirst = false
      let decision = selector.decide(layout, in: area)
      let decided = decision.choices.first { $0.depth == 0 && $0.chosenIndex != nil }?.outcome
      precondition(decided == outcome, "\(area): \(outcome), not \(String(describing: decided))")
      Self.check(map, around: area) { selector.chosenIndex(of: layout, in: $0) }
    }
  }

  /// The lengths at which a map turns from one candidate to another are the very ones at which the layout does, and so is
  /// the least area for a candidate.
  private static func check(
    _ map: FitMap,
    around area: CGSize,
    chosenIndex: (CGSize) -> Int?
  ) {
    guard let outcome = map.outcome(in: area), let headroom = map.headroom(in: area) else {
      preconditionFailure("\(area) is answered for, its headroom is not")
    }
    let (widths, heights) = (headroom.widths.own, headroom.heights.own)
    precondition(widths.outcome == outcome && heights.outcome == outcome, "\(headroom)")
    let (width, height) = (Double(area.width), Double(area.height))
    precondition(widths.start <= width && width < (widths.end ?? .infinity), "\(headroom)")
    precondition(heights.start <= height && height < (heights.end ?? .infinity), "\(headroom)")
    func ends(of interval: FitInterval) -> [Double] {
      [interval.start, interval.end].compactMap { $0 }.flatMap { [$0.nextDown, $0] }
    }
    let turns: [CGSize] =
      ends(of: widths).map { CGSize(width: $0, height: height) }
      + ends(of: heights).map { CGSize(width: width, height: $0) }
    for turn in turns {
      guard let shown = map.outcome(in: turn) else { continue }
      let chosen = chosenIndex(turn)
      precondition(
        shown.chosenIndex == chosen,
        "\(turn): \(shown), not \(String(describing: chosen))"
      )
    }
    guard outcome.fits, let chosen = outcome.chosenIndex else { return }
    guard let least = map.leastArea(showing: chosen) else {
      preconditionFailure("\(chosen) is shown, and has no least area")
    }
    precondition(least.width * least.height <= area.width * area.height, "\(least) for \(area)")
    precondition(chosenIndex(least) == chosen, "\(chosen) is not shown in \(least)")
  }
}
