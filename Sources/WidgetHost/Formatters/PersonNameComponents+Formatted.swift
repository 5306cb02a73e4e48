#if os(Linux)
public import Foundation
import SwiftUISurface

extension PersonNameComponents {
  /// Reads a name as it is written in the language of the hosted device.
  ///
  /// - Throws: `CocoaError` where there is no name.
  public init(_ value: String) throws {
    guard let name = Self(reading: value, locale: HostedDevice.locale) else {
      throw CocoaError(.formatting)
    }
    self = name
  }

  /// The given and the family's name, in the order of the hosted device's language.
  public func formatted() -> String { formatted(FormatStyle()) }

  /// The name in a style: in the device's locale where the style has none of its own.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents {
    HostedDevice.formatted(self, style)
  }
}
#endif
