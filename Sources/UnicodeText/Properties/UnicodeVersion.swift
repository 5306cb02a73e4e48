import CICU

/// The version of Unicode whose characters' properties the analysis knows: that of the ICU which
/// is installed, 15.0 or later.
///
/// The rules are those of 15.0 with any.
public enum UnicodeVersion {
  /// The version, such as "15.0".
  public static var current: String {
    var buffer = [CChar](repeating: 0, count: 32)
    fitcheck_unicode_version(&buffer)
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
