import Foundation
import TestSupport
import Testing

/// What is said to be left of a headline that is cut is whole where it is checked again.
@Suite struct ShortenedHeadlineTests {
  private struct Record: Decodable {
    let headline: String
    let verdict: String
    let remove: Int?
    let lost: String?
  }

  /// Han letters with kana at their end: without these it is the snippet's Latin letters that say the language.
  private static let headline =
    "\u{A0}辺辺辺辺辺辺辺辺\u{200B}\u{1892}\u{182B}（館ぁぁぁぁぁぁぁぁ\u{FE00}\u{1837}漁漁漁\u{E010D}ฬ๐"

  private func run(_ arguments: [String], _ input: String) throws -> CommandRun {
    try CommandRun.run(arguments, input: Array(input.utf8), directory: CommandRun.repository)
  }

  private func check(_ headline: String, _ snippet: String) throws -> Record {
    let item = ["headline": headline, "snippet": snippet]
    let input = String(decoding: try JSONEncoder().encode(item), as: UTF8.self)
    let answer = try run(["check", "-", "--size", "60x58", "--format", "jsonl"], input + "\n")
    #expect(answer.errors == "" && [0, 1].contains(answer.exitCode))
    return try JSONDecoder().decode(Record.self, from: Data(answer.output.utf8))
  }

  @Test(arguments: [16, 48, 56, 64]) func whatIsLeftIsWhole(_ letters: Int) throws {
    let snippet = String(repeating: "p", count: letters)
    let record = try check(Self.headline, snippet)
    let (count, lost) = (try #require(record.remove), try #require(record.lost))
    #expect(record.verdict == "cut")
    let kept = Self.headline.unicodeScalars.dropLast(lost.unicodeScalars.count)
    let left = try check(String(String.UnicodeScalarView(kept)), snippet)
    #expect(left.verdict == "whole", "without \(count)")
    // One article, and limits, say the same.
    let article = "\(Self.headline)\n\n\(snippet)\n"
    let one = ["-", "--size", "60x58", "--input", "text"]
    let report = try run(["check"] + one + ["--format", "json"], article)
    #expect(report.output.contains(#""remove": \#(count),"#), "\(report.errors)")
    let limits = try run(["limits"] + one + ["--format", "jsonl"], article)
    #expect(limits.output.contains(#""remove":\#(count),"#), "\(limits.errors)")
  }
}
