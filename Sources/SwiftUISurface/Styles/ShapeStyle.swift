/// A way to fill text and shapes that comes down to one colour.
public protocol ShapeStyle: Sendable {
  /// The type of what it is in an environment; `Never` where it comes down to a colour itself.
  associatedtype Resolved: ShapeStyle = Never
  /// The style that it is in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// The colour the style stands for in an environment.
  func displayColor(in environment: EnvironmentValues) -> DisplayColor
}

extension ShapeStyle {
  /// The colour of the style that it is in an environment.
  public func displayColor(in environment: EnvironmentValues) -> DisplayColor {
    resolve(in: environment).displayColor(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// None: the style comes down to a colour itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is no other style")
  }
}

extension Never: ShapeStyle {
  /// None: there is no such style.
  public func displayColor(in environment: EnvironmentValues) -> DisplayColor {
    switch self {}
  }
}

/// A style of a hidden type.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  fileprivate let style: any ShapeStyle

  /// Creates a style that hides the type of another.
  public init<Style: ShapeStyle>(_ style: Style) {
    self.style = style
  }

  /// The colour the style stands for in an environment.
  public func displayColor(in environment: EnvironmentValues) -> DisplayColor {
    style.displayColor(in: environment)
  }

  /// Whether two hide the same style; never, where the style cannot be compared.
  public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
    guard let left = left.style as? any Hashable, let right = right.style as? any Hashable else {
      return false
    }
    return AnyHashable(left) == AnyHashable(right)
  }

  /// Hashes the hidden style, where it can be.
  public func hash(into hasher: inout Hasher) {
    if let style = style as? any Hashable { hasher.combine(AnyHashable(style)) }
  }
}

/// The colour of content by its rank: the lower, the fainter.
///
/// Ranks are those of the foreground style around: the second one within red is a faint red, and within two styles the
/// second of them.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// The rank, from 0.
  let rank: Int
  let opacity: Double

  /// The first rank.
  public static let primary = HierarchicalShapeStyle(rank: 0, opacity: 1)
  /// The second rank.
  public static let secondary = HierarchicalShapeStyle(rank: 1, opacity: 0.6)
  /// The third rank.
  public static let tertiary = HierarchicalShapeStyle(rank: 2, opacity: 0.3)
  /// The fourth rank.
  public static let quaternary = HierarchicalShapeStyle(rank: 3, opacity: 0.18)
  /// The fifth rank.
  public static let quinary = HierarchicalShapeStyle(rank: 4, opacity: 0.1)

  /// The style around that has this rank, or the first one with the rank's opacity.
  public func displayColor(in environment: EnvironmentValues) -> DisplayColor {
    environment.foregroundColor(ofRank: rank) ?? environment.foregroundColor.opacity(opacity)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first rank.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second rank.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third rank.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth rank.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth rank.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The style that texts around are drawn with.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The foreground colour of the environment.
  public func displayColor(in environment: EnvironmentValues) -> DisplayColor {
    environment.foregroundColor
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that texts around are drawn with.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A style that has others for what is of a lower rank.
private protocol RankedStyle: ShapeStyle {
  /// The colour of a rank, from 0; `nil` where the style has none of its own for it.
  func displayColor(ofRank rank: Int, in environment: EnvironmentValues) -> DisplayColor?
}

/// Styles for content by its rank, the first of which is that of all other content.
struct StyleRanks: RankedStyle, Hashable {
  private let styles: [AnyShapeStyle]

  /// - Parameter lower: the styles of the second rank and those below.
  init(first: some ShapeStyle, lower: [AnyShapeStyle]) {
    styles = [AnyShapeStyle(first)] + lower
  }

  func displayColor(in environment: EnvironmentValues) -> DisplayColor {
    styles[0].displayColor(in: environment)
  }

  func displayColor(ofRank rank: Int, in environment: EnvironmentValues) -> DisplayColor? {
    rank < styles.count ? styles[rank].displayColor(in: environment) : nil
  }
}

/// A style of the environment and the one around it, which it may be made from.
///
/// Without it, `foreground` and the ranks within a foreground style would ask for themselves, as would `tint` within a tint and
/// `background` within a ground.
private struct NestedStyle<Style: ShapeStyle>: RankedStyle {
  let style: Style
  let property: EnvironmentStyle
  let outer: AnyShapeStyle?

  func displayColor(in environment: EnvironmentValues) -> DisplayColor {
    style.displayColor(in: surroundings(of: environment))
  }

  func displayColor(ofRank rank: Int, in environment: EnvironmentValues) -> DisplayColor? {
    (style as? any RankedStyle)?.displayColor(ofRank: rank, in: surroundings(of: environment))
  }

  /// An environment as it is outside of where the style holds.
  private func surroundings(of environment: EnvironmentValues) -> EnvironmentValues {
    var surroundings = environment
    surroundings[keyPath: property.keyPath] = outer
    return surroundings
  }
}

extension NestedStyle: Equatable where Style: Equatable {}
extension NestedStyle: Hashable where Style: Hashable {}

/// The styles that an environment has.
enum EnvironmentStyle: Sendable, Hashable {
  case foreground, tint, background

  fileprivate var keyPath: WritableKeyPath<EnvironmentValues, AnyShapeStyle?> {
    switch self {
    case .foreground: \.foregroundStyle
    case .tint: \.tint
    case .background: \.backgroundStyle
    }
  }
}

extension EnvironmentValues {
  /// The style of texts and shapes, or nothing for the primary colour.
  @Entry var foregroundStyle: AnyShapeStyle?

  /// The colour of texts and shapes.
  var foregroundColor: DisplayColor {
    (foregroundStyle ?? AnyShapeStyle(Color.primary)).displayColor(in: self)
  }

  /// The colour that texts and shapes of a rank were given; `nil` where it is made of the first one's.
  fileprivate func foregroundColor(ofRank rank: Int) -> DisplayColor? {
    (foregroundStyle?.style as? any RankedStyle)?.displayColor(ofRank: rank, in: self)
  }

  /// Makes a style one of the environment's, which may be made from the one that it takes the place of.
  mutating func set<Style: ShapeStyle>(_ property: EnvironmentStyle, to style: Style) {
    let outer = self[keyPath: property.keyPath]
    let nested = NestedStyle(style: style, property: property, outer: outer)
    self[keyPath: property.keyPath] = AnyShapeStyle(nested)
  }
}
