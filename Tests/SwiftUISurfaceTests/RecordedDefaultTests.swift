import DeviceTraits
import Foundation
import TestSupport
import Testing

@testable import SwiftUISurface

/// What holds where nobody says anything: every value of an environment, every style in both appearances,
/// and meters at every fraction and beyond, as they were when somebody looked.
///
/// `Scripts/renew-golden` writes `Cases/recorded-defaults.txt` anew: every line of its diff is one that was
/// meant.
@MainActor
@Suite struct RecordedDefaultTests {
  @Test func everythingIsAsItWas() throws {
    let rows = Self.environment() + Self.styles() + (try Self.meters()) + (try Self.stops())
    try GoldenFile("SwiftUISurfaceTests/Cases/recorded-defaults.txt").check(rows)
  }

  // MARK: An environment

  private static func environment() -> [String] {
    let none = EnvironmentValues()
    let values: [(String, Any?)] = [
      ("differentiateWithoutColor", none.accessibilityDifferentiateWithoutColor),
      ("invertColors", none.accessibilityInvertColors),
      ("reduceMotion", none.accessibilityReduceMotion),
      ("reduceTransparency", none.accessibilityReduceTransparency),
      ("showButtonShapes", none.accessibilityShowButtonShapes),
      ("voiceOver", none.accessibilityVoiceOverEnabled), ("tightening", none.allowsTightening),
      ("calendar", none.calendar.identifier), ("colorScheme", none.colorScheme),
      ("contrast", none.colorSchemeContrast), ("controlSize", none.controlSize),
      ("displayScale", none.displayScale), ("pixelLength", none.pixelLength),
      ("dynamicTypeSize", none.dynamicTypeSize), ("sizeCategory", none.sizeCategory),
      ("font", none.font), ("horizontalSizeClass", none.horizontalSizeClass),
      ("verticalSizeClass", none.verticalSizeClass), ("imageScale", none.imageScale),
      ("imageSizes", none.imageSizes.count), ("isEnabled", none.isEnabled),
      ("isLuminanceReduced", none.isLuminanceReduced), ("layoutDirection", none.layoutDirection),
      ("layoutSemantics", none.layoutSemantics), ("legibilityWeight", none.legibilityWeight),
      ("lineBreakStrictness", none.lineBreakStrictness), ("lineHeight", none.lineHeight),
      ("lineLimit", none.lineLimit), ("lineSpacing", none.lineSpacing),
      ("locale", none.locale.identifier), ("minimumScaleFactor", none.minimumScaleFactor),
      ("multilineTextAlignment", none.multilineTextAlignment), ("platform", none.platform),
      ("redactionReasons", none.redactionReasons.rawValue),
      ("referenceDate", none.referenceDate.timeIntervalSinceReferenceDate),
      ("scenePhase", none.scenePhase),
      ("showsWidgetContainerBackground", none.showsWidgetContainerBackground),
      ("showsWidgetLabel", none.showsWidgetLabel),
      ("symbolRenderingMode", none.symbolRenderingMode), ("symbolVariants", none.symbolVariants),
      ("systemVersion", none.systemVersion), ("textCase", none.textCase),
      ("textLanguage", none.textLanguage), ("timeZone", none.timeZone.identifier),
      ("truncationMode", none.truncationMode), ("widgetContentMargins", none.widgetContentMargins),
      ("widgetFamily", none.widgetFamily), ("widgetRenderingMode", none.widgetRenderingMode),
      ("preferredLanguages", none.preferredLanguages),
      ("appLocalizations", none.appLocalizations),
      ("dateShift", none.dateShift), ("leavesTypeSizeOpen", none.leavesTypeSizeOpen),
      ("tint", none.tint), ("foregroundStyle", none.foregroundStyle),
    ]
    return values.map { name, value in "\(name) = \(value.map { "\($0)" } ?? "nil")" }
  }

  // MARK: Styles

  private static func styles() -> [String] {
    let gradient = Gradient(colors: [.red, .blue.opacity(0.5), .white])
    let styles: [(String, any ShapeStyle)] = [
      ("primary", .primary), ("secondary", .secondary), ("tertiary", .tertiary),
      ("quaternary", .quaternary), ("quinary", .quinary), ("foreground", .foreground),
      ("secondary red", Color.red.secondary), ("tertiary red", Color.red.tertiary),
      ("quaternary red", Color.red.quaternary), ("quinary red", Color.red.quinary),
      ("faint foreground", ForegroundStyle().opacity(0.25)),
      ("ultraThinMaterial", .ultraThinMaterial), ("thinMaterial", .thinMaterial),
      ("regularMaterial", .regularMaterial), ("thickMaterial", .thickMaterial),
      ("ultraThickMaterial", .ultraThickMaterial), ("bar", .bar), ("tint", .tint),
      ("fill", .fill), ("background", .background), ("separator", .separator),
      ("placeholder", .placeholder), ("selection", .selection), ("gradient", gradient),
      ("empty gradient", Gradient(colors: [])), ("gradient of a colour", Color.orange.gradient),
      ("linear", .linearGradient(colors: [.green, .black], startPoint: .top, endPoint: .bottom)),
      (
        "radial",
        RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 9)
      ),
      ("elliptical", EllipticalGradient(colors: [.pink, .clear])),
      ("angular", AngularGradient(colors: [.teal, .yellow], center: .center)),
      ("any", AnyShapeStyle(Color.mint)),
    ]
    return styles.map { name, style in
      let said = [ColorScheme.light, .dark].flatMap { scheme in
        [nil, Color.purple].map { tint in
          var environment = EnvironmentValues()
          environment.colorScheme = scheme
          environment.tint = tint.map { AnyShapeStyle($0) }
          environment.foregroundStyle = tint.map { AnyShapeStyle($0.opacity(0.5)) }
          let color = style.displayColor(in: environment)
          return [color.red, color.green, color.blue, color.alpha].map(\.toThousandths)
            .joined(separator: "/")
        }
      }
      return "style \(name): \(said.joined(separator: " "))"
    }
  }

  private struct Plain: ShapeStyle {
    func displayColor(in environment: EnvironmentValues) -> DisplayColor {
      DisplayColor(red: 0, green: 0, blue: 0)
    }
  }

  private static func stops() throws -> [String] {
    let pairs: [(AnyShapeStyle, AnyShapeStyle)] = [
      (AnyShapeStyle(Color.red), AnyShapeStyle(Color.red)),
      (AnyShapeStyle(Color.red), AnyShapeStyle(Color.blue)),
      (AnyShapeStyle(Color.red), AnyShapeStyle(HierarchicalShapeStyle.primary)),
      (AnyShapeStyle(Color.red.gradient), AnyShapeStyle(Color.red.gradient)),
      // What cannot be compared is never the same.
      (AnyShapeStyle(Plain()), AnyShapeStyle(Plain())),
      (AnyShapeStyle(Color.red), AnyShapeStyle(Plain())),
    ]
    return ["equal styles \(pairs.map { $0 == $1 })"]
  }

  // MARK: Meters

  private static func meters() throws -> [String] {
    let values: [(Double, ClosedRange<Double>)] = [
      (0, 0...1), (0.3, 0...1), (1, 0...1), (-2, 0...1), (7, 0...1), (5, 2...12), (2, 2...2),
      (.nan, 0...1), (.infinity, 0...1), (-.infinity, 0...1), (3, -.infinity ... .infinity),
    ]
    var rows: [String] = []
    @MainActor func add(_ name: String, _ view: some View) throws {
      var said: [String] = []
      for size in [CGSize(width: 60, height: 50), CGSize(width: 21, height: 90)] {
        let decision = try Layouts.decide(view, size.width, size.height)
        said.append(decision.displayList.items.map { Self.described($0) }.joined(separator: "; "))
      }
      rows.append("\(name): \(said.joined(separator: " | "))")
    }
    for (value, bounds) in values {
      let gauge = Gauge(value: value, in: bounds) {
        Text(verbatim: "A")
      } currentValueLabel: {
        Text(verbatim: "7")
      }
      let name = "\(value) in \(bounds)"
      try add("gauge \(name)", gauge)
      try add("round gauge \(name)", gauge.gaugeStyle(.accessoryCircular))
      try add("filled round gauge \(name)", gauge.gaugeStyle(.accessoryCircularCapacity))
      try add("line \(name)", gauge.gaugeStyle(.accessoryLinear))
      try add("filled line \(name)", gauge.gaugeStyle(.accessoryLinearCapacity))
      let total = bounds.upperBound
      try add("progress \(name)", ProgressView(value: value, total: total))
      try add(
        "round progress \(name)",
        ProgressView(value: value, total: total).progressViewStyle(.circular)
      )
    }
    return rows
  }

  private static func described(_ item: DisplayItem) -> String {
    let frame = item.frame
    let place =
      "\(Double(frame.minX).toThousandths),\(Double(frame.minY).toThousandths) "
      + "\(Double(frame.width).toThousandths)×\(Double(frame.height).toThousandths)"
    switch item {
    case .text(let text): return "text \(text.string) \(place)"
    case .shape(let shape):
      guard case .path(let path) = shape.shape else {
        return "\(shape.shape) \(place) \(shape.opacity.toThousandths)"
      }
      let box = path.boundingRect
      return "path \(place) \(shape.opacity.toThousandths) \(shape.stroke?.lineWidth ?? 0) "
        + "\(Double(box.minX).toThousandths),\(Double(box.maxY).toThousandths)"
    case .picture: return "picture \(place)"
    case .group(let group):
      return "{ \(group.items.map { described($0) }.joined(separator: "; ")) }"
    }
  }
}
