import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand

/// What is written down beside what is typed: which of the two gives way.
extension ConfigurationTests {
  /// What is typed takes the place of what cannot stand beside it, too; a scale waits for a size.
  @Test(
    arguments: [
      ([], ["--device=SE 3", "--ios=26"]), (["--profile", "p"], []),
      (["--device=SE 2"], ["--ios=26"]), (["--ios", "18"], ["--device=SE 3"]),
      (["--size=9x9"], ["--device=SE 3", "--ios=26", "--scale=2"]),
      (["--", "--profile"], ["--device=SE 3", "--ios=26"]),
      (["--", "--config=own.yml"], ["--device=SE 3", "--ios=26"]),
      (["--", "--family=todayCompact"], ["--device=SE 3", "--ios=26"]),
      (["--family=todayCompact"], ["--device=SE 3"]),
      (["--family", "todayExpanded"], ["--device=SE 3"]),
      (["--family=systemSmall"], ["--device=SE 3", "--ios=26"]),
    ] as [([String], [String])]
  )
  func whatIsTypedComesFirst(typed: [String], added: [String]) throws {
    let folder = try TestFiles.temporaryFolder([
      ".fitcheck.yml": "device: [SE 3]\nios: 26\nscale: 2\n"
    ])
    let words = try ConfiguredArguments.merged(
      ["a.txt"] + typed,
      commands: [],
      folder: folder.path
    )
    let file = folder.appending(path: ".fitcheck.yml").path
    #expect(words == ["check", "--config=\(file)"] + added + ["a.txt"] + typed)
  }

  @Test func aProfileThatIsWrittenDownGivesWay() throws {
    let folder = try TestFiles.temporaryFolder([
      "a.yml": "profile: /p\nscale: 2\nsize: 9x9\n", "null.yml": "size: ~\nscale: 2\n",
      "none.yml": "profile: ~\n",
    ])
    var notes: [String] = []
    func words(_ name: String, _ typed: [String]) throws -> [String] {
      let file = folder.appending(path: name).path
      let words = try ConfiguredArguments.merged(
        ["a.txt", "--config", file] + typed,
        commands: [],
        folder: folder.path,
        noting: { notes.append($0) }
      )
      return Array(words.dropFirst().dropLast(3 + typed.count))
    }
    #expect(try words("a.yml", []) == ["--profile=/p", "--scale=2", "--size=9x9"])
    for typed in ["--device=SE 3", "--ios=26"] {
      #expect(try words("a.yml", [typed]) == ["--scale=2", "--size=9x9"])
    }
    #expect(try words("null.yml", []) == [])
    #expect(try words("a.yml", ["--profile=q"]) == ["--scale=2", "--size=9x9"])
    #expect(try words("none.yml", ["--ios=26"]) == [])
    #expect(try words("a.yml", ["--device=SE 3", "--ios=26"]) == ["--scale=2", "--size=9x9"])
    // That no phone's profile counts any more is said, where there was one.
    #expect(notes.count == 3, "\(notes)")
    for (note, option) in zip(notes, ["--device", "--ios", "--ios"]) {
      #expect(note.hasSuffix("a.yml: its profile is left out, beside \(option)"), "\(note)")
    }
  }

  /// A version has no widget of systems that are older: the widget that is written down gives way, and that is said.
  @Test(
    arguments: [
      ("todayCompact", ["--ios=18"], [], 1), ("todayExpanded", ["--ios", "26"], [], 1),
      ("todayCompact", ["--device=iPhone 8"], ["--family=todayCompact"], 0),
      ("todayCompact", ["--family=systemSmall", "--ios=18"], [], 0),
      ("systemSmall", ["--ios=18"], ["--family=systemSmall"], 0),
    ] as [(String, [String], [String], Int)]
  )
  func aFamilyOfOldSystemsGivesWay(
    family: String,
    typed: [String],
    added: [String],
    noteCount: Int
  ) throws {
    let folder = try TestFiles.temporaryFolder(["a.yml": "family: \(family)\n"])
    let given = ["--config", folder.appending(path: "a.yml").path, "a.txt"] + typed
    var notes: [String] = []
    let words = try ConfiguredArguments.merged(
      given,
      commands: [],
      folder: folder.path,
      noting: { notes.append($0) }
    )
    #expect(words == ["check"] + added + given)
    #expect(notes.count == noteCount, "\(notes)")
    #expect(notes.allSatisfy { $0.hasSuffix("a.yml: its family is left out, beside --ios") })
  }

  /// Margins are those of the widget that is written down, or of the Lock Screen's: another one that is typed has its own.
  @Test(
    arguments: [
      ("family: systemSmall\n", [], true),
      ("family: systemSmall\n", ["--family=systemMedium"], false),
      ("family: systemSmall\n", ["--family", "SystemSmall"], true),
      ("", ["--family=systemSmall"], false),
      ("", ["--family=accessoryRectangular"], true),
      ("family: ~\n", ["--family=systemSmall"], false),
      ("size: 99x99\n", ["--family=systemSmall"], true), ("", ["--ios=18"], true),
      ("family: todayCompact\n", ["--ios=18"], false),
      ("", ["--family=systemSmall", "--size=99x99"], false),
    ] as [(String, [String], Bool)]
  )
  func marginsGoWithTheirWidget(rest: String, typed: [String], areTaken: Bool) throws {
    let folder = try TestFiles.temporaryFolder(["a.yml": "margins: 11\n\(rest)"])
    let given = ["--config", folder.appending(path: "a.yml").path, "a.txt"] + typed
    var notes: [String] = []
    let words = try ConfiguredArguments.merged(
      given,
      commands: [],
      folder: folder.path,
      noting: { notes.append($0) }
    )
    #expect(words.contains("--margins=11") == areTaken, "\(words)")
    let option = typed.contains("--ios=18") ? "--ios" : "--family"
    let told = notes.filter { $0.hasSuffix("a.yml: its margins are left out, beside \(option)") }
    #expect(told.count == (areTaken ? 0 : 1), "\(notes)")
    // Those that are typed count, and nothing is said of others.
    notes = []
    let own = try ConfiguredArguments.merged(
      given + ["--margins=7"],
      commands: [],
      folder: folder.path,
      noting: { notes.append($0) }
    )
    #expect(!own.contains("--margins=11") && !notes.contains { $0.contains("margins") }, "\(own)")
  }

  /// A bold font goes with the font beside it: headlines, which are bold, would not be set in the one that is typed.
  @Test(
    arguments: [
      ([], ["--font=/a.otf", "--bold-font=/b.otf"]), (["--font=/c.otf"], []),
      (["--bold-font", "/c.otf"], ["--font=/a.otf"]),
      (["--font", "/c.otf", "--bold-font", "/d.otf"], []),
      (["--", "--font"], ["--font=/a.otf", "--bold-font=/b.otf"]),
    ] as [([String], [String])]
  )
  func aBoldFontGoesWithItsFont(typed: [String], added: [String]) throws {
    let folder = try TestFiles.temporaryFolder(["a.yml": "font: /a.otf\nbold-font: /b.otf\n"])
    let given = ["--config", folder.appending(path: "a.yml").path, "a.txt"] + typed
    let words = try ConfiguredArguments.merged(given, commands: [], folder: folder.path)
    #expect(words == ["check"] + added + given)
  }

  /// `limits` needs no policy that no number of characters meets, and a file may hold those: it asks what is typed, and
  /// its help says so.
  @Test func limitsAsksNothingOfAFile() throws {
    let folder = try TestFiles.temporaryFolder(["a.yml": "require: [same-candidate]\nios: 26\n"])
    let given = ["limits", "--config", folder.appending(path: "a.yml").path, "a.txt"]
    let words = try ConfiguredArguments.merged(given, commands: ["limits"], folder: folder.path)
    #expect(words == ["limits", "--ios=26"] + given.dropFirst())
    let help = FitcheckCommand.helpMessage(
      for: LimitsCommand.self,
      columns: HelpText.unwrappedColumns
    )
    #expect(help.contains("Default: headline-whole, whatever a file of options requires."))
  }

  @Test func whatGivesWayIsTold() throws {
    let files = [".fitcheck.yml": "profile: nowhere.json\n", "a.txt": "A headline\n"]
    let folder = try TestFiles.temporaryFolder(files)
    let run = try CommandRun.run(["a.txt", "--device", "SE 3"], directory: folder)
    let note = "note: .fitcheck.yml: its profile is left out, beside --device\n"
    #expect(run.exitCode == 0 && run.errors.hasSuffix(note), "\(run.errors)")
  }
}
