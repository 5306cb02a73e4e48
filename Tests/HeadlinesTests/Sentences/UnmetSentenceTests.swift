import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import Testing
import ViewFitting
import WidgetDevices

@testable import Headlines

/// What is said of requirements that are not met, and of systems, where sizes are no device's.
@Suite struct UnmetSentenceTests {
  private static func size(
    _ width: CGFloat,
    _ version: SystemVersion = .iOS26,
    on platform: Platform = .iOS
  ) -> DeviceGroup {
    DeviceGroup(
      size: CGSize(width: width, height: 58),
      displayScale: 3,
      systemVersion: version,
      platform: platform
    )
  }

  private static func unmet(_ areas: [Int]) -> UnmetRequirement {
    UnmetRequirement(
      requirement: HeadlineRequirement(name: "r", policy: .sameCandidate, areas: areas),
      areas: areas
    )
  }

  /// An area is named once for all its versions, and of those alone in which something is missed.
  @Test func areasAreNamedOnce() {
    let groups = [
      Self.size(146), Self.size(146, .iOS16), Self.size(90), Self.size(80), Self.size(70),
    ]
    let some = Self.unmet([1, 2, 0])
    #expect(
      UnmetSentences.sentence(some, groups, in: .english)
        == "Required and not met: r, on 146 × 58 @3x, 90 × 58 @3x"
    )
    #expect(
      UnmetSentences.sentence(some, groups, in: .japanese)
        == "条件rを満たしません：146 × 58 @3x、90 × 58 @3x"
    )
    #expect(
      UnmetSentences.known(some, groups, in: .english)
        == "Known not to be met: r, on 146 × 58 @3x, 90 × 58 @3x"
    )
    #expect(
      UnmetSentences.known(some, groups, in: .japanese)
        == "条件rを満たさないことは既知です：146 × 58 @3x、90 × 58 @3x"
    )
    // Three are named, and of four names one is left.
    #expect(
      UnmetSentences.places(Self.unmet([4, 3, 2, 1, 0]), groups)
        == "70 × 58 @3x, 80 × 58 @3x, 90 × 58 @3x and 1 more area"
    )
    #expect(
      UnmetSentences.places(Self.unmet([4, 3, 2, 1, 0]), groups, in: .japanese)
        == "70 × 58 @3x、80 × 58 @3x、90 × 58 @3xなど4種類"
    )
  }

  /// Sizes on watches are of the watch's system, the oldest first, and its word is said once in a row.
  @Test func systemsOfSizesAreNamed() {
    let watches = [Self.size(90, on: .watchOS), Self.size(90, .iOS16, on: .watchOS)]
    #expect(watches.systemNames == ["watchOS 9", "watchOS 26"])
    #expect(watches.systems == "watchOS 9, 26")
    let both = [Self.size(90, on: .watchOS), Self.size(146, .iOS16), Self.size(90, .iOS16)]
    #expect(both.systemNames == ["iOS 16", "watchOS 26"])
    #expect(both.systems == "iOS 16, watchOS 26")
  }

  /// Each version counts in sentences about some areas where those of one area differ; of all nothing is counted.
  @Test func versionsAreCountedWhereTheyDiffer() {
    let english = VerdictSentences(language: .english, counting: .versions)
    let japanese = VerdictSentences(language: .japanese, counting: .versions)
    #expect(
      english.headlineIsCut(in: ["A", "B"], of: 3, system: nil)
        == "The headline is cut in 2 of 3 areas (each version counted): A, B."
    )
    #expect(
      japanese.headlineIsCut(in: ["A", "B"], of: 3, system: nil)
        == "表示領域3種類（バージョン別）のうち2種類で見出しが途中で切れます：A、B。"
    )
    #expect(
      english.closeCall("w", in: 1, of: 3)
        == "A close call in 1 of 3 areas (each version counted), marked ≈: at the closest w."
    )
    #expect(
      japanese.closeCall("w", in: 1, of: 3)
        == "表示領域3種類（バージョン別）のうち1種類で紙一重の結果です（≈の印）。最も近いものでは、w。"
    )
    #expect(
      english.closeCall("w", in: 3, of: 3)
        == "A close call everywhere, marked ≈: at the closest w."
    )
  }

  @Test func thatThereIsNoSnippetIsSaidAlike() {
    #expect(LimitsSentences(.english).noSnippet == "There is no snippet.")
    #expect(LimitsSentences(.japanese).noSnippet == "本文はありません。")
  }
}
