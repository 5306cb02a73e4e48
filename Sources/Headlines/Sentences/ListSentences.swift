import FitSelection
import ViewFitting
import WidgetDevices

/// What is said of a list of headlines, in few words.
package struct ListSentences: BilingualSentences, Sendable {
  package let language: ExplanationLanguage

  package init(_ language: ExplanationLanguage) {
    self.language = language
  }

  package var headline: String { text("headline", "見出し") }

  package func headlines(_ count: Int) -> String {
    text(Counts.text(count, "headline"), "見出し\(count)本")
  }

  package func files(_ count: Int) -> String {
    text(Counts.text(count, "file"), "ファイル\(count)個")
  }

  /// The devices of some areas, counted, with their systems.
  package func devices(_ groups: [DeviceGroup]) -> String {
    let systems = groups.systems
    return counted(groups) + (systems.isEmpty ? "" : text(" (\(systems))", "（\(systems)）"))
  }

  private func counted(_ groups: [DeviceGroup]) -> String {
    let devices = Set(groups.flatMap(\.devices).map(\.name))
    let isPhones = groups.flatMap(\.devices).allSatisfy { $0.kind == .iPhone }
    if devices.isEmpty {
      // An area counts once, however many versions of its system are compared in it.
      let count = Set(groups.map(\.name)).count
      return text(Counts.text(count, "area"), "領域\(count)種")
    }
    return isPhones
      ? text(Counts.text(devices.count, "iPhone"), "iPhone \(devices.count)機種")
      : text(Counts.text(devices.count, "device"), "\(devices.count)機種")
  }

  package func cut(_ count: Int) -> String { text("✗ \(count) cut", "✗ 欠け\(count)本") }

  package func unmet(_ count: Int) -> String {
    text("✗ \(count) not as required", "✗ 条件を満たさない\(count)本")
  }

  package func known(_ count: Int) -> String {
    text("\(count) known", "既知\(count)本")
  }

  package func withoutSnippet(_ count: Int) -> String {
    text("− \(count) without snippet", "− 本文なし\(count)本")
  }

  package func close(_ count: Int) -> String { text("≈ \(count) close", "≈ 紙一重\(count)本") }

  package func unreadable(_ count: Int) -> String {
    text("! \(count) not judged", "! 判定不能\(count)本")
  }

  package var allWhole: String { text("✓ all whole", "✓ すべて全文表示") }

  /// What stands for those that need no attention.
  package func rest(_ count: Int) -> String {
    text(
      "\(count) more \(count == 1 ? "needs" : "need") no attention: --all shows every one",
      "ほか\(count)本は問題なし（--all で全件）"
    )
  }

  /// What stands for those that would fill screens.
  package func hidden(_ count: Int) -> String {
    text(
      "\(count) more \(count == 1 ? "needs" : "need") attention: --all shows every one",
      "ほか\(count)本も要確認（--all で全件）"
    )
  }

  /// What the marks stand for.
  ///
  /// - Parameter closeCalls: which close calls are marked: where all are, one need not be about whether the headline is cut.
  package func legend(marking closeCalls: CloseCallExtent) -> String {
    let close = closeCalls == .all ? "a close call" : "might be"
    return text(
      "✗ cut   ≈ \(close): the numbers may be off by more than what is left   "
        + "--item N tells more",
      "✗ 欠ける　≈ 紙一重（余裕が数値の誤差より小さい）　--item N で詳細"
    )
  }
}
