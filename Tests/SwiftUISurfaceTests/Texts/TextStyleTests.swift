import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing

/// Text styles at all type sizes of both platforms, and what scales with them.
@MainActor
@Suite struct TextStyleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let style: Font.TextStyle
    let typeSize: DynamicTypeSize
    let platform: Platform
    let size: Double
    let lineAdvance: Double
    let guideline: Double
    /// `UIFontMetrics`' value of 64 points at 3x.
    let scaled64: Double?
    var testDescription: String { "\(style) \(typeSize)" }
  }

  nonisolated static func rows(_ file: String, _ platform: Platform) throws -> [Row] {
    let styles = Dictionary(
      uniqueKeysWithValues: Font.TextStyle.allCases.map { (String(describing: $0), $0) }
    )
    let sizes = Dictionary(
      uniqueKeysWithValues: DynamicTypeSize.allCases.map { (String(describing: $0), $0) }
    )
    return try TestFiles.table("SwiftUISurfaceTests/Cases/\(file)").map { row in
      let advance = try #require(Double(row[3]))
      return Row(
        style: try #require(styles[row[0]]),
        typeSize: try #require(sizes[row[1]]),
        platform: platform,
        size: try #require(Double(row[2])),
        lineAdvance: advance,
        guideline: row.count > 4 ? try #require(Double(row[4])) : advance,
        scaled64: row.count > 5 ? Double(row[5]) : nil
      )
    }
  }

  nonisolated static func allRows() throws -> [Row] {
    try rows("text-styles-ios.tsv", .iOS) + rows("text-styles-watchos.tsv", .watchOS)
  }

  static func node(
    _ view: some View,
    _ row: Row,
    scale: CGFloat = 3,
    device: Layouts.DeviceLanguage = .english
  ) throws -> LayoutNode {
    try Layouts.resolve(
      view.dynamicTypeSize(row.typeSize).environment(\.platform, row.platform),
      scale: scale,
      device: device
    )
  }

  @Test func tablesAreWhole() throws {
    #expect(try Self.rows("text-styles-ios.tsv", .iOS).count == 132)
    #expect(try Self.rows("text-styles-watchos.tsv", .watchOS).count == 81)
  }

  @Test(arguments: try allRows())
  func linesOfAStyle(_ row: Row) throws {
    // A pixel of 2⁻²⁰ points shows heights as they are before they are rounded.
    let one = try Self.node(Text(verbatim: "A").font(.system(row.style)), row, scale: Layouts.fine)
      .sizeThatFits(.unspecified).height
    let three = try Self.node(
      Text(verbatim: "A\nA\nA").font(.system(row.style)),
      row,
      scale: Layouts.fine
    ).sizeThatFits(.unspecified).height
    #expect(abs(one - row.size * 2444 / 2048) < 1e-5)
    // Where the measured number would lay one line over the next, the guideline's holds.
    let overlaps = row.lineAdvance < row.size * 1.1
    #expect(abs((three - one) / 2 - (overlaps ? row.guideline : row.lineAdvance)) < 1e-5)
  }

  @Test(arguments: try rows("text-styles-ios.tsv", .iOS))
  func scaledMetricFollowsUIFontMetrics(_ row: Row) throws {
    struct Scaled: View {
      @ScaledMetric var length: CGFloat
      init(_ style: Font.TextStyle) {
        _length = ScaledMetric(wrappedValue: 64, relativeTo: style)
      }
      var body: some View { Color.white.frame(width: length, height: 1) }
    }
    let width = try Self.node(Scaled(row.style), row).sizeThatFits(.unspecified).width
    #expect(abs(width - (try #require(row.scaled64))) < 1e-5)
  }

  @Test func scaledMetricGoesWithBodyUnlessTold() throws {
    struct Scaled: View {
      @ScaledMetric var length = 17.0
      var body: some View { Color.white.frame(width: length, height: 1) }
    }
    // jaredsinclair.com, Scaled Metric Surprises: 17 is 16.333 at medium, not 16.
    let width = try Layouts.size(Scaled().dynamicTypeSize(.medium), nil, nil).width
    #expect(abs(width - 49.0 / 3) < 1e-9)
    #expect(try Layouts.size(Scaled(), nil, nil).width == 17)
    // Two styles at once: 10 × 26/22 in pixels beside 10 × 38/34.
    struct Two: View {
      @ScaledMetric var one: Float = 10
      @ScaledMetric(relativeTo: .title) var other: CGFloat = 10
      var body: some View { Color.white.frame(width: CGFloat(one), height: other) }
    }
    let size = try Layouts.size(Two().dynamicTypeSize(.xxLarge), nil, nil)
    #expect(abs(size.width - 35.0 / 3) < 1e-5)
    #expect(abs(size.height - 34.0 / 3) < 1e-9)
    // Of pixels of half a point 11.82 and 11.18 are 24 and 22.
    let coarse = try Layouts.size(Two().dynamicTypeSize(.xxLarge), nil, nil, scale: 2)
    #expect(coarse == CGSize(width: 12, height: 11))
  }

  @Test func scaledMetricOutsideOfBodiesIsTheDefault() {
    #expect(ScaledMetric(wrappedValue: 12.0).wrappedValue == 12)
  }

  @Test func linesOnAJapaneseDevice() throws {
    // ja-swiftui-pitch-en and -ja: 22.0 and 22.333 between the baselines of body.
    func pitch(_ view: some View, _ device: Layouts.DeviceLanguage) throws -> CGFloat {
      let dimensions = try Layouts.resolve(view, scale: Layouts.fine, device: device)
        .dimensions(in: .unspecified)
      return dimensions[VerticalAlignment.lastTextBaseline]
        - dimensions[VerticalAlignment.firstTextBaseline]
    }
    let body = Text(verbatim: "テスト\nテスト").font(.body)
    for version in SystemVersion.allCases {
      let body = body.environment(\.systemVersion, version)
      #expect(abs(try pitch(body, .english) - 22) < 1e-5)
      // On iOS 26 counts of pixels leave no room for the third of a point.
      let more: CGFloat = version < .iOS26 ? 1.0 / 3 : 0
      #expect(abs(try pitch(body, .japanese) - 22 - more) < 1e-5, "\(version)")
      let standIns = try Layouts.decide(body, 100, 100).standIns
      #expect(standIns.contains { $0.subject.contains("Japanese") } == (version < .iOS26))
    }
    #expect(abs(try Layouts.size(body, nil, nil).height - 127.0 / 3) < 1e-9)
    let sized = Text(verbatim: "テスト\nテスト").font(.system(size: 17))
    #expect(try pitch(sized, .english) == pitch(sized, .japanese))
    // Neither a single line nor the distance of two texts is known to change.
    let one = Text(verbatim: "テスト").font(.body)
    let two = VStack {
      one; one
    }
    for view in [AnyView(one), AnyView(two)] {
      #expect(
        try Layouts.size(view, nil, nil, device: .english).height
          == Layouts.size(view, nil, nil, device: .japanese).height
      )
    }
  }

  @Test func leadingAddsPointsBetweenLines() throws {
    func height(_ font: Font, _ platform: Platform) throws -> CGFloat {
      try Layouts.size(
        Text(verbatim: "A\nA\nA").font(font).environment(\.platform, platform),
        nil,
        nil,
        scale: Layouts.fine,
        device: .english
      ).height
    }
    for (platform, step) in [(Platform.iOS, 2.0), (.watchOS, 1)] {
      for font in [Font.body, .caption, .system(size: 12)] {
        let standard = try height(font, platform)
        #expect(abs(try height(font.leading(.tight), platform) - standard + 2 * step) < 1e-5)
        #expect(abs(try height(font.leading(.loose), platform) - standard - 2 * step) < 1e-5)
        #expect(try height(font.leading(.loose).leading(.standard), platform) == standard)
      }
    }
  }

  @Test func secondaryTextIsSmaller() throws {
    let text = Text(verbatim: "km").font(.system(size: 20))
    let plain = try Layouts.size(text, nil, nil)
    let secondary = try Layouts.size(text.textScale(.secondary), nil, nil)
    #expect(secondary.height < plain.height && secondary.width < plain.width)
    #expect(try Layouts.size(VStack { text }.textScale(.secondary), nil, nil) == secondary)
    #expect(try Layouts.size(text.textScale(.secondary, isEnabled: false), nil, nil) == plain)
    #expect(
      try Layouts.size(VStack { text.textScale(.default) }.textScale(.secondary), nil, nil)
        == plain
    )
  }

  @Test func contentSizeCategoriesAreTypeSizes() throws {
    #expect(ContentSizeCategory.allCases.count == DynamicTypeSize.allCases.count)
    for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
      var environment = EnvironmentValues()
      environment.sizeCategory = category
      #expect(environment.dynamicTypeSize == size)
      #expect(environment.sizeCategory == category)
      #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
      for (otherCategory, otherSize) in zip(
        ContentSizeCategory.allCases,
        DynamicTypeSize.allCases
      ) {
        #expect((category < otherCategory) == (size < otherSize))
        #expect((category >= otherCategory) == (size >= otherSize))
        #expect((category > otherCategory) == (size > otherSize))
        #expect((category <= otherCategory) == (size <= otherSize))
      }
    }
    let view = Text(verbatim: "A").environment(\.sizeCategory, .accessibilityLarge)
    #expect(
      try Layouts.size(view, nil, nil)
        == Layouts.size(Text(verbatim: "A").dynamicTypeSize(.accessibility2), nil, nil)
    )
  }

  @Test func boldTextBumpsEveryWeight() throws {
    func width(_ view: some View) throws -> CGFloat {
      try Layouts.size(view, nil, nil, scale: Layouts.fine).width
    }
    let text = Text(verbatim: "Hamburgefonstiv 0123").font(.system(size: 15))
    let weights: [(Font.Weight, Font.Weight)] = [
      (.ultraLight, .regular), (.thin, .regular), (.light, .medium), (.regular, .semibold),
      (.medium, .bold), (.semibold, .bold), (.bold, .heavy),
    ]
    for (weight, bumped) in weights {
      #expect(
        try width(text.fontWeight(weight).environment(\.legibilityWeight, .bold))
          == width(text.fontWeight(bumped))
      )
      #expect(
        try width(text.fontWeight(weight).environment(\.legibilityWeight, .regular))
          == width(text.fontWeight(weight))
      )
    }
    // A style's own weight and its emphasised one are bumped as well.
    let headline = Text(verbatim: "Hamburgefonstiv").font(.headline)
    #expect(
      try width(headline.environment(\.legibilityWeight, .bold))
        == width(headline.fontWeight(.bold))
    )
    let emphasised = Text(verbatim: "Hamburgefonstiv").font(.body).bold()
    #expect(
      try width(emphasised.environment(\.legibilityWeight, .bold))
        == width(Text(verbatim: "Hamburgefonstiv").font(.body.weight(.bold)))
    )
    #expect(
      try width(text.environment(\.legibilityWeight, .bold)) > width(text)
    )
  }

  /// `bold()` makes a style bold or semibold: the iPhone's three titles bold, of the watch's the largest
  /// alone.
  @Test(arguments: Font.TextStyle.allCases, [Platform.iOS, .watchOS])
  func boldStylesHaveTheWeightOfTheirPlatform(
    _ style: Font.TextStyle,
    _ platform: Platform
  ) throws {
    let isSmallerTitle = style == .title || style == .title2
    let isBold = style == .largeTitle || (isSmallerTitle && platform == .iOS)
    func width(_ font: Font) throws -> CGFloat {
      let text = Text(verbatim: "Hamburgefonstiv").font(font).environment(\.platform, platform)
      return try Layouts.size(text, nil, nil, scale: Layouts.fine, device: .english).width
    }
    let bold = try width(Font.system(style).bold())
    #expect(try width(.system(style, weight: isBold ? .bold : .semibold)) == bold)
    #expect(try width(.system(style, weight: isBold ? .semibold : .bold)) != bold)
  }

  @Test func lineHeightSetsTheDistanceOfBaselines() throws {
    func measure(_ view: some View) throws -> (pitch: CGFloat, height: CGFloat) {
      let node = try Layouts.resolve(view, scale: Layouts.fine, device: .english)
      let dimensions = node.dimensions(in: .unspecified)
      return (
        dimensions[VerticalAlignment.lastTextBaseline]
          - dimensions[VerticalAlignment.firstTextBaseline],
        dimensions.height
      )
    }
    let two = Text(verbatim: "A\nB").font(.body)
    let natural = try measure(two)
    #expect(abs(natural.pitch - 22) < 1e-5)
    let heights: [(AttributedString.LineHeight?, CGFloat)] = [
      (nil, 22), (.variable, 22), (.exact(points: 30), 30), (.multiple(factor: 2), 34),
      (.leading(increase: 5), 22), (.leading(increase: -1), 16), (.normal, 22), (.tight, 20),
      (.loose, 24),
    ]
    for (height, pitch) in heights {
      let measured = try measure(two.lineHeight(height))
      #expect(abs(measured.pitch - pitch) < 1e-5, "\(String(describing: height))")
      // Every line is as high, the first one too, unless the fonts decide.
      let isNatural = height == nil || height == .variable
      #expect(abs(measured.height - (isNatural ? natural.height : 2 * pitch)) < 1e-5)
    }
    // The innermost counts, and it is an environment value.
    #expect(
      try measure(two.lineHeight(.exact(points: 40)).lineHeight(.loose)).height == 80
    )
    #expect(try measure(two.environment(\.lineHeight, .exact(points: 40))).height == 80)
  }
}
