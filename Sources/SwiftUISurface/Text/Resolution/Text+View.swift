import FontFaces
import Foundation
import TextShaping
import Typesetting
import UnicodeText

extension Text: PrimitiveView {
  /// Resolves to one node that holds the prepared text.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    guard let library = environment.fontLibrary else { return [.empty] }
    let stretches = stretches(in: environment)
    let empty = TextStretch(
      content: .string(""),
      attributes: attributes.completed(by: environment.completeTextAttributes)
    )
    let runs = (stretches.isEmpty ? [empty] : stretches)
      .map { TextRun($0, library: library, in: environment) }
    let isHidden = environment.hidesTexts
    let setting = TextSetting(isHidden ? runs.map(\.hidden) : runs, in: environment)

    let size = runs[0].font.pointSize
    let cascade = runs[0].cascade
    let lineHeight = cascade.lineHeight(pointSize: size)
    let baselineOffset = CGFloat(runs[0].baselineOffset)
    let advanceBeyondLine = runs[0].leading + Double(abs(baselineOffset))
    var paragraph = setting.paragraph
    paragraph.lineLimit = environment.lineLimit.map { max($0, 1) }
    paragraph.truncation = environment.truncationMode.typesetting
    paragraph.lineHeight = environment.lineHeight?.lineHeight ?? .natural
    paragraph.lineSpacing = setting.lineSpacing(
      Double(environment.lineSpacing.bounded),
      paragraph.lineHeight
    )
    // A text that is to shrink to no number does not.
    let factor = Double(environment.minimumScaleFactor)
    paragraph.minimumScale = factor.isNaN ? 1 : min(max(factor, 0), 1)
    paragraph.mostTightening =
      environment.allowsTightening ? ParagraphStyle.standardTightening : 0
    paragraph.alignment = environment.lineAlignment

    let movingDates = content.movingDates(in: environment)
    let elementSetting = TextElementSetting(
      paragraph: paragraph,
      reservedHeight: environment.leastLineCount.map { count in
        let count = Double(max(count, 1))
        return CGFloat(
          count * lineHeight + (count - 1) * advanceBeyondLine + Double(abs(baselineOffset))
        )
      } ?? 0,
      baselineOffset: CGFloat(setting.baselineOffset),
      pixelLength: environment.pixelLength,
      motion: movingDates.isEmpty ? nil : TextMotion(in: environment, dates: movingDates),
      redaction: isHidden
        ? TextRedaction(
          of: runs.map(\.string).joined(),
          capHeight: CGFloat(cascade.capHeight(pointSize: size))
        ) : nil,
      pointSizes: setting.pointSizes,
      inks: setting.inks,
      images: setting.images,
      standIns: setting.standIns,
      typesettingLanguage: runs[0].typesettingLanguage,
      isRecased: environment.textCase != nil,
      openLines: isHidden ? nil : setting.openLines(runs[0], in: environment)
    )
    let element = TextElement(prepared: setting.prepared, elementSetting)
    var metrics = runs[0].spacingMetrics(in: environment)
    for run in runs.dropFirst() { metrics = metrics.union(run.spacingMetrics(in: environment)) }
    return [.text(element, metrics)]
  }
}

extension TextRun {
  /// What the run's font keeps from the text's neighbours.
  fileprivate func spacingMetrics(in environment: EnvironmentValues) -> TextSpacingMetrics {
    let size = font.pointSize
    return TextSpacingMetrics(
      ascent: CGFloat(cascade.ascent(pointSize: size)),
      descent: CGFloat(cascade.descent(pointSize: size)),
      capHeight: CGFloat(cascade.capHeight(pointSize: size)),
      leading: CGFloat(font.leading(in: cascade)),
      pixelLength: environment.pixelLength,
      semantics: environment.layoutSemantics
    )
  }
}

extension Text.TruncationMode {
  fileprivate var typesetting: Typesetting.TruncationMode {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}

extension EnvironmentValues {
  /// The typesetter's lines start at the left, whatever the direction of the layout.
  fileprivate var lineAlignment: LineAlignment {
    switch (multilineTextAlignment, layoutDirection) {
    case (.center, _): .center
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .leading
    case (.leading, .rightToLeft), (.trailing, .leftToRight): .trailing
    }
  }
}
