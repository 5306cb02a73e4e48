import Fitcheck
import Inputs
import Reports
import Testing
import WidgetHost

@testable import FitcheckCommand

/// What modules say is wrong has none of the command's options, which the command adds.
@Suite struct AdviceTests {
  private static let errors: [(error: any Error, advice: String)] = [
    (InputFault.unclosedQuotation, ""), (InputFault.longQuotation(limit: 9), " (--max-bytes)"),
    (InputFault.numberedMember(2), " (--columns)"),
    (InputFault.repeatedColumn("a"), " (--columns)"),
    (InputFault.headlineBesideList(member: "title"), " (--columns headline=title)"),
    (InputFault.noHeadlineColumn(found: ["a"]), " (--columns headline=…)"),
    (InputFault.article(.list(lineCount: 3)), " (--input lines)"),
    (ArticleError.invalidUTF8(offset: 1), " (--encoding)"), (ArticleError.nulByte(offset: 1), ""),
    (InputFault.article(.invalidUTF8(offset: 1)), " (--encoding)"),
    (InputFault.article(.otherFormat(.commaSeparated)), " (--input csv)"),
    (InputFault.article(.otherFormat(.xml)), ""), (InputFault.article(.noHeadline(id: nil)), ""),
    (InputFault.binary(kind: InputFault.kindOfUnknownBytes), " (--encoding)"),
    (InputFault.binary(kind: "a picture"), ""), (InputFault.empty, ""),
    (DeviceError.unknown(name: "a", nearest: []), ": see `fitcheck devices`"),
    (DeviceError.unknown(name: "a", nearest: ["SE 3"]), ""),
    (
      DeviceError.noPublishedSize(name: "a", slot: .family(.systemLarge)),
      "; give one with --size"
    ), (DeviceError.noLockScreenWidgets(name: "a"), ""),
    (FontError.altered(path: "p", expected: "e", found: "f"), " (--font)"),
    (FontError.noFaces, ""), (VerdictBaseline.ReadingError.otherVersion, " with --write-baseline"),
    (VerdictBaseline.ReadingError.repeatedMember("a"), ""),
  ]

  /// What a host says of a device is as what the catalogue says of it, with the same advice.
  @Test func advisesOnWhatAHostRefuses() {
    let unknown = Advice.text(of: .device(.unknown(name: "a", nearest: [])))
    let words = Advice.sentence(of: DeviceError.unknown(name: "a", nearest: []))
    #expect(unknown.english == words)
    #expect(unknown.japanese == "「a」という機種は知られていません（`fitcheck devices`を参照）")
    let others: [HostError] = [
      .device(.unknown(name: "a", nearest: ["SE 3"])), .device(.noLockScreenWidgets(name: "a")),
      .setting(BilingualText("english", "日本語")),
    ]
    for error in others { #expect(Advice.text(of: error) == error.text) }
  }

  @Test(arguments: errors.indices) func theOptionIsAdded(_ index: Int) {
    let (error, advice) = Self.errors[index]
    #expect(!"\(error)".contains("--"))
    #expect(Advice.sentence(of: error) == "\(error)\(advice)")
    #expect(CommandFailure("a.csv", error).description == "a.csv: \(error)\(advice)")
  }
}
