import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import TestSupport
import Testing
import ViewFitting

@testable import WidgetDevices

/// Areas of devices: which rules they go by, what they are called, and whose doubt counts.
@Suite struct DeviceGroupAreaTests {
  private static let size = CGSize(width: 146.5, height: 58)

  private static func device(
    _ name: String,
    as provenance: TextArea.Provenance,
    readOn version: SystemVersion? = nil
  ) throws -> Device {
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
        size: size,
        provenance: provenance,
        readingVersion: version,
        source: name
      )
    )
  }

  /// The surest area comes first, whatever order its devices stand in.
  @Test func theSurestAreaComesFirst() throws {
    let order: [TextArea.Provenance] = [.given, .measured, .documented, .derived]
    for first in order {
      for second in order where second != first {
        for third in order where third != first && third != second {
          let mixed = [first, second, third]
          let group = try #require(
            DeviceGroup.grouping(mixed.map { try Self.device("\($0)", as: $0) }).first
          )
          #expect(group.rankedAreas.map(\.provenance) == order.filter(mixed.contains))
          let surest = order.filter(mixed.contains)[0]
          let doubt = TextArea(size: Self.size, provenance: surest, source: "").doubt
          #expect(group.fitArea().doubt == doubt)
        }
      }
    }
  }

  private static let surest: [(TextArea.Provenance, SystemVersion?)] = [
    (.measured, .iOS26), (.documented, nil),
  ]

  /// What was read on an older system is less sure than what was read on this one, or is the guideline's.
  @Test(arguments: surest)
  func anOlderReadingIsLessSure(
    _ provenance: TextArea.Provenance,
    _ version: SystemVersion?
  ) throws {
    let older = try Self.device("older", as: .measured, readOn: .iOS16)
    let surest = try Self.device("surest", as: provenance, readOn: version)
    let derived = try Self.device("derived", as: .derived)
    let orders = [[older, surest, derived], [derived, surest, older], [surest, derived, older]]
    for devices in orders {
      let group = try #require(DeviceGroup.grouping(devices).first)
      #expect(group.rankedAreas.map(\.source) == ["surest", "older", "derived"])
      #expect(group.fitArea().doubt.width?.points == 0.5)
    }
  }

  /// A group of devices with several widgets is of the first one's family.
  @Test func theFirstDeviceNamesTheFamily() throws {
    let lock = try DeviceCatalogue.device(named: "iPhone 15", for: .lockScreen)
    let small = try DeviceCatalogue.device(named: "iPhone 15", for: .family(.systemSmall))
    for (devices, family) in [
      ([lock, small], WidgetFamily.accessoryRectangular), ([small, lock], .systemSmall),
    ] {
      let group = DeviceGroup(size: Self.size, displayScale: 3, devices: devices)
      #expect(group.fitArea().family == family)
    }
  }

  private static let lengths: [(CGFloat, CGFloat)] = [
    (.nan, 0), (.infinity, 1e9), (-.infinity, 0), (-5, 0), (0, 0), (1e308, 1e9), (58.5, 58.5),
  ]

  /// Whoever reckons with areas is spared lengths that are no numbers, or none that a layout has.
  @Test(arguments: lengths)
  func lengthsAreThoseOfLayouts(_ length: CGFloat, _ expected: CGFloat) throws {
    let size = CGSize(width: 146, height: length)
    let usable = CGSize(width: 146, height: expected)
    let group = DeviceGroup(size: size, displayScale: 3)
    #expect(group.size == usable && group.textAreas.map(\.size) == [usable])
    let turned = CGSize(width: length, height: 58)
    let phone = try DeviceCatalogue.device(named: "iPhone 15", with: turned, for: .lockScreen)
    #expect(phone.textArea.size == CGSize(width: expected, height: 58))
    #expect(DeviceGroup.grouping([phone]).map(\.size) == [phone.textArea.size])
  }

  @Test func areasAreThoseOfTheirDevices() throws {
    let watch = try DeviceCatalogue.device(named: "watch 41mm", for: .lockScreen)
    let phone = try DeviceCatalogue.device(named: "SE 3", for: .lockScreen, version: .iOS17)
    for (devices, platform) in [
      ([], Platform.iOS), ([phone], .iOS), ([watch], .watchOS), ([watch, watch], .watchOS),
      ([watch, phone], .iOS), ([phone, watch], .iOS),
    ] {
      let group = DeviceGroup(
        size: Self.size,
        displayScale: 2.5,
        systemVersion: .iOS18,
        devices: devices
      )
      #expect(group.platform == platform)
      #expect(group.name == "146.5 × 58 @2.5x")
      let area = group.fitArea()
      #expect(area.name == group.name && area.size == Self.size && area.displayScale == 2.5)
      #expect(area.platform == platform && area.systemVersion == .iOS18)
      #expect(area.family == (devices.isEmpty ? nil : .accessoryRectangular))
      #expect(area.doubt == .none)
      for other in Platform.allCases {
        #expect(group.fitArea(on: other).platform == other)
        // Devices have their own.
        let asked = DeviceGroup(
          size: Self.size,
          displayScale: 2.5,
          systemVersion: .iOS18,
          platform: other,
          devices: devices
        )
        #expect(asked.platform == (devices.isEmpty ? other : platform))
        #expect((asked == group) == (asked.platform == platform))
      }
    }
  }
}
