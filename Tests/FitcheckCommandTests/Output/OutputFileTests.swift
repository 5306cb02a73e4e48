import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand

/// Where pictures go: into files that are whole or as they were, and never over what is read.
@Suite struct OutputFileTests {
  let fixtures: Fixtures
  static let text = ["plain.txt", "--size", "146x58"]

  init() throws {
    fixtures = try Fixtures()
  }

  /// Runs the command in the fixtures' folder, in a shell that gives up on what waits for ever.
  func run(
    _ arguments: [String],
    after setting: String = "",
    call: String = "timeout 60 \"$@\""
  ) throws -> CommandRun {
    try CommandRun.run(
      Self.text + arguments,
      shell: setting.isEmpty ? call : "\(setting); \(call)",
      directory: fixtures.directory
    )
  }

  func content(_ name: String) -> Data? {
    FileManager.default.contents(atPath: fixtures.directory.appendingPathComponent(name).path)
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: fixtures.directory.path).sorted()
  }

  func isPNG(_ name: String) -> Bool {
    content(name)?.starts(with: [0x89, 0x50, 0x4E, 0x47]) ?? false
  }

  // MARK: - One file for two things

  @Test(arguments: [
    ("", "a.png", "a.png"), ("", "a.png", "./a.png"), ("", "a.png", "folder/../a.png"),
    ("", "folder/a", "$PWD/folder//a"), ("ln -s . here", "a.png", "here/here/a.png"),
    ("ln -s a.png link", "a.png", "link"), ("ln -s one two; ln -s two three", "three", "one"),
    ("touch a.png; ln a.png hard", "a.png", "hard"), ("touch a.png; ln -s a.png b", "b", "a.png"),
    ("mkfifo pipe", "pipe", "./pipe"),
    ("exec 7<>a.png", "/dev/fd/7", "/proc/self/fd/7"), ("exec 7<>a.png", "/dev/fd/7", "a.png"),
  ])
  func twoPicturesInOneFileAreRefused(setting: String, png: String, svg: String) throws {
    func path(_ name: String) -> String {
      name.replacingOccurrences(of: "$PWD", with: fixtures.directory.path)
    }
    let result = try run(["--png", path(png), "--svg", path(svg)], after: setting)
    #expect(result.exitCode == 2)
    #expect(result.errors.contains("are the same file: give them two"), "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(content("a.png")?.isEmpty ?? true)
  }

  @Test(arguments: [
    ("", "plain.txt"), ("", "./plain.txt"), ("", "folder/../plain.txt"),
    ("ln -s plain.txt link", "link"), ("ln plain.txt hard", "hard"),
    ("ln -s . here", "here/plain.txt"),
  ])
  func theTextIsNotReplaced(setting: String, name: String) throws {
    let text = content("plain.txt")
    let result = try run(["--png", name], after: setting)
    #expect(result.exitCode == 2)
    #expect(result.errors.contains("--png \(name) is the text, which is read"))
    #expect(content("plain.txt") == text)
  }

  @Test func theTextOnStandardInputIsNotReplaced() throws {
    let text = content("plain.txt")
    let result = try CommandRun.run(
      ["-", "--size", "146x58", "--png", "plain.txt"],
      shell: "\"$@\" < plain.txt",
      directory: fixtures.directory
    )
    #expect(result.exitCode == 2)
    #expect(content("plain.txt") == text)
  }

  // MARK: - Standard output

  @Test func aPictureTakesStandardOutput() throws {
    for (option, start) in [("--svg", "<?xml"), ("--png", "\u{FFFD}PNG")] {
      for name in ["-", "/dev/stdout"] {
        let result = try run([option, name])
        #expect(result.exitCode == 0, "\(result.errors)")
        #expect(result.output.hasPrefix(start))
        #expect(!result.output.contains("146 × 58"), "no report")
        #expect(try !names().contains("-"))
      }
    }
    let cut = try CommandRun.run(
      ["plain.txt", "--size", "20x10", "--svg", "-"],
      directory: fixtures.directory
    )
    #expect(cut.exitCode == 1)
    let both = try run(["--png", "-", "--svg", "/dev/stdout"])
    #expect(both.exitCode == 2)
    #expect(both.errors.contains("cannot both be standard output"))
    let file = try run(["--png", "./-"])
    #expect(file.exitCode == 0)
    #expect(isPNG("-"))
    for name in ["-", "/dev/stdout", "/dev/tty"] {
      let call = "script -qec \"'$1' $2 --png \(name)\" /dev/null"
      let terminal = try run([], call: call)
      #expect(terminal.output.contains("would write a picture to the terminal"), "\(name)")
    }
  }

  /// A file that standard output is redirected into goes on behind the picture, by whatever name it is told.
  @Test func aFileThatIsStandardOutputIsNotReplaced() throws {
    let result = try run(["--svg", "out"], call: "(\"$@\"; echo \"code $?\") > out")
    #expect(result.errors.isEmpty, "\(result.errors)")
    let text = String(decoding: content("out") ?? Data(), as: UTF8.self)
    #expect(text.hasPrefix("<?xml"))
    #expect(text.hasSuffix("</svg>\ncode 0\n"), "\(text.suffix(80))")
    #expect(!text.contains("146 × 58"), "no report")
  }

  @Test func closedDescriptorsAreTakenForNoFile() throws {
    for closing in [">&-", ">&- <&-", "2>&- <&-", ">&- 2>&- <&-"] {
      let result = try run(["--png", "a.png"], after: "rm -f a.png", call: "\"$@\" \(closing)")
      // Where the report cannot be written, no picture is.
      let isReported = !closing.hasPrefix(">")
      #expect(result.exitCode == (isReported ? 0 : 2))
      #expect(isReported ? isPNG("a.png") : content("a.png") == nil)
      if closing == ">&-" {
        #expect(result.errors.contains("cannot write to standard output: bad file descriptor"))
      }
    }
    // Nor is a file that is there taken for standard output.
    let result = try run(["--png", "a.png"], after: "echo old > a.png", call: "\"$@\" >&-")
    #expect(result.exitCode == 2)
    #expect(content("a.png") == Data("old\n".utf8))
  }

  // MARK: - Names

  @Test(arguments: [
    "\"$@\" --png $'pi\\xFFcture.png'", "\"$@\" --svg $'folder/\\xC3'", "\"$1\" $'plain\\x80.txt'",
    "\"$1\" lines $'plain\\x80.txt' --point-size 1 --width 1", "\"$@\" --font $'wh\\xFFle.otf'",
    "\"$@\" --font=$'wh\\xFFle.otf'",
    // Behind an option that has its value, and behind the mark of files, stands a file.
    "\"$1\" --size=146x58 $'plain\\x80.txt'", "\"$1\" --size=146x58 -- $'plain\\x80.txt'",
    // All that stands behind that mark is a file, also where it looks like an option, or follows what does.
    "\"$1\" -- --lang $'plain\\x80.txt'", "\"$1\" -- $'--lang=\\x80'",
    "\"$1\" -- a.txt b.txt $'--lang\\x80'",
  ])
  func namesThatAreNotUTF8AreRefused(call: String) throws {
    let before = try names()
    let result = try run([], call: call)
    #expect(result.exitCode == 2)
    #expect(result.errors.contains("is not UTF-8 text: byte"), "\(result.errors)")
    let advice = "is invalid; give the file a name in UTF-8, or a link that has one\n"
    #expect(result.errors.hasSuffix(advice), "\(result.errors)")
    #expect(try names() == before)
  }

  /// Arguments are counted from 1 and bytes from 0, as a shell and an editor do.
  @Test(arguments: [
    ("--png $'pi\\xFFcture.png'", 5, "pi\u{FFFD}cture.png", 2), ("$'\\xFF'", 4, "\u{FFFD}", 0),
    ("--top $'\\xFF' $'b\\xFF'", 5, "\u{FFFD}", 0),
  ])
  func theByteThatIsNotUTF8IsTold(_ call: String, argument: Int, text: String, byte: Int) throws {
    let result = try run([], call: "\"$@\" \(call)")
    #expect(result.exitCode == 2)
    let sentence =
      "argument \(argument), “\(text)”, is not UTF-8 text: byte \(byte) (counted from 0) is invalid"
    #expect(result.errors.contains(sentence), "\(result.errors)")
  }

  @Test(arguments: [
    ("\"$@\" --lang $'j\\xFF'", "give what follows --lang in UTF-8"),
    ("\"$@\" --lang=$'j\\xFF'", "give it in UTF-8"),
    ("\"$@\" --family $'\\xC3'", "give what follows --family in UTF-8"),
    // The second argument follows the first.
    ("\"$1\" --lang $'j\\xFF'", "give what follows --lang in UTF-8"),
  ])
  func valuesThatAreNotUTF8AreNoFiles(call: String, advice: String) throws {
    let result = try run([], call: call)
    #expect(result.exitCode == 2)
    #expect(result.errors.contains(advice), "\(result.errors)")
    #expect(!result.errors.contains("file"), "\(result.errors)")
  }

  /// What the command's own description calls a file or a folder is told of as one.
  @Test func everyOptionThatNamesAFileIsKnown() throws {
    struct Completion: Decodable {
      let file: Empty?
      let directory: Empty?
      struct Empty: Decodable {}
    }
    struct Argument: Decodable {
      struct Name: Decodable { let name: String }
      let kind: String
      let preferredName: Name?
      let completionKind: Completion?
    }
    struct Command: Decodable {
      let arguments: [Argument]?
      let subcommands: [Command]?
      var options: [Argument] { (arguments ?? []) + (subcommands ?? []).flatMap(\.options) }
    }
    struct Description: Decodable { let command: Command }
    let run = try CommandRun.run(["--experimental-dump-help"], directory: CommandRun.repository)
    let description = try JSONDecoder().decode(Description.self, from: Data(run.output.utf8))
    let names = Set(
      description.command.options.filter { argument in
        argument.kind == "option"
          && (argument.completionKind?.file != nil || argument.completionKind?.directory != nil)
      }
      .compactMap(\.preferredName?.name)
    )
    #expect(names.count > 10)
    // What follows --fixtures may be a word, too.
    for name in names.sorted() + ["fixtures"] {
      let result = try self.run([], call: "\"$@\" --\(name) $'\\xFF'")
      #expect(result.errors.contains("give the file a name in UTF-8"), "\(name): \(result.errors)")
    }
  }

  @Test func aFontFolderThatIsNotUTF8IsRefused() throws {
    let result = try run([], call: "FITCHECK_FONTS=$'fonts\\xFF' \"$@\"")
    #expect(result.exitCode == 2)
    #expect(result.errors.contains("FITCHECK_FONTS is not UTF-8 text"))
  }

  @Test func longNamesAreLegal() throws {
    for length in [250, 254, 255] {
      let name = String(repeating: "a", count: length - 4) + ".png"
      let result = try run(["--png", name])
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(isPNG(name))
    }
    let result = try run(["--png", String(repeating: "a", count: 256)])
    #expect(result.exitCode == 2)
    #expect(result.errors.contains("file name too long"))
  }

  // MARK: - What ends half-way

  @Test(.disabled(if: Sanitizer.isInForce, "it ends a process at any signal"))
  func aFileBeyondTheLimitLeavesNothing() throws {
    try Data("old".utf8).write(to: fixtures.directory.appendingPathComponent("a.png"))
    let before = try names()
    let result = try run(["--png", "a.png"], call: "ulimit -f 8; \"$@\"")
    #expect(result.exitCode == 2)
    #expect(result.errors.contains("cannot write a.png: file too large"), "\(result.errors)")
    #expect(content("a.png") == Data("old".utf8))
    #expect(try names() == before)
  }

  /// A signal that arrives while a file is written waits until nothing of it is left.
  @Test func aSignalLeavesNothing() async throws {
    let before = try names()
    let path = fixtures.directory.appendingPathComponent("a.png").path
    let errors = await withCheckedContinuation { continuation in
      // Signals are held by thread; this one is nobody else's.
      Thread.detachNewThread {
        var signals = HeldSignals()
        let wasFree = !signals.hasArrived
        pthread_kill(pthread_self(), SIGUSR1)
        let hasArrived = signals.hasArrived
        var error: SystemError?
        do throws(CommandFailure) {
          let destination = try OutputDestination(path: path)
          guard case .file(let directory, let name, let existing) = destination.place else {
            signals.release()
            continuation.resume(returning: ["no file"])
            return
          }
          do throws(SystemError) {
            _ = try FileReplacement(
              Array(repeating: 1, count: 3 << 20),
              of: name,
              in: directory,
              existing: existing,
              holding: signals
            )
          } catch let failure {
            error = failure
          }
        } catch {}
        // What would end this process is taken back before it is let through.
        let ignored = signal(SIGUSR1, SIG_IGN)
        signals.release()
        signal(SIGUSR1, ignored)
        var faults: [String] = []
        if !wasFree { faults.append("a signal before there was one") }
        if !hasArrived { faults.append("no signal") }
        if error?.number != EINTR { faults.append("written in spite of it") }
        continuation.resume(returning: faults)
      }
    }
    #expect(errors.isEmpty)
    #expect(try names() == before)
  }

  /// The second picture is written, but cannot take its place: a directory has come to stand there.
  @Test(arguments: [true, false])
  func whatHasTakenItsPlaceIsPutBack(firstIsThere: Bool) throws {
    let old = Data("old".utf8)
    let path = fixtures.directory.path
    if firstIsThere { try old.write(to: fixtures.directory.appendingPathComponent("a.png")) }
    let destinations = [
      try OutputDestination(path: path + "/a.png"), try OutputDestination(path: path + "/b.svg"),
    ]
    try FileManager.default.createDirectory(
      at: fixtures.directory.appendingPathComponent("b.svg"),
      withIntermediateDirectories: true
    )
    let before = try names()
    #expect(throws: CommandFailure("cannot write \(path)/b.svg: it is a directory")) {
      try OutputFiles.write(destinations.map { OutputFiles.File(bytes: [1], destination: $0) })
    }
    #expect(content("a.png") == (firstIsThere ? old : nil))
    #expect(try names() == before)
  }

  /// What is written over keeps no second name.
  @Test func nothingIsLeftBesideWhatIsWritten() throws {
    try Data("old".utf8).write(to: fixtures.directory.appendingPathComponent("a.png"))
    let before = try names()
    let result = try run(["--png", "a.png", "--svg", "b.svg"])
    #expect(result.exitCode == 0)
    #expect(isPNG("a.png"))
    #expect(try names() == (before + ["b.svg"]).sorted())
    let path = fixtures.directory.appendingPathComponent("a.png").path
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.referenceCount] as? Int == 1)
  }

  /// What is longer than the pieces it is written in, as a large picture is.
  @Test(arguments: [1 << 20, (1 << 20) + 1, 5 << 19]) func longFilesAreWhole(_ count: Int) throws {
    let bytes = (0..<count).map { (place: Int) -> UInt8 in
      UInt8(truncatingIfNeeded: place ^ (place >> 8) ^ (place >> 16))
    }
    let destination = try OutputDestination(path: fixtures.directory.path + "/long")
    try OutputFiles.write([OutputFiles.File(bytes: bytes, destination: destination)])
    #expect(content("long") == Data(bytes))
  }

  /// Files that are yet to be made are told apart by their folders as by their names.
  @Test(arguments: [("one/a", "two/a"), ("one/a", "one/b")])
  func newFilesAreToldApart(_ png: String, _ svg: String) throws {
    let result = try run(["--png", png, "--svg", svg], after: "mkdir one two")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(isPNG(png) && content(svg)?.starts(with: Data("<?xml".utf8)) == true)
  }

  @Test func severalFilesAreWrittenOrNone() throws {
    let folder = fixtures.directory.appendingPathComponent("gone")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let old = Data("old".utf8)
    try old.write(to: fixtures.directory.appendingPathComponent("a.png"))
    let first = try OutputDestination(path: fixtures.directory.path + "/a.png")
    let second = try OutputDestination(path: folder.path + "/b.svg")
    try FileManager.default.removeItem(at: folder)
    let before = try names()
    #expect(throws: CommandFailure.self) {
      try OutputFiles.write([
        OutputFiles.File(bytes: [1], destination: first),
        OutputFiles.File(bytes: [2], destination: second),
      ])
    }
    #expect(content("a.png") == old)
    #expect(try names() == before)
  }
}
