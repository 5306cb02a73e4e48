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
  package let recommendations: @Sendable () -> [(options: Options, name: String)]
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

/// What makes the views of a widget's entries: a class with a subclass for each type of view, since
/// no closure that goes between threads may hold such a type.
class EntryViews<Entry: TimelineEntry>: @unchecked Sendable {
  fileprivate init() {}

  @MainActor func view(of entry: Entry) -> AnyView { AnyView(EmptyView()) }
}

/// The views of a configuration's closure.
final class EntryContent<Entry: TimelineEntry, Content: View>: EntryViews<Entry>,
  @unchecked Sendable
{
  private let content: @MainActor (Entry) -> Content

  init(_ content: @escaping @MainActor (Entry) -> Content) {
    self.content = content
    super.init()
  }

  @MainActor override func view(of entry: Entry) -> AnyView { AnyView(content(entry)) }
}

extension WidgetSource {
  /// The entries of a widget without options.
  init<Provider: TimelineProvider>(_ provider: Provider, _ views: EntryViews<Provider.Entry>) {
    let provider = HandedOver(provider)
    self.init(
      providerName: "\(Provider.self)",
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
      recommendations: { [] }
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
      }
    )
  }

  /// The entries of a widget whose options are an intent of the older kind.
  init<Provider: IntentTimelineProvider>(_ provider: Provider, _ views: EntryViews<Provider.Entry>)
  {
    let provider = HandedOver(provider)
    @Sendable func intent(_ options: Options?) -> Provider.Intent {
      (options as? HandedOver<Provider.Intent>)?.value ?? Provider.Intent()
    }
    self.init(
      providerName: "\(Provider.self)",
      intentName: "\(Provider.Intent.self)",
      makeOptions: { HandedOver(Provider.Intent()) },
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
      recommendations: { [] }
    )
  }
}
