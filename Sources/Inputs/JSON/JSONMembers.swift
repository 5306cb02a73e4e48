import UnicodeText

/// Makes items of JSON objects by the names of their members.
struct JSONMembers: Sendable {
  let context: ItemContext
  /// The language of items that do not say theirs; nil where the text does not say it either.
  private var language: String?

  init(_ context: ItemContext) {
    self.context = context
  }

  /// Notes what a text says of the language of its items; a blank says nothing, and where a member of each is asked for,
  /// nothing else stands in for it.
  mutating func noteLanguage(_ text: String) {
    let tag = TextLines.trimmed(Substring(text).unicodeScalars)
    if !tag.isEmpty, context.columns.references[.language] == nil { language = tag }
  }

  /// The item that the bytes of a JSON value are.
  func event(_ line: Int, _ bytes: ArraySlice<UInt8>) -> InputEvent {
    let read: JSONValue
    do throws(InputFault) {
      // Whether they are text is asked first: what is none would be mended as it is read.
      _ = try context.text(bytes)
      read = try value(bytes)
    } catch {
      return context.bad(line, error)
    }
    do throws(InputFault) {
      return .item(try item(read, line))
    } catch {
      return context.bad(line, error, id: name(of: read, refusedFor: error))
    }
  }

  /// What the source calls an object of which nothing but a headline is missing.
  private func name(of value: JSONValue, refusedFor fault: InputFault) -> String? {
    switch fault {
    case .noHeadline, .noHeadlineColumn: break
    default: return nil
    }
    guard case .object(let members) = value,
      let name = try? text(of: .identifier, in: members), !name.utf8.contains(0)
    else { return nil }
    return name
  }

  private func value(_ bytes: ArraySlice<UInt8>) throws(InputFault) -> JSONValue {
    do {
      return try JSONReader.value(in: bytes)
    } catch {
      throw .notJSON(error.description)
    }
  }

  private func item(_ value: JSONValue, _ line: Int) throws(InputFault) -> InputItem {
    switch value {
    case .string(let headline):
      return try checked(
        InputItem(
          headline: headline.withoutBlankEnd,
          language: language,
          place: context.place(line)
        )
      )
    case .object(let members):
      try checkNames(of: members)
      guard let headline = try text(of: .headline, in: members) else {
        if context.columns.references[.headline] == nil, members.allSatisfy({ !isHeadline($0.key) })
        {
          throw .noHeadlineColumn(found: members.map(\.key))
        }
        throw .noHeadline
      }
      var snippet = try text(of: .snippet, in: members)
      if snippet == nil, context.columns.references[.snippet] == nil {
        snippet = try html(members)
      }
      let language = try text(of: .language, in: members) ?? self.language
      return try checked(
        InputItem(
          headline: headline,
          snippet: snippet ?? "",
          time: try text(of: .time, in: members),
          id: try text(of: .identifier, in: members),
          language: language,
          place: context.place(line),
          notes: try notes(onLanguage: language, of: members) + notes(onNamesMissingFrom: members)
        )
      )
    default: throw .notAnItem(kind: value.kind)
    }
  }

  /// Refuses what is said twice: nobody can tell which of them counts.
  private func checkNames(of members: [JSONValue.Member]) throws(InputFault) {
    var headlineRanks: Set<Int> = []
    var names: Set<ExactText> = []
    for key in members.map(\.key) {
      // What is mapped is looked at where it is looked for.
      guard let column = column(of: key), context.columns.references[column] == nil else {
        continue
      }
      // Two spellings of a headline's name are two headlines, as in a table.
      let isNew =
        column == .headline
        ? column.rank(of: key).map { headlineRanks.insert($0).inserted } ?? true
        : names.insert(ExactText(key)).inserted
      guard isNew else { throw .repeatedMember(key) }
    }
  }

  private func column(of key: String) -> ArticleColumn? {
    key.isExactly(Self.htmlName) ? .snippet : ArticleColumn(name: key)
  }

  private static let htmlName = "content_html"

  private func isHeadline(_ name: String) -> Bool { ArticleColumn(name: name) == .headline }

  /// Refuses what is no text for people, in whichever part it is, as tables do.
  private func checked(_ item: InputItem) throws(InputFault) -> InputItem {
    if item.headline.isBlank { throw .noHeadline }
    let others = [item.time, item.id, item.language].compactMap(\.self)
    for text in [item.headline, item.snippet] + others where text.utf8.contains(0) {
      throw .controlCharacter("\0")
    }
    return item
  }

  /// What a JSON Feed gives as HTML where it gives no plain text (jsonfeed.org/version/1.1).
  private func html(_ members: [JSONValue.Member]) throws(InputFault) -> String? {
    guard let member = try member(Self.htmlName[...], in: members) else { return nil }
    return try string(member).map { Self.text(ofHTML: $0) }
  }

  /// Whether a member that was asked for holds HTML: that of a JSON Feed, and what WordPress calls rendered, such as
  /// `title.rendered` (developer.wordpress.org/rest-api/reference/posts).
  private static func isHTML(_ member: JSONValue.Member, for column: ArticleColumn) -> Bool {
    guard column == .headline || column == .snippet else { return false }
    return member.key.isExactly(htmlName) || member.key.isExactly("rendered")
  }

  private static func text(ofHTML html: String) -> String {
    MarkupText.text(ofHTML: Array(html.utf8)).withoutBlankEnd
  }

  /// The text of a member: as it is mapped, else the one of the best name that has a text.
  private func text(
    of column: ArticleColumn,
    in members: [JSONValue.Member]
  ) throws(InputFault) -> String? {
    if let reference = context.columns.references[column] {
      switch reference {
      case .number(let number): throw .numberedMember(number)
      case .name(let name):
        guard let member = try member(at: name[...], in: members) else { return nil }
        let text = try string(member)
        return Self.isHTML(member, for: column) ? text.map { Self.text(ofHTML: $0) } : text
      }
    }
    let ranked = members.reversed().compactMap { member in
      column.rank(of: member.key).map { (rank: $0, member: member) }
    }
    for (_, member) in ranked.sorted(by: { $0.rank < $1.rank }) {
      switch (member.value, column) {
      // A CMS may call a list of links “url” and a switch “published”.
      case (.boolean, .time), (.boolean, .identifier), (.boolean, .language),
        (.array, .time), (.array, .identifier), (.array, .language),
        (.object, .time), (.object, .identifier), (.object, .language):
        continue
      default: if let text = try string(member) { return text }
      }
    }
    return nil
  }

  /// What is said of an item without a language, where a member for it is there and blank.
  private func notes(
    onLanguage language: String?,
    of members: [JSONValue.Member]
  ) throws(InputFault) -> [String] {
    guard language == nil else { return [] }
    let named: JSONValue.Member?
    if case .name(let name)? = context.columns.references[.language] {
      named = try member(at: name[...], in: members)
    } else {
      named = members.first { Self.isBlank($0.value) && column(of: $0.key) == .language }
    }
    guard let named, Self.isBlank(named.value) else { return [] }
    let key = named.key.prefix(scalars: 40)
    return ["“\(key)” is blank, which names no language"]
  }

  /// What is said of members that were asked for by name and are not there: a name that was mistyped is in no item, and
  /// what stands under the right one would be passed over without a word.
  private func notes(
    onNamesMissingFrom members: [JSONValue.Member]
  ) throws(InputFault) -> [String] {
    var notes: [String] = []
    for column in ArticleColumn.allCases {
      guard case .name(let name)? = context.columns.references[column],
        try member(at: name[...], in: members) == nil
      else { continue }
      notes.append("there is no “\(name.prefix(scalars: 40))” in it")
    }
    return notes
  }

  private static func isBlank(_ value: JSONValue) -> Bool {
    if case .string(let text) = value { text.isBlank } else { false }
  }

  /// The member of a name, or where its points lead.
  private func member(
    at path: Substring,
    in members: [JSONValue.Member]
  ) throws(InputFault) -> JSONValue.Member? {
    if let member = try member(path, in: members) { return member }
    guard let point = path.utf8.firstIndex(of: UInt8(ascii: ".")),
      let outer = try member(path[..<point], in: members), case .object(let inner) = outer.value
    else { return nil }
    return try member(at: path[path.utf8.index(after: point)...], in: inner)
  }

  private func member(
    _ name: Substring,
    in members: [JSONValue.Member]
  ) throws(InputFault) -> JSONValue.Member? {
    let found = members.filter { $0.key.isExactly(name) }
    guard found.count < 2 else { throw .repeatedMember(String(name)) }
    return found.first
  }

  /// The text of a value, without white space at its end; nil for null, and for nothing but white space.
  private func string(_ member: JSONValue.Member) throws(InputFault) -> String? {
    switch member.value {
    case .null: return nil
    case .string(let text): return text.isBlank ? nil : text.withoutBlankEnd
    case .number(_, let digits): return digits
    default:
      let key = String(member.key.unicodeScalars.prefix(40))
      throw .wrongKind(member: key, kind: member.value.kind)
    }
  }
}
