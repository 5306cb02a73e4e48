#if os(Linux)
import Foundation
import Inputs
import TestSupport
import Testing

/// What devices `fitcheck widget` and its like lay out on: those of the list, or one that spoke for itself.
@Suite struct WidgetDeviceTests {
  static let profile = "Examples/Calibration/example-profile.json"

  @Test func aProfileStandsForADeviceAndIsNamed() throws {
    func schema(_ name: String) throws -> JSONSchema {
      let file = CommandRun.repository.appendingPathComponent("Documentation/Schema/\(name)")
      return JSONSchema(try JSONReader.value(in: Array(try Data(contentsOf: file))[...]))
    }
    let file = CommandRun.repository.appendingPathComponent(Self.profile)
    let value = try JSONReader.value(in: Array(try Data(contentsOf: file))[...])
    #expect(try schema("fitcheck-profile-1.schema.json").whole.violations(of: value) == [])

    let text = try WidgetCommandTests.run(
      "widget",
      "FaultyWidgets",
      "--kind",
      "SoundProvider",
      "--profile",
      Self.profile
    )
    #expect(text.exitCode == 0, "\(text.errors)")
    #expect(text.output.hasPrefix("profile: iPhone 15 Pro (example) (iPhone16,1), iOS 26.1"))
    let json = try WidgetCommandTests.run(
      "widget",
      "FaultyWidgets",
      "--kind",
      "SoundProvider",
      "--profile",
      Self.profile,
      "--format",
      "json"
    )
    let document = try JSONReader.value(in: Array(json.output.utf8)[...])
    #expect(try schema("fitcheck-widget-1.schema.json").whole.violations(of: document) == [])
    #expect(json.output.contains("\"width\": 147.67"))
    // The inline widget was not seen on the device.
    let unseen = try WidgetCommandTests.run(
      "widget",
      "DayCounter",
      "--kind",
      "DayCounter",
      "--profile",
      Self.profile
    )
    #expect(
      unseen.output.contains("there is no size of accessoryInline on iPhone 15 Pro (example)")
    )
    let both = try WidgetCommandTests.run(
      "widget",
      "DayCounter",
      "--profile",
      Self.profile,
      "--device",
      "iPhone 15"
    )
    #expect(both.exitCode == 2)
    #expect(both.errors.contains("--profile stands for a device: leave out --device"))
  }

  /// Where no size is known nothing is laid out, and the reason is said in the language asked for: that of the first run.
  @Test(arguments: [
    ("en", "nothing was laid out: there is no size of accessoryInline on iPhone 15 Pro (example)"),
    ("ja", "何もレイアウトされませんでした：iPhone 15 Pro (example)にはaccessoryInlineの大きさがありません"),
  ])
  func sizesThatNobodyKnowsAreTheReason(_ language: String, _ reason: String) throws {
    let run = try WidgetCommandTests.run(
      "widget",
      "DayCounter",
      "--kind",
      "DayCounter",
      "--families",
      "accessoryCircular,accessoryInline",
      "--profile",
      Self.profile,
      "--ui-language",
      language
    )
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(reason), "\(run.errors)")
  }

  /// Lines have the width of the profile's accessoryRectangular unless one is given, and name it.
  @Test func linesAreSetOnAProfile() throws {
    func lines(_ options: String...) throws -> CommandRun {
      try CommandRun.run(
        ["lines", "Examples/one-line-title.txt", "--point-size", "12", "--profile", Self.profile]
          + options,
        directory: CommandRun.repository
      )
    }
    let profiled = try lines()
    #expect(profiled.exitCode == 0, "\(profiled.errors)")
    let answer = try #require(profiled.output.split(separator: "\n").first)
    #expect(answer.contains("\"profile\":\"") && answer.contains("\"ios\":"), "\(answer)")
    #expect(try lines("--width", "40").output != profiled.output)
    let refused = try lines("--ios", "18")
    #expect(refused.exitCode == 2 && refused.errors.contains("leave out --ios"))
  }

  @Test func headlinesAreCheckedOnAProfile() throws {
    func check(_ options: String...) throws -> CommandRun {
      try CommandRun.run(
        ["check", "headline.txt", "--profile", Self.profile] + options,
        directory: CommandRun.repository
      )
    }
    let run = try check()
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("iPhone 15 Pro (example)"), "\(run.output)")
    let other = try check("--family", "systemLarge")
    #expect(other.exitCode == 2)
    #expect(other.errors.contains("tells nothing of systemLarge, but of accessoryRectangular"))
    // With a size of one's own it lends its name and its system, as a device does.
    #expect(try check("--size", "146x58").output.contains("iPhone 15 Pro (example)"))
    // In a family that it tells nothing of, too, but not in a Today extension, which its system has not.
    let lent = try check("--size", "300x300", "--family", "systemLarge")
    #expect(lent.exitCode == 0, "\(lent.errors)")
    #expect(lent.output.contains("iPhone 15 Pro (example)"), "\(lent.output)")
    let today = try check("--size", "300x90", "--family", "todayCompact")
    #expect(today.exitCode == 2 && today.errors.contains("tells nothing of"), "\(today.errors)")
  }

  /// It tells the version of its system itself.
  @Test(arguments: ["check", "limits", "matrix"], ["16", "all", "16,17", "banana"])
  func noVersionStandsBesideAProfile(_ command: String, _ version: String) throws {
    for size in [[], ["--size", "146x58"]] {
      let run = try CommandRun.run(
        [command, "headline.txt", "--profile", Self.profile, "--ios", version] + size,
        directory: CommandRun.repository
      )
      let refusal = "--profile stands for a phone with its system: leave out --ios"
      #expect(run.exitCode == 2 && run.errors.contains(refusal), "\(run.errors)")
    }
  }

  /// A profile may be called what it wants; its whole name is found before signs are looked for in it.
  @Test(arguments: ["My Phone", "A, B", "A@B", "A@B, C", "a..b", "iPhone 15"])
  func whatIsRequiredOfAProfile(_ name: String) throws {
    let file = CommandRun.repository.appending(path: Self.profile)
    let profile = try String(contentsOf: file, encoding: .utf8)
      .replacing("iPhone 15 Pro (example)", with: name)
    let folder = try TestFiles.temporaryFolder(["p.json": profile, "a.txt": "港\n"])
    func check(_ command: String, _ requirement: String) throws -> CommandRun {
      try CommandRun.run(
        [command, "a.txt", "--profile", "p.json", "--require", requirement],
        directory: folder
      )
    }
    for command in ["check", "limits", "matrix"] {
      let run = try check(command, "headline-whole@\(name)@large..xxxLarge")
      #expect(run.exitCode == 0, "\(command): \(run.errors)")
    }
    for scope in [name, " \(name) ,\(name)", "\(name)@\(name)"] {
      let run = try check("check", "headline-whole@\(scope)")
      #expect(run.exitCode == 0, "\(scope): \(run.errors)")
    }
    let other = try check("check", "headline-whole@\(name),SE 3")
    #expect(other.exitCode == 2 && other.errors.contains("is not among"), "\(other.errors)")
    #expect(try check("check", "headline-whole@\(name)x").exitCode == 2)
  }

  /// A family that no iPhone has is laid out on all devices that have it, as help says.
  @Test func familiesOfTabletsAreLaidOutOnThem() throws {
    let run = try WidgetCommandTests.run(
      "widget",
      "CalibrationWidget",
      "--families",
      "systemExtraLarge",
      "--require",
      "nothing",
      "--format",
      "json"
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("\"iPad Pro 11-inch\""))
    #expect(!run.output.contains("\"iPhone "))
  }

  /// A device without a family that others have is named, and the others are laid out.
  @Test(arguments: [
    ("en", "• there is no size of accessoryRectangular on iPad 11-inch"),
    ("ja", "• iPad 11-inchにはaccessoryRectangularの大きさがありません"),
  ])
  func aDeviceWithoutTheFamilyIsSaid(_ language: String, _ words: String) throws {
    let run = try WidgetCommandTests.run(
      "widget",
      "DayCounter",
      "--kind",
      "DayCounter",
      "--families",
      "accessoryRectangular",
      "--device",
      "iPhone 15",
      "--device",
      "iPad 11-inch",
      "--ui-language",
      language
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains(words), "\(run.output)")
    #expect(run.output.contains(language == "en" ? ", 1 area" : "、表示領域1種類"), "\(run.output)")
  }
}
#endif
