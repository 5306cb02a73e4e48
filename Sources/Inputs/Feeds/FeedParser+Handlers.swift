import CExpat

extension FeedParser {
  /// How many times as long as what was read of a document its entities may make it.
  private static let greatestGrowth: Float = 4
  /// How long they may make any document, in bytes.
  private static let leastBound: UInt64 = 1 << 20

  /// Has a parser call the methods of this one for what it reads.
  func observe(_ parser: XML_Parser) {
    // `XMLSections` is asked only once the parser has looked at all that it has been given.
    fitcheck_parse_at_once(parser)
    fitcheck_bound_entities(parser, Self.greatestGrowth, Self.leastBound)
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let data, let name else { return }
        FeedParser.at(data).begin(String(cString: name), XMLAttributes(attributes))
      },
      { data, _ in
        guard let data else { return }
        FeedParser.at(data).end()
      }
    )
    XML_SetCharacterDataHandler(parser) { data, characters, count in
      guard let data, let characters else { return }
      characters.withMemoryRebound(to: UInt8.self, capacity: Int(count)) { bytes in
        FeedParser.at(data).take(UnsafeBufferPointer(start: bytes, count: Int(count)))
      }
    }
    // Before the document's element there is no text that an entity could be missing in.
    XML_SetSkippedEntityHandler(parser) { data, name, _ in
      guard let data, let name else { return }
      FeedParser.at(data).skip(entity: String(cString: name))
    }
    // Nothing is fetched; where something would have to be, a text is not whole.
    XML_SetExternalEntityRefHandlerArg(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetExternalEntityRefHandler(parser) { data, _, _, _, _ in
      if let data { FeedParser.at(UnsafeMutableRawPointer(data)).missEntity() }
      return 1
    }
    XML_SetEntityDeclHandler(parser) { data, _, isParameter, _, _, _, _, _, _ in
      guard let data, isParameter == 0 else { return }
      FeedParser.at(data).declareEntity()
    }
    XML_SetAttlistDeclHandler(parser) { data, _, name, _, value, _ in
      guard let data else { return }
      let length = FeedParser.byteCount(name) + FeedParser.byteCount(value)
      FeedParser.at(data).declareAttribute(length: length)
    }
  }

  private static func byteCount(_ text: UnsafePointer<XML_Char>?) -> Int {
    text.map { String(cString: $0).utf8.count } ?? 0
  }

  private static func at(_ data: UnsafeMutableRawPointer) -> FeedParser {
    Unmanaged<FeedParser>.fromOpaque(data).takeUnretainedValue()
  }
}
