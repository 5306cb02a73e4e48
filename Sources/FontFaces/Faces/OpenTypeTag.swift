/// The four characters by which OpenType names features and axes, such as `tnum` or `wght`.
public struct OpenTypeTag: Sendable, Hashable, CustomStringConvertible {
  /// The characters as one number, the first in the highest byte.
  package let number: UInt32

  /// A tag by its characters.
  ///
  /// One to four printable ASCII characters; `nil` for anything else. Shorter ones are filled with
  /// spaces, as OpenType has it.
  public init?(_ text: some StringProtocol) {
    let characters = Array(text.utf8.prefix(5))
    guard (1...4).contains(characters.count), characters.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    number = (0..<4).reduce(0) { number, index in
      number << 8 | UInt32(index < characters.count ? characters[index] : 0x20)
    }
  }

  package init(number: UInt32) {
    self.number = number
  }

  /// A tag that is known when the program is written.
  init(known text: StaticString) {
    precondition(text.utf8CodeUnitCount == 4, "a tag of four characters")
    number = (0..<4).reduce(0) { $0 << 8 | UInt32(text.utf8Start[$1]) }
  }

  /// The characters, without filling.
  public var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    let filling = bytes.reversed().prefix { $0 == 0x20 }.count
    return String(decoding: bytes.dropLast(filling), as: UTF8.self)
  }
}

extension OpenTypeTag {
  /// The axis of weight, on the scale of ``FontWeight``.
  public static let weight = OpenTypeTag(known: "wght")
  /// The axis of width, in per cent of the normal.
  public static let width = OpenTypeTag(known: "wdth")
  /// The axis of optical size, in points.
  public static let opticalSize = OpenTypeTag(known: "opsz")
  /// The axis from upright (0) to italic (1).
  public static let italic = OpenTypeTag(known: "ital")
  /// The axis of slant, in degrees, negative to the right.
  public static let slant = OpenTypeTag(known: "slnt")
  /// Digits of one width.
  public static let tabularFigures = OpenTypeTag(known: "tnum")
  /// Full-width marks at half their width.
  package static let halfWidth = OpenTypeTag(known: "halt")
  /// Ligatures that are set by default.
  package static let standardLigatures = OpenTypeTag(known: "liga")
  /// Ligatures that depend on what stands beside them.
  package static let contextualLigatures = OpenTypeTag(known: "clig")
  /// Ligatures that are set where they are asked for.
  package static let discretionaryLigatures = OpenTypeTag(known: "dlig")
  /// Ligatures of old prints.
  package static let historicalLigatures = OpenTypeTag(known: "hlig")
  /// Kerning.
  public static let kerning = OpenTypeTag(known: "kern")
}
