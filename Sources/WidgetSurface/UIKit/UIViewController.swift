#if os(Linux)
public import Foundation
public import SwiftUISurface

/// Who owns a view: makes it, fills it, and says how large it wants to be.
///
/// Stands in for UIKit's class. Views are made by code: storyboards and archives of views are not read.
@MainActor
open class UIViewController {
  private var loadedView: UIView?
  /// The controllers whose views stand on this one's.
  public private(set) var children: [UIViewController] = []
  /// The controller on whose view this one's stands.
  public private(set) weak var parent: UIViewController?
  /// How large the view wants to be; who shows it decides, and the width counts for nothing here.
  open var preferredContentSize = CGSize.zero
  /// The extension that the controller is the principal class of; `nil` elsewhere.
  public package(set) var extensionContext: NSExtensionContext?

  /// Creates a controller; archives of views are not read here, whatever they are called.
  public init(nibName: String?, bundle: Bundle?) {}

  /// Archives are not read here: there is no controller in them.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Creates a controller.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The view, which is made when it is first asked for.
  public var view: UIView {
    get {
      loadViewIfNeeded()
      return loadedView ?? UIView()
    }
    set { loadedView = newValue }
  }

  /// Whether the view was made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view where there is none yet.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { loadedView = UIView() }
    viewDidLoad()
  }

  /// Makes the view: an empty one as large as the screen, unless it is overridden.
  open func loadView() { loadedView = UIView(frame: UIScreen.main.ownBounds) }
  /// Called when the view was made.
  open func viewDidLoad() {}
  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is no longer shown; here never.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view is laid out.
  open func viewWillLayoutSubviews() {}
  /// Called when the view was laid out.
  open func viewDidLayoutSubviews() {}
  /// Called for want of memory; here never.
  open func didReceiveMemoryWarning() {}

  /// Takes in a controller whose view stands on this one's.
  public func addChild(_ child: UIViewController) {
    child.parent?.children.removeAll { $0 === child }
    children.append(child)
    child.parent = self
  }

  /// Accepted without effect: called when a controller was taken in.
  open func didMove(toParent parent: UIViewController?) {}

  /// What is around the view: light or dark.
  public var traitCollection: UITraitCollection { .current }

  /// Gives the view a size, and lays it out.
  package func layOut(in size: CGSize) {
    view.frame = CGRect(origin: .zero, size: size)
    view.setNeedsLayout()
    viewWillLayoutSubviews()
    view.layoutIfNeeded()
    viewDidLayoutSubviews()
    // What was placed just now lays its own views out.
    view.layoutIfNeeded()
    for child in children where child.view.superview != nil {
      child.layOut(in: child.view.frame)
    }
  }

  private func layOut(in frame: CGRect) {
    layOut(in: frame.size)
    view.frame = frame
  }
}

/// A controller whose view is one of SwiftUI's.
///
/// Stands in for UIKit's class.
open class UIHostingController<Content: View>: UIViewController {
  /// What the view shows.
  public var rootView: Content {
    didSet { show() }
  }

  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Archives are not read here: there is no controller in them.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func loadView() {
    view = HostingView()
    show()
  }

  /// The size that the view takes in another.
  public func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }

  private func show() {
    guard isViewLoaded else { return }
    (view as? HostingView)?.content = AnyView(rootView)
  }
}

/// A view that shows one of SwiftUI's, in its middle.
final class HostingView: UIView {
  var content: AnyView?

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let content else { return .zero }
    return EnvironmentValues.surroundingSize(of: content, in: ProposedViewSize(size))
  }

  override var ownContent: AnyView? {
    content.map {
      AnyView(
        $0.environment(\.layoutDirection, EnvironmentValues.surroundingDirection)
          .frame(width: max(0, bounds.width), height: max(0, bounds.height))
      )
    }
  }
}
#endif
