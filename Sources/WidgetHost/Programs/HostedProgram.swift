import CHostProcess
import Foundation
public import WidgetSurface

/// The process of a widget: what its `main` does here.
@MainActor
public enum HostedProgram {
  /// Bounds the process by what it is asked, before the widget's code says itself which of its bundles answers.
  ///
  /// A question that cannot be read is told where it is answered.
  public static func bound() {
    let environment = ProcessInfo.processInfo.environment
    guard let question = environment[ProgramExchange.questionVariable] else { return }
    _ = host_process_forbid_network()
    guard let data = try? Data(contentsOf: URL(filePath: question)),
      let asked = try? ProgramExchange.question(in: data)
    else { return }
    bound(by: asked.question.limits)
  }

  private static func bound(by limits: HostLimits) {
    _ = host_process_limit_memory(limits.memoryBytes)
    _ = host_process_limit_files(limits.fileBytes)
  }

  /// Answers the question that the process was started with, and ends it.
  ///
  /// Without a question it says what the program is for.
  static func run(_ host: @escaping @MainActor () -> WidgetHost) -> Never {
    let environment = ProcessInfo.processInfo.environment
    guard let question = environment[ProgramExchange.questionVariable],
      let answer = environment[ProgramExchange.answerVariable]
    else {
      print("This is a widget. `fitcheck widget --program \(CommandLine.arguments[0])` runs it.")
      exit(0)
    }
    host_process_end_with(ProgramExchange.host(asking: question) ?? 0)
    Task { @MainActor in
      do {
        try await reply(to: question, in: answer, host)
        exit(0)
      } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(2)
      }
    }
    // The main thread's queue is served here, where views are resolved, with the main thread's stack.
    while true { RunLoop.main.run() }
  }

  private static func reply(
    to question: String,
    in answer: String,
    _ host: () -> WidgetHost
  ) async throws {
    let data = try Data(contentsOf: URL(filePath: question))
    let output = try FileHandle(forWritingTo: URL(filePath: answer))
    func write(_ answer: ProgramExchange.Answer) {
      do {
        try output.write(contentsOf: try ProgramExchange.line(of: answer))
      } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        // Where nobody can be told any longer there is nothing left to do.
        exit(2)
      }
    }
    _ = host_process_forbid_network()
    let asked: (question: ProgramExchange.Question, resources: [String])
    do {
      asked = try ProgramExchange.question(in: data)
    } catch let mismatch as ProgramExchange.VersionMismatch {
      // Whoever asked in another version may not understand this either: the exit code tells, too.
      write(.refused(mismatch.text))
      throw mismatch
    }
    // Before any of the widget's code runs.
    bound(by: asked.question.limits)
    // Within those limits, since they may be anybody's; what code asks for by name is kept.
    HostedResources.use(folders: asked.resources)
    #if os(Linux)
    UIColor.readArchivesOfApps()
    #endif
    switch asked.question {
    case .describe:
      let host = host()
      write(
        .description(
          ProgramDescription(
            widgets: host.widgets,
            findings: host.findings + HostedResources.findings,
            previews: host.previews
          )
        )
      )
    case .families(let preview):
      do {
        write(.families(try host().families(ofPreview: preview)))
      } catch {
        write(.refused(error.text))
      }
    case .recommendations(let request):
      do {
        write(.recommendations(try await host().recommendations(for: request)))
      } catch {
        write(.refused(error.text))
      }
    case .run(let request):
      do {
        try await host().run(request) { write(.event($0)) }
      } catch {
        write(.refused(error.text))
      }
    }
  }
}

extension Widget {
  /// Where `@main` starts the widget: here, to answer who hosts it.
  public static func main() { HostedProgram.run { WidgetHost(Self()) } }
}

extension WidgetBundle {
  /// Where `@main` starts the widgets: here, to answer who hosts them.
  public static func main() { HostedProgram.run { WidgetHost(Self()) } }
}
