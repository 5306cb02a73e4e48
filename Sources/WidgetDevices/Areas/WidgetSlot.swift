public import DeviceTraits
import UnicodeText

/// A place that widgets stand in: a family of WidgetKit's, or one of the Today extensions before
/// it.
public enum WidgetSlot: Sendable, Hashable {
  /// A family of WidgetKit's.
  case family(WidgetFamily)
  /// A Today extension as it stands among others (iOS 10 to 14).
  case todayCompact
  /// A Today extension that was opened, at its greatest height.
  case todayExpanded

  /// The rectangular widget of the Lock Screen.
  public static let lockScreen = WidgetSlot.family(.accessoryRectangular)

  /// Every slot: the families in their order, then those of the Today extension.
  public static let all: [WidgetSlot] =
    WidgetFamily.allCases.map { .family($0) } + [.todayCompact, .todayExpanded]

  /// The slot of a name such as "systemSmall", letter case aside.
  public init?(name: String) {
    guard let slot = Self.all.first(where: { $0.description.isExactly(name, ignoringCase: .ascii) })
    else {
      return nil
    }
    self = slot
  }

  /// WidgetKit's family; nil for a Today extension.
  public var family: WidgetFamily? {
    if case .family(let family) = self { family } else { nil }
  }

  /// Whether its widgets stand on the Lock Screen or on watch faces, in one colour.
  public var isAccessory: Bool {
    switch self {
    case .family(.accessoryCorner), .family(.accessoryCircular), .family(.accessoryRectangular),
      .family(.accessoryInline):
      true
    default: false
    }
  }
}

extension WidgetSlot: CustomStringConvertible {
  /// The family's name in code, or "todayCompact" and "todayExpanded".
  public var description: String {
    switch self {
    case .family(let family): family.description
    case .todayCompact: "todayCompact"
    case .todayExpanded: "todayExpanded"
    }
  }
}
