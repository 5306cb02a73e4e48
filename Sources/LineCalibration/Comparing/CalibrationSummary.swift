/// What the calibrations of several texts come to.
public struct CalibrationSummary: Sendable {
  /// Texts with a width.
  public private(set) var texts = 0
  /// Those whose lines are the rule's.
  public private(set) var agreeing = 0
  /// Those of them that are in doubt.
  public private(set) var agreeingInDoubt = 0
  /// Those in doubt whose lines are not the rule's.
  public private(set) var otherInDoubt = 0
  /// The ends of lines that were seen.
  public private(set) var lineEnds = 0
  /// How many of them each rule has.
  public private(set) var right: [LineRule: Int] = [:]
  /// How many of them the rule has that is taken to hold for the text.
  public private(set) var rightByRule = 0

  /// Makes a summary of no text.
  public init() {}

  /// Counts a text that has a width; passes over others.
  public mutating func add(_ calibration: Calibration) {
    guard let agreement = calibration.agreement else { return }
    texts += 1
    agreeing += agreement.isWhole ? 1 : 0
    if !calibration.doubts.isEmpty {
      agreeingInDoubt += agreement.isWhole ? 1 : 0
      otherInDoubt += agreement.isWhole ? 0 : 1
    }
    lineEnds += agreement.seen
    rightByRule += agreement.right
    for (rule, agreement) in calibration.agreements { right[rule, default: 0] += agreement.right }
  }
}
