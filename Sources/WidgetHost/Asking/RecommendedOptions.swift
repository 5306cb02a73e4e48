import SwiftUISurface
import WidgetSurface

/// The options that a provider recommends, by the names that the user sees.
struct RecommendedOptions {
  /// The configurations, in the order of the provider.
  let list: [HostRecommendation]
  private let options: [WidgetSource.Options]

  /// - Parameters:
  ///   - answer: what the provider says.
  ///   - environment: where its names are read.
  init(_ answer: [(options: WidgetSource.Options, name: Text)], in environment: EnvironmentValues) {
    options = answer.map(\.options)
    let names = answer.map { $0.name.string(in: environment) }
    let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var numbers: [String: Int] = [:]
    list = names.enumerated().map { index, name in
      guard counts[name, default: 0] > 1 else {
        return HostRecommendation(index: index, name: name)
      }
      numbers[name, default: 0] += 1
      return HostRecommendation(index: index, name: name, number: numbers[name])
    }
  }

  /// Those of a configuration that was recommended before, wherever it stands now; `nil` where it is not
  /// recommended any longer.
  ///
  /// Of several with one name it is the one that has its number among them.
  subscript(_ wanted: HostRecommendation) -> WidgetSource.Options? {
    let named = list.indices.filter { list[$0].name == wanted.name }
    let place = (wanted.number ?? 1) - 1
    return named.indices.contains(place) ? options[named[place]] : nil
  }
}
