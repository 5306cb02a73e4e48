import UnicodeText

/// Where a text is cut between its phrases, so that nothing is left at its end that only leads to what goes.
///
/// Dashes, dots, slashes, commas, colons and opening brackets go with the phrase behind them: 東京|・大阪, Paris |– Berlin. A
/// hyphen or slash at a letter takes the place with it, since what is before it is no whole word: co-operate, and/or, Vor- und.
struct PhraseCuts {
  /// What no headline ends with, besides brackets and quotation marks that open.
  private static let marks = Set("‒–—―·・‧•･|｜,，、､،:：;；؛&＆".unicodeScalars.map(\.value))
    .union(joiners)
  /// Marks that join what stands before them to what follows, where no space is before them.
  private static let joiners = Set("-‐\u{58A}\u{5BE}/／".unicodeScalars.map(\.value))
  /// Vowels and signs of Thai and Lao that belong to what stands before them, even behind a space: ICU's dictionaries
  /// have them begin a word that they do not know.
  private static let followers = Set("ฯะาำๅๆຯະາຳໆ".unicodeScalars.map(\.value))

  private let analysis: TextAnalysis
  private let enclosing: EnclosingMarks

  init(_ analysis: TextAnalysis) {
    self.analysis = analysis
    enclosing = EnclosingMarks(analysis)
  }

  /// The places, ascending and of each one.
  /// - Parameter ends: where the phrases end, ascending; of these the text's own ends are always places.
  /// - Complexity: linear in the text's length, times the logarithm of the number of its quotation marks.
  func places(at ends: [Int32]) -> [Int32] {
    let count = analysis.utf16.count
    var places: [Int32] = []
    places.reserveCapacity(ends.count)
    var passed = PassedMarks()
    var offset = 0
    for end in ends {
      while offset < end {
        let (scalar, length) = analysis.scalar(at: offset)
        passed.pass(
          scalar,
          at: offset,
          isMark: isMark(scalar, at: offset),
          isJoiner: Self.joiners.contains(scalar)
        )
        offset += length
      }
      let isOwnEnd = offset == 0 || offset == count
      let place = isOwnEnd ? offset : self.place(at: offset, behind: passed)
      if let place, places.last.map({ $0 < place }) ?? true { places.append(Int32(place)) }
    }
    return places
  }

  private func place(at end: Int, behind passed: PassedMarks) -> Int? {
    if Self.followers.contains(analysis.scalar(at: end).value) { return nil }
    guard let start = passed.start else { return end }
    let isWhole = !passed.isInWord && (start == 0 || analysis.boundaries[start].contains(.grapheme))
    return isWhole ? start : nil
  }

  private func isMark(_ scalar: UInt32, at offset: Int) -> Bool {
    // German and Danish close with the marks that open in English and French: „…“, »…«.
    Self.marks.contains(scalar) || enclosing.side(at: offset, of: analysis) == .opening
  }
}

/// The marks that a text ends with up to a place, white space behind and between them left aside.
private struct PassedMarks {
  /// Where the first of them stands; `nil` where there is none.
  private(set) var start: Int?
  private var startsBehindLetter = false
  private var isAfterLetter = false
  private var joins = false
  private var hasSpace = false

  /// Whether they join a part of a word, in a script that parts its words by spaces, to what follows.
  var isInWord: Bool { startsBehindLetter && joins }

  mutating func pass(_ scalar: UInt32, at offset: Int, isMark: Bool, isJoiner: Bool) {
    let properties = ScalarProperties(scalar)
    if isMark {
      if start == nil {
        start = offset
        (startsBehindLetter, joins, hasSpace) = (isAfterLetter, false, false)
      }
      joins = joins || isJoiner && !hasSpace
    } else if properties.isHangingSpace || properties.isLineTerminator {
      hasSpace = true
    } else {
      start = nil
    }
    // Kana, Chinese characters and the mark of a long vowel stand without spaces.
    let isLongMark = scalar == 0x30FC || scalar == 0xFF70
    if !properties.isMark {
      isAfterLetter = properties.isLetter && properties.script.itemized != .han && !isLongMark
    }
  }
}
