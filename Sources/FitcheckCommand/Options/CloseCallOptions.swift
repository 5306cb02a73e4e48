import ArgumentParser
import Fitcheck

/// Which close calls are marked.
struct CloseCallOptions: ParsableArguments {
  @Option(
    name: .customLong("close-calls"),
    help: ArgumentHelp(
      "Which close calls are marked: those about whether the headline is cut, or all, also those "
        + "about a line more or less of the snippet.",
      valueName: "cut|all"
    )
  )
  var extent: CloseCallExtent = .cut

  /// Which are marked where something is asked of them: none that fails an item stays untold.
  func extent(under requirements: [HeadlineRequirement]) -> CloseCallExtent {
    requirements.contains { $0.asksAbout(.snippet) } ? .all : extent
  }
}

extension CloseCallExtent: ExpressibleByArgument {}
