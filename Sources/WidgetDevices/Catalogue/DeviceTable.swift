import FontFaces
import Foundation
import LayoutEngine

/// What `Data/devices.tsv` says: the one home of every figure about devices, with its source.
struct DeviceTable: Sendable {
  /// A model with its screen.
  struct Model: Sendable {
    let name: String
    let kind: Device.Kind
    /// The name of its screen class.
    let screen: String
    let displayScale: CGFloat
    /// The systems that it runs; nil where its last one is older than iOS 16.
    let systems: ClosedRange<SystemVersion>?
    let identifiers: [String]
    /// What people call it besides: a watch's series with its size.
    let otherNames: [String]
  }

  /// A model under one of the systems that had the Today extension.
  struct TodayModel: Sendable {
    let name: String
    let system: String
    let kind: Device.Kind
    let displayScale: CGFloat
    let screenClass: ScreenClass
  }

  /// A class that nobody measured, and the one that stands in for it.
  struct Nearest: Sendable {
    let screen: String
    let other: String
    let note: AreaNote?
  }

  /// Where figures were published.
  struct Source: Sendable {
    let provenance: TextArea.Provenance
    let text: String
    let japanese: String?
  }

  private(set) var models: [Model] = []
  private(set) var namesWithoutWidgets: [String] = []
  /// The classes by their names, such as "393x852".
  private(set) var screenClasses: [String: ScreenClass] = [:]
  /// The names of ``screenClasses``, in the order of the table.
  private(set) var screenNames: [String] = []

  /// The heights of a Today extension that is not opened, by the size of text.
  private(set) var compactHeights: [String: CGFloat] = [:]

  private var todayRows: [DeviceTableRow] = []
  private var sources: [String: Source] = [:]
  private var notes: [String: AreaNote] = [:]
  private var nearest: [Nearest] = []

  /// The table that comes with the package.
  static let bundled = DeviceTable(PackageResources.devices_tsv)

  /// Reads a table; rows that are not as the head of the file says are left out.
  init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let isRead = read(DeviceTableRow(line))
      assert(isRead, "not a row: \(String(decoding: line, as: UTF8.self))")
    }
    for row in nearest { derive(row) }
  }

  /// Takes a row in, and says whether it could be read.
  mutating func read(_ row: DeviceTableRow) -> Bool {
    switch row[0] {
    case "source": readSource(row)
    case "note": readNote(row)
    case "model": readModel(row)
    case "without": readName(row)
    case "size", "area": readSize(row)
    case "nearest": readNearest(row)
    case "today": keep(row)
    case "compact": readCompactHeight(row)
    default: false
    }
  }

  private mutating func readSource(_ row: DeviceTableRow) -> Bool {
    guard let key = row[1], let text = row[3],
      let provenance = row[2].flatMap(TextArea.Provenance.init)
    else { return false }
    sources[key] = Source(provenance: provenance, text: text, japanese: row[4])
    return true
  }

  private mutating func readNote(_ row: DeviceTableRow) -> Bool {
    guard let key = row[1], let english = row[2], let japanese = row[3] else { return false }
    notes[key] = AreaNote(english: english, japanese: japanese)
    return true
  }

  private mutating func readModel(_ row: DeviceTableRow) -> Bool {
    guard let kind = row.kind(1), let name = row[2], let screen = screenName(row, 3),
      let scale = row.length(4)
    else { return false }
    let systems = row.systems(5)
    guard systems != nil || row[5] == nil else { return false }
    models.append(
      Model(
        name: name,
        kind: kind,
        screen: screen,
        displayScale: scale,
        systems: systems,
        identifiers: row.list(6, separatedBy: " "),
        otherNames: row.list(7, separatedBy: ",")
      )
    )
    return true
  }

  private mutating func readName(_ row: DeviceTableRow) -> Bool {
    guard let name = row[1] else { return false }
    namesWithoutWidgets.append(name)
    return true
  }

  private mutating func readSize(_ row: DeviceTableRow) -> Bool {
    guard let screen = screenName(row, 1), let slot = row.slot(2), let size = row.size(3),
      let source = row[4].flatMap({ sources[$0] })
    else { return false }
    let note = row[6].flatMap { notes[$0] }
    guard note != nil || row[6] == nil else { return false }
    let widget = WidgetSize(
      size: size,
      provenance: source.provenance,
      readingVersion: row.version(5),
      source: source.text,
      japaneseSource: source.japanese,
      note: note
    )
    if row[0] == "size" {
      screenClasses[screen]?.sizes[slot] = widget
    } else {
      screenClasses[screen]?.readings[slot, default: []].append(widget)
    }
    return true
  }

  private mutating func readNearest(_ row: DeviceTableRow) -> Bool {
    guard let screen = screenName(row, 1), let other = row[2] else { return false }
    let note = row[3].flatMap { notes[$0] }
    guard note != nil || row[3] == nil else { return false }
    nearest.append(Nearest(screen: screen, other: other, note: note))
    return true
  }

  private mutating func readCompactHeight(_ row: DeviceTableRow) -> Bool {
    guard let size = row[1], let height = row.length(2), row[3].flatMap({ sources[$0] }) != nil
    else { return false }
    compactHeights[size] = height
    return true
  }

  private mutating func keep(_ row: DeviceTableRow) -> Bool {
    todayRows.append(row)
    return true
  }

  /// The models of the Today extension, read anew at each call: hardly anybody asks.
  var todayModels: [TodayModel] {
    todayRows.flatMap { row in
      let models = todayModels(row)
      assert(!models.isEmpty, "not a row of the Today extension: \(row[2] ?? "")")
      return models
    }
  }

  private func todayModels(_ row: DeviceTableRow) -> [TodayModel] {
    guard let kind = row.kind(1), let system = row[2], let screen = row.size(3),
      let scale = row.length(4), let expanded = row.size(6),
      let source = row[7].flatMap({ sources[$0] })
    else { return [] }
    func measured(_ size: CGSize) -> WidgetSize {
      WidgetSize(
        size: size,
        provenance: source.provenance,
        source: source.text,
        japaneseSource: source.japanese
      )
    }
    var screenClass = ScreenClass(screen)
    screenClass.sizes = [.todayExpanded: measured(expanded)]
    // There is one mode before iOS 10.
    if let compact = row.size(5) { screenClass.sizes[.todayCompact] = measured(compact) }
    return row.list(8, separatedBy: ";").map { name in
      TodayModel(
        name: name,
        system: system,
        kind: kind,
        displayScale: scale,
        screenClass: screenClass
      )
    }
  }

  /// The name of a screen, whose class is made where there is none yet.
  private mutating func screenName(_ row: DeviceTableRow, _ index: Int) -> String? {
    guard let name = row[index] else { return nil }
    guard screenClasses[name] == nil else { return name }
    guard let screen = row.size(index) else { return nil }
    screenClasses[name] = ScreenClass(screen)
    screenNames.append(name)
    return name
  }

  /// Gives a class the accessories of another one.
  private mutating func derive(_ row: Nearest) {
    guard let other = screenClasses[row.other] else { return }
    let source = "derived from \(row.other), as nobody published a measurement of this class"
    func derived(_ widget: WidgetSize) -> WidgetSize {
      WidgetSize(
        size: widget.size,
        provenance: .derived,
        readingVersion: widget.readingVersion,
        source: source,
        japaneseSource: "\(row.other)からの推定（この画面の実測値は公表されていない）",
        note: row.note
      )
    }
    for (slot, size) in other.sizes where slot.isAccessory {
      screenClasses[row.screen]?.sizes[slot] = derived(size)
    }
    for (slot, readings) in other.readings where slot.isAccessory {
      screenClasses[row.screen]?.readings[slot] = readings.map(derived)
    }
  }
}
