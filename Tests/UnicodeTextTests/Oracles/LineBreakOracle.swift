import UnicodeText

/// UAX #14 (Unicode 17.0) and CSS's `line-break` and `word-break` in their own words, one place at
/// a time, slowly: what ``LineBreakMachine`` is compared with.
///
/// Classes are those of a table of representatives; nothing is shared with the module but the
/// names.
struct LineBreakOracle {
  /// A scalar as `line-break-representatives.tsv` has it.
  struct Representative {
    let scalar: UInt32
    let property: LineBreakProperty
    var isEastAsian = false
    var isWide = false
    var isWord = false
    var isReservedPictograph = false
    var isMark = false
    /// General categories Pi and Pf.
    var isInitial = false
    var isFinal = false
  }

  /// A class after LB1, with the scalar for rules that name one.
  struct Unit {
    var property: LineBreakProperty
    var source: Representative
    /// Where it begins, in scalars.
    var start: Int
  }

  enum Answer: Equatable { case forbidden, allowed, mandatory }

  let strictness: LineBreakStrictness
  var wordBreak = WordBreak.normal
  var isChineseOrJapanese = false

  /// What the rules say of the place before each scalar but the first.
  func answers(_ text: [Representative]) -> [Answer] {
    let raw = text.enumerated().map { resolve($1, at: $0) }
    let units = LineBreakOracle.merged(raw)
    let clusters = strictness == .anywhere ? clusterStarts(text) : []
    return (1..<max(1, raw.count)).map { index in
      if clusters.contains(index), isBrokenAnywhere(raw, index) { return .allowed }
      if let answer = answer(beforeMerging: raw, index) { return answer }
      guard let place = units.firstIndex(where: { $0.start == index }) else { return .forbidden }
      let isBreak = allows(LineBreakPlace(oracle: self, text: text, units: units, index: place))
      return isBreak && !isKept(raw, index) ? .allowed : .forbidden
    }
  }

  /// The scalars with which grapheme clusters begin, as the standard library finds them.
  private func clusterStarts(_ text: [Representative]) -> Set<Int> {
    let scalars = String.UnicodeScalarView(text.compactMap { Unicode.Scalar($0.scalar) })
    var starts: Set<Int> = []
    var start = 0
    for cluster in String(scalars) {
      starts.insert(start)
      start += cluster.unicodeScalars.count
    }
    return starts
  }

  /// CSS `anywhere` for a place between two clusters, where no line must end.
  private func isBrokenAnywhere(_ raw: [Unit], _ index: Int) -> Bool {
    let hard: [LineBreakProperty] = [.bk, .cr, .lf, .nl]
    let scalar = raw[index].source.scalar
    return !hard.contains(raw[index - 1].property)
      && !(hard + [.sp, .zw]).contains(raw[index].property)
      && ![0xAD, 0x2009, 0x3000].contains(scalar)
  }

  /// LB1 and CSS's classes.
  private func resolve(_ source: Representative, at start: Int) -> Unit {
    var property = source.property
    switch property {
    case .ai, .sg, .xx: property = .al
    case .sa: property = source.isMark ? .cm : .al
    case .cj: property = strictness == .strict ? .ns : .id
    default: break
    }
    // CSS lets lines begin with these, which leaves no rule that is about them.
    let starters: [UInt32]
    switch (strictness, isChineseOrJapanese) {
    case (.normal, true): starters = [0x301C, 0x30A0]
    case (.loose, false): starters = [0x3005]
    case (.loose, true):
      starters = [0x301C, 0x30A0, 0x3005, 0x30FB, 0x2047, 0xFF01, 0xFF1B]
    default: starters = []
    }
    if starters.contains(source.scalar) { property = .xx }
    if strictness == .loose, isChineseOrJapanese {
      if source.scalar == 0x201C { property = .op }
      if source.scalar == 0x201D { property = .cl }
    }
    if wordBreak == .breakAll {
      if [.al, .hl, .nu, .ak, .ap, .as].contains(property) { property = .id }
      if property == .vf || property == .vi { property = .cm }
    }
    return Unit(property: property, source: source, start: start)
  }

  /// LB4 to LB9.
  private func answer(beforeMerging raw: [Unit], _ index: Int) -> Answer? {
    let before = raw[index - 1].property
    let after = raw[index].property
    let hard: [LineBreakProperty] = [.bk, .cr, .lf, .nl]
    if before == .cr, after == .lf { return .forbidden }  // LB5
    if hard.contains(before) { return .mandatory }  // LB4, LB5
    if hard.contains(after) { return .forbidden }  // LB6
    if after == .sp || after == .zw { return .forbidden }  // LB7
    let inked = raw[..<index].last { $0.property != .sp }
    if inked?.property == .zw { return .allowed }  // LB8
    if before == .zwj { return .forbidden }  // LB8a
    let bases: [LineBreakProperty] = [.bk, .cr, .lf, .nl, .sp, .zw]
    if after == .cm || after == .zwj, !bases.contains(before) { return .forbidden }  // LB9
    return nil
  }

  /// LB9 and LB10: marks are one with their bases, or letters.
  private static func merged(_ raw: [Unit]) -> [Unit] {
    var units: [Unit] = []
    let bases: [LineBreakProperty] = [.bk, .cr, .lf, .nl, .sp, .zw]
    for var unit in raw {
      if unit.property == .cm || unit.property == .zwj {
        if let last = units.last, !bases.contains(last.property) { continue }
        unit.property = .al
      }
      units.append(unit)
    }
    return units
  }

  /// CSS `keep-all`.
  private func isKept(_ raw: [Unit], _ index: Int) -> Bool {
    guard wordBreak == .keepAll else { return false }
    func isMark(_ place: Int) -> Bool { raw[place].property == .cm || raw[place].property == .zwj }
    let bases: [LineBreakProperty] = [.bk, .cr, .lf, .nl, .sp, .zw]
    var place = index - 1
    while place > 0, isMark(place), !bases.contains(raw[place - 1].property) { place -= 1 }
    // A mark without a base is a letter (LB10).
    return (isMark(place) || raw[place].source.isWord) && raw[index].source.isWord
  }

  /// LB11 to LB31.
  private func allows(_ place: LineBreakPlace) -> Bool {
    for rule in LineBreakPlace.rules {
      if let answer = rule(place) { return answer }
    }
    return true  // LB31
  }
}
