import Foundation
import Reports

/// Reads the numbers and sizes that a user types.
enum Lengths {
  /// More points than any screen has; beyond it a number is a slip of the finger.
  static let greatest = 1_000_000.0

  /// A number in decimal digits; nil for what is none, and for the other ways in which programmers
  /// write one: `0x10`, `inf`.
  static func decimal(_ text: some StringProtocol) -> Double? {
    let marks = "+-.eE".utf8
    guard
      text.utf8.allSatisfy({
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || marks.contains($0)
      })
    else { return nil }
    return Double(text)
  }

  /// A positive, finite number; `name` is the option, for the message.
  static func positive(_ text: String, _ name: String) throws(CommandFailure) -> Double {
    guard let value = decimal(text) else {
      throw CommandFailure("\(name): “\(text)” is not a number")
    }
    return try positive(value, name)
  }

  /// A number that must be positive and finite.
  static func positive(_ value: Double, _ name: String) throws(CommandFailure) -> Double {
    guard value > 0 else {
      let digits = value.isFinite ? JSONWriter.digits(value) : "\(value)"
      throw CommandFailure("\(name) must be greater than zero, not \(digits)")
    }
    guard value <= greatest else {
      throw CommandFailure("\(name) must be finite and at most \(JSONWriter.digits(greatest))")
    }
    return value
  }

  /// A number of points that may be negative, but not beyond any screen.
  static func signed(_ value: Double, _ name: String) throws(CommandFailure) -> Double {
    guard abs(value) <= greatest else {
      let digits = JSONWriter.digits(greatest)
      throw CommandFailure("\(name) must be a number from -\(digits) to \(digits)")
    }
    return value
  }

  /// A size such as 146x58 or 156.5×63.75.
  static func size(_ text: String, _ name: String) throws(CommandFailure) -> CGSize {
    let parts = text.unicodeScalars.split(
      omittingEmptySubsequences: false,
      whereSeparator: { "xX×".unicodeScalars.contains($0) }
    )
    guard parts.count == 2 else {
      throw CommandFailure("\(name): “\(text)” is not WIDTHxHEIGHT in points, such as 146x58")
    }
    return CGSize(
      width: try positive(String(parts[0]), "\(name): the width"),
      height: try positive(String(parts[1]), "\(name): the height")
    )
  }
}
