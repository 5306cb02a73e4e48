import AppIntents
import Foundation
import SwiftUI
import WidgetKit

/// Widgets with everything that may be wrong with one, each by its kind; the last one is sound.
@main
struct FaultyWidgets: WidgetBundle {
  var body: some Widget {
    FaultyWidget<SilentProvider>()
    FaultyWidget<BlockedProvider>()
    FaultyWidget<CrashingProvider>()
    FaultyWidget<FloodingProvider>()
    FaultyWidget<GreedyProvider>()
    FaultyWidget<RepeatingProvider>()
    FaultyWidget<EmptyProvider>()
    FaultyWidget<UnorderedProvider>()
    ChoosingWidget()
    HandledWidget()
    RecommendingWidget()
    HandledRecommendingWidget()
    SilentlyRecommendingWidget()
    SortedRecommendingWidget()
    FaultyWidget<WritingProvider>()
    FaultyWidget<GrowingProvider>()
    TimingWidget()
    DatedWidget()
    FittingDateWidget()
    DistanceWidget()
    FaultyWidget<LoadingProvider>()
    SpeakingWidget()
    FaultyWidget<SizedProvider>()
    TodayExtension { OpeningController() }
    TrappingWidget(trapped: "placeholder")
    TrappingWidget(trapped: "snapshot")
    TrappingWidget(trapped: "entry")
    FaultyWidget<SoundProvider>()
  }
}

struct Moment: TimelineEntry, Decodable {
  let date: Date
  var text = "Now"
}

protocol FaultyProvider: TimelineProvider where Entry == Moment {
  init()
}

extension FaultyProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
    completion(Moment(date: .now))
  }
}

struct FaultyWidget<Provider: FaultyProvider>: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "\(Provider.self)", provider: Provider()) {
      Text($0.text).containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

/// Never answers.
struct SilentProvider: FaultyProvider {
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void)
  {}
}

/// Never comes back.
struct BlockedProvider: FaultyProvider {
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void)
  {
    while true { sleep(1) }
  }
}

/// Takes its process with it.
struct CrashingProvider: FaultyProvider {
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void)
  {
    fatalError("no headline at hand")
  }
}

/// Answers with a million entries.
struct FloodingProvider: FaultyProvider {
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void)
  {
    let entries = (0..<1_000_000).map { Moment(date: .now + Double($0)) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

/// Takes more memory than there is for it.
struct GreedyProvider: FaultyProvider {
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void)
  {
    var rooms: [UnsafeMutableRawPointer] = []
    while true { rooms.append(.allocate(byteCount: 256 << 20, alignment: 16)) }
  }
}

/// Writes far more into a file than its tests let it, and then answers nothing.
struct WritingProvider: FaultyProvider {
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void)
  {
    let path = NSTemporaryDirectory() + "/endless"
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else { return }
    for _ in 0..<64 { file.write(Data(count: 1 << 20)) }
  }
}

/// Answers twice.
struct RepeatingProvider: FaultyProvider {
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void)
  {
    let timeline = Timeline(entries: [Moment(date: .now)], policy: .never)
    completion(timeline)
    completion(timeline)
  }
}

/// Has nothing to show.
struct EmptyProvider: FaultyProvider {
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void)
  {
    completion(Timeline(entries: [], policy: .atEnd))
  }
}

/// Answers from the last entry to the first.
struct UnorderedProvider: FaultyProvider {
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void)
  {
    let entries = [2, 1, 0].map { Moment(date: .now + Double($0) * 3600, text: "\($0)") }
    completion(Timeline(entries: entries, policy: .never))
  }
}

/// One entry an hour, a day at a time.
struct SoundProvider: FaultyProvider {
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void)
  {
    let entries = (0..<24).map { Moment(date: .now + Double($0) * 3600, text: "Hour \($0)") }
    completion(Timeline(entries: entries, policy: .after(.now + 86_400)))
  }
}
