import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import WidgetDevices

/// Rows of devices as they may be written and as they may not, and all that the table says of screens, notes and
/// Today extensions: as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@Suite struct RecordedTableTests {
  private static let recording = Recording(
    "WidgetDevicesTests/Recorded/tables.recorded",
    names: ["cells", "rows", "screens", "extensions", "errors", "slots"]
  )

  private static func described(_ size: CGSize) -> String {
    "\(Double(size.width).toThousandths)×\(Double(size.height).toThousandths)"
  }

  // MARK: - Rows

  private static func row(_ text: String) -> DeviceTableRow {
    DeviceTableRow(Array(text.utf8)[...])
  }

  /// Every cell read as everything that a cell may be.
  @Test func cellsAreReadAsRecorded() throws {
    let cells = [
      "", "-", "--", "a", "0", "7", "07", "1.5", "1.", ".5", ".", "1.2.3", "-1", "1e3",
      "123456789012",
      "1234567890123", "0.1234567890", "147.67x58", "147.67x", "x58", "5x6x7", "3 x4", "16-18",
      "18-16",
      "16-16", "15-18", "16-99", "16-", "-18", "16.5-18", "iPhone", "iPad", "watch", "Watch",
      "systemSmall", "todayCompact", "SystemSmall", "16", "17", "26", "27", "16.5", "a b", "a, b,c",
      " a",
      ",a,", "a;b; c", "日本", "１",
    ]
    let lines = cells.map { cell in
      let row = Self.row("first\t\(cell)\tlast")
      let read: [Any?] = [
        row[1], row.kind(1), row.length(1), row.size(1).map { Self.described($0) }, row.slot(1),
        row.version(1),
        row.systems(1), row.list(1, separatedBy: ","), row.list(1, separatedBy: " "),
      ]
      return "\(cell): \(read.map { $0.map { "\($0)" } ?? "–" }.joined(separator: " "))"
    }
    let short = Self.row("a\t-")
    let outside = [-1, 0, 1, 2].map { "\(short[$0] ?? "–") \(short.list($0, separatedBy: " "))" }
    try Self.recording.check("cells", lines + outside)
  }

  /// Rows of every kind, each with every one of its cells empty or of another kind, and what a table has then.
  @Test func rowsAreReadAsRecorded() throws {
    let rows = [
      "source\tkey\tmeasured\tWords\t言葉", "note\tremark\tWords\t言葉",
      "model\tiPhone\tPhone 1\t300x500\t3\t16-18\tiPhone1,1 iPhone1,2\tOne, Uno",
      "without\tPhone 0", "size\t300x500\tsystemSmall\t150x140\tkey\t18\tremark",
      "area\t300x500\taccessoryRectangular\t140x60\tkey\t17\tremark",
      "nearest\t310x510\t300x500\tremark", "compact\tlarge\t110\tkey",
      "today\tiPhone\tiOS 9\t300x500\t2\t280x110\t280x400\tkey\tPhone 0;Phone 00", "other\ta", "",
    ]
    let known = [
      "source\tkey\tdocumented\tWords", "note\tremark\tWords\t言葉",
    ]
    var lines: [String] = []
    for text in rows {
      let cells = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      var written = [text]
      for index in cells.indices {
        for other in ["-", "", "x", "5", "1x2", "16", "systemLarge"] {
          var changed = cells
          changed[index] = other
          written.append(changed.joined(separator: "\t"))
        }
        written.append(cells.prefix(index).joined(separator: "\t"))
      }
      for text in written {
        var table = DeviceTable([])
        let isKnown = known.map { table.read(Self.row($0)) }
        #expect(isKnown == [true, true])
        let isRead = table.read(Self.row(text))
        // Places read no more than they know.
        let today = isRead && text.hasPrefix("today\tiPhone\tiOS 9\t300x500\t2\t")
        lines.append(
          "\(text): \(isRead) \(Self.described(table, withToday: today && text == rows[8]))"
        )
      }
    }
    try Self.recording.check("rows", lines)
  }

  private static func described(_ table: DeviceTable, withToday: Bool) -> String {
    let models = table.models.map { model in
      "\(model.name) \(model.kind) \(model.screen) \(model.displayScale) "
        + "\(model.systems.map { "\($0)" } ?? "–") \(model.identifiers) \(model.otherNames)"
    }
    let screens = table.screenNames.map { name in
      "\(name) \(table.screenClasses[name].map { described($0) } ?? [])"
    }
    let today = withToday ? table.todayModels : []
    return "\(models) \(table.namesWithoutWidgets) \(screens) "
      + "\(table.compactHeights.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }) "
      + "\(today.map { "\($0.name) \($0.system) \($0.kind) \($0.displayScale) \(described($0.screenClass))" })"
  }

  // MARK: - Screens

  private static func described(_ widget: WidgetSize) -> String {
    "\(described(widget.size)) \(widget.provenance) \(widget.readingVersion.map { "\($0)" } ?? "–") "
      + "\(widget.source) / \(widget.japaneseSource ?? "–") / \(widget.note?.text() ?? "–") / "
      + "\(widget.note?.text(in: .japanese) ?? "–")"
  }

  private static func described(_ screen: ScreenClass) -> [String] {
    ["\(screen.name) \(screen.guidelineSize.map { described($0) } ?? "–")"]
      + WidgetSlot.all.flatMap { slot in
        let size = screen.size(of: slot).map { ["\(slot) \(described($0))"] } ?? []
        return size + (screen.readings[slot] ?? []).map { "\(slot) read \(described($0))" }
      }
  }

  private static let margins: [EdgeInsets?] = [
    nil, EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8),
    EdgeInsets(top: 900, leading: 0, bottom: 0, trailing: 900),
  ]

  @Test func screensAreAsRecorded() throws {
    let table = DeviceTable.bundled
    var lines: [String] = []
    for name in table.screenNames {
      let screen = try #require(table.screenClasses[name])
      lines += Self.described(screen)
      for slot in WidgetSlot.all {
        let areas = Self.margins.flatMap { margins in
          SystemVersion.allCases.map { version in
            let area = screen.textArea(of: slot, margins: margins, version: version)
            return area.map { area in
              "\(Self.described(area.size)) \(area.provenance) \(area.margins) "
                + "\(area.readingVersion.map { "\($0)" } ?? "–") \(area.systemVersion) \(area.isOlderReading) "
                + "\(area.source) / \(area.source(in: .japanese)) / \(area.note?.text() ?? "–") / "
                + "\(area.note?.text(in: .japanese) ?? "–") "
                + "\(area.doubt)"
            } ?? "none"
          }
        }
        lines.append("\(slot): \(areas[0]) #\(areas.joined(separator: "\n").digest)")
      }
    }
    lines.append("\(DeviceCatalogue.screenClasses.map(\.name))")
    lines.append("\(DeviceCatalogue.groups.count) \(DeviceCatalogue.devices.count)")
    lines += DeviceCatalogue.groups.map { group in
      let known = TextArea.Provenance.allCases.map { "\($0) \(group.devices(knownAs: $0).count)" }
      return "\(Self.described(group.size)) \(group.displayScale) \(group.systemVersion) "
        + "\(group.textAreas.map(\.source)) \(known)"
    }
    let given = DeviceGroup(size: CGSize(width: 5, height: 6), displayScale: 2)
    lines.append("\(given.systemVersion) \(given.devices.count) \(given.textAreas)")
    try Self.recording.check("screens", lines)
  }

  // MARK: - Today extensions

  @Test func extensionsAreAsRecorded() throws {
    var lines: [String] = []
    for slot in [WidgetSlot.todayCompact, .todayExpanded] {
      for device in DeviceCatalogue.devices(for: slot) {
        let areas = DynamicTypeSize.allCases.map { size in
          TodayArea(of: device, at: size).map { area in
            "\(Self.described(area.greatestSize)) \(area.isMeasured) "
              + "\(area.proposedMargins.map { "\($0.top) \($0.leading) \($0.bottom) \($0.trailing)" } ?? "–")"
          } ?? "none"
        }
        lines.append(
          "\(slot) \(device.name) \(device.todaySystem ?? 0) \(device.systemName) "
            + "\(areas.joined(separator: ", "))"
        )
      }
    }
    let other = try DeviceCatalogue.device(named: "iPhone 15")
    lines.append("\(TodayArea(of: other, at: .large) == nil)")
    try Self.recording.check("extensions", lines)
  }

  // MARK: - Errors

  @Test func errorsAreSaidAsRecorded() throws {
    var errors: [DeviceError] = (0..<4).map { count in
      .unknown(name: "a", nearest: ["b", "c", "d"].prefix(count).map { $0 })
    }
    errors += [.noLockScreenWidgets(name: "a"), .noPublishedSize(name: "a", slot: .todayExpanded)]
    for kind in Device.Kind.allCases {
      for version in [SystemVersion.iOS16, .iOS18, .iOS26] {
        for systems in [nil, SystemVersion.iOS17...SystemVersion.iOS18, .iOS18 ... .iOS18] {
          errors.append(.cannotRun(name: "a", kind: kind, version: version, systems: systems))
        }
      }
    }
    var lines = errors.map(\.description)
    lines += Device.Kind.allCases.flatMap { kind in
      SystemVersion.allCases.map { "\($0.name(on: kind))" }
    }
    // Devices with an area of one's own.
    for (name, version) in [
      ("iPhone 15", nil), ("iPhone 15", .iOS16), ("iPhone X", nil), ("iPhone 7", nil),
      ("watch 45mm", .iOS18),
      ("iPad Pro 11", .iOS17), ("Pixel", nil),
    ] as [(String, SystemVersion?)] {
      for slot in [WidgetSlot.lockScreen, .family(.systemExtraLarge), .todayCompact] {
        do {
          let device = try DeviceCatalogue.device(
            named: name,
            with: CGSize(width: 9, height: 8),
            for: slot,
            version: version
          )
          let area = device.textArea
          lines.append(
            "\(device.name) \(device.systemVersion) \(device.slot) \(device.displayScale) "
              + "\(Self.described(area.size)) \(area.provenance) \(area.margins) \(area.systemVersion) "
              + "\(area.source) \(area.source(in: .japanese)) \(device.fitArea)"
          )
        } catch {
          lines.append("\(error)")
        }
      }
    }
    let note = AreaNote("the same")
    lines.append("\(note.text()) \(note.text(in: .japanese))")
    try Self.recording.check("errors", lines)
  }

  @Test func slotsAreAsRecorded() throws {
    var lines = WidgetSlot.all.map { slot in
      "\(slot) \(slot.family.map { "\($0) \($0.rawValue)" } ?? "–") \(slot.isAccessory) "
        + "\(ScreenClass.standardMargins(of: slot).map { "\($0)" } ?? "–")"
    }
    lines += ["systemsmall", "TODAYCOMPACT", "todayExpanded", "small", "", "systemSmallé"].map {
      "\($0): \(WidgetSlot(name: $0).map { "\($0)" } ?? "none")"
    }
    lines += DynamicTypeSize.allCases.map { size in
      let before = DynamicTypeSize.allCases.filter { $0 < size }
      return "\(size) \(size.rawValue) \(size.isAccessibilitySize) \(before.count)"
    }
    lines += WidgetFamily.allCases.map { String(reflecting: $0) }
    try Self.recording.check("slots", lines)
  }
}
