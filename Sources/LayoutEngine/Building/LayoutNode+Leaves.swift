import FontFaces
public import Foundation
public import Typesetting

/// Layouts that hold no other.
extension LayoutNode {
  /// A prepared text, set in a paragraph style (LayoutRules §2.1).
  ///
  /// - Parameters:
  ///   - prepared: the text with its breaks and advances.
  ///   - paragraph: size, limits and the rest of how lines are set.
  ///   - displayScale: pixels a point; sizes are rounded up to whole pixels.
  ///   - color: what the glyphs are drawn with.
  public static func text(
    _ prepared: PreparedText,
    _ paragraph: ParagraphStyle,
    displayScale: CGFloat,
    color: DisplayColor = .white
  ) -> LayoutNode {
    let cascade = prepared.style.cascade
    let pixelLength = CGFloat.pixelLength(displayScale: displayScale)
    // What the text keeps from its neighbours is a number whatever the paragraph says.
    let size = Double(max(CGFloat(paragraph.pointSize).clamped, 0))
    let setting = TextElementSetting(
      paragraph: paragraph,
      reservedHeight: 0,
      baselineOffset: 0,
      pixelLength: pixelLength,
      motion: nil,
      redaction: nil,
      pointSizes: [size],
      inks: [TextInk(color: color, lines: [], background: nil)],
      images: [nil],
      standIns: []
    )
    let element = TextElement(prepared: prepared, setting)
    let metrics = TextSpacingMetrics(
      ascent: CGFloat(cascade.ascent(pointSize: size)),
      descent: CGFloat(cascade.descent(pointSize: size)),
      capHeight: CGFloat(cascade.capHeight(pointSize: size)),
      leading: CGFloat(paragraph.leading ?? 0).clamped,
      pixelLength: pixelLength
    )
    return .text(element, metrics)
  }

  /// A text with all that a surface knows of it.
  package static func text(_ element: TextElement, _ metrics: TextSpacingMetrics) -> LayoutNode {
    LayoutNode(element, spacing: .text(metrics), guides: .baselines)
  }

  /// A symbol or picture of a size of its own, or as large as proposed.
  package static func image(
    size: CGSize,
    isResizable: Bool,
    baseline: CGFloat?,
    color: DisplayColor,
    standIn: StandIn?,
    outline: ImageOutline,
    pixels: PicturePixels? = nil,
    isTemplate: Bool = false
  ) -> LayoutNode {
    let element = ImageElement(
      size: size,
      isResizable: isResizable,
      baseline: baseline,
      color: color,
      standIn: standIn,
      outline: outline,
      pixels: pixels,
      isTemplate: isTemplate
    )
    guard let baseline, !isResizable else { return LayoutNode(element) }
    return LayoutNode(
      element,
      spacing: .symbol(baselineOffset: size.height - baseline),
      guides: .baselines
    )
  }

  /// Free space along an axis, or on both: the last to be given room (LayoutRules §3.1).
  public static func spacer(along axis: Axis?, minLength: CGFloat? = nil) -> LayoutNode {
    LayoutNode(
      SpacerElement(axis: axis, minLength: max(minLength?.bounded ?? ViewSpacing.standard, 0)),
      spacing: .spacer(along: axis),
      priority: -.infinity
    )
  }

  /// A line along an axis, as long as proposed; its thickness is points, at least zero.
  public static func divider(
    along axis: Axis,
    thickness: CGFloat,
    color: DisplayColor
  ) -> LayoutNode {
    LayoutNode(DividerElement(axis: axis, thickness: max(thickness.bounded, 0), color: color))
  }
}
