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
    { $0.isBefore(.gl) && !$0.isAfter(.sp, .ba, .hy, .hh) ? false : nil },  // LB12a
    { $0.isBefore(.cl, .cp, .ex, .sy) ? false : nil },  // LB13
    { $0.isAfterSpaced(.op) ? false : nil },  // LB14
    { $0.isAfterLeadingQuotation ? false : nil },  // LB15a
    { $0.isBeforeTrailingQuotation ? false : nil },  // LB15b
    { $0.isAfter(.sp) && $0.isBefore(.is) && $0.isNext(.nu) ? true : nil },  // LB15c
    { $0.isBefore(.is) ? false : nil },  // LB15d
    { $0.isAfterSpaced(.cl, .cp) && $0.isBefore(.ns) ? false : nil },  // LB16
    { $0.isAfterSpaced(.b2) && $0.isBefore(.b2) ? false : nil },  // LB17
    { $0.isAfter(.sp) ? true : nil },  // LB18
    { $0.isBefore(.qu) && !$0.after.source.isInitial ? false : nil },  // LB19
    { $0.isAfter(.qu) && !$0.before.source.isFinal ? false : nil },  // LB19
    { $0.isBefore(.qu) && !$0.isEastAsian($0.index - 1) ? false : nil },  // LB19a
    { $0.isBefore(.qu) && !$0.isEastAsian($0.index + 1) ? false : nil },  // LB19a
    { $0.isAfter(.qu) && !$0.isEastAsian($0.index) ? false : nil },  // LB19a
    { $0.isAfter(.qu) && !$0.isEastAsian($0.index - 2) ? false : nil },  // LB19a
    { $0.isAfter(.cb) || $0.isBefore(.cb) ? true : nil },  // LB20
    { $0.isAfterLeadingHyphen && $0.isBefore(.al, .hl) ? false : nil },  // LB20a
    { $0.isAfter(.id) && $0.isBeforeLooseHyphen ? true : nil },  // CSS loose
    { $0.isBefore(.ba, .hh, .hy, .ns) || $0.isAfter(.bb) ? false : nil },  // LB21
    { $0.isAfterHebrewHyphen && !$0.isBefore(.hl) ? false : nil },  // LB21a
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
    { $0.isAfterNumber(.nu, .sy, .is, .cl, .cp) && $0.isBefore(.po, .pr) ? false : nil },  // LB25
    { $0.isAfter(.po, .pr) && $0.isBefore(.op) && $0.isNext(.nu) ? false : nil },  // LB25
    { $0.isAfter(.po, .pr) && $0.isBefore(.op) && $0.isNext(.is, .nu) ? false : nil },  // LB25
    { $0.isAfter(.po, .pr, .hy, .is) && $0.isBefore(.nu) ? false : nil },  // LB25
    { $0.isAfterNumber(.nu, .sy, .is) && $0.isBefore(.nu) ? false : nil },  // LB25
    { $0.isAfter(.jl) && $0.isBefore(.jl, .jv, .h2, .h3) ? false : nil },  // LB26
    { $0.isAfter(.jv, .h2) && $0.isBefore(.jv, .jt) ? false : nil },  // LB26
    { $0.isAfter(.jt, .h3) && $0.isBefore(.jt) ? false : nil },  // LB26
    { $0.isAfter(.jl, .jv, .jt, .h2, .h3) && $0.isBefore(.po) ? false : nil },  // LB27
    { $0.isAfter(.pr) && $0.isBefore(.jl, .jv, .jt, .h2, .h3) ? false : nil },  // LB27
    { $0.isAfter(.al, .hl) && $0.isBefore(.al, .hl) ? false : nil },  // LB28
    { $0.isAfter(.ap) && $0.isAksara($0.index) ? false : nil },  // LB28a
    { $0.isAksara($0.index - 1) && $0.isBefore(.vf, .vi) ? false : nil },  // LB28a
    { $0.isAfterVirama && $0.isAksara($0.index) && !$0.isBefore(.as) ? false : nil },  // LB28a
    {
      $0.isAksara($0.index - 1) && $0.isAksara($0.index) && $0.isNext(.vf) ? false : nil  // LB28a
    },
    { $0.isAfter(.is) && $0.isBefore(.al, .hl) ? false : nil },  // LB29
    { $0.isAfter(.al, .hl, .nu) && $0.isBeforeNarrowBracket ? false : nil },  // LB30
    { $0.isAfterNarrowBracket && $0.isBefore(.al, .hl, .nu) ? false : nil },  // LB30
    { $0.isAfterOddIndicators && $0.isBefore(.ri) ? false : nil },  // LB30a
    { $0.isAfter(.eb) && $0.isBefore(.em) ? false : nil },  // LB30b
    { $0.before.source.isReservedPictograph && $0.isBefore(.em) ? false : nil },  // LB30b
  ]

  /// What follows the unit after the place.
  private func isNext(_ properties: LineBreakProperty...) -> Bool {
    let rest = units[(index + 1)...].map(\.property)
    return rest.starts(with: properties)
  }

  /// Whether there is a unit that is East Asian; a mark without a base is a letter.
  private func isEastAsian(_ index: Int) -> Bool {
    units.indices.contains(index) && units[index].source.isEastAsian
      && ![.cm, .zwj].contains(units[index].source.property)
  }

  private func isOneOf(_ index: Int, _ properties: LineBreakProperty...) -> Bool {
    index < 0 || properties.contains(units[index].property)
  }

  private var isAfterLeadingQuotation: Bool {
    guard let mark = units[..<index].lastIndex(where: { $0.property != .sp }),
      units[mark].property == .qu, units[mark].source.isInitial
    else { return false }
    return isOneOf(mark - 1, .bk, .cr, .lf, .nl, .op, .qu, .gl, .sp, .zw)
  }

  private var isBeforeTrailingQuotation: Bool {
    guard isBefore(.qu), after.source.isFinal else { return false }
    return index + 1 == units.count
      || isOneOf(
        index + 1,
        .sp,
        .gl,
        .wj,
        .cl,
        .qu,
        .cp,
        .ex,
        .is,
        .sy,
        .bk,
        .cr,
        .lf,
        .nl,
        .zw
      )
  }

  private var isBeforeLooseHyphen: Bool {
    oracle.strictness == .loose && [0x2010, 0x2013].contains(after.source.scalar)
  }

  private var isAfterLeadingHyphen: Bool {
    isAfter(.hy, .hh) && isOneOf(index - 2, .bk, .cr, .lf, .nl, .sp, .zw, .cb, .gl)
  }

  /// AK, ◌ or AS.
  private func isAksara(_ index: Int) -> Bool {
    guard index >= 0 else { return false }
    let unit = units[index]
    return [.ak, .as].contains(unit.property)
      || unit.property == .al && unit.source.scalar == 0x25CC
  }

  private var isAfterVirama: Bool { isAfter(.vi) && isAksara(index - 2) }

  private var isBeforeNarrowBracket: Bool { isBefore(.op) && !after.source.isEastAsian }
  private var isAfterNarrowBracket: Bool { isAfter(.cp) && !before.source.isEastAsian }

  /// HL (HY | HH).
  private var isAfterHebrewHyphen: Bool {
    index >= 2 && units[index - 2].property == .hl && isAfter(.hy, .hh)
  }

  /// An odd number of regional indicators in a row.
  private var isAfterOddIndicators: Bool {
    units[..<index].reversed().prefix { $0.property == .ri }.count % 2 == 1
  }

  /// NU (SY | IS)*, and one more unit where it is CL or CP, the last of them of some class.
  private func isAfterNumber(_ last: LineBreakProperty...) -> Bool {
    guard last.contains(before.property) else { return false }
    var rest = units[..<index]
    if isAfter(.cl, .cp) { rest.removeLast() }
    while let unit = rest.last, [.sy, .is].contains(unit.property) { rest.removeLast() }
    return rest.last?.property == .nu
  }
}
