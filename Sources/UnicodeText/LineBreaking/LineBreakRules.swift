/// LB2 to LB31 of UAX #14 (Unicode 17.0), in the annex's order, and what CSS allows besides.
///
/// Written to be read beside the annex, not to be fast: ``LineBreakMachine`` runs them once for
/// each pair of a context and a class, and keeps the answers.
enum LineBreakRules {
  private static let hard: LineBreakClasses = [.bk, .cr, .lf, .nl]
  private static let letters: LineBreakClasses = [.al, .hl, .dottedCircle, .reservedLetter]
  private static let ideographs: LineBreakClasses = [.id, .reservedPictograph, .eb, .em]
  private static let closing: LineBreakClasses = [.cl, .cp]
  private static let hyphens: LineBreakClasses = [.hy, .hh, .looseHyphen]
  private static let prefixes: LineBreakClasses = [.pr, .loosePrefix]
  private static let suffixes: LineBreakClasses = [.po, .looseSuffix]
  private static let korean: LineBreakClasses = [.jl, .jv, .jt, .h2, .h3]
  private static let aksaras: LineBreakClasses = [.ak, .dottedCircle, .as]

  /// Whether a line may end in `context` before `next`.
  static func decide(_ context: LineBreakContext, _ next: LineBreakUnit) -> LineBreakDecision {
    guard let before = context.before else { return .prohibited }  // LB2
    let nextClass = next.lineClass
    if before == .cr, nextClass == .lf { return .prohibited }  // LB5
    if hard.contains(before) { return .mandatory }  // LB4, LB5
    if hard.contains(nextClass) { return .prohibited }  // LB6
    if nextClass == .sp || nextClass == .zw { return .prohibited }  // LB7
    if before == .zw { return .allowed }  // LB8
    if context.isAfterJoiner { return .prohibited }  // LB8a
    if isAbsorbed(nextClass, in: context) { return .prohibited }  // LB9
    let next = nextClass == .cm || nextClass == .zwj ? LineBreakUnit(.al) : next  // LB10
    if next.lineClass == .wj { return .prohibited }  // LB11
    if context.hasSpaces || before == .sp {
      return decideAfterSpaces(context, before, next.lineClass)
    }
    return decideAdjacent(context, before, next)
  }

  private static func decideAfterSpaces(
    _ context: LineBreakContext,
    _ before: LineBreakClass,
    _ next: LineBreakClass
  ) -> LineBreakDecision {
    if closing.contains(next) || next == .ex || next == .sy { return .prohibited }  // LB13
    if before == .op { return .prohibited }  // LB14
    if context.history == .leadingQuotation { return .prohibited }  // LB15a
    if next == .quFinal { return .open(.closingQuotation) }  // LB15b
    if next == .is { return .open(.separatedNumber) }  // LB15c, LB15d
    if closing.contains(before), next == .ns { return .prohibited }  // LB16
    if before == .b2, next == .b2 { return .prohibited }  // LB17
    return .allowed  // LB18
  }

  private static func decideAdjacent(
    _ context: LineBreakContext,
    _ before: LineBreakClass,
    _ unit: LineBreakUnit
  ) -> LineBreakDecision {
    let next = unit.lineClass
    if before == .wj || before == .gl { return .prohibited }  // LB11, LB12
    if next == .gl, before != .ba, !hyphens.contains(before) { return .prohibited }  // LB12a
    if closing.contains(next) || next == .ex || next == .sy { return .prohibited }  // LB13
    if before == .op { return .prohibited }  // LB14
    if next == .is { return .prohibited }  // LB15d
    if closing.contains(before), next == .ns { return .prohibited }  // LB16
    if before == .b2, next == .b2 { return .prohibited }  // LB17
    if next == .qu || next == .quFinal { return .prohibited }  // LB19
    if before == .qu || before == .quInitial { return .prohibited }  // LB19
    if next == .quInitial {
      return context.isEastAsian ? .open(.openingQuotation) : .prohibited  // LB19a
    }
    if before == .quFinal, !unit.isEastAsian || context.history != .eastAsianQuotation {
      return .prohibited  // LB19a
    }
    if before == .cb || next == .cb { return .allowed }  // LB20
    if context.history == .leadingHyphen, letters.contains(next) { return .prohibited }  // LB20a
    if next == .looseHyphen, before == .id || before == .reservedPictograph {
      return .allowed  // CSS loose
    }
    if next == .ba || hyphens.contains(next) || next == .ns || before == .bb {
      return .prohibited  // LB21
    }
    if context.history == .hebrewHyphen, next != .hl { return .prohibited }  // LB21a
    if before == .sy, next == .hl { return .prohibited }  // LB21b
    if next == .looseInseparable, before == next { return .allowed }  // CSS loose
    if next == .in || next == .looseInseparable { return .prohibited }  // LB22
    return decideWords(context, before, unit)
  }

  private static func decideWords(
    _ context: LineBreakContext,
    _ before: LineBreakClass,
    _ unit: LineBreakUnit
  ) -> LineBreakDecision {
    let next = unit.lineClass
    if letters.contains(before), next == .nu { return .prohibited }  // LB23
    if before == .nu, letters.contains(next) { return .prohibited }  // LB23
    if before == .pr, ideographs.contains(next) { return .prohibited }  // LB23a
    if ideographs.contains(before), next == .po { return .prohibited }  // LB23a
    let isAffix = prefixes.contains(before) || suffixes.contains(before)
    if before == .pr || suffixes.contains(before), letters.contains(next) {
      return .prohibited  // LB24
    }
    if letters.contains(before), prefixes.contains(next) || next == .po {
      return .prohibited  // LB24
    }
    if next == .nu {  // LB25
      if context.history == .number || before == .hy || before == .is { return .prohibited }
      if isAffix, before != .loosePrefix { return .prohibited }
    }
    if isAffix, before != .loosePrefix, next == .op { return .open(.bracketedNumber) }  // LB25
    if context.history == .number || context.history == .closedNumber,
      prefixes.contains(next) || next == .po
    {
      return .prohibited  // LB25
    }
    if isUnbrokenSyllable(before, next) { return .prohibited }  // LB26
    if korean.contains(before), next == .po { return .prohibited }  // LB27
    if before == .pr, korean.contains(next) { return .prohibited }  // LB27
    if letters.contains(before), letters.contains(next) { return .prohibited }  // LB28
    if before == .ap, aksaras.contains(next) { return .prohibited }  // LB28a
    if aksaras.contains(before), next == .vf || next == .vi { return .prohibited }  // LB28a
    if context.history == .aksaraVirama, next == .ak || next == .dottedCircle {
      return .prohibited  // LB28a
    }
    if aksaras.contains(before), aksaras.contains(next) { return .open(.finalAksara) }  // LB28a
    if before == .is, letters.contains(next) { return .prohibited }  // LB29
    let isWord = { (member: LineBreakClass) in letters.contains(member) || member == .nu }
    if isWord(before), next == .op, !unit.isEastAsian { return .prohibited }  // LB30
    if before == .cp, !context.isEastAsian, isWord(next) { return .prohibited }  // LB30
    if context.history == .unpairedIndicator, next == .ri { return .prohibited }  // LB30a
    let isBase = before == .eb || before == .reservedPictograph || before == .reservedLetter
    if isBase, next == .em { return .prohibited }  // LB30b
    return .allowed  // LB31
  }

  private static func isUnbrokenSyllable(
    _ before: LineBreakClass,
    _ next: LineBreakClass
  ) -> Bool {
    switch before {
    case .jl: next == .jl || next == .jv || next == .h2 || next == .h3
    case .jv, .h2: next == .jv || next == .jt
    case .jt, .h3: next == .jt
    default: false
    }
  }
}

// MARK: - Contexts

extension LineBreakRules {
  /// The context after `next`.
  static func advance(
    _ context: LineBreakContext,
    _ next: LineBreakUnit,
    _ decision: LineBreakDecision
  ) -> LineBreakContext {
    var result = context
    result.isAfterJoiner = next.lineClass == .zwj
    if isAbsorbed(next.lineClass, in: context) { return result }
    result.question = question(context, next, decision)
    result.isEastAsian = next.isEastAsian
    guard next.lineClass != .sp else {
      // Only these are looked back at over spaces: LB8, LB14 to LB17.
      let kept: LineBreakClasses = [.zw, .op, .cl, .cp, .b2]
      let isKept = context.before.map(kept.contains) ?? false
      if isKept || context.history == .leadingQuotation {
        result.hasSpaces = true
        if context.history != .leadingQuotation { result.history = .none }
      } else {
        result.before = .sp
        result.history = .none
        result.hasSpaces = false
      }
      return result
    }
    let isMark = next.lineClass == .cm || next.lineClass == .zwj
    let resolved = isMark ? LineBreakUnit(.al) : next  // LB10
    result.history = history(context, resolved.lineClass)
    result.before = resolved.lineClass
    result.isEastAsian = resolved.isEastAsian
    result.hasSpaces = false
    return result
  }

  /// LB9: a mark belongs to what stands before it.
  private static func isAbsorbed(_ next: LineBreakClass, in context: LineBreakContext) -> Bool {
    guard next == .cm || next == .zwj, let before = context.before, !context.hasSpaces else {
      return false
    }
    return !hard.contains(before) && before != .sp && before != .zw
  }

  /// What `next` says of the place that waits in `context`; `nil` where none does.
  ///
  /// Marks say nothing.
  static func answer(_ context: LineBreakContext, _ next: LineBreakUnit) -> LineBreakDecision? {
    isAbsorbed(next.lineClass, in: context) ? nil : context.question?.answer(next)
  }

  private static func question(
    _ context: LineBreakContext,
    _ next: LineBreakUnit,
    _ decision: LineBreakDecision
  ) -> LineBreakQuestion? {
    if case .open(let question) = decision { return question }
    if case .open(let question)? = answer(context, next) { return question }
    return nil
  }

  private static func history(
    _ context: LineBreakContext,
    _ next: LineBreakClass
  ) -> LineBreakContext.History {
    let before = context.hasSpaces ? .sp : context.before
    switch next {
    case .nu: return .number
    case .sy, .is: return context.history == .number && before != .sp ? .number : .none
    case .cl, .cp: return context.history == .number && before != .sp ? .closedNumber : .none
    case .ri:
      return context.history == .unpairedIndicator && before != .sp ? .none : .unpairedIndicator
    case .hy, .hh, .looseHyphen:
      if before == .hl { return .hebrewHyphen }  // LB21a
      return isLeading(after: before, or: [.cb, .gl]) ? .leadingHyphen : .none  // LB20a
    case .quInitial:
      return isLeading(after: before, or: [.op, .gl, .qu, .quInitial, .quFinal])
        ? .leadingQuotation : .none  // LB15a
    case .quFinal: return context.isEastAsian ? .eastAsianQuotation : .none  // LB19a
    case .vi:
      return before.map(aksaras.contains) ?? false ? .aksaraVirama : .none  // LB28a
    default: return .none
    }
  }

  /// Whether a class that comes after another is at the start of the text, of a line or of a word,
  /// or after one of some classes.
  private static func isLeading(
    after before: LineBreakClass?,
    or others: LineBreakClasses
  ) -> Bool {
    guard let before else { return true }
    return hard.contains(before) || before == .sp || before == .zw || others.contains(before)
  }
}
