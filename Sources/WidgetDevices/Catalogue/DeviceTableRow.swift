import FontFaces
import Foundation
import LayoutEngine

/// A row of a table of devices: its columns, and what each may hold.
///
/// Works on bytes: the table is read whenever a command names a device.
struct DeviceTableRow: Sendable {
  private let columns: [ArraySlice<UInt8>]

  /// Splits a line at its tabs.
  init(_ line: ArraySlice<UInt8>) {
    columns = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
  }

  /// A column; nil where it is empty, or not there.
  subscript(index: Int) -> String? {
    bytes(index).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The parts of a column, without the spaces before them; none where it is empty.
  func list(_ index: Int, separatedBy separator: Unicode.Scalar) -> [String] {
    guard let bytes = bytes(index) else { return [] }
    return bytes.split(separator: UInt8(ascii: separator))
      .map { String(decoding: $0.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self) }
  }

  private func bytes(_ index: Int) -> ArraySlice<UInt8>? {
    guard columns.indices.contains(index) else { return nil }
    let column = columns[index]
    return column.count == 1 && column.first == UInt8(ascii: "-") ? nil : column
  }

  func kind(_ index: Int) -> Device.Kind? { self[index].flatMap(Device.Kind.init) }

  func length(_ index: Int) -> CGFloat? {
    bytes(index).flatMap(Self.number).map { CGFloat($0) }
  }

  /// A pair of lengths such as "147.67x58".
  func size(_ index: Int) -> CGSize? {
    guard let (width, height) = pair(index, around: "x") else { return nil }
    return CGSize(width: width, height: height)
  }

  func slot(_ index: Int) -> WidgetSlot? { self[index].flatMap { Self.slots[$0] } }

  func version(_ index: Int) -> SystemVersion? {
    bytes(index).flatMap(Self.number).flatMap(Self.version)
  }

  /// The first and the last system, such as "16-18".
  func systems(_ index: Int) -> ClosedRange<SystemVersion>? {
    guard let ends = pair(index, around: "-"), let first = Self.version(ends.0),
      let last = Self.version(ends.1), first <= last
    else { return nil }
    return first...last
  }

  private func pair(_ index: Int, around separator: Unicode.Scalar) -> (Double, Double)? {
    guard let bytes = bytes(index), let mark = bytes.firstIndex(of: UInt8(ascii: separator)),
      let first = Self.number(bytes[..<mark]), let second = Self.number(bytes[(mark + 1)...])
    else { return nil }
    return (first, second)
  }

  private static func version(_ number: Double) -> SystemVersion? {
    Int(exactly: number).flatMap(SystemVersion.init)
  }

  /// Digits with at most one point among them, at most twelve.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Double? {
    var digits = 0
    var scale = 1.0
    var isFraction = false
    guard !bytes.isEmpty, bytes.count <= 12 else { return nil }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        if isFraction { scale *= 10 }
      case UInt8(ascii: ".") where !isFraction: isFraction = true
      default: return nil
      }
    }
    // Both are whole numbers, so that the quotient is the nearest number there is.
    return Double(digits) / scale
  }

  private static let slots = Dictionary(
    WidgetSlot.all.map { ($0.description, $0) },
    uniquingKeysWith: { first, _ in first }
  )
}
