import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing

@testable import WidgetDevices

/// Which area holds under which version of the system, and which devices run it.
@Suite struct SystemVersionAreaTests {
  /// A reading of a newer system, as it was published.
  private struct Reading {
    let screen: String
    let model: String
    let slot: WidgetSlot
    let version: SystemVersion
    let size: CGSize
  }

  private static func readings() throws -> [Reading] {
    let file = TestFiles.directory.appendingPathComponent(
      "WidgetDevicesTests/Cases/newer-areas.tsv"
    )
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return try lines.filter { !$0.hasPrefix("#") }.map { line in
      let columns = line.split(separator: "\t").map(String.init)
      try #require(columns.count == 7)
      return Reading(
        screen: columns[0],
        model: columns[1],
        slot: try #require(WidgetSlot(name: columns[2])),
        version: try #require(Int(columns[3]).flatMap(SystemVersion.init)),
        size: CGSize(
          width: try #require(Double(columns[4])),
          height: try #require(Double(columns[5]))
        )
      )
    }
  }

  @Test func newerReadingsHoldFromTheirVersionOn() throws {
    let readings = try Self.readings()
    #expect(readings.count == 2)
    for reading in readings {
      let device = try DeviceCatalogue.device(named: reading.model, for: reading.slot)
      #expect(device.screenClass.name == reading.screen)
      #expect(device.systemVersion == .newest)
      for version in SystemVersion.allCases {
        let area = try #require(
          device.screenClass.textArea(of: reading.slot, version: version)
        )
        let isRead = version >= reading.version
        #expect((area.size == reading.size) == isRead, "\(version)")
        #expect((area.readingVersion == reading.version) == isRead, "\(version)")
        #expect(!isRead || area.provenance == .measured && area.margins == .included)
        #expect(area.systemVersion == version)
      }
    }
  }

  /// Until the class is read again, the older reading stands in, and says so.
  @Test func olderReadingsStandIn() throws {
    let device = try DeviceCatalogue.device(named: "iPhone 14")
    #expect(device.systemVersion == .iOS26 && device.textArea.systemVersion == .iOS26)
    #expect(device.textArea.size == CGSize(width: 146, height: 58))
    #expect(device.textArea.readingVersion == .iOS16 && device.textArea.isOlderReading)
    let older = try DeviceCatalogue.device(named: "iPhone 14", version: .iOS16)
    #expect(older.textArea.size == device.textArea.size && !older.textArea.isOlderReading)
    let pro = try DeviceCatalogue.device(named: "iPhone 15 Pro", version: .iOS18)
    #expect(pro.textArea.size == CGSize(width: 146, height: 58) && pro.textArea.isOlderReading)
  }

  /// A class that nobody measured takes what its neighbour has under the same version.
  @Test func derivedAreasFollowTheirClass() throws {
    for (name, other) in [
      ("iPhone 16 Pro", "iPhone 15 Pro"), ("iPhone 16 Pro Max", "iPhone 15 Pro Max"),
    ] {
      for version in [SystemVersion.iOS18, .iOS26] {
        for slot in [WidgetSlot.lockScreen, .family(.accessoryCircular)] {
          let derived = try DeviceCatalogue.device(named: name, for: slot, version: version)
          let measured = try DeviceCatalogue.device(named: other, for: slot, version: version)
          #expect(derived.textArea.size == measured.textArea.size, "\(name) \(version)")
          #expect(derived.textArea.provenance == .derived)
          #expect(derived.textArea.readingVersion == measured.textArea.readingVersion)
          #expect(derived.textArea.margins == measured.textArea.margins)
          #expect(derived.textArea.source.contains(measured.screenClass.name))
        }
      }
    }
  }

  /// What each version dropped and what came with it (Apple's lists of compatible iPhones).
  @Test func everyVersionHasItsPhones() {
    func names(_ version: SystemVersion) -> Set<String> {
      let devices = DeviceCatalogue.devices(for: .lockScreen, version: version)
      #expect(devices.allSatisfy { $0.systemVersion == version })
      return Set(devices.filter { $0.kind == .iPhone }.map(\.name))
    }
    func phones(_ names: String...) -> Set<String> { Set(names.map { "iPhone \($0)" }) }
    let sixteen = names(.iOS16)
    #expect(sixteen.count == 23)
    #expect(sixteen.isSuperset(of: phones("8", "8 Plus", "X", "SE (2nd generation)", "14 Plus")))
    let seventeen = names(.iOS17)
    #expect(sixteen.subtracting(seventeen) == phones("8", "8 Plus", "X"))
    #expect(
      seventeen.subtracting(sixteen) == phones("15", "15 Plus", "15 Pro", "15 Pro Max")
    )
    let eighteen = names(.iOS18)
    #expect(seventeen.subtracting(eighteen).isEmpty)
    #expect(
      eighteen.subtracting(seventeen) == phones("16", "16 Plus", "16 Pro", "16 Pro Max", "16e")
    )
    let newest = names(.iOS26)
    #expect(eighteen.subtracting(newest) == phones("XR", "XS", "XS Max"))
    #expect(newest.subtracting(eighteen) == phones("17", "17 Pro", "17 Pro Max", "Air"))
    let all = Set(DeviceCatalogue.devices.map(\.name))
    #expect(all == SystemVersion.allCases.reduce(into: []) { $0.formUnion(names($1)) })
  }

  /// Without a version each device has the newest it runs.
  @Test func theNewestIsTaken() throws {
    for device in DeviceCatalogue.devices {
      #expect(device.systemVersion == device.systems?.upperBound, "\(device.name)")
    }
    #expect(try DeviceCatalogue.device(named: "iPhone X").systemVersion == .iOS16)
    #expect(try DeviceCatalogue.device(named: "iPhone XR").systemName == "iOS 18")
    let watch = try DeviceCatalogue.device(named: "watch 41mm", version: .iOS17)
    #expect(watch.systemName == "watchOS 10" && watch.systemVersion == .iOS17)
    // The Home Screen's widgets are older than those of the Lock Screen.
    let old = try DeviceCatalogue.device(named: "iPhone 7", for: .family(.systemSmall))
    #expect(old.systems == nil && old.systemVersion == .oldest)
    // Two that share an area: nothing is said to be of iOS 16 that one of them never ran.
    let newer = try DeviceCatalogue.device(named: "iPhone 8", for: .family(.systemSmall))
    #expect(DeviceGroup.grouping([old]).map(\.namedSystemVersion) == [nil])
    #expect(DeviceGroup.grouping([newer]).map(\.namedSystemVersion) == [.iOS16])
    #expect(DeviceGroup.grouping([newer, old]).map(\.namedSystemVersion) == [nil])
    let names = DeviceCatalogue.devices(for: .family(.systemSmall), version: .iOS16).map(\.name)
    #expect(names.contains("iPhone 8") && !names.contains("iPhone 7"))
  }

  @Test func whatDoesNotRunIsRefused() throws {
    for (name, version) in [
      ("iPhone X", SystemVersion.iOS26), ("iPhone XS", .iOS26), ("iPhone 15", .iOS16),
      ("iPhone 17", .iOS18),
    ] {
      let error = #expect(throws: DeviceError.self, "\(name)") {
        try DeviceCatalogue.device(named: name, version: version)
      }
      let systems = try DeviceCatalogue.device(named: name).systems
      #expect(
        error == .cannotRun(name: name, kind: .iPhone, version: version, systems: systems)
      )
      let nearest = version < .iOS26 ? "came with" : "newest is"
      #expect(error?.description.contains(nearest) == true)
    }
    #expect(DeviceCatalogue.devices(for: .todayCompact, version: .iOS16).isEmpty)
    // The device of the newest system with a Today extension is meant, of which no range of systems is known.
    let refused = DeviceError.cannotRun(
      name: "iPhone 8 on iOS 14",
      kind: .iPhone,
      version: .iOS16,
      systems: nil
    )
    #expect(throws: refused) {
      try DeviceCatalogue.device(named: "iPhone 8", for: .todayCompact, version: .iOS16)
    }
  }

  /// A device lends its name, scale and system to an area that nobody published.
  @Test func areasAreGiven() throws {
    let area = CGSize(width: 99, height: 58)
    let watch = try DeviceCatalogue.device(named: "watch 46mm", with: area)
    #expect(watch.textArea.size == area && watch.textArea.provenance == .given)
    #expect(watch.displayScale == 2 && watch.systemVersion == .iOS26)
    let phone = try DeviceCatalogue.device(named: "iPhone15,4", with: area, version: .iOS18)
    #expect(phone.name == "iPhone 15" && phone.textArea.systemVersion == .iOS18)
    #expect(throws: DeviceError.noLockScreenWidgets(name: "iPhone 7")) {
      try DeviceCatalogue.device(named: "iPhone 7", with: area)
    }
    #expect(throws: DeviceError.self) {
      try DeviceCatalogue.device(named: "watch 46mm", with: area, version: .iOS16)
    }
    // One whose systems were all before those with widgets runs none of them, whatever kind of widget is asked for.
    let refused = DeviceError.cannotRun(
      name: "iPhone 7",
      kind: .iPhone,
      version: .iOS16,
      systems: nil
    )
    for slot in [WidgetSlot.todayCompact, .family(.systemSmall)] {
      #expect(throws: refused) {
        try DeviceCatalogue.device(named: "iPhone 7", with: area, for: slot, version: .iOS16)
      }
    }
  }

  /// Every figure has a source, and every row of the table is read.
  @Test func theTableIsWhole() {
    let table = DeviceTable.bundled
    let lines = PackageResources.devices_tsv.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
    func count(_ kind: String) -> Int { lines.count { $0.hasPrefix(kind + "\t") } }
    #expect(table.models.count == count("model") && table.models.count > 60)
    #expect(table.namesWithoutWidgets.count == count("without"))
    let classes = table.screenClasses.values
    let derived = classes.flatMap { $0.sizes.values }.count { $0.provenance == .derived }
    #expect(classes.map(\.sizes.count).reduce(0, +) - derived == count("size"))
    let readings = classes.flatMap { $0.readings.values.flatMap(\.self) }
    #expect(readings.count { $0.provenance == .measured } == count("area"))
    #expect(readings.allSatisfy { $0.readingVersion != nil })
    for size in classes.flatMap(\.sizes.values) + readings { #expect(!size.source.isEmpty) }
    for model in table.models { #expect(table.screenClasses[model.screen] != nil) }
  }

  @Test(
    arguments: [
      ("size\t146x58\t16-18\t-", CGSize(width: 146, height: 58), SystemVersion.iOS16...(.iOS18)),
      ("size\t147.67x58\t26-26", CGSize(width: 147.67, height: 58), .iOS26...(.iOS26)),
      ("size\t146\t18-16", nil, nil), ("size\tx58\t15-16", nil, nil), ("size\t-\t-", nil, nil),
      ("size\t1x2x3\t16", nil, nil), ("size", nil, nil),
    ] as [(String, CGSize?, ClosedRange<SystemVersion>?)]
  )
  func rowsAreRead(line: String, size: CGSize?, systems: ClosedRange<SystemVersion>?) {
    let row = DeviceTableRow(Array(line.utf8)[...])
    #expect(row[0] == "size" && row.size(1) == size && row.systems(2) == systems)
  }
}
