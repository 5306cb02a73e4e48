import Foundation
import SwiftUI
import WidgetKit

/// Says of each entry what it is for.
struct TellingProvider: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now, text: "placeholder") }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
    completion(Moment(date: .now, text: "snapshot"))
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void)
  {
    completion(Timeline(entries: [Moment(date: .now, text: "entry")], policy: .never))
  }
}

/// A widget whose view takes the process with it, at one of its entries.
struct TrappingWidget: Widget {
  var trapped = "entry"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Trapping \(trapped)", provider: TellingProvider()) {
      TrappingView(text: $0.text, trapped: trapped).containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

struct TrappingView: View {
  let text: String
  let trapped: String

  var body: some View {
    if text == trapped { fatalError("no view at hand") }
    return Text(text)
  }
}
