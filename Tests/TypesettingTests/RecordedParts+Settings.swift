import BundledFonts
import FontFaces
import TextShaping
import Typesetting
import UnicodeText

extension RecordedParts {
  /// The ways in which a text of a row is set.
  static func settings(
    _ name: String,
    _ text: String,
    _ library: FontLibrary,
    language: String
  ) -> [(PreparedText, ParagraphStyle)] {
    let regular = library.cascade(weight: .regular)
    let style = TextStyle(cascade: regular, language: language)
    let plain = ParagraphStyle(pointSize: 10)
    func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
      var value = value
      change(&value)
      return value
    }
    let tracked = changed(plain) { $0.tracking = -2.5 }
    let prepared = PreparedText(text, style: style)
    switch name {
    case "plain": return [(prepared, plain), (prepared, tracked)]
    case "trailing":
      return [
        (prepared, plain),
        (PreparedText(text, style: changed(style) { $0.lineBreakStrictness = .anywhere }), plain),
      ]
    case "torn":
      // Units of letters that join, or kern with, the next: what edges of lines change overlaps.
      return [regular, kernedCascade ?? regular].flatMap { cascade in
        let torn = changed(style) {
          $0.cascade = cascade
          $0.wordBreak = .breakAll
        }
        return [
          torn, changed(torn) { $0.lineBreakStrictness = .anywhere },
          changed(torn) { $0.hangingPunctuation = [.allowEnd, .last] },
        ].map { (PreparedText(text, style: $0), plain) }
      }
    case "edged":
      return [
        changed(style) { $0.punctuationTrimming = .normal },
        changed(style) {
          $0.punctuationTrimming = .trimBoth
          $0.hangingPunctuation = [.first, .allowEnd, .last]
        },
        changed(style) { $0.hangingPunctuation = .forceEnd },
        changed(style) { $0.composition = .japanese },
        changed(style) {
          $0.composition = .japanese
          $0.hangingPunctuation = .last
        },
      ].map { (PreparedText(text, style: $0), plain) }
    case "hung":
      let edged = changed(style) {
        $0.punctuationTrimming = .trimBoth
        $0.hangingPunctuation = [.first, .allowEnd, .last]
      }
      return [TruncationMode.head, .middle].flatMap { mode in
        let cut = changed(plain) { $0.truncation = mode }
        return [
          (PreparedText(text, style: edged), cut),
          (PreparedText(text, style: changed(edged) { $0.hangingPunctuation = .forceEnd }), cut),
        ]
      }
    case "kerned":
      // Each letter of it kerns with the next: what a line's edges change may overlap.
      guard let cascade = kernedCascade else { return [] }
      let kerned = changed(style) { $0.cascade = cascade }
      return [
        kerned, changed(kerned) { $0.hangingPunctuation = [.first, .allowEnd, .last] },
      ].flatMap { style in
        [plain, tracked].map { (PreparedText(text, style: style), $0) }
      }
    case "narrowed":
      let middle = changed(tracked) {
        $0.tracking = -4
        $0.truncation = .middle
      }
      return [(prepared, middle), (prepared, changed(middle) { $0.truncation = .head })]
    case "phrases":
      return [PhraseBreaking.auto, .textStyle].flatMap { breaking in
        let prepared = PreparedText(text, style: changed(style) { $0.phraseBreaking = breaking })
        return [(prepared, plain), (prepared, changed(plain) { $0.filling = .pretty })]
      }
    case "uneven":
      let bold = library.cascade(weight: .bold)
      let fallback = changed(plain) { $0.lineMetrics = .tallestFace }
      return [
        (PreparedText(runs: runs(text, regular, bold), style: style), plain),
        (PreparedText(runs: runs(text, regular, bold), style: style), fallback),
        (prepared, changed(fallback) { $0.filling = .ios }),
        (
          PreparedText(runs: runs(text, regular, bold), style: style),
          changed(plain) {
            $0.mostTightening = 0.3
            $0.lineSpacing = 1.5
            $0.truncation = .head
          }
        ),
      ]
    case "squeezed":
      let tight = changed(plain) {
        $0.mostTightening = 0.1
        $0.truncation = .middle
        $0.lineSpacing = 1
      }
      return [
        (prepared, tight),
        (
          prepared,
          changed(tight) {
            $0.filling = .ios
            $0.leading = -3
            $0.lineHeight = .multiple(1.3)
          }
        ),
        (
          prepared,
          changed(tight) {
            $0.filling = .balanced
            $0.truncation = .head
            $0.leading = 2
          }
        ),
      ]
    default: return []
    }
  }

  /// A face in which U+0504 kerns with itself.
  private static let kernedCascade = try? FontLibrary.files(
    regular: [FontFace(path: BundledFontDirectory.locate().path(of: .restRegular))]
  )
  .cascade(weight: .regular)

  /// The text in runs of two characters, each otherwise; the object replacement character is a box.
  private static func runs(
    _ text: String,
    _ regular: FontCascade,
    _ bold: FontCascade
  ) -> [StyledRun] {
    var runs: [StyledRun] = []
    for (number, character) in text.enumerated() {
      var run = StyledRun(
        String(character),
        cascade: number % 4 < 2 ? regular : bold,
        pointSize: [10, 10, 15, 8][number % 4]
      )
      run.baselineOffset = [0, 0, 3, -2][number % 4]
      run.leading = number % 3 == 1 ? 2 : nil
      run.tracking = number % 5 == 2 ? 0.5 : 0
      if run.text == InlineAttachment.character {
        run.attachment = InlineAttachment(width: 0.8, ascent: 1.4, descent: 0.6)
      }
      runs.append(run)
    }
    return runs
  }
}
