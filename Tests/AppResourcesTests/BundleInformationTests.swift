import Foundation
import TestSupport
import Testing

@testable import AppResources

/// What a widget's bundle says of itself is read from the one Info.plist that is a widget's.
@Suite struct BundleInformationTests {
  private static func list(_ entries: String, point: String? = "com.apple.widgetkit-extension")
    -> String
  {
    let extending = point.map {
      "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\($0)</string></dict>"
    }
    return "<?xml version=\"1.0\"?>\n<plist><dict>\(entries)\(extending ?? "")</dict></plist>\n"
  }

  private static let group = "<key>Group</key><string>group.a</string>"

  /// The group that is found in folders with files, whose paths may be named from there.
  private static func found(_ files: [String: String], in paths: [String] = [""]) throws -> String?
  {
    let folder = try TestFiles.temporaryFolder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    let lists = AppFiles(folders: paths.map { "\(folder.path)/\($0)" }).informationLists
    return BundleInformation(among: lists, variables: [:]).entries?["Group"] as? String
  }

  /// That of a widget or of a Today extension is read beside those of an app and its other extensions, once, by whichever
  /// paths it is reached; of two nobody knows which is meant.
  @Test func theListOfTheWidgetIsRead() throws {
    let other = "<key>Group</key><string>other</string>"
    let app = [
      "App/Info.plist": Self.list(other, point: nil),
      "Intents/Info.plist": Self.list(other, point: "com.apple.intents-service"),
      "App/GoogleService-Info.plist": "no list",
    ]
    func files(_ widgets: [String: String]) -> [String: String] { app.merging(widgets) { $1 } }
    #expect(try Self.found(app) == nil)
    let tide = files(["Tide/Info.plist": Self.list(Self.group)])
    #expect(try Self.found(tide) == "group.a")
    #expect(try Self.found(tide, in: ["", "Tide", "Tide/"]) == "group.a")
    #expect(try Self.found(tide, in: ["App", "Intents"]) == nil)
    let today = Self.list(Self.group, point: "com.apple.widget-extension")
    #expect(try Self.found(files(["Tide-Info.plist": today])) == "group.a")
    #expect(try Self.found(files(["Tide.plist": today])) == nil)
    let two = files(["A/Info.plist": Self.list(Self.group), "B/Info.plist": Self.list(Self.group)])
    #expect(try Self.found(two) == nil)
    #expect(try Self.found(two, in: ["A"]) == "group.a")
  }

  /// Variables of Xcode's build are replaced where they are known, whatever they are in; what is no text stays.
  @Test func variablesAreReplaced() throws {
    let names = "<string>$(TEAM).$(ID)</string><string>${ID}</string><integer>7</integer>"
    let inner = "<key>Lists</key><dict><key>Names</key><array>\(names)</array></dict>"
    let folder = try TestFiles.temporaryFolder(["Info.plist": Self.list(inner)])
    defer { try? FileManager.default.removeItem(at: folder) }
    let found = BundleInformation(among: ["\(folder.path)/Info.plist"], variables: ["ID": "org.a"])
    let lists = try #require(found.entries?["Lists"] as? [String: Any])
    let list = try #require(lists["Names"] as? [Any])
    #expect(list.prefix(2).map { $0 as? String } == ["$(TEAM).org.a", "org.a"])
    #expect(list.count == 3 && list.last.map { "\($0)" } == "7")
  }

  /// A file has a length and a depth, and is in XML: two of its 500 lists and dictionaries are the outermost and the extension's.
  @Test(arguments: [(400, true), (498, true), (499, false), (520, false)])
  func listsHaveADepth(_ depth: Int, _ isRead: Bool) throws {
    let nested =
      String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
    let text = Self.list("\(Self.group)<key>Deep</key>\(nested)")
    #expect(try Self.found(["Info.plist": text]) == (isRead ? "group.a" : nil))
  }

  @Test func otherFilesAreNotRead() throws {
    let point = "NSExtensionPointIdentifier = \"com.apple.widgetkit-extension\";"
    #expect(try Self.found(["Info.plist": "{ Group = a; NSExtension = { \(point) }; }"]) == nil)
    let blanks = String(repeating: " ", count: 1 << 20)
    #expect(try Self.found(["Info.plist": Self.list(Self.group) + blanks]) == nil)
    // Within one another lists took room of the stack, and ended the widget.
    let lists = String(repeating: "<plist>", count: 140_000)
    #expect(try Self.found(["Info.plist": lists]) == nil)
    #expect(try Self.found(["Info.plist/a": ""]) == nil)
    #expect(try Self.found(["Info.plist": ""]) == nil)
  }
}
