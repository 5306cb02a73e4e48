/// Numbers in a font's table, their highest byte first; beyond its end there is none.
struct BigEndianBytes<Bytes: RandomAccessCollection>
where Bytes.Element == UInt8, Bytes.Index == Int {
  /// Their indices count from 0.
  private let bytes: Bytes

  init(_ bytes: Bytes) {
    assert(bytes.startIndex == 0)
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  func unsigned8(_ offset: Int) -> Int? { unsigned(offset, width: 1) }
  func unsigned16(_ offset: Int) -> Int? { unsigned(offset, width: 2) }
  func unsigned32(_ offset: Int) -> Int? { unsigned(offset, width: 4) }

  /// A number of type F2DOT14.
  func fraction(_ offset: Int) -> Double? { signed(offset, width: 2).map { Double($0) / 16384 } }

  func signed(_ offset: Int, width: Int) -> Int? {
    unsigned(offset, width: width).map { number in
      number >= 1 << (8 * width - 1) ? number - (1 << (8 * width)) : number
    }
  }

  func unsigned(_ offset: Int, width: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - width else { return nil }
    // Not by way of a slice: where the compiler makes no version for these bytes, each step along one asks for its types.
    var number = 0
    for place in offset..<offset + width { number = number << 8 | Int(bytes[place]) }
    return number
  }
}
