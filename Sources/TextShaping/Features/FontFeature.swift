import FontFaces
import UnicodeText

/// An OpenType feature switched on or off for a whole text.
public struct FontFeature: Sendable, Hashable, CustomStringConvertible {
  /// The feature's name, such as `tnum`.
  public let tag: OpenTypeTag
  /// 0 for off, 1 for on, or the number of an alternate form.
  public let value: UInt32

  /// A feature and what it is set to.
  public init(_ tag: OpenTypeTag, value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }

  /// Digits of one width.
  public static let monospacedDigits = FontFeature(.tabularFigures)

  /// Reads a feature as a person writes it: `tnum`, `+tnum`, `-liga`, `kern=0`, `salt=2`,
  /// `kern=off`.
  /// - Throws: ``FontFeatureError`` that says which part makes no sense.
  public init(parsing text: String) throws(FontFeatureError) {
    // Scalars, not characters: walking those of a hostile text takes time quadratic in it.
    var name = text.unicodeScalars[...]
    var value: UInt32 = 1
    if let sign = name.first, sign == "+" || sign == "-" {
      value = sign == "-" ? 0 : 1
      name = name.dropFirst()
      if name.contains("=") { throw .signAndValue(text: text) }
    } else if let mark = name.firstIndex(of: "=") {
      let written = Substring(name[name.index(after: mark)...])
      if written.isExactly("on") {
        value = 1
      } else if written.isExactly("off") {
        value = 0
      } else if let number = UInt32(written) {
        value = number
      } else {
        throw .notAValue(text: text, value: String(written))
      }
      name = name[..<mark]
    }
    guard let tag = OpenTypeTag(Substring(name)), Substring(name).utf8.count == 4 else {
      throw .notATag(text: text, tag: String(name))
    }
    self.init(tag, value: value)
  }

  /// The feature as ``init(parsing:)`` reads it: `tnum=1`.
  public var description: String { "\(tag)=\(value)" }
}

/// What is wrong with a feature that somebody wrote.
public enum FontFeatureError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name is not one of four letters or digits.
  case notATag(text: String, tag: String)
  /// What stands behind the equals sign is no number.
  case notAValue(text: String, value: String)
  /// A sign and a value are both given.
  case signAndValue(text: String)

  /// One sentence that says what is wrong and what would be right.
  public var description: String {
    switch self {
    case .notATag(let text, let tag):
      "\(text): '\(tag)' is not an OpenType feature, which is four characters, such as tnum or ss01"
    case .notAValue(let text, let value):
      "\(text): '\(value)' is not a value; write a number from 0, on or off, as in kern=0"
    case .signAndValue(let text):
      "\(text): a sign and a value say the same twice; write -kern or kern=0"
    }
  }
}
