/// One thing that is measured: what an input of a kind takes at a size.
struct Measurement: Hashable {
  enum Quantity: String {
    /// Instructions, as callgrind counts them.
    case instructions
    /// The most memory that the process has at once, in bytes.
    case memory
  }

  enum Route: String {
    case command
    case library
  }

  let quantity: Quantity
  let route: Route
  let kind: String
  let bytes: Int

  /// The sizes that the cost of a character is told at.
  static let characterSizes = [1_000, 4_000]
  /// The size that the memory is told at: half of what is accepted unless told otherwise.
  static let memorySize = 512 << 10

  /// The smaller of the two sizes that growth is told by.
  ///
  /// The command looks at a text under many widths and sizes of type, so that less of it tells as much. The
  /// library is asked about one width: of less text, four times as much may be the first that widths are halved
  /// for, which is a step and no growth.
  private static func smallSize(_ route: Route, isText: Bool) -> Int {
    isText && route == .command ? 8 << 10 : 64 << 10
  }

  /// Measurements of inputs of all kinds, those that take longest first, and of the empty ones that
  /// they are told beside.
  /// - Parameters:
  ///   - pattern: what the route and the kind, with a tab between, have to match in part; `nil` for
  ///     all kinds.
  ///   - bytes: the smaller size of all kinds; `nil` for each kind's own.
  static func all(matching pattern: Regex<AnyRegexOutput>?, bytes: Int?) -> [Measurement] {
    var measurements: [Measurement] = []
    func add(_ route: Route, _ kind: String, _ bytes: Int, _ quantity: Quantity = .instructions) {
      if let pattern, !"\(route.rawValue)\t\(kind)".contains(pattern) { return }
      measurements.append(
        Measurement(quantity: quantity, route: route, kind: kind, bytes: bytes)
      )
    }
    func addGrowth(_ route: Route, _ kind: String, isText: Bool) {
      let small = bytes ?? smallSize(route, isText: isText)
      for size in [small, small * 4] { add(route, kind, size) }
    }
    let texts = Set(CommandKind.texts.map(\.name))
    for kind in CommandKind.all {
      addGrowth(.command, kind.name, isText: texts.contains(kind.name))
    }
    for kind in LibraryKind.all {
      addGrowth(.library, kind.name, isText: texts.contains(kind.name))
    }
    for kind in CommandKind.texts {
      for size in characterSizes { add(.command, kind.name, size) }
      add(.command, kind.name, memorySize, .memory)
    }
    measurements += Set(measurements.map(\.whenEmpty))
    return measurements.sorted { ($0.bytes, $1.kind) > ($1.bytes, $0.kind) }
  }

  /// The empty input that what this one takes is told beside.
  var whenEmpty: Measurement {
    let empty =
      switch route {
      case .command: CommandKind.all.first { $0.name == kind }?.empty
      case .library: LibraryKind.all.first { $0.name == kind }?.empty
      }
    return Measurement(quantity: quantity, route: route, kind: empty ?? kind, bytes: 0)
  }

  var line: String {
    [quantity.rawValue, route.rawValue, kind, String(bytes)].joined(separator: "\t")
  }

  /// A line of quantity, route, kind and size in bytes, with tabs between.
  init?(_ fields: [String]) {
    guard fields.count >= 4, let quantity = Quantity(rawValue: fields[0]),
      let route = Route(rawValue: fields[1]), let bytes = Int(fields[3])
    else { return nil }
    self.init(quantity: quantity, route: route, kind: fields[2], bytes: bytes)
  }

  init(quantity: Quantity, route: Route, kind: String, bytes: Int) {
    self.quantity = quantity
    self.route = route
    self.kind = kind
    self.bytes = bytes
  }
}
