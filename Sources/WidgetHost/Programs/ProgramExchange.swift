import FitSelection
import Foundation

/// What the two sides of a widget's process write to each other: a question in one file, answers in
/// another, a line each.
enum ProgramExchange {
  /// What a widget's process is asked.
  enum Question: Codable {
    /// What there is.
    case describe
    /// Which families the views of a preview stand in.
    case families(preview: String)
    /// One widget in one family.
    case run(HostRequest)
  }

  /// A line of the answer.
  enum Answer: Codable {
    /// What there is, and what is wrong with it.
    case description(ProgramDescription)
    /// The families that the views of a preview say they stand in.
    case families([String])
    /// What came of a run so far.
    case event(HostEvent)
    /// The question cannot be answered; why.
    case refused(BilingualText)
  }

  /// The variables of the environment that name the two files.
  static let questionVariable = "FITCHECK_HOST_QUESTION"
  static let answerVariable = "FITCHECK_HOST_ANSWER"
  /// The variable that names the folder for what the widget shares with its app.
  static let groupsVariable = "FITCHECK_HOST_GROUPS"
  /// The variable that names the folders with the app's texts and pictures, a line each.
  static let resourcesVariable = "FITCHECK_HOST_RESOURCES"

  static func line(of answer: Answer) throws -> Data {
    try JSONEncoder().encode(answer) + Data("\n".utf8)
  }

  static func answers(in data: Data) -> [Answer] {
    data.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(Answer.self, from: Data($0))
    }
  }
}
