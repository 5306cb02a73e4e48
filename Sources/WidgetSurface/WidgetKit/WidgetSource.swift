package import Foundation
package import SwiftUISurface

/// What a widget's entries come from, whatever the types of its provider, its options and its
/// entries: what a host asks.
///
/// Providers are called on any thread, as WidgetKit calls them; an answer may come at once, later,
/// several times or never, and who asks has to be ready for that.
package struct WidgetSource: Sendable {
  /// The options of a widget that has an intent: a new one each time, with its defaults.
  package typealias Options = any Sendable

  /// The type of the provider, by name.
  package let providerName: String
  /// Whether the provider hands its answers to a completion, in `getSnapshot` and `getTimeline`, as those before app intents.
  package let isCalledBack: Bool
  /// The type of the intent, by name; `nil` for a widget without options.
  package let intentName: String?
  /// Makes options; `nil` for a widget without any.
  package let makeOptions: @Sendable () -> Options?
  /// The entry that stands in while nothing is known.
  package let placeholder: @Sendable (TimelineProviderContext) -> WidgetSourceEntry
  /// Hands over the entry of now.
  package let snapshot:
    @Sendable (Options?, TimelineProviderContext, @escaping @Sendable (WidgetSourceEntry) -> Void)
      -> Void
  /// Hands over the entries from now on, no more than a number of them.
  package let timeline:
    @Sendable (
      Options?, TimelineProviderContext, Int, @escaping @Sendable (WidgetSourceTimeline) -> Void
    ) -> Void
  /// The options that are offered where none can be set, with their names.
  package let recommendations: @Sendable () -> [(options: Options, name: Text)]
  /// What makes entries of its type from others.
  let views: any EntryTaking
}

extension WidgetSource {
  /// An entry that somebody else has made; `nil` where it is of another type than the provider's.
  package func entry(_ entry: any TimelineEntry) -> WidgetSourceEntry? { views.entry(entry) }

  /// The entries that a JSON array describes; `nil` where entries of the type cannot be decoded.
  package func entries(decoding data: Data) throws -> [WidgetSourceEntry]? {
    try views.entries(decoding: data)
  }

  /// The name of the type of entries.
  package var entryName: String { views.entryName }

  /// A source of these views with what another provider gives; `nil` where its entries are of another type.
  package func asking(_ provider: Any) -> WidgetSource? {
    switch provider {
    case let provider as any TimelineProvider: views.source(asking: provider)
    case let provider as any AppIntentTimelineProvider: views.source(asking: provider)
    case let provider as any IntentTimelineProvider: views.source(asking: provider)
    default: nil
    }
  }

  /// This source with options that somebody has set.
  package func offering(_ options: Any) -> WidgetSource {
    let kept: Options
    if let intent = options as? any AppIntent {
      kept = intent
    } else if let intent = options as? INIntent {
      kept = HandedOver<INIntent>(intent)
    } else {
      return self
    }
    return WidgetSource(
      providerName: providerName,
      isCalledBack: isCalledBack,
      intentName: intentName,
      makeOptions: { kept },
      placeholder: placeholder,
      snapshot: snapshot,
      timeline: timeline,
      recommendations: recommendations,
      views: views
    )
  }
}

/// An entry of any type, with the view that shows it.
package struct WidgetSourceEntry: Sendable {
  /// From when on it is shown.
  package let date: Date
  /// How much it matters beside others.
  package let relevance: TimelineEntryRelevance?
  /// Makes the view.
  package let view: @MainActor @Sendable () -> AnyView

  init<Entry: TimelineEntry>(_ entry: Entry, _ views: EntryViews<Entry>) {
    date = entry.date
    relevance = entry.relevance
    let kept = HandedOver(entry)
    view = { views.view(of: kept.value) }
  }
}

/// The entries of a timeline of any type.
package struct WidgetSourceTimeline: Sendable {
  /// The entries in the provider's order, as many as were asked for.
  package let entries: [WidgetSourceEntry]
  /// How many the provider handed over.
  package let count: Int
  /// When new ones are wanted.
  package let policy: TimelineReloadPolicy

  init<Entry: TimelineEntry>(
    _ timeline: Timeline<Entry>,
    upTo limit: Int,
    _ views: EntryViews<Entry>
  ) {
    entries = timeline.entries.prefix(limit).map { WidgetSourceEntry($0, views) }
    count = timeline.entries.count
    policy = timeline.policy
  }
}

extension WidgetSource {
  /// The entries of a widget without options.
  init<Provider: TimelineProvider>(_ provider: Provider, _ views: EntryViews<Provider.Entry>) {
    let provider = HandedOver(provider)
    self.init(
      providerName: "\(Provider.self)",
      isCalledBack: true,
      intentName: nil,
      makeOptions: { nil },
      placeholder: { WidgetSourceEntry(provider.value.placeholder(in: $0), views) },
      snapshot: { _, context, deliver in
        provider.value.getSnapshot(in: context) { deliver(WidgetSourceEntry($0, views)) }
      },
      timeline: { _, context, limit, deliver in
        provider.value.getTimeline(in: context) {
          deliver(WidgetSourceTimeline($0, upTo: limit, views))
        }
      },
      recommendations: { [] },
      views: views
    )
  }

  /// The entries of a widget whose options are an intent of the app.
  init<Provider: AppIntentTimelineProvider>(
    _ provider: Provider,
    _ views: EntryViews<Provider.Entry>
  ) {
    let provider = HandedOver(provider)
    @Sendable func intent(_ options: Options?) -> Provider.Intent {
      options as? Provider.Intent ?? Provider.Intent()
    }
    self.init(
      providerName: "\(Provider.self)",
      isCalledBack: false,
      intentName: "\(Provider.Intent.self)",
      makeOptions: { Provider.Intent() },
      placeholder: { WidgetSourceEntry(provider.value.placeholder(in: $0), views) },
      snapshot: { options, context, deliver in
        Task {
          let entry = await provider.value.snapshot(for: intent(options), in: context)
          deliver(WidgetSourceEntry(entry, views))
        }
      },
      timeline: { options, context, limit, deliver in
        Task {
          let timeline = await provider.value.timeline(for: intent(options), in: context)
          deliver(WidgetSourceTimeline(timeline, upTo: limit, views))
        }
      },
      recommendations: {
        provider.value.recommendations().map { (options: $0.intent, name: $0.name) }
      },
      views: views
    )
  }

  /// The entries of a widget whose options are an intent of the older kind.
  init<Provider: IntentTimelineProvider>(_ provider: Provider, _ views: EntryViews<Provider.Entry>)
  {
    let provider = HandedOver(provider)
    @Sendable func intent(_ options: Options?) -> Provider.Intent {
      (options as? HandedOver<INIntent>)?.value as? Provider.Intent ?? Provider.Intent()
    }
    self.init(
      providerName: "\(Provider.self)",
      isCalledBack: true,
      intentName: "\(Provider.Intent.self)",
      makeOptions: { HandedOver<INIntent>(Provider.Intent()) },
      placeholder: { WidgetSourceEntry(provider.value.placeholder(in: $0), views) },
      snapshot: { options, context, deliver in
        provider.value.getSnapshot(for: intent(options), in: context) {
          deliver(WidgetSourceEntry($0, views))
        }
      },
      timeline: { options, context, limit, deliver in
        provider.value.getTimeline(for: intent(options), in: context) {
          deliver(WidgetSourceTimeline($0, upTo: limit, views))
        }
      },
      recommendations: {
        provider.value.recommendations().map { recommendation in
          (options: HandedOver<INIntent>(recommendation.intent), name: recommendation.name)
        }
      },
      views: views
    )
  }
}
