#if os(Linux)
public import Foundation
import SwiftUISurface

/// A rectangle with what is drawn in it and the views that stand on it.
///
/// Stands in for UIKit's class as far as a Today extension needs it that lays its views out by frames:
/// there are no constraints here, no gestures and no animations.
@MainActor
open class UIView {
  /// What a view does where the one around it changes its size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It grows in width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// It grows in height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  /// How content is fitted into a view.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as all of it fits.
    case scaleAspectFit
    /// As small as it fills the view.
    case scaleAspectFill
    /// As large as it is, in the middle; UIKit has another one before it.
    case center = 4
  }

  /// Where it stands on the view around it, points.
  open var frame: CGRect {
    didSet {
      guard frame.size != oldValue.size else { return }
      for view in subviews { view.follow(from: oldValue.size, to: frame.size) }
      setNeedsLayout()
    }
  }

  /// Its own area: its size, from zero on; where it is changed, its middle stays.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set {
      frame = CGRect(
        x: frame.origin.x + (frame.size.width - newValue.size.width) / 2,
        y: frame.origin.y + (frame.size.height - newValue.size.height) / 2,
        width: newValue.size.width,
        height: newValue.size.height
      )
    }
  }

  /// Its middle on the view around it.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2,
        y: newValue.y - frame.height / 2
      )
    }
  }

  /// The views that stand on it, the lowest first.
  public private(set) var subviews: [UIView] = []
  /// The view that it stands on.
  public private(set) weak var superview: UIView?
  /// The colour of its ground; `nil` for none.
  open var backgroundColor: UIColor?
  /// How opaque it is, 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether it is left out.
  open var isHidden = false
  /// Whether it draws nothing outside of its bounds.
  open var clipsToBounds = false
  /// What it does where the view around it changes its size.
  open var autoresizingMask: AutoresizingMask = []
  /// How its content is fitted.
  open var contentMode = ContentMode.scaleToFill
  /// A number by which the app finds it.
  open var tag = 0
  /// The name by which tests find it, and a report calls it.
  open var accessibilityIdentifier: String?

  private var needsLayout = true

  /// Creates a view of a frame.
  public init(frame: CGRect) {
    self.frame = frame
  }

  /// Archives are not read here: there is no view in them.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Creates a view without a size.
  public convenience init() {
    self.init(frame: .zero)
  }

  // MARK: - Views on it

  /// Puts a view on top.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view below those from an index on.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    setNeedsLayout()
  }

  /// Takes the view away.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// The view, or one on it, with a number.
  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  // MARK: - Layout

  /// The size that its content has by itself; `noIntrinsicMetric` for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// In place of a length that there is none of.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The size that it would best have in another; its own, unless it says otherwise.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that it would best have, from where it begins.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// Places the views on it; for those to override that do so by code.
  open func layoutSubviews() {}

  /// Asks for `layoutSubviews` before it is shown.
  public func setNeedsLayout() { needsLayout = true }

  /// Lays it and the views on it out where that was asked for.
  public func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Accepted without effect: views are drawn when they are asked for.
  public func setNeedsDisplay() {}

  private func follow(from old: CGSize, to new: CGSize) {
    if autoresizingMask.contains(.flexibleWidth) {
      frame.size.width = max(0, frame.width + new.width - old.width)
    }
    if autoresizingMask.contains(.flexibleHeight) {
      frame.size.height = max(0, frame.height + new.height - old.height)
    }
  }

  // MARK: - What is shown

  /// What it draws itself, over its ground and below the views on it; `nil` for nothing.
  var ownContent: AnyView? { nil }

  /// The view with all that stands on it, as a view of a layout.
  package var shown: AnyView {
    guard !isHidden else { return AnyView(EmptyView()) }
    let (width, height) = (max(0, frame.width), max(0, frame.height))
    // Made here, where the surroundings are told, and not when the layers are laid out.
    let content = ownContent
    let layers = subviews.map { view in
      AnyView(view.shown.offset(x: view.frame.minX, y: view.frame.minY))
    }
    let all = ZStack(alignment: .topLeading) {
      // In a frame of its own: views on it that stand out make the layers larger.
      if let backgroundColor { Color(uiColor: backgroundColor).frame(width: width, height: height) }
      if let content { content }
      ForEach(layers.indices, id: \.self) { index in layers[index] }
    }
    .frame(width: width, height: height, alignment: .topLeading)
    .opacity(Double(alpha))
    // Frames are counted from the left, whichever way the device reads.
    .environment(\.layoutDirection, .leftToRight)
    return clipsToBounds ? AnyView(all.clipped()) : AnyView(all)
  }
}

extension EnvironmentValues {
  /// Which way is read in the surroundings that UIKit's classes tell of.
  static var surroundingDirection: LayoutDirection {
    (ofReadBody ?? EnvironmentValues()).layoutDirection
  }

  /// The size that a view takes where it is offered one, in the surroundings that UIKit's classes
  /// tell of.
  @MainActor
  static func surroundingSize(
    of view: some View,
    in proposal: ProposedViewSize
  ) -> CGSize {
    LayoutResolver(environment: ofReadBody ?? EnvironmentValues()).resolve(view)
      .sizeThatFits(proposal)
  }
}
#endif
