import AppResources
import FitSelection
import Foundation
import UnicodeText

/// What the two sides of a widget's process write to each other: a question in one file, answers in
/// another, a line each.
///
/// A program may have been built long ago (`--program`): everything that is written says its version.
enum ProgramExchange {
  /// The version of what is written, one more each time that it changes.
  static let version = 5

  /// What is written at once.
  private struct Message<Content: Codable>: Codable {
    let version: Int
    let content: Content
    /// The folders with the app's texts and pictures; `nil` where nothing is asked.
    var resources: [String]?
  }

  /// What a message of any version tells of itself; those before the first tell nothing.
  private struct Header: Decodable {
    let version: Int?
  }

  /// The other side writes another version.
  struct VersionMismatch: Error, CustomStringConvertible {
    let text: BilingualText

    var description: String { text.english }

    /// - Parameter other: the version of the other side; `nil` where it tells none.
    init(_ other: Int?) {
      let ours = "\(ProgramExchange.version)"
      let (theirs, japanese) = (other.map { "\($0)" } ?? "none", other.map { "\($0)" } ?? "なし")
      text = BilingualText(
        "the widget’s program and this host are of different versions of fitcheck "
          + "(exchange format: \(theirs) and \(ours)): build the widget anew",
        "ウィジェットのプログラムとホストのfitcheckの版が異なります（やりとりの形式は\(japanese)と\(ours)）。"
          + "ウィジェットをビルドし直してください"
      )
    }
  }

  /// What a widget's process is asked.
  enum Question: Codable {
    /// What there is.
    case describe
    /// Which families the views of a preview stand in.
    case families(preview: String)
    /// Which configurations the provider of a widget recommends.
    case recommendations(HostRequest)
    /// One widget in one family.
    case run(HostRequest)

    /// What is borne from the widget's process meanwhile.
    var limits: HostLimits {
      switch self {
      case .describe, .families: HostLimits()
      case .recommendations(let request), .run(let request): request.limits
      }
    }

    /// How long one of the widget's answers may take, seconds.
    var longest: Double {
      switch self {
      case .describe, .families: 0
      case .recommendations: limits.secondsToAnswer
      case .run: max(limits.secondsToAnswer, limits.secondsToPerform)
      }
    }

    /// Where and when the process finds itself; `nil` for what does not depend on that.
    var surroundings: HostSurroundings? {
      switch self {
      case .describe, .families: nil
      case .recommendations(let request), .run(let request): request.surroundings
      }
    }
  }

  /// A line of the answer.
  enum Answer: Codable {
    /// What there is, and what is wrong with it.
    case description(ProgramDescription)
    /// The families that the views of a preview say they stand in.
    case families([String])
    /// The configurations that the provider recommends.
    case recommendations(HostRecommendations)
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

  /// The file beside the question with the number of the process that asks, which need not be the parent of the one
  /// that answers, nor be there when that begins.
  static let hostFile = "host"

  /// The number of the process that asks a question; `nil` where that says none.
  static func host(asking question: String) -> Int32? {
    let file = URL(filePath: question).deletingLastPathComponent().appending(path: hostFile)
    return (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int32($0) }
  }

  /// A widget may answer numbers that JSON has none for, such as a reload in the infinite future.
  private static let numbers = (infinity: "∞", negativeInfinity: "-∞", nan: "NaN")

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    // What is asked and answered is the same bytes in every run.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: numbers.infinity,
      negativeInfinity: numbers.negativeInfinity,
      nan: numbers.nan
    )
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: numbers.infinity,
      negativeInfinity: numbers.negativeInfinity,
      nan: numbers.nan
    )
    return decoder
  }

  /// A decoder of an answer that has very many marks on one letter; `nil` where numbers that JSON has none for stand
  /// beside them.
  ///
  /// To look up strings, or to compare them, takes time quadratic in such marks: of the name of a member the beginning
  /// is looked up, and with the names of numbers nothing is compared.
  private static func carefulDecoder(of line: Data) -> JSONDecoder? {
    let names = [numbers.infinity, numbers.negativeInfinity, numbers.nan]
    guard names.allSatisfy({ line.range(of: Data("\"\($0)\"".utf8)) == nil }) else { return nil }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .custom { path in
      let key = path[path.count - 1]
      guard key.stringValue.utf8.count > Self.longestKey else { return key }
      let beginning = key.stringValue.prefix(scalars: Self.longestKey)
      return type(of: key).init(stringValue: beginning) ?? key
    }
    return decoder
  }

  /// In bytes, and in scalars: no member of an answer has a name half as long.
  private static let longestKey = 60

  /// The bytes of a question's file.
  ///
  /// The folders stand in it, not in the environment: a path may have a line's end, and there may be more of them
  /// than that has room for.
  ///
  /// - Parameters:
  ///   - question: what is asked.
  ///   - resources: the folders with the app's texts and pictures.
  static func data(of question: Question, resources: [String]) throws -> Data {
    try encoder.encode(Message(version: version, content: question, resources: resources))
  }

  /// The question in a file's bytes, and the folders with the app's texts and pictures.
  static func question(in data: Data) throws -> (question: Question, resources: [String]) {
    let asked: Message<Question> = try message(in: data, by: decoder)
    return (asked.content, asked.resources ?? [])
  }

  /// The bytes of an answer's line.
  static func line(of answer: Answer) throws -> Data {
    try encoder.encode(Message(version: version, content: answer)) + Data("\n".utf8)
  }

  /// The answers in a file's bytes up to a refusal, with which nothing else counts; nothing for a line that is not
  /// written to its end.
  ///
  /// What is of another version is a refusal, and so is a line that is too long: what is read of one takes many times its
  /// bytes. A program that is none of ours may write millions of lines: behind some that are no answers none is looked for.
  static func answers(in data: Data) -> [Answer] {
    var answers: [Answer] = []
    var strangeCount = 0
    var rest = data[...]
    while !rest.isEmpty, strangeCount < mostStrangeLines {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      if end - rest.startIndex > mostBytesOfLine {
        // One that is not written to its end is none, however long.
        if end < rest.endIndex { answers.append(.refused(reasonOfLongLine)) }
        break
      }
      if let answer = answer(in: Data(rest[..<end])) {
        answers.append(answer)
        if case .refused = answer { break }
      } else {
        strangeCount += 1
      }
      rest = rest[end...].dropFirst()
    }
    return answers
  }

  /// The most bytes of a line that is read: an entry with its layouts on all devices has a hundredth of that.
  static let mostBytesOfLine = 32 << 20

  /// Why a program is read no further that has written a line which is too long: what it was asked says nothing of it.
  static var reasonOfLongLine: BilingualText {
    BilingualText(
      "one of its answers has more than \(mostBytesOfLine >> 20) MiB",
      "答えの1つが\(mostBytesOfLine >> 20) MiBを超えています"
    )
  }

  /// How many lines may be no answers; a process that is ended leaves one.
  private static let mostStrangeLines = 100

  /// Why a program is read no further that has written a line which nothing reads in time with its bytes.
  static var reasonOfLongLetters: BilingualText {
    BilingualText(
      "one of its answers has very many marks on one letter of a name, or beside a number that is none",
      "答えの1つの名前に、または数でない値とともに、結合文字が極端に多い文字があります"
    )
  }

  /// The answer of a line; `nil` for one that is none.
  ///
  /// Of why a program refuses no more is kept than a message has room for: it may be anybody's.
  private static func answer(in line: Data) -> Answer? {
    let hasLongLetters = LongLetters.areThere(in: Array(line))
    guard let reader = hasLongLetters ? carefulDecoder(of: line) : decoder else {
      return .refused(reasonOfLongLetters)
    }
    do {
      let answer: Message<Answer> = try message(in: line, by: reader)
      if hasLongLetters, answer.content.hasLongLettersInNames {
        return .refused(reasonOfLongLetters)
      }
      guard case .refused(let reason) = answer.content else { return answer.content }
      return .refused(BilingualText(shown(reason.english), shown(reason.japanese)))
    } catch let mismatch as VersionMismatch {
      return .refused(mismatch.text)
    } catch {
      return nil
    }
  }

  /// How many scalars of a refusal are kept: one that lists all widgets of a large app has fewer.
  private static let mostScalarsOfRefusal = 1000

  private static func shown(_ reason: String) -> String {
    let beginning = reason.prefix(scalars: mostScalarsOfRefusal)
    return beginning.utf8.count == reason.utf8.count ? reason : beginning + "…"
  }

  /// How often the bytes of an answer's file say that something of the widget's has begun.
  static func beginnings(in data: Data) -> Int {
    // Within a text the quotation marks would stand behind a backslash.
    let mark = Data(#"{"began":"#.utf8)
    var count = 0
    var rest = data[...]
    while let found = rest.range(of: mark) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }

  private static func message<Content: Codable>(
    in data: Data,
    by decoder: JSONDecoder
  ) throws -> Message<Content> {
    let message = Result { try decoder.decode(Message<Content>.self, from: data) }
    if case .success(let known) = message, known.version == version { return known }
    let found = try decoder.decode(Header.self, from: data).version
    guard found == version else { throw VersionMismatch(found) }
    return try message.get()
  }
}

extension ProgramExchange.Question {
  /// The question with its folders as they are from here: who is asked finds itself in another one.
  var fromHere: Self {
    switch self {
    case .describe, .families: self
    case .recommendations(let request): .recommendations(request.fromHere)
    case .run(let request): .run(request.fromHere)
    }
  }
}

extension HostRequest {
  fileprivate var fromHere: HostRequest {
    // An empty name names no folder.
    func place(_ path: String) -> String { path.isEmpty ? path : URL(systemPath: path).path }
    var copy = self
    copy.pictures = pictures.map(place)
    copy.fontDirectory = fontDirectory.map(place)
    return copy
  }
}
