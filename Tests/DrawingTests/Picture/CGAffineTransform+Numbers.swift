import Foundation
import SwiftUISurface

extension CGAffineTransform {
  /// The map of six numbers, in the order in which they are said: a, b, c, d, tx and ty.
  init(_ numbers: [CGFloat]) {
    self.init(
      a: numbers[0],
      b: numbers[1],
      c: numbers[2],
      d: numbers[3],
      tx: numbers[4],
      ty: numbers[5]
    )
  }
}
