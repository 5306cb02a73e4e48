import SwiftUI
import UIKit

/// Puts together what the widget has left and what the app measures itself, and shares it as a file.
@main
struct CalibrationApp: App {
  var body: some Scene {
    WindowGroup { RecordView() }
  }
}

struct RecordView: View {
  @State private var file: URL?
  @State private var record: DeviceRecord?

  var body: some View {
    NavigationStack {
      List {
        Section("Widgets") {
          ForEach(record?.widgets ?? [], id: \.family) { widget in
            LabeledContent(widget.family, value: "\(widget.size.width) × \(widget.size.height)")
          }
          Text("Add the widget in every size, to the Lock Screen too, then come back.")
            .font(.footnote)
        }
        Section("Texts") {
          LabeledContent("Fonts", value: "\(record?.fonts.count ?? 0)")
          LabeledContent("Advances", value: "\(record?.advances.count ?? 0)")
          LabeledContent("Lines", value: "\(record?.lines.count ?? 0)")
        }
      }
      .navigationTitle("Calibration")
      .toolbar {
        if let file { ShareLink(item: file) }
      }
    }
    .task { await measure() }
  }

  @MainActor
  private func measure() async {
    let record = await TextProbe.record()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(record) else { return }
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("profile.json")
    guard (try? data.write(to: url)) != nil else { return }
    print(String(decoding: data, as: UTF8.self))
    self.record = record
    file = url
  }
}
