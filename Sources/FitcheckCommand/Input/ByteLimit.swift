import Inputs

/// How long a text may be before it is refused.
struct ByteLimit: Hashable {
  /// The greatest number of bytes that is accepted.
  var bytes = ByteLimit.defaultBytes

  /// Whether no option raises it.
  var isFixed = false

  /// Whether what is longer may be a list, of which the limit holds for each item: a pipe is read once, and to
  /// be held while it is found out what it is, has to be short.
  var isOfListsToo = false

  /// 1 MiB.
  static let defaultBytes = 1 << 20

  /// What is said about a text beyond the limit.
  var refusal: String {
    let fault = "\(InputFault.tooLong(limit: bytes))"
    if isFixed { return fault }
    let remedy = "\(fault); --max-bytes raises the limit"
    guard isOfListsToo else { return remedy }
    return "\(remedy) of one headline; a list of any length is read where --input says what it is, "
      + "such as --input lines"
  }
}
