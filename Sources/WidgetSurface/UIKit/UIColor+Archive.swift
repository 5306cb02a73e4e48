// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
public import Foundation
import SwiftUISurface

/// A colour in an archive, as apps leave one for their widgets in the `UserDefaults` of a group.
///
/// It stands under the keys that iOS writes (M): red, green and blue, or a grey's lightness, and the opacity, which newer
/// systems write again to the last digit. What is another colour in a dark interface has keys of its own besides; those that
/// iOS archives so have classes that are not here.
extension UIColor: NSSecureCoding {
  /// It may be read where classes are checked.
  public static var supportsSecureCoding: Bool { true }

  /// What the keys of a colour in a dark interface end in.
  private static let darkness = "-Dark"

  /// Writes the colour, in a light and in a dark interface.
  public func encode(with coder: NSCoder) {
    Self.write(color.light, "", to: coder)
    if color.dark != color.light { Self.write(color.dark, Self.darkness, to: coder) }
  }

  /// Reads a colour; `nil` where a component is missing.
  public convenience init?(coder: NSCoder) {
    guard let light = Self.read("", from: coder) else { return nil }
    self.init(Color(light: light, dark: Self.read(Self.darkness, from: coder) ?? light))
  }

  /// Has archives read that apps wrote on iOS, where no module stands before the name of the class.
  package static func readArchivesOfApps() {
    NSKeyedUnarchiver.setClass(UIColor.self, forClassName: "UIColor")
  }

  private static func write(_ shown: DisplayColor, _ ending: String, to coder: NSCoder) {
    coder.encode(shown.red, forKey: "UIRed\(ending)")
    coder.encode(shown.green, forKey: "UIGreen\(ending)")
    coder.encode(shown.blue, forKey: "UIBlue\(ending)")
    coder.encode(shown.alpha, forKey: "UIAlpha\(ending)")
  }

  private static func read(_ ending: String, from coder: NSCoder) -> DisplayColor? {
    func component(_ name: String) -> Double? {
      let keys = ["UI\(name)\(ending)-Double", "UI\(name)\(ending)"]
      return keys.first { coder.containsValue(forKey: $0) }.map { coder.decodeDouble(forKey: $0) }
    }
    guard let alpha = component("Alpha") else { return nil }
    if let white = component("White") {
      return DisplayColor(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = component("Red"), let green = component("Green"), let blue = component("Blue")
    else { return nil }
    return DisplayColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
#endif
