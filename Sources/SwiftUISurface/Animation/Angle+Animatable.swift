public import LayoutEngine

extension Angle: Animatable {
  /// The turn in radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
