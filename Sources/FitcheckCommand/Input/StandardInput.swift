/// What standard input is named for, of which there is one.
enum StandardInput {
  /// Refuses to read it for two things: the second would be found empty, texts without a word.
  ///
  /// - Parameter paths: what is read; nil for an option that is not given.
  static func checkIsReadOnce(_ paths: [String?]) throws(CommandFailure) {
    guard paths.count(where: { $0 == "-" }) > 1 else { return }
    throw CommandFailure(
      "standard input (-) is named twice, and can be read once: give all but one as files"
    )
  }
}
