extension Double {
  /// The number to a thousandth, as recordings write it: no sum is rounded otherwise so coarsely.
  public var toThousandths: String {
    guard isFinite, abs(self) < 1e12 else { return "\(self)" }
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension String {
  /// A number for the bytes, the same on every run (FNV-1a).
  public var hashOfBytes: UInt64 {
    utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Eight digits that stand for a text which would be too long to record.
  public var digest: String {
    let hash = hashOfBytes
    let digits = String((hash ^ hash >> 32) & 0xFFFF_FFFF, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// The text with what has no picture written as `\u{…}`, as tables of cases write it.
  public var visible: String {
    var result = ""
    for scalar in unicodeScalars {
      let isPlain =
        scalar.properties.isAlphabetic || (0x20..<0x7F).contains(scalar.value)
        || scalar.properties.generalCategory == .otherPunctuation
      result +=
        isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return result
  }
}
