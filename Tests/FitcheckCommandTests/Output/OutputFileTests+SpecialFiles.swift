import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand

/// Links, and what is no file of bytes: where a name leads, and what stands there.
extension OutputFileTests {
  @Test func aLinkStaysALink() throws {
    for target in ["made.png", "folder/made.png", "made.png"] {
      let result = try run(["--png", "link"], after: "ln -sfn \(target) link")
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(isPNG(target))
      let link = fixtures.directory.appendingPathComponent("link").path
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    }
    let nowhere = try run(["--png", "lost"], after: "ln -s nowhere/a.png lost")
    #expect(nowhere.exitCode == 2)
    #expect(nowhere.errors.contains("cannot write lost: no such file or directory"))
    let loop = try run(["--png", "loop"], after: "ln -s loop loop")
    #expect(loop.exitCode == 2)
    #expect(loop.errors.contains("cannot write loop: too many levels of symbolic links"))
  }

  /// As many links are followed as Linux follows, which opens what is read itself.
  @Test(arguments: [40, 41]) func linksAreFollowedAsFarAsTheSystemFollowsThem(_ count: Int) throws {
    let chain = "for i in $(seq \(count)); do ln -s link$((i - 1)) link$i; done; touch link0"
    let result = try run(["--png", "link\(count)"], after: chain)
    let read = try CommandRun.run(
      ["text\(count)", "--size", "146x58"],
      shell: "cp plain.txt text0; \(chain.replacing("link", with: "text")); \"$@\"",
      directory: fixtures.directory
    )
    #expect(result.exitCode == read.exitCode, "\(result.errors) \(read.errors)")
    #expect(isPNG("link0") == (result.exitCode == 0))
  }

  /// A link leads on from the folder that it lies in, which may be another one than that of the link before it.
  @Test func linksLeadOnFromTheirFolders() throws {
    let (files, root) = (FileManager.default, fixtures.directory.path)
    try files.createDirectory(atPath: "\(root)/one/two/three", withIntermediateDirectories: true)
    for (link, target) in [
      ("first", "one/second"), ("one/second", "two/third"), ("one/two/third", "three/made"),
    ] {
      try files.createSymbolicLink(atPath: "\(root)/\(link)", withDestinationPath: target)
    }
    let destination = try OutputDestination(path: "\(root)/first")
    let folder = try #require(FileIdentity(path: "\(root)/one/two/three"))
    let made = OutputDestination.Identity.new(in: folder, name: Array("made".utf8CString))
    #expect(destination.identity == made)
  }

  /// A name without a folder is one of the current folder, and one with a slash alone before it of the topmost.
  @Test(arguments: [("", "."), ("/", "/"), ("//", "/"), ("./", ".")])
  func namesWithoutAFolderHaveOne(_ before: String, _ folder: String) throws {
    let name = "fitcheck-\(UUID().uuidString)"
    let identity = try OutputDestination(path: before + name).identity
    let above = try #require(FileIdentity(path: folder))
    let made = OutputDestination.Identity.new(in: above, name: Array(name.utf8CString))
    #expect(identity == made)
  }

  @Test func specialFilesAreWrittenToAsTheyAre() throws {
    let devices = try run(["--png", "/dev/null", "--svg", "/dev/null"])
    #expect(devices.exitCode == 0, "\(devices.errors)")
    // Standard output that is a device is no terminal, and takes two pictures and a report as well.
    let same = try run(["--png", "/dev/null", "--svg", "/dev/null"], call: "\"$@\" > /dev/null")
    #expect(same.exitCode == 0, "\(same.errors)")
    let pipe = try run(
      ["--png", "pipe"],
      after: "mkfifo pipe; cat pipe > copy.png & reader=$!",
      call: "\"$@\"; code=$?; wait $reader; exit $code"
    )
    #expect(pipe.exitCode == 0, "\(pipe.errors)")
    #expect(isPNG("copy.png"))
    let descriptor = try run(
      ["--png", "/dev/fd/7"],
      after: "printf '%200000s' x > open.png",
      call: "\"$@\" 7<>open.png"
    )
    #expect(descriptor.exitCode == 0, "\(descriptor.errors)")
    #expect(isPNG("open.png"))
    #expect(content("open.png") == content("copy.png"), "nothing is left of what was there")
    let full = try run(["--png", "a.png", "--svg", "/dev/full"])
    #expect(full.exitCode == 2)
    #expect(full.errors.contains("cannot write /dev/full: no space left on device"))
    #expect(content("a.png") == nil, "all or nothing")
  }

  /// Bytes are kept from the terminal that shows the report, and from no other device; text is not.
  @Test(arguments: [(["--png", "/dev/null"], "whole"), (["--svg", "-"], "<svg")])
  func picturesAreTakenBesideATerminal(_ options: [String], _ words: String) throws {
    let result = try CommandRun.run(
      Self.text + options,
      shell: CommandRun.onTerminals,
      directory: fixtures.directory
    )
    #expect(result.exitCode == 0, "\(result.output)\(result.errors)")
    #expect(result.output.contains(words), "\(result.output)")
  }

  /// A pipe that standard output goes through takes the picture alone, under the name that the system gives it.
  @Test func aPipeThatIsStandardOutputTakesThePictureAlone() throws {
    let result = try run(["--png", "/dev/stdout"], call: "\"$@\" | cat > copy.png")
    #expect(result.errors.isEmpty, "\(result.errors)")
    let file = try run(["--png", "a.png"])
    #expect(file.exitCode == 0, "\(file.errors)")
    #expect(isPNG("copy.png") && content("copy.png") == content("a.png"))
  }

  /// Nothing can be written into a socket by its name.
  @Test func aSocketIsNotWrittenTo() throws {
    let path = fixtures.directory.appending(path: "socket").path
    #expect(mknod(path, S_IFSOCK | 0o600, 0) == 0)
    let result = try run(["--png", "a.png", "--svg", "socket"])
    #expect(result.exitCode == 2)
    #expect(
      result.errors.contains("cannot write socket: no such device or address"),
      "\(result.errors)"
    )
    #expect(content("a.png") == nil, "all or nothing")
  }

  /// What is wrong with a name is told before anything is written.
  @Test(arguments: [
    ("missing/", "it is a directory"), ("folder/missing/", "it is a directory"),
    (String(repeating: "a", count: 256), "file name too long"),
    ("plain.txt/a.png", "not a directory"),
  ])
  func namesThatNoFileCanHaveAreRefused(_ name: String, reason: String) throws {
    let before = try names()
    let result = try run(["--png", name])
    #expect(result.exitCode == 2)
    #expect(result.errors.contains("cannot write \(name): \(reason)"), "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(try names() == before)
  }

  /// Whether disks can be made here, which takes a privilege.
  private static let makesDisks: Bool = {
    guard let folder = try? TestFiles.temporaryFolder() else { return false }
    defer { try? FileManager.default.removeItem(at: folder) }
    return mknod(folder.appending(path: "disk").path, S_IFBLK | 0o600, 0) == 0
  }()

  /// Nobody means to write a picture over a disk; this one is of no driver.
  @Test(.enabled(if: makesDisks)) func disksAreNotWrittenTo() throws {
    let result = try run(["--png", "disk"], after: "mknod disk b 0 0")
    #expect(result.exitCode == 2)
    #expect(result.errors.contains("cannot write disk: operation not permitted"))
  }

  /// A folder that is opened first is the descriptor 0 where nobody left standard input open.
  @Test func closedStandardInputIsNoFault() throws {
    let result = try run(["--png", "a.png"], call: "\"$@\" <&-")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(isPNG("a.png"))
    // Nor is what was put in its place read as an empty text.
    let read = try run([], call: "\"$1\" - --size 146x58 <&-")
    #expect(read.exitCode == 2)
    let refusal = "cannot read standard input: bad file descriptor"
    #expect(read.errors.contains(refusal), "\(read.errors)")
  }
}
