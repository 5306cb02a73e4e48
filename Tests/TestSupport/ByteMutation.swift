/// Spoils valid documents as editors, networks and other programs do, and as nobody would.
///
/// The same seed spoils alike on every run.
public struct ByteMutation {
  private var generator: SplitMix
  /// What is put in at any place, besides bytes of the document itself.
  private let pieces: [[UInt8]]

  /// What no format is safe from: NUL, byte order marks, half sequences and surrogates, controls.
  private static let hostileBytes: [[UInt8]] = [
    [0], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF], [0x80], [0xC0, 0x80], [0xE3, 0x81],
    [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F], [0x1B, 0x5B], [0x7F], [0x0D],
    [0x0A, 0x0A], [0xE2, 0x80, 0xA8],
  ]

  /// - Parameter pieces: what means something in the format: brackets, escapes, huge numbers.
  public init(seed: UInt64, pieces: [String]) {
    generator = SplitMix(seed: seed)
    self.pieces = pieces.map { Array($0.utf8) } + Self.hostileBytes
  }

  /// A document with up to four faults.
  public mutating func spoil(_ document: String) -> [UInt8] {
    var bytes = Array(document.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &generator) { spoilOnce(&bytes) }
    return bytes
  }

  private mutating func spoilOnce(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let end = Int.random(in: place...min(bytes.count, place + 24), using: &generator)
    let part = Array(bytes[place..<end])
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: bytes.removeSubrange(place...)
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: part, at: place)
    case 3:
      let count = Int.random(in: 2...90, using: &generator)
      bytes.insert(contentsOf: [[UInt8]](repeating: part, count: count).joined(), at: place)
    case 4:
      let count = [1, 2, 70, 300].randomElement(using: &generator) ?? 1
      let piece = pieces.randomElement(using: &generator) ?? []
      bytes.insert(contentsOf: [[UInt8]](repeating: piece, count: count).joined(), at: place)
    case 5:
      let piece = pieces.randomElement(using: &generator) ?? []
      bytes.replaceSubrange(place..<end, with: piece)
    case 6:
      if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &generator) }
    default:
      if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator) }
    }
  }
}
