import FitSelection
import Foundation
import WidgetSurface

/// Entries that stand in a file, in place of those of a provider.
extension HostSession {
  /// Lays out the entries that a file describes, no more than a number of them.
  func showEntries(of data: Data, upTo limit: Int, _ report: @MainActor (HostEvent) -> Void) {
    do {
      guard let entries = try source.entries(decoding: data) else {
        return report(
          .finding(
            HostFinding(
              .unreadableEntries,
              "\(source.entryName) is not Decodable: entries of a file need that",
              "\(source.entryName)がDecodableではないため、ファイルのエントリーを読めません"
            )
          )
        )
      }
      for (index, entry) in entries.enumerated() {
        guard index < limit else {
          return report(.finding(.noMoreEntries(than: limit, at: entry.date)))
        }
        beganView(.fixture, of: entry, report)
        noteWhatIsNotShown(of: entry, at: entry.date, report)
        show(entry, .fixture, from: entry.date, until: nil, report)
      }
    } catch {
      let reason = BilingualText(decoding: error)
      report(
        .finding(
          HostFinding(
            .unreadableEntries,
            "the file’s entries are none of \(source.entryName): \(reason.english)",
            "ファイルのエントリーは\(source.entryName)として読めません：\(reason.japanese)"
          )
        )
      )
    }
  }
}
