import Foundation
import SwiftUISurface

/// Tells what the system does not show of views that are laid out, each thing once for a run.
@MainActor
struct NotShownNotes {
  private var hasLookedForGround = false
  private var hasSaidFurtherRows = false

  /// Looks at one of a run's views.
  ///
  /// The ground is looked for in the first: others are views of the same code.
  mutating func note(
    _ view: @MainActor () -> AnyView,
    at date: Date,
    in layouts: EntryLayouts,
    _ report: @MainActor (HostEvent) -> Void
  ) {
    if !hasLookedForGround {
      hasLookedForGround = true
      if let finding = layouts.missingBackground(of: view(), at: date) {
        report(.finding(finding))
      }
    }
    if !hasSaidFurtherRows, layouts.family == .accessoryInline,
      let finding = layouts.furtherRows(of: view(), at: date)
    {
      hasSaidFurtherRows = true
      report(.finding(finding))
    }
  }
}
