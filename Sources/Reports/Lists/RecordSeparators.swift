/// What stands before and between the texts of records.
package struct RecordSeparators: Sendable {
  /// Before the first.
  package let first: String
  /// Before each other.
  package let others: String

  package init(first: String, others: String) {
    self.first = first
    self.others = others
  }

  package static let none = RecordSeparators(first: "", others: "")
  /// Those of a JSON array with an element a line.
  static let array = RecordSeparators(first: "\n", others: ",\n")
}

/// Puts texts of records one after the other.
package struct JoinedRecords: Sendable {
  private let separators: RecordSeparators
  private var isFirst = true

  package init(_ separators: RecordSeparators) {
    self.separators = separators
  }

  /// The next text with what stands before it; an empty one is left out.
  package mutating func next(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    defer { isFirst = false }
    let separator = isFirst ? separators.first : separators.others
    return separator.isEmpty ? text : separator + text
  }
}
