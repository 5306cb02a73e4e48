import Foundation
import SwiftUISurface
import ViewFitting

extension FitSelector {
  /// The ground that a view names for its widget; `nil` where it names none.
  ///
  /// What a `GeometryReader` holds names its ground only once it is laid out.
  @MainActor
  func ground(of view: AnyView, in bounds: CGSize) -> AnyView? {
    let ground = WidgetGround()
    var environment = environment
    environment.widgetGround = ground
    _ = FitSelector(environment: environment).resolve(view).shown(in: bounds)
    return ground.view
  }
}
