import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import WidgetDevices

/// All devices in all slots on all systems, devices by every short name, and profiles of every few members:
/// as recorded.
///
/// `Scripts/renew-golden` writes the recordings anew.
@Suite struct RecordedDeviceTests {
  private static let folder = TestFiles.directory.appending(path: "WidgetDevicesTests/Recorded")
  private static let grammars =
    (try? Grammar.rows(of: folder.appending(path: "grammars.txt"))) ?? []
  private static let recording = Recording(
    folder.appending(path: "grammars.recorded"),
    names: grammars.map(\.name)
  )

  private static let slots = WidgetSlot.all

  @Test func everythingRecordedIsAskedFor() {
    #expect(Self.grammars.count > 2)
    #expect(Self.recording.leftOver() == [])
  }

  // MARK: The catalogue

  private static func described(_ size: CGSize) -> String {
    "\(Double(size.width).toThousandths)×\(Double(size.height).toThousandths)"
  }

  private static func described(_ device: Device) -> String {
    let area = device.textArea
    let systems = device.systems.map { "\($0.lowerBound)…\($0.upperBound)" } ?? "–"
    return "\(device.name) \(device.kind) \(device.identifiers) \(device.displayScale) \(systems) "
      + "\(device.systemName) \(described(area.size)) \(area.provenance) \(area.margins) "
      + "\(area.readingVersion.map { "\($0)" } ?? "–") \(area.isOlderReading) \(area.source) "
      + area.source(in: .japanese)
  }

  @Test func devicesAreAsRecorded() throws {
    var rows: [String] = []
    for slot in Self.slots {
      for margins in [nil, EdgeInsets(), EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 400)] {
        for version in [nil] + SystemVersion.allCases.map(Optional.some) {
          let devices = DeviceCatalogue.devices(for: slot, margins: margins, version: version)
          let groups = DeviceGroup.grouping(devices).map { group in
            "\(Self.described(group.size)) \(group.displayScale) \(group.devices.map(\.name)) \(group.textAreas.count)"
          }
          let name =
            "\(slot) \(margins.map { "\($0.trailing)" } ?? "–") \(version.map { "\($0)" } ?? "–")"
          rows.append(
            "\(name): \(devices.count) #\(devices.map(Self.described).joined(separator: "\n").digest) "
              + "\(groups.count) #\(groups.joined(separator: "\n").digest)"
          )
          if margins == nil, version == nil { rows += devices.map(Self.described) }
        }
      }
    }
    try GoldenFile(Self.folder.appending(path: "devices.txt")).check(rows)
  }

  // MARK: Names and profiles

  @Test(arguments: grammars)
  func wordsAreReadAsRecorded(_ grammar: Grammar) throws {
    let answers = grammar.answers { bytes in
      grammar.words == ["profile"] ? Self.profile(bytes) : Self.device(bytes)
    }
    try Self.recording.check(grammar.name, answers)
  }

  private static func device(_ bytes: [UInt8]) -> String {
    let name = String(decoding: bytes, as: UTF8.self)
    func said(_ body: () throws(DeviceError) -> Device) -> String {
      do throws(DeviceError) {
        let device = try body()
        return "\(device.name) \(device.systemVersion)"
      } catch {
        return "\(error)"
      }
    }
    return [
      said { () throws(DeviceError) in try DeviceCatalogue.device(named: name) },
      said { () throws(DeviceError) in
        try DeviceCatalogue.device(named: name, for: .family(.systemLarge), version: .iOS17)
      },
      said { () throws(DeviceError) in
        try DeviceCatalogue.device(
          named: name,
          with: CGSize(width: 9, height: 8),
          for: .family(.accessoryInline),
          version: .iOS18
        )
      },
      said { () throws(DeviceError) in
        try DeviceCatalogue.device(named: name, for: .todayCompact)
      },
    ].joined(separator: " | ")
  }

  private static func profile(_ bytes: [UInt8]) -> String {
    do throws(DeviceProfileError) {
      let profile = try DeviceProfile(json: Data(bytes))
      let devices = slots.flatMap { slot in
        [nil, EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)].compactMap {
          profile.device(for: slot, margins: $0).map(described)
        }
      }
      return "\(profile.summary) \(profile.families) \(devices)"
    } catch {
      return "\(error)"
    }
  }
}
