import Foundation

/// An SVG file as Cairo writes it, and what is mended in it.
struct SVGDocument {
  private(set) var bytes: Data

  /// Numbers the document's identifiers from 1, in their order.
  ///
  /// Cairo numbers surfaces through the life of a process, so that the same picture, drawn again,
  /// would not have the same bytes.
  mutating func renumberIdentifiers() {
    var numbers: [Data: Data] = [:]
    func number(_ name: Data) -> Data {
      if let known = numbers[name] { return known }
      let new = Data("i\(numbers.count + 1)".utf8)
      numbers[name] = new
      return new
    }

    // Between quotation marks stand attribute values, and nothing else: every second piece is one.
    let quote = UInt8(ascii: "\"")
    var pieces = bytes.split(separator: quote, omittingEmptySubsequences: false)
    for index in stride(from: 1, to: pieces.count, by: 2) {
      let value = pieces[index]
      if pieces[index - 1].suffix(4).elementsEqual(" id=".utf8) {
        pieces[index] = number(Data(value))
      } else if value.first == UInt8(ascii: "#") {
        pieces[index] = Data("#".utf8) + number(Data(value.dropFirst()))
      } else if let start = value.range(of: Data("url(#".utf8))?.upperBound,
        let end = value[start...].firstIndex(of: UInt8(ascii: ")"))
      {
        pieces[index] = value[..<start] + number(Data(value[start..<end])) + value[end...]
      }
    }
    bytes = Data(pieces.joined(separator: [quote]))
  }

  /// Adds a title and a description, which Cairo has no call for, as the first elements of the
  /// root.
  mutating func describe(title: String, description: String) throws(DrawingError) {
    guard let root = bytes.range(of: Data("<svg".utf8)),
      let end = bytes[root.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { throw .drawingFailed(reason: "Cairo wrote no SVG") }
    let words = """

      <title>\(XMLText.escaped(title))</title>
      <desc>\(XMLText.escaped(description))</desc>
      """
    bytes.insert(contentsOf: Data(words.utf8), at: bytes.index(after: end))
    bytes.insert(contentsOf: Data(" role=\"img\"".utf8), at: root.upperBound)
  }
}
