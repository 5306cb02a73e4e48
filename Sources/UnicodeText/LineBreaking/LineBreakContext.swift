/// What the rules know of the text before a place.
struct LineBreakContext {
  /// What else than a class's own nature the rules ask of the class before the place.
  enum History: Int {
    case none
    /// NU (SY | IS)* (LB25).
    case number
    /// NU (SY | IS)* (CL | CP) (LB25).
    case closedNumber
    /// HL (HY | HH) (LB21a).
    case hebrewHyphen
    /// A hyphen that begins a word (LB20a).
    case leadingHyphen
    /// QU of category Pi that begins what it encloses (LB15a).
    case leadingQuotation
    /// QU after an East Asian character (LB19a).
    case eastAsianQuotation
    /// (AK | ◌ | AS) VI (LB28a).
    case aksaraVirama
    /// A regional indicator without a partner before it (LB30a).
    case unpairedIndicator
  }

  /// The last class that is neither a space nor a mark; `nil` at the start of the text.
  var before: LineBreakClass?
  /// What stands right before the place is East Asian.
  var isEastAsian = false
  var history = History.none
  /// Spaces stand between `before` and the place.
  var hasSpaces = false
  /// The last scalar is a zero-width joiner (LB8a).
  var isAfterJoiner = false
  /// What an earlier place waits for.
  var question: LineBreakQuestion?

  /// A number of its own for each context, below ``numberLimit``.
  var number: Int {
    var number = before.map { Int($0.rawValue) + 1 } ?? 0
    number = number << 1 | (isEastAsian ? 1 : 0)
    number = number << 4 | history.rawValue
    number = number << 1 | (hasSpaces ? 1 : 0)
    number = number << 1 | (isAfterJoiner ? 1 : 0)
    number = number << 3 | (question.map { $0.rawValue + 1 } ?? 0)
    assert(number < Self.numberLimit)
    return number
  }

  /// Seven bits for the class, ten for the rest.
  static let numberLimit = 1 << 17
}
