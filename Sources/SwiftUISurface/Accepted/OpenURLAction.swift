public import Foundation

/// What opens an address: nothing is opened here.
public struct OpenURLAction: Sendable {
  /// What has become of an address.
  public struct Result: Sendable, Hashable {
    private let name: String

    /// The app took it.
    public static let handled = Result(name: "handled")
    /// The app dropped it.
    public static let discarded = Result(name: "discarded")
    /// The system is to open it.
    public static let systemAction = Result(name: "systemAction")
  }

  init() {}

  /// Creates an action of one's own, which is not called here.
  public init(handler: @escaping @MainActor (URL) -> Result) {}

  /// Opens nothing.
  public func callAsFunction(_ url: URL) {}
}

extension EnvironmentValues {
  /// What opens addresses: nothing is opened here.
  public var openURL: OpenURLAction {
    get { OpenURLAction() }
    set {}
  }
}
