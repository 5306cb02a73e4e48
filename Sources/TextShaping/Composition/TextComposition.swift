public import FontFaces
import UnicodeText

/// By which language's rules of composition iOS spaces the characters of a text (JapaneseText §3.3).
///
/// Another thing than the punctuation that CSS trims or hangs: of the two only one is applied, and
/// what is trimmed or hangs goes first.
public enum TextComposition: String, Sendable, Hashable, CaseIterable {
  /// None: every character keeps its own width.
  case none
  /// Japanese: brackets lose part of their blank, and space stands between Japanese and Latin.
  case japanese

  /// The rules that a version of iOS applies to a text that it takes for one in a language.
  ///
  /// Seen on 18 and 26, inferred for 17 from the date of their source. Core Text has rules for
  /// Chinese as well and none for Korean (WebKit pull request 10043); what they do in a text of
  /// iOS nobody has published, and nothing is done here.
  /// - Parameters:
  ///   - version: of the phone that sets the text.
  ///   - language: BCP 47; `nil` for none.
  public init(on version: SystemVersion, typesettingLanguage language: String?) {
    let isJapanese = language.map { PrimaryLanguage(tag: $0) == .japanese } ?? false
    self = version >= .iOS17 && isJapanese ? .japanese : .none
  }
}
