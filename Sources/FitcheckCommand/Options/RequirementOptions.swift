import ArgumentParser
import Fitcheck
import Foundation
import UnicodeText

/// What a run asks of its headlines.
struct RequirementOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What is asked, or the exit code is 1: headline-whole, snippet-shown, candidate-at-most=N, "
        + "same-candidate, no-close-calls or no-close-calls=cut; repeatable. After @ the devices, "
        + "or a range of type sizes, that it is asked of: \"snippet-shown@iPhone 15,iPhone 17\", "
        + "headline-whole@large..xxxLarge. Default: headline-whole.",
      valueName: "policy"
    )
  )
  var require: [String] = []

  /// What is asked in a setting: what is for other type sizes is left out.
  func requirements(of setting: HeadlineSetting) throws(CommandFailure) -> [HeadlineRequirement] {
    try Self.requirements(require, of: setting)
  }

  /// Says where nothing is asked, since all policies are for other sizes of text: such a run has success, whatever is cut.
  func noteWhereNothingIsAsked(in asked: [HeadlineRequirement]) {
    guard asked.isEmpty else { return }
    Diagnostics.write("note: --require asks nothing here: all of it is for other sizes of text")
  }

  /// What some policies with their scopes ask in a setting; what is for other type sizes is left out.
  static func requirements(
    _ require: [String],
    of setting: HeadlineSetting
  ) throws(CommandFailure) -> [HeadlineRequirement] {
    guard !require.isEmpty else { return [.headlineWhole(in: setting.groups)] }
    let checked = setting.groups.flatMap(\.devices).map(\.name)
    var requirements: [HeadlineRequirement] = []
    for text in require {
      let (name, scopes) = RequirementScope.split(text, among: checked)
      let policy = try Self.policy(name)
      try Self.check(policy, in: setting)
      var areas = Array(setting.groups.indices)
      var isAsked = true
      for scope in scopes {
        guard !scope.text.isEmpty else {
          throw CommandFailure("--require \(text): a device or a range of type sizes follows @")
        }
        if !scope.hasCheckedName, let sizes = try Self.typeSizes(scope.text) {
          isAsked = isAsked && sizes.contains(setting.typeSize)
        } else {
          let meant = try Self.areas(scope, in: setting)
          areas = areas.filter(meant.contains)
        }
      }
      guard !areas.isEmpty else {
        throw CommandFailure("--require \(text): no device is in all that follows @")
      }
      if isAsked {
        // Reports write what it is called, and a device is found whatever stands around its letters.
        let name = TerminalText.visible(text)
        requirements.append(HeadlineRequirement(name: name, policy: policy, areas: areas))
      }
    }
    return requirements.eachOnce()
  }

  static func policy(
    _ text: String
  ) throws(CommandFailure) -> HeadlineRequirement.Policy {
    if let policy = knownPolicy(text) { return policy }
    throw CommandFailure("unknown --require \(question(text))")
  }

  /// Refuses a requirement that a baseline knows, and nobody can ask for; what it is asked of is left to other runs.
  static func check(known name: String, in file: String) throws(CommandFailure) {
    let policy = String(name.unicodeScalars.prefix { $0 != "@" })
    guard knownPolicy(policy) == nil else { return }
    throw CommandFailure("\(file): unknown requirement \(question(policy))")
  }

  private static func knownPolicy(_ text: String) -> HeadlineRequirement.Policy? {
    if let goal = HeadlineGoal(argument: text) { return .goal(goal) }
    return switch text {
    case "same-candidate": .sameCandidate
    case "no-close-calls": .noCloseCalls(Set(CloseCallConsequence.allCases))
    case "no-close-calls=cut": .noCloseCalls([.cut])
    default: nil
    }
  }

  /// An unknown policy, and which of the known ones may be meant.
  private static func question(_ text: String) -> String {
    let nearest = Nearest.names(to: text, among: names)
    return "“\(TerminalText.clipped(text, to: 60))”: did you mean \(nearest)?"
  }

  /// Refuses a candidate that the widget does not have: every headline would meet it.
  private static func check(
    _ policy: HeadlineRequirement.Policy,
    in setting: HeadlineSetting
  ) throws(CommandFailure) {
    guard case .goal(let goal) = policy, case .candidate(let last) = goal else { return }
    let count = setting.candidateNames.count
    guard last < count else {
      throw CommandFailure("--require \(goal.name): the widget has \(count) candidates")
    }
  }

  private static let names = [
    "headline-whole", "snippet-shown", "candidate-at-most=1", "same-candidate", "no-close-calls",
    "no-close-calls=cut",
  ]

  /// A range of type sizes, `large..xxxLarge`; nil for what is none.
  private static func typeSizes(
    _ text: String
  ) throws(CommandFailure) -> ClosedRange<DynamicTypeSize>? {
    guard let dots = text.range(of: "..") else { return nil }
    let first = try DynamicTypeSize(typed: String(text[..<dots.lowerBound]))
    let last = try DynamicTypeSize(typed: String(text[dots.upperBound...]))
    guard first <= last else {
      throw CommandFailure("--require: in “\(text)” the larger size stands first")
    }
    return first...last
  }

  /// The places of the areas of devices by name.
  private static func areas(
    _ scope: RequirementScope,
    in setting: HeadlineSetting
  ) throws(CommandFailure) -> Set<Int> {
    var places: Set<Int> = []
    for typed in scope.names {
      // The catalogue does not know the device of a profile.
      var meant = areas(of: typed, in: setting)
      if meant.isEmpty {
        let device: Device
        do {
          device = try DeviceCatalogue.device(named: typed, for: setting.slot)
        } catch {
          if (try? DynamicTypeSize(typed: typed)) != nil {
            throw CommandFailure(
              "--require: a size of text is asked for as a range: \(typed)..\(typed)"
            )
          }
          throw CommandFailure("--require: \(Advice.sentence(of: error))")
        }
        meant = areas(of: device.name, in: setting)
        guard !meant.isEmpty else {
          throw CommandFailure(
            "--require: \(device.name) is not among the devices that are checked"
          )
        }
      }
      places.formUnion(meant)
    }
    guard !places.isEmpty else {
      throw CommandFailure("--require: “\(scope.text)” names no device")
    }
    return places
  }

  /// The places of the areas of the device with a name.
  private static func areas(of name: String, in setting: HeadlineSetting) -> [Int] {
    setting.groups.indices.filter { index in
      setting.groups[index].devices.contains { $0.name.isExactly(name) }
    }
  }
}
