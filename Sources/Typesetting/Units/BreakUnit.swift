import TextShaping

/// The text between two neighbouring break opportunities, with how a line begins or ends with it.
///
/// Index space of offsets: UTF-16.
struct BreakUnit: Sendable, Equatable, BitwiseCopyable {
  /// Where the unit begins.
  let start: Int32
  /// Where the unit ends and the next begins, after its trailing white space.
  let end: Int32
  /// Where a line that ends with the unit ends without its trailing white space; before `start`
  /// when the unit and the end of the one before it are all white space.
  let contentEnd: Int32
  /// From where on a line that begins with the unit is as the running text.
  let beginReach: Int32
  /// Up to where a line that ends with the unit is as the running text.
  let endReach: Int32
  /// Whether there is another way to end a line with the unit.
  let hasAlternative: Bool
  /// Whether a line must end after the unit.
  let isMandatory: Bool
  /// How a line begins with the unit.
  let begin: LineEnds.Begin
  /// How a line ends with the unit.
  let ending: LineEnds.End
}

extension BreakUnit {
  /// A unit whose lines begin and end as the running text.
  @inline(__always)
  init(runningFrom start: Int, to end: Int, contentEnd: Int, isMandatory: Bool) {
    self.init(
      start: Int32(truncatingIfNeeded: start),
      end: Int32(truncatingIfNeeded: end),
      contentEnd: Int32(truncatingIfNeeded: contentEnd),
      beginReach: Int32(truncatingIfNeeded: start),
      endReach: Int32(truncatingIfNeeded: contentEnd),
      hasAlternative: false,
      isMandatory: isMandatory,
      begin: .running,
      ending: .running
    )
  }
}
