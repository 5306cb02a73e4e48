#if os(Linux)
import Foundation

/// A person's name in the order of its script, or else of a language.
struct WrittenName {
  /// Scripts that monograms differ in.
  private enum Script {
    /// Latin, Greek and Cyrillic: the first letters of both names.
    case letters
    /// Chinese and Japanese: the family's name.
    case ideographs
    /// Korean: the given name.
    case hangul
    /// Those of India, and of Thai: the first letter of the given name.
    case syllables
    /// Any other, which has no monograms.
    case other
    /// Several at once.
    case mixed
  }

  private let name: PersonNameComponents
  private let locale: Locale
  private let script: Script

  init(_ name: PersonNameComponents, locale: Locale) {
    self.name = name
    self.locale = locale
    var scripts: Set<Script> = []
    for part in [name.givenName, name.familyName, name.middleName] {
      for scalar in part?.unicodeScalars ?? "".unicodeScalars {
        if let script = Self.script(of: scalar) { scripts.insert(script) }
      }
    }
    script = scripts.count > 1 ? .mixed : scripts.first ?? .other
  }

  func text(_ style: PersonNameComponents.FormatStyle.Style) -> String {
    switch style {
    case .long: long
    case .medium: medium
    case .short: short
    case .abbreviated: monogram ?? short
    }
  }

  // MARK: Styles

  private var given: String? { Self.written(name.givenName) }
  private var family: String? { Self.written(name.familyName) }

  private var long: String {
    let middle = Self.written(name.middleName)
    let names = isFamilyFirst ? [family, given, middle] : [given, middle, family]
    return joined([Self.written(name.namePrefix)] + names + [Self.written(name.nameSuffix)])
  }

  /// Where there is neither name, whatever there is.
  private var medium: String {
    let text = joined(isFamilyFirst ? [family, given] : [given, family])
    guard text.isEmpty else { return text }
    return Self.written(name.nickname) ?? long
  }

  private var short: String {
    if let nickname = Self.written(name.nickname) { return nickname }
    // East Asian names have no short form.
    return isEastAsian ? medium : given ?? medium
  }

  /// `nil` where the script has none.
  private var monogram: String? {
    switch script {
    case .letters:
      let letters = (isFamilyFirst ? [family, given] : [given, family])
        .compactMap { $0?.first }
      return letters.isEmpty ? nil : String(letters)
    case .ideographs:
      guard let family, family.count <= 2 else { return nil }
      return family
    case .hangul:
      guard let given else { return family }
      return given.count <= 2 ? given : String(given.prefix(1))
    case .syllables: return (given ?? family).map { String($0.prefix(1)) }
    case .other, .mixed: return nil
    }
  }

  // MARK: Order

  /// Languages that write the family's name first.
  private static let familyFirst: Set<String> = ["hu", "ja", "ko", "vi", "yue", "zh"]

  /// Whether a language writes the family's name first.
  static func isFamilyFirst(in locale: Locale) -> Bool {
    familyFirst.contains(locale.language.languageCode?.identifier ?? "")
  }

  private var isEastAsian: Bool { script == .ideographs || script == .hangul }

  private var isFamilyFirst: Bool { isEastAsian || Self.isFamilyFirst(in: locale) }

  private func joined(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.joined(separator: isEastAsian ? "" : " ")
  }

  private static func written(_ part: String?) -> String? {
    let part = part?.trimmingCharacters(in: .whitespacesAndNewlines)
    return part?.isEmpty == true ? nil : part
  }

  // MARK: Scripts

  /// The script of a letter; `nil` for what is in names of every script.
  private static func script(of scalar: Unicode.Scalar) -> Script? {
    guard scalar.properties.isAlphabetic else { return nil }
    switch scalar.value {
    case 0x00...0x52F, 0x1C80...0x1C8F, 0x1D00...0x1FFF, 0xA640...0xA69F, 0xA720...0xA7FF:
      return .letters
    case 0x900...0xDFF, 0xE00...0xE7F, 0xF00...0xFFF: return .syllables
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: return .hangul
    case 0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF: return .ideographs
    default: return scalar.properties.isIdeographic ? .ideographs : .other
    }
  }
}
#endif
