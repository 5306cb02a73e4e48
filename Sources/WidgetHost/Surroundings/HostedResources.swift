import AppResources
import FitSelection
import Foundation
import UnicodeText

/// What the app of hosted widgets has beside its code, for this process: texts in its languages,
/// colours and pictures.
public enum HostedResources {
  /// Reads folders, and lets the code of this process find what is in them.
  ///
  /// Read are `.xcstrings`, `.strings` and `.stringsdict` files, and `.xcassets`. To be called before
  /// anything of a widget is made: colours that it keeps have been looked up then.
  public static func use(folders: [String]) {
    AppResources.current.resources = folders.isEmpty ? .none : AppResources(folders: folders)
    Self.folders.withLock { $0 = folders }
    files.withLock { $0 = nil }
    widgetInformation.withLock { $0 = nil }
  }

  private static let folders: Locked<[String]> = Locked([])
  /// What lies in the folders; `nil` until somebody asks for it.
  private static let files: Locked<AppFiles?> = Locked(nil)
  /// What the widget's bundle says of itself; `nil` until somebody asks for it.
  private static let widgetInformation: Locked<BundleInformation?> = Locked(nil)

  /// The path of what lies in the folders by a name; `nil` where nothing there has it.
  ///
  /// - Parameter language: the language that is wanted.
  static func path(named name: String, language: String) -> String? {
    foundFiles().path(named: name, language: language)
  }

  /// The path of what has a name in a folder of the bundle, which lies somewhere in the folders; `nil` where nothing has.
  ///
  /// Of several folders of one name the first is looked into. Whether Xcode keeps it as it is, or puts what it holds
  /// beside all else, its project says, which is not read: who names it has seen it there.
  static func path(named name: String, in folder: String, language: String) -> String? {
    let parts = folder.split(separator: "/").map(String.init)
    guard let first = parts.first, !parts.contains(".."),
      let outermost = path(named: first, language: language)
    else { return nil }
    let path = ([outermost] + Array(parts.dropFirst()) + [name]).joined(separator: "/")
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// What the one Info.plist in the folders that is a widget's says; `nil` where none is, or several are.
  ///
  /// - Parameter identifier: that of the widget's bundle, for which such files have a variable.
  static func information(identifier: String) -> [String: Any]? {
    let lists = foundFiles().informationLists
    return widgetInformation.withLock { known -> [String: Any]? in
      let found =
        known
        ?? BundleInformation(among: lists, variables: ["PRODUCT_BUNDLE_IDENTIFIER": identifier])
      known = found
      return found.entries
    }
  }

  private static func foundFiles() -> AppFiles {
    let folders = Self.folders.withLock { $0 }
    return files.withLock { known -> AppFiles in
      let found = known ?? AppFiles(folders: folders)
      known = found
      return found
    }
  }

  /// The languages that the app has texts in, in the order of their names.
  public static var languages: [String] { AppResources.current.resources.texts.languages }

  /// What could not be read.
  public static var findings: [HostFinding] {
    AppResources.current.resources.faults.map { fault in
      let reason = fault.reason.text
      return HostFinding(.unreadableResource, reason.english, reason.japanese, in: fault.path)
    }
  }
}

extension ResourceFault.Reason {
  /// What is wrong, as a sentence without a full stop.
  package var text: BilingualText {
    switch self {
    case .closedFolder(let reason), .closedGroup(let reason):
      BilingualText("the folder cannot be read: \(reason)", "フォルダを読めません：\(reason)")
    case .noCatalogue(let reason):
      BilingualText("it is no string catalogue: \(reason)", "ストリングカタログとして読めません：\(reason)")
    case .noTable(let reason):
      BilingualText("it is no table of texts: \(reason)", "テキストの表として読めません：\(reason)")
    case .noLanguage:
      BilingualText(
        "it stands in no folder of a language, such as ja.lproj",
        "ja.lprojなどの言語のフォルダにありません"
      )
    case .unknownLanguage(let name):
      BilingualText(
        "“\(name)” is no known language's tag",
        "「\(name)」という言語は知られていません"
      )
    case .unknownForm(let form, let entry):
      BilingualText(
        "\(entry.text.english) has a form “\(form)”: zero, one, two, few, many and other are read",
        "\(entry.text.japanese)に「\(form)」の形がありますが、使えるのはzero・one・two・few・many・otherです"
      )
    case .noOtherForm(let entry):
      BilingualText(
        "\(entry.text.english) has no form “other”, which every plural needs",
        "\(entry.text.japanese)に、複数形に必要な「other」の形がありません"
      )
    case .noWords(let entry):
      BilingualText(
        "\(entry.text.english) has no words for an iPhone",
        "\(entry.text.japanese)にiPhone用のテキストがありません"
      )
    case .noContents:
      BilingualText("its Contents.json cannot be read", "Contents.jsonを読めません")
    case .noColor: BilingualText("it names no colour", "カラーが指定されていません")
    case .noNumber(let component):
      BilingualText(
        "the component \(component) of its colour is no number",
        "カラーの成分\(component)が数値ではありません"
      )
    case .noFile:
      BilingualText("it names no file for an iPhone", "iPhone用のファイルが指定されていません")
    case .missingFile(let name):
      BilingualText("its file \(name) is not there", "ファイル\(name)がありません")
    case .noPicture(let file):
      BilingualText(
        "\(file) is no PNG, JPEG, GIF, PDF or SVG file of a size",
        "\(file)は、大きさのあるPNG・JPEG・GIF・PDF・SVGのファイルではありません"
      )
    case .noScale(let scale):
      BilingualText(
        "its scale “\(scale)” is none from 1x to 10x",
        "スケール「\(scale)」は1xから10xまでの値ではありません"
      )
    }
  }
}

extension ResourceFault.Entry {
  /// The key, with its language where its table has several.
  fileprivate var text: BilingualText {
    BilingualText(
      "“\(key)”" + (language.map { " in “\($0)”" } ?? ""),
      "「\(key)」" + (language.map { "（\($0)）" } ?? "")
    )
  }
}
