package import DeviceTraits
package import FontFaces

extension SystemVersion {
  /// The version by the name that it has on a platform; tablets count as phones.
  package func name(on platform: Platform) -> String {
    switch platform {
    case .iOS: "iOS \(rawValue)"
    // Watches counted from another year until all systems took its number.
    case .watchOS: "watchOS \(self < .iOS26 ? rawValue - 7 : rawValue)"
    }
  }
}
