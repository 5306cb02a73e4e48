import FitSelection
import FontFaces
import Foundation
import Headlines
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting
import WidgetDevices

/// Whether accessory widgets follow the user's size of text is not known: both answers count.
@MainActor
@Suite struct TypeSizeDoubtTests {
  /// A row of a text style, or a shorter one.
  private struct Styled: View {
    var body: some View {
      ViewThatFits(in: .horizontal) {
        Text(verbatim: "Next ferry in 12 min").font(.headline)
        Text(verbatim: "12 min").font(.headline)
      }
    }
  }

  /// A row of a size in points, or a shorter one.
  private struct Fixed: View {
    var body: some View {
      ViewThatFits(in: .horizontal) {
        Text(verbatim: "Next ferry in 12 min").font(.system(size: 17, weight: .semibold))
        Text(verbatim: "12 min").font(.system(size: 17, weight: .semibold))
      }
    }
  }

  /// A length that grows with the size of text.
  private struct Scaled: View {
    @ScaledMetric(wrappedValue: 40, relativeTo: .body) private var length: CGFloat

    var body: some View {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: length, height: 10)
        Color.red.frame(width: 10, height: 10)
      }
    }
  }

  /// One for all that is asked: of each library, files stay mapped as long as a text of it is remembered.
  private static let fonts = Result { try TestFonts.english() }

  private func environment(
    _ size: DynamicTypeSize,
    _ family: WidgetFamily = .accessoryRectangular,
    _ platform: Platform = .iOS
  ) throws -> EnvironmentValues {
    var environment = EnvironmentValues(fontLibrary: try Self.fonts.get())
    environment.dynamicTypeSize = size
    environment.widgetFamily = family
    environment.platform = platform
    return environment
  }

  private func calls(
    _ view: some View,
    _ environment: EnvironmentValues,
    width: CGFloat = 180
  ) -> [CloseCall] {
    let decision = FitSelector(environment: environment)
      .decide(view, in: CGSize(width: width, height: 60))
    let assessment = FitAssessment(decision)
    #expect(assessment.isCloseCall == !assessment.closeCalls.isEmpty)
    return assessment.closeCalls.filter { $0.subject == .typeSize }
  }

  @Test(arguments: SystemVersion.allCases)
  func bothAnswersAreOfOneSystem(version: SystemVersion) throws {
    var environment = try environment(.accessibility3)
    environment.systemVersion = version
    let decision = FitSelector(environment: environment)
      .decide(Styled(), in: CGSize(width: 180, height: 60))
    #expect(decision.systemVersion == version)
    #expect(decision.decisionAtLarge()?.systemVersion == version)
  }

  @Test func textStylesAreAnsweredBothWays() throws {
    let environment = try environment(.accessibility3)
    let decision = FitSelector(environment: environment)
      .decide(Styled(), in: CGSize(width: 180, height: 60))
    #expect(decision.chosenIndex == 1)
    let call = try #require(FitAssessment(decision).closeCalls.last)
    #expect(call.subject == .typeSize && call.direction == .smaller)
    #expect(call.limit.outcome == FitOutcome(chosenIndex: 0, fits: true))
    // Body is 17 pt at large and 40 at accessibility3.
    #expect(call.limit.points == 23 && call.limit.ratio == 23.0 / 40 && call.closeness == 1)
    #expect(call.reasons == [.accessoryTypeSize(points: 23)])
    #expect(call.uncertainty == 23 && call.farthest == call.limit.outcome)
    let other = try #require(decision.decisionAtLarge())
    #expect(other.chosenIndex == 0)
  }

  /// Every size at which the answer is another one is flagged, and no other.
  @Test(arguments: DynamicTypeSize.allCases)
  func onlyWhatDiffersIsFlagged(size: DynamicTypeSize) throws {
    for width in stride(from: CGFloat(40), through: 400, by: 20) {
      // A last candidate that overflows, or is cut, is another answer too.
      func shown(_ size: DynamicTypeSize) throws -> (chosen: Int?, fits: Bool, cut: [String]) {
        let decision = FitSelector(environment: try environment(size))
          .decide(Styled(), in: CGSize(width: width, height: 60))
        let placed = decision.placed
        return (
          decision.chosenIndex,
          decision.candidates.contains { $0.index == decision.chosenIndex && $0.fits }
            && placed.size.width <= width && placed.size.height <= 60,
          placed.texts.filter(\.isTruncated).map(\.string)
        )
      }
      let large = try shown(.large)
      let calls = calls(Styled(), try environment(size), width: width)
      #expect(try calls.count == (shown(size) == large ? 0 : 1), "\(width)")
      #expect(calls.allSatisfy { $0.limit.outcome.chosenIndex == large.chosen }, "\(width)")
      #expect(calls.allSatisfy { $0.direction == (size > .large ? .smaller : .larger) })
      #expect(self.calls(Fixed(), try environment(size), width: width).isEmpty, "\(width)")
    }
  }

  @Test func scaledLengthsCount() throws {
    #expect(calls(Scaled(), try environment(.accessibility5), width: 60).count == 1)
    #expect(calls(Scaled(), try environment(.accessibility5), width: 200).isEmpty)
    #expect(calls(Scaled(), try environment(.large), width: 60).isEmpty)
  }

  /// A text without a choice that is cut at one size and whole at the other.
  @Test func whatIsCutCounts() throws {
    let text = Text(verbatim: "Harbour library opens late").font(.body).lineLimit(1)
    let call = try #require(calls(text, try environment(.accessibility1), width: 230).first)
    #expect(call.limit.outcome == FitOutcome(chosenIndex: nil, fits: true))
    #expect(calls(text, try environment(.accessibility1), width: 600).isEmpty)
    #expect(calls(text, try environment(.accessibility1), width: 100).isEmpty)
  }

  /// The Home Screen's widgets follow the size of text, and so do the watch's.
  @Test func otherPlacesAreNotInDoubt() throws {
    for family in WidgetFamily.allCases {
      let isAccessory = WidgetSlot.family(family).isAccessory
      let calls = calls(Styled(), try environment(.accessibility3, family))
      #expect(calls.isEmpty != isAccessory, "\(family)")
      #expect(self.calls(Styled(), try environment(.accessibility3, family, .watchOS)).isEmpty)
    }
  }
}
