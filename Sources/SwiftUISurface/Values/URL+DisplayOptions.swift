#if os(Linux) && compiler(<6.4)
public import Foundation

extension URL.FormatStyle {
  /// A part of an address that is one of some values.
  struct Condition: Codable, Hashable, Sendable {
    let component: Component
    let values: Set<String>

    func holds(in parts: URLComponents) -> Bool {
      component.text(in: parts).map(values.contains) == true
    }
  }

  /// Whether a part of an address is written.
  public struct ComponentDisplayOption: Codable, Hashable, Sendable {
    private let isShown: Bool
    private var condition: Condition?

    /// It is written.
    public static var always: Self { Self(isShown: true) }
    /// It is not written.
    public static var never: Self { Self(isShown: false) }
    /// It is not written of addresses of the web.
    public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }

    /// It is written where a part is one of some values.
    public static func displayWhen(
      _ component: URL.FormatStyle.Component,
      matches requirements: Set<String>
    ) -> Self {
      Self(isShown: true, condition: Condition(component: component, values: requirements))
    }

    /// It is written unless a part is one of some values.
    public static func omitWhen(
      _ component: URL.FormatStyle.Component,
      matches requirements: Set<String>
    ) -> Self {
      Self(isShown: false, condition: Condition(component: component, values: requirements))
    }

    func shows(_ parts: URLComponents) -> Bool {
      isShown == (condition?.holds(in: parts) ?? true)
    }
  }

  /// Whether the host of an address is written, and how much of it.
  public struct HostDisplayOption: Codable, Hashable, Sendable {
    private let isShown: Bool
    private var condition: Condition?
    private var omitted: Set<String> = []

    /// It is written.
    public static var always: Self { Self(isShown: true) }
    /// It is not written.
    public static var never: Self { Self(isShown: false) }
    /// It is not written of addresses of the web.
    public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }

    /// It is written where a part is one of some values.
    public static func displayWhen(
      _ component: URL.FormatStyle.Component,
      matches requirements: Set<String>
    ) -> Self {
      Self(isShown: true, condition: Condition(component: component, values: requirements))
    }

    /// It is written unless a part is one of some values.
    public static func omitWhen(
      _ component: URL.FormatStyle.Component,
      matches requirements: Set<String>
    ) -> Self {
      Self(isShown: false, condition: Condition(component: component, values: requirements))
    }

    /// It is written without its first domain where that is one of some.
    ///
    /// - Parameter omitMultiLevelSubdomains: left out of account.
    public static func omitSpecificSubdomains(
      _ subdomainsToOmit: Set<String> = [],
      includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
    ) -> Self {
      Self(isShown: true, omitted: subdomainsToOmit)
    }

    /// It is written without its first domain where that is one of some, and a part one of some values.
    ///
    /// - Parameter omitMultiLevelSubdomains: left out of account.
    public static func omitSpecificSubdomains(
      _ subdomainsToOmit: Set<String> = [],
      includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
      when component: URL.FormatStyle.Component,
      matches requirements: Set<String>
    ) -> Self {
      Self(
        isShown: true,
        condition: Condition(component: component, values: requirements),
        omitted: subdomainsToOmit
      )
    }

    /// What is written of the host; `nil` for nothing.
    func text(in parts: URLComponents) -> String? {
      guard let host = parts.host, !host.isEmpty else { return nil }
      let holds = condition?.holds(in: parts) ?? true
      guard isShown else { return holds ? nil : host }
      let domains = host.split(separator: ".")
      let isNumber = host.hasPrefix("[") || domains.allSatisfy { UInt8($0) != nil }
      let isShortened =
        domains.count > 2 && !isNumber && domains.first.map { omitted.contains(String($0)) } == true
      guard isShortened else { return holds ? host : nil }
      return holds ? domains.dropFirst().joined(separator: ".") : host
    }
  }
}

extension URL.FormatStyle.Component {
  /// The part of an address; `nil` where it has none.
  func text(in parts: URLComponents) -> String? {
    switch self {
    case .scheme: parts.scheme
    case .user: parts.user
    case .password: parts.password
    case .host: parts.host
    case .port: parts.port.map(String.init)
    case .path: parts.path
    case .query: parts.query
    case .fragment: parts.fragment
    }
  }
}
#endif
