import Fitcheck
import Inputs
import UnicodeText

extension JSONValue {
  /// A member; `nil` also where it is there and says nothing.
  fileprivate func given(_ key: String) -> JSONValue? {
    self[key].flatMap { $0 == .null ? nil : $0 }
  }

  /// Refuses an object that says one of some things twice: nobody can tell which of them counts.
  fileprivate func checkNames(_ names: [String]) throws(CommandFailure) {
    guard case .object(let members) = self else { return }
    for name in names where members.count(where: { $0.key.isExactly(name) }) > 1 {
      throw CommandFailure("“\(name)” is there twice")
    }
  }
}

extension SeenText {
  /// The longest text, in bytes.
  ///
  /// It is set about a hundred times, and nobody reads a longer one off a phone.
  private static let mostBytes = 4 << 10

  /// The members that are about the lines.
  static let names = [
    "text", "lines", "id", "pic", "width", "alignment", "weight", "pointSize", "size", "font",
    "fonts", "textStyle", "ios", "lang",
  ]

  /// Reads an object; members that are not about the lines are passed over: where a text was seen
  /// and the like.
  /// - Parameter number: the line's, which names a text without a name.
  init(_ value: JSONValue, number: Int) throws(CommandFailure) {
    guard case .object = value else {
      throw CommandFailure("a JSON object is expected, not \(value.kind)")
    }
    try value.checkNames(Self.names)
    guard let text = try Self.string("text", of: value) else {
      throw CommandFailure("“text” is missing")
    }
    if text.utf8.contains(0) { throw CommandFailure("“text” holds a NUL") }
    guard text.utf8.count <= Self.mostBytes else {
      throw CommandFailure("“text” is \(ByteLimit(bytes: Self.mostBytes, isFixed: true).refusal)")
    }
    let lines = try Self.elements(value.given("lines")).map(Self.line)
    let id = try Self.identifier(value) ?? "\(number)"
    let width = try value.given("width")
      .map { value throws(CommandFailure) in try Self.length(value, "“width”") }
    let alignment: AlignmentChoice? = try Self.choice(value["alignment"], "“alignment”")
    self.init(
      id: id,
      text: text,
      lines: lines,
      width: width,
      font: try Self.font(value),
      alignment: alignment?.textAlignment ?? .leading,
      version: try Self.version(value["ios"]),
      language: try Self.language(value, of: text)
    )
  }

  // MARK: - Lines

  /// The lines that were seen, one at least, as they stand in their array.
  private static func elements(_ lines: JSONValue?) throws(CommandFailure) -> [JSONValue] {
    let expected = "an array of the lines that were seen"
    guard let lines else { throw CommandFailure("“lines” is missing: \(expected)") }
    guard case .array(let elements) = lines else {
      throw CommandFailure("“lines” must be \(expected), not \(lines.kind)")
    }
    guard !elements.isEmpty else { throw CommandFailure("“lines” is empty: \(expected)") }
    return elements
  }

  /// A line: a string, or an object as `Text.Layout` has them, with “text”, or “runs” of “slices” that
  /// begin with their characters.
  private static func line(_ element: JSONValue) throws(CommandFailure) -> String {
    if case .string(let line) = element { return line }
    try element.checkNames(["text", "runs"])
    let runs = try characters(ofRuns: element.given("runs"))
    if case .string(let line)? = element["text"] {
      // White space and what has no picture may be left out, and runs of Arabic may stand from left to right.
      if let runs, visible(runs) != visible(line) {
        throw CommandFailure("“text” and “runs” of a line say different things")
      }
      return line
    }
    guard let runs else {
      throw CommandFailure(
        "“lines” must be an array of strings, or of objects with “text” or “runs”, not of "
          + element.kind
      )
    }
    return runs
  }

  /// What is seen of a line, in an order that is not the line's.
  private static func visible(_ line: String) -> [Unicode.Scalar] {
    VisibleScalars.visible(in: line).sorted()
  }

  /// The characters of all runs of a line; nil where there is no array of them.
  private static func characters(ofRuns value: JSONValue?) throws(CommandFailure) -> String? {
    guard case .array(let runs)? = value else { return nil }
    var line = ""
    for run in runs {
      try run.checkNames(["slices"])
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

  // MARK: - How it was set

  private static func font(_ value: JSONValue) throws(CommandFailure) -> Font {
    let named: TextStyleName? = try choice(value["textStyle"], "“textStyle”")
    if named != nil { try refuseSize(of: value, beside: "“textStyle”") }
    if value.given("pointSize") != nil, value.given("size") != nil {
      throw CommandFailure("“pointSize” and “size” exclude each other")
    }
    let weight: TextWeight? = try choice(value["weight"], "“weight”")
    let words = try string("font", of: value)
    let laidOutFont = try firstFont(value)
    try laidOutFont?.checkNames(["name", "size"])
    let laidOutName = try string("name", of: laidOutFont)
    let size = try (value.given("pointSize") ?? value.given("size") ?? laidOutFont?.given("size"))
      .map { value throws(CommandFailure) in try length(value, "“pointSize”") }
    if let named { return .textStyle(named.style) }
    if let style = try textStyle(inWords: words) {
      try refuseSize(of: value, beside: "the text style in “font”")
      if Self.weight(in: words) != nil {
        throw CommandFailure("a text style in “font” has its own weight, and no other")
      }
      return .textStyle(style.style)
    }
    guard let size else { throw CommandFailure("“pointSize” or “textStyle” is missing") }
    let stated = weight ?? Self.weight(in: words) ?? Self.weight(in: laidOutName)
    return .fixed(pointSize: size, weight: stated?.fontWeight ?? .regular)
  }

  /// Refuses a size or a weight beside what has its own.
  private static func refuseSize(
    of value: JSONValue,
    beside style: String
  ) throws(CommandFailure) {
    for name in ["pointSize", "size", "weight"] where value.given(name) != nil {
      throw CommandFailure("“\(name)” and \(style) exclude each other")
    }
  }

  /// The first of “fonts”: that of a text in one font.
  private static func firstFont(_ value: JSONValue) throws(CommandFailure) -> JSONValue? {
    guard let fonts = value.given("fonts") else { return nil }
    guard case .array(let elements) = fonts else {
      throw CommandFailure("“fonts” must be an array, not \(fonts.kind)")
    }
    for element in elements {
      guard case .object = element else {
        throw CommandFailure(
          "“fonts” must be an array of objects with “name” and “size”, not of \(element.kind)"
        )
      }
    }
    return elements.first
  }

  /// The weight that stands first among the words of a font: “system semibold”, “.SFUI-Regular”.
  private static func weight(in words: String?) -> TextWeight? {
    (words ?? "").split { !$0.isLetter }.lazy
      .compactMap { word in
        TextWeight.allCases.first { word.isExactly($0.rawValue, ignoringCase: .ascii) }
      }
      .first
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

  /// The text style that a “font” names in words: “text style body”; nil where it names none.
  private static func textStyle(
    inWords font: String?
  ) throws(CommandFailure) -> TextStyleName? {
    let words = font?.utf8.split(separator: UInt8(ascii: " ")) ?? []
    guard words.count > 2,
      zip(words, ["text", "style"]).allSatisfy({ Substring($0).isExactly($1) })
    else { return nil }
    return try choice(.string(String(Substring(words[2]))), "the text style in “font”")
  }

  // MARK: - What it is, and where it was seen

  private static func name(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): text
    case .number(_, let digits): digits
    default: nil
    }
  }

  /// A member that has to be a string; nil where it says nothing.
  private static func string(
    _ key: String,
    of value: JSONValue?
  ) throws(CommandFailure) -> String? {
    guard let member = value?.given(key) else { return nil }
    guard case .string(let text) = member else {
      throw CommandFailure("“\(key)” must be a string, not \(member.kind)")
    }
    return text
  }

  /// What the text is called; nil where it is not said.
  private static func identifier(_ value: JSONValue) throws(CommandFailure) -> String? {
    guard let id = value.given("id") else { return value.given("pic").flatMap(Self.name) }
    guard let written = Self.name(id) else {
      throw CommandFailure("“id” must be a string or a number, not \(id.kind)")
    }
    return written
  }

  /// The language that is stated, or the text's.
  private static func language(
    _ value: JSONValue,
    of text: String
  ) throws(CommandFailure) -> String {
    guard let tag = try string("lang", of: value) else {
      return LanguageDetector.language(of: text)
    }
    return try LanguageTag.checked(tag)
  }

  /// The version of iOS that is stated, in full perhaps, or the newest.
  private static func version(_ value: JSONValue?) throws(CommandFailure) -> SystemVersion {
    switch value {
    case nil, .null?: return .newest
    case .string(let text)?:
      return try SystemVersion(iOS: leadingNumber(of: text) ?? text, of: "“ios”")
    case .number(_, let digits)?:
      // 165 may be written as 16.5e1.
      let isPlain = digits.utf8.allSatisfy { $0.lowercasedASCII != UInt8(ascii: "e") }
      let number = isPlain ? leadingNumber(of: digits) : nil
      return try SystemVersion(iOS: number ?? digits, of: "“ios”")
    case let value?:
      throw CommandFailure("“ios” must be a number or a string, not \(value.kind)")
    }
  }

  /// The number that a version begins with, after “iOS” perhaps: “26 (device)”, “iOS 16.x”; nil where it
  /// begins otherwise.
  private static func leadingNumber(of version: String) -> String? {
    var rest = version.utf8[...]
    if rest.prefix(3).map(\.lowercasedASCII).elementsEqual("ios".utf8) {
      rest = rest.dropFirst(3).drop { $0 == UInt8(ascii: " ") }
    }
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let next = rest.dropFirst(digits.count).first
    guard !digits.isEmpty, next.map({ " .".utf8.contains($0) }) ?? true else { return nil }
    return String(Substring(digits))
  }
}
