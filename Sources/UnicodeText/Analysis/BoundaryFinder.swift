/// One pass over a text that finds its graphemes and line-break opportunities.
///
/// What is left for later passes: the words of complex scripts, which need a dictionary, and
/// phrases.
struct BoundaryFinder {
  /// What is found, in memory of the caller's.
  let boundaries: UnsafeMutableBufferPointer<BoundaryFlags>
  /// Some scalar has Line_Break SA.
  private(set) var hasComplexContext = false
  /// Some scalar makes the bidi algorithm necessary.
  private(set) var isBidirectional = false

  /// - Parameters:
  ///   - boundaries: where what is found is written; one place more than there are code units.
  ///   - isPhraseByWord: mark each place that parts Korean words, be it an opportunity or not: which
  ///     are is known only in the end (``keepPhrasesAtOpportunities()``).
  /// - Complexity: linear in the text's length; allocates nothing.
  init(
    _ utf16: UnsafeBufferPointer<UInt16>,
    in boundaries: UnsafeMutableBufferPointer<BoundaryFlags>,
    rules: LineBreakResolution,
    isPhraseByWord: Bool
  ) {
    precondition(boundaries.count == utf16.count + 1)
    boundaries.initialize(repeating: .none)
    self.boundaries = boundaries
    if !utf16.isEmpty { find(in: utf16, rules: rules, isPhraseByWord: isPhraseByWord) }
  }

  private mutating func find(
    in utf16: UnsafeBufferPointer<UInt16>,
    rules: LineBreakResolution,
    isPhraseByWord: Bool
  ) {
    let machine = LineBreakMachine.shared
    let table = LineBreakClassTable.table(rules)
    let keepsWords = rules.wordBreak == .keepAll
    let looksAtWords = keepsWords || isPhraseByWord
    var words = WordNeighbours()
    var hyphens = SoftHyphens()
    let isAnywhere = rules.strictness == .anywhere
    let goesByClassAlone = !looksAtWords && !isAnywhere
    var graphemes = GraphemeBreaker()
    var state = LineBreakMachine.start
    var pending: Int?
    var isAfterTerminator = false
    var cluster = 0
    var offset = 0
    while offset < utf16.count {
      let (scalar, length) = utf16.scalar(at: offset)
      let properties = ScalarProperties(scalar)
      let number = table.number(of: scalar, properties)
      let step = machine.step(state, number)
      state = step.state
      if step.allowsPending, let pending { boundaries[pending].insert(.lineBreak) }
      if goesByClassAlone, properties.isOrdinary, graphemes.isAfterOrdinary {
        // So are most characters: a cluster that is seen, of which no more is asked.
        assert(!hyphens.isBefore, "rules of clusters ask for what can stand for a hyphen")
        if step.isPending { pending = offset }
        boundaries[offset] = BoundaryFlags.visibleCluster.union(step.opportunity)
        isAfterTerminator = false
        cluster = offset
        offset += length
        continue
      }
      var flags = graphemes.begins(scalar, properties) ? BoundaryFlags.grapheme : .none
      let isMark = number == LineBreakClass.cm.rawValue || number == LineBreakClass.zwj.rawValue
      var isWordInside = false
      if looksAtWords {
        let inside = words.inside(before: properties, isMark: isMark)
        isWordInside = inside.word
        if isPhraseByWord, !inside.phrase { flags.insert(.phrase) }
      }
      // A place that `keep-all` closes waits for nothing.
      let isClosed = keepsWords && isWordInside
      if step.isPending { pending = isClosed ? nil : offset }
      if !isClosed { flags.formUnion(step.opportunity) }
      if isAnywhere, offset > 0, flags.contains(.grapheme), scalar != 0xAD,
        !properties.isHangingSpace, !properties.isLineTerminator
      {
        flags.insert(.lineBreak)
      }
      // CSS Text 3 §5.3: `anywhere` applies no hyphenation.
      if hyphens.isBefore, !isAnywhere, flags.contains(.lineBreak) { flags.insert(.hyphen) }
      let isVisible = properties.isVisible(scalar)
      if flags.contains(.grapheme) {
        cluster = offset
        if isVisible { flags.insert(.visible) }
      } else if isVisible {
        boundaries[cluster].insert(.visible)
      }
      boundaries[offset].formUnion(flags)
      hyphens.pass(scalar, isHidden: isMark && properties.isDefaultIgnorable && length == 1)
      isAfterTerminator = properties.isLineTerminator
      hasComplexContext = hasComplexContext || properties.lineBreak == .sa
      isBidirectional = isBidirectional || properties.isBidirectional
      offset += length
    }
    if machine.allowsPendingAtEnd(state), let pending { boundaries[pending].insert(.lineBreak) }
    boundaries[utf16.count].formUnion([.grapheme, .lineBreak])
    if isAfterTerminator { boundaries[utf16.count].insert(.mandatory) }
  }

  /// Adds the opportunities inside runs of complex scripts (Thai, Lao, Khmer, Myanmar), where ICU's
  /// dictionaries end a word, which ends a phrase too where phrases go by word.
  func markDictionaryWords(_ utf16: UnsafeBufferPointer<UInt16>, isPhraseByWord: Bool) {
    let flags: BoundaryFlags = isPhraseByWord ? [.lineBreak, .phrase] : .lineBreak
    BreakIteratorPool.words.withIterator { iterator in
      var start = 0
      var offset = 0
      while offset < utf16.count {
        let (scalar, length) = utf16.scalar(at: offset)
        if ScalarProperties(scalar).lineBreak != .sa {
          if offset > start {
            iterator.mark(start..<offset, of: utf16, in: boundaries, flag: flags)
          }
          start = offset + length
        }
        offset += length
      }
      if start < utf16.count {
        iterator.mark(start..<utf16.count, of: utf16, in: boundaries, flag: flags)
      }
    }
  }

  /// The text that ICU is handed at once to find phrases or ideographic words in: its time is quadratic
  /// in a row of ideographs and kana.
  private static let longestPiece = 2048
  /// How far from the end of such a piece what is found may hang on what follows it.
  private static let unsettledLength = 256

  /// Marks Japanese phrases as ICU finds them, but for those that end inside of a word or in front of a particle or suffix.
  func markJapanesePhrases(_ utf16: UnsafeBufferPointer<UInt16>) {
    let words = ideographicWords(of: utf16)
    BreakIteratorPool.japanesePhrases.withIterator { markPhrases(of: utf16, with: $0) }
    JapanesePhraseEnds(utf16).keep(words: words, in: boundaries)
  }

  /// Marks as phrases what an iterator finds, which is asked for a piece of the text at a time: some
  /// paragraphs, or what a long one begins with.
  func markPhrases(of utf16: UnsafeBufferPointer<UInt16>, with iterator: BreakIterator) {
    var start = 0
    while start < utf16.count {
      let end = endOfPiece(from: start, of: utf16)
      iterator.mark(start..<end, of: utf16, in: boundaries, flag: .phrase)
      if end == utf16.count || boundaries[end].contains(.mandatory) {
        start = end
        continue
      }
      // The next piece begins with a phrase. In real text nothing before that matters; of many
      // ways to divide one letter repeated, ICU's choice goes by the whole row.
      let settled = start + Self.longestPiece / 2..<end - Self.unsettledLength
      start = settled.last { boundaries[$0].contains(.phrase) } ?? end
      for offset in start..<end where offset > start { boundaries[offset].remove(.phrase) }
    }
  }

  /// Where a piece ends: after a paragraph if one ends in it, so that what is found in a paragraph does
  /// not hang on where in the text it stands.
  private func endOfPiece(from start: Int, of utf16: UnsafeBufferPointer<UInt16>) -> Int {
    let end = min(start + Self.longestPiece, utf16.count)
    if end == utf16.count { return end }
    return (start + 1...end).last { boundaries[$0].contains(.mandatory) } ?? end
  }

  /// Marks every opportunity as the end of a phrase.
  func markEveryPhrase() {
    for offset in boundaries.indices where boundaries[offset].contains(.lineBreak) {
      boundaries[offset].insert(.phrase)
    }
  }

  /// Leaves phrases only where the rules let a line end as well; where it must, one ends.
  func keepPhrasesAtOpportunities() {
    for offset in boundaries.indices {
      if !boundaries[offset].contains(.lineBreak) {
        boundaries[offset].remove(.phrase)
      } else if boundaries[offset].contains(.mandatory) || offset == boundaries.count - 1 {
        boundaries[offset].insert(.phrase)
      }
    }
  }
}

extension LineBreakMachine.Step {
  /// What may happen before the class.
  @inline(__always)
  fileprivate var opportunity: BoundaryFlags {
    isMandatory ? .mandatoryBreak : isAllowed ? .lineBreak : .none
  }
}

extension ScalarProperties {
  /// What `keep-all` keeps together (CSS Text 4 §5.2): letters, digits, NU, AL, AI and ID.
  fileprivate var isWordMember: Bool {
    switch lineBreak {
    case .nu, .al, .ai, .id, .dottedCircle: true
    default: isLetter
    }
  }

  /// What a mark that follows it does not belong to (LB9).
  fileprivate var isNoBase: Bool {
    switch lineBreak {
    case .bk, .cr, .lf, .nl, .sp, .zw: true
    default: false
    }
  }

  /// A bracket or quotation mark: between a Korean word and its particle it ends no phrase.
  fileprivate var isEnclosing: Bool {
    switch lineBreak {
    case .op, .cl, .cp, .qu, .quInitial, .quFinal: true
    default: false
    }
  }
}

/// What stands before a place, where words may not be parted or phrases go by words.
private struct WordNeighbours {
  private var isAfterWord = false
  private var isAfterPhraseMember = false
  /// Whether a mark belongs to what stands before it.
  private var isAfterBase = false

  /// Whether the place before a scalar is inside of a word, and inside of a phrase.
  @inline(__always)
  mutating func inside(
    before properties: ScalarProperties,
    isMark: Bool
  ) -> (word: Bool, phrase: Bool) {
    let isWord = properties.isWordMember
    let isPhraseMember = isWord || properties.isEnclosing
    defer {
      if !isMark {
        isAfterWord = isWord
        isAfterPhraseMember = isPhraseMember
        isAfterBase = !properties.isNoBase
      } else if !isAfterBase {
        // It is a letter (LB10), such as a mark of direction that begins a text.
        isAfterWord = true
        isAfterPhraseMember = true
        isAfterBase = true
      }
    }
    return (isAfterWord && isWord, isAfterPhraseMember && isPhraseMember)
  }
}

/// Whether a soft hyphen stands before a place.
private struct SoftHyphens {
  private(set) var isBefore = false

  /// Passes a scalar: one of a single code unit that is not seen stands for the hyphen before it as
  /// the soft hyphen itself can.
  @inline(__always)
  mutating func pass(_ scalar: UInt32, isHidden: Bool) {
    isBefore = scalar == 0xAD || isBefore && isHidden
  }
}
