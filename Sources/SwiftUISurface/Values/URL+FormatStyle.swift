// From Swift 6.4 on Foundation has it on Linux, too.
#if os(Linux) && compiler(<6.4)
public import Foundation

extension URL {
  /// How an address is written: its scheme, host and path, unless others are asked for.
  ///
  /// Stands in for Foundation's style of the name, which Linux has none of, by the rules of Foundation's sources (R). Without
  /// the list of top-level domains hosts keep all domains but those that are named, and letters that look like others of
  /// another script stay what they are.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// A part of an address.
    public enum Component: Int, Codable, Hashable, Sendable {
      /// What stands before the colon.
      case scheme = 1
      /// The name of a user.
      case user = 2
      /// A password.
      case password = 4
      /// The name of a machine.
      case host = 8
      /// The number of a port.
      case port = 16
      /// Where it is on the host.
      case path = 32
      /// What stands behind the question mark.
      case query = 64
      /// What stands behind the number sign.
      case fragment = 128
    }

    private var options: [Component: ComponentDisplayOption]
    private var hostOption: HostDisplayOption

    /// Creates a style.
    public init(
      scheme: ComponentDisplayOption = .always,
      user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never,
      host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily,
      path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never,
      fragment: ComponentDisplayOption = .never
    ) {
      options = [
        .scheme: scheme, .user: user, .password: password, .port: port, .path: path,
        .query: query, .fragment: fragment,
      ]
      hostOption = host
    }

    /// The address, without percent signs for what is no letter.
    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: false) else {
        return value.absoluteString
      }
      func shown(_ component: Component) -> String? {
        options[component]?.shows(parts) == true ? component.text(in: parts) : nil
      }
      let authority = [
        [shown(.user), shown(.password)].compactMap { $0 }.joined(separator: ":"),
        hostOption.text(in: parts) ?? "",
      ]
      let place =
        authority.filter { !$0.isEmpty }.joined(separator: "@")
        + (shown(.port).map { ":\($0)" } ?? "")
      let (query, fragment) = (shown(.query), shown(.fragment))
      var path = shown(.path) ?? ""
      if path.hasSuffix("/"), query == nil, fragment == nil { path.removeLast() }
      let scheme = shown(.scheme).map { place.isEmpty ? "\($0):" : "\($0)://" } ?? ""
      return scheme + place + path + (query.map { "?\($0)" } ?? "")
        + (fragment.map { "#\($0)" } ?? "")
    }

    private func with(_ component: Component, _ option: ComponentDisplayOption) -> Self {
      var style = self
      style.options[component] = option
      return style
    }
  }
}

extension URL.FormatStyle {
  /// Whether the scheme is written.
  public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self {
    with(.scheme, strategy)
  }

  /// Whether the user is written.
  public func user(_ strategy: ComponentDisplayOption = .never) -> Self { with(.user, strategy) }

  /// Whether the password is written.
  public func password(_ strategy: ComponentDisplayOption = .never) -> Self {
    with(.password, strategy)
  }

  /// Whether the host is written, and how much of it.
  public func host(_ strategy: HostDisplayOption = .always) -> Self {
    var style = self
    style.hostOption = strategy
    return style
  }

  /// Whether the port is written.
  public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self {
    with(.port, strategy)
  }

  /// Whether the path is written.
  public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(.path, strategy) }

  /// Whether the query is written.
  public func query(_ strategy: ComponentDisplayOption = .never) -> Self { with(.query, strategy) }

  /// Whether the fragment is written.
  public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self {
    with(.fragment, strategy)
  }
}

extension URL {
  /// The address: its scheme, host and path.
  public func formatted() -> String { formatted(FormatStyle()) }

  /// The address in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == URL {
    style.format(self)
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// How an address is written: its scheme, host and path.
  public static var url: Self { Self() }
}
#endif
