import Inputs

/// How long a text may be before it is refused.
struct ByteLimit: Hashable {
  /// The greatest number of bytes that is accepted.
  var bytes = ByteLimit.defaultBytes

  /// Whether no option raises it.
  var isFixed = false

  /// 1 MiB.
  static let defaultBytes = 1 << 20

  /// What is said about a text beyond the limit.
  var refusal: String {
    "\(InputFault.tooLong(limit: bytes))" + (isFixed ? "" : "; --max-bytes raises the limit")
  }
}
