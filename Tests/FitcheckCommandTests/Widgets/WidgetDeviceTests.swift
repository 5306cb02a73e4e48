#if os(Linux)
import Foundation
import Inputs
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
