import SwiftUISurface

/// What of a bitmap's pixels is drawn.
struct BitmapLook: Sendable, Hashable {
  /// What is shown of its colours.
  var coloring: DisplayColoring
  /// The colour of all that it covers, in place of its own.
  var color: Shade?
  /// How opaque it is, of 255.
  var opacity: UInt8 = 255

  /// Whether it has its own colours and all of its opacity: of a picture a drawing holds that once, and each other look beside.
  var isOwn: Bool { color == nil && opacity == 255 }

  /// Whether nothing is seen of it, whatever pixels it has.
  var isClear: Bool { opacity == 0 || color?.opacity == 0 }
}
