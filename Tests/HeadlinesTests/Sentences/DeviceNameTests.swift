import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import Testing
import UnicodeText
import ViewFitting
import WidgetDevices

@testable import Headlines

/// What devices, their systems and their sizes are called where phones, watches and tablets stand side by side.
@Suite struct DeviceNameTests {
  private static func devices(
    _ names: [String],
    _ slot: WidgetSlot = .lockScreen
  ) throws -> [Device] {
    try names.map { try DeviceCatalogue.device(named: $0, for: slot) }
  }

  private static let small = WidgetSlot.family(.systemSmall)

  /// A family is named again behind a device of another one, and behind one of none.
  @Test func familiesAreNamedOnceInARow() throws {
    let watches = try Self.devices(["iPhone 15", "watch 41mm", "watch 45mm", "iPhone 14"])
    #expect(DeviceNames.list(watches) == "iPhone 15, Apple Watch 41mm, 45mm, iPhone 14")
    let tablets = try Self.devices(["iPhone 15", "iPad mini 8.3-inch", "iPhone 14"], Self.small)
    #expect(DeviceNames.list(tablets) == "iPhone 15, iPad mini 8.3-inch, iPhone 14")
  }

  /// So is a system behind another one; that of watches was watchOS 11 where phones had iOS 18.
  @Test func systemsAreNamedOnceInARow() {
    let sizes: [(SystemVersion, Platform)] = [(.iOS26, .iOS), (.iOS16, .iOS), (.iOS18, .watchOS)]
    let groups = sizes.map { version, platform in
      DeviceGroup(
        size: CGSize(width: 146, height: 58),
        displayScale: 3,
        systemVersion: version,
        platform: platform
      )
    }
    #expect(groups.systemNames == ["iOS 16", "watchOS 11", "iOS 26"])
    #expect(groups.systems == "iOS 16, watchOS 11, iOS 26")
  }

  /// Tablets have a system of their own; that of the one here ends with iPadOS 17.
  @Test(
    arguments: [
      ("iPad mini 8.3-inch", ["iPadOS 17", "iPadOS 26"], "iPadOS 17, 26"),
      ("iPhone 15", ["iPadOS 17", "iOS 26"], "iPadOS 17, iOS 26"),
    ] as [(String, [String], String)]
  )
  func tabletsHaveTheirOwnSystem(_ other: String, _ names: [String], _ systems: String) throws {
    let groups = DeviceGroup.grouping(
      try Self.devices([other, "iPad Pro 10.5-inch"], Self.small)
    )
    #expect(groups.systemNames == names && groups.systems == systems)
  }

  /// What share an area and its rules need not share a system: an iPhone 7 never ran that of an iPhone 8.
  @Test(
    arguments: [
      (["iPhone 8", "iPhone 7"], "iOS 16 and an older iOS", "iOS 16・古いiOS"),
      (["iPhone 7", "iPhone 6s"], "an older iOS", "古いiOS"), (["iPhone 8"], "iOS 16", "iOS 16"),
    ] as [([String], String, String)]
  )
  func systemsOfAnAreaAreNamed(_ names: [String], _ english: String, _ japanese: String) throws {
    let groups = DeviceGroup.grouping(try Self.devices(names, Self.small))
    #expect(groups.map { $0.systemName(on: nil) } == [english])
    #expect(groups.map { $0.systemName(on: nil, in: .japanese) } == [japanese])
  }

  /// Nor need those that lend their scales to a size; what is asked of one of them is told with its own.
  @Test func systemsOfASizeAreNamed() throws {
    let group = DeviceGroup(
      size: CGSize(width: 146, height: 58),
      displayScale: 2,
      devices: try Self.devices(["iPhone 11", "iPad mini 8.3-inch"], Self.small)
    )
    #expect(group.systemName(on: nil) == "iOS 26 and iPadOS 26")
    #expect([group].systems == "iOS 26, iPadOS 26")
    for (devices, systems) in [
      (nil, "iOS 26"), (["iPad mini 8.3-inch"], "iPadOS 26"),
      (["iPhone 11", "iPad mini 8.3-inch"], "iOS 26"),
    ] as [([String]?, String)] {
      let requirement = HeadlineRequirement(
        name: "r",
        policy: .sameCandidate,
        areas: [0],
        devices: devices.map { Set($0.map { ExactText($0) }) }
      )
      #expect([group].systems(askedOf: requirement) == systems)
    }
  }

  /// Among more devices than are called by their own names none but a phone is of a class of phones.
  @Test(
    arguments: [
      (
        .lockScreen, "watch 41mm",
        ["mini [0]", "iPhone [1, 2]", "Plus [3]", "165 × 72.5 @2x [4]"]
      ),
      (
        .family(.systemSmall), "iPad mini 8.3-inch",
        ["109 × 109 @2x [0]", "mini [1]", "iPhone [2]", "Plus [3]"]
      ),
    ] as [(WidgetSlot, String, [String])]
  )
  func onlyPhonesHaveClasses(_ slot: WidgetSlot, _ other: String, _ classes: [String]) throws {
    let phones = ["iPhone 13 mini", "iPhone 14", "iPhone 15", "iPhone 14 Plus"]
    let groups = DeviceGroup.grouping(try Self.devices(phones + [other], slot))
    #expect(AreaClass.classes(of: groups).map { "\($0.name) \($0.indices)" } == classes)
  }

  /// Of few devices two that share a short name have a column each: of two generations one was told to cut what the other cuts.
  @Test(
    arguments: [
      (
        ["iPhone SE (1st generation)", "SE 3", "iPhone 15"],
        ["SE (1st generation) [0]", "SE (3rd generation) [1]", "15 [2]"]
      ),
      (["SE 3", "iPhone 15"], ["SE [0]", "15 [1]"]), (["SE 3", "SE 2"], ["SE [0]"]),
    ] as [([String], [String])]
  )
  func generationsHaveClasses(_ names: [String], _ classes: [String]) throws {
    let groups = DeviceGroup.grouping(try Self.devices(names, Self.small))
    #expect(AreaClass.classes(of: groups).map { "\($0.name) \($0.indices)" } == classes)
  }
  /// A profile's name may be that of a family alone, or have nothing but brackets behind it: something stands above its column.
  @Test(
    arguments: [
      ("iPhone ", "iPhone "), ("Apple Watch  ", "Apple Watch  "), ("iPhone  (test)", " (test)"),
      ("iPhone (test)", "(test)"), ("iPhone x (test)", "x"), ("iPhone", "iPhone"),
    ] as [(String, String)]
  )
  func noNameIsEmpty(_ name: String, _ short: String) {
    #expect(AreaClass.short(name) == short)
    let phone = DeviceNames.family(of: name)
    #expect(phone.isEmpty == (name == short))
  }
}
