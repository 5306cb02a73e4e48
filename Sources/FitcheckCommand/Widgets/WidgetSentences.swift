import Fitcheck
import Foundation
import WidgetHost

/// What reports say of a widget's runs, in the language of whoever reads them.
struct WidgetSentences {
  let language: ExplanationLanguage
  let timeZone: TimeZone

  /// The language as a BCP 47 tag.
  var tag: String { either("en", "ja") }

  private func either(_ english: String, _ japanese: String) -> String {
    language == .japanese ? japanese : english
  }

  // MARK: - Runs

  /// A count of runs, with what is wrong in how many.
  func summary(
    runs: Int,
    cut: Int,
    unmet: Int,
    faulty: Int,
    isSound: Bool,
    isBundleFaulty: Bool
  ) -> String {
    let count = either(Counts.text(runs, "run"), "\(runs)回の実行")
    if isSound {
      return either(
        "\(count): every text is whole that has to be",
        "\(count)：全文表示が必要なテキストはすべて欠けていません"
      )
    }
    return either(
      "\(count): a text is cut in \(cut), "
        + (unmet > 0 ? "a policy is not met in \(unmet), " : "") + "something is wrong in \(faulty)"
        + (isBundleFaulty ? " and with the widgets as a whole" : ""),
      "\(count)：テキストが欠けた実行\(cut)、"
        + (unmet > 0 ? "条件を満たさない実行\(unmet)、" : "") + "問題のある実行\(faulty)"
        + (isBundleFaulty ? "、ウィジェット全体にも問題があります" : "")
    )
  }

  /// What was run: a widget by its kind, or a preview by its name and place.
  func title(of result: WidgetCheck.Result) -> String {
    guard let preview = result.preview else { return result.run.kind }
    let name =
      preview.name.map { either("preview “\($0)”", "プレビュー「\($0)」") } ?? either("preview", "プレビュー")
    return "\(name) (\(preview.place))"
  }

  func entries(_ count: Int) -> String {
    either(count == 1 ? "1 entry" : "\(count) entries", "エントリー\(count)件")
  }

  /// How many entries and areas a run has, and from when to when.
  func extent(entries count: Int, timelines: Int, areas: Int, dates: [Date]) -> String {
    var text = entries(count)
    if timelines > 0 {
      text += either(" in \(Counts.text(timelines, "timeline"))", "（タイムライン\(timelines)個）")
    }
    text += either(", \(Counts.text(areas, "area"))", "、表示領域\(areas)種類")
    if let first = dates.first, let last = dates.last, dates.count > 1 {
      text += either(", \(moment(first)) to \(moment(last))", "、\(moment(first))〜\(moment(last))")
    } else if let only = dates.first {
      text += either(", \(moment(only))", "、\(moment(only))")
    }
    return text
  }

  func noTimeline(_ typeName: String) -> String {
    either(
      "\(typeName) is a control or a Live Activity: no timeline is asked for",
      "\(typeName)はコントロールかライブアクティビティのため、タイムラインは求めません"
    )
  }

  func profile(_ summary: String) -> String { either("profile: \(summary)", "プロファイル：\(summary)") }

  func standIns(_ names: [String]) -> String {
    either("stand-ins: ", "代用した数値：") + names.joined(separator: either(", ", "、"))
  }

  func more(_ count: Int) -> String { either("and \(count) more texts", "ほか\(count)件のテキスト") }

  // MARK: - What is cut

  func sentence(of text: CutText) -> String {
    switch (text.text.state, language) {
    case (.outside, .english): "“\(text.text.string)” reaches out of the widget"
    case (.outside, .japanese): "「\(text.text.string)」がウィジェットの外にはみ出しています"
    case (_, .english): "“\(text.text.string)” shows “\(text.text.lines.joined(separator: " / "))”"
    case (_, .japanese): "「\(text.text.string)」が「\(text.text.lines.joined(separator: "／"))」と表示されます"
    }
  }

  func places(of text: CutText, entries count: Int) -> String {
    let places = text.places.prefix(3).map { place in
      let size = Points.size(CGSize(width: place.width, height: place.height))
      return either(
        "\(size)\(devices(place.devices)) at \(place.typeSize)",
        "\(size)\(devices(place.devices))・\(place.typeSize)"
      )
    }
    let rest = text.places.count - places.count
    let when =
      text.daysLater.map { days in
        either(
          days == 0 ? "at the widest time of that day" : "at the widest date, \(days) days later",
          days == 0 ? "その日の最も幅の広い時刻で" : "最も幅の広い日付（\(days)日後）で"
        )
      }
      ?? either(
        "in \(text.entryCount) of \(entries(count)), first \(moment(text.date))",
        "\(entries(count))中\(text.entryCount)件、最初は\(moment(text.date))"
      )
    return either(
      "on \(places.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : ""); \(when)",
      "\(places.joined(separator: "、"))\(rest > 0 ? "ほか\(rest)か所" : "")。\(when)"
    )
  }

  private func devices(_ names: [String]) -> String {
    guard let first = names.first else { return "" }
    guard names.count > 1 else { return either(" (\(first))", "（\(first)）") }
    return either(" (\(first) and \(names.count - 1) more)", "（\(first)ほか\(names.count - 1)機種）")
  }

  func sentence(of failure: RequirementFailure) -> String {
    switch failure.reason {
    case .noText(let identifier):
      either(
        "\(failure.name): no text has the accessibility identifier “\(identifier)”",
        "\(failure.name)：アクセシビリティ識別子が「\(identifier)」のテキストがありません"
      )
    case .notShown(let date, let devices):
      either(
        "\(failure.name): the snippet is not shown\(self.devices(devices)), \(moment(date))",
        "\(failure.name)：本文の抜粋が表示されません\(self.devices(devices))、\(moment(date))"
      )
    case .candidate(let name, let date, let devices):
      either(
        "\(failure.name): “\(name)” is shown\(self.devices(devices)), \(moment(date))",
        "\(failure.name)：「\(name)」が表示されます\(self.devices(devices))、\(moment(date))"
      )
    case .candidates(let names, let date):
      either(
        "\(failure.name): \(names.map { "“\($0)”" }.joined(separator: " and ")) are shown, "
          + moment(date),
        "\(failure.name)：\(names.map { "「\($0)」" }.joined())が混在します、\(moment(date))"
      )
    }
  }

  // MARK: - Entries, updates and taps

  func role(of entry: EntryRecord) -> String {
    switch entry.role {
    case .timeline, .fixture: moment(entry.date)
    case .preview: entry.name ?? moment(entry.date)
    case .placeholder: either("placeholder", "プレースホルダー")
    case .snapshot: either("snapshot", "スナップショット")
    }
  }

  func taps(before entry: EntryRecord) -> String {
    guard !entry.taps.isEmpty else { return "" }
    return either(
      " after \(entry.taps.joined(separator: ", "))",
      "（\(entry.taps.joined(separator: "、"))の後）"
    )
  }

  func widest(_ widest: WidestDateRecord) -> String {
    let name = widest.identifier.map { "\($0) " } ?? ""
    return either(
      "\(name)widest as “\(widest.widest)”" + (widest.isWhole ? "" : ": a text is cut then"),
      "\(name)最も幅を取るのは「\(widest.widest)」" + (widest.isWhole ? "" : "：そのときテキストが欠けます")
    )
  }

  func sentence(of update: UpdateRecord) -> String {
    either(
      "update: \(update.result ?? "no answer") on \(update.device)",
      "更新：\(update.result ?? "応答なし")（\(update.device)）"
    )
  }

  func sentence(of tap: TapRecord) -> String {
    var text = either("tap “\(tap.name)”: ", "「\(tap.name)」をタップ：")
    if let page = tap.page {
      text += either("opens \(page)", "\(page)を開きます")
    } else {
      text += tap.intent ?? either("nothing", "なし")
      text += tap.opensApp ? either(" in the app", "（アプリ内）") : ""
      text +=
        tap.failure.map { either(" failed: \($0)", "が失敗しました：\($0)") }
        ?? either(" was done", "を実行しました")
    }
    return text + (tap.dialog.map { either(", and said “\($0)”", "。「\($0)」と表示") } ?? "")
  }

  // MARK: - Findings

  /// A finding with its date; in Japanese what kind it is stands before the host's own words.
  func sentence(of finding: HostFinding) -> String {
    let date = finding.date.map { either(" (\(moment($0)))", "（\(moment($0))）") } ?? ""
    guard language == .japanese else { return finding.message + date }
    return "\(Self.japanese(finding.code))：\(finding.message)\(date)"
  }

  private static func japanese(_ code: HostFinding.Code) -> String {
    switch code {
    case .noAnswer: "時間内に応答がありません"
    case .answeredAgain: "二回以上応答しました"
    case .emptyTimeline: "タイムラインにエントリーがありません"
    case .tooManyEntries: "エントリーが多すぎます"
    case .unorderedEntries: "エントリーが日時の順に並んでいません"
    case .tooManyReloads: "再読み込みが多すぎます"
    case .parameter: "設定項目に値を入れられません"
    case .duplicateIdentifier: "二つの選択肢の識別子が同じです"
    case .duplicateKind: "二つのウィジェットのkindが同じです"
    case .noFamilies: "ウィジェットにファミリーがありません"
    case .leftOut: "どのバンドルにも含まれていません"
    case .noArea: "表示領域の大きさが知られていません"
    case .notDrawn: "画像を描けません"
    case .nothingToTap: "タップできるものがありません"
    case .unreadableResource: "リソースを読めません"
    case .missingResource: "カタログにないリソースです"
    case .untranslated: "端末の言語のテキストがありません"
    case .foreignEntry: "ウィジェットのものではないエントリーです"
    case .unreadableEntries: "エントリーを読めません"
    case .crashed: "プロセスが異常終了しました"
    case .hung: "プロセスが応答しなくなりました"
    }
  }

  // MARK: - Dates

  func moment(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = timeZone
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.string(from: date)
  }
}
