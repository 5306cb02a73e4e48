#if os(Linux)
public import Foundation
import SwiftUISurface

/// Names of persons on a hosted device: "Elizabeth Smith".
///
/// Stands in for Foundation's `PersonNameComponentsFormatter`, which cannot be made on Linux, with
/// `PersonNameComponents.FormatStyle`.
public final class HostedPersonNameFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// The given and the family's name.
    case `default`
    /// What somebody is called.
    case short
    /// The given and the family's name.
    case medium
    /// All but the nickname.
    case long
    /// Letters, as of a monogram.
    case abbreviated
  }

  /// What is written.
  public struct Options: OptionSet, Sendable {
    /// The options' bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// How the name is said.
    public static let phonetic = Options(rawValue: 2)
  }

  /// How much of a name is written.
  public var style = Style.default
  /// Whether it is written how the name is said.
  public var isPhonetic = false
  /// Whose order of names it is.
  public var locale: Locale? = HostedDevice.locale

  /// Creates a formatter.
  public override init() {
    super.init()
  }

  /// Creates a formatter; what was archived is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A name in a style.
  public static func localizedString(
    from components: PersonNameComponents,
    style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = HostedPersonNameFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// A name; of one that says nothing of how it is said, nothing where that is asked for (I).
  public func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation : components
    let format = PersonNameComponents.FormatStyle(
      style: PersonNameComponents.FormatStyle.Style(rawValue: style.rawValue) ?? .medium,
      locale: locale ?? HostedDevice.locale
    )
    return name.map(format.format) ?? ""
  }

  /// A name; `nil` for what is none.
  public override func string(for object: Any?) -> String? {
    (object as? PersonNameComponents).map { string(from: $0) }
  }

  /// The parts of a name as it is written; `nil` where there is none.
  public func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonNameComponents(reading: string, locale: locale ?? HostedDevice.locale)
  }
}
#endif
