import CExpat

/// Why a feed is not read up to its next entry.
enum FeedRefusal {
  /// What expat says.
  case code(XML_Error)
  /// What it does not know of.
  case reason(String)
  case tooLong(limit: Int)

  /// A part of a document: up to its element's end, or behind it.
  enum DocumentPart {
    case element, epilog
  }

  /// What is refused before expat has it, as expat would refuse it.
  init(_ fault: XMLSections.Fault, in part: DocumentPart) {
    switch (fault, part) {
    case (.tooLong(let limit), _): self = .tooLong(limit: limit)
    case (.misplacedDeclaration, .epilog), (.unclosed(.characters), .epilog):
      self = .code(XML_ERROR_JUNK_AFTER_DOC_ELEMENT)
    case (.misplacedDeclaration, .element): self = .code(XML_ERROR_MISPLACED_XML_PI)
    case (.unclosed(.characters), .element): self = .code(XML_ERROR_UNCLOSED_CDATA_SECTION)
    case (.unclosed(.comment), _), (.unclosed(.instruction), _):
      self = .code(XML_ERROR_UNCLOSED_TOKEN)
    }
  }

  /// Whether it is of an element's end whose beginning the parser was not given, or of what follows that.
  var isOfEnds: Bool {
    guard case .code(let code) = self else { return false }
    return [XML_ERROR_TAG_MISMATCH, XML_ERROR_JUNK_AFTER_DOC_ELEMENT, XML_ERROR_NO_ELEMENTS]
      .contains { $0 == code }
  }

  /// Whether the document ends before it is closed, or what begins in it.
  var isOfTruncation: Bool {
    guard case .code(let code) = self else { return false }
    return [XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION]
      .contains { $0 == code }
  }

  /// Whether it may be of a tag that is well-formed by itself: one before it is not finished, the document has ended,
  /// or an entity that it refers to is not well-formed.
  var mayBeAtTag: Bool {
    guard case .code(let code) = self else { return false }
    return code == XML_ERROR_INVALID_TOKEN || code == XML_ERROR_JUNK_AFTER_DOC_ELEMENT
  }

  /// What is said of it.
  ///
  /// - Parameter line: the line that it is in, where it is told of an entry.
  func fault(inLine line: Int?) -> InputFault {
    let reason: String
    switch self {
    case .code(let code): reason = XML_ErrorString(code).map { String(cString: $0) } ?? "no XML"
    case .reason(let text): reason = text
    case .tooLong(let limit): return .tooLong(limit: limit)
    }
    return .notXML(line.map { InputFault.reason(reason, inLine: $0) } ?? reason)
  }
}
