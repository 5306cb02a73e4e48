import FitSelection
import FontFaces
import Foundation
import Headlines
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting
import WidgetDevices

/// Sure answers and close calls.
@MainActor
@Suite struct FitAssessmentTests {
  private func decision(
    _ headline: String,
    _ bounds: CGSize,
    snippet: String = "",
    language: String = "ja",
    scale: CGFloat = 3,
    version: SystemVersion = .newest
  ) throws -> FitDecision {
    var environment = EnvironmentValues(
      fontLibrary: language == "ja" ? try TestFonts.sharedJapanese() : try TestFonts.sharedEnglish()
    )
    environment.textLanguage = language
    environment.displayScale = scale
    environment.systemVersion = version
    let article = HeadlineArticle(headline: headline, snippet: snippet, language: language)
    return FitSelector(environment: environment)
      .decide(HeadlineWidget(article: article), in: bounds, tracing: .all)
  }

  private let snippet = "港町の小さな図書館が、来月から平日の夜も開く。朝の早い漁師のためだ。"

  private func area(_ width: CGFloat, _ provenance: TextArea.Provenance) -> TextArea {
    TextArea(
      size: CGSize(width: width, height: 58),
      provenance: provenance,
      source: "test"
    )
  }

  /// Thirteen characters of 11.22 pt leave 0.14 pt of 146: less than a 13th of a per cent each way.
  @Test func aFullLineIsAClose() throws {
    let full = String(repeating: "海", count: 26)
    let decision = try decision(full, CGSize(width: 146, height: 58), snippet: snippet)
    let sure = FitAssessment(decision, in: area(146, .given))
    let call = try #require(sure.closeCalls.first)
    #expect(call.subject == .text(role: HeadlineWidget.Role.headline, string: full))
    #expect(call.direction == .larger)
    #expect(abs(call.limit.points - 0.14) < 1e-6)
    // Half a per cent of the line; the area itself is known.
    #expect(abs(call.uncertainty - 0.005 * 145.86) < 1e-6)
    #expect(call.limit.outcome.chosenIndex == 2)
    let measured = FitAssessment(decision, in: area(146, .measured))
    let both = try #require(measured.closeCalls.first)
    #expect(abs(both.uncertainty - call.uncertainty - 0.5) < 1e-6)
    #expect(measured.closeCalls.contains { $0.subject == .width && $0.direction == .smaller })
  }

  /// What fonts may be off by counts in a device's area as it does beside the area's own doubt.
  @Test func fontsAreDoubtedInAnArea() throws {
    let full = String(repeating: "海", count: 26)
    let decision = try decision(full, CGSize(width: 146, height: 58), snippet: snippet)
    let area = area(146, .measured)
    let font = Uncertainty(subject: "a font", share: 0.02, reason: "a test")
    let assessed = FitAssessment(decision, in: area, fonts: [font])
    #expect(assessed == FitAssessment(decision, doubt: area.doubt, fonts: [font]))
    #expect(assessed.closeCalls.contains { $0.reasons.contains(font) })
    let plain = FitAssessment(decision, in: area)
    #expect(plain.isCloseCall && !plain.closeCalls.contains { $0.reasons.contains(font) })
  }

  /// The last candidate, which does not fit by less than its own lines may be off by, may fit.
  @Test(arguments: [(0.25, true), (0.4, false)])
  func theLastCandidateMayFit(_ lack: Double, _ isClose: Bool) throws {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.textLanguage = "ja"
    environment.systemVersion = .iOS16
    let selector = FitSelector(environment: environment)
    // Two lines of 12 pt, which may be off by 0.33 pt together.
    let text = Text(verbatim: String(repeating: "海", count: 24)).font(.system(size: 12))
    let height = selector.resolve(text)
      .sizeThatFits(ProposedViewSize(width: 146, height: nil)).height
    let decision = selector.decide(
      ViewThatFits(in: .vertical) { text },
      in: CGSize(width: 146, height: height - CGFloat(lack))
    )
    #expect(decision.candidates.map(\.fits) == [false])
    let calls = FitAssessment(decision).closeCalls.filter { $0.subject == .height }
    let directions: [CloseCall.Direction] = isClose ? [.larger] : []
    #expect(calls.map(\.direction) == directions)
    for call in calls { #expect(call.limit.outcome.fits && call.limit.outcome.chosenIndex == 0) }
  }

  /// Just inside of what full-width characters may be off by, and just outside, at a size and in a
  /// weight that were measured closely and at others.
  @Test(arguments: [
    (11.0, Font.Weight.regular, 0.002), (15, .regular, 0.002), (17, .regular, 0.002),
    (12, .regular, 0.005), (20, .regular, 0.005), (17, .bold, 0.005), (11, .semibold, 0.005),
  ])
  func fullWidthDoubtEndsWhereItShould(
    _ pointSize: Double,
    _ weight: Font.Weight,
    _ share: Double
  ) throws {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.textLanguage = "ja"
    environment.displayScale = 300
    let text = String(repeating: "海", count: 12)
    let width = 12 * 0.935 * pointSize
    for (part, isClose) in [(0.9, true), (1.1, false)] {
      let view = ViewThatFits(in: .horizontal) {
        Text(verbatim: text).font(.system(size: CGFloat(pointSize), weight: weight))
        Text(verbatim: "海").font(.system(size: 8))
      }
      let bounds = CGSize(width: width * (1 + share * part) + 1.0 / 300, height: 100)
      let decision = LayoutResolver(environment: environment).resolve(view)
        .decide(in: bounds, displayScale: 300, tracing: .all)
      #expect(decision.chosenIndex == 0)
      let calls = FitAssessment(decision).closeCalls
      #expect(calls.isEmpty != isClose, "\(pointSize), \(weight), \(part): \(calls)")
    }
  }

  /// It would take minutes if texts were compared by their characters.
  @Test func textsOfManyMarksAreAssessedInLinearTime() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 30)
      try await Self.assessTextOfManyMarks()
    }
  }

  private static func assessTextOfManyMarks() throws {
    let text = "海e" + String(repeating: "\u{301}\u{323}", count: 100_000)
    let view = ViewThatFits(in: .vertical) {
      Text(verbatim: text).font(.system(size: 12))
      Text(verbatim: "海").font(.system(size: 8))
    }
    let decision = try JapaneseSelector.selector()
      .decide(view, in: CGSize(width: 146, height: 54), tracing: .all)
    #expect(decision.chosenIndex == 0)
    #expect(FitAssessment(decision).headroom != nil)
  }

  /// A view, or a point of white where it does not fit.
  private struct OrNearlyNothing<Content: View>: View {
    let content: Content

    var body: some View {
      ViewThatFits(in: .horizontal) {
        content; Color.white.frame(width: 1)
      }
    }
  }

  /// The doubt in an unknown symbol grows with its size and decides nothing beyond it; a style that
  /// nobody measured whole adds none but that of its advances.
  @Test func symbolsAndStylesAreDoubtedByTheirSize() throws {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedEnglish())
    environment.displayScale = 3
    func assessment(_ view: some View, room: CGFloat) -> FitAssessment {
      let resolved = LayoutResolver(environment: environment).resolve(view)
      let width = resolved.sizeThatFits(.unspecified).width + room
      let decision = LayoutResolver(environment: environment).resolve(
        OrNearlyNothing(content: view)
      )
      .decide(in: CGSize(width: width, height: 200), displayScale: 3, tracing: .all)
      return FitAssessment(decision)
    }
    for size in [10.0, 17, 30] {
      let lungs = Image(systemName: "lungs").font(.system(size: CGFloat(size)))
      let close = assessment(lungs, room: 0.3 * size)
      #expect(close.closeCalls.first?.reasons.contains(.symbols) == true, "\(size)")
      #expect(!assessment(lungs, room: 0.37 * size + 0.4).isCloseCall, "\(size)")
    }
    let italic = Text(verbatim: "Harbour library").font(.system(size: 12)).italic()
    let width = 84.0
    #expect(assessment(italic, room: 0.02 * width).isCloseCall)
    #expect(!assessment(italic, room: 0.05 * width).isCloseCall)
    let monospaced = Text(verbatim: "Harbour").font(.system(size: 12)).monospaced()
    #expect(!assessment(monospaced, room: 0.4).isCloseCall, "measured")
  }

  @Test func aHalfFilledLineIsSure() throws {
    let decision = try decision(
      String(repeating: "海", count: 18),
      CGSize(width: 146, height: 58),
      snippet: snippet
    )
    for provenance in [TextArea.Provenance.given, .measured, .derived] {
      #expect(!FitAssessment(decision, in: area(146, provenance)).isCloseCall)
    }
  }

  /// ASCII was measured: what little room there is counts, in bounds that are known.
  @Test func measuredNumbersLeaveNoDoubt() throws {
    let probe = try decision("Two words", CGSize(width: 500, height: 58), language: "en")
    let width = try #require(probe.placed.texts.first { $0.role == HeadlineWidget.Role.headline })
      .lines[0].width
    let bounds = CGSize(width: width + 0.001, height: 27)
    let decision = try decision("Two words", bounds, language: "en")
    let headroom = try #require(decision.headroom())
    let growth = try #require(headroom.texts.first { $0.string == "Two words" }?.growth)
    #expect(growth.points < 0.0011)
    #expect(!FitAssessment(decision, in: area(width, .given)).isCloseCall)
    #expect(FitAssessment(decision, in: area(width, .measured)).isCloseCall)
  }

  /// Stand-ins count on the line they stand on, by their own width.
  @Test func standInsAreCounted() throws {
    let decision = try decision("a — b", CGSize(width: 146, height: 58), language: "en")
    let headroom = try #require(decision.headroom())
    let text = try #require(headroom.texts.first { $0.string == "a — b" })
    let line = try #require(text.lines.first)
    #expect(text.lines.count == 1)
    let total = line.values.reduce(0, +)
    let measured = try #require(line[.measured])
    #expect(line[.standIn] ?? 0 > 0 && measured > 0)
    #expect(abs(total - measured - (line[.standIn] ?? 0)) < 1e-9)
  }

  @Test func trapsAreFlagged() throws {
    let cut = try decision(
      String(repeating: "海", count: 60),
      CGSize(width: 146, height: 58),
      snippet: snippet
    )
    #expect(FitAssessment(cut).flags.contains(.lastDoesNotFit))
    let short = try decision("海", CGSize(width: 146, height: 58), snippet: snippet)
    #expect(
      FitAssessment(short).flags.contains(.truncatedButFits(texts: [HeadlineWidget.Role.snippet]))
    )
    let alone = try decision("海", CGSize(width: 146, height: 58))
    #expect(FitAssessment(alone).flags.contains(.unreachable(index: 2)))
    // A three-line headline needs 55 pt.
    let tight = try decision(
      String(repeating: "海", count: 36),
      CGSize(width: 146, height: 55.2),
      snippet: snippet
    )
    #expect(FitAssessment(tight).flags.contains(.withinAPixel(index: 2)))
    #expect(FitAssessment(short).flags.allSatisfy { $0 != .lastDoesNotFit })
  }

  /// The doubt in the height of Japanese lines is that of the system that is laid out for.
  @Test(arguments: SystemVersion.allCases)
  func doubtInLinesFollowsTheVersion(_ version: SystemVersion) throws {
    // Two lines of 12 and one of 11 pt in the height that they take, which is known exactly.
    let headline = String(repeating: "海", count: 20)
    let decision = try decision(
      headline,
      CGSize(width: 146, height: 54),
      snippet: snippet,
      version: version
    )
    let call = try #require(
      FitAssessment(decision).closeCalls.first { $0.subject == .height && $0.direction == .smaller }
    )
    let line = Uncertainty.fullWidthLine(on: version)
    #expect(call.reasons == [line])
    #expect(abs(call.uncertainty - line.share * (2 * 12 + 11)) < 1e-9)
  }

  /// Every figure of the table has a reason, and is a figure.
  @Test func theTableIsWhole() {
    var all = AdvanceSource.allCases.compactMap { Uncertainty.advances(from: $0) }
    all += [.inlineFont, .watchFont, .standInViews, .symbols, .tabs]
    all += SystemVersion.allCases.map(Uncertainty.fullWidthLine)
    all += DynamicTypeSize.allCases.filter { $0 != .large }
      .map { .accessoryTypeSize(points: abs($0.bodyPointSize - 17)) }
    for provenance in TextArea.Provenance.allCases {
      for margins in TextArea.Margins.allCases {
        for reading in [nil] + SystemVersion.allCases.map(Optional.some) {
          let area = TextArea(
            size: CGSize(width: 100, height: 50),
            provenance: provenance,
            margins: margins,
            readingVersion: reading,
            source: "test"
          )
          all += [Uncertainty.width(of: area), Uncertainty.height(of: area)].compactMap(\.self)
          #expect((Uncertainty.width(of: area) == nil) == (provenance == .given))
        }
      }
    }
    for uncertainty in all {
      #expect(!uncertainty.reason.isEmpty && !uncertainty.subject.isEmpty)
      #expect((uncertainty.share > 0) != (uncertainty.points > 0))
    }
    // The less is known of a source, the more its advances may be off.
    let shares = AdvanceSource.allCases.filter { $0 != .derived }.sorted()
      .map { Uncertainty.advances(from: $0)?.share ?? 0 }
    #expect(shares == shares.sorted())
    #expect(Uncertainty.advances(from: .measured) == nil)
  }

  /// An area that was read on an older system may be 2 pt wider or narrower, and as high as any
  /// reading; what is derived from one stays as doubtful as what is derived.
  @Test func olderReadingsAreLessSure() {
    func points(
      _ provenance: TextArea.Provenance,
      _ reading: SystemVersion?,
      _ version: SystemVersion
    ) -> [Double?] {
      let area = TextArea(
        size: CGSize(width: 146, height: 58),
        provenance: provenance,
        readingVersion: reading,
        systemVersion: version,
        source: "test"
      )
      return [Uncertainty.width(of: area)?.points, Uncertainty.height(of: area)?.points]
    }
    for version in SystemVersion.allCases {
      for reading in SystemVersion.allCases where reading <= version {
        let older = reading < version
        #expect(points(.measured, reading, version) == (older ? [2, 0.5] : [0.5, 0.5]))
        #expect(points(.derived, reading, version) == [4, 1])
      }
      #expect(points(.measured, nil, version) == [0.5, 0.5])
      #expect(points(.given, nil, version) == [nil, nil])
    }
  }

  /// Both readings of the share on devices without Japanese, with their own doubt, are inside.
  @Test func estimatedAdvancesReachTheirReadings() throws {
    let estimate = try #require(Uncertainty.advances(from: .fallbackEstimate))
    for reading in [1.0181 - 0.0023, 1.0181 + 0.0023, 1.017 - 0.004, 1.017 + 0.004] {
      #expect(abs(reading / 1.018 - 1) <= estimate.share)
    }
    func share(_ language: String) throws -> Double {
      let decision = try decision("漢字の見出し", CGSize(width: 300, height: 58), language: language)
      let text = try #require(decision.headroom()?.texts.first { $0.string == "漢字の見出し" })
      let sources = try #require(text.lines.first?.keys)
      return sources.compactMap { Uncertainty.advances(from: $0)?.share }.max() ?? 0
    }
    #expect(try share("en") == estimate.share)
    #expect(try share("ja") < estimate.share)
  }

  /// The doubt in the inline font holds 22 pt medium, the measured font of the date beside it.
  @Test func inlineFontReachesTheDates() throws {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedEnglish())
    environment.displayScale = 3
    let resolver = LayoutResolver(environment: environment)
    for headline in ["Harbour library opens late", "ILLICIT mill, 1911", "WWW"] {
      func width(_ size: CGFloat, _ weight: Font.Weight) -> CGFloat {
        resolver.resolve(Text(verbatim: headline).font(.system(size: size, weight: weight)))
          .sizeThatFits(.unspecified).width
      }
      let ratio = width(22, .medium) / width(16, .semibold)
      #expect(ratio > 1.2 && ratio - 1 <= Uncertainty.inlineFont.share, "\(headline)")
    }
  }
}
