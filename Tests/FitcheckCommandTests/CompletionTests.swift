import Fitcheck
import Foundation
import Testing

@testable import FitcheckCommand

/// What bash offers, asked of the script itself.
@Suite struct CompletionTests {
  private func offered(after words: [String]) throws -> [String] {
    let script = """
      source <("$1" --generate-completion-script bash) || exit
      shift
      COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
      _fitcheck fitcheck "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try CommandRun.run(words, shell: script, directory: CommandRun.repository)
    #expect(run.errors.isEmpty)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func theShortFormOffersTheOptionsOfCheck() throws {
    let long = try offered(after: ["fitcheck", "check", "headline.txt", "--"])
    #expect(Set(long).isSuperset(of: ["--device", "--size", "--explain", "--png", "--help"]))
    for words in [["headline.txt", "--"], ["--device", "iPhone 15", "headline.txt", "--"]] {
      #expect(try offered(after: ["fitcheck"] + words) == long, "\(words)")
    }
    #expect(try offered(after: ["fitcheck", "headline.txt", "--ex"]) == ["--explain"])
    #expect(try offered(after: ["fitcheck", "headline.txt", "--explain", ""]) == ["tried", "all"])
    #expect(try offered(after: ["fitcheck", "--format", "js"]) == ["json", "jsonl"])
  }

  @Test func subcommandsStayWhatTheyAre() throws {
    let first = try offered(after: ["fitcheck", ""])
    #expect(Set(first).isSuperset(of: ["check", "lines", "devices", "fonts", "help"]))
    #expect(try offered(after: ["fitcheck", "li"]).contains("lines"))
    #expect(try !offered(after: ["fitcheck", "headline.txt", "li"]).contains("lines"))
    #expect(try offered(after: ["fitcheck", "lines", "--po"]) == ["--point-size"])
    #expect(try !offered(after: ["fitcheck", "devices", "--"]).contains("--explain"))
  }

  /// Values that are one of few names, in the short form too.
  @Test func namesOfValuesAreOffered() throws {
    for words in [["headline.txt"], ["check", "headline.txt"], ["devices"]] {
      let versions = try offered(after: ["fitcheck"] + words + ["--ios", ""])
      #expect(versions == SystemVersion.allCases.map { "\($0.rawValue)" }, "\(words)")
      let families = try offered(after: ["fitcheck"] + words + ["--family", ""])
      #expect(families == WidgetSlot.all.map(\.description), "\(words)")
    }
    let sizes = try offered(after: ["fitcheck", "headline.txt", "--type-size", "accessibility"])
    #expect(sizes == DynamicTypeSize.allCases.map { "\($0)" }.suffix(5))
    let families = try offered(after: ["fitcheck", "widget", "Sources", "--families", ""])
    #expect(families == WidgetSlot.all.map(\.description))
  }

  @Test func filesAreOffered() throws {
    #expect(try offered(after: ["fitcheck", "headl"]) == ["headline.txt"])
    #expect(try offered(after: ["fitcheck", "check", "headl"]) == ["headline.txt"])
    for option in [
      "--font", "--bold-font", "--png", "--svg", "--baseline", "--write-baseline", "--config",
    ] {
      let files = try offered(after: ["fitcheck", "headline.txt", option, "headl"])
      #expect(files == ["headline.txt"], "\(option)")
    }
    let program = try offered(after: ["fitcheck", "widget", "Sources", "--program", "headl"])
    #expect(program == ["headline.txt"])
    for command in ["lines", "calibrate", "matrix", "limits"] {
      let files = try offered(after: ["fitcheck", command, "headl"])
      #expect(files == ["headline.txt"], "\(command)")
    }
  }

  /// Where a folder is asked for, no file is offered.
  @Test func foldersAreOffered() throws {
    let options = ["--pictures", "--resources", "--groups", "--package", "--font-directory"]
    var places = [["fitcheck", "widget"], ["fitcheck", "timeline"]]
    for option in options { places.append(["fitcheck", "widget", "Sources", option]) }
    for words in places {
      #expect(try offered(after: words + ["Exam"]) == ["Examples"], "\(words)")
      #expect(try offered(after: words + ["headl"]).isEmpty, "\(words)")
    }
  }

  /// Of files those that may be profiles of devices.
  @Test func profilesAreOffered() throws {
    let folder = "Examples/Calibration"
    func offered(_ start: String) throws -> [String] {
      try self.offered(after: ["fitcheck", "headline.txt", "--profile", "\(folder)/\(start)"])
    }
    #expect(try offered("exam") == ["\(folder)/example-profile.json"])
    #expect(try offered("READ").isEmpty)
  }
}
