/// How the two ends of a piece of text are set: as in the middle of its line, or as a line's edges.
package struct LineEnds: Sendable, Hashable {
  /// How a piece begins.
  package enum Begin: UInt8, Sendable, BitwiseCopyable {
    /// As in the running text.
    case running
    /// With full-width punctuation at its full width, whatever stands before it in the text.
    case full
    /// With full-width punctuation at half its width.
    case narrow
    /// With a bracket that composition spaces drawn flush; it counts as in the running text.
    case flush
    /// With a first grapheme cluster that hangs before the line and does not count.
    case hanging
  }

  /// How a piece ends.
  package enum End: UInt8, Sendable, BitwiseCopyable {
    /// As in the running text.
    case running
    /// With full-width punctuation at its full width, whatever follows it in the text.
    case full
    /// With full-width punctuation at half its width.
    case narrow
    /// With a last grapheme cluster that hangs after the line and does not count.
    case hanging
    /// With a hyphen in place of the piece's last code unit: a soft hyphen, or an unseen mark on
    /// one.
    case hyphen
  }

  package var begin: Begin
  package var end: End

  /// Both ends as in the running text.
  package static let running = LineEnds(begin: .running, end: .running)

  package init(begin: Begin, end: End) {
    self.begin = begin
    self.end = end
  }
}
