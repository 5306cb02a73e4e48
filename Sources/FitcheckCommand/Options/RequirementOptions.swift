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

  /// Whether `require` stands in a configuration file, which is for runs with other devices as well.
  @Flag(name: .customLong("require-of-file"), help: .hidden)
  var isOfFile = false

  /// What is asked in a setting: what is for other type sizes is left out, and what a configuration file asks of devices
  /// that are not checked.
  func requirements(of setting: HeadlineSetting) throws(CommandFailure) -> [HeadlineRequirement] {
    try scoped(of: setting).asked(at: setting.typeSize)
  }

  /// Says where nothing is asked, since all policies are for other sizes of text: such a run has success, whatever is cut.
  func noteWhereNothingIsAsked(in asked: [HeadlineRequirement]) {
    guard asked.isEmpty else { return }
    let others = isOfFile ? "devices or sizes of text" : "sizes of text"
    Diagnostics.write("note: --require asks nothing here: all of it is for other \(others)")
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
    guard isOfFile else { return try Self.scoped(require, of: setting) }
    let search = { (typed: String) throws(CommandFailure) -> ExactText in
      try Self.knownDevice(named: typed, orWithoutWidget: true, in: setting)
    }
    return try Self.scoped(require, of: setting, bySearching: search) { text in
      let shown = TerminalText.clipped(text, to: 60)
      Diagnostics.write("note: “\(shown)” is left out: none of its devices is checked here")
    }
  }

  private static func scoped(
    _ require: [String],
    of setting: HeadlineSetting
  ) throws(CommandFailure) -> [Scoped] {
    try scoped(require, of: setting) { (typed: String) throws(CommandFailure) -> ExactText in
      try device(named: typed, in: setting)
    }
  }

  /// What some policies with their scopes ask in a setting, for all sizes of text.
  ///
  /// - Parameters:
  ///   - search: tells the name of a device by what was typed, which takes time: asked once for each text.
  ///   - leaveOut: told of what none of the devices is checked; without it that is refused.
  static func scoped(
    _ require: [String],
    of setting: HeadlineSetting,
    bySearching search: (String) throws(CommandFailure) -> ExactText,
    leavingOut leaveOut: ((String) -> Void)? = nil
  ) throws(CommandFailure) -> [Scoped] {
    guard !require.isEmpty else {
      return [Scoped(requirement: .headlineWhole(in: setting.groups), sizes: [])]
    }
    let checked = setting.groups.flatMap(\.devices).map(\.name)
    var known: [ExactText: ExactText] = [:]
    var requirements: [Scoped] = []
    for text in require {
      let (name, scopes) = RequirementScope.split(text, among: checked)
      let policy = try Self.policy(name)
      try Self.check(policy, in: setting)
      var devices: Set<ExactText>?
      var isForOthers = false
      var sizes: [ClosedRange<DynamicTypeSize>] = []
      for scope in scopes {
        guard !scope.text.isEmpty else {
          throw CommandFailure("--require \(text): a device or a range of type sizes follows @")
        }
        if !scope.hasCheckedName, let range = try Self.typeSizes(scope.text) {
          sizes.append(range)
        } else {
          let named = try Self.devices(scope, &known, search)
          if Self.areas(of: named, in: setting).isEmpty { isForOthers = true }
          devices = devices.map { $0.intersection(named) } ?? named
        }
      }
      let areas = Self.areas(of: devices, in: setting)
      guard !areas.isEmpty else {
        if isForOthers, let leaveOut {
          leaveOut(text)
          continue
        }
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
    // No argument is longer, and to compare one takes time quadratic in its marks.
    let isLong = policy.utf8.count > ArgumentBytes.longest
    guard isLong || knownPolicy(policy) == nil else { return }
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

  /// The names of devices, by what was typed of them.
  ///
  /// - Parameter known: those of texts that were looked for.
  private static func devices(
    _ scope: RequirementScope,
    _ known: inout [ExactText: ExactText],
    _ search: (String) throws(CommandFailure) -> ExactText
  ) throws(CommandFailure) -> Set<ExactText> {
    var devices: Set<ExactText> = []
    for typed in scope.names {
      let text = ExactText(typed)
      let device: ExactText
      if let found = known[text] { device = found } else { device = try search(typed) }
      known[text] = device
      devices.insert(device)
    }
    guard !devices.isEmpty else {
      throw CommandFailure("--require: “\(scope.text)” names no device")
    }
    return devices
  }

  /// The name of a device that is among those that are checked, by what was typed of it.
  static func device(
    named typed: String,
    in setting: HeadlineSetting
  ) throws(CommandFailure) -> ExactText {
    let name = try knownDevice(named: typed, in: setting)
    guard isChecked(name.string, in: setting) else {
      throw CommandFailure("--require: \(name.string) is not among the devices that are checked")
    }
    return name
  }

  /// The name of a device that the catalogue knows or that is checked, by what was typed of it.
  ///
  /// One counts too of which nobody published the widget's size.
  ///
  /// - Parameter orWithoutWidget: whether one that has no such widget does as well.
  private static func knownDevice(
    named typed: String,
    orWithoutWidget: Bool = false,
    in setting: HeadlineSetting
  ) throws(CommandFailure) -> ExactText {
    // The catalogue does not know the device of a profile.
    if isChecked(typed, in: setting) { return ExactText(typed) }
    let device: Device
    do {
      device = try DeviceCatalogue.device(named: typed, for: setting.slot)
    } catch {
      switch error {
      // With a size of one's own it may be among those that are checked, and else another one is no help.
      case .noPublishedSize(let name, _): return ExactText(name)
      case .noLockScreenWidgets(let name) where orWithoutWidget: return ExactText(name)
      case .noLockScreenWidgets, .unknown, .cannotRun: break
      }
      if (try? DynamicTypeSize(typed: typed)) != nil {
        throw CommandFailure(
          "--require: a size of text is asked for as a range: \(typed)..\(typed)"
        )
      }
      throw CommandFailure("--require: \(Advice.sentence(of: error))")
    }
    return ExactText(device.name)
  }

  /// Whether a device of that name is among those that are checked.
  private static func isChecked(_ name: String, in setting: HeadlineSetting) -> Bool {
    setting.groups.contains { $0.devices.contains { $0.name.isExactly(name) } }
  }

  /// The places of the areas that any of some devices has; of all areas where `devices` is nil.
  private static func areas(of devices: Set<ExactText>?, in setting: HeadlineSetting) -> [Int] {
    guard let devices else { return Array(setting.groups.indices) }
    return setting.groups.indices.filter { index in
      setting.groups[index].devices.contains { devices.contains(ExactText($0.name)) }
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
