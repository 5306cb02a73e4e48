/// The variants in which symbols are shown.
public struct SymbolVariants: Sendable, Hashable {
  /// What a symbol may stand in, one at a time.
  private static let shapes: Set<String> = ["circle", "square", "rectangle"]

  private var names: Set<String> = []

  /// As they are named.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(names: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(names: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(names: ["fill"])
  /// Struck through.
  public static let slash = SymbolVariants(names: ["slash"])

  /// The variant, filled as well.
  public var fill: SymbolVariants { joined(with: .fill) }
  /// The variant, in a circle.
  public var circle: SymbolVariants { joined(with: .circle) }
  /// The variant, in a square.
  public var square: SymbolVariants { joined(with: .square) }
  /// The variant, in a rectangle.
  public var rectangle: SymbolVariants { joined(with: .rectangle) }
  /// The variant, struck through as well.
  public var slash: SymbolVariants { joined(with: .slash) }

  /// Whether a variant is among these.
  public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }

  /// These variants and others, whose shape takes the place of theirs.
  func joined(with others: SymbolVariants) -> SymbolVariants {
    let kept = others.names.isDisjoint(with: Self.shapes) ? names : names.subtracting(Self.shapes)
    return SymbolVariants(names: kept.union(others.names))
  }

  /// What a symbol is called in these variants: `bell.slash.circle`.
  ///
  /// One that is in a shape stays in it. A filled one that nobody read is called as the one that is not, which is as large
  /// (`SymbolReading`).
  func name(of symbol: String) -> String {
    let isFilled = symbol.hasSuffix(".fill")
    var name = isFilled ? String(symbol.dropLast(".fill".count)) : symbol
    let isInShape = Self.shapes.contains { name == $0 || name.hasSuffix(".\($0)") }
    if !isInShape {
      if names.contains("slash"), !name.hasSuffix(".slash") { name += ".slash" }
      if let shape = Self.shapes.first(where: { names.contains($0) }) { name += ".\(shape)" }
    }
    let filled = name + ".fill"
    let isShownFilled = names.contains("fill") && SymbolReading.isRead(filled)
    return isFilled || isShownFilled ? filled : name
  }
}

extension EnvironmentValues {
  /// The variants in which symbols are shown.
  @Entry public var symbolVariants = SymbolVariants.none
}

extension View {
  /// Shows symbols in a variant, beside those that are set around the view (D).
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment { $0.symbolVariants = $0.symbolVariants.joined(with: variant) }
  }
}
