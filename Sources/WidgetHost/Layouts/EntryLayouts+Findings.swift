import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import ViewFitting
import WidgetDevices
import WidgetSurface

extension EntryLayouts {
  /// Tells what the system does not show of an entry's view, though it is laid out.
  func noteWhatIsNotShown(
    of entry: WidgetSourceEntry,
    at date: Date,
    _ report: @MainActor (HostEvent) -> Void
  ) {
    if let finding = missingBackground(of: entry, at: date) { report(.finding(finding)) }
    if let finding = furtherRows(of: entry, at: date) { report(.finding(finding)) }
  }

  /// From iOS 17 on a view that names no ground of its widget is not shown (apps' issues: WordPress-iOS
  /// 21672, pocket-casts-ios 892).
  private func missingBackground(of entry: WidgetSourceEntry, at date: Date) -> HostFinding? {
    guard let typeSize = typeSizes.first,
      let group = groups.first(where: { $0.systemVersion >= .iOS17 })
    else { return nil }
    let ground = WidgetGround()
    var environment = selector(for: group, typeSize, at: date, .timeline).environment
    environment.widgetGround = ground
    _ = FitSelector(environment: environment).resolve(entry.view())
    guard ground.view == nil else { return nil }
    return HostFinding(
      .noBackground,
      "the view has no containerBackground(for: .widget): built with Xcode 15 or later, iOS 17 and "
        + "later show “Please adopt containerBackground API” in its place",
      "ビューにcontainerBackground(for: .widget)がありません。Xcode 15以降でビルドすると、iOS 17以降では代わりに"
        + "「Please adopt containerBackground API」と表示されます"
    )
  }

  /// An inline widget is one row of text: what stands above or below it is not judged.
  private func furtherRows(of entry: WidgetSourceEntry, at date: Date) -> HostFinding? {
    guard family == .accessoryInline, let decision = decision(of: entry, at: date) else {
      return nil
    }
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

extension [TextTrace] {
  /// Those that a family shows: of an inline widget what stands in one row with its first text.
  func shown(by family: WidgetFamily?) -> [TextTrace] {
    guard family == .accessoryInline, let row = lazy.compactMap(\.frame).first else { return self }
    return filter { text in
      guard let frame = text.frame else { return true }
      let shared = Swift.min(frame.maxY, row.maxY) - Swift.max(frame.minY, row.minY)
      return shared >= Swift.min(frame.height, row.height) / 2
    }
  }
}
