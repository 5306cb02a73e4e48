#if os(Linux)
import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// What a program finds in files, and leaves in them.
@Suite struct ProgramFileTests {
  static func failure(
    of script: String,
    _ prepare: (URL) throws -> Void = { _ in }
  ) throws -> HostProgram.Failure? {
    let folder = try TestFiles.temporaryFolder(["groups/group.a/b.txt": "left"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try TestFiles.makeProgram("#!/bin/sh\n\(script)\n", in: folder)
    try prepare(folder)
    let host = HostProgram(executable: program, groups: folder.appending(path: "groups"))
    return #expect(throws: HostProgram.Failure.self) { try host.describe() }
  }

  @Test func groupsMayHoldLinks() throws {
    let script = "test \"$(cat \"$FITCHECK_HOST_GROUPS/group.a/c.txt\")\" = left && exit 7"
    let failure = try Self.failure(of: script) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "groups/group.a/c.txt").path,
        withDestinationPath: "b.txt"
      )
    }
    #expect(failure?.description.hasSuffix("at once: exit code 7") == true, "\(failure as Any)")
  }

  /// What links lead to out of the folder is the app's as well, and copied; what leads nowhere is left out.
  @Test func whatLinksLeadToIsCopied() throws {
    let folder = try TestFiles.temporaryFolder([
      "groups/a/b.txt": "left", "app/c.txt": "left", "group/c.txt": "left",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, target) in [
      ("absolute", "\(folder.path)/app"), ("relative", "../app"), ("file", "../app/c.txt"),
      ("within", "a"), ("nowhere", "\(folder.path)/none"), ("missing", "a/none"),
      // Its name is the beginning of that of the folder with the link, which does not lie in it.
      ("beginning", "../group"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "groups/\(name)").path,
        withDestinationPath: target
      )
    }
    let program = try TestFiles.makeProgram(
      """
      #!/bin/sh
      cd "$FITCHECK_HOST_GROUPS" || exit 1
      for file in absolute/c.txt relative/c.txt file within/b.txt beginning/c.txt; do
        test "$(cat $file)" = left || exit 2
      done
      test -h missing && exit 3
      for file in absolute/c.txt relative/c.txt file nowhere; do echo changed > $file; done
      exit 7

      """,
      in: folder
    )
    let host = HostProgram(executable: program, groups: folder.appending(path: "groups"))
    let failure = #expect(throws: HostProgram.Failure.self) { try host.describe() }
    #expect(failure?.description.hasSuffix("at once: exit code 7") == true, "\(failure as Any)")
    let left = folder.appending(path: "app/c.txt")
    #expect(try String(contentsOf: left, encoding: .utf8) == "left")
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "none").path))
  }

  /// So is what links lead to in what is copied for a link.
  @Test func linksInWhatIsCopiedAreFollowed() throws {
    let folder = try TestFiles.temporaryFolder([
      "groups/a/b.txt": "left", "app/c.txt": "left", "other/d.txt": "left",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    for (link, target) in [("groups/app", "app"), ("app/other", "other")] {
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: link),
        withDestinationURL: folder.appending(path: target)
      )
    }
    let program = try TestFiles.makeProgram(
      """
      #!/bin/sh
      cd "$FITCHECK_HOST_GROUPS" || exit 1
      test "$(cat app/other/d.txt)" = left || exit 2
      echo changed > app/other/d.txt
      exit 7

      """,
      in: folder
    )
    let host = HostProgram(executable: program, groups: folder.appending(path: "groups"))
    let failure = #expect(throws: HostProgram.Failure.self) { try host.describe() }
    #expect(failure?.description.hasSuffix("at once: exit code 7") == true, "\(failure as Any)")
    let left = folder.appending(path: "other/d.txt")
    #expect(try String(contentsOf: left, encoding: .utf8) == "left")
  }

  /// A pipe would be waited for, wherever it is: a link leads to it or to its folder, or to the folder that is named.
  @Test(arguments: ["app/pipe", "app"]) func pipesBehindLinksAreRefused(_ target: String) throws {
    let failure = try Self.failure(of: "exit 7") { folder in
      try FileManager.default.createDirectory(
        at: folder.appending(path: "app"),
        withIntermediateDirectories: false
      )
      #expect(mkfifo(folder.appending(path: "app/pipe").path, 0o600) == 0)
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "groups/group.a/link"),
        withDestinationURL: folder.appending(path: target)
      )
    }
    #expect(
      failure?.description.hasSuffix("/app/pipe: it is a pipe or a device") == true,
      "\(failure as Any)"
    )
  }

  @Test func pipesInAFolderThatALinkLeadsToAreRefused() throws {
    let folder = try TestFiles.temporaryFolder(["groups/group.a/b.txt": "left"])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(mkfifo(folder.appending(path: "groups/group.a/pipe").path, 0o600) == 0)
    let link = folder.appending(path: "link")
    try FileManager.default.createSymbolicLink(
      at: link,
      withDestinationURL: folder.appending(path: "groups")
    )
    let program = try TestFiles.makeProgram("#!/bin/sh\nexit 7\n", in: folder)
    let host = HostProgram(executable: program, groups: link)
    let failure = #expect(throws: HostProgram.Failure.self) { try host.describe() }
    // By the name that it was given.
    #expect(
      failure?.description.hasSuffix("/link/group.a/pipe: it is a pipe or a device") == true,
      "\(failure as Any)"
    )
  }

  /// A copy of a folder in itself has no end.
  ///
  /// It is one of the folder that was given, of one that this lies in, or of all that there is.
  @Test(arguments: ["/groups", "", nil] as [String?])
  func linksToWhatTheyLieInAreRefused(_ target: String?) throws {
    let failure = try Self.failure(of: "exit 7") { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "groups/group.a/loop").path,
        withDestinationPath: target.map { folder.path + $0 } ?? "/"
      )
    }
    #expect(
      failure?.description.hasSuffix("/loop: it is a link to a folder that it lies in") == true,
      "\(failure as Any)"
    )
  }

  /// Nor has one that a link leads back to from what was copied for another link.
  @Test func linksBackToWhatIsCopiedAreRefused() throws {
    let failure = try Self.failure(of: "exit 7") { folder in
      try FileManager.default.createDirectory(
        at: folder.appending(path: "app"),
        withIntermediateDirectories: false
      )
      for (link, target) in [("groups/group.a/app", "app"), ("app/back", "groups")] {
        try FileManager.default.createSymbolicLink(
          at: folder.appending(path: link),
          withDestinationURL: folder.appending(path: target)
        )
      }
    }
    #expect(
      failure?.description.hasSuffix("/app/back: it is a link to a folder that it lies in") == true,
      "\(failure as Any)"
    )
  }

  /// What links lead to has a bound, all of it together: it may be all that a person has.
  ///
  /// The folder and its file of that size are two of the 10,000.
  @Test(
    arguments: [
      ([64 << 10, 64 << 10], 10, false), ([257 << 20], 0, true), ([1, 257 << 20], 0, true),
      ([1], 10_000, true), ([1, 1], 5000, true), ([1 << 20], 0, false),
      ([(256 << 20) + 1], 0, true), ([1], 9_998, false), ([1], 9_999, true),
    ] as [([UInt64], Int, Bool)]
  )
  func whatLinksLeadToHasABound(_ sizes: [UInt64], _ further: Int, _ isRefused: Bool) throws {
    let folder = try TestFiles.temporaryFolder(["groups/group.a/b.txt": "left"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let groups = folder.appending(path: "groups")
    for (name, size) in zip(["first", "second"], sizes) {
      let outside = folder.appending(path: name)
      try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: false)
      let file = outside.appending(path: "c.data")
      try Data().write(to: file)
      let handle = try FileHandle(forWritingTo: file)
      // It takes no room on the disk.
      try handle.truncate(atOffset: size)
      try handle.close()
      for number in 0..<further {
        try Data().write(to: outside.appending(path: "\(number)"))
      }
      try FileManager.default.createSymbolicLink(
        at: groups.appending(path: name),
        withDestinationURL: outside
      )
    }
    let program = try TestFiles.makeProgram("#!/bin/sh\nexit 7\n", in: folder)
    let host = HostProgram(executable: program, groups: groups)
    let failure = #expect(throws: HostProgram.Failure.self) { try host.describe() }
    let words = "links lead to more than 10,000 files or 256 MiB, which each run would copy"
    #expect(failure?.description.contains(words) == isRefused, "\(failure as Any)")
    if isRefused {
      let advice = ": \(words): give a folder without this one"
      let place = groups.resolvingSymlinksInPath()
      let links = ["first", "second"].map { place.appending(path: $0).path + advice }
      #expect(links.contains { failure?.description.hasSuffix($0) == true }, "\(failure as Any)")
    }
  }

  /// What was copied for a program that is not started goes again, be it refused in fitcheck's words or the system's.
  @Test(arguments: [true, false]) func nothingIsLeftOfWhatIsNotStarted(isRefused: Bool) throws {
    let mark = UUID().uuidString
    let folder = try TestFiles.temporaryFolder([
      "groups/\(mark)": "left", "program": "no program",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let groups = folder.appending(path: "groups")
    if isRefused {
      try FileManager.default.createSymbolicLink(
        at: groups.appending(path: "loop"),
        withDestinationURL: groups
      )
    }
    // Of a file that nobody may run the system says so.
    let host = HostProgram(executable: folder.appending(path: "program"), groups: groups)
    let failure = #expect(throws: HostProgram.Failure.self) { try host.describe() }
    let words = "loop: it is a link to a folder that it lies in"
    #expect(failure?.description.hasSuffix(words) == isRefused, "\(failure as Any)")
    let temporary = FileManager.default.temporaryDirectory
    let kept = try FileManager.default.contentsOfDirectory(atPath: temporary.path).filter { name in
      let copy = temporary.appending(path: name).appending(path: "groups/\(mark)")
      return name.hasPrefix("fitcheck-widget-") && FileManager.default.fileExists(atPath: copy.path)
    }
    #expect(kept == [])
  }

  /// Of many words the last 64 KiB are read: behind the reason of a crash a hundred calls are listed.
  @Test(arguments: [(65_000, "Fatal error: early"), (66_000, "late")])
  func lastWordsAreLookedForAtTheEnd(_ count: Int, _ words: String) throws {
    let script = "echo 'Fatal error: early' >&2; printf '%\(count)s\\nlate\\n' '' >&2; exit 3"
    let failure = try Self.failure(of: script)
    #expect(failure?.description.hasSuffix("exit code 3: \(words)") == true, "\(failure as Any)")
  }

  /// Of a long line the last 4 KiB are told.
  @Test func lastWordsAreNoLongerThanALine() throws {
    let failure = try Self.failure(of: "printf '%05000d\\n' 7 >&2; exit 3")
    let words = String(repeating: "0", count: 4095) + "7"
    #expect(failure?.description.hasSuffix("exit code 3: \(words)") == true)
  }

  /// Beside its question stands who asks; nobody does where there is no number.
  @Test(arguments: [("4711", 4711), ("4711 ", nil), ("", nil), (nil, nil)] as [(String?, Int32?)])
  func whoAsksStandsBesideTheQuestion(_ text: String?, _ number: Int32?) throws {
    let folder = try TestFiles.temporaryFolder(text.map { ["host": $0] } ?? [:])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(ProgramExchange.host(asking: folder.path + "/question") == number)
  }

  /// What a widget prints is nobody's answer, and what its host is given to read is none of its.
  @Test func programsAreGivenNothingToReadOrToWriteTo() throws {
    let script =
      "test \"$(readlink /proc/$$/fd/0) $(readlink /proc/$$/fd/1)\" = '/dev/null /dev/null' && exit 7"
    let failure = try Self.failure(of: script)
    #expect(failure?.description.hasSuffix("at once: exit code 7") == true, "\(failure as Any)")
  }

  /// A program finds itself in a folder of its own: those of resources are told by where they are from here.
  @Test func foldersOfResourcesAreToldFromHere() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = "#!/bin/sh\ncp \"$FITCHECK_HOST_QUESTION\" '\(folder.path)/asked'\n"
    let program = try TestFiles.makeProgram(script, in: folder)
    let host = HostProgram(executable: program, resources: ["Harbour/App", "/a"])
    #expect(throws: HostProgram.Failure.self) { try host.describe() }
    let asked = try Data(contentsOf: folder.appending(path: "asked"))
    let told = try ProgramExchange.question(in: asked).resources
    #expect(told.count == 2 && told.last == "/a")
    let first = try #require(told.first)
    #expect(first.hasPrefix("/") && first.hasSuffix("/Harbour/App"), "\(first)")
  }

  /// So are those of pictures and of fonts, which would be written where the program's own files go, or not be there.
  @Test(arguments: ["Harbour/", "/Harbour/"]) func foldersOfRequestsAreToldFromHere(
    _ parent: String
  ) throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = "#!/bin/sh\ncp \"$FITCHECK_HOST_QUESTION\" '\(folder.path)/asked'\n"
    let program = try TestFiles.makeProgram(script, in: folder)
    let host = HostProgram(executable: program, secondsOfSilence: 60)
    func told() throws -> [String] {
      let data = try Data(contentsOf: folder.appending(path: "asked"))
      switch try ProgramExchange.question(in: data).question {
      case .run(let request), .recommendations(let request):
        return [request.pictures, request.fontDirectory].compactMap { $0 }
      case .describe, .families: return []
      }
    }
    func expectFromHere() throws {
      let places = try told()
      #expect(places.map { URL(filePath: $0).lastPathComponent } == ["Pictures", "Fonts"])
      for place in places {
        #expect(place.hasPrefix(parent.hasPrefix("/") ? parent : "/"), "\(place)")
        #expect(place.contains("/Harbour/"), "\(place)")
      }
    }
    var request = FaultTests.request("Sound")
    request.pictures = parent + "Pictures"
    request.fontDirectory = parent + "Fonts"
    _ = try host.run(request)
    try expectFromHere()
    #expect(throws: HostProgram.Failure.self) { try host.recommendations(for: request) }
    try expectFromHere()
    // An empty name is none.
    request.pictures = nil
    request.fontDirectory = ""
    _ = try host.run(request)
    #expect(try told() == [""])
  }

  /// A link to a program is started as the program is.
  @Test func programsBehindLinksAreStarted() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try TestFiles.makeProgram("#!/bin/sh\nexit 7\n", in: folder)
    let link = folder.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: program)
    let host = HostProgram(executable: link)
    let failure = #expect(throws: HostProgram.Failure.self) { try host.describe() }
    #expect(failure?.description.hasSuffix("at once: exit code 7") == true, "\(failure as Any)")
  }

  /// A program may answer as many bytes as is said, and not one more.
  @Test(arguments: [(0, []), (1, [.crashed])] as [(Int, [HostFinding.Code])])
  func answersHaveAsManyBytesAsTheyMay(_ excess: Int, _ codes: [HostFinding.Code]) throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let line = try ProgramExchange.line(of: .event(.done))
    try line.write(to: folder.appending(path: "done"))
    let script = "#!/bin/sh\ncat '\(folder.path)/done' > \"$FITCHECK_HOST_ANSWER\"\n"
    let program = try TestFiles.makeProgram(script, in: folder)
    var request = FaultTests.request("Sound")
    request.limits.fileBytes = UInt64(line.count - excess)
    let run = try HostProgram(executable: program, secondsOfSilence: 60).run(request)
    #expect(run.findings.map(\.code) == codes)
    // One that has ended by then, too, is told why.
    let reason = ": it wrote more into a file than it may"
    #expect(run.findings.allSatisfy { $0.message.hasSuffix(reason) }, "\(run.findings)")
  }

  /// A limit may be as large as a number is.
  @Test func limitsMayBeAsLargeAsNumbersAre() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try ProgramExchange.line(of: .event(.done)).write(to: folder.appending(path: "done"))
    let script = "#!/bin/sh\ncat '\(folder.path)/done' > \"$FITCHECK_HOST_ANSWER\"\n"
    let program = try TestFiles.makeProgram(script, in: folder)
    var request = FaultTests.request("Sound")
    request.limits.fileBytes = .max
    request.limits.memoryBytes = .max
    let run = try HostProgram(executable: program, secondsOfSilence: 60).run(request)
    #expect(run.isComplete && run.findings == [])
  }

  @Test func programsUsuallyHaveAnHour() {
    let program = HostProgram(executable: URL(filePath: "/nowhere/program"))
    let seconds = Mirror(reflecting: program).children.compactMap { child in
      (child.value as? Double).map { "\(child.label ?? "–") \($0)" }
    }
    #expect(seconds == ["secondsOfSilence 20.0", "secondsInAll 3600.0"])
  }
}
#endif
