import AppResources
import CHostProcess
import ChildProcesses
import FitSelection
import Foundation
import Synchronization

/// One process of a widget, with a folder of its own that goes when it is done.
final class ProgramProcess {
  /// How a process ended.
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// It said nothing for too long, and was ended.
    case silence
    /// It went on for longer than so many seconds, whatever it said meanwhile, and was ended.
    case overtime(seconds: Double)
    /// It answered more than it may, and was ended where it had not ended by then.
    case excess

    /// Whether it was ended from here.
    var isForced: Bool {
      switch self {
      case .silence, .overtime: true
      case .exit, .signal, .excess: false
      }
    }

    /// The ending in words, with what the process said last.
    ///
    /// - Parameter stage: what it had begun to do; `nil` for one that told of nothing.
    func reason(_ lastWords: String?, in stage: BilingualText? = nil) -> BilingualText {
      let words = lastWords.map { ": \($0)" } ?? ""
      return switch self {
      // What answers ends so too, but not without an answer. What has begun with something is a widget, whose code ends it.
      case .exit(0) where stage == nil:
        BilingualText(
          "it gave no answer, as if it were no widget built against fitcheck\(words)",
          "応答がありません。fitcheckを使ってビルドしたウィジェットではないようです\(words)"
        )
      case .exit(let code):
        BilingualText("exit code \(code)\(words)", "終了コード\(code)\(words)")
      case .signal(SIGXFSZ), .excess:
        BilingualText("it wrote more into a file than it may", "ファイルへの書き込みが上限を超えました")
      case .signal(let number):
        BilingualText("signal \(number)\(words)", "シグナル\(number)\(words)")
      case .silence:
        BilingualText("it stopped answering, and was ended", "応答がなくなったため終了させました")
      case .overtime(let seconds):
        BilingualText(
          "it took more than \(Self.number(seconds)) s in all, and was ended",
          "合計で\(Self.number(seconds))秒を超えたため終了させました"
        )
      }
    }

    private static func number(_ seconds: Double) -> String {
      seconds.formatted(.number.locale(Locale(identifier: "en_US")))
    }
  }

  private let process = Process()
  private let folder: URL
  /// What it answers, and what it complains of; opened before it begins, since it may put something else in the
  /// files' place.
  private var answered: FileHandle?
  private var errors: FileHandle?
  /// How many bytes it may answer.
  private let mostBytes: Int

  /// The most bytes of answers that are read, whatever may be written into a file: those of two thousand entries on
  /// all devices have less.
  private static let mostBytesOfAnswers = 256 << 20

  /// How many of the last bytes of its errors are read: behind the reason of a crash Swift lists up to 128 calls.
  private static let mostBytesOfErrors: UInt64 = 64 << 10
  /// How many bytes of a line of them are told.
  private static let mostBytesOfWords = 4096

  init(
    _ executable: URL,
    question: ProgramExchange.Question,
    groups: URL?,
    resources: [String]
  ) throws(HostProgram.Failure) {
    mostBytes = min(Int(clamping: question.limits.fileBytes), Self.mostBytesOfAnswers)
    if let groups { try GroupsFolder.check(groups) }
    try ProgramProcess.check(executable)
    folder = try ProgramProcess.temporaryFolder()
      .appending(path: "fitcheck-widget-\(UUID().uuidString)")
    let answer = folder.appending(path: "answer.jsonl")
    let complaints = folder.appending(path: "errors.txt")
    do {
      try RunningProcesses.make(folder, endedBy: .kill) {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      }
      let home = folder.appending(path: "home")
      let shared = folder.appending(path: "groups")
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: false)
      if let groups {
        try GroupsFolder.copy(groups, to: shared)
        try GroupsFolder.copyDefaults(of: shared, toHome: home)
      } else {
        try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: false)
      }
      let questionFile = folder.appending(path: "question.json")
      // From here: the process finds itself in another folder.
      let folders = resources.map { URL(systemPath: $0).path }
      try ProgramExchange.data(of: question.fromHere, resources: folders).write(to: questionFile)
      try Data("\(getpid())".utf8).write(to: folder.appending(path: ProgramExchange.hostFile))
      try Data().write(to: answer)
      try Data().write(to: complaints)
      answered = try FileHandle(forReadingFrom: answer)
      errors = try FileHandle(forReadingFrom: complaints)
      process.executableURL = executable
      // Nothing of who hosts it: what a widget reads would differ from machine to machine.
      process.environment = [
        "HOME": home.path,
        "TMPDIR": folder.path,
        "LANG": "C.UTF-8",
        "PATH": "/usr/bin:/bin",
        "SWIFT_BACKTRACE": "enable=no",
        "TZ": question.surroundings?.timeZone.nameInEnvironment ?? "GMT",
        ProgramExchange.questionVariable: questionFile.path,
        ProgramExchange.answerVariable: answer.path,
        ProgramExchange.groupsVariable: shared.path,
      ]
      process.currentDirectoryURL = home
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      let errorsFile = try FileHandle(forWritingTo: complaints)
      // The process has its own by then; Foundation would hold this one for as long as there are runs.
      defer { try? errorsFile.close() }
      process.standardError = errorsFile
      try RunningProcesses.start(process, at: folder)
    } catch let failure as HostProgram.Failure {
      // All properties are set, so that `deinit` removes the folder here too.
      throw failure
    } catch {
      let about = error as NSError
      let file =
        about.userInfo[NSFilePathErrorKey] as? String
        ?? (about.userInfo[NSURLErrorKey] as? URL)?.path ?? executable.path
      throw .start("\(file): \(error.systemReason)")
    }
  }

  /// Refuses what is there and no file, such as a folder, of which Foundation says that it is not there.
  private static func check(_ executable: URL) throws(HostProgram.Failure) {
    // Foundation ends the process that starts any other, as it makes of a path from a folder that is gone.
    guard executable.absoluteURL.isFileURL else {
      throw .start("\(executable.relativePath): it is no path of a file")
    }
    let path = executable.resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    // Why something else cannot be run is told by the system.
    guard let type = attributes?[.type] as? FileAttributeType, type != .typeRegular else { return }
    throw .start("\(executable.path): it is no file that can be run")
  }

  /// The folder that the system or its user has for what does not stay.
  ///
  /// - Throws: where it is not there: one that was made would stay behind.
  private static func temporaryFolder() throws(HostProgram.Failure) -> URL {
    let folder = FileManager.default.temporaryDirectory
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw .start("TMPDIR: there is no folder \(folder.path)") }
    return folder
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? answered?.close()
    try? errors?.close()
    RunningProcesses.remove(folder)
  }

  /// Waits until the process ends, or ends it once it has written nothing for some time, or too much, or has taken too
  /// long in all: it might write a little now and then for ever.
  func wait(secondsOfSilence: Double, secondsInAll: Double) -> Ending {
    defer { RunningProcesses.noteEnd(at: folder) }
    let ending = ending(secondsOfSilence: secondsOfSilence, secondsInAll: secondsInAll)
    return byteCount > mostBytes ? .excess : ending
  }

  private func ending(secondsOfSilence: Double, secondsInAll: Double) -> Ending {
    let clock = ContinuousClock()
    let start = clock.now
    var size = 0
    var heard = start
    var allowance = TimeAllowance(secondsInAll: secondsInAll, secondsOfSilence: secondsOfSilence)
    while process.isRunning {
      usleep(5000)
      if let ending = endingBesideOthers() { return ending }
      let now = byteCount
      if now > mostBytes { return end(as: .excess) }
      if now != size {
        size = now
        heard = clock.now
      } else if (clock.now - heard) / .seconds(1) > secondsOfSilence {
        return end(as: .silence)
      }
      if allowance.isUsedUp(after: (clock.now - start) / .seconds(1), beginnings: beginnings) {
        return end(as: .overtime(seconds: allowance.seconds))
      }
    }
    return process.terminationReason == .exit
      ? .exit(process.terminationStatus) : .signal(process.terminationStatus)
  }

  private func end(as ending: Ending) -> Ending {
    // Not waited for by Foundation, which waits for what the process has started as well.
    host_process_end_child(process.processIdentifier)
    return ending
  }

  /// How the process has ended, where Foundation does not say so yet.
  ///
  /// It goes on waiting as long as another process has what this one was given. Those of its group are ended with it.
  private func endingBesideOthers() -> Ending? {
    let end = host_process_end_of_child(process.processIdentifier)
    guard end.has_ended else { return nil }
    return self.end(as: end.is_signal ? .signal(end.number) : .exit(end.number))
  }

  private func beginnings() -> Int {
    ProgramExchange.beginnings(in: answeredBytes())
  }

  /// What the process has answered so far, as much of it as it may.
  func answers() -> [ProgramExchange.Answer] {
    ProgramExchange.answers(in: answeredBytes())
  }

  /// How many bytes the process has answered so far.
  private var byteCount: Int {
    (try? answered?.seekToEnd()).map { Int(clamping: $0) } ?? 0
  }

  private func answeredBytes() -> Data {
    guard let answered, (try? answered.seek(toOffset: 0)) != nil else { return Data() }
    return (try? answered.read(upToCount: mostBytes)) ?? Data()
  }

  /// The last line that says something among the last ones that the process wrote to its errors.
  func lastWords() -> String? {
    guard let errors, let end = try? errors.seekToEnd(),
      (try? errors.seek(toOffset: end - min(end, Self.mostBytesOfErrors))) != nil,
      let data = try? errors.read(upToCount: Int(Self.mostBytesOfErrors))
    else { return nil }
    // Of one that is long the end alone is told.
    let lines = data.split(separator: UInt8(ascii: "\n")).map { line in
      String(decoding: line.suffix(Self.mostBytesOfWords), as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return lines.last { $0.contains("atal error") } ?? lines.last { !$0.isEmpty }
  }
}
