/// Makes text that XML allows of text that it forbids, so that one broken character spoils one entry
/// and not the feed: each stands there as a noncharacter, by which the entry is refused.
struct XMLScrubber {
  /// The first bytes of a character that the last piece ended in.
  private var partial: [UInt8] = []

  /// What stands for a byte that is no text: U+1FFFE.
  static let broken: Unicode.Scalar = "\u{1FFFE}"
  /// What stands for the control character of number 0, and so on: U+FDD0 to U+FDEF are 32.
  private static let firstControl: UInt32 = 0xFDD0

  /// Appends the next bytes as XML may have them.
  /// - Complexity: O(*n*).
  mutating func scrub(_ text: ArraySlice<UInt8>, isEnd: Bool, into clean: inout [UInt8]) {
    var rest = partial.isEmpty ? text : ArraySlice(partial + text)
    partial = []
    while let offset = rest.withUnsafeBufferPointer(UTF8Validation.firstInvalidOffset) {
      let place = rest.startIndex + offset
      appendText(rest[..<place], to: &clean)
      rest = rest[place...]
      if !isEnd, rest.count < 4, Self.mayGoOn(rest) {
        partial = Array(rest)
        return
      }
      clean += Array(String(Self.broken).utf8)
      rest = rest.dropFirst()
    }
    appendText(rest, to: &clean)
  }

  /// Whether further bytes may make a character of these.
  private static func mayGoOn(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let lead = bytes.first else { return false }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    return (0xC2...0xF4).contains(lead) && bytes.count < length
      && bytes.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
  }

  private func appendText(_ text: ArraySlice<UInt8>, to clean: inout [UInt8]) {
    var start = text.startIndex
    for index in text.indices {
      let byte = text[index]
      guard byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D else { continue }
      clean += text[start..<index]
      // Three bytes: EF B7 90 to EF B7 AF.
      clean += [0xEF, 0xB7, 0x90 + byte]
      start = index + 1
    }
    clean += text[start...]
  }

  /// Why a text that was scrubbed is none; nil where it is one.
  static func fault(in text: String, encoding: TextEncoding) -> InputFault? {
    for scalar in text.unicodeScalars {
      if scalar == broken { return .notText(encoding: encoding) }
      if scalar.value >= firstControl, scalar.value < firstControl + 32,
        let control = Unicode.Scalar(scalar.value - firstControl)
      {
        return .controlCharacter(control)
      }
    }
    return nil
  }
}
