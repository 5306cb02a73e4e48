import Fitcheck

/// What is said of devices in a list of them.
struct DeviceListSentences: BilingualSentences {
  let language: ExplanationLanguage

  /// The columns' names; the last one says on which system an area was read, where that is told.
  func header(tellsSystems: Bool) -> [String] {
    [
      text("Device", "機種"), text("Screen", "画面"), text("Scale", "倍率"), text("OS", "OS"),
      text("Text area, pt", "表示領域（pt）"),
      tellsSystems ? text("Known as, on OS", "値の種類、OS") : text("Known as", "値の種類"),
    ]
  }

  /// How an area is known, in a word.
  func provenance(_ provenance: TextArea.Provenance) -> String {
    switch provenance {
    case .measured: text("measured", "実測")
    case .derived: text("derived", "推定")
    case .documented: text("documented", "公式資料")
    case .given: text("given", "指定")
    }
  }

  /// How an area is known, and the version of the system that it was read on.
  func origin(of area: TextArea) -> String {
    provenance(area.provenance)
      + (area.readingVersion.map { text(", \($0.rawValue)", "、\($0.rawValue)") } ?? "")
  }

  var standardMargins: String {
    text(
      "The guideline's standard margin, 16 pt a side, is taken off.",
      "ガイドラインの標準の余白（各辺16 pt）を引いてあります。"
    )
  }

  func unknownMargins(of slot: WidgetSlot) -> String {
    text(
      "Nobody published the margins within \(slot): the whole widget is listed, and text gets less.",
      "\(slot)の余白は公表されていないため、ウィジェット全体の大きさを示します。文字の領域はこれより狭くなります。"
    )
  }

  /// What a reader should know of a class's area.
  func note(on area: TextArea, of screen: String) -> String {
    let source =
      area.provenance == .derived ? area.source(in: language) : provenance(area.provenance)
    let note = area.note.map { text("; ", "。") + $0.text(in: language) } ?? ""
    return text("\(screen): ", "\(screen)：") + source + note
  }
}
