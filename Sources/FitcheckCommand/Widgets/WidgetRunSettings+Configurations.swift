import Fitcheck
import Foundation
import WidgetHost

/// What the providers of widgets recommend, as far as it was asked for.
private struct Recommended {
  /// A widget in the surroundings of a run: names are in its language.
  struct Place: Hashable {
    /// One of a kind: another of that kind, in other families, has a provider of its own.
    let widget: WidgetDescription?
    let surroundings: HostSurroundings
  }

  private let widgets: [WidgetDescription]

  private(set) var places: [Place: [HostRecommendation]] = [:]
  /// The places that were answered for, in the order in which they were asked of.
  private var answered: [Place] = []
  /// What kept providers from answering, or from being heard to their end.
  private(set) var findings: [HostFinding] = []

  /// Asks each widget once in each language.
  init(_ requests: [HostRequest], of widgets: [WidgetDescription], _ program: HostProgram) {
    self.widgets = widgets
    var silent: Set<WidgetDescription?> = []
    var known: Set<HostFinding> = []
    for request in requests {
      let place = place(of: request)
      guard places[place] == nil, !silent.contains(place.widget) else { continue }
      do {
        let answer = try program.recommendations(for: request)
        places[place] = answer.list
        if answer.list == nil { silent.insert(place.widget) } else { answered.append(place) }
        findings += answer.findings.filter { known.insert($0).inserted }
      } catch {
        silent.insert(place.widget)
        findings.append(
          HostFinding(
            .crashed,
            "\(request.kind): which configurations are recommended is not to be had: \(error.text.english)",
            "\(request.kind)：推奨される構成が得られません：\(error.text.japanese)",
            widget: place.widget?.typeName
          )
        )
      }
    }
  }

  /// Where a request is run.
  func place(of request: HostRequest) -> Place {
    Place(widget: widgets.asked(by: request), surroundings: request.surroundings)
  }

  /// The names, each once: by their places among those of their widgets, and those of one place as they were asked for.
  var names: [String] {
    let all = answered.flatMap { places[$0] ?? [] }
    var names: [String] = []
    for name in all.sorted(by: { $0.index < $1.index }).map(\.name) where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// The configurations that a request's widget has of some names.
  ///
  /// A name of another language stands for what has its place in this one: nothing else tells what it is here.
  func list(for request: HostRequest, named names: [String]) -> [HostRecommendation] {
    let place = place(of: request)
    let here = places[place] ?? []
    let all = places.filter { $0.key.widget == place.widget }.values.joined()
    var taken: Set<Int> = []
    for name in names {
      let named = here.filter { $0.name == name }
      taken.formUnion((named.isEmpty ? all.filter { $0.name == name } : named).map(\.index))
    }
    return here.filter { taken.contains($0.index) }
  }
}

extension WidgetRunSettings {
  /// What stands for every configuration that is recommended.
  private static let everyOne = "recommended"

  /// The requests for the configurations that were asked for, each a run of its own; a widget whose provider
  /// recommends none keeps that of its defaults where all were asked for.
  func configured(
    _ requests: [HostRequest],
    of widgets: [WidgetDescription],
    by program: HostProgram
  ) throws(CommandFailure) -> WidgetRequests {
    let configuration = options.configuration
    // Where no widget is to be run that is said, and nothing of what they recommend.
    guard !configuration.isEmpty, !requests.isEmpty else { return WidgetRequests(list: requests) }
    let recommended = Recommended(requests, of: widgets, program)
    let names = recommended.names
    guard !names.isEmpty || !recommended.findings.isEmpty else {
      throw CommandFailure(
        "--configuration: no provider of these widgets recommends one",
        "--configuration：これらのウィジェットのプロバイダが推奨する構成はありません"
      )
    }
    let isEveryOne = configuration.contains(Self.everyOne)
    var configured = WidgetRequests(findings: recommended.findings)
    for name in configuration where name != Self.everyOne && !names.contains(name) {
      let nearest = Nearest.question(name, among: names)
      guard !recommended.findings.isEmpty else {
        throw CommandFailure(
          "--configuration: no provider recommends “\(name)”\(nearest.english)",
          "--configuration：「\(name)」を推奨するプロバイダはありません\(nearest.japanese)"
        )
      }
      // It may be what was not heard: the others are run.
      configured.findings.append(
        HostFinding(
          .parameter,
          "--configuration: no provider that answers recommends “\(name)”\(nearest.english)",
          "--configuration：応答したプロバイダのうち「\(name)」を推奨するものはありません\(nearest.japanese)"
        )
      )
    }
    for request in requests {
      guard let known = recommended.places[recommended.place(of: request)] else { continue }
      if isEveryOne, known.isEmpty { configured.list.append(request) }
      let taken = isEveryOne ? known : recommended.list(for: request, named: configuration)
      configured.list += taken.map { recommendation in
        var request = request
        request.recommendation = recommendation
        return request
      }
    }
    return configured
  }
}
