import Foundation
import UnicodeText

extension EnvironmentValues {
  /// The direction of the layout.
  @Entry public var layoutDirection = LayoutDirection.leftToRight
}

extension LayoutDirection {
  /// The direction in which a device lays out its screens when it is set to a language.
  ///
  /// By the script that the tag names ("az-Arab"), or the one CLDR finds likeliest for it.
  /// - Parameter tag: a BCP 47 tag.
  public init(deviceLanguage tag: String) {
    // What extensions say is of numbers and the like.
    let subtags = tag.languageSubtags
    let language = Locale.Language(identifier: subtags.joined(separator: "-"))
    // Foundation's direction leaves out scripts that are named, and its likeliest script some
    // regions.
    let named = subtags.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }?
      .capitalized
    let likeliest = Locale.Language(identifier: language.maximalIdentifier).script?.identifier
    let isNamed = named.map(Self.rightToLeftScripts.contains)
    let isLikely =
      language.characterDirection == .rightToLeft
      || Self.rightToLeftScripts.contains(likeliest ?? "")
    self = isNamed ?? isLikely ? .rightToLeft : .leftToRight
  }

  /// The scripts whose letters Unicode classes R or AL, by their ISO 15924 codes, and Nastaliq, in which Urdu is written.
  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Armi", "Avst", "Chrs", "Cprt", "Elym", "Gara", "Hatr", "Hebr", "Hung",
    "Khar", "Lydi", "Mand", "Mani", "Mend", "Merc", "Mero", "Narb", "Nbat", "Nkoo", "Orkh", "Ougr",
    "Palm", "Phli", "Phlp", "Phnx", "Prti", "Rohg", "Samr", "Sarb", "Sogd", "Sogo", "Syrc", "Thaa",
    "Yezi",
  ]
}
