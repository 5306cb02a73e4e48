public import DeviceTraits
public import Foundation
public import LayoutEngine

/// The room that a Today extension has on a device.
public struct TodayArea: Sendable, Hashable {
  /// The largest size, points; in `todayCompact` it is the only one.
  public let greatestSize: CGSize

  /// The margins that the system proposes; nil from iOS 10 on, where it asks for none.
  ///
  /// 47 points on the left, whatever the device, was read on iOS 8. Nobody published the others: none is
  /// assumed.
  public let proposedMargins: EdgeInsets?

  /// Whether the height was measured at this size of text on this system.
  public let isMeasured: Bool

  /// The room on a device, at a size of text; nil for a device of other widgets.
  ///
  /// The height of `todayCompact` grows with text; it was measured on iOS 10, and what it grows by is
  /// taken over for other systems. Beyond `xxxLarge` it stays.
  public init?(of device: Device, at typeSize: DynamicTypeSize) {
    guard let system = device.todaySystem, let whole = device.screenClass.size(of: device.slot)
    else { return nil }
    let heights = DeviceTable.bundled.compactHeights
    let usual = heights["large"] ?? whole.size.height
    let wanted = heights["\(typeSize)"] ?? heights["xxxLarge"] ?? usual
    let growth = device.slot == .todayCompact ? wanted - usual : 0
    greatestSize = CGSize(width: whole.size.width, height: whole.size.height + growth)
    proposedMargins = system < 10 ? EdgeInsets(top: 0, leading: 47, bottom: 0, trailing: 0) : nil
    isMeasured = whole.provenance == .measured && (growth == 0 || system == 10)
  }
}
