import Foundation
import TestSupport
import Testing
import ViewFitting

@testable import SwiftUISurface
@testable import WidgetSurface

// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
/// What UIKit's stand-ins are: colours, fonts, lengths and frames, all as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@MainActor
@Suite(.outsideOfBodies) struct StandInValueTests {
  static let recording = Recording(
    "WidgetSurfaceTests/Recorded/stand-ins.recorded",
    names: ["colours", "fonts", "pictures", "views", "labels"]
  )

  @Test func everythingRecordedIsAskedFor() {
    #expect(Self.recording.leftOver() == [])
  }

  private static let colours: [UIColor] = [
    .white, .black, .clear, .gray, .darkGray, .lightGray, .red, .green, .blue, .yellow, .orange,
    .purple, .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
    .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray,
    .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .tintColor, .label,
    .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .separator,
    .opaqueSeparator, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    UIColor(hue: 0.1, saturation: 0.6, brightness: 0.8, alpha: 0.5),
    UIColor(white: 0.3, alpha: 0.7),
    UIColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
    UIColor.systemRed.withAlphaComponent(0.2),
    UIColor { $0.userInterfaceStyle == .dark ? .red : .blue },
    UIColor(cgColor: CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)),
  ]

  /// What a catalogue calls by a name of UIKit's is that colour.
  @Test(
    arguments: [
      ("labelColor", .label),
      ("secondaryLabelColor", .secondaryLabel),
      ("tertiaryLabelColor", .tertiaryLabel),
      ("quaternaryLabelColor", .quaternaryLabel),
      ("placeholderTextColor", .placeholderText),
      ("linkColor", .link),
      ("separatorColor", .separator),
      ("opaqueSeparatorColor", .opaqueSeparator),
      ("systemBackgroundColor", .systemBackground),
      ("secondarySystemBackgroundColor", .secondarySystemBackground),
      ("tertiarySystemBackgroundColor", .tertiarySystemBackground),
      ("systemGroupedBackgroundColor", .systemGroupedBackground),
      ("secondarySystemGroupedBackgroundColor", .secondarySystemGroupedBackground),
      ("tertiarySystemGroupedBackgroundColor", .tertiarySystemGroupedBackground),
      ("systemFillColor", .systemFill),
      ("secondarySystemFillColor", .secondarySystemFill),
      ("tertiarySystemFillColor", .tertiarySystemFill),
      ("quaternarySystemFillColor", .quaternarySystemFill),
      ("systemGray2Color", .systemGray2),
      ("systemGray3Color", .systemGray3),
      ("systemGray4Color", .systemGray4),
      ("systemGray5Color", .systemGray5),
      ("systemGray6Color", .systemGray6),
      ("systemRedColor", .systemRed),
      ("systemTealColor", .systemTeal),
      ("systemGrayColor", .systemGray),
    ] as [(String, UIColor)]
  )
  func cataloguesNameColoursAsUIKitDoes(_ name: String, _ colour: UIColor) {
    #expect(Color.systemColors[name] == Color(uiColor: colour))
  }

  @Test func coloursAreAsRecorded() throws {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    let lines = Self.colours.enumerated().map { index, colour in
      let shown = [ColorScheme.light, .dark].map { scheme in
        environment.colorScheme = scheme
        let shown = Color(uiColor: colour).displayColor(in: environment)
        return "\(shown.red) \(shown.green) \(shown.blue) \(shown.alpha)"
      }
      let traits = [UIUserInterfaceStyle.light, .dark, .unspecified].map {
        UITraitCollection(userInterfaceStyle: $0)
      }
      let resolved = traits.map { colour.resolvedColor(with: $0) == colour }
      return "\(index): \(shown.joined(separator: ", ")) \(resolved)"
    }
    try Self.recording.check("colours", lines)
    for style in [UIUserInterfaceStyle.unspecified, .light, .dark] {
      #expect(UITraitCollection(userInterfaceStyle: style).userInterfaceStyle == style)
    }
    for (index, colour) in Self.colours.enumerated() {
      #expect(colour == UIColor(cgColor: colour.cgColor) && colour.cgColor == colour.cgColor)
      for other in Self.colours[..<index] {
        #expect((colour == other) == (Color(colour) == Color(other)))
      }
    }
  }

  private static let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
    .caption1, .caption2,
  ]

  @Test func fontsAreAsRecorded() throws {
    let sizes = [UIFont.labelFontSize, UIFont.systemFontSize, UIFont.smallSystemFontSize]
    let fonts =
      sizes.flatMap { size in
        [
          UIFont.systemFont(ofSize: size), .systemFont(ofSize: size, weight: .light),
          .boldSystemFont(ofSize: size), .italicSystemFont(ofSize: size),
          .monospacedDigitSystemFont(ofSize: size, weight: .bold),
        ]
      } + Self.styles.map { .preferredFont(forTextStyle: $0) }
    var lines = fonts.map { "\($0.pointSize) \(Font($0))" }
    for style in Self.styles {
      let scaled = [0.1, 10, 22, 33.3].map {
        UIFontMetrics(forTextStyle: style).scaledValue(for: $0)
      }
      lines.append("\(style): \(scaled)")
    }
    try Self.recording.check("fonts", lines)
    for (index, font) in fonts.enumerated() {
      for (other, another) in fonts.enumerated() {
        #expect((font == another) == (lines[index] == lines[other]), "\(lines[index])")
      }
    }
  }

  @Test func picturesAreAsRecorded() throws {
    var lines: [String] = []
    func note(_ image: UIImage?) {
      let pixels = image?.cgImage.map { "\($0.width) by \($0.height)" } ?? "no pixels"
      lines.append(image.map { "\($0.size) at \($0.scale), \(pixels)" } ?? "none")
    }
    for size in [
      CGSize(width: 30, height: 20), CGSize(width: 0, height: 4), CGSize(width: 4, height: 0),
    ] {
      for scale in [0, 1, 2.5] {
        let format = UIGraphicsImageRendererFormat()
        if scale > 0 { format.scale = scale }
        let renderer = UIGraphicsImageRenderer(
          bounds: CGRect(origin: .zero, size: size),
          format: format
        )
        note(renderer.image { note($0.currentImage) })
        note(renderer.image { _ in }.preparingThumbnail(of: CGSize(width: 7, height: 3)))
        lines.append("\(renderer.image { _ in }.imageRendererFormat.scale)")
        UIGraphicsBeginImageContextWithOptions(size, true, scale)
        note(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
      }
      UIGraphicsBeginImageContext(size)
      note(UIGraphicsGetImageFromCurrentImageContext())
      lines.append("\(UIGraphicsGetCurrentContext() == nil)")
      UIGraphicsEndImageContext()
    }
    let whole = CGImage(width: 8, height: 6)
    for rectangle in [
      (0.0, 0.0, 8.0, 6.0), (7, 0, 4, 4), (7.5, 0, 4, 4), (0, 5, 3, 9), (-2, -2, 3, 3),
      (9, 9, 1, 1),
    ] {
      let (x, y, width, height) = rectangle
      let part = whole.cropping(to: CGRect(x: x, y: y, width: width, height: height))
      lines.append(part.map { "\($0.width) by \($0.height)" } ?? "nothing")
      note(part.map { UIImage(cgImage: $0) })
    }
    for insets in [
      UIEdgeInsets.zero, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9),
    ] {
      lines.append("\(CGRect(x: 1, y: 2, width: 12, height: 14).inset(by: insets))")
    }
    try Self.recording.check("pictures", lines)
  }

  /// Tells when it is laid out and read.
  private final class Watched: UIViewController {
    var calls: [String] = []
    override func viewDidLoad() { calls.append("loaded") }
    override func viewWillLayoutSubviews() { calls.append("will \(view.frame.size)") }
    override func viewDidLayoutSubviews() { calls.append("did \(view.frame.size)") }
  }

  private final class Laid: UIView {
    var count = 0
    override func layoutSubviews() { count += 1 }
  }

  @Test func viewsAreAsRecorded() throws {
    var lines: [String] = []
    for mask in [
      UIView.AutoresizingMask(), .flexibleWidth, .flexibleHeight,
      [.flexibleWidth, .flexibleHeight],
    ] {
      let view = Laid(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
      let inner = Laid(frame: CGRect(x: 3, y: 4, width: 10, height: 12))
      inner.autoresizingMask = mask
      view.addSubview(inner)
      for size in [(30.0, 40.0), (50, 44), (20, 10), (5, 5), (30, 40)] {
        view.bounds.size = CGSize(width: size.0, height: size.1)
        view.layoutIfNeeded()
        lines.append("\(mask.rawValue): \(view.frame) \(inner.frame) \(view.count) \(inner.count)")
      }
      inner.center = CGPoint(x: 20, y: 30)
      lines.append("\(inner.frame) \(inner.center) \(inner.bounds) \(inner.intrinsicContentSize)")
      inner.sizeToFit()
      lines.append("\(inner.sizeThatFits(CGSize(width: 2, height: 3)))")
    }
    let root = UIView(frame: .zero)
    for (tag, place) in [(1, 0), (2, 0), (3, 9), (4, -1), (5, 1)] {
      let view = UIView()
      view.tag = tag
      root.insertSubview(view, at: place)
      lines.append("\(root.subviews.map(\.tag))")
    }
    if let moved = root.viewWithTag(3) {
      root.subviews[0].addSubview(moved)
      lines.append("\(root.subviews.map(\.tag)) \(moved.superview?.tag ?? 0)")
      moved.removeFromSuperview()
      lines.append(
        "\(moved.superview == nil) \(root.viewWithTag(3) == nil) \(root.viewWithTag(0) === root)"
      )
    }

    // Without a word to hosts that run widgets meanwhile.
    let screen = UIScreen.main.ownBounds
    defer { UIScreen.main.ownBounds = screen }
    UIScreen.main.ownBounds = CGRect(x: 0, y: 0, width: 320, height: 568)
    let (parent, child, apart) = (Watched(), Watched(), Watched())
    lines.append("\(parent.isViewLoaded) \(parent.calls)")
    parent.addChild(child)
    parent.addChild(apart)
    child.view.frame = CGRect(x: 1, y: 1, width: 300, height: 9)
    child.view.autoresizingMask = .flexibleWidth
    parent.view.addSubview(child.view)
    parent.layOut(in: CGSize(width: 100, height: 50))
    lines.append("\(parent.children.map { $0 === child }) \(child.parent === parent)")
    lines += [parent, child, apart].map { "\($0.isViewLoaded) \($0.calls) \($0.view.frame)" }
    try Self.recording.check("views", lines)
  }

  @Test func labelsAreAsRecorded() throws {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.displayScale = 3
    let selector = FitSelector(environment: environment)
    var lines: [String] = []
    for count in [0, 1, 2] {
      for text in ["Night ferries return to the bay", "", "海辺"] {
        for alignment in [NSTextAlignment.left, .center, .right, .justified, .natural] {
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
          label.text = text
          label.font = .boldSystemFont(ofSize: 11)
          label.numberOfLines = count
          label.textAlignment = alignment
          label.lineBreakMode =
            [
              .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping,
              .byWordWrapping,
            ][alignment.rawValue]
          label.adjustsFontSizeToFitWidth = alignment == .center
          label.minimumScaleFactor = count == 1 ? 0.5 : 0
          let decision = selector.decide(label.shown, in: CGSize(width: 90, height: 60))
          let texts = decision.placed.texts.map { text in
            "\(text.lines.map(\.text)) \(text.frame ?? .zero) \(text.isTruncated)"
          }
          lines.append("\(count) \(alignment) \(text): \(texts)")
        }
        let label = UILabel(frame: .zero)
        label.text = text
        label.numberOfLines = count
        let sizes = [CGFloat(0), 40, 1000, .infinity].map {
          label.sizeThatFits(CGSize(width: $0, height: 9))
        }
        lines.append("\(label.intrinsicContentSize) \(sizes)")
      }
    }
    try Self.recording.check("labels", lines)
  }
}

/// Things of an app whose values are properties.
@Suite struct EntityPropertyTests {
  private struct Harbour: AppEntity {
    struct Query: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [Harbour] {
        identifiers.map { Harbour(id: $0, name: "Port of \($0)") }
      }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Harbour"
    static let defaultQuery = Query()

    let id: String
    @Property(title: "Name") var name: String
    @Property(title: "Depth") var depth: Int?
    @Property var isOpen: Bool
    @Property var note: String?

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(id: String, name: String) {
      self.id = id
      self.name = name
      isOpen = true
    }
  }

  @Test func propertiesHaveTheirValues() async throws {
    let found = try await Harbour.defaultQuery.entities(for: ["Oslo"])
    let harbour = try #require(found.first)
    #expect(harbour.name == "Port of Oslo" && harbour.isOpen)
    #expect(harbour.depth == nil && harbour.note == nil)
    // Copies share them, as on iOS.
    let copy = harbour
    copy.depth = 7
    #expect(harbour.depth == 7 && harbour.$depth.wrappedValue == 7)
  }

  /// A query that proposes nothing leaves nothing to choose, and finds what it is asked for.
  @Test func queriesMayProposeNothing() async throws {
    let parameter = IntentParameter<Harbour>(title: "Option")
    #expect(try await parameter.choices().isEmpty)
    try await parameter.set("Oslo")
    #expect(String(localized: parameter.wrappedValue.localizedStringResource) == "Port of Oslo")
  }

  /// Names may be written with values in them.
  @Test func literalsHaveValues() {
    let port = "Oslo"
    let type: TypeDisplayRepresentation = "Ports of \(port)"
    let shown: DisplayRepresentation = "Port of \(port)"
    #expect(String(localized: type.name) == "Ports of Oslo")
    #expect(String(localized: shown.title) == "Port of Oslo" && shown.subtitle == nil)
    let both = TypeDisplayRepresentation(name: "Port", numericFormat: "ports")
    #expect(both.name == "Port")
    let count: LocalizedStringResource = "\(placeholder: .int) ports"
    #expect(TypeDisplayRepresentation(name: "Port", numericFormat: count).name == "Port")
    let all = TypeDisplayRepresentation(name: "Port", numericFormat: count, synonyms: ["Harbour"])
    #expect(all.name == "Port")
    let known = TypeDisplayRepresentation(name: "Port", synonyms: ["Harbour"])
    #expect(known.name == "Port")
  }

  private struct Shown: AppIntent {
    static let title: LocalizedStringResource = "Shown"
    static var supportedModes: IntentModes { .foreground }
    func perform() async throws -> some IntentResult { .result() }
  }

  private struct Asking: AppIntent {
    static let title: LocalizedStringResource = "Asking"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    func perform() async throws -> some IntentResult { .result() }
  }

  private struct Either: AppIntent {
    static let title: LocalizedStringResource = "Either"
    static let supportedModes: IntentModes = [.background, .foreground]
    func perform() async throws -> some IntentResult { .result() }
  }

  /// An app is opened for what is done in it from the start, be it done elsewhere or not, not for what may ask for it.
  @Test func modesTellWhetherTheAppIsOpened() {
    #expect(Shown.openAppWhenRun && Either.openAppWhenRun && !Asking.openAppWhenRun)
    #expect(IntentModes.foreground(.immediate) == .foreground)
    #expect(Asking.supportedModes.contains(.background))
    #expect(!Asking.supportedModes.contains(.foreground(.deferred)))
  }

  @Test func representationsHaveTwoLines() {
    let shown = DisplayRepresentation(title: "Oslo", subtitle: "open")
    #expect(shown.title == "Oslo" && shown.subtitle == "open")
  }

  @Test func descriptionsTakeWordsToSearchFor() {
    _ = IntentDescription("Opens", categoryName: "Ports", searchKeywords: ["sea"])
    _ = IntentDescription("Opens", searchKeywords: ["sea"], resultValueName: "Port")
  }
}
#endif
