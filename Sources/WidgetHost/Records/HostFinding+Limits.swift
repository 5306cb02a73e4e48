import Foundation
import WidgetSurface

/// What is told where a timeline is followed no further, or no more is drawn of it.
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

  /// As many pictures are drawn as may be: what follows is laid out and not drawn.
  static func noMorePictures(than limit: Int, at date: Date) -> HostFinding {
    HostFinding(
      .tooManyPictures,
      "no more than \(limit) pictures are drawn of a widget in a family",
      "1つのファミリーのウィジェットについて描く画像は\(limit)枚までです",
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
