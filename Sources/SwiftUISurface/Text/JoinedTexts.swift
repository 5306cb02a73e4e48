/// Neighbouring texts of a sum.
///
/// Texts are joined one by one, thousands of them in a loop: nested as they are written, each would be a level to
/// descend to read, compare or release them. A sum is a row of trees instead, each at least twice as large as the one
/// beside it at its smaller side, so that the row is short and its trees are low.
final class JoinedTexts: Sendable {
  typealias Piece = LocalizedStringKey.Piece

  let left: Piece
  let right: Piece
  /// How many texts it joins, or a great number.
  let count: Int

  private init(_ left: Piece, _ right: Piece) {
    self.left = left
    self.right = right
    // A sum may be joined with itself again and again.
    count = min(left.textCount + right.textCount, Int.max / 8)
  }

  /// The row of two sums: the smaller one's pieces join the larger one's, from the nearest on.
  static func row(_ left: [Piece], _ right: [Piece]) -> [Piece] {
    guard size(left) < size(right) else {
      var row = left
      for piece in right { row.join(piece) { JoinedTexts($0, $1) } }
      return row
    }
    var row = Array(right.reversed())
    for piece in left.reversed() { row.join(piece) { JoinedTexts($1, $0) } }
    return row.reversed()
  }

  private static func size(_ row: [Piece]) -> Int {
    row.reduce(0) { min($0 + $1.textCount, Int.max / 8) }
  }
}

extension JoinedTexts: Equatable {
  static func == (one: JoinedTexts, other: JoinedTexts) -> Bool {
    one === other
      || one.count == other.count && one.left == other.left && one.right == other.right
  }
}

extension LocalizedStringKey.Piece {
  /// How many texts of a sum it is.
  fileprivate var textCount: Int {
    if case .joined(let texts) = self { texts.count } else { 1 }
  }

  fileprivate var isText: Bool {
    switch self {
    case .text, .joined: true
    default: false
    }
  }
}

extension [LocalizedStringKey.Piece] {
  /// Adds a piece at the end, with what is less than twice as large before it in one tree.
  fileprivate mutating func join(
    _ piece: Element,
    _ joined: (_ before: Element, _ piece: Element) -> JoinedTexts
  ) {
    var piece = piece
    while let before = last, before.textCount < 2 * piece.textCount {
      piece = .joined(joined(before, piece))
      removeLast()
    }
    append(piece)
  }
}

extension Text {
  /// The texts that it is the sum of: itself where it is none, or has attributes of its own.
  var summands: [LocalizedStringKey.Piece] {
    let pieces = content.pieces
    // A table has nothing for texts without a key.
    guard pieces.allSatisfy(\.isText), content.key == nil, attributes == TextAttributes() else {
      return [.text(self)]
    }
    return pieces
  }
}
