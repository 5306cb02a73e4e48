import Foundation
import TestSupport
import Testing

@testable import SwiftUISurface

/// What surroundings and values come to: numbers of all kinds in localised texts, colours and their
/// mixtures, metrics at every type size, symbols at every scale, as they were when somebody looked.
///
/// `Scripts/renew-golden` writes `Cases/recorded-surroundings.txt` anew: every line of its diff is one that
/// was meant.
@MainActor
@Suite struct RecordedSurroundingTests {
  @Test func everythingComesToWhatItWas() throws {
    let rows =
      try Self.localised() + Self.colors() + Self.metrics() + Self.symbols() + Self.sizes()
      + Self.constants()
    try GoldenFile("SwiftUISurfaceTests/Cases/recorded-surroundings.txt").check(rows)
  }

  // MARK: Texts

  private static func localised() throws -> [String] {
    let keys: [LocalizedStringKey] = [
      "\(7)", "\(-1_234_567)", "\(Int8.min)", "\(Int16.max)", "\(Int32(70_000))", "\(Int64.min)",
      "\(UInt8.max)", "\(UInt32(70_000))", "\(UInt64.max)", "\(UInt(12))", "\(1.5)",
      "\(Float(0.25))",
      "\(-1234.56789012)", "\(CGFloat(3))", "\("text") 100%", "100% \(3)",
      "\(2.5, specifier: "%.2f") %",
      "\(9, specifier: "%04d")", "**\("bold")** \(1)", "\(Substring("part"))", "\(true)",
      "A \(Text("nested").bold()) \(Text("\(4)"))",
    ]
    return try ["en_US", "de_DE", "ar_EG", "hi_IN"].flatMap { locale in
      try keys.map { key in
        let said = try TextValueTests.string(Text(key)) { $0.locale = Locale(identifier: locale) }
        return "\(locale) \(key.tableKey.visible) → \(said.visible)"
      }
    }
  }

  // MARK: Colours

  private static func colors() throws -> [String] {
    let named: [(String, Color)] = [
      ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
      ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
      ("pink", .pink), ("brown", .brown), ("gray", .gray), ("white", .white), ("black", .black),
      ("clear", .clear), ("primary", .primary), ("secondary", .secondary), ("accent", .accentColor),
      ("grey", Color(white: 0.3, opacity: 0.6)),
      ("linear", Color(.sRGBLinear, red: 0.1, green: 0.5, blue: 0.9)),
      ("P3", Color(.displayP3, red: 0.1, green: 0.5, blue: 0.9, opacity: 0.2)),
    ]
    let hues = stride(from: -0.25, through: 1.25, by: 0.125).map { hue in
      ("hue \(hue)", Color(hue: hue, saturation: 0.75, brightness: 0.8, opacity: 0.9))
    }
    let mixed = [-1.0, 0, 0.25, 0.5, 1, 3].map { part in
      ("mixed by \(part)", Color.orange.opacity(0.5).mix(with: .blue, by: part))
    }
    // As catalogues name them.
    let ofCatalogues = Color.systemColors.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return (named + hues + mixed + ofCatalogues).map { name, color in
      let colors = [ColorScheme.light, .dark].map { scheme -> String in
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let color = color.displayColor(in: environment)
        return [color.red, color.green, color.blue, color.alpha].map(\.toThousandths).joined(
          separator: "/"
        )
      }
      return "\(name): \(colors.joined(separator: " "))"
    }
  }

  // MARK: Metrics

  private struct Scaled: View {
    @ScaledMetric private var plain = 10.0
    @ScaledMetric(relativeTo: .caption) private var small = 10.0
    @ScaledMetric(relativeTo: .largeTitle) private var large: CGFloat = 33.3

    var body: some View { Text(verbatim: "\(plain) \(small) \(large)") }
  }

  private static func metrics() throws -> [String] {
    var rows: [String] = []
    for platform in [Platform.iOS, .watchOS] {
      for (size, category) in zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases) {
        let said = try TextValueTests.string(Scaled()) {
          $0.platform = platform
          $0.dynamicTypeSize = size
        }
        var environment = EnvironmentValues()
        environment.sizeCategory = category
        let compared = ContentSizeCategory.allCases.map { other in
          [category < other, category <= other, category > other, category >= other]
            .map { $0 ? "1" : "0" }.joined()
        }
        rows.append(
          "\(platform) \(size) \(said) \(environment.dynamicTypeSize) \(environment.sizeCategory) "
            + "\(category.isAccessibilityCategory) \(size.isAccessibilitySize) \(compared.joined(separator: " "))"
        )
      }
    }
    return rows
  }

  // MARK: Symbols

  private static func symbols() throws -> [String] {
    var rows: [String] = []
    for name in [
      "star", "arrow.up", "arrow.clockwise", "bolt.fill", "arrow.clockwise.circle", "calendar",
    ] {
      for (weight, font) in [
        ("regular", Font.system(size: 20)), ("bold", .system(size: 11, weight: .bold)),
        ("title", .title),
      ] {
        let said = try [Image.Scale.small, .medium, .large].map { scale -> String in
          let image = Image(systemName: name)
          let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
            image
            Text("\(image) x")
          }
          .font(font).imageScale(scale)
          let decision = try Layouts.resolve(view)
            .decide(in: CGSize(width: 200, height: 90), displayScale: 3, tracing: .tried)
          let frames = decision.displayList.items.map {
            "\(Double($0.frame.minX).toThousandths),\(Double($0.frame.minY).toThousandths) "
              + "\(Double($0.frame.width).toThousandths)×\(Double($0.frame.height).toThousandths)"
          }
          let notes = decision.standIns.map {
            "\($0.assumption) \(Double($0.doubt?.width ?? -1).toThousandths)"
              + "×\(Double($0.doubt?.height ?? -1).toThousandths)"
          }
          return (frames + notes).joined(separator: "; ")
        }
        rows.append("\(name) \(weight): \(said.joined(separator: " | "))")
      }
    }
    return rows
  }

  // MARK: Numbers

  /// What names stand for.
  private static func constants() -> [String] {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded]
    let gradients = (0...4).map { count in
      let stops = Gradient(colors: Array(repeating: .red, count: count)).stops
      return "gradient of \(count): \(stops.map { Double($0.location).toThousandths })"
    }
    let resources = [
      LocalizedStringResource("key", table: "Table"), LocalizedStringResource("key"),
      LocalizedStringResource("key", defaultValue: "words", table: "Other"),
    ].map { resource in
      "resource \(resource.content.key ?? "–") in \(resource.content.table ?? "–")"
    }
    let sets: [(String, [any RawRepresentable])] = [
      ("pinned", [PinnedScrollableViews.sectionHeaders, PinnedScrollableViews.sectionFooters]),
      ("regions", [SafeAreaRegions.container, SafeAreaRegions.keyboard, SafeAreaRegions.all]),
      (
        "reasons",
        [RedactionReasons.placeholder, RedactionReasons.privacy, RedactionReasons.invalidated]
      ),
      (
        "intents",
        [
          InlinePresentationIntent.emphasized, InlinePresentationIntent.stronglyEmphasized,
          InlinePresentationIntent.code, InlinePresentationIntent.strikethrough,
          InlinePresentationIntent.softBreak, InlinePresentationIntent.lineBreak,
          InlinePresentationIntent.inlineHTML, InlinePresentationIntent.blockHTML,
        ]
      ),
    ]
    let members = sets.map { name, members in "\(name) \(members.map { "\($0.rawValue)" })" }
    let points: [UnitPoint] = [
      .zero, .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading,
      .bottomTrailing,
    ]
    return members + [
      "points \(points.map { "\($0.x) \($0.y)" })", "stroke \(StrokeStyle())",
      "item \(GridItem())", "insets \(EdgeInsets())",
      "weights \(weights.map(\.value))", "widths \(widths.map { Double($0.value).toThousandths })",
      "scales \(Text.Scale.default.ratio) \(Text.Scale.secondary.ratio)",
    ] + gradients + resources
  }

  // MARK: Fonts

  private static let fonts: [(String, Font)] = [
    ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("subheadline", .subheadline), ("body", .body), ("callout", .callout),
    ("footnote", .footnote), ("caption", .caption), ("caption2", .caption2),
    ("13", .system(size: 13)),
    ("bold body", .body.bold()), ("light", .title.weight(.light)), ("tight", .body.leading(.tight)),
    ("loose", .footnote.leading(.loose)), ("digits", .body.monospacedDigit()),
    ("smallCaps", .body.smallCaps()),
    ("rounded", .system(.callout, design: .rounded)),
    ("serif", .system(.title3, design: .serif, weight: .heavy)),
    ("custom", .custom("Nobody Knows", size: 15, relativeTo: .caption)), ("italic", .body.italic()),
  ]

  private static func sizes() throws -> [String] {
    var rows: [String] = []
    for (name, font) in fonts {
      var said: [String] = []
      for platform in [Platform.iOS, .watchOS] {
        for size in [DynamicTypeSize.xSmall, .large, .xxxLarge, .accessibility5] {
          var environment = try Layouts.environment(device: .english)
          environment.platform = platform
          environment.dynamicTypeSize = size
          let view = VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: "Harbour 11"); Text(verbatim: "夜\nAg").lineSpacing(2)
          }
          .font(font)
          let decision = LayoutResolver(environment: environment).resolve(view)
            .decide(in: CGSize(width: 900, height: 900), displayScale: 3, tracing: .tried)
          said += decision.placed.texts.map { text in
            "\(text.pointSize.toThousandths) \(Double(text.size.width).toThousandths)"
              + "×\(Double(text.size.height).toThousandths)"
          }
        }
      }
      rows.append("font \(name): \(said.joined(separator: " "))")
    }
    return rows
  }
}
