import Fitcheck

/// A seen text held against all rules.
struct Calibration {
  let seen: SeenText
  /// The rule that is taken to hold.
  let rule: LineRule
  /// Nothing for a text without a width.
  let agreements: [(rule: LineRule, agreement: LineAgreement)]
  /// By which the width may be multiplied with the rule's lines still as seen; nil where they never
  /// are.
  let factors: ClosedRange<Double>?

  /// Widths that are tried: from nine tenths to eleven in steps of a five-hundredth.
  private static let tried = (-50...50).map { 1 + Double($0) / 500 }

  init(_ seen: SeenText, in library: FontLibrary) {
    self.seen = seen
    let rule = LineRule(for: seen)
    self.rule = rule
    guard let width = seen.width else {
      agreements = []
      factors = nil
      return
    }
    agreements = LineRule.allCases.map { rule in
      let lines = rule.lines(of: seen, in: library, width: width)
      return (rule, LineAgreement(lines, with: seen.lines))
    }
    let right = Self.tried.filter { factor in
      let lines = rule.lines(of: seen, in: library, width: width * factor)
      return LineAgreement(lines, with: seen.lines).isWhole
    }
    factors = right.first.flatMap { first in right.last.map { first...$0 } }
  }

  /// The agreement of the rule that is taken to hold.
  var agreement: LineAgreement? { agreements.first { $0.rule == rule }?.agreement }

  /// One line of output.
  var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("id", seen.id)
      writer.member("ios", seen.version.rawValue)
      writer.member("rule", rule.rawValue)
      guard let agreement else {
        writer.member("skipped", "no width")
        return
      }
      writer.member("agrees", agreement.isWhole)
      writer.member("lineEnds", agreement.seen)
      writer.member("right") { writer in
        for (rule, agreement) in agreements { writer.member(rule.rawValue, agreement.right) }
      }
      if let factors {
        writer.member("widths", array: [factors.lowerBound, factors.upperBound]) { $0.number($1) }
      }
    }
    return writer.takeText() + "\n"
  }
}

/// All texts together.
struct CalibrationSummary {
  private var texts = 0
  private var agreeing = 0
  private var lineEnds = 0
  private var right: [LineRule: Int] = [:]
  private var rightByRule = 0

  /// Counts a text that has a width.
  mutating func add(_ calibration: Calibration) {
    guard let agreement = calibration.agreement else { return }
    texts += 1
    agreeing += agreement.isWhole ? 1 : 0
    lineEnds += agreement.seen
    rightByRule += agreement.right
    for (rule, agreement) in calibration.agreements { right[rule, default: 0] += agreement.right }
  }

  /// The last line of output.
  var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("texts", texts)
      writer.member("agreeing", agreeing)
      writer.member("lineEnds", lineEnds)
      writer.member("rightByRuleOfTheText", rightByRule)
      writer.member("right") { writer in
        for rule in LineRule.allCases { writer.member(rule.rawValue, right[rule] ?? 0) }
      }
    }
    return writer.takeText() + "\n"
  }
}
