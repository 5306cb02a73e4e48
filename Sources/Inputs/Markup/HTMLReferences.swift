/// What the character references of HTML stand for.
enum HTMLReferences {
  /// The longest name without `&` and `;`, in bytes.
  static let longestName = 32

  /// The characters that a reference stands for; nil where it is none.
  ///
  /// - Parameter name: what stands between `&` and `;`.
  static func text(of name: ArraySlice<UInt8>) -> String? {
    guard let first = name.first, name.count <= longestName else { return nil }
    if first == UInt8(ascii: "#") { return scalar(name.dropFirst()).map { String($0) } }
    return table[String(decoding: name, as: UTF8.self)]
  }

  /// The scalar of a number; nil for what no text may hold: surrogates, NUL, controls.
  private static func scalar(_ number: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = number.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let digits = isHexadecimal ? number.dropFirst() : number
    guard let first = digits.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-"),
      let value = UInt32(
        String(decoding: digits, as: UTF8.self),
        radix: isHexadecimal ? 16 : 10
      )
    else { return nil }
    switch value {
    case 0x80..<0xA0: return windows[Int(value - 0x80)]
    case 0..<0x20 where ![0x09, 0x0A, 0x0C, 0x0D].contains(value): return nil
    case 0x7F: return nil
    default: return Unicode.Scalar(value)
    }
  }

  /// What 0x80 to 0x9F stand for: what they are in Windows' code page (HTML section 13.2.5.80).
  private static let windows: [Unicode.Scalar?] = [
    "€", nil, "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", nil, "Ž", nil,
    nil, "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", nil, "ž", "Ÿ",
  ]

  /// `Data/entities.tsv`.
  private static let table: [String: String] = {
    var table: [String: String] = [:]
    let rows = PackageResources.entities_tsv.split(separator: UInt8(ascii: "\n"))
    for row in rows where row.first != UInt8(ascii: "#") {
      let cells = row.split(separator: 0x09)
      guard cells.count == 2 else { continue }
      var text = String.UnicodeScalarView()
      for digits in cells[1].split(separator: 0x20) {
        guard let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(value)
        else { continue }
        text.append(scalar)
      }
      table[String(decoding: cells[0], as: UTF8.self)] = String(text)
    }
    return table
  }()
}
