import Foundation

/// Numbers for reading: points with at most three decimals.
package enum Points {
  /// A size, no length of which is 0 where it is more: "146 × 58", "< 0.001 × 58".
  package static func size(_ size: CGSize) -> String {
    let lengths = [size.width, size.height].map { length(Double($0)) }
    return lengths.joined(separator: " × ")
  }

  /// Up to three decimals, never 0 for what is more: "40.667", "< 0.001".
  package static func length(_ value: Double) -> String {
    value > 0 && value < 0.0005 ? "< 0.001" : text(value)
  }

  /// Up to three decimals, trailing zeros dropped: "67", "40.667".
  package static func text(_ value: Double) -> String {
    guard value.isFinite else { return value > 0 ? "∞" : value < 0 ? "−∞" : "?" }
    guard abs(value) < 1e12 else { return value.description }
    let thousandths = Int((abs(value) * 1000).rounded())
    var text = String(thousandths / 1000)
    let rest = thousandths % 1000
    if rest != 0 {
      var digits = String(rest)
      digits = String(repeating: "0", count: 3 - digits.count) + digits
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    return value < 0 && thousandths != 0 ? "−" + text : text
  }

  /// At most two decimals, never 0 for what is more: "0.14", "3", "< 0.01".
  package static func hundredths(_ value: Double) -> String {
    if value > 0, value < 0.005 { return "< 0.01" }
    guard abs(value) < 1e12 else { return text(value) }
    return text((value * 100).rounded() / 100)
  }

  /// A part of a whole as per cent with one decimal, more where it is small: "8.4 %", "0.08 %".
  package static func percent(_ part: Double) -> String {
    let percent = part * 100
    guard percent >= 1 else { return "\(hundredths(percent)) %" }
    return "\(text((percent * 10).rounded() / 10)) %"
  }
}
