import Foundation

extension CGSize {
  init(_ major: CGFloat, along axis: Axis, across minor: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: major, height: minor)
      : CGSize(width: minor, height: major)
  }

  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal {
        width = newValue
      } else {
        height = newValue
      }
    }
  }
}

extension CGPoint {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal {
        x = newValue
      } else {
        y = newValue
      }
    }
  }
}
