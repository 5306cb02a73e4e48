import Foundation
import SwiftUISurface
import ViewFitting

extension FitSelector {
  /// The ground that a view names for its widget as it is shown in bounds; `nil` where it names none.
  ///
  /// What is not shown names none: of a `ViewThatFits` only the candidate that is chosen does.
  @MainActor
  func ground(of view: AnyView, in bounds: CGSize) -> AnyView? {
    var environment = environment
    environment.notesWidgetGround = true
    return FitSelector(environment: environment).resolve(view).widgetGround(in: bounds)
  }
}
