/// What was said about a line under or through a text: how it is drawn, or that there is none.
struct TextLine: Sendable, Hashable {
  /// How a line is drawn.
  struct Drawing: Sendable, Hashable {
    /// The lengths of strokes and gaps in turn, in times the line's thickness; empty for one
    /// stroke.
    let lengths: [Double]
    /// The line's own colour; `nil` for that of the text.
    let color: Color?
  }

  let drawing: Drawing?
}
