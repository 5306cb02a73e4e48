#if os(Linux)
public import Foundation

/// Things one after the other, in words, on a hosted device: "bay, pier and port".
///
/// Stands in for Foundation's `ListFormatter`, which Linux has none of, in CLDR's words.
public final class HostedListFormatter: Formatter, @unchecked Sendable {
  /// The locale that says the words.
  public var locale: Locale? = HostedDevice.locale
  /// What writes things that are no texts.
  public var itemFormatter: Formatter?

  /// Creates a formatter.
  public override init() {
    super.init()
  }

  /// Creates a formatter; what was archived is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Some texts in a list.
  public static func localizedString(byJoining strings: [String]) -> String {
    text(of: strings, in: HostedDevice.locale)
  }

  /// Some things in a list.
  public func string(from items: [Any]) -> String? {
    let texts = items.map { item in
      itemFormatter?.string(for: item) ?? item as? String ?? "\(item)"
    }
    return Self.text(of: texts, in: locale ?? HostedDevice.locale)
  }

  /// Some things in a list; `nil` for what is none.
  public override func string(for object: Any?) -> String? {
    (object as? [Any]).flatMap(string(from:))
  }

  private static func text(of strings: [String], in locale: Locale) -> String {
    let style: ListFormatStyle<StringStyle, [String]> = .list(type: .and)
    return style.locale(locale).format(strings)
  }
}
#endif
