public import FontFaces
import LayoutEngine
import SwiftUISurface
import TextShaping
public import Typesetting
import UnicodeText

/// A way to set lines that a phone may have followed (LayoutRules §2.2, JapaneseText §3).
public enum LineRule: String, CaseIterable, Sendable {
  /// As much as fits, every character at its own width.
  case greedy
  /// As much as fits, Japanese spaced.
  case spaced
  /// As many words on a line as fit, Hangul uncut, but no word alone on the second of two lines where they are more even
  /// so: iOS at fixed sizes.
  case ios
  /// iOS in text styles.
  case textStyle = "text-style"

  /// The rule that is taken to hold for a text.
  public init(for seen: SeenText) {
    if case .textStyle = seen.font, Self.composition(of: seen) == .japanese {
      self = .textStyle
    } else {
      self = .ios
    }
  }

  private static func composition(of seen: SeenText) -> TextComposition {
    TextComposition(on: seen.version, typesettingLanguage: seen.language)
  }

  /// The lines that the rule gives in a width, from the top.
  ///
  /// - Parameters:
  ///   - seen: the text and how it was set; its own width does not count.
  ///   - library: the fonts of the device.
  ///   - width: points.
  public func lines(of seen: SeenText, in library: FontLibrary, width: Double) -> [String] {
    ruled(seen, in: library).lines(width: width)
  }

  /// What nobody has seen for certain of a phone's lines, and would change those that the rule gives in
  /// a width.
  ///
  /// - Parameters:
  ///   - seen: the text and how it was set; its own width does not count.
  ///   - library: the fonts of the device.
  ///   - width: points.
  ///   - lineLimit: how many lines there were where the text was cut off behind them; nil where it was not.
  public func doubts(
    about seen: SeenText,
    in library: FontLibrary,
    width: Double,
    lineLimit: Int? = nil
  ) -> [LineDoubt] {
    var traits: LineCircumstances.Traits = []
    if case .textStyle = seen.font { traits.insert(.textStyle) }
    if seen.alignment == .center { traits.insert(.centered) }
    let circumstances = LineCircumstances(
      version: seen.version,
      typesettingLanguage: seen.language,
      traits: traits
    )
    let ruled = ruled(seen, in: library)
    var paragraph = ruled.paragraph
    paragraph.lineLimit = lineLimit
    return ruled.prepared.doubts(among: circumstances.doubts, paragraph, width: width)
  }

  /// A text prepared for the rule, to be set in any width.
  func ruled(_ seen: SeenText, in library: FontLibrary) -> RuledText {
    let composition: TextComposition =
      switch self {
      case .greedy: .none
      case .spaced: .japanese
      case .ios, .textStyle: Self.composition(of: seen)
      }
    var paragraph = ParagraphStyle(pointSize: seen.measure.pointSize)
    // Where a rule of text styles is in doubt, they are filled as other sizes are.
    paragraph.filling = self == .ios || self == .textStyle ? .ios : .greedy
    let style = TextStyle(
      cascade: library.cascade(weight: seen.measure.weight),
      language: seen.language,
      hangulBreaking: paragraph.filling.hangulBreaking,
      phraseBreaking: self == .textStyle ? .textStyle : .none,
      composition: composition
    )
    return RuledText(prepared: PreparedText(seen.text, style: style), paragraph: paragraph)
  }
}
