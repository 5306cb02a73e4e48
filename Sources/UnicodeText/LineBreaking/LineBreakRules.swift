/// LB2 to LB31 of UAX #14 (Unicode 15.0), in the annex's order.
///
/// Written to be read beside the annex, not to be fast: ``LineBreakMachine`` runs them once for
/// each pair of a context and a class, and keeps the answers.
struct LineBreakRules {
  let tailoring: LineBreakTailoring

  private static let hard: LineBreakClasses = [.bk, .cr, .lf, .nl]
  private static let letters: LineBreakClasses = [.al, .hl]
  private static let ideographs: LineBreakClasses = [.id, .reservedPictograph, .eb, .em]
  private static let opening: LineBreakClasses = [.op, .opEastAsian]
  private static let closing: LineBreakClasses = [.cl, .cp, .cpEastAsian]
  private static let breakAfter: LineBreakClasses = [.ba, .hyphen, .looseHyphen, .looseDash]
  private static let prefixes: LineBreakClasses = [.pr, .loosePrefix]
  private static let suffixes: LineBreakClasses = [.po, .looseSuffix]
  private static let korean: LineBreakClasses = [.jl, .jv, .jt, .h2, .h3]

  /// Whether a line may end in `context` before `next`.
  func decide(_ context: LineBreakContext, _ next: LineBreakClass) -> LineBreakDecision {
    guard let before = context.before else { return .prohibited }  // LB2
    if before == .cr, next == .lf { return .prohibited }  // LB5
    if Self.hard.contains(before) { return .mandatory }  // LB4, LB5
    if Self.hard.contains(next) { return .prohibited }  // LB6
    if next == .sp || next == .zw { return .prohibited }  // LB7
    if before == .zw { return .allowed }  // LB8
    if context.isAfterJoiner { return .prohibited }  // LB8a
    if isAbsorbed(next, in: context) { return .prohibited }  // LB9
    let next = next == .cm || next == .zwj ? .al : next  // LB10
    if next == .wj { return .prohibited }  // LB11
    if context.hasSpaces || before == .sp { return decideAfterSpaces(before, next) }
    return decideAdjacent(context, before, next)
  }

  /// The context after `next`.
  func advance(
    _ context: LineBreakContext,
    _ next: LineBreakClass,
    _ decision: LineBreakDecision
  ) -> LineBreakContext {
    var result = context
    result.isAfterJoiner = next == .zwj
    result.isPending = false
    if isAbsorbed(next, in: context) {
      result.isPending = context.isPending
      return result
    }
    result.history = .none
    guard next != .sp else {
      // Only these are looked back at over spaces: LB8, LB14 to LB17.
      let kept: LineBreakClasses = [
        .zw, .op, .opEastAsian, .qu, .cl, .cp, .cpEastAsian, .b2,
      ]
      if let before = context.before, kept.contains(before) {
        result.hasSpaces = true
      } else {
        result.before = .sp
        result.hasSpaces = false
      }
      return result
    }
    let resolved = next == .cm || next == .zwj ? LineBreakClass.al : next  // LB10
    result.history = history(context, resolved, decision)
    result.before = resolved
    result.hasSpaces = false
    result.isPending = decision == .allowedUnlessNumber || decision == .allowedIfNumber
    return result
  }

  /// LB9: a mark belongs to what stands before it.
  private func isAbsorbed(_ next: LineBreakClass, in context: LineBreakContext) -> Bool {
    guard next == .cm || next == .zwj, let before = context.before, !context.hasSpaces else {
      return false
    }
    return !Self.hard.contains(before) && before != .sp && before != .zw
  }

  private func history(
    _ context: LineBreakContext,
    _ next: LineBreakClass,
    _ decision: LineBreakDecision
  ) -> LineBreakContext.History {
    let isAdjacent = !context.hasSpaces
    switch next {
    case .nu: return .number
    case .sy, .is: return isAdjacent && context.history == .number ? .number : .none
    case .cl, .cp, .cpEastAsian:
      return isAdjacent && context.history == .number ? .closedNumber : .none
    case .ri:
      return isAdjacent && context.history == .unpairedIndicator ? .none : .unpairedIndicator
    case .hy, .ba, .hyphen, .looseHyphen, .looseDash:
      if isAdjacent, context.before == .hl { return .hebrewHyphen }
      // LB20a: at a break or at the start of the text, or after spaces or glue.
      let begins =
        decision != .prohibited || context.before == nil || !isAdjacent || context.before == .gl
      let isHyphen = next == .hy || next == .hyphen || next == .looseHyphen
      return tailoring == .customary && isHyphen && begins ? .leadingHyphen : .none
    default: return .none
    }
  }

  private func decideAfterSpaces(
    _ before: LineBreakClass,
    _ next: LineBreakClass
  ) -> LineBreakDecision {
    if Self.opening.contains(before) { return .prohibited }  // LB14
    if next == .is, tailoring == .customary { return .allowedIfNumber }
    if Self.closing.contains(next) || next == .ex || next == .is || next == .sy {
      return .prohibited  // LB13
    }
    if before == .qu, Self.opening.contains(next) { return .prohibited }  // LB15
    if Self.closing.contains(before), next == .ns { return .prohibited }  // LB16
    if before == .b2, next == .b2 { return .prohibited }  // LB17
    return .allowed  // LB18
  }

  private func decideAdjacent(
    _ context: LineBreakContext,
    _ before: LineBreakClass,
    _ next: LineBreakClass
  ) -> LineBreakDecision {
    if before == .wj || before == .gl { return .prohibited }  // LB11, LB12
    if next == .gl, before != .hy, !Self.breakAfter.contains(before) {
      return .prohibited  // LB12a
    }
    if Self.closing.contains(next) || next == .ex || next == .is || next == .sy {
      return .prohibited  // LB13
    }
    if Self.opening.contains(before) { return .prohibited }  // LB14
    if Self.closing.contains(before), next == .ns { return .prohibited }  // LB16
    if before == .b2, next == .b2 { return .prohibited }  // LB17
    if before == .qu || next == .qu { return .prohibited }  // LB15, LB19
    if before == .cb || next == .cb { return .allowed }  // LB20
    if context.history == .leadingHyphen, Self.letters.contains(next) { return .prohibited }
    if next == .looseHyphen || next == .looseDash, before == .id || before == .reservedPictograph {
      return .allowed  // CSS loose
    }
    if Self.breakAfter.contains(next) || next == .hy || next == .ns || before == .bb {
      return .prohibited  // LB21
    }
    if context.history == .hebrewHyphen { return .prohibited }  // LB21a
    if before == .sy, next == .hl { return .prohibited }  // LB21b
    if next == .looseInseparable, before == next { return .allowed }  // CSS loose
    if next == .in || next == .looseInseparable { return .prohibited }  // LB22
    return decideWords(context, before, next)
  }

  private func decideWords(
    _ context: LineBreakContext,
    _ before: LineBreakClass,
    _ next: LineBreakClass
  ) -> LineBreakDecision {
    if Self.letters.contains(before), next == .nu { return .prohibited }  // LB23
    if before == .nu, Self.letters.contains(next) { return .prohibited }  // LB23
    if before == .pr, Self.ideographs.contains(next) { return .prohibited }  // LB23a
    if Self.ideographs.contains(before), next == .po { return .prohibited }  // LB23a
    let isAffix = Self.prefixes.contains(before) || Self.suffixes.contains(before)
    if before == .pr || Self.suffixes.contains(before), Self.letters.contains(next) {
      return .prohibited  // LB24
    }
    if Self.letters.contains(before), Self.prefixes.contains(next) || next == .po {
      return .prohibited  // LB24
    }
    // LB25, as §8.2 Example 7 has it.
    if next == .nu {
      if context.history == .number || before == .hy { return .prohibited }
      if isAffix, before != .loosePrefix { return .prohibited }
      if before == .is, tailoring == .customary { return .prohibited }
    }
    if isAffix, before != .loosePrefix, Self.opening.contains(next) {
      return .allowedUnlessNumber
    }
    if context.history == .number || context.history == .closedNumber,
      Self.prefixes.contains(next) || next == .po
    {
      return .prohibited
    }
    if isUnbrokenSyllable(before, next) { return .prohibited }  // LB26
    if Self.korean.contains(before), next == .po { return .prohibited }  // LB27
    if before == .pr, Self.korean.contains(next) { return .prohibited }  // LB27
    if Self.letters.contains(before), Self.letters.contains(next) { return .prohibited }  // LB28
    if before == .is, Self.letters.contains(next) { return .prohibited }  // LB29
    let isWord = { (member: LineBreakClass) in Self.letters.contains(member) || member == .nu }
    if isWord(before), next == .op { return .prohibited }  // LB30
    if before == .cp, isWord(next) { return .prohibited }  // LB30
    if context.history == .unpairedIndicator, next == .ri { return .prohibited }  // LB30a
    if before == .eb || before == .reservedPictograph, next == .em {
      return .prohibited  // LB30b
    }
    return .allowed  // LB31
  }

  private func isUnbrokenSyllable(_ before: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch before {
    case .jl: next == .jl || next == .jv || next == .h2 || next == .h3
    case .jv, .h2: next == .jv || next == .jt
    case .jt, .h3: next == .jt
    default: false
    }
  }
}
