import ActivityKit
import SwiftUI
import WidgetKit

// Previews of a Live Activity in every form: tests name them by their lines.

struct Ferry: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
  }

  var harbour: String
}

struct FerryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Ferry.self) { context in
      VStack(alignment: .leading) {
        Text(context.attributes.harbour).font(.headline).lineLimit(1)
        ForEach(0..<context.state.minutes, id: \.self) { _ in Text("in a minute") }
      }
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text(context.attributes.harbour) }
      } compactLeading: {
        Text(context.attributes.harbour).lineLimit(1)
      } compactTrailing: {
        Text("\(context.state.minutes)")
      } minimal: {
        Text("\(context.state.minutes)")
      }
    }
    .configurationDisplayName("Ferry")
  }
}

#Preview("Ferry", as: .content, using: Ferry(harbour: "Harbour museum")) {
  FerryActivity()
} contentStates: {
  Ferry.ContentState(minutes: 1)
  Ferry.ContentState(minutes: 20)
}

#Preview("Island", as: .dynamicIsland(.compact), using: Ferry(harbour: "Harbour museum")) {
  FerryActivity()
} contentStates: {
  Ferry.ContentState(minutes: 5)
}

#Preview("Dot", as: .dynamicIsland(.minimal), using: Ferry(harbour: "Harbour museum")) {
  FerryActivity()
} contentStates: {
  Ferry.ContentState(minutes: 5)
}

#Preview("Opened", as: .dynamicIsland(.expanded), using: Ferry(harbour: "Harbour museum")) {
  FerryActivity()
} contentStates: {
  Ferry.ContentState(minutes: 5)
}
