import ArgumentParser
import Fitcheck
import Foundation
import UnicodeText

/// How the user has set up text.
struct SettingsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The user's size of text: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, or "
        + "accessibility1 to accessibility5.",
      valueName: "name"
    ),
    completion: .list(DynamicTypeSize.allCases.map { "\($0)" })
  )
  var typeSize = "large"

  @Flag(help: "With the Bold Text setting, which makes every weight heavier.")
  var boldText = false

  /// A setting with what was asked for.
  func applied(to setting: HeadlineSetting) throws(CommandFailure) -> HeadlineSetting {
    var setting = setting
    setting.typeSize = try DynamicTypeSize(typed: typeSize)
    setting.legibilityWeight = boldText ? .bold : nil
    return setting
  }
}

extension DynamicTypeSize {
  /// The size that a user names.
  init(typed name: String) throws(CommandFailure) {
    let known = Self.allCases.first { "\($0)".isExactly(name, ignoringCase: .ascii) }
    guard let known else {
      let nearest = Nearest.names(to: name, among: Self.allCases.map { "\($0)" })
      throw CommandFailure("unknown type size “\(name)”: did you mean \(nearest)?")
    }
    self = known
  }
}

/// The system whose rules hold.
struct PlatformOptions: ParsableArguments {
  /// The systems that text may be set by.
  enum System: String, ExpressibleByArgument, CaseIterable {
    case iOS, watchOS

    var platform: Platform { self == .watchOS ? .watchOS : .iOS }
  }

  @Option(
    help: ArgumentHelp(
      "The system whose text styles and line distances hold: iOS or watchOS. Default: the "
        + "device's; iOS with --size alone.",
      valueName: "name"
    )
  )
  var platform: System?
}
