import Foundation
import SwiftUISurface

@testable import WidgetSurface

extension APIUses {
  /// A view without a modifier, and with it.
  struct Effect {
    let plain: AnyView
    let modified: AnyView

    init(_ plain: some View, _ modified: some View) {
      self.plain = AnyView(plain)
      self.modified = AnyView(modified)
    }
  }

  /// A use of every modifier that has an effect on layout or what is drawn, by name.
  static let effects: [String: Effect] = [
    "clipped": Effect(words, words.clipped()),
    "clipShape": Effect(words, words.clipShape(.rect(cornerRadius: 3))),
    "containerShape": Effect(
      ContainerRelativeShape(),
      ContainerRelativeShape().containerShape(Circle())
    ),
    "cornerRadius": Effect(words, words.cornerRadius(3)),
    "mask": Effect(words, words.mask { Circle() }),
    "overlayPreferenceValue": Effect(
      words,
      words.overlayPreferenceValue(Longest.self) { Color.red.padding(CGFloat($0)) }
    ),
    "backgroundPreferenceValue": Effect(
      words,
      words.backgroundPreferenceValue(Longest.self, alignment: .top) {
        Color.red.padding(CGFloat($0))
      }
    ),
    "scaleEffect": Effect(words, words.scaleEffect(0.5)),
    "rotationEffect": Effect(words, words.rotationEffect(.degrees(30))),
    "projectionEffect": Effect(
      words,
      words.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1)))
    ),
    "contentMargins": Effect(ScrollView { words }, ScrollView { words }.contentMargins(4)),
    "transformEffect": Effect(words, words.transformEffect(.identity)),
    "blendMode": Effect(words, words.blendMode(.multiply)),
    "compositingGroup": Effect(words, words.compositingGroup()),
    "drawingGroup": Effect(words, words.drawingGroup()),
    "font": Effect(words, words.environment(\.locale, .current).font(.caption2)),
    "fontWeight": Effect(words, sampleGroup.fontWeight(.heavy)),
    "bold": Effect(words, sampleGroup.bold()),
    "italic": Effect(sampleGroup, sampleGroup.italic()),
    "underline": Effect(sampleGroup, sampleGroup.underline()),
    "strikethrough": Effect(sampleGroup, sampleGroup.strikethrough()),
    "monospacedDigit": Effect(Group { Text("111") }, Group { Text("111") }.monospacedDigit()),
    "monospaced": Effect(words, sampleGroup.monospaced()),
    "fontDesign": Effect(words, sampleGroup.fontDesign(.rounded)),
    "lineLimit": Effect(words, words.lineLimit(1)),
    "frame": Effect(words, words.frame(width: 50)),
    "padding": Effect(words, words.padding()),
    "fixedSize": Effect(words, words.fixedSize()),
    "layoutPriority": Effect(
      HStack {
        words; words
      },
      HStack {
        words; words.layoutPriority(1)
      }
    ),
    "modifier": Effect(words, words.modifier(Framed())),
    "equatable": Effect(Equal(), Equal().equatable()),
    "minimumScaleFactor": Effect(
      words.lineLimit(1),
      words.lineLimit(1).minimumScaleFactor(0.5)
    ),
    "allowsTightening": Effect(growing, growing.allowsTightening(true)),
    "truncationMode": Effect(words.lineLimit(1), words.lineLimit(1).truncationMode(.head)),
    "multilineTextAlignment": Effect(words, words.multilineTextAlignment(.trailing)),
    "lineSpacing": Effect(words, words.lineSpacing(4)),
    "lineHeight": Effect(words, words.lineHeight(.loose)),
    "redacted": Effect(words, words.redacted(reason: .placeholder)),
    "privacySensitive": Effect(
      words.redacted(reason: .privacy),
      words.privacySensitive().redacted(reason: .privacy)
    ),
    "unredacted": Effect(
      words.redacted(reason: .placeholder),
      words.unredacted().redacted(reason: .placeholder)
    ),
    "textScale": Effect(sampleGroup, sampleGroup.textScale(.secondary)),
    "typesettingLanguage": Effect(
      Text(verbatim: "あ「Ａ」A").fixedSize(),
      Text(verbatim: "あ「Ａ」A").fixedSize()
        .typesettingLanguage(Locale.Language(identifier: "ja"))
    ),
    "textCase": Effect(words, words.textCase(.uppercase)),
    "kerning": Effect(words, sampleGroup.kerning(2)),
    "tracking": Effect(words, sampleGroup.tracking(2)),
    "baselineOffset": Effect(words, sampleGroup.baselineOffset(3)),
    "dynamicTypeSize": Effect(words, words.dynamicTypeSize(.xxxLarge)),
    "imageScale": Effect(symbol, symbol.imageScale(.large)),
    "symbolVariant": Effect(
      Image(systemName: "minus"),
      Image(systemName: "minus").symbolVariant(.circle)
    ),
    "labeledContentStyle": Effect(
      LabeledContent("Name", value: "Value"),
      LabeledContent("Name", value: "Value").labeledContentStyle(Column())
    ),
    "labelStyle": Effect(
      Label("News", systemImage: "star"),
      Label("News", systemImage: "star").labelStyle(.titleOnly)
    ),
    "labelIconToTitleSpacing": Effect(
      Label("News", systemImage: "star"),
      Label("News", systemImage: "star").labelIconToTitleSpacing(3)
    ),
    "labelReservedIconWidth": Effect(
      Label("News", systemImage: "star"),
      Label("News", systemImage: "star").labelReservedIconWidth(60)
    ),
    "progressViewStyle": Effect(
      ProgressView(value: 0.5),
      ProgressView(value: 0.5).progressViewStyle(.circular)
    ),
    "accessoryWidgetGroupStyle": Effect(
      AccessoryWidgetGroup(label: { words }, content: { Color.red }),
      AccessoryWidgetGroup(label: { words }, content: { Color.red })
        .accessoryWidgetGroupStyle(.roundedSquare)
    ),
    "gaugeStyle": Effect(gauge, gauge.gaugeStyle(.accessoryCircular)),
    "gridCellColumns": Effect(
      grid(Color.red.frame(width: 50, height: 5)),
      grid(Color.red.frame(width: 50, height: 5).gridCellColumns(2))
    ),
    "gridCellUnsizedAxes": Effect(grid(Color.red), grid(Color.red.gridCellUnsizedAxes(.vertical))),
    "gridCellAnchor": Effect(
      grid(Color.red.frame(width: 4, height: 4)),
      grid(Color.red.frame(width: 4, height: 4).gridCellAnchor(.topLeading))
    ),
    "gridColumnAlignment": Effect(
      grid(Color.red.frame(width: 4, height: 4)),
      grid(Color.red.frame(width: 4, height: 4).gridColumnAlignment(.trailing))
    ),
    "background": Effect(words, words.background(Color.red)),
    "backgroundStyle": Effect(
      words.background(in: Circle()),
      words.background(in: Circle()).backgroundStyle(.red)
    ),
    "border": Effect(words, words.border(.red, width: 2)),
    "overlay": Effect(words, words.overlay { Color.red }),
    "aspectRatio": Effect(Color.red, Color.red.aspectRatio(3, contentMode: .fit)),
    "scaledToFit": Effect(symbol.resizable(), symbol.resizable().scaledToFit()),
    "scaledToFill": Effect(symbol.resizable(), symbol.resizable().scaledToFill()),
    "keyframeAnimator": Effect(
      words,
      words.keyframeAnimator(initialValue: CGFloat(3)) {
        $0.padding($1)
      } keyframes: { _ in
        CubicKeyframe(5, duration: 1)
      }
    ),
    "phaseAnimator": Effect(words, words.phaseAnimator([CGFloat(3), 5]) { $0.padding($1) }),
    "containerRelativeFrame": Effect(words, words.containerRelativeFrame(.vertical)),
    "position": Effect(box, box.position(x: 5, y: 5)),
    "foregroundStyle": Effect(words, sampleGroup.foregroundStyle(.red)),
    "foregroundColor": Effect(words, sampleGroup.foregroundColor(.red)),
    "tint": Effect(Circle().fill(.tint), Circle().fill(.tint).tint(.red)),
    "accentColor": Effect(Circle().fill(.tint), Circle().fill(.tint).accentColor(.red)),
    "opacity": Effect(words, words.opacity(0.5)),
    "zIndex": Effect(
      ZStack {
        words; Color.red
      },
      ZStack {
        words.zIndex(1); Color.red
      }
    ),
    "hidden": Effect(words, words.hidden()),
    "offset": Effect(words, words.offset(x: 3)),
    "colorScheme": Effect(words, words.colorScheme(.light)),
    "buttonStyle": Effect(Button("Play") {}, Button("Play") {}.buttonStyle(.bordered)),
    "labelsHidden": Effect(
      ProgressView("Play", value: 0.5),
      ProgressView("Play", value: 0.5).labelsHidden()
    ),
    "toggleStyle": Effect(
      Toggle("On", isOn: .constant(true)),
      Toggle("On", isOn: .constant(true)).toggleStyle(Checkbox())
    ),
    "accessibilityIdentifier": Effect(words, words.accessibilityIdentifier("headline")),
    "disabled": Effect(EnabledOnly(), EnabledOnly().disabled(true)),
    "scenePadding": Effect(words, words.scenePadding(.horizontal)),
    "safeAreaPadding": Effect(words, words.safeAreaPadding(4)),
    "layoutValue": Effect(
      Widths { words },
      Widths { words.layoutValue(key: Widths.Key.self, value: 33) }
    ),
    "containerValue": Effect(
      Told(content: words),
      Told(content: words.containerValue(\.margin, 4))
    ),
    "alignmentGuide": Effect(
      HStack {
        box; box
      },
      HStack {
        box; box.alignmentGuide(VerticalAlignment.center) { _ in 0 }
      }
    ),
    "environment": Effect(words, words.environment(\.lineLimit, 1)),
    "transformEnvironment": Effect(words, words.transformEnvironment(\.lineLimit) { $0 = 1 }),
    "environmentObject": Effect(
      Text("1").font(.body),
      Reader().environmentObject(Model())
    ),
    "defaultAppStorage": Effect(Quay(), Quay().defaultAppStorage(defaults)),
  ]

  private static func grid(_ cell: some View) -> some View {
    Grid {
      GridRow {
        Color.white.frame(width: 30, height: 20); Color.white.frame(width: 10, height: 30)
      }
      GridRow { cell }
    }
  }

  private static let box: some View = Color.white.frame(width: 30, height: 20)
  private static let gauge = Gauge(value: 0.5) { Text("PTS") }
  private static let symbol = Image(systemName: "star")

  /// Supported, and not to be seen in what is laid out.
  static let withoutVisibleEffect: Set<String> = ["equatable"]

  /// One text in many sizes, of which some are hardly too wide for the bounds.
  private static var growing: some View {
    VStack(spacing: 0) {
      ForEach(0..<40) { step in
        Text("Headline").font(.system(size: 20 + CGFloat(step) / 2)).lineLimit(1)
      }
    }
  }

  private static var sampleGroup: some View { Group { words } }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(3) }
  }

  private struct Column: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }

  private struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Rectangle().opacity(configuration.isOn ? 1 : 0.3).frame(width: 8, height: 8)
        configuration.label
      }
    }
  }

  private final class Model: ObservableObject {
    @Published var count = 12
  }

  private struct Reader: View {
    @EnvironmentObject private var model: Model
    var body: some View { Text("\(model.count)").font(.body) }
  }

  private struct Quay: View {
    @AppStorage("fitcheck.api-uses.boats") private var boats = 1
    var body: some View { Text(verbatim: "\(boats) boats").font(.body) }
  }

  private static var defaults: UserDefaults {
    let name = "fitcheck.api-uses"
    let defaults = UserDefaults(suiteName: name) ?? .standard
    defaults.set(23, forKey: "\(name).boats")
    return defaults
  }

  private struct Widths: Layout {
    struct Key: LayoutValueKey {
      static let defaultValue: CGFloat = 20
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize {
      CGSize(width: subviews.map { $0[Key.self] }.reduce(0, +), height: 10)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {}
  }
}
