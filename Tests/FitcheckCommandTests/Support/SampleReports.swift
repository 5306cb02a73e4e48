import Fitcheck
import Foundation

@testable import FitcheckCommand

/// Reports made without a process, on which every width can be tried.
@MainActor
enum SampleReports {
  /// Headlines and snippets of many scripts: wide and combining characters, emoji, joiners, long
  /// words, words in two directions.
  nonisolated static let texts: [(headline: String, snippet: String)] = [
    ("海辺の図書館、夜も開館へ　漁師の要望に応え試行", "港町の小さな図書館が、来月から平日の夜も開く。"),
    ("市、築90年の旧庁舎を保存へ　耐震工事を経て音楽堂と市民の工房に、三年後の再開をめざし寄付も募る", "解体の方針を改めた。"),
    (
      "Night ferries return to the bay after nine years",
      "The first boat leaves at ten past eleven."
    ),
    ("Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle geschlossen", ""),
    ("Harbour festival 🎆⛵️ for families 👨‍👩‍👧‍👦👩🏽‍🚒", "Crews from 🇯🇵, 🇰🇷 and 🏴󠁧󠁢󠁥󠁮󠁧󠁿 race; 1️⃣ boat ❤️."),
    (
      "قطار جديد يربط الميناء بالمدينة القديمة",
      "تبدأ الرحلات يوم الأحد المقبل، وتستغرق الرحلة 12 دقيقة."
    ),
    ("ห้องสมุดริมทะเลเปิดถึงสองทุ่ม เริ่มเดือนหน้า", "หลังชาวประมงขอให้เปิดนอกเวลาทำงาน"),
    (
      "Ca\u{301}c e\u{302}\u{323}m z\u{300}\u{301}\u{302}\u{303}\u{304}a\u{305}l\u{306}go",
      "か\u{3099}くせい ﾊﾝｶｸ"
    ),
    ("한국어 제목은 띄어쓰기에서 나뉜다", "\u{1112}\u{1161}\u{11AB}글 본문"),
    ("שלום (world) 123 עולם", "\u{202E}hidden\u{E0041}\u{200B}\u{7}"),
    ("::error::x ##[warning]y section_start:1:z\u{2028}next", "std::vector ##vso[task.x]"),
    (String(repeating: "国", count: 300), String(repeating: "a\u{300}", count: 400)),
  ]

  static func report(
    of text: (headline: String, snippet: String),
    slot: WidgetSlot = .lockScreen,
    groups: [DeviceGroup]
  ) throws -> ArticleReport {
    let article = HeadlineArticle(
      id: "an-identifier-without-any-place-to-break.txt",
      headline: text.headline,
      snippet: text.snippet
    )
    var setting = HeadlineSetting(
      groups: groups,
      fonts: try FontLibrary.bundled(deviceLanguages: [article.language])
    )
    setting.slot = slot
    return ArticleCheck(article: article, setting: setting, tracing: .all).report()
  }
}

extension TextReport {
  /// The report with the verdict that the command would give.
  @MainActor
  init(
    of report: ArticleReport,
    columns: Int,
    extent: Extent = .everything,
    language: ExplanationLanguage = .english
  ) {
    let template = HeadlineTemplate(language: report.article.language, setting: report.setting)
    self.init(
      report,
      verdict: HeadlineJudge(
        template,
        requirements: [.headlineWhole(in: report.setting.groups)]
      )
      .verdict(of: report.article),
      palette: .plain,
      columns: columns,
      extent: extent,
      language: language
    )
  }
}
