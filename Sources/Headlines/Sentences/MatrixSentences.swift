import DeviceTraits
import FitSelection
import UnicodeText
import WidgetDevices

/// What is said of matrices, in few words.
package struct MatrixSentences: BilingualSentences, Sendable {
  package let language: ExplanationLanguage

  package init(_ language: ExplanationLanguage) {
    self.language = language
  }

  package var settingHeading: String { text("Setting", "設定") }

  /// Settings that share what they are said of: the system where several are compared, consecutive
  /// type sizes, then the rest.
  package func name(_ settings: [MatrixSetting], on system: String? = nil) -> String {
    guard let first = settings.first, let last = settings.last else { return "" }
    let sizes =
      first.typeSize == last.typeSize
      ? "\(first.typeSize)"
      : text("\(first.typeSize) to \(last.typeSize)", "\(first.typeSize)〜\(last.typeSize)")
    return [
      system, sizes, first.isBold ? text("Bold Text", "太字") : nil,
      first.deviceLanguage.map { text("device \($0)", "端末 \($0)") },
    ]
    .compactMap(\.self).joined(separator: text(", ", "、"))
  }

  /// The worst cells together.
  package func worst(_ count: Int, of total: Int, _ places: [String]) -> String {
    let list = places.prefix(3).joined(separator: text("; ", "／"))
    let rest = places.count > 3 ? text(" and \(places.count - 3) more", "など\(places.count)か所") : ""
    return text(
      "Worst: \(count) of \(total), \(list)\(rest)",
      "最悪：\(total)本中\(count)本、\(list)\(rest)"
    )
  }

  package func settings(_ count: Int) -> String {
    text(Counts.text(count, "setting"), "設定\(count)通り")
  }

  package func unmet(_ count: Int) -> String {
    text("✗ \(count) not as required somewhere", "✗ どこかで条件を満たさない\(count)本")
  }

  package var allMet: String { text("✓ as required everywhere", "✓ すべて条件どおり") }

  package func differing(_ count: Int) -> String {
    text(
      "\(count) \(count == 1 ? "differs" : "differ") between devices",
      "機種で表示が異なる\(count)本"
    )
  }

  package func differingByVersion(_ count: Int) -> String {
    text(
      "Δ \(count) \(count == 1 ? "differs" : "differ") between versions",
      "Δ バージョンで表示が異なる\(count)本"
    )
  }

  /// That versions differ in nothing that a matrix compares: lines of the same layout may be others.
  package var noneDiffersByVersion: String {
    text(
      "The versions show the same layouts, and the same headlines whole.",
      "どのバージョンでも、レイアウトと全文が表示される見出しは同じです。"
    )
  }

  /// What a cell shows, in a few words: "layout 3, cut".
  package func shown(_ cell: HeadlineMatrix.Cell) -> String {
    let layout =
      cell.shown.chosenIndex.map { text("layout \($0 + 1)", "レイアウト\($0 + 1)") }
      ?? text("nothing", "表示なし")
    return cell.shown.isHeadlineWhole ? layout : layout + text(", cut", "（欠け）")
  }

  /// Where a headline is cut that others show whole, once for all versions of an area.
  package func cut(in areas: [DeviceGroup]) -> String {
    let places = UnmetSentences.list(areas.map { $0.shortName }.eachOnce(), in: language)
    return text("Cut on \(places), whole on the others.", "\(places)で欠け、ほかは全文表示。")
  }

  /// A sentence with the settings that it holds with; all where it holds with every one.
  package func sentence(_ sentence: String, with settings: [MatrixSetting], of all: Int) -> String {
    guard settings.count < all else { return sentence }
    let names = settings.prefix(2).map { name([$0]) }.joined(separator: text("; ", "／"))
    let rest = settings.count - 2
    let more = rest > 0 ? text(" and \(rest) more", "など\(settings.count)通り") : ""
    return sentence + text(" (\(names)\(more))", "（\(names)\(more)）")
  }

  /// Which settings cells are of, where another one has others.
  package func only(_ settings: [MatrixSetting], on system: String?) -> String {
    let name = name(settings, on: system)
    return text(
      "With \(name); another setting has other cells.",
      "\(name)の場合。設定によって異なります。"
    )
  }

  /// What cells of counts say.
  package var countsLegend: String {
    text("In each cell: how many miss what is required there", "各欄：条件を満たさない本数")
  }

  /// What cells of one headline say.
  package var layoutsLegend: String {
    text(
      "In each cell: the layout, counted from 1; ✗ not as required, ≈ might be cut",
      "各欄：表示されるレイアウトの番号。✗ 条件を満たさない、≈ 紙一重"
    )
  }

  /// What stands for those that would fill screens.
  package func hidden(_ count: Int) -> String {
    text(
      "\(count) more \(count == 1 ? "differs" : "differ"): --all shows every one",
      "ほか\(count)本も異なる（--all で全件）"
    )
  }

  /// What stands for those that no rows are held for, though all were asked for.
  package func unheld(_ count: Int) -> String {
    text(
      "\(count) more \(count == 1 ? "differs" : "differ"): --format jsonl tells of every one",
      "ほか\(count)本も異なる（--format jsonl で全件）"
    )
  }

  /// What stands for those that could not be judged and that no rows are held for.
  package func unheldErrors(_ count: Int) -> String {
    text(
      "\(count) more could not be judged: --format jsonl tells of every one",
      "ほか\(count)本も判定不能（--format jsonl で全件）"
    )
  }
}
