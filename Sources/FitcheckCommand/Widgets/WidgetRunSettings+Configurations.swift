import Fitcheck
import Foundation
import WidgetHost

/// What the providers of widgets recommend, as far as it was asked for.
private struct Recommended {
  /// A widget in the surroundings of a run: names are in its language.
  struct Place: Hashable {
    let kind: String
    let surroundings: HostSurroundings

    init(_ request: HostRequest) {
      kind = request.kind
      surroundings = request.surroundings
    }
  }

  private(set) var places: [Place: [HostRecommendation]] = [:]
  /// What kept providers from answering.
  private(set) var findings: [HostFinding] = []

  /// Asks each widget once in each language.
  init(_ requests: [HostRequest], _ program: HostProgram) {
    var silent: Set<String> = []
    for request in requests where places[Place(request)] == nil && !silent.contains(request.kind) {
      do {
        places[Place(request)] = try program.recommendations(for: request)
      } catch {
        silent.insert(request.kind)
        findings.append(
          HostFinding(
            .crashed,
            "\(request.kind): which configurations are recommended is not to be had: \(error.text.english)",
            "\(request.kind)：推奨される構成が得られません：\(error.text.japanese)"
          )
        )
      }
    }
  }

  /// The names, each once.
  var names: [String] {
    var names: [String] = []
    for name in places.values.joined().sorted(by: { $0.index < $1.index }).map(\.name)
    where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// The places of the configurations of a widget that have one of some names, in any language.
  func indices(ofKind kind: String, named names: [String]) -> Set<Int> {
    let known = places.filter { $0.key.kind == kind }.values.joined()
    return Set(known.filter { names.contains($0.name) }.map(\.index))
  }
}

extension WidgetRunSettings {
  /// What stands for every configuration that is recommended.
  private static let everyOne = "recommended"

  /// The requests for the configurations that were asked for, each a run of its own; a widget whose provider
  /// recommends none keeps that of its defaults where all were asked for.
  func configured(
    _ requests: [HostRequest],
    by program: HostProgram
  ) throws(CommandFailure) -> WidgetRequests {
    let configuration = options.configuration
    guard !configuration.isEmpty else { return WidgetRequests(list: requests) }
    let recommended = Recommended(requests, program)
    let names = recommended.names
    guard !names.isEmpty || !recommended.findings.isEmpty else {
      throw CommandFailure(
        "--configuration: no provider of these widgets recommends one",
        "--configuration：これらのウィジェットのプロバイダが推奨する構成はありません"
      )
    }
    let isEveryOne = configuration.contains(Self.everyOne)
    let unknown = configuration.first { $0 != Self.everyOne && !names.contains($0) }
    if let name = unknown, recommended.findings.isEmpty {
      let nearest = Nearest.question(name, among: names)
      throw CommandFailure(
        "--configuration: no provider recommends “\(name)”\(nearest.english)",
        "--configuration：「\(name)」を推奨するプロバイダはありません\(nearest.japanese)"
      )
    }
    var configured = WidgetRequests(findings: recommended.findings)
    for request in requests {
      guard let known = recommended.places[Recommended.Place(request)] else { continue }
      let wanted = recommended.indices(ofKind: request.kind, named: configuration)
      let taken = known.filter { isEveryOne || wanted.contains($0.index) }
      if isEveryOne, known.isEmpty { configured.list.append(request) }
      configured.list += taken.map { recommendation in
        var request = request
        request.recommendation = recommendation
        return request
      }
    }
    return configured
  }
}
