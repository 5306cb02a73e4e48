import Fitcheck
import Foundation
import Inputs
import Reports
import Testing
import UnicodeText

@testable import FitcheckCommand
@testable import Headlines
@testable import WidgetDevices

/// What stands behind @ in a requirement: names, which may have commas and @ in them.
@Suite struct RequirementScopeTests {
  private static let checked = ["a,b", "a,b,c", "d@e", "x"]

  /// Of the devices that are checked the one with the longest name is meant; what is none of them ends at a comma.
  @Test(
    arguments: [
      ("p", []), ("p@x", [["x"]]), ("p@x, y", [["x", "y"]]), ("p@x@y", [["x"], ["y"]]),
      ("p@a,b", [["a,b"]]), ("p@a,b,c", [["a,b,c"]]), ("p@a,b,c,x", [["a,b,c", "x"]]),
      ("p@a,b,x", [["a,b", "x"]]), ("p@ a,b , x", [["a,b", "x"]]),
      ("p@a,b@a,b,c", [["a,b"], ["a,b,c"]]), ("p@d@e@x", [["d@e"], ["x"]]),
      ("p@a,bc", [["a", "bc"]]), ("p@a,b,cx", [["a,b", "cx"]]), ("p@d@ex", [["d"], ["ex"]]),
    ] as [(String, [[String]])]
  )
  func namesAreFound(in text: String, _ names: [[String]]) {
    let (policy, scopes) = RequirementScope.split(text, among: Self.checked)
    #expect(policy == "p")
    #expect(scopes.map(\.names) == names)
    #expect(scopes.map(\.hasCheckedName) == names.map { $0.contains(where: Self.checked.contains) })
  }

  /// A whole name is one to its last byte: of what only looks like it as much is taken as of any other.
  @Test(
    arguments: [
      ("p@\u{E9},b", ["\u{E9},b"], true), ("p@e\u{301},b", ["e\u{301}", "b"], false),
      ("p@\u{E9}", ["\u{E9}"], true), ("p@e\u{301}", ["e\u{301}"], false),
    ] as [(String, [String], Bool)]
  )
  func namesAreToldApartByTheirBytes(_ text: String, _ names: [String], _ isChecked: Bool) throws {
    let scopes = RequirementScope.split(text, among: ["\u{E9},b", "\u{E9}"]).scopes
    let scope = try #require(scopes.first)
    #expect(scopes.count == 1 && scope.hasCheckedName == isChecked)
    #expect(scope.names.map { Array($0.utf8) } == names.map { Array($0.utf8) })
  }

  /// A device has one name among those that are checked, and may be called by another of the family that is asked about.
  @Test func devicesAreSoughtInTheirFamily() throws {
    let slot = WidgetSlot.family(.systemSmall)
    let device = try DeviceCatalogue.device(named: "iPad mini 8.3-inch", for: slot)
    var setting = HeadlineSetting(
      groups: DeviceGroup.grouping([device]),
      fonts: try FontLibrary.bundled(deviceLanguages: ["en"])
    )
    setting.slot = slot
    let asked = ["headline-whole@iPad mini 8.3"]
    let requirements = try RequirementOptions.requirements(asked, of: setting)
    #expect(requirements.map(\.areas) == [[0]])
  }

  private static func device(_ name: String, height: Double) throws -> Device {
    let known = try DeviceCatalogue.device(named: "iPhone 15", for: .lockScreen)
    return Device(
      name: name,
      kind: known.kind,
      identifiers: [],
      screenClass: known.screenClass,
      displayScale: known.displayScale,
      systems: known.systems,
      systemVersion: known.systemVersion,
      slot: known.slot,
      textArea: TextArea(
        size: CGSize(width: 150, height: height),
        provenance: .given,
        source: "a test"
      )
    )
  }

  /// What is asked of several devices is asked of the areas of all; names that look alike are two devices'.
  @Test(
    arguments: [
      ("x,y", [0, 1]), ("y,x,y", [0, 1]), ("y", [1]), ("caf\u{E9}", [2]), ("cafe\u{301}", [3]),
      ("caf\u{E9},x", [0, 2]),
    ] as [(String, [Int])]
  )
  func areasOfAllDevicesAreMeant(_ names: String, _ areas: [Int]) throws {
    // From the smallest area up.
    let devices = try ["x", "y", "caf\u{E9}", "cafe\u{301}"].enumerated().map { index, name in
      try Self.device(name, height: 50 + Double(index))
    }
    let setting = HeadlineSetting(
      groups: DeviceGroup.grouping(devices),
      fonts: try FontLibrary.bundled(deviceLanguages: ["en"])
    )
    let requirements = try RequirementOptions.requirements(["headline-whole@\(names)"], of: setting)
    #expect(requirements.map { $0.areas.sorted() } == [areas])
  }

  private static let neighbours = ["x,1", "y,2", "d@e", "l..m"]

  /// Each device of an area is known by its whole name, and not the first of them alone.
  @Test(arguments: neighbours)
  func everyDeviceOfAnAreaIsKnownByItsName(_ name: String) throws {
    let devices = try Self.neighbours.map { try Self.device($0, height: 50) }
    let setting = HeadlineSetting(
      groups: DeviceGroup.grouping(devices),
      fonts: try FontLibrary.bundled(deviceLanguages: ["en"])
    )
    #expect(setting.groups.map(\.devices.count) == [4])
    let requirements = try RequirementOptions.requirements(["headline-whole@\(name)"], of: setting)
    let requirement = try #require(requirements.first)
    #expect(requirement.areas == [0] && requirement.devices == [ExactText(name)])
  }

  /// However often a device is named, each of its names is looked for once.
  @Test func aDeviceIsSoughtOnce() throws {
    let setting = HeadlineSetting(
      groups: DeviceGroup.grouping([try DeviceCatalogue.device(named: "iPhone 15")]),
      fonts: try FontLibrary.bundled(deviceLanguages: ["en"])
    )
    var sought: [String] = []
    let asked = try RequirementOptions.scoped(
      ["snippet-shown@15,iPhone 15,15", "headline-whole@15"],
      of: setting
    ) { (typed: String) throws(CommandFailure) -> ExactText in
      sought.append(typed)
      return try RequirementOptions.device(named: typed, in: setting)
    }
    #expect(asked.map(\.requirement.areas) == [[0], [0]])
    #expect(sought == ["15", "iPhone 15"])
  }

  private static func setting(_ devices: [String]) throws -> HeadlineSetting {
    let devices = try devices.map { try DeviceCatalogue.device(named: $0, for: .lockScreen) }
    return HeadlineSetting(
      groups: DeviceGroup.grouping(devices),
      fonts: try FontLibrary.bundled(deviceLanguages: ["en"])
    )
  }

  /// A device is found whatever is hidden beside its letters, and reports write what was asked so that all of it is seen.
  @Test(
    arguments: [
      ("snippet-shown@iPhone 15\u{7}", "snippet-shown@iPhone 15␇"),
      ("snippet-shown@\tiPhone 15", "snippet-shown@ iPhone 15"),
      ("headline-whole@ iPhone 15 ", "headline-whole@ iPhone 15 "),
    ]
  )
  func whatIsAskedIsShown(_ asked: String, _ name: String) throws {
    let setting = try Self.setting(["iPhone 15"])
    let requirements = try RequirementOptions.requirements([asked], of: setting)
    #expect(requirements.map(\.name) == [name] && requirements.map(\.areas) == [[0]])
  }

  /// Behind several @ those devices are meant that stand behind each of them, and no areas that others share.
  @Test func devicesAreMeantThatEveryScopeNames() throws {
    let setting = try Self.setting(["iPhone 17", "iPhone 15", "iPhone 14"])
    let asked = "snippet-shown@15,14@17,14"
    let requirement = try #require(
      try RequirementOptions.requirements([asked], of: setting).first
    )
    #expect(requirement.areas.map { setting.groups[$0].shortName } == ["iPhone 14"])
    #expect(requirement.devices == [ExactText("iPhone 14")])
    #expect(
      throws: CommandFailure(
        "--require snippet-shown@15@17: no device is in all that follows @"
      )
    ) {
      try RequirementOptions.requirements(["snippet-shown@15@17"], of: setting)
    }
  }

  /// What is missed is told of the devices that it is asked of, and not of others that share their area.
  @Test(
    arguments: [
      (["iPhone 15"], "iPhone 15"), (["15", "14"], "iPhone 14, iPhone 15"),
      (["iPhone 15", "iPhone 17"], "iPhone 17"),
    ] as [([String], String)]
  )
  func devicesThatAreAskedAboutAreNamed(_ names: [String], _ places: String) throws {
    let setting = try Self.setting(["iPhone 17", "iPhone 15", "iPhone 14"])
    let asked = "snippet-shown@\(names.joined(separator: ","))"
    let requirements = try RequirementOptions.requirements([asked], of: setting)
    let requirement = try #require(requirements.first)
    let unmet = UnmetRequirement(requirement: requirement, areas: requirement.areas)
    #expect(UnmetSentences.places(unmet, setting.groups) == places)
  }

  /// The device that leaves least room is one that is asked about: an iPhone 14 was told of, whose area the iPhone 13 shares
  /// that alone is meant.
  @Test func theTightestDeviceIsAskedAbout() throws {
    let setting = try Self.setting(["iPhone 14", "iPhone 13"])
    #expect(setting.groups.map { $0.devices.map(\.name) } == [["iPhone 14", "iPhone 13"]])
    let asked = ["headline-whole@iPhone 13"]
    let requirement = try #require(
      try RequirementOptions.requirements(asked, of: setting).first
    )
    let goal = try #require(requirement.askedGoal)
    let change = HeadlineChange.remove(1, lost: "s")
    let verdict = HeadlineVerdict(
      areas: [],
      change: change,
      tightest: 0,
      unmet: [UnmetRequirement(requirement: requirement, areas: [0])],
      missingScalars: []
    )
    let limits = HeadlineRoom.Limits(change: change, phrase: nil, tightest: 0)
    let room = HeadlineRoom(
      goals: [HeadlineRoom.ForGoal(asked: goal, all: limits, areas: [limits])],
      areas: [HeadlineRoom.Area(widths: [], heights: [])]
    )
    let article = HeadlineArticle(headline: "Night ferries")
    let place = InputPlace(file: "a.csv", line: 2)
    let cut = VerdictRecord(
      number: 1,
      id: "a",
      isNamed: true,
      place: place,
      content: .answer(article, verdict)
    )
    let annotation = GitHubVerdicts(areas: setting.groups, marking: .cut).text(of: cut)
    #expect(annotation.contains("The headline is cut on iPhone 13 with iOS 26:"), "\(annotation)")
    let found = LimitsRecord(
      number: 1,
      id: "a",
      isNamed: true,
      place: place,
      content: .answer(article, room)
    )
    let line = LimitsFormat.jsonl.text(of: found, setting.groups)
    #expect(line.contains("\"tightest\":\"iPhone 13\""), "\(line)")
  }

  /// What is said of a requirement names the devices that it is asked of: those that stand behind every @, whole names of those
  /// that hold the sign, and no others.
  @Test(
    arguments: [
      ("headline-whole@15", ["iPhone 15"], "15"),
      ("headline-whole@15,14@17,14", ["iPhone 14"], "iPhone 14"),
      ("headline-whole@15,14,17@17,14", ["iPhone 17", "iPhone 14"], "iPhone 14, iPhone 17"),
      ("headline-whole@d@e", ["d@e"], "d@e"), ("headline-whole@a..b", ["a..b"], "a..b"),
      ("headline-whole@large..xxxLarge", nil, nil),
      ("headline-whole@large..xxxLarge@15", ["iPhone 15"], "15"),
    ] as [(String, [String]?, String?)]
  )
  func devicesOfGoalsAreNamed(_ name: String, _ devices: [String]?, _ words: String?) {
    let requirement = HeadlineRequirement(
      name: name,
      policy: .goal(.headlineWhole),
      areas: [0],
      devices: devices.map { Set($0.map { ExactText($0) }) }
    )
    #expect(requirement.askedGoal?.devices == words)
  }
}
