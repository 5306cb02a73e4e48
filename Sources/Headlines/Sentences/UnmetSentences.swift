import FitSelection
import UnicodeText
import ViewFitting
import WidgetDevices

/// What is said of requirements that are not met.
package enum UnmetSentences {
  /// The requirement, and where it is not met.
  package static func sentence(
    _ unmet: UnmetRequirement,
    _ groups: [DeviceGroup],
    in language: ExplanationLanguage
  ) -> String {
    let places = places(unmet, groups, in: language)
    return language.choice(
      "Required and not met: \(unmet.requirement.name), on \(places)",
      "条件\(unmet.requirement.name)を満たしません：\(places)"
    )
  }

  /// The requirement, where it is not met, and that a baseline knows of it.
  package static func known(
    _ unmet: UnmetRequirement,
    _ groups: [DeviceGroup],
    in language: ExplanationLanguage
  ) -> String {
    let places = places(unmet, groups, in: language)
    return language.choice(
      "Known not to be met: \(unmet.requirement.name), on \(places)",
      "条件\(unmet.requirement.name)を満たさないことは既知です：\(places)"
    )
  }

  /// The first device of each area, of those that are asked about, once for all its versions, up to three of them:
  /// "iPhone SE (3rd generation) and 4 more areas".
  package static func places(
    _ unmet: UnmetRequirement,
    _ groups: [DeviceGroup],
    in language: ExplanationLanguage = .english
  ) -> String {
    list(
      unmet.areas.map { groups[$0].shortName(askedOf: unmet.requirement) }.eachOnce(),
      in: language
    )
  }

  /// The names of areas, up to three of them.
  static func list(_ names: [String], in language: ExplanationLanguage) -> String {
    let list = names.prefix(mostNamed).joined(separator: language.choice(", ", "、"))
    let rest = names.count - mostNamed
    guard rest > 0 else { return list }
    return language.choice(
      "\(list) and \(rest) more \(rest == 1 ? "area" : "areas")",
      "\(list)など\(names.count)種類"
    )
  }

  private static let mostNamed = 3
}

extension DeviceGroup {
  /// The first of its devices by name, or the area itself.
  package var shortName: String { devices.first?.name ?? name }

  /// The first of its devices that something is asked of.
  package func shortName(askedOf requirement: HeadlineRequirement) -> String {
    shortName(among: requirement.devices)
  }

  /// The first of its devices that have one of some names; of all of them where there are no names.
  package func shortName(among names: Set<ExactText>?) -> String {
    device(among: names)?.name ?? name
  }

  /// The device that it is called by then; nil where it has none.
  package func device(among names: Set<ExactText>?) -> Device? {
    let asked = names.flatMap { names in
      devices.first { names.contains(ExactText($0.name)) }
    }
    return asked ?? devices.first
  }
}
