import Foundation
import Workload

/// Runs one stage over one corpus, twice: callgrind counts the second pass, when nothing is new any
/// more.
///
///     OnePass "prepare" japanese
///     OnePass resolve japanese
///     OnePass --list
@main
enum OnePass {
  @MainActor
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments == ["--list"] {
      // Not the whole command: it runs in a process of its own.
      for kind in Corpus.Kind.allCases {
        for stage in Stage.allCases where stage != .command {
          print(stage.rawValue, kind.rawValue, separator: "\t")
        }
      }
      return
    }
    if arguments.count == 2, arguments.first == "resolve",
      let kind = arguments.last.flatMap(Corpus.Kind.init)
    {
      let workload = try Workload(kind, limit: Corpus.countingLimit)
      print(workload.countedPassOfResolving())
      return
    }
    guard let stage = arguments.first.flatMap(Stage.init), arguments.count == 2,
      let kind = arguments.last.flatMap(Corpus.Kind.init)
    else {
      FileHandle.standardError.write(
        Data("usage: OnePass STAGE \(Corpus.Kind.allCases.map(\.rawValue))\n".utf8)
      )
      exit(2)
    }
    let workload = try Workload(kind, limit: Corpus.countingLimit)
    _ = try workload.pass(stage)
    print(try workload.countedPass(stage))
  }
}
