import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

/// Texts under everything that may be said of a text and of the view around it, alone and two at a time: sizes,
/// lines, glyphs and drawn lines, as they were when somebody looked at them.
///
/// `Scripts/renew-golden` writes `Cases/recorded-modifiers.txt` anew: every line of its diff is one that was
/// meant.
@MainActor
@Suite struct RecordedModifierTests {
  private typealias OfText = (name: String, change: (Text) -> Text)
  private typealias OfView = (name: String, change: (AnyView) -> any View)

  @Test func textsAreSetAsTheyWere() throws {
    var rows: [String] = []
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.displayScale = 3
    environment.referenceDate = Self.now
    let selector = FitSelector(environment: environment)
    func add(_ name: String, _ view: some View) {
      rows.append("\(name): \(Self.described(view, selector))")
    }
    for (content, text) in Self.contents {
      for (font, fontValue) in Self.fonts {
        add("\(content), \(font)", text.font(fontValue))
      }
      for (font, fontValue) in Self.fonts.prefix(3) {
        for (name, change) in Self.ofText {
          add("\(content), \(font), \(name)", change(text).font(fontValue))
        }
        for (name, change) in Self.ofView {
          add("\(content), \(font), .\(name)", AnyView(change(AnyView(text.font(fontValue)))))
        }
      }
    }
    // Of two at a time what they come to.
    func addPair(_ name: String, _ view: some View) {
      rows.append("\(name) #\(Self.described(view, selector).digest)")
    }
    let text = Text(verbatim: "夜の 1:11 Tea")
    for (name, change) in Self.ofText {
      for (other, otherChange) in Self.ofText {
        addPair("\(name), \(other)", otherChange(change(text)))
        addPair(
          "\(name) beside \(other)",
          Text("\(change(text)) and \(otherChange(text)) \(text)").textScale(.default)
        )
      }
      for (other, otherChange) in Self.ofView {
        addPair("\(name), .\(other)", AnyView(otherChange(AnyView(change(text)))))
      }
    }
    for (name, meter) in Self.meters {
      let recorded = RecordedView(AnyView(meter), selector)
      for bounds in [CGSize(width: 60, height: 31), CGSize(width: 31, height: 60)] {
        rows.append("\(name) in \(bounds.width)×\(bounds.height)")
        rows += recorded.decided(in: bounds, asks: .items)
      }
    }
    try GoldenFile("WidgetSurfaceTests/Cases/recorded-modifiers.txt").check(rows)
  }

  private static let narrow = CGSize(width: 61, height: 52)
  private static let wide = CGSize(width: 300, height: 20)

  private static let now = Date(timeIntervalSince1970: 1_772_358_060)

  private static func described(_ view: some View, _ selector: FitSelector) -> String {
    let recorded = RecordedView(AnyView(view), selector)
    let ideal = selector.resolve(view).sizeThatFits(.unspecified)
    let places = [CGSize(width: 61, height: 52), CGSize(width: 300, height: 20)].map { size in
      let rows = recorded.decided(in: size, asks: .items)
      let texts = rows.filter { $0.hasPrefix("    text ") }.map { $0.dropFirst(9) }
      return "\(texts.joined(separator: "; ")) #\(rows.joined(separator: "\n").digest)"
    }
    return "\(Double(ideal.width).toThousandths)×\(Double(ideal.height).toThousandths) "
      + places.joined(separator: " | ")
  }

  private static var contents: [(String, Text)] {
    [
      ("Japanese", Text(verbatim: "港町の図書館、夜も開くことになりました。")),
      ("digits", Text(verbatim: "1:11 and 10:59 “Tea”")),
      ("timer", Text(Self.now.addingTimeInterval(3_671), style: .timer)),
    ]
  }

  private static var meters: [(String, any View)] {
    let gauge = Gauge(value: 0.3) { Text("W") }
    let full = Gauge(value: 7, in: 2...9) {
      Text("AQI")
    } currentValueLabel: {
      Text("7")
    } minimumValueLabel: {
      Text("2")
    } maximumValueLabel: {
      Text("9")
    }
    return [
      ("gauge", gauge), ("round gauge", gauge.gaugeStyle(.accessoryCircular)),
      ("filled round gauge", gauge.gaugeStyle(.accessoryCircularCapacity)),
      ("line", gauge.gaugeStyle(.accessoryLinear)),
      ("filled line", gauge.gaugeStyle(.accessoryLinearCapacity)), ("full gauge", full),
      ("full round gauge", full.gaugeStyle(.accessoryCircular)),
      ("full filled round gauge", full.gaugeStyle(.accessoryCircularCapacity)),
      ("full line", full.gaugeStyle(.accessoryLinear)),
      ("full filled line", full.gaugeStyle(.accessoryLinearCapacity)),
      ("progress", ProgressView(value: 0.7)), ("waiting", ProgressView()),
      ("round progress", ProgressView(value: 0.7).progressViewStyle(.circular)),
      ("named progress", ProgressView("Load", value: 3, total: 4)),
    ]
  }

  private static let fonts: [(String, Font?)] = [
    ("body", .body), ("size 13", .system(size: 13)), ("none", nil), ("large title", .largeTitle),
    ("title", .title), ("title 2", .title2), ("title 3", .title3), ("headline", .headline),
    ("subheadline", .subheadline), ("callout", .callout), ("footnote", .footnote),
    ("caption", .caption), ("caption 2", .caption2),
    ("rounded body", .system(.body, design: .rounded)),
    ("heavy size", .system(size: 11, weight: .heavy, design: .serif)),
    ("custom", .custom("Nobody Knows", size: 12)),
    ("custom for caption", .custom("Nobody Knows", size: 12, relativeTo: .caption)),
    ("custom fixed", .custom("Nobody Knows", fixedSize: 12)), ("bold body", .body.bold()),
    ("light body", .body.weight(.light)), ("slanted body", .body.italic()),
    ("body digits", .body.monospacedDigit()), ("monospaced body", .body.monospaced()),
    ("tight body", .body.leading(.tight)), ("loose size", .system(size: 13).leading(.loose)),
    ("condensed body", .body.width(.condensed)), ("wide size", .system(size: 13).width(.expanded)),
    ("body in small capitals", .body.smallCaps()),
  ]

  private static let ofText: [OfText] = [
    ("bold", { $0.bold() }), ("not bold", { $0.bold(false) }), ("italic", { $0.italic() }),
    ("not italic", { $0.italic(false) }), ("digits", { $0.monospacedDigit() }),
    ("monospaced", { $0.monospaced() }), ("not monospaced", { $0.monospaced(false) }),
    ("light", { $0.fontWeight(.light) }), ("no weight", { $0.fontWeight(nil) }),
    ("serif", { $0.fontDesign(.serif) }), ("no design", { $0.fontDesign(nil) }),
    ("expanded", { $0.fontWidth(.expanded) }), ("caption", { $0.font(.caption) }),
    ("size 9", { $0.font(.system(size: 9)) }), ("kerned", { $0.kerning(1.5) }),
    ("tracked", { $0.tracking(-0.5) }), ("raised", { $0.baselineOffset(4) }),
    ("lowered", { $0.baselineOffset(-3) }), ("underlined", { $0.underline() }),
    ("underlined in dots", { $0.underline(pattern: .dot, color: .red) }),
    ("struck", { $0.strikethrough(true, pattern: .dashDot) }),
    ("not struck", { $0.strikethrough(false) }), ("red", { $0.foregroundStyle(.red) }),
    ("secondary", { $0.textScale(.secondary) }),
    ("not secondary", { $0.textScale(.secondary, isEnabled: false) }),
    ("German", { $0.typesettingLanguage(.init(identifier: "de")) }),
    (
      "not Chinese",
      { $0.typesettingLanguage(.init(identifier: "zh"), isEnabled: false) }
    ),
  ]

  private static let ofView: [OfView] = [
    ("bold", { $0.bold() }), ("not bold", { $0.bold(false) }), ("italic", { $0.italic() }),
    ("digits", { $0.monospacedDigit() }), ("monospaced", { $0.monospaced() }),
    ("light", { $0.fontWeight(.light) }), ("rounded", { $0.fontDesign(.rounded) }),
    ("condensed", { $0.fontWidth(.condensed) }), ("footnote", { $0.font(.footnote) }),
    ("kerned", { $0.kerning(1) }), ("tracked", { $0.tracking(0.5) }),
    ("raised", { $0.baselineOffset(2) }), ("blue", { $0.foregroundStyle(.blue) }),
    ("two styles", { $0.foregroundStyle(.red, .green) }), ("one line", { $0.lineLimit(1) }),
    ("two lines reserved", { $0.lineLimit(2, reservesSpace: true) }),
    ("two to three lines", { $0.lineLimit(2...3) }), ("two lines or more", { $0.lineLimit(2...) }),
    ("up to two lines", { $0.lineLimit(...2) }), ("spaced lines", { $0.lineSpacing(3) }),
    ("at the end", { $0.multilineTextAlignment(.trailing) }),
    ("in the middle", { $0.multilineTextAlignment(.center).frame(width: 50) }),
    ("cut at the head", { $0.lineLimit(1).truncationMode(.head) }),
    ("cut in the middle", { $0.lineLimit(1).truncationMode(.middle) }),
    ("shrunk", { $0.lineLimit(1).minimumScaleFactor(0.4) }),
    ("tightened", { $0.lineLimit(1).allowsTightening(true) }),
    ("in capitals", { $0.textCase(.uppercase) }), ("in small letters", { $0.textCase(.lowercase) }),
    ("secondary", { $0.textScale(.secondary) }), ("underlined", { $0.underline() }),
    ("struck", { $0.strikethrough(pattern: .dash, color: .green) }),
    ("German", { $0.typesettingLanguage(.init(identifier: "de")) }),
    ("from the right", { $0.environment(\.layoutDirection, .rightToLeft) }),
    ("in bold letters", { $0.environment(\.legibilityWeight, .bold) }),
    ("larger", { $0.dynamicTypeSize(.xxxLarge) }),
    ("at most large", { $0.dynamicTypeSize(...DynamicTypeSize.large) }),
    ("hidden words", { $0.redacted(reason: .placeholder) }),
  ]
}
