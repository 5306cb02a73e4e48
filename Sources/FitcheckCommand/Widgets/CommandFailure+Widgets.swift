import FitSelection

extension CommandFailure {
  /// No widget has a kind that somebody named.
  ///
  /// - Parameters:
  ///   - kind: the name.
  ///   - known: the kinds that there are.
  ///   - file: the file that names it; `nil` where an option does.
  static func noWidget(
    ofKind kind: String,
    among known: [String],
    in file: String? = nil
  ) -> CommandFailure {
    let nearest = Nearest.question(kind, among: known)
    return CommandFailure(
      (file.map { "\($0): " } ?? "") + "there is no widget of the kind “\(kind)”\(nearest.english)",
      (file.map { "\($0)：" } ?? "") + "kindが「\(kind)」のウィジェットはありません\(nearest.japanese)"
    )
  }
}
