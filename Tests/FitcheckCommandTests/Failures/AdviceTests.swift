import Fitcheck
import Inputs
import Reports
import Testing

@testable import FitcheckCommand

/// What modules say is wrong has none of the command's options, which the command adds.
@Suite struct AdviceTests {
  private static let errors: [(error: any Error, advice: String)] = [
    (InputFault.numberedMember(2), " (--columns)"),
    (InputFault.repeatedColumn("a"), " (--columns)"),
    (InputFault.headlineBesideList(member: "title"), " (--columns headline=title)"),
    (InputFault.noHeadlineColumn(found: ["a"]), " (--columns headline=…)"),
    (InputFault.article(.list(lineCount: 3)), " (--input lines)"),
    (InputFault.article(.otherFormat(.commaSeparated)), " (--input csv)"),
    (InputFault.article(.otherFormat(.xml)), ""), (InputFault.article(.noHeadline), ""),
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

  @Test(arguments: errors.indices) func theOptionIsAdded(_ index: Int) {
    let (error, advice) = Self.errors[index]
    #expect(!"\(error)".contains("--"))
    #expect(Advice.sentence(of: error) == "\(error)\(advice)")
    #expect(CommandFailure("a.csv", error).description == "a.csv: \(error)\(advice)")
  }
}
