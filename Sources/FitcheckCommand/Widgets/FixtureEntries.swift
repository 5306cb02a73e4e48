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
  private static func repeatedKind(in bytes: [UInt8]) -> String? {
    let text = bytes.withoutByteOrderMark()
    guard case .object(let members)? = try? JSONReader.value(in: text) else { return nil }
    var kinds: Set<String> = []
    return members.map(\.key).first { !kinds.insert($0).inserted }
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
