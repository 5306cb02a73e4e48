import ArgumentParser
import Fitcheck
import Foundation
import Testing

@testable import FitcheckCommand

/// Which areas options ask for, in which order, and what devices lend to a size of one's own.
@Suite struct AreaOptionTests {
  /// An example, of an accessoryRectangular of 160 × 72 with margins of 7 and 6.165, and of a systemSmall of 158 × 158
  /// with margins of 16, on iOS 26.
  private static let profile = CommandRun.repository
    .appending(path: "Examples/Calibration/example-profile.json").path

  private func groups(
    _ area: [String],
    _ place: [String],
    _ version: [String],
    on platform: Platform = .iOS
  ) throws -> [String] {
    let system = platform == .watchOS ? ["--platform", "watchOS"] : []
    let options = try HeadlineOptions.parse(["headline.txt"] + area + place + version + system)
    return try options.groups().map { group in
      let system = group.platform == .watchOS ? "watchOS" : "iOS"
      let names = group.devices.map(\.name).joined(separator: ", ")
      return "\(Points.size(group.size)) @\(Points.text(Double(group.displayScale)))x "
        + "\(system) \(group.systemVersion.rawValue): \(names)"
    }
  }

  /// By the profile's figures: 160 − 2 × 6.165 and 72 − 2 × 7, 158 − 2 × 16; with other margins in their place.
  @Test(
    arguments: [
      ([], [], "147.67 × 58 @3x"), ([], ["--margins", "5"], "150 × 62 @3x"),
      ([], ["--family", "systemSmall"], "126 × 126 @3x"),
      ([], ["--family", "systemSmall", "--margins", "1,2,3,5"], "151 × 154 @3x"),
      (["--size", "100x40"], [], "100 × 40 @3x"),
      (["--size", "100x40", "--scale", "2"], ["--margins", "1,2,3,5"], "93 × 36 @2x"),
      (["--size", "100x40"], ["--family", "systemMedium"], "100 × 40 @3x"),
    ] as [([String], [String], String)]
  )
  func aProfileIsADevice(_ area: [String], _ place: [String], _ expected: String) throws {
    let found = try groups(area + ["--profile", Self.profile], place, [])
    #expect(found == ["\(expected) iOS 26: iPhone 15 Pro (example)"])
  }

  /// A size of one's own has its margins within it, whichever device lends it the rest.
  @Test func aSizeOfADeviceHasItsMargins() throws {
    let area = ["--size", "100x40", "--device", "iPhone 15"]
    #expect(try groups(area, [], []) == ["100 × 40 @3x iOS 26: iPhone 15"])
    let found = try groups(area, ["--margins", "1,2,3,5"], [])
    #expect(found == ["93 × 36 @3x iOS 26: iPhone 15"])
  }

  /// It lends a size of one's own what it knows of its system, which older widgets are none of.
  @Test(
    arguments: [
      ([], "systemMedium"), (["--size", "100x40"], "todayCompact"),
    ] as [([String], String)]
  )
  func aProfileTellsOfItsWidgets(_ area: [String], _ family: String) throws {
    let sentence =
      "--profile: iPhone 15 Pro (example) tells nothing of \(family), but of accessoryRectangular, "
      + "systemSmall"
    #expect(throws: CommandFailure(sentence)) {
      try groups(area + ["--profile", Self.profile], ["--family", family], [])
    }
  }

  /// Alone, a size has an area for each version, in the order in which they are named.
  @Test func aSizeAloneHasEachVersion() throws {
    let area = ["--size", "100x40", "--scale", "2"]
    #expect(
      try groups(area, ["--margins", "1,2,3,4"], ["--ios", "16,26,16"])
        == ["94 × 36 @2x iOS 16: ", "94 × 36 @2x iOS 26: "]
    )
    #expect(
      try groups(["--size", "100x40"], [], ["--ios", "17"], on: .watchOS)
        == ["100 × 40 @3x watchOS 17: "]
    )
    #expect(try groups(["--size", "100x40"], [], []) == ["100 × 40 @3x iOS 26: "])
  }

  /// Devices lend their scales and systems: by scale, then the newest first, and phones before watches, each once.
  @Test func devicesLendTheirScalesAndSystems() throws {
    let named = ["iPhone X", "Apple Watch 41mm", "iPhone 14", "SE 3", "iPhone 15", "iPhone X"]
    let area = ["--size", "100x40"] + named.flatMap { ["--device", $0] }
    #expect(
      try groups(area, [], []) == [
        "100 × 40 @2x iOS 26: iPhone SE (3rd generation)",
        "100 × 40 @2x watchOS 26: Apple Watch 41mm",
        "100 × 40 @3x iOS 26: iPhone 14, iPhone 15", "100 × 40 @3x iOS 16: iPhone X",
      ]
    )
    // A scale of one's own goes before theirs.
    #expect(
      try groups(area + ["--scale", "2.5"], [], []) == [
        "100 × 40 @2.5x iOS 26: iPhone 14, iPhone SE (3rd generation), iPhone 15",
        "100 × 40 @2.5x watchOS 26: Apple Watch 41mm", "100 × 40 @2.5x iOS 16: iPhone X",
      ]
    )
  }

  /// So do those of which no size is published, under each version that is asked for.
  @Test func devicesWithoutASizeLendTheirScalesAndSystems() throws {
    let area = ["--size", "300x100", "--device", "iPhone 15"]
    #expect(
      try groups(area, ["--family", "systemExtraLarge"], ["--ios", "17,18"])
        == ["300 × 100 @3x iOS 18: iPhone 15", "300 × 100 @3x iOS 17: iPhone 15"]
    )
  }

  /// Four margins are those of the top, where reading starts, of the bottom, and where it ends; one is all of them.
  @Test(
    arguments: [
      ("1,2.5,3,4.25", EdgeInsets(top: 1, leading: 2.5, bottom: 3, trailing: 4.25)),
      ("0,0,0,9", EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 9)),
      ("7.5", EdgeInsets(top: 7.5, leading: 7.5, bottom: 7.5, trailing: 7.5)),
    ] as [(String, EdgeInsets)]
  )
  func marginsHaveTheirSides(_ margins: String, _ expected: EdgeInsets) throws {
    let found = try PlaceOptions.parse(["--margins", margins]).edgeInsets()
    #expect(found == expected)
  }

  @Test func marginsLeaveRoomForAll() throws {
    let failure = CommandFailure("--margins leaves no room")
    for (area, margins) in [
      (["--size", "10x10"], "0,5,0,5"), (["--size", "10x10"], "5,0,5,0"),
      (["--profile", Self.profile], "36,0,36,0"), (["--profile", Self.profile], "0,80,0,80"),
      // The smaller of two widgets has 153 × 68, the larger 160 × 72.
      (["--device", "SE 3", "--device", "iPhone 15"], "34,0,34,0"),
      (["--device", "SE 3", "--device", "iPhone 15"], "0,77,0,76"),
    ] {
      #expect(throws: failure) { try groups(area, ["--margins", margins], []) }
    }
    #expect(
      try groups(["--size", "10x10"], ["--margins", "4,0,5,9"], []) == ["1 × 1 @3x iOS 26: "]
    )
  }

  /// Of versions that are compared each device has to run one: what the others run is no answer for it.
  @Test(arguments: [
    (["iPhone 14", "iPhone 17"], "16,17", "iPhone 17 does not run iOS 17: it came with iOS 26"),
    (["iPhone 17", "iPhone 14"], "16,17", "iPhone 17 does not run iOS 17: it came with iOS 26"),
    (["iPhone 14", "iPhone X"], "17,18", "iPhone X does not run iOS 18: its newest is iOS 16"),
    (["iPhone X", "iPhone 17"], "17,18", "iPhone X does not run iOS 18: its newest is iOS 16"),
    (["iPhone 17", "iPhone X"], "17,18", "iPhone 17 does not run iOS 18: it came with iOS 26"),
  ])
  func everyDeviceRunsAVersion(_ names: [String], _ versions: String, _ message: String) throws {
    let found = #expect(throws: CommandFailure.self) {
      try groups(names.flatMap { ["--device", $0] }, [], ["--ios", versions])
    }
    #expect(found?.description == message)
  }
}
