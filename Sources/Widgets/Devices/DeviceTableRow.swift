import FontFaces
import Foundation
import ViewLayout

/// A row of a table of devices: its columns, and what each may hold.
struct DeviceTableRow {
  private let columns: [String]

  /// Splits a line at its tabs.
  init(_ line: ArraySlice<UInt8>) {
    columns = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// A column; nil where it is empty, or not there.
  subscript(index: Int) -> String? {
    columns.indices.contains(index) && columns[index] != "-" ? columns[index] : nil
  }

  func kind(_ index: Int) -> Device.Kind? { self[index].flatMap(Device.Kind.init) }

  func length(_ index: Int) -> CGFloat? { self[index].flatMap { Double($0) }.map { CGFloat($0) } }

  /// A pair of lengths such as "147.67x58".
  func size(_ index: Int) -> CGSize? {
    guard let parts = self[index]?.split(separator: "x"), parts.count == 2,
      let width = Double(parts[0]), let height = Double(parts[1])
    else { return nil }
    return CGSize(width: width, height: height)
  }

  func screen(_ index: Int) -> CGSize? { size(index) }

  func slot(_ index: Int) -> WidgetSlot? { self[index].flatMap { Self.slots[$0] } }

  func version(_ index: Int) -> SystemVersion? {
    self[index].flatMap { Int($0) }.flatMap(SystemVersion.init)
  }

  /// The first and the last system, such as "16-18".
  func systems(_ index: Int) -> ClosedRange<SystemVersion>? {
    let ends = self[index]?.split(separator: "-").compactMap { Int($0) } ?? []
    guard ends.count == 2, let first = SystemVersion(rawValue: ends[0]),
      let last = SystemVersion(rawValue: ends[1]), first <= last
    else { return nil }
    return first...last
  }

  private static let slots = Dictionary(
    WidgetSlot.all.map { ($0.description, $0) },
    uniquingKeysWith: { first, _ in first }
  )
}
