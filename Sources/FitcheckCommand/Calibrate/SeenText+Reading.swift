import Fitcheck
import Inputs
import UnicodeText

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
    let lines = try elements.map { element throws(CommandFailure) in
      guard case .string(let line) = element else {
        throw CommandFailure("“lines” must be an array of strings, not of \(element.kind)")
      }
      return line
    }
    let id = value["id"].flatMap(Self.name) ?? "\(number)"
    let width = try value["width"].flatMap { $0 == .null ? nil : $0 }
      .map { value throws(CommandFailure) in try Self.length(value, "“width”") }
    let alignment: LineAlignment? = try Self.choice(value["alignment"], "“alignment”")
    let weight: TextWeight? = try Self.choice(value["weight"], "“weight”")
    let size = try (value["pointSize"] ?? value["size"]).map { value throws(CommandFailure) in
      try Self.length(value, "“pointSize”")
    }
    let font: Font
    if let style = Self.textStyle(value) {
      font = .textStyle(style.style)
    } else if let size {
      font = .fixed(pointSize: size, weight: weight?.fontWeight ?? .regular)
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
