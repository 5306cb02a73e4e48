#if os(Linux)
public import Foundation
import SwiftUISurface

extension Measurement where UnitType: Dimension {
  /// The measurement in the units and words of the hosted device.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  /// The measurement in a style: in the device's locale where the style has none of its own.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> {
    HostedDevice.formatted(self, style)
  }
}
#endif
