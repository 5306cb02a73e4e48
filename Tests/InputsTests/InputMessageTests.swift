import Testing

@testable import Inputs

/// What is said of inputs, sentence by sentence, as their descriptions have it.
@Suite struct InputMessageTests {
  /// What a fault is known by stays where its lines move.
  @Test func linesCanBeLeftOut() {
    for (sentence, rest) in [
      ("not well-formed XML: mismatched tag in line 12", "not well-formed XML: mismatched tag"),
      ("a in line 3; read it as jsonl", "a; read it as jsonl"), ("a in line b", "a in line b"),
      ("", ""),
    ] {
      #expect(InputFault.withoutLines(sentence) == rest)
    }
  }

  @Test(
    arguments: [
      (.noHeadline, "there is no headline"),
      (.notText(encoding: .shiftJIS), "there are bytes that are not Shift_JIS text"),
      (.controlCharacter("\0"), "there is a control character in it (U+0000)"),
      (.controlCharacter("\u{85}"), "there is a control character in it (U+0085)"),
      (.controlCharacter("\u{E001}"), "there is a control character in it (U+E001)"),
      (.controlCharacter("\u{1F600}"), "there is a control character in it (U+1F600)"),
      (.tooLong(limit: 17), "longer than 17 bytes"), (.tooLong(limit: 1), "longer than 1 byte"),
      (.fieldCount(1, columns: 3), "1 field where the table has 3 columns"),
      (.fieldCount(2, columns: 1), "2 fields where the table has 1 columns"),
      (.fieldCount(0, columns: 2), "0 fields where the table has 2 columns"),
      (.missingBar, "a bar is missing at its beginning or its end; the table's first row has both"),
      (.unclosedQuotation, "a quotation mark is not closed"),
      (.longQuotation(limit: 17), "a quotation mark is not closed within 17 bytes"),
      (.longQuotation(limit: 1), "a quotation mark is not closed within 1 byte"),
      (
        .textAfterQuotation,
        "text follows a closing quotation mark; inside a quoted field it is written twice"
      ),
      (
        .quotationInField,
        "a quotation mark stands in a field that does not begin with one; quote the whole field and "
          + "write the mark twice"
      ),
      (.notJSON("not JSON: x"), "not JSON: x"),
      (.wrongKind(member: "a", kind: "an array"), "“a” is an array, not a string"),
      (
        .numberedMember(2),
        "columns are numbered in tables: put the name of the member in place of 2"
      ),
      (.notAnItem(kind: "null"), "null where an object or a headline is expected"),
      (.notXML("x"), "not well-formed XML: x"),
      (
        .missingEntity,
        "there is an entity in it whose text stands outside of the document, where nothing is read"
      ),
      (.nestedEntry, "it stands within another entry, and is not read"),
      (.repeatedMember("a"), "“a” is there twice"),
      (
        .headlineBesideList(member: "headline"),
        "“headline” of the object around the list is not judged; where it is named as the headline's "
          + "column, the list alone is read"
      ),
      (.unreadable("x"), "it cannot be read: x"),
      (.empty, "there is no text in it"), (.noItems, "there are no headlines in it"),
      (.binary(kind: "a program"), "it is not text but a program"),
      (
        .unknownEncoding("x"),
        "its encoding, “x”, is not read (UTF-8, UTF-16LE, UTF-16BE, Shift_JIS, EUC-JP, ISO-2022-JP, "
          + "windows-1252)"
      ),
      (
        .emptyFolder,
        "there is no file to read in the folder (txt, text, md, markdown, csv, tsv, tab, json, jsonl, "
          + "ndjson, xml, rss, rdf, atom)"
      ),
      (.otherFormat(.html), "it is an HTML page, which holds no list of headlines"),
      (.repeatedColumn("a"), "there are two columns “a”; name one by its number"),
    ] as [(InputFault, String)]
  )
  func faults(_ fault: InputFault, _ sentence: String) {
    #expect("\(fault)" == sentence)
    // A library's user knows of no options.
    #expect(!sentence.contains("--"))
    let bad = BadItem(place: InputPlace(file: "a.csv", line: 3), reason: fault)
    #expect("\(bad)" == "a.csv:3: \(sentence)")
    #expect("\(InputPlace(file: "a.csv", line: nil))" == "a.csv")
  }

  /// Of many names twelve are listed, and of long ones forty characters.
  @Test(arguments: [0, 1, 2, 11, 12, 13, 14]) func namesAreListed(count: Int) {
    let names = (0..<count).map { "n\($0)" }
    let shown = names.prefix(12).map { "“\($0)”" }.joined(separator: ", ")
    let list = count == 0 ? "no names" : shown + (count > 12 ? ", …" : "")
    #expect(
      "\(InputFault.noHeadlineColumn(found: names))"
        == "none of \(list) is known as the headline; name the one that is"
    )
    #expect(
      "\(InputFault.missingColumn("x", found: names))" == "there is no column “x”, but \(list)"
    )
  }

  @Test(arguments: [39, 40, 41]) func longNamesAreCut(length: Int) {
    let name = String(repeating: "e\u{301}", count: length).unicodeScalars.prefix(length)
    let shown = String(String.UnicodeScalarView(name.prefix(40)))
    let fault = InputFault.missingColumn("x", found: [String(String.UnicodeScalarView(name))])
    #expect("\(fault)".utf8.elementsEqual("there is no column “x”, but “\(shown)”".utf8))
    // So is a member's.
    let key = String(repeating: "k", count: length)
    let options = InputOptions(
      format: .json,
      columns: ColumnMapping(references: [.headline: .name(key)])
    )
    let text = "[{\"\(key)\":[1]}]"
    let events = Array(InputReader([.memory(Array(text.utf8), name: "x")], options: options))
    guard case .bad(let bad)? = events.last else {
      Issue.record("\(events)")
      return
    }
    #expect("\(bad)" == "x:1: “\(key.prefix(40))” is an array, not a string")
  }

  /// Forty scalars of a member's name are twenty letters of two each, whatever is said of it.
  @Test func longMembersAreCutByTheirScalars() {
    let letter = "e\u{301}"
    let key = String(repeating: letter, count: 21)
    let shown = String(repeating: letter, count: 20)
    let text = "[{\"headline\":\"A\",\"\(key)\":[1]},{\"headline\":\"B\",\"\(key)\":\" \"}]"
    let options = InputOptions(
      format: .json,
      columns: ColumnMapping(references: [.language: .name(key)])
    )
    let input = InputSource.memory(Array(text.utf8), name: "x")
    let place = InputPlace(file: "x", line: 1)
    let note = "“\(shown)” is blank, which names no language"
    #expect(
      Array(InputReader([input], options: options).dropFirst()) == [
        .bad(BadItem(place: place, reason: .wrongKind(member: shown, kind: "an array"))),
        .item(InputItem(headline: "B", place: place, notes: [note])),
      ]
    )
  }

  /// A mapping that was not read of an argument may have any number.
  @Test(arguments: [0, -1, 3, Int.min, Int.max]) func numbersOfNoColumnAreNamed(_ number: Int) {
    let options = InputOptions(
      format: .commaSeparated,
      columns: ColumnMapping(references: [.headline: .number(number)])
    )
    let table = Array("A,B\nC,D\n".utf8)
    let events = Array(InputReader([.memory(table, name: "x")], options: options))
    let fault = InputFault.missingColumn(String(number), found: ["A", "B"])
    guard case .bad(let bad)? = events.last else {
      Issue.record("\(events)")
      return
    }
    #expect("\(bad)" == "x:1: \(fault)")
  }

  private static let list =
    "3 lines like these are a list, not a headline: check the headlines one by one, or put an empty "
    + "line between headline and snippet, each on one line"

  @Test(
    arguments: [
      (.empty, "there is no text in it", nil),
      (.noHeadline(id: "a"), "there is no headline after the front matter", nil),
      (.invalidUTF8(offset: 7), "not UTF-8 text: byte 7 (counted from 0) is invalid", nil),
      (.nulByte(offset: 9), "not text: byte 9 (counted from 0) is NUL", nil),
      (
        .foreignByteOrderMark("UTF-32"), "not UTF-8 text: byte 0 begins a UTF-32 byte order mark",
        nil
      ),
      (
        .list(lineCount: 3), list,
        "3 lines like these are a list, not a headline: put an empty line between headline and "
          + "snippet, or read them as lines"
      ),
      (
        .otherFormat(.barSeparated),
        "it is a table (with vertical bars), not a headline: give one headline as plain text, and "
          + "after an empty line its snippet",
        "it is a table (with vertical bars), not a headline: read it as what it is"
      ),
      (
        .otherFormat(.xml),
        "it is an XML document, not a headline: give one headline as plain text, and after an empty "
          + "line its snippet",
        "it is an XML document, not a headline"
      ),
      (.unclosedFrontMatter, "the front matter begun in line 1 is not closed with ---", nil),
      (.malformedFrontMatter(line: 4), "line 4 of the front matter is not “key: value”", nil),
      (
        .repeatedFrontMatter(key: "id", line: 5),
        "line 5 of the front matter says “id” a second time", nil
      ),
    ] as [(ArticleError, String, String?)]
  )
  func articles(_ error: ArticleError, _ sentence: String, _ amongOthers: String?) {
    #expect("\(error)" == sentence)
    #expect("\(InputFault.article(error))" == amongOthers ?? sentence)
  }

  @Test(
    arguments: [
      (.empty, "the mapping is empty: write, for instance, headline=Titel,snippet=3"),
      (
        .noPair("x"),
        "“x” is not “part=column”: write, for instance, headline=Titel,snippet=3"
      ),
      (.noColumn("x"), "no column is named for “x”"),
      (
        .unknownPart("x"),
        "“x” is no part of an article (headline, snippet, time, id, lang, header)"
      ),
      (.repeated("x"), "“x” is there twice"),
      (.unknownHeader("x"), "header is yes or no, not “x”"),
      (.numberOutOfRange("0"), "columns are counted from 1, not “0”"),
      (.unclosedQuotation, "a quotation mark is not closed"),
    ] as [(ColumnMappingError, String)]
  )
  func columns(_ error: ColumnMappingError, _ sentence: String) {
    #expect("\(error)" == sentence)
  }

  // MARK: - Formats and encodings

  private static let formats: [(InputFormat, String?, String)] = [
    (.article, "text", "an article"), (.lines, "lines", "a list of lines"),
    (.commaSeparated, "csv", "a table (CSV)"), (.tabSeparated, "tsv", "a table (TSV)"),
    (.semicolonSeparated, "csv", "a table (CSV with semicolons)"),
    (.barSeparated, "csv", "a table (with vertical bars)"), (.json, "json", "a JSON text"),
    (.jsonLines, "jsonl", "a list of JSON texts (JSON Lines)"),
    (.jsonSequence, "jsonl", "a list of JSON texts (JSON text sequence)"),
    (.jsonFeed, "jsonfeed", "a JSON Feed"), (.xml, nil, "an XML document"),
    (.rss, "rss", "an RSS feed"), (.atom, "atom", "an Atom feed"), (.html, nil, "an HTML page"),
  ]

  @Test func formatsAreNamed() {
    #expect(Self.formats.map(\.0) == InputFormat.allCases)
    for (format, flag, noun) in Self.formats {
      #expect(format.flag == flag && "\(format)" == noun)
      #expect(format.isTable == noun.hasPrefix("a table"))
      let input = OpenedInput(
        file: "a",
        format: format,
        formatOrigin: .found,
        encoding: .eucJP,
        encodingOrigin: .given
      )
      #expect("\(input)" == "a: \(noun) in EUC-JP")
    }
    for flag in InputFormat.flags {
      #expect(InputFormat(flag: flag) == Self.formats.first { $0.1 == flag }?.0)
    }
    for word in ["", "xml", "html", "article", "Lines", "text "] {
      #expect(InputFormat(flag: word) == nil)
    }
  }

  private static let encodings: [(TextEncoding, [String])] = [
    (.utf8, ["UTF-8", "utf8", "us-ascii", "ascii"]), (.utf16LittleEndian, ["UTF-16LE", "utf16le"]),
    (.utf16BigEndian, ["UTF-16BE", "utf16be"]),
    (
      .shiftJIS,
      [
        "Shift_JIS", "shift-jis", "sjis", "x-sjis", "cp932", "ms932", "windows-31j", "windows-932",
        "ms_kanji",
      ]
    ), (.eucJP, ["EUC-JP", "eucjp", "euc_jp", "x-euc-jp", "eucjp-ms", "cp51932"]),
    (.iso2022JP, ["ISO-2022-JP", "iso2022jp", "csiso2022jp", "jis"]),
    (.windows1252, ["windows-1252", "cp1252", "iso-8859-1", "iso8859-1", "latin1", "latin-1"]),
  ]

  @Test func encodingsAreKnownByTheirNames() {
    #expect(Self.encodings.map(\.0) == TextEncoding.allCases)
    #expect(Self.encodings.map { $0.1[0] } == TextEncoding.names)
    for (encoding, names) in Self.encodings {
      #expect("\(encoding)" == names[0])
      for name in names {
        #expect(TextEncoding(name: name.uppercased()) == encoding, "\(name)")
        #expect(TextEncoding(name: name + "x") == nil)
      }
    }
  }

  // MARK: - Items

  /// Items and places are the same scalar for scalar, and in every part.
  @Test func itemsAreComparedExactly() {
    let place = InputPlace(file: "caf\u{E9}", line: 2)
    let item = InputItem(
      headline: "h",
      snippet: "s",
      time: "t",
      id: "i",
      language: "l",
      place: place,
      notes: ["n"]
    )
    var others = Array(repeating: item, count: 12)
    others[0].headline = "h\u{301}"
    others[1].snippet = ""
    others[2].time = nil
    others[3].id = "I"
    others[4].language = nil
    others[5].place = InputPlace(file: "caf\u{E9}", line: 3)
    others[6].place = InputPlace(file: "cafe\u{301}", line: 2)
    others[7].place = InputPlace(file: "caf\u{E9}", line: nil)
    others[8].notes = []
    others[9].notes = ["n", "n"]
    (others[10].time, others[10].id) = (item.id, item.time)
    others[11].headline = "s"
    for (index, other) in others.enumerated() {
      #expect(other != item && Set([item, other, item]).count == 2, "\(index)")
    }
    #expect(item == others[0].with(headline: "h"))
    let bare = InputItem(headline: "h", place: place)
    #expect(bare.snippet.isEmpty && bare.notes.isEmpty)
    #expect(bare.time == nil && bare.id == nil && bare.language == nil)
    var composed = item
    composed.headline = "\u{E9}"
    #expect(composed != composed.with(headline: "e\u{301}"))
  }

  /// What has no line is all that is left of its file, whatever is said of it.
  @Test func badItemsHaveAnExtent() {
    let (file, row) = (InputPlace(file: "a", line: nil), InputPlace(file: "a", line: 3))
    #expect(BadItem(place: row, reason: .empty).extent == .item)
    #expect(BadItem(place: row, reason: .empty, extent: .rest).extent == .rest)
    for extent in [BadItem.Extent.item, .rest] {
      #expect(BadItem(place: file, reason: .empty, extent: extent).extent == .rest)
    }
  }

  /// A note is on its item, and each item has its own: who tells them once of a file says so.
  @Test func notesAreOnTheirItems() {
    let rows = "{\"headline\":\"A\",\"lang\":\"\"}\n{\"headline\":\"B\",\"lang\":\" \"}\n"
    var notes: [[String]] = []
    for event in InputReader([.memory(Array(rows.utf8), name: "a.jsonl")]) {
      if case .item(let item) = event { notes.append(item.notes) }
    }
    let note = "“lang” is blank, which names no language"
    #expect(notes == [[note], [note]])
  }

  /// What is told of is the first blank member for a language: neither one for something else nor one that is null.
  @Test func notesAreOnBlankLanguages() {
    let rows = """
      {"headline":"A","snippet":" ","url":""}
      {"headline":"B","snippet":"","lang":null}
      {"headline":"C","lang":null,"language":" "}
      {"headline":"D","lang":" ","language":"ja"}
      """
    var notes: [[String]] = []
    for event in InputReader([.memory(Array(rows.utf8), name: "a.jsonl")]) {
      if case .item(let item) = event { notes.append(item.notes) }
    }
    #expect(notes == [[], [], ["“language” is blank, which names no language"], []])
  }

  /// The member that is named for the language is the one that is told of, by the beginning of its name.
  @Test func notesAreOnTheNamedMember() {
    let key = String(repeating: "k", count: 41)
    let columns = ColumnMapping(references: [.language: .name("l.\(key)")])
    let rows =
      "{\"headline\":\"A\",\"l\":{\"\(key)\":\" \"},\"lang\":\"ja\"}\n"
      + "{\"headline\":\"B\",\"lang\":\"\"}\n"
      + "{\"headline\":\"C\",\"l\":{\"\(key)\":null}}\n"
    let input = InputSource.memory(Array(rows.utf8), name: "a.jsonl")
    var notes: [[String]] = []
    for event in InputReader([input], options: InputOptions(columns: columns)) {
      if case .item(let item) = event { notes.append(item.notes) }
    }
    let missing = "there is no “l.\(key.prefix(38))” in it"
    #expect(notes == [["“\(key.dropLast())” is blank, which names no language"], [missing], []])
  }

  /// Without a word nothing is known beforehand, and an item may have ten megabytes.
  @Test func optionsSayNothingOfThemselves() {
    let options = InputOptions()
    #expect(options.format == nil && options.encoding == nil && options.columns == .byName)
    #expect(options.longestItem == 10_485_760)
    for length in [0, -1, Int.min] {
      var short = InputOptions(longestItem: length)
      #expect(short.longestItem == 1)
      short.longestItem = 7
      short.longestItem = length
      #expect(short.longestItem == 1)
    }
    #expect(ColumnMapping.byName.references.isEmpty && ColumnMapping.byName.header == nil)
  }
}

extension InputItem {
  fileprivate func with(headline: String) -> InputItem {
    var item = self
    item.headline = headline
    return item
  }
}
