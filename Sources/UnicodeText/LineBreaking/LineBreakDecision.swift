/// The answer of the rules for one place.
enum LineBreakDecision: Equatable {
  case prohibited
  case allowed
  case mandatory
  /// What follows the next class decides.
  case open(LineBreakQuestion)
}

/// What a place waits to know of the text after the class that follows it.
enum LineBreakQuestion: Int {
  /// Before IS after a space: does NU follow (LB15c, LB15d)?
  case separatedNumber
  /// Before QU of category Pf after a space: does what may follow a closing mark (LB15b)?
  case closingQuotation
  /// Before QU of category Pi after an East Asian character: does another follow (LB19a)?
  case openingQuotation
  /// Before OP after PR or PO: does NU follow, or IS NU (LB25)?
  case bracketedNumber
  /// Before IS after OP after PR or PO: does NU follow (LB25)?
  case bracketedSeparator
  /// Between two aksaras: does VF follow (LB28a)?
  case finalAksara

  /// The answer when a class follows; marks leave the question open.
  func answer(_ next: LineBreakUnit) -> LineBreakDecision {
    switch self {
    case .separatedNumber: next.lineClass == .nu ? .allowed : .prohibited
    case .closingQuotation: Self.afterClosing.contains(next.lineClass) ? .prohibited : .allowed
    case .openingQuotation: next.isEastAsian ? .allowed : .prohibited
    case .bracketedNumber where next.lineClass == .is: .open(.bracketedSeparator)
    case .bracketedNumber, .bracketedSeparator: next.lineClass == .nu ? .prohibited : .allowed
    case .finalAksara: next.lineClass == .vf ? .prohibited : .allowed
    }
  }

  /// Whether a line may end at the place when nothing follows.
  var isAllowedAtEnd: Bool {
    switch self {
    case .separatedNumber, .closingQuotation, .openingQuotation: false
    case .bracketedNumber, .bracketedSeparator, .finalAksara: true
    }
  }

  private static let afterClosing: LineBreakClasses = [
    .sp, .gl, .wj, .cl, .qu, .quInitial, .quFinal, .cp, .ex, .is, .sy, .bk, .cr, .lf, .nl, .zw,
  ]
}
