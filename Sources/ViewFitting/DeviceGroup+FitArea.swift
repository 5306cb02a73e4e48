public import DeviceTraits
package import FitSelection
import Foundation
public import WidgetDevices

extension DeviceGroup {
  /// The system of its devices; where there are none, that of the size.
  public var platform: Platform {
    if devices.isEmpty { return platformOfSize }
    return devices.allSatisfy { $0.kind == .watch } ? .watchOS : .iOS
  }

  /// The area and scale as a name: "146 × 58 @3x".
  package var name: String {
    "\(Points.size(size)) @\(Points.text(displayScale))x"
  }

  /// The distinct origins of the area, the surest first: that whose lengths may be off by less.
  ///
  /// How an area is known does not tell by itself: one that was measured on an older system may be off by more
  /// than the guideline's. It does where they may be off by as much.
  package var rankedAreas: [TextArea] {
    textAreas.sorted { $0.rank < $1.rank }
  }

  /// The group as an area, with the doubt of its devices' area that is known best.
  ///
  /// - Parameter platform: the system whose rules hold; nil for that of the devices.
  package func fitArea(on platform: Platform? = nil) -> FitArea {
    FitArea(
      name: name,
      size: size,
      displayScale: displayScale,
      platform: platform ?? self.platform,
      systemVersion: systemVersion,
      family: devices.first?.slot.family,
      doubt: rankedAreas.first?.doubt ?? .none
    )
  }
}

extension TextArea {
  /// The order from the surest to the least sure.
  fileprivate var rank: (width: Double, height: Double, provenance: Int) {
    let doubt = doubt
    return (doubt.width?.points ?? 0, doubt.height?.points ?? 0, provenance.rank)
  }
}

extension TextArea.Provenance {
  /// The order from the surest to the least sure.
  fileprivate var rank: Int {
    switch self {
    case .given: 0
    case .measured: 1
    case .documented: 2
    case .derived: 3
    }
  }
}
