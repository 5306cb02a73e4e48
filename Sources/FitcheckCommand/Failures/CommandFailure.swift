/// Bad input or options: one line for standard error, exit code 2.
struct CommandFailure: Error, Hashable, CustomStringConvertible {
  /// What is wrong, without the command's name in front.
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// An error met in a named place: a file, or a line of one.
  init(_ place: String, _ error: any Error) {
    self.init("\(place): \(error)")
  }
}
