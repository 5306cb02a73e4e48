import Fitcheck
import Foundation
import TestSupport

extension FuzzTarget {
  /// The bytes whose time a search for headroom may take.
  ///
  /// It goes over the layout some 2,000 times, a few hundred for each text and bound, measures a text up to fifty times in
  /// each, and makes what a geometry reader holds anew in each: three times what the dearest one took that was found, of
  /// several grids of texts in such a reader.
  private static let headroomBytes = 420_000

  /// A tree of views with numbers that nobody would write.
  /// - Returns: the bytes that it may take the time of.
  @MainActor func runView(_ bytes: [UInt8]) -> Int {
    var choices = Choices(bytes)
    let choice = choices.byte()
    let levels = 1 + Int(choice) % 4
    var hostile = HostileView(choices.generator())
    let view = hostile.view(levels: levels)
    let decision = FitSelector(environment: SharedFonts.environment)
      .decide(view, in: CGSize(width: 146, height: 58), tracing: .all)
    precondition(!decision.placed.size.width.isNaN && !decision.placed.size.height.isNaN)
    // Of deep trees of hostile views a search for headroom takes seconds, of others still as long as dozens of decisions: one
    // of eight that could be searched is.
    guard levels < 3, choice / 4 % 8 == 1 else { return bytes.count }
    _ = decision.headroom()
    return bytes.count + Self.headroomBytes
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
    for area in bounds {
      guard let outcome = map.outcome(in: area) else { continue }
      let chosen = selector.chosenIndex(of: layout, in: area)
      precondition(
        outcome.chosenIndex == chosen,
        "\(area): \(outcome), not \(String(describing: chosen))"
      )
    }
  }
}
