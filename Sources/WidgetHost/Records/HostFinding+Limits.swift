import FitSelection
import Foundation
import WidgetSurface

/// What is told where a timeline or a tap is followed no further, or no more is drawn.
extension HostFinding {
  /// As many entries are laid out as may be.
  static func noMoreEntries(than limit: Int, at date: Date) -> HostFinding {
    HostFinding(
      .tooManyEntries,
      "no more than \(limit == 1 ? "1 entry is" : "\(limit) entries are") laid out",
      "レイアウトするエントリーは\(limit)件までです",
      at: date
    )
  }

  /// As many pictures are drawn as may be: what follows is laid out and not drawn.
  static func noMorePictures(than limit: Int, at date: Date) -> HostFinding {
    HostFinding(
      .tooManyPictures,
      "no more than \(limit == 1 ? "1 picture is" : "\(limit) pictures are") drawn of a widget in a family",
      "1つのファミリーのウィジェットについて描く画像は\(limit)枚までです",
      at: date
    )
  }

  /// The provider was asked for as many timelines as may be, and the span has not ended.
  static func noMoreReloads(than limit: Int, at date: Date) -> HostFinding {
    HostFinding(
      .tooManyReloads,
      "after \(Counts.text(limit, "reload")) the end of the span is not reached",
      "\(limit)回再読み込みしても期間の終わりに達しません",
      at: date
    )
  }

  /// An intent opens another, and that the next, farther than they are followed.
  static func intentsWithoutEnd(from intent: String, after limit: Int) -> HostFinding {
    HostFinding(
      .noAnswer,
      "\(intent) opens one intent after the other: after \(limit) no more are done",
      "\(intent)から次々にインテントが開かれるため、\(limit)件で止めました"
    )
  }

  /// Of what a provider gave at once only the first are looked at.
  ///
  /// - Parameters:
  ///   - looked: how many of the entries are looked at.
  ///   - count: how many there are.
  static func onlyTheFirst(
    _ looked: Int,
    ofEntries count: Int,
    from provider: String,
    at date: Date
  ) -> HostFinding {
    let entries = count == 1 ? "1 entry" : "\(count) entries"
    return HostFinding(
      .tooManyEntries,
      "\(provider) gave \(entries) at once; \(first(looked)) looked at",
      "\(provider)は一度に\(count)件のエントリーを返しました。調べるのは最初の\(looked)件です",
      at: date
    )
  }

  /// Of the configurations that a provider recommends only the first are looked at.
  ///
  /// - Parameters:
  ///   - looked: how many of them are looked at.
  ///   - count: how many there are.
  static func onlyTheFirst(
    _ looked: Int,
    ofConfigurations count: Int,
    from provider: String
  ) -> HostFinding {
    HostFinding(
      .tooManyRecommendations,
      "\(provider) recommends \(Counts.text(count, "configuration")); \(first(looked)) looked at",
      "\(provider)が推奨する構成は\(count)件で、最初の\(looked)件だけを調べます"
    )
  }

  private static func first(_ count: Int) -> String {
    count == 1 ? "the first is" : "the first \(count) are"
  }
}
