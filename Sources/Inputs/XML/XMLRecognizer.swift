import CExpat
import UnicodeText

/// Tells XML and HTML from text that only begins with `<`.
///
/// expat reads the text as a whole, without keeping any of it; no entity is expanded, since
/// what declares one is XML for sure and is read no further.
enum XMLRecognizer {
  /// What was seen on the way.
  private final class Witness {
    /// The name of the outermost element, as the document type or its tag gives it.
    var root: String?
    /// Whether a document type was declared, after which reading stopped.
    var hasDocumentType = false
    var parser: XML_Parser?
  }

  /// The format of a text that begins with `<`, or whose first part does; nil where it is no markup
  /// language's.
  ///
  /// A feed is one by its first tag, whatever is wrong further on.
  /// - Complexity: O(*n*).
  static func format(of bytes: ArraySlice<UInt8>, extent: Opening.Extent) -> InputFormat? {
    let witness = Witness()
    let isSound = read(bytes, witness, extent) || witness.hasDocumentType
    let root = (witness.root?.utf8.split(separator: UInt8(ascii: ":")).last).map { Substring($0) }
    if let feed = feeds.first(where: { isName($0.root, of: root) }) { return feed.format }
    guard isSound || beginsDocument(bytes) else { return nil }
    return isName("html", of: root) || (root == nil && !begins(bytes, with: "<?xml")) ? .html : .xml
  }

  private static let feeds: [(root: String, format: InputFormat)] = [
    ("rss", .rss), ("rdf", .rss), ("feed", .atom),
  ]

  private static func isName(_ name: String, of root: Substring?) -> Bool {
    root?.isExactly(name, ignoringCase: .ascii) ?? false
  }

  /// Whether the text begins as nothing but a document can, whole or not.
  private static func beginsDocument(_ bytes: ArraySlice<UInt8>) -> Bool {
    ["<?xml ", "<!doctype ", "<html>", "<html "].contains { begins(bytes, with: $0) }
  }

  private static func begins(_ bytes: ArraySlice<UInt8>, with text: String) -> Bool {
    bytes.prefix(text.utf8.count).lazy.map(\.lowercasedASCII).elementsEqual(text.utf8)
  }

  /// Reads the text; whether it is one well-formed document, or the first part of one.
  private static func read(
    _ bytes: ArraySlice<UInt8>,
    _ witness: Witness,
    _ extent: Opening.Extent
  ) -> Bool {
    // Whatever encoding the document names, the text is UTF-8 by now.
    guard let parser = XML_ParserCreate("UTF-8") else { return false }
    defer { XML_ParserFree(parser) }
    witness.parser = parser
    XML_SetUserData(parser, Unmanaged.passUnretained(witness).toOpaque())
    XML_SetStartElementHandler(parser) { data, name, _ in
      guard let data, let name else { return }
      let witness = Unmanaged<Witness>.fromOpaque(data).takeUnretainedValue()
      if witness.root == nil { witness.root = String(cString: name) }
    }
    XML_SetStartDoctypeDeclHandler(parser) { data, name, _, _, _ in
      guard let data else { return }
      let witness = Unmanaged<Witness>.fromOpaque(data).takeUnretainedValue()
      witness.root = name.map { String(cString: $0) }
      witness.hasDocumentType = true
      if let parser = witness.parser { XML_StopParser(parser, XML_Bool(XML_FALSE)) }
    }
    return withExtendedLifetime(witness) {
      var rest = bytes[...]
      while true {
        let part = rest.prefix(longestPart)
        rest = rest.dropFirst(part.count)
        let status = part.withUnsafeBytes { part in
          XML_Parse(
            parser,
            part.baseAddress?.assumingMemoryBound(to: CChar.self),
            Int32(part.count),
            rest.isEmpty && extent == .whole ? 1 : 0
          )
        }
        if status != XML_STATUS_OK { return false }
        if rest.isEmpty { return true }
      }
    }
  }

  /// As many bytes as expat takes at a time: their number is a C int.
  private static let longestPart = 1 << 30
}
