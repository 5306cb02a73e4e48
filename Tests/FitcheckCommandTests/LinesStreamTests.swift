import Foundation
import Testing

/// `fitcheck lines` as part of a pipeline.
@Suite struct LinesStreamTests {
  @Test func answersComeInOrder() throws {
    let fixtures = try Fixtures()
    let input = (1...2_000).map { "Headline number \($0) of the day" }.joined(separator: "\n")
    let run = try CommandRun.run(
      ["lines", "-", "--point-size", "12", "--width", "90"],
      input: Array(input.utf8),
      directory: fixtures.directory
    )
    #expect(run.exitCode == 0)
    let ids = run.output.split(separator: "\n").map { line in
      line.dropFirst(#"{"id":"#.count).prefix { $0 != "," }
    }
    #expect(ids == (1...2_000).map { Substring(String($0)) })
  }

  @Test func eachLineIsAnsweredBeforeTheNextIsAwaited() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = CommandRun.executable
    process.arguments = ["lines", "-", "--point-size", "12", "--width", "90"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for number in 1...3 {
      try input.fileHandleForWriting.write(contentsOf: Data("Line \(number)\n".utf8))
      // Blocks for ever if the answer is kept back until more input comes.
      let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(answer.hasPrefix("{\"id\":\(number),"))
      #expect(answer.hasSuffix("}\n"))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
