import UnicodeText

/// How bytes are text.
public enum TextEncoding: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// UTF-8, with or without a byte order mark.
  case utf8 = "UTF-8"
  /// UTF-16, low byte first.
  case utf16LittleEndian = "UTF-16LE"
  /// UTF-16, high byte first.
  case utf16BigEndian = "UTF-16BE"
  /// Shift_JIS as Windows writes it: code page 932.
  case shiftJIS = "Shift_JIS"
  /// EUC-JP.
  case eucJP = "EUC-JP"
  /// ISO-2022-JP, the “JIS code” of mail.
  case iso2022JP = "ISO-2022-JP"
  /// Western letters as Windows writes them: code page 1252, which holds ISO 8859-1's letters.
  /// Never guessed: read where it is asked for or an XML document declares it.
  case windows1252 = "windows-1252"

  /// The name under which the encoding is registered, which is also ICU's.
  public var description: String { rawValue }

  /// The encoding of a name in letters of either case, by its registered names (IANA) and those in
  /// use; nil for any other.
  ///
  /// `UTF-16` without an order is not among them: its first bytes tell the order.
  public init?(name: String) {
    guard
      let encoding = Self.allCases.first(where: { encoding in
        ([encoding.rawValue] + encoding.aliases).contains {
          $0.isExactly(name, ignoringCase: .ascii)
        }
      })
    else { return nil }
    self = encoding
  }

  /// The names of help texts.
  public static var names: [String] { allCases.map(\.rawValue) }

  private var aliases: [String] {
    switch self {
    case .utf8: ["utf8", "us-ascii", "ascii"]
    case .utf16LittleEndian: ["utf16le"]
    case .utf16BigEndian: ["utf16be"]
    case .shiftJIS:
      ["shift-jis", "sjis", "x-sjis", "cp932", "ms932", "windows-31j", "windows-932", "ms_kanji"]
    case .eucJP: ["eucjp", "euc_jp", "x-euc-jp", "eucjp-ms", "cp51932"]
    case .iso2022JP: ["iso2022jp", "csiso2022jp", "jis"]
    case .windows1252: ["cp1252", "iso-8859-1", "iso8859-1", "latin1", "latin-1"]
    }
  }
}
