/// Counts the lines of XML, as expat does.
enum XMLLines {
  /// How many lines end in bytes: at CR, and at LF where none stands before it.
  static func count(in bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    var before: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D || (byte == 0x0A && before != 0x0D) { count += 1 }
      before = byte
    }
    return count
  }
}
