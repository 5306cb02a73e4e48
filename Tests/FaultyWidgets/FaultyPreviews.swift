import SwiftUI
import WidgetKit

// Previews in every form, and what may be wrong with them: tests name them by their lines.

#Preview { Text("A view alone") }

#Preview("In small", traits: .sizeThatFitsLayout, .fixedLayout(width: 80, height: 80)) {
  @Previewable @State var count = 2
  Text("Small \(count)")
    .previewContext(WidgetPreviewContext(family: .systemSmall))
}

#Preview("Entries", as: .accessoryRectangular) {
  FaultyWidget<SoundProvider>()
} timeline: {
  Moment(date: Date(timeIntervalSince1970: 0), text: "first")
  if true { Moment(date: Date(timeIntervalSince1970: 0), text: "second") }
  for word in ["third", "fourth"] { Moment(date: Date(timeIntervalSince1970: 0), text: word) }
}

#Preview("Provided", as: .accessoryRectangular, widget: { FaultyWidget<SilentProvider>() }) {
  SoundProvider()
}

#if DEBUG
// The comment with a #Preview( before it.
@available(iOS 17.0, *)
#Preview("Foreign", as: .accessoryRectangular) {
  ChoosingWidget()
} timeline: {
  OtherEntry(date: .now)
}
#endif

private struct Hidden_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(0..<2) { number in
      Text("Number \(number)")
        .previewDisplayName("No. \(number)")
        .previewContext(
          WidgetPreviewContext(family: number == 0 ? .accessoryInline : .accessoryRectangular)
        )
    }
  }
  static var platform: PreviewPlatform? { .watchOS }
}

struct Crashing_Previews: PreviewProvider {
  static var previews: some View {
    let words: [String] = []
    Text(words[0])
  }
}

private struct OtherEntry: TimelineEntry {
  let date: Date
}
