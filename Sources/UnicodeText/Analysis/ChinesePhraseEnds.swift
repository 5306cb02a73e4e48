/// Where Chinese phrases end that a text may be cut to.
///
/// ICU's dictionary knows words but not their kinds, and has each word that it lacks in single characters: 蔡|英文, 记|者, 第|四.
/// A phrase ends where a word of more than one begins, or one of those that begin phrases; neither in front of a particle or
/// suffix, nor behind a single character that may be part of a word, nor behind a word that asks for what follows.
struct ChinesePhraseEnds {
  /// Single characters that begin a phrase and end none: 第, prepositions, conjunctions and adverbs.
  fileprivate static let beginnings = Set(
    "第在和与與及或对對将將从從向把被让讓因由并並而但却卻也又再还還仍就才已曾不未没沒若".unicodeScalars
  )
  /// Particles, and suffixes that are no part of what follows.
  fileprivate static let particles = Set("的了着著过過们們吗嗎呢吧等后後时時".unicodeScalars)
  /// Words that follow what they belong to.
  fileprivate static let followers: Set<String> = [
    "以来", "以來", "以后", "以後", "以前", "以上", "以下", "以内", "以內", "以外", "期间", "期間", "左右", "在内", "在內",
    "起来", "起來", "下去", "下来", "下來",
  ]
  /// Words of several characters that end no phrase.
  fileprivate static let longBeginnings: Set<String> = [
    "关于", "關於", "对于", "對於", "以及", "由于", "由於", "根据", "根據", "为了", "為了", "因为", "因為", "随着", "隨著",
    "按照",
  ]
  /// Signs behind which another phrase begins.
  fileprivate static let pauses = Set("，、。：；！？,:;!?".unicodeScalars)

  private let utf16: UnsafeBufferPointer<UInt16>

  init(_ utf16: UnsafeBufferPointer<UInt16>) {
    self.utf16 = utf16
  }

  /// Marks the ends, those in front of words of other languages among them.
  /// - Parameter words: where ICU's words begin and end.
  func mark(words: [Int], in flags: UnsafeMutableBufferPointer<BoundaryFlags>) {
    var previous = ChineseWord()
    var isAfterSpace = false
    var goesOn = false
    for (start, end) in zip(words, words.dropFirst()) {
      let word = ChineseWord(utf16[start..<end])
      if word.text.isSpaceAlone {
        isAfterSpace = true
        continue
      }
      // Chinese is set off from Latin letters and digits; other spaces part what they stand between.
      let isApart = previous.isPause || isAfterSpace && previous.endsWithHan && word.isHan
      let isHeld = previous.asksForMore || goesOn && !isAfterSpace
      let isPart = isHeld && word.canFollow
      let isFollower = word.isHan && (!word.beginsPhrase || previous.endsWithDigit)
      // Names of other languages: 唐纳德·特朗普.
      let isNamePart = !isAfterSpace && (word.isDot || previous.isDot)
      if isApart || !isPart && !isFollower && !isNamePart { flags[start].insert(.phrase) }
      goesOn = word.isLone && (isApart || !word.isParticle)
      previous = word
      isAfterSpace = false
    }
    // Where somebody said that a line may end, by a space of no width, or a soft hyphen.
    for offset in utf16.indices where utf16[offset] == 0x200B || utf16[offset] == 0xAD {
      flags[offset + 1].insert(.phrase)
    }
  }
}

/// One of ICU's words in a Chinese text, as far as its characters tell its kind.
private struct ChineseWord {
  private(set) var text = ""
  private var first: Unicode.Scalar?
  private var last: Unicode.Scalar?
  private(set) var isHan = false
  /// Whether it is one Chinese character.
  private(set) var isLone = false

  /// What stands before the first word.
  init() {}

  init(_ units: some BidirectionalCollection<UInt16>) {
    text = String(decoding: units, as: UTF16.self)
    first = text.unicodeScalars.first
    last = text.unicodeScalars.last
    isHan = Self.isHan(first)
    isLone = isHan && text.unicodeScalars.count == 1
  }

  private static func isHan(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ScalarProperties($0).script == .han } ?? false
  }

  var endsWithHan: Bool { Self.isHan(last) }

  var endsWithDigit: Bool { last?.properties.generalCategory == .decimalNumber }

  /// Whether what follows is no part of what stands before it: behind a pause, a line end, or nothing.
  var isPause: Bool {
    guard let last else { return true }
    return ChinesePhraseEnds.pauses.contains(last) || ScalarProperties(last).isLineTerminator
  }

  /// Whether it is a dot between the parts of a name.
  var isDot: Bool { first.map { ["·", "・", "‧", "•"].contains($0) } ?? false }

  var isParticle: Bool { isLone && contains(in: ChinesePhraseEnds.particles) }

  /// Whether a phrase of Chinese may begin with it.
  var beginsPhrase: Bool {
    if isLone { return contains(in: ChinesePhraseEnds.beginnings) }
    return first != "之" && last != "的" && !ChinesePhraseEnds.followers.contains(text)
  }

  /// Whether no phrase ends with it.
  var asksForMore: Bool {
    isLone
      ? contains(in: ChinesePhraseEnds.beginnings)
      : ChinesePhraseEnds.longBeginnings.contains(text)
  }

  /// Whether it may belong to what stands before it: a word, a number, or what is quoted.
  var canFollow: Bool {
    guard let first else { return false }
    let properties = ScalarProperties(first)
    return properties.isLetter || properties.isOpening || properties.lineBreak.isQuotation
  }

  private func contains(in characters: Set<Unicode.Scalar>) -> Bool {
    first.map(characters.contains) ?? false
  }
}

extension BoundaryFinder {
  /// Marks where Chinese phrases end, between ICU's words.
  func markChinesePhrases(_ utf16: UnsafeBufferPointer<UInt16>) {
    let words = ideographicWords(of: utf16)
    ChinesePhraseEnds(utf16).mark(words: words, in: boundaries)
  }
}
