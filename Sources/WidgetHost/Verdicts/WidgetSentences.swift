package import FitSelection
package import Foundation

/// What reports say of a widget's runs, in the language of whoever reads them.
package struct WidgetSentences: BilingualSentences, Sendable {
  package let language: ExplanationLanguage
  let timeZone: TimeZone

  /// - Parameter timeZone: in which dates are told.
  package init(language: ExplanationLanguage, timeZone: TimeZone) {
    self.language = language
    self.timeZone = timeZone
  }

  // MARK: - Runs

  /// A count of runs, with what is wrong in how many.
  package func summary(of verdict: WidgetVerdict) -> String {
    let count = text(
      Counts.text(verdict.runs.count, "run"),
      "\(verdict.runs.count)回の実行"
    )
    switch verdict.outcome {
    case .sound:
      return text(
        "\(count): every text is whole that has to be",
        "\(count)：全文表示が必要なテキストはすべて欠けていません"
      )
    case .nothingShown:
      return text("\(count): nothing was laid out", "\(count)：何もレイアウトされませんでした")
    case .unsound:
      let unmet = verdict.unmetCount
      let cut = verdict.cutCount
      let faulty = verdict.faultyCount
      return text(
        "\(count): a text is cut in \(cut), "
          + (unmet > 0 ? "a policy is not met in \(unmet), " : "")
          + "something is wrong in \(faulty)"
          + (verdict.isBundleFaulty ? " and with the widgets as a whole" : ""),
        "\(count)：テキストが欠けた実行\(cut)、" + (unmet > 0 ? "条件を満たさない実行\(unmet)、" : "")
          + "問題のある実行\(faulty)"
          + (verdict.isBundleFaulty ? "、ウィジェット全体にも問題があります" : "")
      )
    }
  }

  /// What was run: a widget by its kind, with the recommended configuration that it has, or a preview by its name
  /// and place.
  package func title(of hosted: HostedRun) -> String {
    guard let preview = hosted.preview else {
      guard let taken = hosted.request.recommendation else { return hosted.run.kind }
      return text(
        "\(hosted.run.kind), “\(taken.name)”\(taken.mark)",
        "\(hosted.run.kind)「\(taken.name)」\(taken.mark)"
      )
    }
    let name =
      preview.name.map { text("preview “\($0)”", "プレビュー「\($0)」") } ?? text("preview", "プレビュー")
    return "\(name) (\(preview.place))"
  }

  /// What was run, in which family and language.
  package func heading(of hosted: HostedRun) -> String {
    "\(title(of: hosted)), \(hosted.run.family), \(hosted.language)"
  }

  package func entries(_ count: Int) -> String {
    text(count == 1 ? "1 entry" : "\(count) entries", "エントリー\(count)件")
  }

  /// How many entries and areas a run has, and from when to when.
  package func extent(of run: WidgetRun) -> String {
    let shown = run.shownEntries
    var extent = entries(shown.count)
    if !run.timelines.isEmpty {
      let count = run.timelines.count
      extent += text(" in \(Counts.text(count, "timeline"))", "（タイムライン\(count)個）")
    }
    extent += text(", \(Counts.text(run.areaCount, "area"))", "、表示領域\(run.areaCount)種類")
    // Those of a file or a preview come in any order, and those of further sizes from the beginning.
    let dates = shown.map(\.date)
    guard let first = dates.min(), let last = dates.max() else { return extent }
    guard shown.count > 1 else { return extent + text(", \(moment(first))", "、\(moment(first))") }
    return extent
      + text(", \(moment(first)) to \(moment(last))", "、\(moment(first))〜\(moment(last))")
  }

  /// Why a widget has no run.
  package func noTimeline(_ widget: WidgetDescription) -> String {
    let typeName = widget.typeName
    guard widget.hasConfiguration else {
      return text(
        "\(typeName) has an empty configuration: there is nothing to run",
        "\(typeName)の設定（WidgetConfiguration）は空のため、実行するものがありません"
      )
    }
    return text(
      "\(typeName) is a control or a Live Activity: no timeline is asked for",
      "\(typeName)はコントロールかライブアクティビティのため、タイムラインは求めません"
    )
  }

  package func profile(_ summary: String) -> String {
    text("profile: \(summary)", "プロファイル：\(summary)")
  }

  package func standIns(_ names: [String]) -> String {
    text("stand-ins: ", "代用した数値：") + names.joined(separator: text(", ", "、"))
  }

  package func more(_ count: Int) -> String {
    text("and \(Counts.text(count, "more text"))", "ほか\(count)件のテキスト")
  }

  /// How many pictures a page leaves out, with the folder that has them.
  package func morePictures(_ count: Int, in folder: String) -> String {
    text(
      "and \(Counts.text(count, "more picture")) in \(folder)",
      "ほか\(count)枚の画像が\(folder)にあります"
    )
  }

  // MARK: - What is cut

  package func sentence(of cut: CutText) -> String {
    let whole = cut.text.string
    return switch cut.text.state {
    case .outside:
      text("“\(whole)” reaches out of the widget", "「\(whole)」がウィジェットの外にはみ出しています")
    case .clipped:
      text("“\(whole)” is cut off by a view around it", "「\(whole)」が周りのビューに切り取られています")
    case .truncated where cut.text.lines.isEmpty:
      text(
        "“\(whole)” has no room and is not shown",
        "「\(whole)」は場所がなく、表示されません"
      )
    case .truncated, .whole, .hidden:
      text(
        "“\(whole)” shows “\(cut.text.lines.joined(separator: " / "))”",
        "「\(whole)」が「\(cut.text.lines.joined(separator: "／"))」と表示されます"
      )
    }
  }

  /// Where a text is cut and in how many of a run's entries.
  package func places(of cut: CutText, in run: WidgetRun) -> String {
    // The extent of a run counts no snapshots: whoever compares the numbers is told.
    let snapshots = run.entries.count { $0.role == .snapshot }
    let counted = text(
      entries(run.entryCount)
        + (snapshots == 0 ? "" : snapshots == 1 ? " with the snapshot" : " with the snapshots"),
      (snapshots == 0 ? "" : "スナップショットを含む") + entries(run.entryCount)
    )
    let when =
      cut.daysLater.map { days in
        text(
          days == 0
            ? "at the widest time of that day"
            : "at the widest date, \(Counts.text(days, "day")) later",
          days == 0 ? "その日の最も幅の広い時刻で" : "最も幅の広い日付（\(days)日後）で"
        )
      }
      ?? text(
        "in \(cut.entryCount) of \(counted), first \(moment(cut.date))",
        "\(counted)中\(cut.entryCount)件、最初は\(moment(cut.date))"
      )
    let places = list(of: cut.places) { $0.typeSize }
    return text("on \(places); \(when)", "\(places)。\(when)")
  }

  /// The areas in which an entry's texts are shown alike; sizes of text are named where it has several.
  package func areas(_ places: [CutText.Place], of entry: EntryRecord) -> String {
    let hasOneSize = Set(entry.layouts.map(\.typeSize)).count < 2
    return list(of: places) { hasOneSize ? nil : $0.typeSize }
  }

  /// The first few of some areas, each with its sizes of text, with how many areas there are beside.
  private func list(of places: [CutText.Place], naming: (CutText.Place) -> String?) -> String {
    var areas: [(name: String, sizes: [String])] = []
    for place in places {
      let name =
        Points.size(CGSize(width: place.width, height: place.height)) + devices(place.devices)
      let sizes = naming(place).map { [$0] } ?? []
      if let index = areas.firstIndex(where: { $0.name == name }) {
        areas[index].sizes += sizes
      } else {
        areas.append((name, sizes))
      }
    }
    let shown = areas.prefix(3).map { area in
      guard !area.sizes.isEmpty else { return area.name }
      let sizes = area.sizes.prefix(3).joined(separator: "/") + (area.sizes.count > 3 ? "/…" : "")
      return text("\(area.name) at \(sizes)", "\(area.name)・\(sizes)")
    }
    let rest = areas.count - shown.count
    return text(
      shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : ""),
      shown.joined(separator: "、") + (rest > 0 ? "ほか\(rest)か所" : "")
    )
  }

  private func devices(_ names: [String]) -> String {
    guard let first = names.first else { return "" }
    guard names.count > 1 else { return text(" (\(first))", "（\(first)）") }
    return text(" (\(first) and \(names.count - 1) more)", "（\(first)ほか\(names.count - 1)機種）")
  }

  package func sentence(of failure: RequirementFailure) -> String {
    let name = failure.requirement.name
    return switch failure.reason {
    case .noText(let identifier):
      text(
        "\(name): no text has the accessibility identifier “\(identifier)”",
        "\(name)：アクセシビリティ識別子が「\(identifier)」のテキストがありません"
      )
    case .noChoice:
      text(
        "\(name): no entry has a ViewThatFits",
        "\(name)：どのエントリーにもViewThatFitsがありません"
      )
    case .noCandidate(let most):
      text(
        "\(name): no entry has more than \(Counts.text(most, "candidate"))",
        "\(name)：どのエントリーにも候補は\(most)個までしかありません"
      )
    case .notShown(let date, let devices):
      text(
        "\(name): the snippet is not shown\(self.devices(devices)), \(moment(date))",
        "\(name)：本文の抜粋が表示されません\(self.devices(devices))、\(moment(date))"
      )
    case .candidate(let candidate, let date, let devices):
      text(
        "\(name): “\(candidate)” is shown\(self.devices(devices)), \(moment(date))",
        "\(name)：「\(candidate)」が表示されます\(self.devices(devices))、\(moment(date))"
      )
    case .candidates(let names, let date): sentence(ofCandidates: names, name, date)
    }
  }

  private func sentence(ofCandidates names: [String], _ name: String, _ date: Date) -> String {
    let shown = BilingualText.quoting(names, separator: BilingualText(" and ", ""))
    return text(
      "\(name): \(shown.english) are shown, \(moment(date))",
      "\(name)：\(shown.japanese)が混在します、\(moment(date))"
    )
  }

  // MARK: - Entries, updates and taps

  package func role(of entry: EntryRecord) -> String {
    switch entry.role {
    case .timeline, .fixture: moment(entry.date)
    case .preview: entry.name ?? moment(entry.date)
    case .placeholder: text("placeholder", "プレースホルダー")
    case .snapshot: text("snapshot", "スナップショット")
    }
  }

  package func taps(before entry: EntryRecord) -> String {
    guard !entry.taps.isEmpty else { return "" }
    return text(
      " after \(entry.taps.joined(separator: ", "))",
      "（\(entry.taps.joined(separator: "、"))の後）"
    )
  }

  package func widest(_ widest: WidestDateRecord) -> String {
    let name = widest.identifier.map { "\($0) " } ?? ""
    return text(
      "\(name)widest as “\(widest.widest)”" + (widest.isWhole ? "" : ": a text is cut then"),
      "\(name)最も幅を取るのは「\(widest.widest)」" + (widest.isWhole ? "" : "：そのときテキストが欠けます")
    )
  }

  package func sentence(of update: UpdateRecord) -> String {
    let pages = update.opened.joined(separator: text(", ", "、"))
    return text(
      "update: \(update.result ?? "no answer") on \(update.device)"
        + (pages.isEmpty ? "" : ", and without a tap it opens \(pages)"),
      "更新：\(update.result ?? "応答なし")（\(update.device)）"
        + (pages.isEmpty ? "" : "。タップなしで\(pages)を開きます")
    )
  }

  package func sentence(of tap: TapRecord) -> String {
    var sentence = text("tap “\(tap.name)”: ", "「\(tap.name)」をタップ：")
    if let page = tap.page {
      sentence += text("opens \(page)", "\(page)を開きます")
    } else {
      sentence += tap.intent ?? text("nothing", "なし")
      sentence += tap.opensApp ? text(" in the app", "（アプリ内）") : ""
      sentence +=
        tap.failure.map { text(" failed: \($0.english)", "が失敗しました：\($0.japanese)") }
        ?? text(" was done", "を実行しました")
    }
    return sentence + (tap.dialog.map { text(", and said “\($0)”", "。「\($0)」と表示") } ?? "")
  }

  // MARK: - Findings

  /// A finding with its date.
  package func sentence(of finding: HostFinding) -> String {
    let date = finding.date.map { text(" (\(moment($0)))", "（\(moment($0))）") } ?? ""
    return finding.message(in: language) + date
  }

  // MARK: - Dates

  /// A date to the minute, in the time zone; of a year that no formatter writes as ISO 8601.
  package func moment(_ date: Date) -> String {
    guard date.hasCalendarDay else { return text("no date", "日時なし") }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = timeZone
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    let moment = formatter.string(from: date)
    return moment.isEmpty ? date.formatted(.iso8601) : moment
  }
}
