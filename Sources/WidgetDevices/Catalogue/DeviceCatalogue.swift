public import FontFaces
public import Foundation
public import LayoutEngine
import UnicodeText

/// The devices that have widgets, and the room that text gets in them.
///
/// Every figure stands in `Data/devices.tsv`, with its source and the version of the system that it
/// was read on; the tests hold them against the collected sources.
///
///     let phone = try DeviceCatalogue.device(named: "iPhone SE 3")
///     print(phone.textArea.size, phone.displayScale, phone.systemName)
///     for group in DeviceCatalogue.groups { print(group.size, group.devices.map(\.name)) }
public enum DeviceCatalogue {
  /// Every iPhone with lock-screen widgets, newest first, with the text area of the rectangular
  /// one under the newest system that it runs.
  public static let devices: [Device] = devices(for: .lockScreen).filter { $0.kind == .iPhone }

  /// The distinct triples of text area, display scale and system among ``devices``, smallest area
  /// first.
  public static let groups: [DeviceGroup] = DeviceGroup.grouping(devices)

  /// Every screen class of iPhones that has lock-screen widgets.
  public static let screenClasses: [ScreenClass] = {
    let table = DeviceTable.bundled
    let others = Set(table.models.filter { $0.kind != .iPhone }.map(\.screen))
    return table.screenNames.compactMap { table.screenClasses[$0] }
      .filter { !others.contains($0.name) && $0.size(of: .lockScreen) != nil }
  }()

  /// Every device that somebody published the size of a widget for: iPhones, iPads, watches, each
  /// newest first.
  ///
  /// - Parameters:
  ///   - slot: the kind of widget.
  ///   - margins: taken off the widget's whole size; nil for what
  ///     ``ScreenClass/textArea(of:margins:version:)`` takes.
  ///   - version: the version of the system, for those devices that run it; nil for all devices,
  ///     each under the newest that it runs. The Today extension is older than all of them.
  public static func devices(
    for slot: WidgetSlot,
    margins: EdgeInsets? = nil,
    version: SystemVersion? = nil
  ) -> [Device] {
    switch slot {
    case .todayCompact, .todayExpanded:
      version == nil
        ? DeviceTable.bundled.todayModels.compactMap { $0.device(slot, margins) } : []
    case .family:
      DeviceTable.bundled.models.compactMap { $0.device(slot, margins, version) }
    }
  }

  /// The device of a name or an identifier, with the text area of a kind of widget.
  ///
  /// Letter case, spaces and punctuation do not matter, nor ® and ™, and "iPhone" may be left out: "15 pro",
  /// "iphone15pro", "iPhone SE 3" and "iPhone16,1" are understood. A Today extension's device may
  /// be named with its system, "iPhone 8 on iOS 13"; without it the newest one is meant.
  ///
  /// - Parameters:
  ///   - name: the name or identifier.
  ///   - slot: the kind of widget.
  ///   - margins: taken off the widget's whole size; nil for what
  ///     ``ScreenClass/textArea(of:margins:version:)`` takes.
  ///   - version: the version of the system; nil for the newest that the device runs.
  /// - Throws: ``DeviceError`` with the nearest names, or with what the device lacks.
  public static func device(
    named name: String,
    for slot: WidgetSlot = .lockScreen,
    margins: EdgeInsets? = nil,
    version: SystemVersion? = nil
  ) throws(DeviceError) -> Device {
    let wanted = isIdentifier(name) ? name : searchKey(name)
    let known = devices(for: slot, margins: margins)
    // A watch's series are names of its model, which the device does not carry.
    let model = DeviceTable.bundled.models.first { $0.isNamed(wanted, name) }
    if let device = known.first(where: { $0.isNamed(wanted, name) || $0.name == model?.name }) {
      guard let version else { return device }
      if let asked = devices(for: slot, margins: margins, version: version)
        .first(where: { $0.name == device.name })
      {
        return asked
      }
      throw .cannotRun(
        name: device.name,
        kind: device.kind,
        version: version,
        systems: device.systems
      )
    }
    if let mode = otherMode(of: slot),
      let other = devices(for: mode).first(where: { $0.isNamed(wanted, name) })
    {
      throw .noPublishedSize(name: other.name, slot: slot)
    }
    let asked = try Self.model(named: name, for: slot, among: known)
    throw .noPublishedSize(name: asked.name, slot: slot)
  }

  /// The device of a name or an identifier, with an area that the caller gives.
  ///
  /// - Parameters:
  ///   - name: the name or identifier, as ``device(named:for:margins:version:)`` understands it.
  ///   - area: the room for text in points; it may be one that nobody published.
  ///   - slot: the kind of widget.
  ///   - version: the version of the system; nil for the newest that the device runs.
  /// - Throws: ``DeviceError`` with the nearest names, or with what the device lacks.
  public static func device(
    named name: String,
    with area: CGSize,
    for slot: WidgetSlot = .lockScreen,
    version: SystemVersion? = nil
  ) throws(DeviceError) -> Device {
    let model = try model(named: name, for: slot, among: devices(for: slot))
    let given = version ?? model.systems?.upperBound ?? .oldest
    if let version, model.systems?.contains(version) != true {
      throw .cannotRun(
        name: model.name,
        kind: model.kind,
        version: version,
        systems: model.systems
      )
    }
    return model.device(slot, .given(area, given), given)
  }

  /// The mode of a Today extension beside another: the first systems with one had no modes.
  private static func otherMode(of slot: WidgetSlot) -> WidgetSlot? {
    switch slot {
    case .todayCompact: .todayExpanded
    case .todayExpanded: .todayCompact
    case .family: nil
    }
  }

  /// The model of a name, whether or not the size of a widget on it is known.
  private static func model(
    named name: String,
    for slot: WidgetSlot,
    among known: [Device]
  ) throws(DeviceError) -> DeviceTable.Model {
    let wanted = isIdentifier(name) ? name : searchKey(name)
    let table = DeviceTable.bundled
    if let model = table.models.first(where: { $0.isNamed(wanted, name) }) {
      if slot.isAccessory, !model.hasLockScreenWidgets {
        throw .noLockScreenWidgets(name: model.name)
      }
      return model
    }
    if let device = table.namesWithoutWidgets.first(where: { searchKey($0) == wanted }) {
      throw .noLockScreenWidgets(name: device)
    }
    throw .unknown(
      name: name.prefix(scalars: 60),
      nearest: nearestNames(to: searchKey(name), among: known.map(\.name))
    )
  }

  /// What Japanese calls parts of names, and what those are.
  private static let japaneseWords = [
    ("アップルウォッチ", "watch"), ("シリーズ", "series"), ("アイフォーン", ""), ("アイフォン", ""),
    ("世代", "generation"), ("第", ""),
  ]

  /// Far more letters than any name has: with as many, what is typed is none.
  private static let mostLetters = 100

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// Whether what is typed is written as identifiers are, which are no names: "Watch4,1" is no Apple Watch 41mm.
  private static func isIdentifier(_ typed: String) -> Bool {
    let parts = typed.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard parts.count == 2, let kind = parts.first, let variant = parts.last else { return false }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let generation = kind.drop { letters.contains($0.lowercasedASCII) }
    return generation.count < kind.count
      && [generation, variant].allSatisfy { !$0.isEmpty && $0.allSatisfy(digits.contains) }
  }

  /// Whether a name is the same without a character: a space, punctuation, what nobody sees, and the sign of a brand; a
  /// minus too, which Japanese keyboards give for a hyphen.
  ///
  /// Any other says which device is meant, or that none is: “iPhone 15½” is no iPhone 15.
  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format,
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      true
    case .mathSymbol where scalar == "\u{2212}": true
    // Phones write ™ with a mark that nobody sees, which makes it an emoji.
    default: scalar.properties.isDefaultIgnorableCodePoint || scalar == "®" || scalar == "™"
    }
  }

  /// The name without case, spaces, punctuation, "Apple", "iPhone", and "generation" with its ordinal
  /// ending; "+" is "plus", and what is as wide as a kanji as any other.
  fileprivate static func searchKey(_ name: String) -> String {
    var words = name.lowercased()
    if !words.utf8.allSatisfy({ $0 < 0x80 }) {
      words = String(String.UnicodeScalarView(words.unicodeScalars.map(narrowed)))
      for (japanese, english) in japaneseWords {
        words = words.replacingOccurrences(of: japanese, with: english)
      }
    }
    words = words.replacing("+", with: "plus")
    var key = String(
      String.UnicodeScalarView(
        words.unicodeScalars.lazy.filter { !isPassedOver($0) }.prefix(mostLetters)
      )
    )
    for prefix in ["apple", "iphone"] where key.hasPrefix(prefix) { key.removeFirst(prefix.count) }
    // A screen's length is part of an iPad's or a watch's name, and of no iPhone's, which begin with their numbers here:
    // “11-inch” is an iPad, and no iPhone 11.
    let isNumber = key.utf8.first.map(digits.contains) ?? false
    for unit in ["inch", "mm"] where !isNumber && key.hasSuffix(unit) {
      key.removeLast(unit.count)
    }
    if key.hasPrefix("se") {
      if key.hasSuffix("generation") { key.removeLast("generation".count) }
      for ending in ["st", "nd", "rd"] where key.hasSuffix(ending) { key.removeLast(ending.count) }
    }
    return key
  }

  /// A full-width character as the one of ASCII that it is; any other as it is.
  private static func narrowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }

  private static func nearestNames(to key: String, among names: [String]) -> [String] {
    let ranked = names.indices.map { index in
      (distance: editDistance(key, searchKey(names[index])), index: index)
    }
    return ranked.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      .prefix(3).map { names[$0.index] }
  }
}

extension DeviceTable.Model {
  /// Whether it runs a system with accessory widgets, where those have come to its kind.
  fileprivate var hasLockScreenWidgets: Bool { kind != .iPhone || systems != nil }

  private var screenClass: ScreenClass {
    DeviceTable.bundled.screenClasses[screen] ?? ScreenClass(.zero)
  }

  /// Whether a search key, or what was typed, is one of its names or identifiers; of those of a watch's
  /// series, "watch" may be left out.
  fileprivate func isNamed(_ key: String, _ typed: String) -> Bool {
    DeviceCatalogue.searchKey(name) == key
      || otherNames.contains { [key, "watch" + key].contains(DeviceCatalogue.searchKey($0)) }
      || identifiers.contains { $0.isExactly(typed, ignoringCase: .ascii) }
  }

  /// The model under a version of the system, or the newest that it runs; nil where it does not run
  /// it, or where nobody published the size of the widget.
  fileprivate func device(
    _ slot: WidgetSlot,
    _ margins: EdgeInsets?,
    _ version: SystemVersion?
  ) -> Device? {
    if slot.isAccessory, !hasLockScreenWidgets { return nil }
    if let version, systems?.contains(version) != true { return nil }
    let version = version ?? systems?.upperBound ?? .oldest
    return screenClass.textArea(of: slot, margins: margins, version: version)
      .map { device(slot, $0, version) }
  }

  fileprivate func device(
    _ slot: WidgetSlot,
    _ area: TextArea,
    _ version: SystemVersion
  ) -> Device {
    Device(
      name: name,
      kind: kind,
      identifiers: identifiers,
      screenClass: screenClass,
      displayScale: displayScale,
      systems: systems,
      systemVersion: version,
      slot: slot,
      textArea: area
    )
  }
}

extension DeviceTable.TodayModel {
  /// The model as a device of its system, such as "iPhone 8 on iOS 14".
  fileprivate func device(_ slot: WidgetSlot, _ margins: EdgeInsets?) -> Device? {
    screenClass.textArea(of: slot, margins: margins, version: .oldest).map { area in
      Device(
        name: "\(name) on \(system)",
        kind: kind,
        identifiers: [],
        screenClass: screenClass,
        displayScale: displayScale,
        systems: nil,
        systemVersion: .oldest,
        slot: slot,
        textArea: area,
        todaySystem: system.split(separator: " ").last.flatMap { Int($0) }
      )
    }
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
