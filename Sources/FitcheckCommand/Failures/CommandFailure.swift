import Fitcheck

/// Bad input or options: one line for standard error, exit code 2.
struct CommandFailure: Error, Hashable, CustomStringConvertible {
  /// What is wrong, without the command's name in front.
  let text: BilingualText

  /// What is wrong in English.
  var description: String { text.english }

  /// A failure in the words of options, which are English as the help is.
  init(_ description: String) {
    text = BilingualText(description)
  }

  init(_ english: String, _ japanese: String) {
    text = BilingualText(english, japanese)
  }

  init(_ text: BilingualText) {
    self.text = text
  }

  /// An error met in a named place: a file, or a line of one.
  init(_ place: String, _ error: any Error) {
    self.init("\(place): \(Advice.sentence(of: error))")
  }
}
