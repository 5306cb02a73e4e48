public import Foundation
public import SwiftUISurface

/// Finds out which candidate of a view's `ViewThatFits` is shown in given bounds, and why.
///
///     let decision = FitSelector(environment: environment)
///       .decide(HeadlineWidget(article: article), in: CGSize(width: 146, height: 58))
///
/// Holds no state: a selector answers on any thread. Only views must be resolved on the main actor;
/// a layout that is resolved once may be decided in many bounds, by many threads.
public struct FitSelector: Sendable {
  /// What views are resolved in: fonts, languages, display scale, type size.
  public let environment: EnvironmentValues

  /// Creates a selector for an environment.
  public init(environment: EnvironmentValues) {
    self.environment = environment
  }

  /// Resolves a view and decides it in bounds.
  ///
  /// - Parameters:
  ///   - view: the view; one without a `ViewThatFits` is placed all the same, and no candidate is
  ///     named.
  ///   - bounds: the size offered, points. The view stands in its middle, as a widget's content
  ///     does.
  ///   - tracing: whether candidates after the chosen one are measured too.
  @MainActor
  public func decide<Content: View>(
    _ view: Content,
    in bounds: CGSize,
    tracing: FitTracing = .tried
  ) -> FitDecision {
    decide(resolve(view), in: bounds, tracing: tracing)
  }

  /// Resolves a view to a layout that can be decided many times, on any thread.
  ///
  /// In accessory families on iOS, at another type size than `large`, it is resolved at `large` as
  /// well: a `FitAssessment` tells where the answers differ.
  @MainActor
  public func resolve<Content: View>(_ view: Content) -> LayoutNode {
    let layout = LayoutResolver(environment: environment).resolve(view)
    guard environment.leavesTypeSizeOpen else { return layout }
    var environment = environment
    environment.dynamicTypeSize = .large
    return layout.leavingTypeSizeOpen(
      TypeSizeAlternative(
        pointSize: self.environment.dynamicTypeSize.bodyPointSize,
        largePointSize: DynamicTypeSize.large.bodyPointSize,
        layout: LayoutResolver(environment: environment).resolve(view)
      )
    )
  }

  /// Decides a resolved layout in bounds.
  ///
  /// It must have been resolved at the same display scale, and for the same system.
  public func decide(
    _ layout: LayoutNode,
    in bounds: CGSize,
    tracing: FitTracing = .tried
  ) -> FitDecision {
    layout.decide(
      in: bounds,
      displayScale: environment.displayScale,
      systemVersion: environment.systemVersion,
      tracing: tracing
    )
  }

  /// The candidate shown in bounds, and nothing about why: the fast way to ask about many bounds.
  ///
  /// Any thread may ask. The layout must have been resolved at the same display scale, and for the same
  /// system.
  ///
  /// - Parameters:
  ///   - layout: a layout that ``resolve(_:)`` made.
  ///   - bounds: the size offered, points.
  /// - Returns: the place of the candidate, from 0, that the outermost `ViewThatFits` shows; `nil` where there is none,
  ///   or where it has no candidates.
  /// - Complexity: measures candidates until one fits; no glyph is positioned.
  public func chosenIndex(of layout: LayoutNode, in bounds: CGSize) -> Int? {
    layout.chosenIndex(in: bounds)
  }
}
