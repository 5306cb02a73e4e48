import BundledFonts

extension BundledFile {
  /// How far apart the parts of the outlines are that are checked when a file is opened.
  private static let sampleDistance = 256 << 10
  /// How long each of these parts is.
  private static let sampleLength = 4 << 10

  /// Makes sure that a file is the one the program was built with, as far as that is cheap.
  /// - Throws: ``FontError/altered(path:expected:found:)``.
  func check(_ file: MappedFile) throws(FontError) {
    guard isLikely(file.bytes) else { throw alteration(of: file) }
  }

  /// Whether bytes are this file's, as far as that is cheap.
  ///
  /// Their number and every byte that decides an answer: names, character maps, advances, line
  /// metrics, substitutions, positions; of the outlines and pictures, which only drawing reads,
  /// 4 KiB in each 256 and the last 4. Every byte is read by ``BundledFiles/verify()``.
  /// - Complexity: linear in the bytes that are read, 3.6 MB of all 41.
  func isLikely(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count == byteCount && quickDigest(of: bytes) == quickDigest
  }

  /// The error that says what stands in this file's place.
  func alteration(of file: MappedFile) -> FontError {
    guard file.bytes.count == byteCount else {
      return .altered(
        path: file.path,
        expected: "\(byteCount) bytes",
        found: "\(file.bytes.count)"
      )
    }
    return .altered(
      path: file.path,
      expected: "SHA-256 \(sha256)",
      found: SHA256.hexadecimalDigest(of: file.bytes)
    )
  }

  private func quickDigest(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var digest = QuickDigest()
    digest.add(bytes[..<outlines.lowerBound])
    for start in stride(from: outlines.lowerBound, to: outlines.upperBound, by: Self.sampleDistance)
    {
      digest.add(bytes[start..<min(start + Self.sampleLength, outlines.upperBound)])
    }
    let lastSample = max(outlines.lowerBound, outlines.upperBound - Self.sampleLength)
    digest.add(bytes[lastSample..<outlines.upperBound])
    digest.add(bytes[outlines.upperBound...])
    return digest.value(byteCount: bytes.count)
  }
}
