import FitSelection
import WidgetSurface

extension ParameterError {
  /// The reason, as one sentence in both languages.
  var text: BilingualText { BilingualText(description, japanese) }

  /// The error under a name where its parameter has no title.
  func named(_ name: String) -> ParameterError {
    switch self {
    case .needsValue(title: "", dialog: let dialog): .needsValue(title: name, dialog: dialog)
    case .unknownChoice(title: "", given: let given, known: let known):
      .unknownChoice(title: name, given: given, known: known)
    case .unreadable(title: "", given: let given, type: let type):
      .unreadable(title: name, given: given, type: type)
    case .outside(title: "", given: let given, least: let least, greatest: let greatest):
      .outside(title: name, given: given, least: least, greatest: greatest)
    case .thrown(title: "", by: let source, description: let description):
      .thrown(title: name, by: source, description: description)
    default: self
    }
  }

  private var japanese: String {
    switch self {
    case .needsValue(let title, let dialog):
      "パラメータ「\(title)」に値がありません" + (dialog.map { "：「\($0)」" } ?? "")
    case .unknownChoice(let title, let given, let known):
      "パラメータ「\(title)」に「\(given)」はありません"
        + (known.isEmpty ? "（選択肢なし）" : "（あるもの：\(Self.japaneseList(known))）")
    case .unreadable(let title, let given, let type):
      "パラメータ「\(title)」は\(type)型で、「\(given)」はその値として読めません"
    case .outside(let title, let given, let least, let greatest):
      "パラメータ「\(title)」の値は\(least)から\(greatest)までで、「\(given)」は範囲外です"
    case .thrown(let title, let source, let description):
      "パラメータ「\(title)」について\(Self.japaneseName(of: source))がエラーを投げました：\(description)"
    }
  }

  private static func japaneseName(of source: Source) -> String {
    switch source {
    case .optionsProvider: "オプションプロバイダ"
    case .query(let type): "\(type)のクエリ"
    case .handler: "ハンドラー"
    }
  }

  /// The first few of some values: each by what the user sees, and by what it is set where that differs.
  private static func japaneseList(_ known: [ParameterChoice]) -> String {
    let choices = told(known)
    let shown = choices.prefix(6).map { choice in
      "「\(choice.title)」" + (choice.title == choice.identifier ? "" : "（\(choice.identifier)）")
    }
    .joined(separator: "、")
    return choices.count > 6 ? "\(shown)、ほか\(choices.count - 6)件" : shown
  }
}
