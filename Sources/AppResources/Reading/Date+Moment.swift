package import Foundation

extension Date {
  /// A moment as ISO 8601 writes it: a day, a time of day and a zone, such as `2026-03-28T09:30:00+09:00`; `nil` for a
  /// text that is none.
  ///
  /// Foundation alone takes 30 February for 2 March on Linux, 25:61 for a time of the next day, and a zone with
  /// anything behind it.
  package init?(moment text: String) {
    let numbers = text.utf8.prefix(Self.bytesBeforeZone).split { !Self.isDigit($0) }
      .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 6, Self.hasDay(numbers[0], numbers[1], numbers[2]),
      // A minute may have a second more.
      numbers[3] < 24, numbers[4] < 60, numbers[5] <= 60,
      Self.endsWithZone(text.utf8.dropFirst(Self.bytesBeforeZone)),
      let date = try? Date(text, strategy: .iso8601)
    else { return nil }
    self = date
  }

  /// The bytes of a day and a time of day.
  private static let bytesBeforeZone = "2026-03-28T09:30:00".utf8.count

  /// Whether a year has a day.
  private static func hasDay(_ year: Int, _ month: Int, _ day: Int) -> Bool {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...12).contains(month) else { return false }
    return (1...lengths[month - 1]).contains(day)
  }

  /// Whether a zone ends a text: `Z`, or hours and minutes with a sign; parts of a second may stand before it.
  private static func endsWithZone(_ text: Substring.UTF8View) -> Bool {
    var rest = text
    if rest.first == UInt8(ascii: ".") { rest = rest.dropFirst().drop { isDigit($0) } }
    if rest.elementsEqual("Z".utf8) { return true }
    let digits = rest.dropFirst().filter { isDigit($0) }.count
    let isSigned = rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-")
    return isSigned && rest.dropFirst().allSatisfy { isDigit($0) || $0 == UInt8(ascii: ":") }
      && (digits == 2 || digits == 4)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
