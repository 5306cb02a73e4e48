/// Where an intent is done: in the background, or in the app once that is shown.
public struct IntentModes: OptionSet, Sendable, Hashable {
  /// When the app is shown.
  public struct ForegroundMode: Sendable, Hashable {
    fileprivate let bit: Int

    /// Before anything is done.
    public static let immediate = ForegroundMode(bit: 2)
    /// Where the intent asks for it.
    public static let dynamic = ForegroundMode(bit: 4)
    /// While it is done, or at its end.
    public static let deferred = ForegroundMode(bit: 8)
  }

  /// The bits.
  public let rawValue: Int

  /// Creates a set of modes.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The app stays closed.
  public static let background = IntentModes(rawValue: 1)
  /// The app is shown before anything is done.
  public static let foreground = IntentModes(rawValue: 2)
  /// The app is shown.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    IntentModes(rawValue: mode.bit)
  }
}

extension AppIntent {
  /// The app stays closed.
  public static var supportedModes: IntentModes { .background }
}
