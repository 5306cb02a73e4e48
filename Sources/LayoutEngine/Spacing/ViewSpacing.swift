public import Foundation

/// How far a view prefers to stand from its neighbours, edge by edge (LayoutRules §3.2).
///
/// A text has its own distances to other texts and to views that are none; between views that say
/// nothing the distance is 8 points. Spacing passes through containers: a stack shows the edges of
/// its outer children.
public struct ViewSpacing: Sendable {
  /// What one edge asks for.
  ///
  /// Distances of a category count only where the neighbour's facing edge knows the category as
  /// well.
  struct EdgePreference: Sendable, Hashable {
    /// A distance to anything, used when no category is shared.
    ///
    /// Spacers set it to zero.
    var toAnything: CGFloat?
    /// The part that a view which is no text adds to its distance from a text.
    var besideText: CGFloat?
    /// The distance of a text from a view that is none.
    var ofText: CGFloat?
    /// The measures that decide the distance between two texts.
    var text: TextSpacingMetrics?
    /// Whether it touches what counts as a text: a symbol does.
    var touchesTexts = false

    private var countsAsText: Bool { touchesTexts || text != nil }

    /// The distance of what counts as a text from what does so, too; `nil` where one of them does not.
    func distance(toText lower: EdgePreference) -> CGFloat? {
      guard let text, let facing = lower.text else {
        return countsAsText && lower.countsAsText ? 0 : nil
      }
      return TextSpacingMetrics.distance(from: text, to: facing)
    }

    mutating func formUnion(_ other: EdgePreference) {
      toAnything = Self.greatest(toAnything, other.toAnything)
      besideText = Self.greatest(besideText, other.besideText)
      ofText = Self.greatest(ofText, other.ofText)
      if let metrics = other.text {
        text = text.map { TextSpacingMetrics.larger($0, metrics) } ?? metrics
      }
      touchesTexts = touchesTexts || other.touchesTexts
    }

    static func greatest(_ one: CGFloat?, _ other: CGFloat?) -> CGFloat? {
      guard let one else { return other }
      guard let other else { return one }
      return max(one, other)
    }

    static let plain = EdgePreference(besideText: 0)
  }

  /// The distance between views that say nothing else, points.
  static let standard: CGFloat = 8

  var top: EdgePreference
  var bottom: EdgePreference
  var leading: EdgePreference
  var trailing: EdgePreference
  /// Whether a frame keeps the spacing as it is instead of resetting it: that of a spacer, up to the first
  /// modifier that lays it out.
  var isKeptByFrames = false

  private init(all preference: EdgePreference) {
    top = preference
    bottom = preference
    leading = preference
    trailing = preference
  }

  /// Creates the spacing of a view that says nothing.
  public init() {
    self.init(all: .plain)
  }

  /// The spacing of a view that touches its neighbours.
  public static let zero = ViewSpacing(all: EdgePreference(toAnything: 0))

  package static let none = ViewSpacing(all: EdgePreference())

  static func spacer(along axis: Axis?) -> ViewSpacing {
    var spacing = axis == nil ? ViewSpacing.zero : ViewSpacing.none
    let zero = EdgePreference(toAnything: 0)
    switch axis {
    case .horizontal:
      spacing.leading = zero
      spacing.trailing = zero
    case .vertical:
      spacing.top = zero
      spacing.bottom = zero
    case nil: break
    }
    spacing.isKeptByFrames = true
    return spacing
  }

  static func text(_ metrics: TextSpacingMetrics) -> ViewSpacing {
    var spacing = ViewSpacing.none
    spacing.top = EdgePreference(ofText: metrics.distanceBelowView, text: metrics)
    spacing.bottom = EdgePreference(ofText: metrics.distanceAboveView, text: metrics)
    return spacing
  }

  /// The spacing of a symbol whose baseline is that far from its lower edge: that of a text of no leading.
  static func symbol(baselineOffset: CGFloat) -> ViewSpacing {
    var spacing = ViewSpacing.none
    spacing.top = EdgePreference(ofText: baselineOffset, touchesTexts: true)
    spacing.bottom = EdgePreference(ofText: baselineOffset + 1, touchesTexts: true)
    return spacing
  }

  /// The distance, in points, this view prefers to the next one along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let own = axis == .horizontal ? trailing : bottom
    let facing = axis == .horizontal ? next.leading : next.top
    var distance: CGFloat?
    if axis == .vertical {
      if let margin = own.besideText, let text = facing.ofText { distance = margin + text }
      if let text = own.ofText, let margin = facing.besideText {
        distance = EdgePreference.greatest(distance, text + margin)
      }
      distance = EdgePreference.greatest(distance, own.distance(toText: facing))
    }
    return distance
      ?? EdgePreference.greatest(own.toAnything, facing.toAnything)
      ?? ViewSpacing.standard
  }

  /// Merges another view's spacing into this one on some edges, keeping the larger distances.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// The spacing merged with another view's on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// Forgets what the content asked for on some edges: frames and padding do so, after which a
  /// text counts as any other view there.
  func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var copy = self
    if edges.contains(.top) { copy.top = .plain }
    if edges.contains(.bottom) { copy.bottom = .plain }
    if edges.contains(.leading) { copy.leading = .plain }
    if edges.contains(.trailing) { copy.trailing = .plain }
    return copy
  }

  /// A copy whose distances the next frame resets, as it does those of any view but a spacer.
  var countedAsAnyOther: ViewSpacing {
    var copy = self
    copy.isKeptByFrames = false
    return copy
  }
}
