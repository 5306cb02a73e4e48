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
      + Self.leftOut(of: description.widgets, hosted)
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

  /// Widgets that a file declares and no bundle shows, and those that are in code which is not run here.
  private static func leftOut(
    of widgets: [WidgetDescription],
    _ hosted: HostedSources
  ) -> [HostFinding] {
    let left = hosted.declared.filter { declaration in
      declaration.role == .widget && !declaration.isGeneric
        && !widgets.contains { declaration.isType($0.typeName) }
    }
    guard !left.isEmpty, let sources = hosted.sources else { return [] }
    let unreached = sources.unreachedNames
    return left.map { declaration in
      unreached.contains(declaration.ownName) ? notReached(declaration) : leftOut(declaration)
    }
  }

  private static func leftOut(_ widget: WidgetDeclaration) -> HostFinding {
    HostFinding(
      .leftOut,
      "\(widget.name) is in no bundle that is run",
      "\(widget.name)は実行されるどのバンドルにも含まれていません",
      widget: widget.name,
      in: widget.place
    )
  }

  private static func notReached(_ widget: WidgetDeclaration) -> HostFinding {
    HostFinding(
      .notReached,
      "\(widget.name) is in a branch for older systems or a bundle that is not started, and is not run",
      "\(widget.name)は古いシステム向けの分岐か、起動されないバンドルにあるため、実行されません",
      widget: widget.name,
      in: widget.place
    )
  }
}

extension WidgetDeclaration {
  /// Whether a type of a name, without those around it, is meant.
  fileprivate func isType(_ typeName: String) -> Bool {
    name == typeName || name.hasSuffix(".\(typeName)")
  }

  /// The name without those of the types around it.
  fileprivate var ownName: String {
    // By bytes: a dot is one character with a mark that the name behind it begins with.
    name.utf8.split(separator: UInt8(ascii: ".")).last.map { String(Substring($0)) } ?? name
  }
}
