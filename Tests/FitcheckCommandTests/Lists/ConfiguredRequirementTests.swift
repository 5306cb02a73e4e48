import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand

/// What a `.fitcheck.yml` requires, in runs that it was not written for.
@Suite struct ConfiguredRequirementTests {
  /// What is asked of devices that have no such widget is left out, as that of other devices is.
  @Test(arguments: ["iPhone 15", "iPhone 7"])
  func whatIsAskedOfDevicesWithoutTheWidgetIsLeftOut(_ device: String) throws {
    let folder = try TestFiles.temporaryFolder([
      ".fitcheck.yml": "require: [headline-whole, \"snippet-shown@\(device)\"]\n", "a.txt": "港\n",
    ])
    let run = try CommandRun.run(["a.txt", "--family", "accessoryCorner"], directory: folder)
    let note = "note: “snippet-shown@\(device)” is left out: none of its devices is checked here\n"
    #expect(run.exitCode == 0 && run.errors == "fitcheck: \(note)", "\(run.errors)")
  }

  /// Where a file asks nothing of what is checked, that is a note, and nothing is said to be as required.
  @Test(arguments: ["snippet-shown@iPhone 15", "headline-whole@xLarge..xxLarge"])
  func aMatrixOfWhichAFileAsksNothingIsMade(_ policy: String) throws {
    let folder = try TestFiles.temporaryFolder([
      ".fitcheck.yml": "device: [SE 3, iPhone 15]\nrequire: [\"\(policy)\"]\n",
      "a.txt": "\(String(repeating: "港の灯、", count: 12))\n\nあ\n",
    ])
    let run = try CommandRun.run(["matrix", "a.txt", "--device", "SE 3"], directory: folder)
    let note =
      "note: --require asks nothing here: all of it is for other devices or sizes of text\n"
    #expect(run.exitCode == 0 && run.errors.hasSuffix(note), "\(run.errors)")
    #expect(run.output.contains("2 settings") && !run.output.contains("as required everywhere"))
  }
}
