import Fitcheck
import Foundation
import UnicodeText
import Yams

/// Options that are written down in a file, so that nobody has to type them: `.fitcheck.yml`.
///
/// A mapping from the names of options, without their dashes, to a value or a list of them.
struct ConfigurationFile {
  /// An option with its values.
  struct Entry {
    let key: String
    let values: [String]
    /// Whether YAML's null stands there: as if the option did not.
    let isNull: Bool
  }

  /// What files are called that are found by themselves.
  static let name = ".fitcheck.yml"

  /// Where it is.
  let path: String
  /// What it is called in messages.
  let shown: String
  let entries: [Entry]

  /// The file in a folder, or else in the nearest one above it that has one; in the current one where that is empty.
  ///
  /// - Throws: `CommandFailure` where something else is called so: a pipe would be waited for, a
  ///   folder or a link that leads nowhere passed over, and with it what it was meant to say.
  static func nearest(to folder: String) throws(CommandFailure) -> String? {
    var folder = folder
    while true {
      let path = folder.path(of: name)
      var status = stat()
      if lstat(path, &status) == 0 {
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
          throw CommandFailure("\(SourceName.shown(path)): not a file; --config names another one")
        }
        return path
      }
      guard let above = Self.folder(above: folder) else { return nil }
      folder = above
    }
  }

  /// The folder around one, that of the current one by the way to it; nil where there is none.
  private static func folder(above folder: String) -> String? {
    guard folder.isEmpty || folder.isExactly("..") || folder.utf8.starts(with: "../".utf8) else {
      let above = folder.folder
      return above.utf8.count < folder.utf8.count && !above.isEmpty ? above : nil
    }
    let above = folder.path(of: "..")
    let identity = FileIdentity(path: above)
    return identity == FileIdentity(path: folder.isEmpty ? "." : folder) ? nil : above
  }

  /// The longest file that is read: nobody writes down more.
  private static let mostBytes = 64 << 10

  /// The most question marks that are read: each may begin a key of any length.
  ///
  /// Yams goes through every key once for each that it stands in. Keys without a mark have at most 1,024 bytes.
  private static let mostQuestionMarks = 100

  /// Reads a file.
  ///
  /// - Throws: `CommandFailure` with the file and the line where it is not what it has to be.
  init(path: String) throws(CommandFailure) {
    self.path = path
    let shown = path == "-" ? InputSource.standardInputName : SourceName.shown(path)
    self.shown = shown
    let bytes = try InputFile.contents(of: path, upTo: Self.mostBytes)
    if let invalid = bytes.withUnsafeBufferPointer(UTF8Validation.firstInvalidOffset) {
      throw CommandFailure("\(shown): \(ArticleError.invalidUTF8(offset: invalid))")
    }
    if let alias = Self.alias(in: bytes) {
      throw CommandFailure(
        "\(shown):\(alias.line): “*\(alias.name.prefix(60))” refers to an anchor, which is not read: write out "
          + "what it stands for"
      )
    }
    guard bytes.count(where: { $0 == UInt8(ascii: "?") }) <= Self.mostQuestionMarks else {
      throw CommandFailure("\(shown): it has more than \(Self.mostQuestionMarks) question marks")
    }
    let node: Node?
    do {
      node = try Yams.compose(yaml: String(decoding: bytes, as: UTF8.self))
    } catch let error as YamlError {
      throw CommandFailure("\(shown): not YAML: \(Self.sentence(error))")
    } catch {
      throw CommandFailure("\(shown): not YAML")
    }
    guard let node, node.tag.description != Tag.Name.null.rawValue else {
      entries = []
      return
    }
    guard let mapping = node.mapping else {
      throw CommandFailure("\(shown): not a mapping from options to values, such as `ios: 26`")
    }
    var entries: [Entry] = []
    for (key, value) in mapping {
      let place = shown + (key.mark.map { ":\($0.line)" } ?? "")
      guard let name = key.scalar?.string else {
        throw CommandFailure("\(place): the name of an option has to be a word")
      }
      guard name.utf8.count <= ArgumentBytes.longest else {
        throw CommandFailure("\(place): no option has so long a name")
      }
      let isNull = Self.isNull(value)
      let values = try isNull ? [] : Self.values(value, of: name, at: place)
      // As of arguments: they are compared by canonical equivalence.
      guard values.allSatisfy({ $0.utf8.count <= ArgumentBytes.longest }) else {
        throw CommandFailure(
          "\(place): “\(name.prefix(scalars: 60))” has a value that is longer than "
            + "\(ArgumentBytes.longest) bytes"
        )
      }
      // No argument that is typed can hold one, which would be passed over in a name, or end it.
      guard values.allSatisfy({ !$0.utf8.contains(0) }) else {
        throw CommandFailure("\(place): “\(name.prefix(scalars: 60))” has a value with a NUL in it")
      }
      entries.append(Entry(key: name, values: values, isNull: isNull))
    }
    self.entries = entries
  }

  /// The first word behind `*` that stands behind `&` too, with its line.
  ///
  /// A few aliases of aliases stand for more values than Yams goes through in a lifetime, and no option needs one. Every
  /// alias of an anchor is such a word, whatever it stands in; such a word that is none is refused with it.
  private static func alias(in bytes: [UInt8]) -> (name: String, line: Int)? {
    var anchors: Set<String> = []
    var aliases: [(name: String, line: Int)] = []
    var line = 1
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\r"): line += 1
      case UInt8(ascii: "\n"):
        // The second half of a line's end counts with the first.
        if index == 0 || bytes[index - 1] != UInt8(ascii: "\r") { line += 1 }
      case UInt8(ascii: "&"): anchors.insert(word(in: bytes, behind: index))
      case UInt8(ascii: "*"): aliases.append((word(in: bytes, behind: index), line))
      default: break
      }
    }
    return aliases.first { !$0.name.isEmpty && anchors.contains($0.name) }
  }

  /// The letters, digits, lines and hyphens behind a place: what Yams takes for the name of an anchor.
  private static func word(in bytes: [UInt8], behind index: Int) -> String {
    let word = bytes[(index + 1)...].prefix { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    return String(decoding: word, as: UTF8.self)
  }

  /// Whether nothing stands there, `~` or `null`: in quotation marks these are texts.
  private static func isNull(_ node: Node) -> Bool {
    node.null != nil && node.tag.description == Tag.Name.null.rawValue
  }

  /// The most values of one option: the parser of arguments takes time quadratic in how many there are.
  private static let mostValues = 1_000

  /// A value, or a list of them, of which those that are null are as if they were not there.
  private static func values(
    _ node: Node,
    of name: String,
    at place: String
  ) throws(CommandFailure) -> [String] {
    if let scalar = node.scalar { return [scalar.string] }
    let given = node.sequence?.filter { !isNull($0) }
    let values = given?.compactMap { $0.scalar?.string }
    guard let values, values.count == given?.count else {
      throw CommandFailure("\(place): “\(name)” has to be a value, or a list of values")
    }
    guard values.count <= mostValues else {
      throw CommandFailure("\(place): “\(name)” has more than \(mostValues) values")
    }
    return values
  }

  /// The first line of what the parser says.
  private static func sentence(_ error: YamlError) -> String {
    let text = TerminalText.visible("\(error)")
    return TerminalText.clipped(text, to: 200)
  }
}
