internal import CICU

/// The versions of Unicode that the analysis goes by.
public enum UnicodeVersion {
  /// Of the rules for line breaks and grapheme clusters (UAX #14, UAX #29): "17.0", under any ICU.
  public static var rules: String { "17.0" }

  /// Of the properties that those rules ask for: "17.0", or that of the installed ICU where it is
  /// later.
  public static var lineBreakData: String { text(fitcheck_line_break_version) }

  /// Of all other properties: that of the ICU which is installed, 15.0 or later.
  public static var current: String { text(fitcheck_unicode_version) }

  private static func text(_ write: (UnsafeMutablePointer<CChar>?) -> Void) -> String {
    var buffer = [CChar](repeating: 0, count: 32)
    write(&buffer)
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
