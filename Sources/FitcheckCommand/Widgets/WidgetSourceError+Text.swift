import Fitcheck
import WidgetSources

extension WidgetSourceError {
  /// The reason, and what can be done about it; what the system or the compiler says is in its own words.
  var text: BilingualText { BilingualText(description + advice, japanese) }

  /// What can be typed, behind the reason.
  private var advice: String {
    switch self {
    case .noCompiler: "; --swift names one, or --program a widget that was built elsewhere"
    case .noPackage: "; --package names it"
    default: ""
    }
  }

  private var japanese: String {
    switch self {
    case .notFound(let path): "\(path)：ファイルもフォルダもありません"
    case .noSources(let paths): "\(paths.joined(separator: "、"))：Swiftのファイルがありません"
    case .noWidget(let paths):
      "\(paths.joined(separator: "、"))：Widget・WidgetBundle・Today機能拡張（NCWidgetProviding）の宣言がありません"
    case .unreadable(let file, let reason): "\(file)：読めません（\(reason)）"
    case .intentDefinition(let place, let reason): "\(place)：クラスを生成できません（\(reason)）"
    case .noCompiler(let tried):
      "ウィジェットをコンパイルする必要がありますが、Swiftコンパイラがありません（\(tried)を試しました）。"
        + "--swiftで指定するか、ビルド済みのプログラムを--programで指定してください"
    case .refused: "ウィジェットをコンパイルできません"
    case .notRun(let command, let reason):
      "\(command)を実行できません。出力は一時ファイル（TMPDIR）に書きます（\(reason)）"
    case .folder(let path, let reason):
      "\(path)：書き込めません（\(reason)）。ウィジェットはここでビルドします。別のフォルダはXDG_CACHE_HOMEで指定してください"
    case .noPackage(let path):
      "\(path)：fitcheckのパッケージ（Package.swift）がここにありません。--packageで指定してください"
    }
  }
}
