#if os(Linux)
import FitSelection
import Foundation
import Testing

@testable import WidgetHost

/// What `DateComponentsFormatter` says around its words: that they are about right, and that so much is left.
@Suite struct DurationPhraseTests {
  typealias Style = HostedDateComponentsFormatter.UnitsStyle

  private static func formatter(_ locale: String) -> HostedDateComponentsFormatter {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    let formatter = HostedDateComponentsFormatter()
    formatter.calendar = calendar
    return formatter
  }

  private static func said(
    _ style: Style,
    isAbout: Bool = true,
    isLeft: Bool = true,
    _ locale: String = "en_US"
  ) -> String? {
    let formatter = formatter(locale)
    formatter.unitsStyle = style
    formatter.allowedUnits = [.minute, .second]
    formatter.includesApproximationPhrase = isAbout
    formatter.includesTimeRemainingPhrase = isLeft
    return formatter.string(from: 123)?.replacing(/[\u{A0}\u{2009}\u{202F}]/, with: " ")
  }

  /// In English, around words of every style.
  @Test func phrasesAreThoseOfEnglish() {
    #expect(Self.said(.full) == "About 2 minutes, 3 seconds remaining")
    #expect(Self.said(.brief) == "About 2min 3sec remaining")
    #expect(Self.said(.spellOut, isAbout: false) == "two minutes, three seconds remaining")
    #expect(Self.said(.short, isLeft: false, "en_GB")?.hasPrefix("About 2 min") == true)
    #expect(Self.said(.full, isAbout: false, isLeft: false) == "2 minutes, 3 seconds")
  }

  /// Months, which a calendar counts, have them too.
  @Test func monthsHavePhrases() {
    let formatter = Self.formatter("en_US")
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.month]
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: DateComponents(month: 2)) == "2 months remaining")
  }

  private static func fraction() -> String? {
    let formatter = formatter("en_US")
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.hour]
    formatter.allowsFractionalUnits = true
    return formatter.string(from: 5_400)
  }

  /// What is left out of account is told, each once; in a process of its own, since widgets that run in this would tell it.
  @Test func whatIsLeftOutIsTold() async {
    await #expect(processExitsWith: .success) {
      _ = DurationPhraseTests.said(.full)
      #expect(LeftOutMember.take() == [])
      let plain = DurationPhraseTests.said(.full, isAbout: false, isLeft: false, "ja_JP")
      #expect(DurationPhraseTests.said(.full, isLeft: false, "ja_JP") == plain)
      #expect(DurationPhraseTests.said(.positional) == "2:03")
      for _ in 0..<2 {
        _ = (
          DurationPhraseTests.said(.full, isLeft: false, "ja_JP"),
          DurationPhraseTests.said(.positional)
        )
      }
      _ = DurationPhraseTests.fraction()
      let told = LeftOutMember.take()
      #expect(
        told.map { "\($0.name) \($0.language)" } == [
          "DateComponentsFormatter.allowsFractionalUnits en",
          "DateComponentsFormatter.includesApproximationPhrase en",
          "DateComponentsFormatter.includesApproximationPhrase ja",
          "DateComponentsFormatter.includesTimeRemainingPhrase en",
        ]
      )
      #expect(told.allSatisfy { !$0.finding.isError } && LeftOutMember.take() == [])
      let finding = told[0].finding.text
      #expect(
        finding.english.hasPrefix("DateComponentsFormatter.allowsFractionalUnits is left out")
      )
      #expect(finding.japanese.contains("「en」では反映されません"))
    }
  }
}
#endif
