import FontFaces
import Foundation
import TextShaping
import Typesetting
import UnicodeText

extension Text: PrimitiveView {
  /// Resolves to one node that holds the prepared text.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    guard let library = environment.fontLibrary else { return [LayoutNode(EmptyElement())] }
    let attributes = attributes.completed(by: environment.textAttributes)
    let font = (attributes.font ?? environment.font ?? .body)
      .resolved(with: attributes, in: environment)
    let cascade = library.cascade(weight: font.weight)
    let tracking = Double(attributes.tracking ?? attributes.kerning ?? 0)
    let string = string(in: environment)
    let isHidden = environment.hidesTexts
    let prepared = environment.textPreparer.prepare(
      isHidden ? TextRedaction.measuredString(string) : string,
      style: TextStyle(
        cascade: cascade,
        language: environment.textLanguage,
        lineBreakStrictness: isHidden ? .anywhere : environment.lineBreakStrictness,
        ligatures: (attributes.tracking ?? 0) == 0 ? .standard : .required,
        features: font.usesMonospacedDigits ? [.monospacedDigits] : []
      )
    )

    let size = font.pointSize
    let lineHeight = cascade.lineHeight(pointSize: size)
    let leading = font.leading ?? cascade.leading(pointSize: size)
    let baselineOffset = attributes.baselineOffset ?? 0
    let advanceBeyondLine =
      leading + font.leadingBetweenLines + Double(abs(baselineOffset))
    var paragraph = ParagraphStyle(pointSize: size)
    paragraph.lineLimit = environment.lineLimit.map { max($0, 1) }
    paragraph.truncation = environment.truncationMode.typesetting
    paragraph.lineSpacing = Double(environment.lineSpacing)
    paragraph.leading = advanceBeyondLine
    paragraph.lineHeight = environment.lineHeight?.lineHeight ?? .natural
    paragraph.tracking = tracking
    paragraph.minimumScale = min(max(Double(environment.minimumScaleFactor), 0), 1)
    paragraph.mostTightening =
      environment.allowsTightening ? ParagraphStyle.standardTightening : 0
    paragraph.alignment = environment.lineAlignment

    let element = TextElement(
      prepared: prepared,
      paragraph: paragraph,
      reservedHeight: environment.leastLineCount.map { count in
        let count = Double(max(count, 1))
        return CGFloat(
          count * lineHeight + (count - 1) * advanceBeyondLine + Double(abs(baselineOffset))
        )
      } ?? 0,
      baselineOffset: baselineOffset,
      pixelLength: environment.pixelLength,
      motion: content.isMoving ? TextMotion(in: environment) : nil,
      redaction: isHidden
        ? TextRedaction(of: string, capHeight: CGFloat(cascade.capHeight(pointSize: size))) : nil,
      standIns: StandIn.ofText(attributes, font, in: environment),
      color: (attributes.style ?? AnyShapeStyle(Color.primary)).displayColor(in: environment)
    )
    let metrics = TextSpacingMetrics(
      ascent: CGFloat(cascade.ascent(pointSize: size)),
      descent: CGFloat(cascade.descent(pointSize: size)),
      capHeight: CGFloat(cascade.capHeight(pointSize: size)),
      leading: CGFloat(leading),
      pixelLength: environment.pixelLength
    )
    return [LayoutNode(element, spacing: .text(metrics), guides: .baselines)]
  }

  private func string(in environment: EnvironmentValues) -> String {
    let string = content.string(in: environment)
    switch environment.textCase {
    case .uppercase: return string.uppercased(with: environment.locale)
    case .lowercase: return string.lowercased(with: environment.locale)
    case nil: return string
    }
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
