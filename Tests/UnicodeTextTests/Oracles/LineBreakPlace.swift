import UnicodeText

/// A place between two units, and what the rules from LB11 on say of it.
struct LineBreakPlace {
  typealias Unit = LineBreakOracle.Unit
  typealias Rule = @Sendable (LineBreakPlace) -> Bool?

  let oracle: LineBreakOracle
  let text: [LineBreakOracle.Representative]
  let units: [Unit]
  let index: Int

  private var before: Unit { units[index - 1] }
  private var after: Unit { units[index] }

  private func isAfter(_ properties: LineBreakProperty...) -> Bool {
    properties.contains(before.property)
  }

  private func isBefore(_ properties: LineBreakProperty...) -> Bool {
    properties.contains(after.property)
  }

  /// `X SP*`, then the place.
  private func isAfterSpaced(_ properties: LineBreakProperty...) -> Bool {
    guard let last = units[..<index].last(where: { $0.property != .sp }) else { return false }
    return properties.contains(last.property)
  }

  private var isCustomary: Bool { oracle.tailoring == .customary }

  private func isLoose(_ unit: Unit, _ property: LineBreakProperty) -> Bool {
    oracle.strictness == .loose && oracle.isChineseOrJapanese && unit.property == property
      && unit.source.isWide
  }

  /// The rules in the annex's order: the first that has an answer decides.
  ///
  /// `true` is ÷, `false` is ×.
  static let rules: [Rule] = [
    { $0.isBefore(.wj) || $0.isAfter(.wj) ? false : nil },  // LB11
    { $0.isAfter(.gl) ? false : nil },  // LB12
    { $0.isBefore(.gl) && !$0.isAfter(.sp, .ba, .hy) ? false : nil },  // LB12a
    { $0.isBefore(.cl, .cp, .ex, .sy) ? false : nil },  // LB13
    { $0.isBefore(.is) && !$0.isCustomary ? false : nil },  // LB13
    { $0.isAfterSpaced(.op) ? false : nil },  // LB14
    { $0.isAfterSpaced(.qu) && $0.isBefore(.op) ? false : nil },  // LB15
    { $0.isAfter(.sp) && $0.isBefore(.is) && $0.isNext(.nu) ? true : nil },  // LB15c of Unicode 16
    { $0.isBefore(.is) ? false : nil },  // LB15d of Unicode 16
    { $0.isAfterSpaced(.cl, .cp) && $0.isBefore(.ns) ? false : nil },  // LB16
    { $0.isAfterSpaced(.b2) && $0.isBefore(.b2) ? false : nil },  // LB17
    { $0.isAfter(.sp) ? true : nil },  // LB18
    { $0.isAfter(.qu) || $0.isBefore(.qu) ? false : nil },  // LB19
    { $0.isAfter(.cb) || $0.isBefore(.cb) ? true : nil },  // LB20
    { $0.isAfterLeadingHyphen && $0.isBefore(.al, .hl) ? false : nil },  // LB20a, customary
    { $0.isAfter(.id) && $0.isBeforeLooseHyphen ? true : nil },  // CSS loose
    { $0.isBefore(.ba, .hy, .ns) || $0.isAfter(.bb) ? false : nil },  // LB21
    { $0.isAfterHebrewHyphen ? false : nil },  // LB21a
    { $0.isAfter(.sy) && $0.isBefore(.hl) ? false : nil },  // LB21b
    { $0.isAfter(.in) && $0.isBefore(.in) && $0.oracle.strictness == .loose ? true : nil },  // CSS
    { $0.isBefore(.in) ? false : nil },  // LB22
    { $0.isLoose($0.before, .pr) || $0.isLoose($0.after, .po) ? true : nil },  // CSS loose
    { $0.isAfter(.al, .hl) && $0.isBefore(.nu) ? false : nil },  // LB23
    { $0.isAfter(.nu) && $0.isBefore(.al, .hl) ? false : nil },  // LB23
    { $0.isAfter(.pr) && $0.isBefore(.id, .eb, .em) ? false : nil },  // LB23a
    { $0.isAfter(.id, .eb, .em) && $0.isBefore(.po) ? false : nil },  // LB23a
    { $0.isAfter(.pr, .po) && $0.isBefore(.al, .hl) ? false : nil },  // LB24
    { $0.isAfter(.al, .hl) && $0.isBefore(.pr, .po) ? false : nil },  // LB24
    { $0.isInNumber ? false : nil },  // LB25
    { $0.isCustomary && $0.isAfter(.is) && $0.isBefore(.nu) ? false : nil },  // LB25's pair
    { $0.isAfter(.jl) && $0.isBefore(.jl, .jv, .h2, .h3) ? false : nil },  // LB26
    { $0.isAfter(.jv, .h2) && $0.isBefore(.jv, .jt) ? false : nil },  // LB26
    { $0.isAfter(.jt, .h3) && $0.isBefore(.jt) ? false : nil },  // LB26
    { $0.isAfter(.jl, .jv, .jt, .h2, .h3) && $0.isBefore(.po) ? false : nil },  // LB27
    { $0.isAfter(.pr) && $0.isBefore(.jl, .jv, .jt, .h2, .h3) ? false : nil },  // LB27
    { $0.isAfter(.al, .hl) && $0.isBefore(.al, .hl) ? false : nil },  // LB28
    { $0.isAfter(.is) && $0.isBefore(.al, .hl) ? false : nil },  // LB29
    { $0.isAfter(.al, .hl, .nu) && $0.isBeforeNarrowBracket ? false : nil },  // LB30
    { $0.isAfterNarrowBracket && $0.isBefore(.al, .hl, .nu) ? false : nil },  // LB30
    { $0.isAfterOddIndicators && $0.isBefore(.ri) ? false : nil },  // LB30a
    { $0.isAfter(.eb) && $0.isBefore(.em) ? false : nil },  // LB30b
    { $0.before.source.isReservedPictograph && $0.isBefore(.em) ? false : nil },  // LB30b
  ]

  private func isNext(_ property: LineBreakProperty) -> Bool {
    index + 1 < units.count && units[index + 1].property == property
  }

  private var isBeforeLooseHyphen: Bool {
    oracle.strictness == .loose && [0x2010, 0x2013].contains(after.source.scalar)
  }

  /// A hyphen, with a break, the start of the text, a space or glue before it.
  private var isAfterLeadingHyphen: Bool {
    guard isCustomary, isAfter(.hy) || before.source.scalar == 0x2010 else { return false }
    return before.start == 0 || index >= 2 && [.sp, .gl].contains(units[index - 2].property)
      || oracle.answers(Array(text[...before.start])).last != .forbidden
  }

  private var isBeforeNarrowBracket: Bool { isBefore(.op) && !after.source.isEastAsian }
  private var isAfterNarrowBracket: Bool { isAfter(.cp) && !before.source.isEastAsian }

  /// HL (HY | BA).
  private var isAfterHebrewHyphen: Bool {
    index >= 2 && units[index - 2].property == .hl && isAfter(.hy, .ba)
  }

  /// An odd number of regional indicators in a row.
  private var isAfterOddIndicators: Bool {
    units[..<index].reversed().prefix { $0.property == .ri }.count % 2 == 1
  }

  /// The place is inside of some text that matches the regular expression of LB25:
  /// `(PR | PO)? (OP | HY)? NU (NU | SY | IS)* (CL | CP)? (PR | PO)?`.
  private var isInNumber: Bool {
    for start in 0..<index {
      for end in index + 1...units.count where isNumber(units[start..<end].map(\.property)) {
        return true
      }
    }
    return false
  }

  private func isNumber(_ properties: [LineBreakProperty]) -> Bool {
    var rest = properties[...]
    if let first = rest.first, first == .pr || first == .po { rest.removeFirst() }
    if let first = rest.first, first == .op || first == .hy { rest.removeFirst() }
    guard rest.first == .nu else { return false }
    rest = rest.drop { $0 == .nu || $0 == .sy || $0 == .is }
    if let first = rest.first, first == .cl || first == .cp { rest.removeFirst() }
    if let first = rest.first, first == .pr || first == .po { rest.removeFirst() }
    return rest.isEmpty
  }
}
