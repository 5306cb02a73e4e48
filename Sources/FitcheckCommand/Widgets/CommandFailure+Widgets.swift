import FitSelection
import UnicodeText

extension CommandFailure {
  /// No widget has a kind that somebody named.
  ///
  /// - Parameters:
  ///   - kind: the name, of which as much is told as a line has room for.
  ///   - known: the kinds that there are.
  ///   - file: the file that names it; `nil` where an option does.
  static func noWidget(
    ofKind kind: String,
    among known: [String],
    in file: String? = nil
  ) -> CommandFailure {
    let nearest = Nearest.question(kind, among: known)
    let shown = kind.prefix(scalars: 60)
    return CommandFailure(
      (file.map { "\($0): " } ?? "")
        + "there is no widget of the kind “\(shown)”\(nearest.english)",
      (file.map { "\($0)：" } ?? "") + "kindが「\(shown)」のウィジェットはありません\(nearest.japanese)"
    )
  }
}
