/// The places a widget can stand in, by WidgetKit's names.
///
/// A switch over it should have a `default`, as one over WidgetKit's own must: systems add
/// families.
public enum WidgetFamily: Int, Sendable, Hashable, CaseIterable {
  /// The small square on the Home Screen.
  case systemSmall
  /// The wide one, half as high as wide.
  case systemMedium
  /// The large, nearly square one.
  case systemLarge
  /// The widest one, on iPad and Mac.
  case systemExtraLarge
  /// A corner of a watch face.
  case accessoryCorner
  /// The round one on the Lock Screen and on watch faces.
  case accessoryCircular
  /// The one of several lines on the Lock Screen, on watch faces and in the Smart Stack.
  case accessoryRectangular
  /// One line: beside the date on the Lock Screen, or along a watch face.
  case accessoryInline
}

extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
  /// The case's name in code, such as "accessoryRectangular".
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// The family's name, as its description gives it.
  public var debugDescription: String { description }
}
