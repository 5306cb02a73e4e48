import FontFaces
import Foundation

@testable import WidgetDevices

extension Device {
  /// A phone whose text area on the lock screen is given, points, and how far it is known.
  static func phone(
    textArea size: CGSize,
    provenance: TextArea.Provenance = .documented,
    margins: TextArea.Margins = .included
  ) throws -> Device {
    let known = try DeviceCatalogue.device(named: "iPhone 15", for: .lockScreen)
    return Device(
      name: "\(size.width) × \(size.height) pt",
      kind: known.kind,
      identifiers: [],
      screenClass: known.screenClass,
      displayScale: 3,
      systems: known.systems,
      systemVersion: .iOS26,
      slot: known.slot,
      textArea: TextArea(
        size: size,
        provenance: provenance,
        margins: margins,
        source: "a test"
      )
    )
  }
}
