import DeviceTraits
import FitSelection
import FontFaces
import LayoutEngine
import SwiftUISurface
import ViewFitting
import WidgetDevices

/// What a report rests on besides its fonts: areas, systems, languages, settings.
extension ArticleReport {
  /// What marks in the report mean, what is known of its areas, and what it was asked for; one
  /// sentence each.
  package func footnotes(in language: ExplanationLanguage = .english) -> [String] {
    FootnoteSentences(language).marks(of: self) + FootnoteSentences(language).areas(of: self)
  }

  /// The languages of text and device, the time, and the article by name.
  ///
  /// - Parameters:
  ///   - time: the time as it is shown; empty for none.
  ///   - name: the article's name as it is shown.
  package func question(
    time: String,
    name: String,
    in language: ExplanationLanguage = .english
  ) -> String {
    FootnoteSentences(language).question(of: self, time: time, name: name)
  }

  /// The widget and the user's settings, where they are not what they usually are; empty where they
  /// are.
  package func settings(in language: ExplanationLanguage = .english) -> String {
    FootnoteSentences(language).settings(of: self)
  }
}

private struct FootnoteSentences: BilingualSentences {
  let language: ExplanationLanguage

  init(_ language: ExplanationLanguage) {
    self.language = language
  }

  func marks(of report: ArticleReport) -> [String] {
    var notes: [String] = []
    if report.results.contains(where: { !$0.group.devices(knownAs: .derived).isEmpty }) {
      notes.append(
        text(
          "* area derived from the nearest measured class: nobody published its own",
          "* 表示領域の実測値が公表されていないため、最も近い画面から推定"
        )
      )
    }
    if report.results.contains(where: { !$0.doubtfulDevices.isEmpty }) {
      notes.append(
        text(
          "≈ after a device: a close call there, since its area is not measured",
          "機種の後の≈：その機種の表示領域は実測でないため、紙一重"
        )
      )
    }
    return notes
  }

  /// What is known of the margins in areas that are not measured ones, and on which systems others were.
  func areas(of report: ArticleReport) -> [String] {
    let margins = Set(report.results.flatMap(\.group.textAreas).map(\.margins))
    var notes: [String] = []
    if margins.contains(.standard) {
      notes.append(
        text(
          "Areas are the widget's size less the guideline's standard margin, 16 pt a side",
          "表示領域は、ウィジェットの大きさからガイドラインの標準の余白（各辺16 pt）を引いたもの"
        )
      )
    }
    if margins.contains(.given) {
      notes.append(
        text(
          "Areas are the widget's size less the margins asked for",
          "表示領域は、ウィジェットの大きさから指定の余白を引いたもの"
        )
      )
    }
    if margins.contains(.unknown) {
      notes.append(
        text(
          "Nobody published the margins of \(report.slot): the true areas are smaller",
          "\(report.slot)の余白は公表されておらず、実際の表示領域はこれより狭い"
        )
      )
    }
    notes += olderReadings(of: report)
    if report.results.flatMap(\.group.devices).contains(where: { $0.systems == nil }) {
      notes.append(
        text(
          "What is older than iOS 16 is set by the rules of iOS 16",
          "iOS 16より古いものは、iOS 16の規則で組んでいる"
        )
      )
    }
    return notes
  }

  /// Which areas were read on an older system than the one that they stand for.
  private func olderReadings(of report: ArticleReport) -> [String] {
    var sizes: [SystemVersion: [String]] = [:]
    for result in report.results {
      for area in result.group.textAreas where area.isOlderReading && area.margins == .included {
        guard let version = area.readingVersion else { continue }
        let size = Points.size(area.size)
        if sizes[version]?.contains(size) != true { sizes[version, default: []].append(size) }
      }
    }
    return sizes.sorted { $0.key < $1.key }.map { version, sizes in
      text(
        "Read on iOS \(version.rawValue), for want of a newer reading: "
          + sizes.joined(separator: ", "),
        "iOS \(version.rawValue)での実測値（新しいものがないため）：" + sizes.joined(separator: "、")
      )
    }
  }

  func question(of report: ArticleReport, time: String, name: String) -> String {
    let devices = report.deviceLanguages.joined(separator: " ")
    let hour = time.isEmpty ? text("no time", "時刻なし") : text("time \(time)", "時刻 \(time)")
    return text(
      "Text \(report.article.language), device \(devices), \(hour), \(name)",
      "文章 \(report.article.language)、端末 \(devices)、\(hour)、\(name)"
    )
  }

  func settings(of report: ArticleReport) -> String {
    let environment = report.environment
    var parts: [String] = []
    if report.slot != .lockScreen {
      parts.append(text("widget \(report.slot)", "ウィジェット \(report.slot)"))
    }
    if let platform = report.platform {
      parts.append(text("rules of \(platform)", "\(platform)の規則"))
    }
    if environment.dynamicTypeSize != .large {
      let size = environment.dynamicTypeSize
      parts.append(
        text(
          "type size \(size), which changes nothing here: the widget's texts have fixed sizes",
          "文字サイズ \(size)（このウィジェットの文字は大きさが固定で、変わらない）"
        )
      )
    }
    if environment.legibilityWeight == .bold { parts.append(text("Bold Text", "太字")) }
    if let tag = report.setting.typesettingLanguage, tag != report.deviceLanguages.first {
      parts.append(text("texts set as \(tag)", "組版の言語 \(tag)"))
    }
    guard language == .english, let first = parts.first else {
      return parts.joined(separator: "、")
    }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + parts.dropFirst())
      .joined(separator: "; ")
  }
}
