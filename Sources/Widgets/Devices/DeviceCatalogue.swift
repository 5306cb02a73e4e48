import UnicodeText
public import ViewLayout

/// The devices that have widgets, and the room that text gets in them.
public enum DeviceCatalogue {
  /// Every iPhone with lock-screen widgets, newest first, with the text area of the rectangular
  /// one.
  public static let devices: [Device] = devices(for: .lockScreen).filter { $0.kind == .iPhone }

  /// The distinct pairs of text area and display scale among ``devices``, smallest area first.
  public static let groups: [DeviceGroup] = DeviceGroup.grouping(devices)

  /// Every device that somebody published the size of a widget for: iPhones, iPads, watches, each
  /// newest first.
  ///
  /// - Parameters:
  ///   - slot: the kind of widget.
  ///   - margins: taken off the widget's whole size; nil for what
  ///     ``ScreenClass/textArea(of:margins:)`` takes.
  public static func devices(for slot: WidgetSlot, margins: EdgeInsets? = nil) -> [Device] {
    switch slot {
    case .todayCompact, .todayExpanded: todayDevices(slot, margins: margins)
    case .family: models.compactMap { $0.device(slot, margins) }
    }
  }

  /// The device of a name or an identifier, with the text area of a kind of widget.
  ///
  /// Letter case, spaces and punctuation do not matter, and "iPhone" may be left out: "15 pro",
  /// "iphone15pro", "iPhone SE 3" and "iPhone16,1" are understood. A Today extension's device may
  /// be named with its system, "iPhone 8 on iOS 13"; without it the newest one is meant.
  /// - Throws: ``DeviceError`` with the nearest names, or with what the device lacks.
  public static func device(
    named name: String,
    for slot: WidgetSlot = .lockScreen,
    margins: EdgeInsets? = nil
  ) throws(DeviceError) -> Device {
    let wanted = searchKey(name)
    let known = devices(for: slot, margins: margins)
    if let device = known.first(where: { $0.isNamed(wanted, name) }) { return device }
    if let model = models.first(where: { searchKey($0.row.name) == wanted }) {
      if slot.isAccessory, model.kind == .iPhone, !model.hasLockScreenWidgets {
        throw .noLockScreenWidgets(name: model.row.name)
      }
      throw .noPublishedSize(name: model.row.name, slot: slot)
    }
    if let device = unsupportedNames.first(where: { searchKey($0) == wanted }) {
      throw .noLockScreenWidgets(name: device)
    }
    throw .unknown(
      name: name.prefix(scalars: 60),
      nearest: nearestNames(to: wanted, among: known.map(\.name))
    )
  }

  /// A model, before it is asked about one of its widgets.
  private struct Model {
    let row: Row
    let kind: Device.Kind
    let screenClass: ScreenClass
    let hasLockScreenWidgets: Bool

    func device(_ slot: WidgetSlot, _ margins: EdgeInsets?) -> Device? {
      if slot.isAccessory, !hasLockScreenWidgets { return nil }
      guard let area = screenClass.textArea(of: slot, margins: margins) else { return nil }
      return Device(
        name: row.name,
        kind: kind,
        identifiers: row.identifiers,
        screenClass: screenClass,
        displayScale: row.displayScale,
        slot: slot,
        textArea: area
      )
    }
  }

  private static let models: [Model] =
    models(phoneRows, .iPhone, screenClasses)
    + models(olderPhoneRows, .iPhone, screenClasses + olderScreenClasses, onLockScreen: [])
    + models(tabletRows, .iPad, tabletScreenClasses)
    + models(watchRows, .watch, watchScreenClasses)

  private static func models(
    _ rows: [Row],
    _ kind: Device.Kind,
    _ screens: [ScreenClass],
    onLockScreen names: [String]? = nil
  ) -> [Model] {
    rows.compactMap { row in
      screens.first { $0.name == row.screenClass }.map { screen in
        Model(
          row: row,
          kind: kind,
          screenClass: screen,
          hasLockScreenWidgets: names?.contains(row.name) ?? true
        )
      }
    }
  }

  /// The name without case, spaces, punctuation, "iPhone", and "generation" with its ordinal
  /// ending.
  fileprivate static func searchKey(_ name: String) -> String {
    var key = String(
      String.UnicodeScalarView(
        name.prefix(scalars: 60).lowercased().unicodeScalars.filter {
          $0.properties.isAlphabetic || ("0"..."9").contains($0)
        }
      )
    )
    for prefix in ["iphone", "apple"] where key.hasPrefix(prefix) { key.removeFirst(prefix.count) }
    for unit in ["inch", "mm"] where key.hasSuffix(unit) { key.removeLast(unit.count) }
    if key.hasPrefix("se") {
      if key.hasSuffix("generation") { key.removeLast("generation".count) }
      for ending in ["st", "nd", "rd"] where key.hasSuffix(ending) { key.removeLast(ending.count) }
    }
    return key
  }

  private static func nearestNames(to key: String, among names: [String]) -> [String] {
    let ranked = names.indices.map { index in
      (distance: editDistance(key, searchKey(names[index])), index: index)
    }
    return ranked.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      .prefix(3).map { names[$0.index] }
  }
}

extension Device {
  /// Whether a search key, or what was typed, is one of its names.
  fileprivate func isNamed(_ key: String, _ typed: String) -> Bool {
    if DeviceCatalogue.searchKey(name) == key { return true }
    if identifiers.contains(where: { $0.isExactly(typed, ignoringCase: .ascii) }) { return true }
    // A Today extension's device, without its system.
    let model = name.firstRange(of: " on ").map { String(name[..<$0.lowerBound]) } ?? name
    return model != name && DeviceCatalogue.searchKey(model) == key
  }
}

/// The least number of insertions, deletions and replacements that turn one string into another
/// (Levenshtein), counted in Unicode scalars.
package func editDistance(_ left: String, _ right: String) -> Int {
  let right = Array(right.unicodeScalars)
  var row = Array(0...right.count)
  for (leftIndex, leftScalar) in left.unicodeScalars.enumerated() {
    var diagonal = row[0]
    row[0] = leftIndex + 1
    for (rightIndex, rightScalar) in right.enumerated() {
      let replaced = diagonal + (leftScalar == rightScalar ? 0 : 1)
      diagonal = row[rightIndex + 1]
      row[rightIndex + 1] = min(replaced, row[rightIndex] + 1, row[rightIndex + 1] + 1)
    }
  }
  return row[right.count]
}
