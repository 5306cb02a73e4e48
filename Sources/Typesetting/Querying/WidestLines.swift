/// Lines, each as the widths that come from one source of advances, but for those that take no more of all
/// than another.
package struct WidestLines: Sendable, Hashable {
  /// In the order in which they were met.
  package private(set) var lines: [SourceWidths] = []

  /// Of some lines.
  package init(_ lines: [SourceWidths]) {
    for line in lines { add(line) }
  }

  /// Of the lines that a text is set in.
  /// - Parameter width: the width they are filled to, points; `nil` or infinite for none.
  package init(of text: PreparedText, _ style: ParagraphStyle, width: Double?) {
    text.forEachLine(style, width: width) { add($0) }
  }

  private mutating func add(_ line: SourceWidths) {
    guard !lines.contains(where: { line.isContained(in: $0) }) else { return }
    lines.removeAll { $0.isContained(in: line) }
    lines.append(line)
  }
}
