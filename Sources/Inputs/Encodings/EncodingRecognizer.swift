import UnicodeText

/// Tells how the first bytes of a file are text.
///
/// - A byte order mark decides.
/// - Valid UTF-8 without NUL is UTF-8, but for text of ASCII alone, or hardly anything else, with the escape sequences
///   of ISO-2022-JP, and an XML document that declares another encoding for its ASCII. Without a declaration it is UTF-8
///   also where some of it is not, as long as its characters of several bytes are twice as many as the faults.
/// - Otherwise the declaration of an XML document decides, and without one the encoding in which the
///   bytes read most like headlines: kana and fullwidth marks speak for it, broken sequences, half-width
///   katakana, control and private characters against it. UTF-16 is among them only where there are
///   NULs, as every line's end has one, and where they do not read as well like text of ASCII with NULs
///   in it: any letters of ASCII, two by two, are ideographs in it. Nor are they Japanese where what is no
///   ASCII stands alone among its letters (``LoneCharacters``): those are the accented letters of an encoding
///   that is never guessed. They are taken for UTF-8, whose readers tell of each row that has one.
/// - What reads most like EUC-JP and has many kanji but hardly any kana is refused, and what reads most like Shift_JIS
///   and is half-width katakana with broken sequences, or these with fewer kanji and hardly a kana
///   (``JapaneseCharacters``): they are Chinese or Korean.
enum EncodingRecognizer {
  /// How many bytes are looked at.
  static let reach = 64 * 1024

  /// The encoding of a file that begins with these bytes.
  ///
  /// - Throws: ``InputFault/binary(kind:)`` and ``InputFault/unknownEncoding(_:)``.
  /// - Complexity: O(*n*).
  static func encoding(
    of bytes: ArraySlice<UInt8>
  ) throws(InputFault) -> TextEncoding {
    if let marked = try marked(bytes) { return marked }
    if let kind = BinaryKind.kind(of: bytes) { throw .binary(kind: kind) }
    let hasNUL = bytes.contains(0)
    let declared = XMLDeclaration.encoding(of: bytes)
    if !hasNUL, isUTF8(bytes) {
      if bytes.contains(where: { $0 >= 0x80 }) {
        return declared == nil && shiftsPrevail(in: bytes) ? .iso2022JP : .utf8
      }
      if let declared, let encoding = try known(declared) { return encoding }
      return japaneseShiftCount(in: bytes) > 0 ? .iso2022JP : .utf8
    }
    if !hasNUL, let declared, let encoding = try known(declared) { return encoding }
    if !hasNUL, shiftsPrevail(in: bytes) { return .iso2022JP }
    guard let best = try best(of: bytes, hasNUL: hasNUL) else {
      throw .binary(kind: InputFault.kindOfUnknownBytes)
    }
    return best
  }

  /// The encoding of a file that begins with these bytes, where one was asked for.
  ///
  /// A byte order mark of another one comes before that, as the Encoding Standard has it (section 6.1): one file of a
  /// folder may have it, and its text would be other words without any fault.
  ///
  /// - Throws: ``InputFault/unknownEncoding(_:)``.
  static func encoding(
    of bytes: ArraySlice<UInt8>,
    given: TextEncoding
  ) throws(InputFault) -> TextEncoding {
    // With a NUL behind it, the mark would be that of UTF-32.
    if given == .utf16LittleEndian, bytes.starts(with: [0xFF, 0xFE]) { return given }
    return try marked(bytes) ?? given
  }

  private static func marked(_ bytes: ArraySlice<UInt8>) throws(InputFault) -> TextEncoding? {
    if bytes.starts(with: ByteOrderMark.utf8) { return .utf8 }
    guard let foreign = ByteOrderMark.foreign(bytes) else { return nil }
    guard foreign == "UTF-16" else { throw .unknownEncoding(foreign) }
    return bytes.first == 0xFF ? .utf16LittleEndian : .utf16BigEndian
  }

  /// The encoding of a declaration; nil where it names UTF-16, which its ASCII letters belie.
  private static func known(_ name: String) throws(InputFault) -> TextEncoding? {
    if name.uppercased().hasPrefix("UTF-16") { return nil }
    guard let encoding = TextEncoding(name: name) else { throw .unknownEncoding(name) }
    return encoding
  }

  /// Whether all is UTF-8, but for a character that the end cuts off.
  private static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let offset = bytes.withUnsafeBufferPointer(UTF8Validation.firstInvalidOffset) else {
      return true
    }
    return bytes.count >= reach && bytes.count - offset < 4
  }

  /// Whether a text that is no ASCII is one of ISO-2022-JP all the same, of which some bytes are spoilt or another
  /// text's: it has escape sequences twice as often.
  private static func shiftsPrevail(in bytes: ArraySlice<UInt8>) -> Bool {
    let foreignCount = bytes.count { $0 >= 0x80 }
    let count = japaneseShiftCount(in: bytes)
    return count >= 4 && count >= 2 * foreignCount
  }

  /// How many escape sequences there are to Japanese sets of characters (ISO-2022-JP).
  private static func japaneseShiftCount(in bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    var rest = bytes
    while let escape = rest.firstIndex(of: 0x1B) {
      rest = rest[escape...].dropFirst()
      if ["$@", "$B", "$(D", "(J", "(I"].contains(where: { rest.starts(with: $0.utf8) }) {
        count += 1
      }
    }
    return count
  }

  // MARK: - Weighing

  private static func best(
    of bytes: ArraySlice<UInt8>,
    hasNUL: Bool
  ) throws(InputFault) -> TextEncoding? {
    let candidates: [TextEncoding] =
      hasNUL
      ? [.utf16LittleEndian, .utf16BigEndian, .utf8]
      : [.utf8, .shiftJIS, .eucJP]
    let nulCount = bytes.count { $0 == 0 }
    let narrowWeight = hasNUL ? narrowWeight(of: bytes) : 0
    var best: (encoding: TextEncoding, reading: Reading)?
    for encoding in candidates {
      let reading = try Self.reading(of: bytes, in: encoding)
      if !hasNUL, encoding == .utf8, reading.isHardlySpoilt { return .utf8 }
      // In UTF-16 a NUL is mostly half of a letter or a space of ASCII.
      let isPlausible =
        reading.weight * 4 >= bytes.count && reading.plainCount * 2 >= nulCount
        && (encoding == .utf8 || reading.weight * 2 >= narrowWeight * 3)
      if hasNUL, !isPlausible { continue }
      if !hasNUL, encoding != .utf8, reading.loneCharacters.prevail { continue }
      if reading.weight > best?.reading.weight ?? Int.min { best = (encoding, reading) }
    }
    if let best, best.reading.japanese.areMissing(in: best.encoding) { return nil }
    return best?.encoding
  }

  /// How much the bytes read like text of ASCII that NULs have come into.
  private static func narrowWeight(of bytes: ArraySlice<UInt8>) -> Int {
    var weight = 0
    for byte in bytes {
      switch byte {
      case 0x00, 0x0A, 0x0D: break
      // Half of each letter of Hindi in UTF-16.
      case 0x09: weight -= 1
      case 0x20..<0x7F: weight += 1
      default: weight -= 10
      }
    }
    return weight
  }

  /// What bytes are in an encoding.
  private struct Reading {
    /// How much they read like headlines.
    var weight = 0
    /// How many letters and spaces of ASCII they are.
    var plainCount = 0
    /// How many other characters than those of ASCII they are.
    var foreignCount = 0
    /// How often they are none.
    var faultCount = 0
    /// What stands alone among these.
    var loneCharacters = LoneCharacters()
    var japanese = JapaneseCharacters()

    /// Whether the bytes are UTF-8 but for a few: of those of another encoding hardly any make a character of it.
    var isHardlySpoilt: Bool { foreignCount >= 4 && foreignCount >= 2 * faultCount }
  }

  private static func reading(
    of bytes: ArraySlice<UInt8>,
    in encoding: TextEncoding
  ) throws(InputFault) -> Reading {
    var text: [UInt8] = []
    let extent: TextDecoder.Extent = bytes.count < reach ? .end : .part
    try TextDecoder(encoding).decode(bytes, extent, into: &text)
    let isWide = encoding == .utf16LittleEndian || encoding == .utf16BigEndian
    var reading = Reading()
    var decoder = UTF8()
    var iterator = text.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        // Two bytes that are one of ASCII's letters count for more than two that may be anything.
        let isPlain = scalar.isASCII && Self.weight(of: scalar) > 0
        reading.weight += Self.weight(of: scalar) * (isWide && isPlain ? 4 : 1)
        if isPlain { reading.plainCount += 1 }
        if !scalar.isASCII { reading.foreignCount += 1 }
        reading.loneCharacters.take(scalar)
        reading.japanese.take(scalar)
      case .emptyInput:
        if extent == .end { reading.loneCharacters.takeEnd() }
        return reading
      case .error:
        reading.weight -= 10
        reading.faultCount += 1
        reading.japanese.takeFault()
      }
    }
  }

  private static func weight(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: 1
    case 0..<0x20, 0x7F..<0xA0: -10
    case 0x20..<0x7F: 1
    // Kana and marks, twice as much as a letter of two bytes that anything may be taken for.
    case 0x3000..<0x3100: 4
    case 0x4E00..<0xA000: 2
    case 0xFF01..<0xFF5F: 4
    case 0xFF61..<0xFFA0: -1
    case 0xE000..<0xF900, 0xFFF0..<0x10000: -10
    default:
      switch scalar.properties.generalCategory {
      case .unassigned, .privateUse: -10
      case .uppercaseLetter, .lowercaseLetter, .otherLetter: 1
      default: 0
      }
    }
  }
}
