// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

@testable import WidgetSurface

/// What UIKit's views show under everything that may be said of them, and what holds of each stand-in of whom
/// nothing is said; all as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@MainActor
@Suite(.outsideOfBodies) struct RecordedStandInTests {
  private static let recording = Recording(
    "WidgetSurfaceTests/Recorded/stand-in-views.recorded",
    names: ["shown", "defaults"]
  )

  // MARK: - What is shown

  private static func picture() -> UIImageView {
    let size = CGSize(width: 12, height: 30)
    return UIImageView(image: UIGraphicsImageRenderer(size: size).image { _ in })
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 2, y: 3, width: 40, height: 12))
    label.text = text
    label.accessibilityIdentifier = text
    return label
  }

  private static let changes: [(String, (UIView) -> Void)] = [
    ("nothing", { _ in }), ("a ground", { $0.backgroundColor = .systemGroupedBackground }),
    ("half of it", { $0.alpha = 0.5 }), ("none of it", { $0.alpha = 0 }),
    ("hidden", { $0.isHidden = true }), ("clipped", { $0.clipsToBounds = true }),
    ("moved", { $0.frame.origin = CGPoint(x: 7, y: -4) }),
    ("narrow", { $0.frame.size.width = 5 }), ("less than nothing", { $0.frame.size.width = -5 }),
    ("centred", { $0.center = CGPoint(x: 30, y: 20) }), ("fitted", { $0.sizeToFit() }),
    ("whole", { $0.contentMode = .scaleAspectFit }),
    ("filling", { $0.contentMode = .scaleAspectFill }),
    ("in the middle", { $0.contentMode = .center }),
    ("a view on it", { $0.addSubview(label("on it")) }),
    (
      "a view below",
      {
        $0.addSubview(label("above"))
        $0.insertSubview(label("below"), at: 0)
      }
    ),
    (
      "a view that stretches",
      {
        let inner = label("stretches")
        inner.backgroundColor = .systemFill
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        $0.addSubview(inner)
        $0.frame.size.width += 9
        $0.frame.size.height -= 30
      }
    ),
  ]

  @Test func viewsAreShownAsRecorded() throws {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.displayScale = 3
    let views: [(String, () -> UIView)] = [
      ("view", { UIView(frame: CGRect(x: 4, y: 5, width: 30, height: 20)) }),
      ("picture", { Self.picture() }),
      ("label", { Self.label("Night ferries") }),
    ]
    var lines: [String] = []
    for (name, make) in views {
      for (change, changed) in Self.changes {
        for (other, furtherChanged) in Self.changes where change <= other || change == "clipped" {
          let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
          let view = make()
          root.addSubview(view)
          changed(view)
          furtherChanged(view)
          root.layoutIfNeeded()
          let shown = [ColorScheme.light, .dark].map { scheme in
            environment.colorScheme = scheme
            return RecordedView(root.shown, FitSelector(environment: environment))
              .decided(in: CGSize(width: 60, height: 40), asks: .items)
          }
          let frames = ([view] + view.subviews).map { "\($0.frame)" }
          lines.append(
            "\(name), \(change), \(other): \(frames) \(shown.joined().joined(separator: "\n").digest)"
          )
        }
      }
    }
    try Self.recording.check("shown", lines)
  }

  // MARK: - What holds of itself

  /// All that a value holds, what its class has from others before it.
  private static func held(_ value: Any) -> String {
    sequence(first: Mirror(reflecting: value), next: \.superclassMirror)
      .map { mirror in mirror.children.map { "\($0.label ?? "_") \($0.value)" } }
      .reversed().joined().joined(separator: ", ")
  }

  private struct Attributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
  }

  private struct OpeningIntent: OpenIntent {
    static let title: LocalizedStringResource = "Opening"
    @Parameter(title: "Target") var target: String
  }

  private struct Plain: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Plain"
  }

  private struct Package: AppIntentsPackage {}

  private struct Moment: TimelineEntry { let date: Date }

  private struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .distantPast) }
    func snapshot(for intent: Plain, in context: Context) async -> Moment {
      placeholder(in: context)
    }
    func timeline(for intent: Plain, in context: Context) async -> Timeline<Moment> {
      Timeline(entries: [], policy: .never)
    }
  }

  /// What protocols say for types that say nothing, and configurations before anything is said of them.
  private static func defaultsOfWidgets() -> [String] {
    let plain = AppIntentConfiguration(kind: "Plain", provider: Provider()) { _ in Text("") }
    let bare = plain.contentMarginsDisabled().supportedFamilies([.systemSmall])
      .configurationDisplayName("Name").description("Words")
    let configurations: [any WidgetConfiguration] = [plain, bare, EmptyWidgetConfiguration()]
    let definitions = configurations.map { configuration in
      "\(configuration._activities.count) "
        + configuration._definitions.map { definition in
          "\(definition.kind) \(definition.families) \(definition.hasContentMargins) "
            + "\(definition.displayName == nil) \(definition.description == nil)"
        }.joined()
    }
    let fresh = TimelineProviderContext()
    let isAsked = fresh.sizeReads.any
    _ = fresh.displaySize
    let activity = ActivityViewContext(attributes: Attributes(), state: Attributes.ContentState())
    let policies = [
      TimelineReloadPolicy.atEnd, .never, .after(.distantPast), .after(.distantFuture),
    ]
    return [
      "intent: \(Plain.openAppWhenRun) \(Plain.authenticationPolicy)",
      "intents that open: \(OpenURLIntent.openAppWhenRun) \(OpeningIntent.openAppWhenRun)",
      "package: \(Package.includedPackages.count)",
      "entry: \(Moment(date: .distantPast).relevance.map { "\($0)" } ?? "of no weight")",
      "provider: \(Provider().recommendations().count)",
      "definitions: \(definitions.joined(separator: "; "))",
      "sizes asked for: \(isAsked), then \(fresh.sizeReads.any)",
      "policies: \(policies.map { one in policies.map { one == $0 ? "=" : "-" }.joined() })",
      "collection: \(INObjectCollection(items: [1, 2]).usesIndexedCollation)",
      "island kinds: \(ActivityPreviewViewKind.content.island == nil)",
      "activity: \(activity.activityID) \(activity.isStale)",
    ]
  }

  @Test func defaultsAreAsRecorded() throws {
    let thing = DisplayRepresentation(title: "Title")
    let type = TypeDisplayRepresentation(name: "Name", numericFormat: "Names")
    let values: [(String, Any)] = [
      ("view", UIView()), ("label", UILabel()), ("picture view", UIImageView(image: nil)),
      ("format", UIGraphicsImageRendererFormat()),
      ("a default format", UIGraphicsImageRendererFormat.default()),
      ("a preferred format", UIGraphicsImageRendererFormat.preferred()),
      ("insets", UIEdgeInsets.zero), ("relevance", TimelineEntryRelevance(score: 2)),
      (
        "a named thing",
        (
          title: thing.title.key, subtitle: thing.subtitle?.key, image: thing.image,
          words: thing.synonyms
        )
      ),
      (
        "a thing's type",
        (name: type.name.key, numericFormat: type.numericFormat?.key ?? "", words: type.synonyms)
      ),
      ("mask", UIView.AutoresizingMask.flexibleHeight), ("metric", UIView.noIntrinsicMetric),
      ("thing", INObject(identifier: "a", display: "Thing")),
    ]
    var lines = values.map { "\($0): \(Self.held($1))" }
    let context = TimelineProviderContext()
    lines.append("context: \(context.family) \(context.isPreview) \(context.displaySize)")
    let controller = UIViewController()
    lines.append("controller: \(controller.preferredContentSize) \(controller.isViewLoaded)")
    let extensionContext = NSExtensionContext()
    lines.append("extension: \(Self.held(extensionContext))")
    let scales = [nil, 1, 2, 3].map { (scale: CGFloat?) in
      let data = Data("GIF89a".utf8) + [44, 1, 2, 0, 0]
      let image = scale.map { UIImage(data: data, scale: $0) } ?? UIImage(data: data)
      return "\(image?.size ?? .zero) at \(image?.scale ?? 0)"
    }
    lines.append("pictures: \(scales)")
    lines += Self.defaultsOfWidgets()
    try Self.recording.check("defaults", lines)
  }
}
#endif
