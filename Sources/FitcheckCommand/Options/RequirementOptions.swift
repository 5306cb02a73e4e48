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
    try scoped(require, of: setting).asked(at: setting.typeSize)
  }

  /// A requirement, and for which sizes of text it is.
  struct Scoped {
    let requirement: HeadlineRequirement
    /// Ranges, in all of which a size has to be.
    let sizes: [ClosedRange<DynamicTypeSize>]
  }

  /// What is asked in a setting, for all sizes of text: names of devices are looked for once, however many settings there are.
  func scoped(of setting: HeadlineSetting) throws(CommandFailure) -> [Scoped] {
    try Self.scoped(require, of: setting)
  }

  private static func scoped(
    _ require: [String],
    of setting: HeadlineSetting
  ) throws(CommandFailure) -> [Scoped] {
    try scoped(require, of: setting) { (typed: String) throws(CommandFailure) -> FoundDevice in
      try device(named: typed, in: setting)
    }
  }

  /// What some policies with their scopes ask in a setting, for all sizes of text.
  ///
  /// - Parameter search: finds a device by its name as it was typed, which takes time: asked once for each name.
  static func scoped(
    _ require: [String],
    of setting: HeadlineSetting,
    bySearching search: (String) throws(CommandFailure) -> FoundDevice
  ) throws(CommandFailure) -> [Scoped] {
    guard !require.isEmpty else {
      return [Scoped(requirement: .headlineWhole(in: setting.groups), sizes: [])]
    }
    let checked = setting.groups.flatMap(\.devices).map(\.name)
    var known: [ExactText: FoundDevice] = [:]
    var requirements: [Scoped] = []
    for text in require {
      let (name, scopes) = RequirementScope.split(text, among: checked)
      let policy = try Self.policy(name)
      try Self.check(policy, in: setting)
      var areas = Array(setting.groups.indices)
      var devices: Set<ExactText>?
      var sizes: [ClosedRange<DynamicTypeSize>] = []
      for scope in scopes {
        guard !scope.text.isEmpty else {
          throw CommandFailure("--require \(text): a device or a range of type sizes follows @")
        }
        if !scope.hasCheckedName, let range = try Self.typeSizes(scope.text) {
          sizes.append(range)
        } else {
          let found = try Self.devices(scope, &known, search)
          let meant = found.reduce(into: Set<Int>()) { $0.formUnion($1.areas) }
          areas = areas.filter(meant.contains)
          let names = Set(found.map(\.name))
          devices = devices.map { $0.intersection(names) } ?? names
        }
      }
      guard !areas.isEmpty else {
        throw CommandFailure("--require \(text): no device is in all that follows @")
      }
      // Reports write what it is called, and a device is found whatever stands around its letters.
      let shown = TerminalText.visible(text)
      requirements.append(
        Scoped(
          requirement: HeadlineRequirement(
            name: shown,
            policy: policy,
            areas: areas,
            devices: devices
          ),
          sizes: sizes
        )
      )
    }
    return requirements
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

  /// A device that is among those that are checked.
  struct FoundDevice {
    let name: ExactText
    /// The places of its areas.
    let areas: Set<Int>
  }

  /// Devices by name.
  ///
  /// - Parameter known: those of names that were looked for.
  private static func devices(
    _ scope: RequirementScope,
    _ known: inout [ExactText: FoundDevice],
    _ search: (String) throws(CommandFailure) -> FoundDevice
  ) throws(CommandFailure) -> [FoundDevice] {
    var devices: [FoundDevice] = []
    for typed in scope.names {
      let name = ExactText(typed)
      let device: FoundDevice
      if let found = known[name] { device = found } else { device = try search(typed) }
      known[name] = device
      devices.append(device)
    }
    guard !devices.isEmpty else {
      throw CommandFailure("--require: “\(scope.text)” names no device")
    }
    return devices
  }

  /// A device by its name as it was typed.
  static func device(
    named typed: String,
    in setting: HeadlineSetting
  ) throws(CommandFailure) -> FoundDevice {
    // The catalogue does not know the device of a profile.
    let named = areas(of: typed, in: setting)
    guard named.isEmpty else { return FoundDevice(name: ExactText(typed), areas: Set(named)) }
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
    let meant = areas(of: device.name, in: setting)
    guard !meant.isEmpty else {
      throw CommandFailure("--require: \(device.name) is not among the devices that are checked")
    }
    return FoundDevice(name: ExactText(device.name), areas: Set(meant))
  }

  /// The places of the areas of the device with a name.
  private static func areas(of name: String, in setting: HeadlineSetting) -> [Int] {
    setting.groups.indices.filter { index in
      setting.groups[index].devices.contains { $0.name.isExactly(name) }
    }
  }
}

extension [RequirementOptions.Scoped] {
  /// Those that are asked at a size of text, each once.
  func asked(at size: DynamicTypeSize) -> [HeadlineRequirement] {
    filter { scoped in scoped.sizes.allSatisfy { $0.contains(size) } }
      .map(\.requirement).eachOnce()
  }
}
