import FontFaces
import Foundation
import LayoutEngine
import TextShaping
import Typesetting
import UnicodeText

/// A text prepared in the fonts of its runs, with what its lines take from them.
struct TextSetting: Sendable {
  let prepared: PreparedText
  /// The size, tracking and leading that all of the text has in common.
  let paragraph: ParagraphStyle
  /// How far all glyphs stand above the baseline; 0 where runs differ.
  let baselineOffset: Double
  /// The sizes of the runs, each once in order of appearance.
  let pointSizes: [Double]
  let inks: [TextInk]
  /// The images among the runs, parallel to them.
  let images: [TextImage?]
  /// What was assumed, each once.
  let standIns: [StandIn]

  /// - Parameter runs: at least one, and none without words but the one of a text that has none.
  @MainActor
  init(_ runs: [TextRun], in environment: EnvironmentValues) {
    let first = runs[0]
    let composition = first.composition(in: environment)
    let followsStyle = first.font.isTextStyle && composition == .japanese && !environment.hidesTexts
    let style = TextStyle(
      cascade: first.cascade,
      language: environment.textLanguage,
      lineBreakStrictness: environment.hidesTexts ? .anywhere : environment.lineBreakStrictness,
      hangulBreaking: .words,
      phraseBreaking: followsStyle ? .textStyle : .none,
      ligatures: first.ligatures,
      features: first.features,
      composition: composition
    )
    // What all runs share is the paragraph's, so that colours alone change no number.
    let sharedTracking = runs.allSatisfy { $0.tracking == first.tracking } ? first.tracking : nil
    let sharedLeading = runs.allSatisfy { $0.leading == first.leading } ? first.leading : nil
    let sharedOffset =
      runs.allSatisfy { $0.baselineOffset == first.baselineOffset } ? first.baselineOffset : nil
    if runs.count == 1, case .string(let string) = first.content {
      prepared = environment.textPreparer.prepare(string, style: style)
    } else {
      prepared = environment.textPreparer.prepare(
        runs.map { run in
          var styled = run.styled
          if sharedTracking == nil { styled.tracking = run.tracking }
          if sharedLeading == nil { styled.leading = run.leading + abs(sharedOffset ?? 0) }
          if sharedOffset == nil { styled.baselineOffset = run.baselineOffset }
          return styled
        },
        style: style
      )
    }
    var paragraph = ParagraphStyle(pointSize: prepared.pointSize ?? first.font.pointSize)
    paragraph.tracking = sharedTracking ?? 0
    paragraph.leading = sharedLeading.map { $0 + abs(sharedOffset ?? 0) }
    paragraph.filling = .ios
    self.paragraph = paragraph
    baselineOffset = sharedOffset ?? 0
    pointSizes = runs.reduce(into: []) { known, run in
      if !known.contains(run.font.pointSize) { known.append(run.font.pointSize) }
    }
    inks = runs.map(\.ink)
    images = runs.map(\.image)
    standIns = runs.flatMap(\.standIns).reduce(into: []) { known, standIn in
      if !known.contains(standIn) { known.append(standIn) }
    }
  }
}

extension TextSetting {
  /// The least space between two lines, beside leadings that hold what all lines grow by because
  /// their glyphs stand off the baseline.
  func lineSpacing(_ lineSpacing: Double, _ lineHeight: LineHeight) -> Double {
    lineSpacing > 0 && lineHeight == .natural ? lineSpacing + abs(baselineOffset) : lineSpacing
  }
}

extension TextSetting {
  /// What there can be to doubt about the lines of a text that begins with a run, whatever its words.
  ///
  /// Views are taken to be those of widgets.
  /// - Returns: `nil` for nothing.
  func openLines(_ first: TextRun, in environment: EnvironmentValues) -> OpenLines? {
    guard environment.fontLibrary?.systemMetrics != nil || first.isTypesettingStated else {
      return nil
    }
    var traits: LineCircumstances.Traits = .inWidget
    if first.font.isTextStyle { traits.insert(.textStyle) }
    if first.font.weight >= .bold { traits.insert(.bold) }
    if environment.multilineTextAlignment == .center { traits.insert(.centered) }
    let circumstances = LineCircumstances(
      version: environment.systemVersion,
      typesettingLanguage: first.typesettingLanguage,
      traits: traits
    )
    let doubts = circumstances.doubts
    return doubts.isEmpty
      ? nil : OpenLines(doubts: doubts, preparer: environment.textPreparer)
  }
}

extension TextRun {
  /// The rules that space a text that begins with the run: of a font's file only where somebody
  /// asked for them.
  fileprivate func composition(in environment: EnvironmentValues) -> TextComposition {
    guard environment.fontLibrary?.systemMetrics != nil || isTypesettingStated else { return .none }
    return TextComposition(
      on: environment.systemVersion,
      typesettingLanguage: typesettingLanguage
    )
  }

  /// The run as it is typeset, without what a paragraph may have in common.
  fileprivate var styled: StyledRun {
    var styled = StyledRun("", cascade: cascade, pointSize: font.pointSize)
    switch content {
    case .string(let string): styled.text = string
    case .image: styled.attachment = image?.attachment(pointSize: font.pointSize)
    }
    styled.ligatures = ligatures
    styled.features = features
    return styled
  }
}
