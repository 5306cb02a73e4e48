import AppIntents
import SwiftUI
import WidgetKit

/// Speaks the app's languages in every way in which code asks for a text, and shows its colours and
/// pictures.
struct SpeakingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Speaking", provider: SoundProvider()) { entry in
      SpeakingView(date: entry.date).containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular, .systemSmall])
  }
}

struct SpeakingView: View {
  let date: Date
  private let count = 3

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Good morning").foregroundStyle(Color("Brand")).accessibilityIdentifier("literal")
      Text("\(count) articles").accessibilityIdentifier("plural")
      Text("\("Anna") has \(count) birds").accessibilityIdentifier("values")
      Text(verbatim: "Good morning").accessibilityIdentifier("verbatim")
      Text(String(localized: "\(count) articles")).accessibilityIdentifier("string")
      Text(LocalizedStringResource("greeting.title", defaultValue: "Hello"))
        .accessibilityIdentifier("resource")
      Text(date, style: .time).accessibilityIdentifier("time")
      Text("Good morning", tableName: "Other").accessibilityIdentifier("table")
      HStack(spacing: 0) {
        Image("Logo")
        Image("Nowhere").foregroundStyle(Color("Nowhere"))
      }
    }
    .font(.system(size: 5))
  }
}
