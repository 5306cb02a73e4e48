import Fitcheck
import Foundation

extension FuzzTarget {
  /// Rows of JSON, as a list has them.
  func runJSON(_ bytes: [UInt8]) {
    read(bytes, InputOptions(format: .jsonLines, longestItem: 1 << 16))
  }

  func runArticle(_ bytes: [UInt8]) {
    guard let result = try? ArticleParser(defaultIdentifier: "file").article(fromUTF8: bytes) else {
      return
    }
    precondition(!result.article.headline.isEmpty && !bytes.contains(0))
    precondition(!result.article.headline.unicodeScalars.contains { $0 == "\n" || $0 == "\r" })
  }

  /// What can be asked for; nothing for what is to be found.
  private static let formats: [InputFormat?] = [
    nil, .commaSeparated, .tabSeparated, .json, .jsonLines, .rss, .atom, .lines, .article,
    .jsonFeed,
  ]
  private static let encodings: [TextEncoding?] = [nil] + TextEncoding.allCases.map(Optional.some)
  private static let columns: [ColumnMapping] = [
    .byName, ColumnMapping(references: [.headline: .number(2)]),
    ColumnMapping(references: [.headline: .name("Titel"), .snippet: .number(3)]),
  ]

  func runList(_ bytes: [UInt8]) {
    var choices = Choices(bytes)
    let options = InputOptions(
      format: choices.any(Self.formats),
      encoding: choices.any(Self.encodings),
      columns: choices.any(Self.columns),
      longestItem: choices.any([1 << 16, 12])
    )
    read([UInt8](choices.rest), options)
  }

  private func read(_ bytes: [UInt8], _ options: InputOptions) {
    var items = 0
    for event in InputReader([.memory(bytes, name: "x")], options: options) {
      guard case .item(let item) = event else { continue }
      items += 1
      precondition(!item.headline.isEmpty && !item.headline.utf8.contains(0))
    }
    precondition(items <= bytes.count, "more items than bytes")
  }

  @MainActor func runMarkdown(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let view = Text(.init(text)).font(.system(size: 12))
    let node = LayoutResolver(environment: SharedFonts.environment).resolve(view)
    let size = node.sizeThatFits(ProposedViewSize(width: 146, height: nil))
    precondition(size.width.isFinite && size.height.isFinite)
    // A character, of a letter and a dozen marks that the font has not, is never parted.
    if size.width > 146.5 {
      let narrowest = node.sizeThatFits(ProposedViewSize(width: 1, height: nil))
      precondition(size.width <= narrowest.width + 0.5)
    }
  }

  /// A file as a font, and a few words in it.
  @MainActor func runFont(_ bytes: [UInt8]) {
    let path = NSTemporaryDirectory() + "fitcheck-fuzz-\(getpid()).ttf"
    guard (try? Data(bytes).write(to: URL(fileURLWithPath: path))) != nil else { return }
    defer { unlink(path) }
    guard let face = try? FontFace(path: path),
      let library = try? FontLibrary.files(regular: [face])
    else { return }
    let prepared = PreparedText(
      "AVA Fährt ا ب 港町 नि",
      style: TextStyle(cascade: library.cascade(weight: .regular))
    )
    let measured = prepared.measure(ParagraphStyle(pointSize: 12), width: 60)
    precondition(measured.width.isFinite && measured.height.isFinite)
  }
}
