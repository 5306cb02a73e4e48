#if os(Linux)
// Members of views that constraints, layers and gestures need: each is declared for the reason that the
// compiler then gives.

extension UIView {
  /// Whether its frame stands for constraints.
  @available(
    *,
    unavailable,
    message: "There are no constraints here: place the views by frames in viewDidLayoutSubviews()"
  )
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }

  /// What it is drawn on.
  @available(
    *,
    unavailable,
    message: "Views have no layers here: use backgroundColor, alpha and clipsToBounds"
  )
  public var layer: CALayer { CALayer() }

  /// Listens to a gesture.
  @available(
    *,
    unavailable,
    message: "Nothing is touched here: a tap on the extension opens its app"
  )
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}

  /// Its leading edge, for constraints.
  @available(
    *,
    unavailable,
    message: "There are no constraints here: place the views by frames in viewDidLayoutSubviews()"
  )
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// Its trailing edge, for constraints.
  @available(
    *,
    unavailable,
    message: "There are no constraints here: place the views by frames in viewDidLayoutSubviews()"
  )
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// Its left edge, for constraints.
  @available(
    *,
    unavailable,
    message: "There are no constraints here: place the views by frames in viewDidLayoutSubviews()"
  )
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// Its right edge, for constraints.
  @available(
    *,
    unavailable,
    message: "There are no constraints here: place the views by frames in viewDidLayoutSubviews()"
  )
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// Its top, for constraints.
  @available(
    *,
    unavailable,
    message: "There are no constraints here: place the views by frames in viewDidLayoutSubviews()"
  )
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// Its bottom, for constraints.
  @available(
    *,
    unavailable,
    message: "There are no constraints here: place the views by frames in viewDidLayoutSubviews()"
  )
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// Its width, for constraints.
  @available(
    *,
    unavailable,
    message: "There are no constraints here: place the views by frames in viewDidLayoutSubviews()"
  )
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// Its height, for constraints.
  @available(
    *,
    unavailable,
    message: "There are no constraints here: place the views by frames in viewDidLayoutSubviews()"
  )
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// Its middle from side to side, for constraints.
  @available(
    *,
    unavailable,
    message: "There are no constraints here: place the views by frames in viewDidLayoutSubviews()"
  )
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// Its middle from top to bottom, for constraints.
  @available(
    *,
    unavailable,
    message: "There are no constraints here: place the views by frames in viewDidLayoutSubviews()"
  )
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}
#endif
