/// The names that the modules declare for users of the view layer.
///
/// Of the engine those that declarations of the surface name, and that declarations of these name: sizes,
/// places and outlines. What a decision tells is not written by those who write widgets.
struct DeclaredNames {
  private(set) var types: Set<String> = []
  private(set) var modifiers: Set<String> = []
  private(set) var values: Set<String> = []

  /// What resolving takes and gives is ours.
  private static let ours: Set = ["LayoutResolver", "DisplayColor"]

  init() throws {
    let surface = try ["SwiftUISurface", "WidgetSurface"].flatMap(Self.symbols)
    let traits = try Self.symbols(of: "DeviceTraits")
    let engine = try Self.symbols(of: "LayoutEngine")
    for symbol in surface + traits + engine {
      let path = symbol.pathComponents
      let isMember = path.count == 2 && !path[1].hasPrefix("_")
      switch (symbol.kind.identifier, path[0]) {
      case ("swift.method", "View") where isMember:
        modifiers.insert(String(path[1].prefix { $0 != "(" }))
      case ("swift.property", "EnvironmentValues") where isMember: values.insert(path[1])
      default: break
      }
    }
    types = Set((surface + traits).compactMap(\.type)).union(Self.types(of: engine, in: surface))
  }

  private static func symbols(of module: String) throws -> [BuiltModules.Symbol] {
    try BuiltModules.symbols(of: module).filter { symbol in
      !ours.contains(symbol.pathComponents[0])
        && !symbol.pathComponents.contains { $0.hasPrefix("_") }
    }
  }

  /// The types of a module that declarations of others name, and those that their own ones name.
  private static func types(
    of engine: [BuiltModules.Symbol],
    in surface: [BuiltModules.Symbol]
  ) -> Set<String> {
    var names: [String: String] = [:]
    for symbol in engine {
      if let type = symbol.type { names[symbol.identifier.precise] = type }
    }
    func named(in symbol: BuiltModules.Symbol) -> [String] {
      (symbol.declarationFragments ?? []).compactMap { $0.preciseIdentifier.flatMap { names[$0] } }
    }
    let members = Dictionary(grouping: engine) { $0.pathComponents[0] }
    var found: Set<String> = []
    var next = surface.flatMap(named)
    while let type = next.popLast() {
      if found.insert(type).inserted { next += (members[type] ?? []).flatMap(named) }
    }
    return found
  }
}

extension BuiltModules.Symbol {
  /// Its name, where it is a type outside of any other.
  fileprivate var type: String? {
    let kinds: Set = [
      "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias",
    ]
    return pathComponents.count == 1 && kinds.contains(kind.identifier) ? pathComponents[0] : nil
  }
}
