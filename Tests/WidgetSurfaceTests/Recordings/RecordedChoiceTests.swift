import FitSelection
import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

@testable import WidgetSurface

/// Choices between views drawn by chance, at the root, in rows and inside of decorations: what is shown in
/// each of several bounds, what is said of it, and how sure it is, as it was when somebody looked at it.
///
/// ``RecordedViewTests`` says where everything is; of these many more there is a row each, with digests of the
/// same. `Scripts/renew-golden` writes `Cases/recorded-choices.txt` anew: every line of its diff is one that
/// was meant.
@MainActor
@Suite struct RecordedChoiceTests {
  nonisolated private static let seeds: Range<UInt64> = 2_000..<2_240
  nonisolated private static let bounds = [
    CGSize(width: 146, height: 58), CGSize(width: 72.4, height: 72.4),
    CGSize(width: 40, height: 21),
  ]

  private static func drawn(_ seed: UInt64) -> (name: String, view: AnyView, random: RandomView) {
    var random = RandomView(seed: seed)
    let parts = (0..<3).map { _ in random.view(levels: 1) }
    let axes = random.any([[.horizontal, .vertical], .horizontal, .vertical, []] as [Axis.Set])
    let (one, other, last) = (parts[0].view, parts[1].view, parts[2].view)
    let choice = ViewThatFits(in: axes) {
      one; other
    }
    let (name, view): (String, AnyView) =
      switch Int.random(in: 0..<9, using: &random.generator) {
      case 0, 1:
        (
          "choice",
          AnyView(
            ViewThatFits(in: axes) {
              one; other; last
            }
          )
        )
      case 2: ("overlay", AnyView(last.overlay(alignment: .bottomTrailing) { choice }))
      case 3: ("background", AnyView(last.background(alignment: .topLeading) { choice }))
      case 4: ("mask", AnyView(last.mask { choice }))
      case 5:
        (
          "row",
          AnyView(
            HStack(alignment: .firstTextBaseline) {
              choice; last
            }
          )
        )
      case 6:
        (
          "column",
          AnyView(
            VStack(alignment: .leading, spacing: 1) {
              last; choice
            }
          )
        )
      case 7:
        (
          "nested",
          AnyView(
            ViewThatFits {
              choice
              ViewThatFits(in: .vertical) {
                last; Text("…")
              }
            }
          )
        )
      default:
        (
          "layers",
          AnyView(
            ZStack(alignment: .topTrailing) {
              last; choice
            }
          )
        )
      }
    let names = parts.map(\.name).joined(separator: "; ")
    return ("\(name) \(axes.rawValue) { \(names) }", view, random)
  }

  @Test func everyChoiceIsWhatItWas() throws {
    let fonts = try TestFonts.japanese()
    var rows: [String] = []
    for seed in Self.seeds {
      var (name, view, random) = Self.drawn(seed)
      let (place, change) = random.any(RecordedViewTests.surroundings)
      var environment = EnvironmentValues(fontLibrary: fonts)
      environment.displayScale = 3
      change(&environment)
      let selector = FitSelector(environment: environment)
      let recorded = RecordedView(AnyView(view), selector)
      rows.append("== \(seed) \(name), \(place) \(recorded.measured().joined().digest)")
      for bounds in Self.bounds {
        let decision = selector.decide(view, in: bounds, tracing: .all)
        let said = [ExplanationLanguage.english, .japanese].map { decision.explanation(in: $0) }
        rows.append(
          "  \(decision.chosenIndex.map(String.init) ?? "–") "
            + "\(recorded.decided(in: bounds, asks: .items).joined(separator: "\n").digest) "
            + said[0].replacing("\n", with: " / ") + " \(said[1].digest)"
        )
      }
      // Headroom is searched for by measuring dozens of times.
      guard seed.isMultiple(of: 8) else { continue }
      rows += Self.assessed(selector.decide(view, in: Self.bounds[0], tracing: .all))
    }
    try GoldenFile("WidgetSurfaceTests/Cases/recorded-choices.txt").check(rows)
  }

  private static func assessed(_ decision: FitDecision) -> [String] {
    let doubts: [AreaDoubt] = [
      .none,
      AreaDoubt(
        width: Uncertainty(subject: "the width", points: 1.5, reason: "a try"),
        height: Uncertainty(subject: "the height", points: 0.75, reason: "a try")
      ),
    ]
    let fonts = [Uncertainty(subject: "the font", share: 0.02, reason: "a try")]
    return doubts.enumerated().flatMap { index, doubt in
      let assessment = FitAssessment(decision, doubt: doubt, fonts: index == 0 ? [] : fonts)
      let calls = assessment.closeCalls.map { call in
        "  call \(call.explanation()) \(call.distance()) "
          + (call.explanation(in: .japanese) + call.distance(in: .japanese)).digest
      }
      let flags = assessment.flags.map { flag in
        "  flag \(flag.explanation()) \(flag.explanation(in: .japanese).digest)"
      }
      let provenance = assessment.provenance
      let styles = provenance.styles.map { face, styles in
        "\(face.fileName) \(styles.map { "\($0)" }.sorted())"
      }
      return calls + flags + [
        "  rests on \(styles.sorted().joined(separator: ", ")), \(provenance.advanceSources.sorted()), "
          + "without \(provenance.missingScalars)"
      ]
    }
  }
}
