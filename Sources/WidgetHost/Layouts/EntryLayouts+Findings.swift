import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import UnicodeText
import ViewFitting
import WidgetDevices
import WidgetSurface

extension EntryLayouts {
  /// From iOS 17 on a view of the home screen that names no ground of its widget is not shown (apps' issues:
  /// WordPress-iOS 21672, pocket-casts-ios 892).
  func missingBackground(of view: AnyView, at date: Date) -> HostFinding? {
    guard !WidgetSlot.family(family).isAccessory, let typeSize = typeSizes.first,
      let group = groups.first(where: { $0.systemVersion >= .iOS17 })
    else { return nil }
    let selector = selector(for: group, typeSize, at: date, .timeline)
    guard selector.ground(of: view, in: group.size) == nil else { return nil }
    return HostFinding(
      .noBackground,
      "the view has no containerBackground(for: .widget): built with Xcode 15 or later, iOS 17 and "
        + "later show “Please adopt containerBackground API” in its place",
      "ビューにcontainerBackground(for: .widget)がありません。Xcode 15以降でビルドすると、iOS 17以降では代わりに"
        + "「Please adopt containerBackground API」と表示されます"
    )
  }

  /// An inline widget is one row of text: what stands above or below it is not judged.
  func furtherRows(of view: AnyView, at date: Date) -> HostFinding? {
    guard let decision = decision(of: view, at: date) else { return nil }
    let texts = decision.placed.texts
    let shown = texts.shown(by: family)
    guard shown.count < texts.count, let first = shown.first else { return nil }
    let rest = texts.count - shown.count
    return HostFinding(
      .furtherRows,
      "accessoryInline is one row of text: beside “\(first.string)” it has "
        + "\(Counts.text(rest, "text")) in other rows, not looked at",
      "accessoryInlineのテキストは1行です：「\(first.string)」のほかの行にあるテキスト\(rest)件は対象外です"
    )
  }
}

extension FitDecision {
  /// Characters that no face has, of what a family shows and of what was tried for it: not of texts that stand in other rows of
  /// an inline widget alone.
  func missingScalars(in family: WidgetFamily?) -> [Unicode.Scalar] {
    let texts = placed.texts
    let shown = Set(texts.shown(by: family).map { ExactText($0.string) })
    let others = Set(texts.map { ExactText($0.string) }).subtracting(shown)
    return missingScalars(of: { !others.contains(ExactText($0.string)) })
  }
}

extension [TextTrace] {
  /// Those that a family shows: of an inline widget what stands in one row with its first text.
  func shown(by family: WidgetFamily?) -> [TextTrace] { indices(shownBy: family).map { self[$0] } }

  /// The places of those that a family shows.
  func indices(shownBy family: WidgetFamily?) -> [Int] {
    guard family == .accessoryInline, let row = lazy.compactMap(\.frame).first else {
      return Array<Int>(indices)
    }
    return indices.filter { index in
      guard let frame = self[index].frame else { return true }
      let shared = Swift.min(frame.maxY, row.maxY) - Swift.max(frame.minY, row.minY)
      return shared >= Swift.min(frame.height, row.height) / 2
    }
  }
}
