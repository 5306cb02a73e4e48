import Fitcheck
import Foundation
import Inputs
import UnicodeText

/// The entries that a file describes, by the kinds of widgets.
struct FixtureEntries {
  private let path: String
  /// The entries of each kind, as JSON again.
  private let kinds: [String: Data]

  /// The longest file that is read: more than a host lays out.
  private static let mostBytes = 16 << 20

  /// Reads a file; `-` is standard input.
  init(path: String) throws(CommandFailure) {
    guard path == "-" || FileManager.default.fileExists(atPath: path) else {
      throw CommandFailure(
        "\(path): there is no such file; --fixtures takes timeline, previews or a file",
        "\(path)：ファイルがありません。--fixturesにはtimeline、previews、またはファイルを指定します"
      )
    }
    let bytes = try InputFile.contents(of: path, upTo: Self.mostBytes)
    guard let parsed = try? JSONSerialization.jsonObject(with: Data(bytes)) else {
      throw CommandFailure("\(path): it cannot be read as JSON", "\(path)：JSONとして読めません")
    }
    guard let lists = parsed as? [String: Any] else {
      throw CommandFailure(
        "\(path): entries stand in an object by the kinds of widgets",
        "\(path)：エントリーは、ウィジェットのkindごとのオブジェクトに並べます"
      )
    }
    if let kind = Self.repeatedKind(in: bytes) {
      let shown = kind.prefix(scalars: 60)
      throw CommandFailure(
        "\(path): “\(shown)” is there twice",
        "\(path)：「\(shown)」が2回あります"
      )
    }
    var kinds: [String: Data] = [:]
    for (kind, value) in lists.sorted(by: { $0.key < $1.key }) {
      guard let list = value as? [Any], let data = try? JSONSerialization.data(withJSONObject: list)
      else {
        throw CommandFailure(
          "\(path): “\(kind)” holds no array of entries",
          "\(path)：「\(kind)」がエントリーの配列ではありません"
        )
      }
      kinds[kind] = data
    }
    self.path = path
    self.kinds = kinds
  }

  /// The first kind that is there again, of which Foundation would keep one without a word; `nil` where there is none.
  ///
  /// Whatever Foundation reads is looked through: UTF-16, too, and values that are nested more deeply than ours.
  private static func repeatedKind(in bytes: [UInt8]) -> String? {
    let text = ArticleText.decoded(bytes)?.utf8 ?? bytes
    var kinds: Set<String> = []
    var depth = 0
    var string = 0..<0
    var place = 0
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "\""):
        string = Self.string(at: place, in: text)
        place = string.upperBound - 1
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ":") where depth == 1:
        if case .string(let kind)? = try? JSONReader.value(in: text[string]),
          !kinds.insert(kind).inserted
        {
          return kind
        }
      default: break
      }
      place += 1
    }
    return nil
  }

  /// The string that begins at a place, with its quotation marks.
  private static func string(at place: Int, in text: [UInt8]) -> Range<Int> {
    var end = place + 1
    while end < text.count, text[end] != UInt8(ascii: "\"") {
      end += text[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return place..<min(end + 1, text.count)
  }

  /// The entries of each kind.
  ///
  /// - Throws: where the file has a kind that there is not.
  func known(among known: [String]) throws(CommandFailure) -> [String: Data] {
    for kind in kinds.keys.sorted() where !known.contains(kind) {
      throw .noWidget(ofKind: kind, among: known, in: path)
    }
    return kinds
  }
}
