import Fitcheck
import Foundation
import UnicodeText
import WidgetHost
import WidgetSources

/// A widget's runs, several at a time, and what is wrong beside them.
struct WidgetCheck {
  /// The widgets of the program.
  let widgets: [WidgetDescription]
  /// What is wrong with the program as a whole, each with its place in the sources where that is known.
  let findings: [HostFinding]
  /// What came of each request, in their order.
  let runs: [HostedRun]

  /// Asks a program what widgets it has, and runs what is asked for.
  init(
    _ hosted: HostedSources,
    requests: (ProgramDescription) throws -> WidgetRequests
  ) throws {
    let description: ProgramDescription
    do throws(HostProgram.Failure) {
      description = try hosted.program.describe()
    } catch {
      throw CommandFailure(error.text)
    }
    widgets = description.widgets
    let wanted = try requests(description)
    findings =
      description.findings.map {
        Self.placed(hosted.named($0), hosted.declared)
      }
      + Self.leftOut(of: description.widgets, hosted.declared)
      + wanted.findings.map { Self.placed($0, hosted.declared) }
    runs = try Self.run(wanted.list, hosted.program).map { request, run in
      guard case .preview(let identifier) = request.fixtures else {
        return HostedRun(request, run)
      }
      let title = HostedRun.PreviewTitle(
        name: description.previews.first { $0.identifier == identifier }?.name,
        place: hosted.place(ofPreview: identifier)
      )
      return HostedRun(request, run, preview: title)
    }
  }

  /// What the runs are held to have shown.
  func verdict(required: [WidgetRequirement]) -> WidgetVerdict {
    WidgetVerdict(of: runs, widgets: widgets, findings: findings, required: required)
  }

  /// As many at a time as the machine has cores.
  private static func run(
    _ requests: [HostRequest],
    _ program: HostProgram
  ) throws(CommandFailure) -> [(HostRequest, WidgetRun)] {
    let runs = Locked<[Int: Result<WidgetRun, HostProgram.Failure>]>([:])
    DispatchQueue.concurrentPerform(iterations: requests.count) { index in
      let run: Result<WidgetRun, HostProgram.Failure>
      do throws(HostProgram.Failure) {
        run = .success(try program.run(requests[index]))
      } catch {
        run = .failure(error)
      }
      runs.withLock { $0[index] = run }
    }
    let known = runs.withLock { $0 }
    var results: [(HostRequest, WidgetRun)] = []
    for (index, request) in requests.enumerated() {
      switch known[index] {
      case .success(let run): results.append((request, run))
      case .failure(let failure): throw CommandFailure(failure.text)
      case nil: preconditionFailure("every request has a result")
      }
    }
    return results
  }

  /// A finding with the place where the widget is declared that it is about.
  private static func placed(
    _ finding: HostFinding,
    _ declared: [WidgetDeclaration]
  ) -> HostFinding {
    guard let widget = finding.widget, finding.place == nil else { return finding }
    var finding = finding
    finding.place = declared.first { $0.isType(widget) }?.place
    return finding
  }

  /// Widgets that a file declares and no bundle shows.
  private static func leftOut(
    of widgets: [WidgetDescription],
    _ declared: [WidgetDeclaration]
  ) -> [HostFinding] {
    declared.filter { declaration in
      declaration.role == .widget && !declaration.isGeneric
        && !widgets.contains { declaration.isType($0.typeName) }
    }
    .map {
      HostFinding(
        .leftOut,
        "\($0.name) is in no bundle that is run",
        "\($0.name)は実行されるどのバンドルにも含まれていません",
        widget: $0.name,
        in: $0.place
      )
    }
  }
}

extension WidgetDeclaration {
  /// Whether a type of a name, without those around it, is meant.
  fileprivate func isType(_ typeName: String) -> Bool {
    name == typeName || name.hasSuffix(".\(typeName)")
  }
}
