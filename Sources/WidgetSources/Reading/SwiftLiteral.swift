import Foundation

/// Values as they are written in Swift.
enum SwiftLiteral {
  /// A string of one line.
  static func string(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: "\r", with: "\\r")
    return "\"\(escaped)\""
  }
}
