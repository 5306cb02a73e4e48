import CExpat
import UnicodeText

/// What the parser finds in the document: elements, their text, and what is declared.
extension FeedParser {
  private static let greatestDepth = 256
  /// expat goes through all that an element's attributes are declared as for each such element, whether it
  /// has them or not.
  private static let mostDeclaredAttributes = 256
  /// How long all of those may be, in bytes: what one element is given, each may be.
  private static let longestDeclared = 4096

  func begin(_ name: String, _ attributes: XMLAttributes) {
    elements.append(name)
    if elements.count == 1, !isMended, let earliest = standIns.earliest,
      earliest.place < droppedCount + place
    {
      declared = earliest
    }
    guard elements.count <= Self.greatestDepth else {
      stop("nested too deeply")
      return
    }
    // It may have come whole, and has not been refused by its beginning then.
    if let parser, Int(XML_GetCurrentByteCount(parser)) > context.limit {
      stop(.tooLong(limit: context.limit))
      return
    }
    let (prefix, local) = FeedPart.split(name)
    let isEntry = FeedPart.entryNames.contains(where: local.isExactly)
    guard let entry else {
      if isEntry {
        beginEntry(name, attributes)
      } else if local.isExactly("language"), elements.count <= 3 {
        language.begin()
      } else if FeedPart.containerNames.contains(where: local.isExactly) {
        if let text = attributes["xml:lang"] { language.note(text) }
      }
      return
    }
    let depth = elements.count - entry.depth
    if depth == 1, name.isExactly(entry.name) {
      events.append(context.bad(entry.line, .notXML("the entry is not closed")))
      beginEntry(name, attributes)
    } else if entry.isReading {
      takeTag("<\(local)>", of: local)
    } else if isEntry, prefix.isExactly(FeedPart.split(entry.name).prefix) {
      // With another prefix it is of another vocabulary.
      events.append(context.bad(line, .nestedEntry))
    } else if depth == 1 {
      beginPart(name, attributes)
    }
  }

  private func beginEntry(_ name: String, _ attributes: XMLAttributes) {
    if entry == nil { surroundings = elements.dropLast() }
    let begun = FeedEntry(name: name, line: line, depth: elements.count)
    if let language = attributes["xml:lang"] {
      begun.offer(language, for: .language, rank: 2, standIn: standIn)
    }
    if let about = attributes["rdf:about"] {
      begun.offer(about, for: .identifier, rank: 3, standIn: standIn)
    }
    entry = begun
  }

  private func beginPart(_ name: String, _ attributes: XMLAttributes) {
    guard let entry else { return }
    let (entryPrefix, entryName) = FeedPart.split(entry.name)
    let (prefix, local) = FeedPart.split(name)
    if entryName.isExactly("entry"), local.isExactly("link"), prefix.isExactly(entryPrefix) {
      let relation = attributes["rel"] ?? "alternate"
      if relation.isExactly("alternate"), let address = attributes["href"] {
        self.entry?.offer(address, for: .identifier, rank: 1, standIn: standIn)
      }
      return
    }
    let type = attributes["type"]
    if let part = FeedPart(element: name, inEntry: entry.name, type: type) {
      let language = attributes["xml:lang"].map { tag in (tag: tag, standIn: standIn) }
      self.entry?.begin(part, language: language)
    }
  }

  func end() {
    guard let name = elements.popLast() else { return }
    language.end()
    guard let entry else { return }
    if elements.count < entry.depth {
      events.append(entry.event(context, language: language.tag))
      self.entry = nil
    } else if elements.count == entry.depth {
      self.entry?.endPart()
    } else if entry.isReading {
      let local = FeedPart.split(name).local
      takeTag("</\(local)>", of: local)
    }
  }

  /// Takes a tag within a part as HTML's.
  ///
  /// One that HTML does not know would stay as text, which XML's own tags never are: it is left out, and its content
  /// is not.
  private func takeTag(_ tag: String, of name: String) {
    guard HTMLElements.kind(of: Array(name.utf8)[...]) != nil else { return }
    entry?.take(markup: tag, limit: context.limit)
  }

  func take(_ characters: UnsafeBufferPointer<UInt8>) {
    if let entry, entry.isReading {
      entry.take(characters, standIn: findStandIn(in: characters), limit: context.limit)
    }
    language.take(characters)
  }

  /// A reference to an entity that is declared nowhere that was read.
  func skip(entity name: String) {
    // The declarations stood before a fault, and the parser since then has not read them.
    if isMended, declaresEntities, HTMLReferences.text(of: Array(name.utf8)[...]) == nil {
      missEntity()
    } else {
      entry?.take(markup: "&\(name);", limit: context.limit)
    }
  }

  /// A reference to an entity whose text is not there.
  func missEntity() {
    entry?.missEntity()
    if language.isReading {
      events.append(context.bad(line, .missingEntity))
      language.giveUp()
    }
  }

  /// Notes that an entity is declared.
  func declareEntity() { declaresEntities = true }

  /// Notes that an attribute is declared.
  ///
  /// - Parameter length: that of its name and its value, in bytes.
  func declareAttribute(length: Int) {
    declaredAttributeCount += 1
    declaredLength += length
    if declaredAttributeCount > Self.mostDeclaredAttributes { stop("declares too many attributes") }
    if declaredLength > Self.longestDeclared { stop("declares attributes that are too long") }
  }

  private func stop(_ reason: String) { stop(.reason(reason)) }

  private func stop(_ refusal: FeedRefusal) {
    stopRefusal = stopRefusal ?? refusal
    if let parser { XML_StopParser(parser, XML_Bool(XML_FALSE)) }
  }
}
