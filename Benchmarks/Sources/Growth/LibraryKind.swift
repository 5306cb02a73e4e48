import Fitcheck
import Foundation

/// A kind of input to the library, and what is asked of it.
struct LibraryKind: Sendable {
  let name: String
  let run: @MainActor @Sendable (_ library: FontLibrary, _ bytes: Int) -> Void
  /// The kind that an empty one is the same as, where that is another.
  var empty: String?

  static let all: [LibraryKind] =
    kinds(of: Pattern.texts) { [text($0)] }
    + kinds(of: [Pattern.words, Pattern.marks, Pattern.flags], values)
    + kinds(of: [Pattern.words] + Pattern.markdown) { [markdown($0)] }
    + [codeOfManyLengths, linkedRuns]

  /// The kinds of several patterns, which are the same where they are empty.
  private static func kinds(
    of patterns: [Pattern],
    _ kinds: (Pattern) -> [LibraryKind]
  ) -> [LibraryKind] {
    patterns.flatMap { pattern in
      zip(kinds(pattern), kinds(patterns[0])).map { kind, first in
        var kind = kind
        kind.empty = first.name
        return kind
      }
    }
  }

  private static func text(_ pattern: Pattern) -> LibraryKind {
    LibraryKind(name: "text: \(pattern.name)") { library, bytes in
      measure(TextPreparer().prepare(pattern.text(bytes: bytes), style: style(library)))
    }
  }

  /// Where a text from outside may stand, but for a text that is set.
  private static func values(_ pattern: Pattern) -> [LibraryKind] {
    let runs = LibraryKind(name: "styled runs: \(pattern.name)") { library, bytes in
      let text = pattern.text(bytes: 64)
      var runs: [StyledRun] = []
      for number in 0..<bytes / 64 {
        let weight: FontWeight = number.isMultiple(of: 2) ? .bold : .regular
        runs.append(StyledRun(text, cascade: library.cascade(weight: weight), pointSize: 12))
      }
      measure(TextPreparer().prepare(runs, style: style(library)))
    }
    let language = LibraryKind(name: "language of a style: \(pattern.name)") { library, bytes in
      var style = style(library)
      style.language = pattern.text(bytes: bytes)
      measure(TextPreparer().prepare("Text", style: style))
    }
    let device = LibraryKind(name: "name of a device: \(pattern.name)") { _, bytes in
      _ = try? DeviceCatalogue.device(named: pattern.text(bytes: bytes))
    }
    let feature = LibraryKind(name: "feature: \(pattern.name)") { _, bytes in
      _ = try? FontFeature(parsing: pattern.text(bytes: bytes))
    }
    let variation = LibraryKind(name: "variation: \(pattern.name)") { _, bytes in
      _ = FontVariation(parsing: pattern.text(bytes: bytes))
    }
    let path = LibraryKind(name: "path of a font: \(pattern.name)") { _, bytes in
      _ = try? FontFace(path: pattern.text(bytes: bytes))
    }
    return [runs, language, device, feature, variation, path]
  }

  private static func markdown(_ pattern: Pattern) -> LibraryKind {
    LibraryKind(name: "Markdown: \(pattern.name)") { library, bytes in
      decide(pattern.text(bytes: bytes), library)
    }
  }

  /// Runs of one, two, three and more backticks, none of which closes another.
  private static let codeOfManyLengths = LibraryKind(name: "Markdown: code of many lengths") {
    library,
    bytes in
    var text = ""
    var length = 1
    while text.utf8.count < bytes {
      text += String(repeating: "`", count: length) + "a"
      length += 1
    }
    decide(text, library)
  }

  /// Runs of an attributed string that lead to different places and look alike.
  private static let linkedRuns = LibraryKind(name: "attributed string: links") { library, bytes in
    var text = AttributedString()
    for number in 0..<bytes / 8 {
      var run = AttributedString("a link, ")
      run.link = URL(string: "https://example.com/\(number)")
      text += run
    }
    decide(Text(text), library)
  }

  @MainActor
  private static func decide(_ key: String, _ library: FontLibrary) {
    decide(Text(LocalizedStringKey(key)), library)
  }

  @MainActor
  private static func decide(_ text: Text, _ library: FontLibrary) {
    let environment = EnvironmentValues(fontLibrary: library, textPreparer: TextPreparer())
    _ = FitSelector(environment: environment)
      .decide(text.lineLimit(2), in: CGSize(width: 146, height: 58))
  }

  private static func style(_ library: FontLibrary) -> TextStyle {
    TextStyle(cascade: library.cascade(weight: .regular))
  }

  /// What a widget asks of a text: its size, the lines that are shown, how nearly it fits.
  private static func measure(_ prepared: PreparedText) {
    var paragraph = ParagraphStyle(pointSize: 12)
    _ = prepared.measure(paragraph, width: 146)
    paragraph.lineLimit = 2
    _ = prepared.fitMargin(paragraph, width: 146)
    for mode in TruncationMode.allCases {
      paragraph.truncation = mode
      _ = prepared.layOut(paragraph, width: 146)
    }
  }
}
