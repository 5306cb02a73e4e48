import Fitcheck
import Inputs
import UnicodeText

extension JSONValue {
  /// A member; `nil` also where it is there and says nothing.
  fileprivate func given(_ key: String) -> JSONValue? {
    self[key].flatMap { $0 == .null ? nil : $0 }
  }
}

extension SeenText {
  /// Reads an object; members that are not about the lines are passed over: where a text was seen
  /// and the like.
  /// - Parameter number: the line's, which names a text without a name.
  init(_ value: JSONValue, number: Int) throws(CommandFailure) {
    guard case .object = value else {
      throw CommandFailure("a JSON object is expected, not \(value.kind)")
    }
    guard case .string(let text)? = value["text"] else { throw CommandFailure("“text” is missing") }
    guard case .array(let elements)? = value["lines"], !elements.isEmpty else {
      throw CommandFailure("“lines” is missing: an array of the lines that were seen")
    }
    let lines = try elements.map(Self.line)
    let id = (value.given("id") ?? value.given("pic")).flatMap(Self.name) ?? "\(number)"
    let width = try value.given("width")
      .map { value throws(CommandFailure) in try Self.length(value, "“width”") }
    let alignment: LineAlignment? = try Self.choice(value["alignment"], "“alignment”")
    let weight: TextWeight? = try Self.choice(value["weight"], "“weight”")
    let laidOutFont = Self.firstFont(value)
    let size = try (value.given("pointSize") ?? value.given("size") ?? laidOutFont?.given("size"))
      .map { value throws(CommandFailure) in try Self.length(value, "“pointSize”") }
    let font: Font
    if let style = Self.textStyle(value) {
      font = .textStyle(style.style)
    } else if let size {
      let named = weight ?? Self.weight(in: value["font"]) ?? Self.weight(in: laidOutFont?["name"])
      font = .fixed(pointSize: size, weight: named?.fontWeight ?? .regular)
    } else {
      throw CommandFailure("“pointSize” or “textStyle” is missing")
    }
    let version = try Self.version(value["ios"])
    let language =
      try value["lang"].flatMap(Self.name).map { tag throws(CommandFailure) in
        try LanguageTag.checked(tag)
      } ?? LanguageDetector.language(of: text)
    self.init(
      id: id,
      text: text,
      lines: lines,
      width: width,
      font: font,
      alignment: alignment?.textAlignment ?? .leading,
      version: version,
      language: language
    )
  }

  /// A line: a string, or an object as `Text.Layout` has them, with “text”, or “runs” of “slices” that
  /// begin with their characters.
  private static func line(_ element: JSONValue) throws(CommandFailure) -> String {
    if case .string(let line) = element { return line }
    if case .string(let line)? = element["text"] { return line }
    guard case .array(let runs)? = element["runs"] else {
      throw CommandFailure(
        "“lines” must be an array of strings, or of objects with “text” or “runs”, not of "
          + element.kind
      )
    }
    var line = ""
    for run in runs {
      guard case .array(let slices)? = run["slices"] else {
        throw CommandFailure("“slices” is missing in a run of “lines”")
      }
      for slice in slices {
        guard case .array(let parts) = slice, case .string(let characters)? = parts.first else {
          throw CommandFailure("“slices” must be arrays that begin with their characters")
        }
        line += characters
      }
    }
    return line
  }

  /// The first of “fonts”: that of a text in one font.
  private static func firstFont(_ value: JSONValue) -> JSONValue? {
    if case .array(let fonts)? = value["fonts"] { fonts.first } else { nil }
  }

  /// The weight that stands first among the words of a font: “system semibold”, “.SFUI-Regular”.
  private static func weight(in font: JSONValue?) -> TextWeight? {
    let name = font.flatMap(name) ?? ""
    return name.split { !$0.isLetter }.lazy
      .compactMap { word in
        TextWeight.allCases.first { word.isExactly($0.rawValue, ignoringCase: .ascii) }
      }
      .first
  }

  private static func name(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): text
    case .number(_, let digits): digits
    default: nil
    }
  }

  /// One of some names; nil where there is none.
  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: JSONValue?,
    _ name: String
  ) throws(CommandFailure) -> Choice? {
    guard let value, value != .null else { return nil }
    guard let choice = Self.name(value).flatMap({ Choice(exactly: $0) }) else {
      let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure("\(name) must be one of \(choices)")
    }
    return choice
  }

  private static func length(_ value: JSONValue, _ name: String) throws(CommandFailure) -> Double {
    guard case .number(let number, _) = value else {
      throw CommandFailure("\(name) must be a number, not \(value.kind)")
    }
    return try Lengths.positive(number, name)
  }

  /// “textStyle”, or a “font” that names one in words: “text style body”.
  private static func textStyle(_ value: JSONValue) -> TextStyleName? {
    if let name = value["textStyle"].flatMap(name) { return TextStyleName(exactly: name) }
    let words = value["font"].flatMap(name)?.utf8.split(separator: UInt8(ascii: " ")) ?? []
    guard words.count > 2,
      zip(words, ["text", "style"]).allSatisfy({ Substring($0).isExactly($1) })
    else { return nil }
    return TextStyleName(exactly: Substring(words[2]))
  }

  /// The number that a version begins with, after “iOS” perhaps: “26 (device)”, “iOS 16.x”.
  private static func version(_ value: JSONValue?) throws(CommandFailure) -> SystemVersion {
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    let text = (value.flatMap(name) ?? "").utf8
    let digits = Substring(text.drop { !isDigit($0) }.prefix(while: isDigit))
    return SystemVersion.allCases.first { "\($0.rawValue)".isExactly(digits) } ?? .newest
  }
}
