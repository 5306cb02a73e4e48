import DeviceTraits
public import FontFaces
public import Foundation
public import LayoutEngine
import UnicodeText

/// What one device said of itself: the sizes of its widgets and the margins in them, in place of those
/// of the list of devices.
///
/// `Examples/Calibration` holds the app that writes one;
/// `Documentation/Schema/fitcheck-profile-1.schema.json` is the form.
public struct DeviceProfile: Sendable, Hashable, Codable {
  /// Width and height, points.
  struct Size: Sendable, Hashable, Codable {
    let width: Double
    let height: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      width = try container.number(forKey: .width)
      height = try container.number(forKey: .height)
    }
  }

  /// What is kept free on each side, points.
  struct Margins: Sendable, Hashable, Codable {
    let top: Double
    let leading: Double
    let bottom: Double
    let trailing: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      top = try container.number(forKey: .top)
      leading = try container.number(forKey: .leading)
      bottom = try container.number(forKey: .bottom)
      trailing = try container.number(forKey: .trailing)
    }
  }

  /// A widget of a family.
  struct Widget: Sendable, Hashable, Codable {
    let family: String
    let size: Size
    let margins: Margins

    /// The kind of widget that the family names; nil where it names none.
    fileprivate var slot: WidgetSlot? { WidgetSlot(name: family) }
  }

  private let schemaVersion: Int
  /// What reports call the device.
  public let name: String
  /// What the model calls itself in code; nil where that was not written.
  public let model: String?
  /// The version of iOS, such as "26.1".
  public let system: String
  private let displayScale: Double
  private let screen: Size?
  private let widgets: [Widget]
  /// Where the figures come from, where no device printed them.
  public let note: String?

  /// Reads a profile from a file's bytes.
  ///
  /// - Throws: ``DeviceProfileError`` where it is none, its numbers cannot be, something is said in it
  ///   twice, or a text in it is more than words to be shown.
  public init(json data: Data) throws(DeviceProfileError) {
    let names = MemberNames()
    do {
      self = try names.decoder.decode(DeviceProfile.self, from: data)
    } catch {
      // The refusal may be of a repeated member's first value; the repetition is the better reason.
      if DeviceProfileError.refusal(in: error) != nil, let repetition = names.repetition {
        throw repetition
      }
      throw DeviceProfileError(error)
    }
    if let repetition = names.repetition { throw repetition }
  }

  /// Reads a profile of any decoder, and refuses what ``init(json:)`` refuses, but for members that are there
  /// twice, of which no decoder tells.
  ///
  /// - Throws: `DecodingError`; where the profile could be decoded and cannot be used, its underlying error is the
  ///   ``DeviceProfileError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    schemaVersion = try container.number(
      forKey: .schemaVersion,
      orSay: "is no number that a version has, and only 1 is read"
    )
    name = try container.decode(String.self, forKey: .name)
    model = try container.decodeIfPresent(String.self, forKey: .model)
    system = try container.decode(String.self, forKey: .system)
    displayScale = try container.number(forKey: .displayScale)
    screen = try container.decodeIfPresent(Size.self, forKey: .screen)
    widgets = try container.decode([Widget].self, forKey: .widgets)
    note = try container.decodeIfPresent(String.self, forKey: .note)
    do throws(DeviceProfileError) {
      try check()
    } catch {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: error.description,
          underlyingError: error
        )
      )
    }
  }

  /// Refuses what no device says of itself.
  private func check() throws(DeviceProfileError) {
    guard schemaVersion == 1 else {
      throw DeviceProfileError("schemaVersion is \(schemaVersion), and only 1 is read")
    }
    guard !name.unicodeScalars.allSatisfy(\.properties.isWhitespace) else {
      throw DeviceProfileError("name is empty")
    }
    try check(name, "name", upTo: 200)
    try check(model ?? "", "model", upTo: 200)
    try check(system, "system", upTo: 200)
    try check(note ?? "", "note", upTo: 1000)
    guard systemVersion != nil else {
      throw DeviceProfileError("system is “\(system)”, and no version of iOS from 16 on")
    }
    guard displayScale >= 1, displayScale <= 10 else {
      throw DeviceProfileError("displayScale is \(displayScale), and no number of pixels a point")
    }
    if let screen, ![screen.width, screen.height].allSatisfy(Self.sides.contains) {
      throw DeviceProfileError("screen has a side of fewer than 0 points, or of more than 5000")
    }
    guard !widgets.isEmpty else { throw DeviceProfileError("widgets is empty") }
    var slots: Set<WidgetSlot> = []
    for (index, widget) in widgets.enumerated() {
      try check(widget, at: "widgets[\(index)]")
      guard let slot = widget.slot, slots.insert(slot).inserted else {
        throw DeviceProfileError("widgets[\(index)].family: “\(widget.family)” is there twice")
      }
    }
  }

  /// What sides may be, points.
  private static let sides = 0.0...5000

  /// Refuses a text that is not shown as it stands: reports write it wherever they name the device.
  private func check(
    _ text: String,
    _ member: String,
    upTo most: Int
  ) throws(DeviceProfileError) {
    guard text.utf8.count <= most else {
      throw DeviceProfileError("\(member) is longer than \(most) bytes")
    }
    guard text.isExactly(VisibleText.visible(text)) else {
      throw DeviceProfileError(
        "\(member) holds a character that is not shown, or a command to a build server"
      )
    }
  }

  private func check(_ widget: Widget, at place: String) throws(DeviceProfileError) {
    guard let slot = widget.slot else {
      throw DeviceProfileError("\(place).family is “\(widget.family)”, and no family of widgets")
    }
    guard Self.isOfPhones(slot) else {
      throw DeviceProfileError(
        "\(place).family is “\(widget.family)”, which no phone with iOS 16 or later has"
      )
    }
    let margins = widget.margins
    let sides = [margins.top, margins.leading, margins.bottom, margins.trailing]
    guard sides.allSatisfy({ $0 >= 0 }), Self.sides.contains(widget.size.width),
      Self.sides.contains(widget.size.height),
      widget.size.width > margins.leading + margins.trailing,
      widget.size.height > margins.top + margins.bottom
    else { throw DeviceProfileError("\(place) leaves no room between its margins") }
  }

  /// Whether phones have it that a profile can be of: corners are watches', Today extensions of older systems.
  private static func isOfPhones(_ slot: WidgetSlot) -> Bool {
    switch slot {
    case .family(.accessoryCorner), .todayCompact, .todayExpanded: false
    case .family: true
    }
  }

  /// The version of the system that rules are taken from: the one that the device had, or else the
  /// newest before it.
  public var systemVersion: SystemVersion? {
    let parts = system.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(digits.contains) }),
      let number = parts.first.flatMap({ Int(Substring($0)) })
    else { return nil }
    return SystemVersion.allCases.last { $0.rawValue <= number }
  }

  /// The families that were seen on the device, by their names in code.
  public var families: [String] { widgets.map(\.family) }

  /// What reports say of the profile, in a few words.
  public var summary: String {
    let model = model.map { " (\($0))" } ?? ""
    return "\(name)\(model), iOS \(system)\(note.map { ": \($0)" } ?? "")"
  }

  /// The margins that the device said of a widget, points; nil where the widget was not seen on it.
  package func margins(of slot: WidgetSlot) -> EdgeInsets? {
    widgets.first { $0.slot == slot }?.margins.edgeInsets
  }

  /// The device with the area of a widget; nil where the widget was not seen on it.
  ///
  /// - Parameters:
  ///   - slot: the kind of widget.
  ///   - margins: taken off the whole widget in place of those that the device said.
  public func device(for slot: WidgetSlot, margins: EdgeInsets? = nil) -> Device? {
    guard let widget = widgets.first(where: { $0.slot == slot }),
      let version = systemVersion
    else { return nil }
    let source = "profile of \(name), iOS \(system)"
    let japaneseSource = "\(name)のプロファイル（iOS \(system)）"
    let taken = margins ?? widget.margins.edgeInsets
    let size = CGSize(width: widget.size.width, height: widget.size.height)
    var screenClass = ownScreenClass
    screenClass.sizes[slot] = WidgetSize(
      size: size,
      provenance: .measured,
      readingVersion: version,
      source: source,
      japaneseSource: japaneseSource,
      note: note.map(AreaNote.init)
    )
    let textArea = TextArea(
      size: CGSize(
        width: max(size.width - taken.leading - taken.trailing, 0),
        height: max(size.height - taken.top - taken.bottom, 0)
      ),
      provenance: .measured,
      margins: margins == nil ? .included : .given,
      readingVersion: version,
      systemVersion: version,
      source: source,
      japaneseSource: japaneseSource,
      note: note.map(AreaNote.init)
    )
    return device(slot, screenClass, textArea)
  }

  /// The device with an area of the caller's, whether the widget was seen on it or not.
  package func device(for slot: WidgetSlot, with area: CGSize) -> Device? {
    guard let version = systemVersion else { return nil }
    return device(slot, ownScreenClass, .given(area, version))
  }

  /// That of the screen alone.
  private var ownScreenClass: ScreenClass {
    ScreenClass(CGSize(width: screen?.width ?? 0, height: screen?.height ?? 0))
  }

  private func device(
    _ slot: WidgetSlot,
    _ screenClass: ScreenClass,
    _ textArea: TextArea
  ) -> Device {
    Device(
      name: name,
      kind: .iPhone,
      identifiers: model.map { [$0] } ?? [],
      screenClass: screenClass,
      displayScale: displayScale,
      systems: textArea.systemVersion...textArea.systemVersion,
      systemVersion: textArea.systemVersion,
      slot: slot,
      textArea: textArea
    )
  }
}

extension DeviceProfile.Margins {
  fileprivate var edgeInsets: EdgeInsets {
    EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

/// Why a profile cannot be used.
public struct DeviceProfileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason, with the member that is at fault.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  init(_ error: any Error) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      self.init("\(Self.place(context.codingPath + [key])) is missing")
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      // The whole has no place.
      let place = context.codingPath.isEmpty ? "it" : Self.place(context.codingPath)
      self.init("\(place) is of another type than is expected")
    default: self = Self.refusal(in: error) ?? DeviceProfileError("it is no JSON")
    }
  }

  /// Why a profile cannot be used that could be decoded; `nil` for another error.
  fileprivate static func refusal(in error: any Error) -> DeviceProfileError? {
    guard case DecodingError.dataCorrupted(let context) = error else { return nil }
    return context.underlyingError as? DeviceProfileError
  }

  /// Where a member stands, as in `widgets[0].family`.
  fileprivate static func place(_ path: [any CodingKey]) -> String {
    path.map(step).joined().trimmed
  }

  /// What a member adds to where it stands.
  fileprivate static func step(_ key: any CodingKey) -> String {
    key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
  }
}

extension KeyedDecodingContainer {
  /// A number; of one that its type has not, such as 1e400, decoders say no more than that the whole is no JSON.
  fileprivate func number<Number: Decodable>(
    forKey key: Key,
    orSay words: String = "is no number, or one that is too large or too small to be read"
  ) throws -> Number {
    do {
      return try decode(Number.self, forKey: key)
    } catch {
      if let known = error as? DecodingError {
        guard case .dataCorrupted = known else { throw error }
      }
      let path: [any CodingKey] = codingPath + [key]
      let reason = DeviceProfileError("\(DeviceProfileError.place(path)) \(words)")
      throw DecodingError.dataCorrupted(
        .init(codingPath: path, debugDescription: reason.description, underlyingError: reason)
      )
    }
  }
}

/// Notes the members of what is decoded, to find those that are there twice: a decoder takes the first
/// of them without a word.
private final class MemberNames: Sendable {
  private struct Found {
    /// By the names on the way there, each by itself: a name may hold a dot.
    var places: Set<[ExactText]> = []
    var repeated: String?
  }

  private let found = Locked(Found())

  /// What is said of the first member that is there twice; nil where there is none.
  var repetition: DeviceProfileError? {
    found.withLock { $0.repeated }
      .map { DeviceProfileError("\($0.prefix(scalars: 60)) is there twice") }
  }

  /// A decoder that tells of each member.
  var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    // Asked for every key of an object, those that are there twice included.
    decoder.keyDecodingStrategy = .custom { path in
      let steps = path.map { ExactText(DeviceProfileError.step($0)) }
      self.found.withLock { found in
        let isNew = found.places.insert(steps).inserted
        if !isNew, found.repeated == nil { found.repeated = DeviceProfileError.place(path) }
      }
      return Self.shortened(path[path.count - 1])
    }
    return decoder
  }

  /// A key as the decoder keeps it: of one that is longer than any that it asks for, the beginning.
  ///
  /// It looks keys up by their characters, which takes time quadratic in the marks on one of them.
  private static func shortened(_ key: any CodingKey) -> any CodingKey {
    guard key.stringValue.utf8.count > longestKey else { return key }
    return type(of: key).init(stringValue: key.stringValue.prefix(scalars: longestKey)) ?? key
  }

  /// In bytes, and in scalars: no member of a profile has a name half as long.
  private static let longestKey = 60
}

extension String {
  /// Without the dot that a path begins with.
  fileprivate var trimmed: String {
    utf8.first == UInt8(ascii: ".") ? String(Substring(utf8.dropFirst())) : self
  }
}
