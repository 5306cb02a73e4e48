import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import TestSupport
import Testing
import WidgetDevices

/// What a device said of itself takes the place of the list's figures, and is checked.
@Suite struct DeviceProfileTests {
  static let example = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/Calibration/example-profile.json")

  @Test func areasAreThoseThatItSays() throws {
    let profile = try DeviceProfile(json: Data(contentsOf: Self.example))
    let device = try #require(profile.device(for: .lockScreen))
    #expect(device.name == "iPhone 15 Pro (example)")
    #expect(abs(device.textArea.size.width - 147.67) < 1e-9)
    #expect(device.textArea.size.height == 58)
    #expect(device.textArea.provenance == .measured)
    #expect(device.textArea.source == "profile of iPhone 15 Pro (example), iOS 26.1")
    #expect(
      device.textArea.note?.text()
        == "an example put together from published figures, printed by no single device"
    )
    #expect(device.systemVersion == .iOS26)
    #expect(device.screenClass.name == "393x852")
    #expect(device.screenClass.size(of: .lockScreen)?.size == CGSize(width: 160, height: 72))
    // The widget is known as its area is.
    let widget = device.screenClass.size(of: .lockScreen)
    #expect(widget?.provenance == .measured && widget?.readingVersion == .iOS26)
    #expect(widget?.source == device.textArea.source && widget?.note == device.textArea.note)
    let whole = profile.device(for: .family(.systemSmall), margins: EdgeInsets())
    #expect(whole?.textArea.size == CGSize(width: 158, height: 158))
    #expect(profile.device(for: .family(.systemLarge)) == nil)
    // With an area of the caller's it lends all else.
    let given = profile.device(for: .family(.systemLarge), with: CGSize(width: 9, height: 8))
    #expect(given?.name == device.name && given?.displayScale == device.displayScale)
    #expect(given?.textArea.size == CGSize(width: 9, height: 8))
    #expect(given?.textArea.provenance == .given)
    #expect(given?.screenClass.name == "393x852" && given?.slot == .family(.systemLarge))
    #expect(given?.systemVersion == device.systemVersion)
  }

  static let widget = #"""
    {"family": "systemSmall", "size": {"width": 150, "height": 150},
        "margins": {"top": 16, "leading": 16, "bottom": 16, "trailing": 16}}
    """#
  static let sound = #"""
    {"schemaVersion": 1, "name": "A phone", "system": "18.2", "displayScale": 3, "widgets":
      [\#(widget)]}
    """#

  /// It would take minutes if keys were looked up by their characters.
  @Test func keysOfManyMarksAreReadInLinearTime() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 30)
      let member = "{\"e" + String(repeating: "\u{301}\u{323}", count: 200_000) + "\": 1, "
      // Put together, since to replace something in it would take minutes, too.
      let widget = member + Self.widget.replacing("Small", with: "Medium").dropFirst()
      let profile = "\(member)\(Self.sound.dropFirst().dropLast(2)), \(widget)]}"
      let read = try DeviceProfile(json: Data(profile.utf8))
      #expect(read.name == "A phone")
    }
  }

  private static func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  private static let long = String(repeating: "a", count: 70)

  /// Letters of two scalars each.
  private static func accents(_ count: Int) -> String {
    String(repeating: "e\u{301}", count: count)
  }

  /// What is put in place of what, and what is said of it.
  static let faults: [(String, String, String)] = [
    ("", "", ""),
    ("18.2", "9.3", "system is “9.3”, and no version of iOS from 16 on"),
    ("18.2", "+26", "system is “+26”, and"), ("18.2", "..26", "system is “..26”, and"),
    ("18.2", "26.", "system is “26.”, and"), ("18.2", "26.x", "system is “26.x”, and"),
    ("\"A phone\"", "\" \u{3000}\"", "name is empty"),
    ("\"system\"", "\"name\": \"B\", \"system\"", "name is there twice"),
    ("\"system\"", "\"na\\u006de\": \"B\", \"system\"", "name is there twice"),
    // Of several the first is said.
    (
      "\"system\"", "\"name\": \"B\", \"schemaVersion\": 1, \"system\"", "name is there twice"
    ),
    // Of a long name the beginning is said.
    (
      "\"system\"", "\"b\(long)\": 1, \"b\(long)\": 2, \"system\"",
      "b\(long.prefix(59)) is there twice"
    ),
    // It is as long in scalars, whatever letters these are.
    (
      "\"system\"", "\"b\(accents(40))\": 1, \"b\(accents(40))\": 2, \"system\"",
      "b\(accents(29))e is there twice"
    ),
    ("\"height\": 150", "\"height\": 9, \"height\": 9", "widgets[0].size.height is there twice"),
    ("]}", ", \(widget)]}", "widgets[1].family: “systemSmall” is there twice"),
    ("]}", ", \(widget.replacing("system", with: "SYSTEM"))]}", "“SYSTEMSmall” is there twice"),
    ("\"A phone\"", "\"\"", "name is empty"), ("\"A phone\"", "7", "name is of another type"),
    ("\"name\"", "\"title\"", "name is missing"), ("1,", "2,", "schemaVersion is 2"),
    ("1,", "0,", "schemaVersion is 0, and only 1 is read"),
    ("systemSmall", "systemTiny", "widgets[0].family is “systemTiny”"),
    (
      "systemSmall", "accessoryCorner", "family is “accessoryCorner”, which no phone with iOS 16 or"
    ),
    ("systemSmall", "todayCompact", "widgets[0].family is “todayCompact”, which no phone"),
    ("systemSmall", "todayExpanded", "widgets[0].family is “todayExpanded”, which no phone"),
    ("\"top\": 16", "\"top\": 140", "widgets[0] leaves no room between its margins"),
    // Nothing between two margins is no room.
    ("\"top\": 16", "\"top\": 134", "widgets[0] leaves no room between its margins"),
    ("\"top\": 16", "\"top\": 133.5", ""),
    ("\"leading\": 16", "\"leading\": 134", "widgets[0] leaves no room between its margins"),
    ("\"leading\": 16", "\"leading\": 133.5", ""),
    ("\"height\": 150", "\"height\": 5000.1", "widgets[0] leaves no room between its margins"),
    ("\"height\": 150", "\"height\": 5000", ""),
    ("\"leading\": 16", "\"leading\": -1", "widgets[0] leaves no room between its margins"),
    ("\"trailing\": 16", "\"trailing\": -1", "widgets[0] leaves no room between its margins"),
    ("\"top\": 16", "\"top\": -1", "widgets[0] leaves no room between its margins"),
    ("\"bottom\": 16", "\"bottom\": -1", "widgets[0] leaves no room between its margins"),
    ("\"bottom\": 16", "\"bottom\": 134", "widgets[0] leaves no room between its margins"),
    ("\"trailing\": 16", "\"trailing\": 134", "widgets[0] leaves no room between its margins"),
    ("\"width\": 150", "\"width\": 5000.1", "widgets[0] leaves no room between its margins"),
    ("\"width\": 150", "\"width\": 5000", ""),
    ("\"top\": 16, ", "", "widgets[0].margins.top is missing"),
    ("]}", ", \(widget.replacing("Small", with: "Tiny"))]}", "widgets[1].family is “systemTiny”"),
    ("\"displayScale\": 3", "\"displayScale\": 0", "displayScale is 0"),
    ("\"displayScale\": 3", "\"displayScale\": 0.9", "displayScale is 0.9"),
    ("\"displayScale\": 3", "\"displayScale\": 1", ""),
    ("\"displayScale\": 3", "\"displayScale\": 10", ""),
    ("\"displayScale\": 3", "\"displayScale\": 10.1", "displayScale is 10.1"),
    // A number that has no room in its type is JSON.
    ("1,", "1.5,", "schemaVersion is no number that a version has, and only 1 is read"),
    ("1,", "99999999999999999999,", "schemaVersion is no number that a"),
    ("\"displayScale\": 3", "\"displayScale\": 1e400", "displayScale is no number, or one that is"),
    ("\"displayScale\": 3", "\"displayScale\": 1e-999", "displayScale is no number, or one that"),
    ("\"width\": 150", "\"width\": 1e999", "widgets[0].size.width is no number, or"),
    ("\"top\": 16", "\"top\": -1e999", "widgets[0].margins.top is no number, or one that is too"),
    (
      "\"system\"", "\"screen\": {\"width\": 9, \"height\": 1e999}, \"system\"",
      "screen.height is no number"
    ),
    (sound, "[]", "it is of another type than is expected"),
    (sound, "7", "it is of another type than is expected"),
    ("{\"schema", "(\"schema", "it is no JSON"), (": 3", ": \(nested(600))", "it is no JSON"),
    ("\"system\"", "\"screen\": {\"width\": 0, \"height\": 5000}, \"system\"", ""),
    // A name with a dot is none within another member.
    (
      "\"system\"",
      "\"screen\": {\"width\": 0, \"height\": 5000}, \"screen.width\": 1, \"system\"", ""
    ),
    ("\"system\"", "\"screen\": {\"width\": 9, \"height\": -5}, \"system\"", "screen has a"),
    (
      "\"system\"", "\"screen\": {\"width\": -5, \"height\": 9}, \"system\"",
      "screen has a side of fewer than 0 points, or of more than 5000"
    ),
    ("\"system\"", "\"screen\": {\"width\": -0.5, \"height\": 9}, \"system\"", "screen has a"),
    ("\"system\"", "\"screen\": {\"width\": 9, \"height\": 1e300}, \"system\"", "screen has a"),
    ("\"system\"", "\"screen\": {\"width\": 5000.1, \"height\": 9}, \"system\"", "screen has a"),
  ]

  @Test(arguments: faults)
  func faultsAreSaidWithTheirPlaces(_ old: String, _ new: String, _ words: String) throws {
    let text = old.isEmpty ? Self.sound : Self.sound.replacing(old, with: new)
    if words.isEmpty {
      let profile = try DeviceProfile(json: Data(text.utf8))
      #expect(profile.systemVersion == .iOS18)
      let name = profile.device(for: .family(.systemSmall))?.screenClass.name
      #expect(name == (new.contains("screen") ? "0x5000" : "0x0"))
    } else {
      let error = #expect(throws: DeviceProfileError.self) {
        try DeviceProfile(json: Data(text.utf8))
      }
      #expect(error?.description.contains(words) == true, "\(error as Any)")
    }
  }

  /// A profile within something else, such as a request, is read by another decoder, which refuses it for the same
  /// faults but for members that are there twice: of these it does not tell.
  @Test func otherDecodersRefuseTheSame() throws {
    func read(_ text: String) throws -> DeviceProfile {
      try JSONDecoder().decode(DeviceProfile.self, from: Data(text.utf8))
    }
    for (old, new, words) in Self.faults {
      if words.hasSuffix("is there twice"), !words.contains("“") { continue }
      let text = old.isEmpty ? Self.sound : Self.sound.replacing(old, with: new)
      if words.isEmpty {
        let profile = try DeviceProfile(json: Data(text.utf8))
        #expect(try read(text) == profile)
        #expect(try read(String(decoding: JSONEncoder().encode(profile), as: UTF8.self)) == profile)
      } else {
        #expect(throws: DecodingError.self, "\(words)") { try read(text) }
      }
    }
    for (member, value, words) in Self.texts where !words.isEmpty {
      let text = Self.profile(member, value)
      let error = #expect(throws: DecodingError.self, "\(words)") { try read(text) }
      #expect("\(error as Any)".contains(words))
    }
  }

  /// What a profile says besides its areas goes into its device.
  @Test func allThatItSaysIsOfItsDevice() throws {
    let margins = #""top": 1, "leading": 2, "bottom": 4, "trailing": 8"#
    let text = Self.sound
      .replacing(#""top": 16, "leading": 16, "bottom": 16, "trailing": 16"#, with: margins)
      .replacing(#""system""#, with: #""model": "iPhone9,9", "note": "by hand", "system""#)
    let profile = try DeviceProfile(json: Data(text.utf8))
    #expect(profile.summary == "A phone (iPhone9,9), iOS 18.2: by hand")
    #expect(profile.families == ["systemSmall"] && profile.system == "18.2")
    let slot = WidgetSlot.family(.systemSmall)
    let device = try #require(profile.device(for: slot))
    #expect(device.kind == .iPhone && device.identifiers == ["iPhone9,9"])
    #expect(device.displayScale == 3 && device.slot == slot)
    #expect(device.systems == SystemVersion.iOS18...SystemVersion.iOS18)
    let area = device.textArea
    #expect(area.size == CGSize(width: 140, height: 145) && area.margins == .included)
    #expect(area.readingVersion == .iOS18 && area.systemVersion == .iOS18)
    #expect(area.source(in: .japanese) == "A phoneのプロファイル（iOS 18.2）")
    #expect(profile.margins(of: slot) == EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8))
    #expect(profile.margins(of: .lockScreen) == nil)
    // Margins of the caller's go before those that it says, and leave no room rather than less than none.
    let wide = EdgeInsets(top: 3, leading: 90, bottom: 5, trailing: 70)
    let narrow = try #require(profile.device(for: slot, margins: wide)).textArea
    #expect(narrow.size == CGSize(width: 0, height: 142) && narrow.margins == .given)
    let high = EdgeInsets(top: 90, leading: 3, bottom: 70, trailing: 4)
    let flat = try #require(profile.device(for: slot, margins: high)).textArea
    #expect(flat.size == CGSize(width: 143, height: 0))
    // What it does not say is left out.
    let plain = try DeviceProfile(json: Data(Self.sound.utf8))
    #expect(plain.summary == "A phone, iOS 18.2")
    let unmarked = try #require(plain.device(for: slot))
    #expect(unmarked.identifiers.isEmpty && unmarked.textArea.note == nil)
  }

  /// Rules are those of the version that the device had, or else of the newest before it.
  @Test(
    arguments: [
      ("16", .iOS16), ("17.9", .iOS17), ("19.0", .iOS18), ("25.9", .iOS18), ("26", .iOS26),
      ("27.1", .iOS26),
    ] as [(String, SystemVersion)]
  )
  func systemsHaveTheRulesOfAVersion(_ system: String, _ version: SystemVersion) throws {
    let text = Self.sound.replacing("18.2", with: system)
    let profile = try DeviceProfile(json: Data(text.utf8))
    #expect(profile.systemVersion == version && profile.system == system)
    let slot = WidgetSlot.family(.systemSmall)
    let device = try #require(profile.device(for: slot))
    #expect(device.systemVersion == version && device.textArea.readingVersion == version)
    // The widget as a whole has the same source as its area, in either language.
    let whole = device.screenClass.textArea(of: slot, margins: EdgeInsets(), version: version)
    #expect(whole?.size == CGSize(width: 150, height: 150))
    for language in ExplanationLanguage.allCases {
      #expect(whole?.source(in: language) == device.textArea.source(in: language))
    }
  }

  /// A family's name counts in letters of either case, as in `--family`.
  @Test func familiesAreKnownInEitherCase() throws {
    let text = Self.sound.replacing("systemSmall", with: "SystemSmall")
    let profile = try DeviceProfile(json: Data(text.utf8))
    let area = profile.device(for: .family(.systemSmall))?.textArea
    #expect(area?.size == CGSize(width: 118, height: 118))
  }

  /// What reports write wherever they name the device is nothing that a terminal or a build server obeys.
  static let texts: [(String, String, String)] = [
    ("name", #"Evil\u001b[31mPhone\u001b]0;PWNED\u0007"#, "name holds a character"),
    ("name", "::error::x", "name holds a character that is not shown, or a command to a"),
    ("name", "##vso[task.x]", "or a command to a build server"),
    ("name", String(repeating: "a", count: 201), "name is longer than 200 bytes"),
    ("name", String(repeating: "a", count: 200), ""), ("name", "太郎の👨‍👩‍👧 “Phone”", ""),
    ("model", #"a\u202eb"#, "model holds a character that is not shown"),
    ("system", #"18.\u009b2J"#, "system holds a character that is not shown"),
    ("note", #"a\u0000"#, "note holds a character that is not shown"),
    ("note", String(repeating: "a", count: 1001), "note is longer than 1000 bytes"),
    ("note", String(repeating: "a", count: 1000), ""),
    ("model", String(repeating: "a", count: 201), "model is longer than 200 bytes"),
    ("model", String(repeating: "a", count: 200), ""),
    ("system", String(repeating: "1", count: 201), "system is longer than 200 bytes"),
    // Bytes are counted, and not letters.
    ("name", String(repeating: "\u{E9}", count: 101), "name is longer than 200 bytes"),
    ("name", String(repeating: "\u{E9}", count: 100), ""),
    ("model", String(repeating: "\u{E9}", count: 101), "model is longer than 200 bytes"),
    ("model", String(repeating: "\u{E9}", count: 100), ""),
    ("system", String(repeating: "１", count: 67), "system is longer than 200 bytes"),
    ("note", String(repeating: "語", count: 334), "note is longer than 1000 bytes"),
    ("note", String(repeating: "語", count: 333), ""),
  ]

  /// A sound profile but for one text, which is as it stands in JSON.
  private static func profile(_ member: String, _ value: String) -> String {
    let members = ["name": "A phone", "system": "18.2"].merging([member: value]) { $1 }
    let written = members.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
    return sound.replacing(#""name": "A phone", "system": "18.2""#, with: written)
  }

  @Test(arguments: texts)
  func textsAreShownAsTheyStand(_ member: String, _ value: String, _ words: String) throws {
    let text = Self.profile(member, value)
    if words.isEmpty {
      let profile = try DeviceProfile(json: Data(text.utf8))
      let said = ["name": profile.name, "model": profile.model, "note": profile.note]
      #expect(said[member] == value)
    } else {
      let error = #expect(throws: DeviceProfileError.self) {
        try DeviceProfile(json: Data(text.utf8))
      }
      #expect(error?.description.contains(words) == true, "\(error as Any)")
    }
  }
}
