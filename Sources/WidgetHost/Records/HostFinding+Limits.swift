import Foundation
import WidgetSurface

/// What is told where a timeline is followed no further.
extension HostFinding {
  /// As many entries are laid out as may be.
  static func noMoreEntries(than limit: Int, at date: Date) -> HostFinding {
    HostFinding(
      .tooManyEntries,
      "no more than \(limit) entries are laid out",
      "レイアウトするエントリーは\(limit)件までです",
      at: date
    )
  }

  /// The provider was asked for as many timelines as may be, and the span has not ended.
  static func noMoreReloads(than limit: Int, at date: Date) -> HostFinding {
    HostFinding(
      .tooManyReloads,
      "after \(limit) reloads the end of the span is not reached",
      "\(limit)回再読み込みしても期間の終わりに達しません",
      at: date
    )
  }
}
