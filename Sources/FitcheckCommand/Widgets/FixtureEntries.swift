import Fitcheck
import Foundation
import Inputs
import UnicodeText

/// The entries that a file describes, by the kinds of widgets.
struct FixtureEntries {
  private let path: String
  /// The entries of each kind, as they stand in it.
  private let kinds: [String: Data]

  /// The longest file that is read: more than a host lays out.
  private static let mostBytes = 16 << 20

  /// In bytes, more than anybody writes: strings are looked up, and put in order, in time quadratic in the
  /// marks on one of their letters.
  private static let longestKind = 255

  /// Reads a file; `-` is standard input.
  init(path: String) throws(CommandFailure) {
    guard path == "-" || FileManager.default.fileExists(atPath: path) else {
      throw CommandFailure(
        "\(path): there is no such file; --fixtures takes timeline, previews or a file",
        "\(path)：ファイルがありません。--fixturesにはtimeline、previews、またはファイルを指定します"
      )
    }
    let bytes = try InputFile.contents(of: path, upTo: Self.mostBytes)
    guard let lists = try Self.members(of: bytes, at: path) else {
      throw CommandFailure(
        "\(path): entries stand in an object by the kinds of widgets",
        "\(path)：エントリーは、ウィジェットのkindごとのオブジェクトに並べます"
      )
    }
    if let kind = lists.map(\.key).first(where: { $0.utf8.count > Self.longestKind }) {
      let shown = kind.prefix(scalars: 60)
      throw CommandFailure(
        "\(path): “\(shown)” is longer than the kind of any widget",
        "\(path)：「\(shown)」はウィジェットのkindとして長すぎます"
      )
    }
    // Of one that is there again Foundation would keep one without a word.
    var names: Set<String> = []
    if let kind = lists.map(\.key).first(where: { !names.insert($0).inserted }) {
      let shown = kind.prefix(scalars: 60)
      throw CommandFailure(
        "\(path): “\(shown)” is there twice",
        "\(path)：「\(shown)」が2回あります"
      )
    }
    var kinds: [String: Data] = [:]
    for list in lists.sorted(by: { $0.key < $1.key }) {
      guard let array = list.array else {
        let shown = list.key.prefix(scalars: 60)
        throw CommandFailure(
          "\(path): “\(shown)” holds no array of entries",
          "\(path)：「\(shown)」がエントリーの配列ではありません"
        )
      }
      kinds[list.key] = Data(array)
    }
    self.path = path
    self.kinds = kinds
  }

  /// What the object of a file holds; `nil` where it begins as none.
  ///
  /// Foundation would take three kilobytes of memory for each object in it.
  private static func members(
    of bytes: [UInt8],
    at path: String
  ) throws(CommandFailure) -> [JSONReader.Member]? {
    let utf8 = DecodedText(bytes)?.utf8 ?? bytes
    let text = utf8.withoutByteOrderMark()
    let isUnicode = utf8.withUnsafeBufferPointer(UTF8Validation.firstInvalidOffset) == nil
    let refusal = CommandFailure(
      "\(path): it cannot be read as JSON",
      "\(path)：JSONとして読めません"
    )
    guard isUnicode else { throw refusal }
    do throws(JSONReader.Failure) {
      return try JSONReader.members(in: text)
    } catch {
      guard error.isOfDepth else { throw refusal }
      let most = JSONReader.greatestDepth
      throw CommandFailure(
        "\(path): it is nested more than \(most) deep",
        "\(path)：入れ子が\(most)段を超えています"
      )
    }
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
