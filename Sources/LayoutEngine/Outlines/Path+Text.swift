import Foundation

/// Outlines as SwiftUI writes them: numbers, and then the letter of what is done with them, all between single spaces.
extension Path: LosslessStringConvertible {
  /// The pieces in order, such as `0 0 m 10 0 l 10 10 0 10 q h`.
  ///
  /// A point to begin at stands before `m`, the end of a line before `l`, control points and the end of a curve before `q`
  /// or `c`; `h` closes. Numbers have six digits, as on iOS.
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let end): Self.text("m", end)
      case .line(let end): Self.text("l", end)
      case .quadCurve(let end, let control): Self.text("q", control, end)
      case .curve(let end, let one, let two): Self.text("c", one, two, end)
      case .closeSubpath: Self.text("h")
      }
    }
    .joined(separator: " ")
  }

  private static func text(_ letter: String, _ points: CGPoint...) -> String {
    let numbers = points.flatMap { [$0.x, $0.y] }.map { String(format: "%g", Double($0)) }
    return (numbers + [letter]).joined(separator: " ")
  }

  /// Reads what `description` writes; nil where that is not an outline.
  ///
  /// As on iOS `v` and `y` are read too, cubic curves whose first control point is where they begin or whose second is
  /// where they end, `t`, a quadratic one that goes on as straight as the one before, and `re`, a rectangle; numbers at
  /// the end without a letter are passed over.
  /// - Complexity: linear in the length of the text.
  public init?(_ string: String) {
    self.init()
    var reader = PathReader(string)
    while let word = reader.next() {
      guard add(word.letter, word.numbers, &reader.pull) else { return nil }
    }
    guard reader.isAtEnd else { return nil }
  }

  /// Adds what a letter means; false where it means nothing or takes other numbers.
  /// - Parameter pull: the last control point of a quadratic curve, for one that goes on.
  private mutating func add(_ letter: String, _ numbers: [CGFloat], _ pull: inout CGPoint?)
    -> Bool
  {
    guard let count = Self.counts[letter], numbers.count == count else { return false }
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
    }
    let before = pull
    pull = nil
    switch letter {
    case "m": move(to: point(0))
    case "re":
      addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default:
      // What begins nowhere is not drawn.
      guard let currentPoint else { return true }
      switch letter {
      case "l": addLine(to: point(0))
      case "c": addCurve(to: point(2), control1: point(0), control2: point(1))
      case "v": addCurve(to: point(1), control1: currentPoint, control2: point(0))
      case "y": addCurve(to: point(1), control1: point(0), control2: point(1))
      case "q", "t":
        let last = before ?? currentPoint
        let opposite = CGPoint(x: 2 * currentPoint.x - last.x, y: 2 * currentPoint.y - last.y)
        let control = letter == "q" ? point(0) : opposite
        addQuadCurve(to: point(count / 2 - 1), control: control)
        pull = control
      default: closeSubpath()
      }
    }
    return true
  }

  /// How many numbers stand before a letter.
  private static let counts = [
    "m": 2, "l": 2, "q": 4, "c": 6, "h": 0, "t": 2, "v": 4, "y": 4, "re": 4,
  ]
}

/// Reads an outline's text, letter by letter with the numbers before it.
private struct PathReader {
  private let bytes: [UInt8]
  private var position = 0
  var pull: CGPoint?

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position == bytes.count }

  /// The next letters and the numbers before them; nil at the end, and where there is neither.
  mutating func next() -> (letter: String, numbers: [CGFloat])? {
    var numbers: [CGFloat] = []
    while true {
      while let byte = byte(at: position), Self.spaces.contains(byte) { position += 1 }
      guard let first = byte(at: position) else { return nil }
      if first >= UInt8(ascii: "a") {
        let isRectangle = first == UInt8(ascii: "r") && byte(at: position + 1) == UInt8(ascii: "e")
        position += isRectangle ? 2 : 1
        return (isRectangle ? "re" : String(UnicodeScalar(first)), numbers)
      }
      guard numbers.count < 6, let number = number() else { return nil }
      numbers.append(number)
    }
  }

  /// The number that begins here, as far as it goes.
  private mutating func number() -> CGFloat? {
    let start = position
    skip("+", "-")
    var digits = skipDigits()
    if byte(at: position) == UInt8(ascii: ".") {
      position += 1
      digits += skipDigits()
    }
    // An e that no digits follow makes it no number; no letter of an outline is an e either.
    if skip("e", "E") {
      skip("+", "-")
      _ = skipDigits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard digits > 0, let value = Double(text.hasSuffix(".") ? text + "0" : text), value.isFinite
    else {
      position = start
      return nil
    }
    return CGFloat(value)
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = byte(at: position), Self.digits.contains(byte) { position += 1 }
    return position - start
  }

  @discardableResult
  private mutating func skip(_ one: UnicodeScalar, _ other: UnicodeScalar) -> Bool {
    guard let byte = byte(at: position), byte == UInt8(ascii: one) || byte == UInt8(ascii: other)
    else { return false }
    position += 1
    return true
  }

  private func byte(at position: Int) -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// Tabulator, ends of lines and pages, space.
  private static let spaces: Set<UInt8> = [9, 10, 12, 13, 32]
}
