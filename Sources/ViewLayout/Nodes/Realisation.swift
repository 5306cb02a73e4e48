import Foundation

/// What placing a layout brings out: items to draw, texts and choices with their traces.
struct Realisation {
  /// What is wanted from placing.
  enum Purpose: Sendable {
    /// Everything.
    case display
    /// The lines of the texts only: for a candidate that is measured.
    case measurement
    /// The choices only.
    case choice
  }

  let purpose: Purpose
  let tracing: FitTracing
  var items: [DisplayItem] = []
  var texts: [TextTrace] = []
  var choices: [FitTrace] = []
  var pass = LayoutPass()

  init(_ purpose: Purpose, tracing: FitTracing = .tried) {
    self.purpose = purpose
    self.tracing = tracing
  }
}
