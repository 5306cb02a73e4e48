import SwiftUISurface

/// How a lock screen shows a widget: white on a dark wallpaper, the bounds just visible.
enum LockScreen {
  /// The wallpaper's ground, from the upper left to the lower right.
  static let ground: [Paint.Stop] = [
    Paint.Stop(offset: 0, shade: .hex(0x16_2036)),
    Paint.Stop(offset: 0.55, shade: .hex(0x26_2647)),
    Paint.Stop(offset: 1, shade: .hex(0x45_2B4B)),
  ]

  /// Light that falls in from the upper right.
  static let dawn: [Paint.Stop] = [
    Paint.Stop(offset: 0, shade: .hex(0x3D_7C92, opacity: 0.55)),
    Paint.Stop(offset: 1, shade: .hex(0x3D_7C92, opacity: 0)),
  ]

  /// Light from below.
  static let ember: [Paint.Stop] = [
    Paint.Stop(offset: 0, shade: .hex(0xA0_5468, opacity: 0.35)),
    Paint.Stop(offset: 1, shade: .hex(0xA0_5468, opacity: 0)),
  ]

  /// The widget itself: a pane as the lock screen lays under widgets being edited, this far around
  /// the bounds.
  static let pane = Shade.white(opacity: 0.07)
  static let paneMargin = 7.0
  static let paneCornerRadius = 11.0

  /// The line around the bounds, just outside them, in points.
  static let outline = Shade.white(opacity: 0.18)
  static let outlineWidth = 0.5
  static let outlineCornerRadius = 3.0

  /// The line around the pane of a widget that calls for attention: the one colour in a picture.
  static let warning = Shade.hex(0xFF_B35C, opacity: 0.9)
  static let warningWidth = 1.25
  /// Dashes and gaps of the line around a widget that is doubtful.
  static let doubtDash = 4.0

  /// A colour as it is shown where a widget stands.
  static func ink(_ color: DisplayColor, opacity: Double, coloring: DisplayColoring) -> Shade {
    let opacity = shown(color.alpha * opacity)
    let (red, green, blue) = (shown(color.red), shown(color.green), shown(color.blue))
    switch coloring {
    case .full: return Shade(red: red, green: green, blue: blue, opacity: opacity)
    case .opacity: return .white(opacity: opacity)
    case .lightness:
      // Rec 709.
      let lightness = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      return .grey(lightness, opacity: opacity)
    }
  }

  /// A component as pictures have it, which end where standard RGB does: iOS shows more where a display has more colours.
  ///
  /// What is no number is nothing.
  private static func shown(_ component: Double) -> Double {
    component.isNaN ? 0 : min(max(component, 0), 1)
  }
}
