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

  /// The type size that was asked for.
  func dynamicTypeSize() throws(CommandFailure) -> DynamicTypeSize {
    let known = DynamicTypeSize.allCases.first { size in
      "\(size)".isExactly(typeSize, ignoringCase: .ascii)
    }
    if let known { return known }
    let nearest = Nearest.names(to: typeSize, among: DynamicTypeSize.allCases.map { "\($0)" })
    throw CommandFailure("unknown type size “\(typeSize)”: did you mean \(nearest)?")
  }

  var legibilityWeight: LegibilityWeight? { boldText ? .bold : nil }
}
