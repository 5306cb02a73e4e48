import ArgumentParser

/// How an answer is written: for people, or in one of the formats for programs.
enum ListFormat<Program>: RawRepresentable, CaseIterable, Equatable, Sendable, ExpressibleByArgument
where Program: RawRepresentable<String> & CaseIterable & Equatable & Sendable {
  case text
  case program(Program)

  init?(rawValue: String) {
    if rawValue == "text" {
      self = .text
    } else if let format = Program(rawValue: rawValue) {
      self = .program(format)
    } else {
      return nil
    }
  }

  static var allCases: [ListFormat] { [.text] + Program.allCases.map(ListFormat.program) }

  var rawValue: String { program?.rawValue ?? "text" }

  /// Nil for text.
  var program: Program? {
    switch self {
    case .text: nil
    case .program(let format): format
    }
  }
}
