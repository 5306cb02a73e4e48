import FitSelection
import Foundation

extension BilingualText {
  /// The view of an entry, as what is done is named.
  static func view(of role: EntryRecord.Role, at date: Date) -> BilingualText {
    switch role {
    case .placeholder: BilingualText("the view of the placeholder", "プレースホルダーのビュー")
    case .snapshot: BilingualText("the view of the snapshot", "スナップショットのビュー")
    case .timeline, .preview, .fixture:
      date.hasCalendarDay
        ? BilingualText(
          "the view of the entry of \(date.formatted(.iso8601))",
          "\(date.formatted(.iso8601))のエントリーのビュー"
        ) : BilingualText("the view of the entry of no date", "日時のないエントリーのビュー")
    }
  }
}
