/// Makes text that XML allows of text that it forbids, so that one broken character spoils one entry
/// and not the feed: a noncharacter stands in for each, by which the entry is refused.
struct XMLScrubber {
  /// What was written of a text.
  struct Written {
    var bytes: [UInt8] = []
    /// What in them stands in for something else.
    var standIns: [StandIn] = []
  }

  /// The first bytes of a character that the last piece ended in.
  private var partial: [UInt8] = []
  /// How many bytes were written before.
  private var writtenCount = 0

  /// What stands for a byte that is no text: U+1FFFE.
  private static let broken: Unicode.Scalar = "\u{1FFFE}"
  /// What stands for the control character of number 0, and so on: U+FDD0 to U+FDEF are 32.
  private static let firstControl: UInt32 = 0xFDD0

  /// The next bytes as XML may have them.
  /// - Complexity: O(*n*).
  mutating func scrub(_ text: ArraySlice<UInt8>, isEnd: Bool) -> Written {
    var written = Written()
    written.bytes.reserveCapacity(text.count)
    scrub(text, isEnd: isEnd, into: &written)
    writtenCount += written.bytes.count
    return written
  }

  private mutating func scrub(
    _ text: ArraySlice<UInt8>,
    isEnd: Bool,
    into written: inout Written
  ) {
    var rest = partial.isEmpty ? text : ArraySlice(partial + text)
    partial = []
    while let offset = rest.withUnsafeBufferPointer(UTF8Validation.firstInvalidOffset) {
      let place = rest.startIndex + offset
      appendText(rest[..<place], to: &written)
      rest = rest[place...]
      if !isEnd, Self.mayGoOn(rest) {
        partial = Array(rest)
        return
      }
      written.standIns.append(StandIn(place: writtenCount + written.bytes.count, control: nil))
      written.bytes += Array(String(Self.broken).utf8)
      rest = rest.dropFirst()
    }
    appendText(rest, to: &written)
  }

  /// Whether further bytes may make a character of these.
  private static func mayGoOn(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let lead = bytes.first else { return false }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    return (0xC2...0xF4).contains(lead) && bytes.count < length
      && bytes.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
  }

  private func appendText(_ text: ArraySlice<UInt8>, to written: inout Written) {
    var start = text.startIndex
    for index in text.indices {
      let byte = text[index]
      guard byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D else { continue }
      written.bytes += text[start..<index]
      written.standIns.append(
        StandIn(place: writtenCount + written.bytes.count, control: Unicode.Scalar(byte))
      )
      // Three bytes: EF B7 90 to EF B7 AF.
      written.bytes += [0xEF, 0xB7, 0x90 + byte]
      start = index + 1
    }
    written.bytes += text[start...]
  }

  /// Whether a text has a scalar that may be a stand-in.
  static func mayHaveWritten(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar == broken || scalar.value >= firstControl && scalar.value < firstControl + 32
    }
  }
}
