import FitSelection
import Testing
import WidgetDevices

@testable import FitcheckCommand

/// What a list of devices says of them, in both languages.
@Suite struct DeviceListTests {
  private let english = DeviceListSentences(language: .english)
  private let japanese = DeviceListSentences(language: .japanese)

  /// The last column says on which system an area was read where systems are told.
  @Test func columnsHaveNames() {
    let columns = ["Device", "Screen", "Scale", "OS", "Text area, pt"]
    #expect(english.header(tellsSystems: true) == columns + ["Known as, on OS"])
    #expect(english.header(tellsSystems: false) == columns + ["Known as"])
    let names = ["機種", "画面", "倍率", "OS", "表示領域（pt）"]
    #expect(japanese.header(tellsSystems: true) == names + ["値の種類、OS"])
    #expect(japanese.header(tellsSystems: false) == names + ["値の種類"])
  }

  @Test(
    arguments: [
      (.measured, "measured", "実測"), (.derived, "derived", "推定"),
      (.documented, "documented", "公式資料"), (.given, "given", "指定"),
    ] as [(TextArea.Provenance, String, String)]
  )
  func areasAreKnownAs(_ provenance: TextArea.Provenance, _ word: String, _ wordOfJapanese: String)
  {
    #expect(english.provenance(provenance) == word)
    #expect(japanese.provenance(provenance) == wordOfJapanese)
  }

  @Test func marginsAreToldOf() {
    #expect(
      english.standardMargins == "The guideline's standard margin, 16 pt a side, is taken off."
    )
    #expect(japanese.standardMargins == "ガイドラインの標準の余白（各辺16 pt）を引いてあります。")
    #expect(
      english.unknownMargins(of: .todayCompact)
        == "Nobody published the margins within todayCompact: the whole widget is listed, and text "
        + "gets less."
    )
    #expect(
      japanese.unknownMargins(of: .todayCompact)
        == "todayCompactの余白は公表されていないため、ウィジェット全体の大きさを示します。文字の領域はこれより狭くなります。"
    )
  }
}
