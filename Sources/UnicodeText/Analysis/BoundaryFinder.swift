/// One pass over a text that finds its graphemes and line-break opportunities.
///
/// What is left for later passes: the words of complex scripts, which need a dictionary, and
/// phrases.
struct BoundaryFinder {
  private(set) var boundaries: [BoundaryFlags]
  /// Some scalar has Line_Break SA.
  private(set) var hasComplexContext = false
  /// Some scalar makes the bidi algorithm necessary.
  private(set) var isBidirectional = false

  /// - Complexity: linear in the text's length; allocates only the flags.
  init(_ utf16: [UInt16], rules: LineBreakResolution, isPhraseByWord: Bool) {
    boundaries = [BoundaryFlags](repeating: [], count: utf16.count + 1)
    guard !utf16.isEmpty else { return }
    let machine = LineBreakMachine.machine(rules.tailoring)
    let table = LineBreakClassTable.table(rules)
    let keepsWords = rules.wordBreak == .keepAll
    let looksAtWords = keepsWords || isPhraseByWord
    var graphemes = GraphemeBreaker(tailoring: rules.tailoring)
    var state = LineBreakMachine.start
    var pending = 0
    var isAfterWord = false
    var isAfterPhraseMember = false
    var isAfterSoftHyphen = false
    var isAfterTerminator = false
    var cluster = 0
    var offset = 0
    while offset < utf16.count {
      let (scalar, length) = utf16.scalar(at: offset)
      let properties = ScalarProperties(scalar)
      let number = table.number(of: scalar, properties)
      let step = machine.step(state, number)
      state = step.state
      if step.allowsPending { boundaries[pending].insert(.lineBreak) }
      if step.isPending { pending = offset }
      var flags: BoundaryFlags = graphemes.begins(scalar, properties) ? .grapheme : []
      var isWordInside = false
      var isPhraseInside = false
      if looksAtWords {
        let isWord = properties.isWordMember
        let isPhraseMember = isWord || properties.isBracket
        isWordInside = isAfterWord && isWord
        isPhraseInside = isAfterPhraseMember && isPhraseMember
        if number != LineBreakClass.cm.rawValue, number != LineBreakClass.zwj.rawValue {
          isAfterWord = isWord
          isAfterPhraseMember = isPhraseMember
        }
      }
      if step.isMandatory {
        flags.formUnion([.lineBreak, .mandatory])
      } else if step.isAllowed, !(keepsWords && isWordInside) {
        flags.insert(.lineBreak)
      }
      if rules.strictness == .anywhere, offset > 0, flags.contains(.grapheme),
        !properties.isHangingSpace, !properties.isLineTerminator
      {
        flags.insert(.lineBreak)
      }
      if isAfterSoftHyphen, flags.contains(.lineBreak) { flags.insert(.hyphen) }
      if isPhraseByWord, flags.contains(.lineBreak), !isPhraseInside { flags.insert(.phrase) }
      let isVisible = properties.isVisible(scalar)
      if flags.contains(.grapheme) {
        cluster = offset
        if isVisible { flags.insert(.visible) }
      } else if isVisible {
        boundaries[cluster].insert(.visible)
      }
      boundaries[offset].formUnion(flags)
      isAfterSoftHyphen = scalar == 0xAD
      isAfterTerminator = properties.isLineTerminator
      hasComplexContext = hasComplexContext || properties.lineBreak == .sa
      isBidirectional = isBidirectional || properties.isBidirectional
      offset += length
    }
    if machine.allowsPendingAtEnd(state) { boundaries[pending].insert(.lineBreak) }
    boundaries[utf16.count].formUnion([.grapheme, .lineBreak])
    if isAfterTerminator { boundaries[utf16.count].insert(.mandatory) }
  }

  /// Adds the opportunities inside runs of complex scripts (Thai, Lao, Khmer, Myanmar), where ICU's
  /// dictionaries end a word.
  mutating func markDictionaryWords(_ utf16: [UInt16]) {
    BreakIteratorPool.words.withIterator { iterator in
      var start = 0
      var offset = 0
      while offset < utf16.count {
        let (scalar, length) = utf16.scalar(at: offset)
        if ScalarProperties(scalar).lineBreak != .sa {
          if offset > start {
            iterator.mark(start..<offset, of: utf16, in: &boundaries, flag: .lineBreak)
          }
          start = offset + length
        }
        offset += length
      }
      if start < utf16.count {
        iterator.mark(start..<utf16.count, of: utf16, in: &boundaries, flag: .lineBreak)
      }
    }
  }

  /// Marks Japanese phrases as ICU finds them, where the rules let a line end as well.
  mutating func markJapanesePhrases(_ utf16: [UInt16]) {
    BreakIteratorPool.japanesePhrases.withIterator {
      $0.mark(0..<utf16.count, of: utf16, in: &boundaries, flag: .phrase)
    }
    keepPhrasesAtOpportunities()
  }

  /// Marks every opportunity as the end of a phrase.
  mutating func markEveryPhrase() {
    for offset in boundaries.indices where boundaries[offset].contains(.lineBreak) {
      boundaries[offset].insert(.phrase)
    }
  }

  private mutating func keepPhrasesAtOpportunities() {
    for offset in boundaries.indices {
      if !boundaries[offset].contains(.lineBreak) {
        boundaries[offset].remove(.phrase)
      } else if boundaries[offset].contains(.mandatory) || offset == boundaries.count - 1 {
        boundaries[offset].insert(.phrase)
      }
    }
  }
}

extension ScalarProperties {
  /// What `keep-all` keeps together (CSS Text 4 §5.2): letters, digits, NU, AL, AI and ID.
  fileprivate var isWordMember: Bool {
    switch lineBreak {
    case .nu, .al, .ai, .id: true
    default: isLetter
    }
  }

  /// A bracket: between a Korean word and its particle it ends no phrase.
  fileprivate var isBracket: Bool {
    switch lineBreak {
    case .op, .cl, .cp: true
    default: false
    }
  }
}
