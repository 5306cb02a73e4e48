import BundledFonts
import Foundation
import TestSupport
import Testing

@testable import FontFaces

@Suite("Bundled files")
struct BundledFileTests {
  private let directory: BundledFontDirectory

  init() throws {
    directory = try BundledFontDirectory.locate()
  }

  @Test func everyFileIsKnown() throws {
    let opened =
      BundledFont.allCases.map(\.fileName) + [
        BundledFontDirectory.systemMetricsTableFileName,
        BundledFontDirectory.systemMetricsFileName, BundledFontDirectory.faceTablesFileName,
      ]
    #expect(Set(BundledFile.all.map(\.name)) == Set(opened))
    #expect(BundledFile.all.count == opened.count)
    for file in BundledFile.all {
      #expect(file.outlines.upperBound <= file.byteCount && file.sha256.utf8.count == 64)
    }
    #expect(try BundledFiles(directory: nil).verify().allSatisfy { $0.problem == nil })
  }

  /// A file of the bundled fonts' folder that is none of them.
  @Test func whatWasNotBundledIsRefused() throws {
    let path = directory.path(ofFileNamed: "fonts.tsv")
    let reason = FontError.bundledFonts(reason: "no digest of \(path) is known")
    #expect(throws: reason) { try BundledFiles(directory: nil).file(named: "fonts.tsv") }
    let missing = directory.path(ofFileNamed: "none")
    #expect(throws: FontError.unreadable(path: missing, reason: "no such file or directory")) {
      try BundledFiles(directory: nil).file(named: "none")
    }
  }
  /// A change of any byte that decides an answer is noticed: here twenty of them in every file, and
  /// the outlines' ends.
  @Test(arguments: BundledFile.all) func everyByteOfAnswersCounts(_ known: BundledFile) throws {
    let path = directory.path(ofFileNamed: known.name)
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(bytes.withUnsafeBufferPointer(known.isLikely))
    let length = known.byteCount - known.outlines.count
    var places = stride(from: 0, to: length, by: max(1, length / 20)).map { place in
      place < known.outlines.lowerBound ? place : place + known.outlines.count
    }
    places += [known.outlines.lowerBound, known.outlines.upperBound - 1, known.byteCount - 1]
    for place in places where bytes.indices.contains(place) {
      bytes[place] ^= 0x10
      #expect(!bytes.withUnsafeBufferPointer(known.isLikely), "byte \(place)")
      bytes[place] ^= 0x10
    }
    #expect(!bytes.dropLast().withUnsafeBufferPointer(known.isLikely))
    #expect(!(bytes + [0]).withUnsafeBufferPointer(known.isLikely))
  }

  @Test func theMessageNamesFileAndDigests() throws {
    let known = try #require(BundledFile.named("NotoSansThai-Bold.ttf"))
    let altered = try AlteredFont(of: directory.path(ofFileNamed: known.name))
    let path = try altered.write(known.name, appending: [0])
    #expect(
      throws: FontError.altered(path: path, expected: "37788 bytes", found: "37789")
    ) { try known.check(try MappedFile(path: path)) }
    altered.change(byte: 9)
    let digest = Array(altered.data).withUnsafeBufferPointer { SHA256.hexadecimalDigest(of: $0) }
    let second = try altered.write(known.name)
    let error = FontError.altered(
      path: second,
      expected: "SHA-256 \(known.sha256)",
      found: digest
    )
    #expect(throws: error) { try known.check(try MappedFile(path: second)) }
    for part in [second, known.sha256, digest, "take fonts of your own"] {
      #expect(error.description.contains(part))
    }
  }

  /// Pieces of all lengths around its block's: each bit counts.
  @Test func theQuickDigestSeesEveryBit() {
    func digest(_ bytes: [UInt8]) -> UInt64 {
      bytes.withUnsafeBufferPointer { bytes in
        var digest = QuickDigest()
        digest.add(bytes[...])
        return digest.value(byteCount: bytes.count)
      }
    }
    for length in 0...70 {
      let bytes = [UInt8](repeating: 0x5A, count: length)
      let known = digest(bytes)
      #expect(digest(bytes + [0]) != known)
      for bit in 0..<length * 8 {
        var other = bytes
        other[bit / 8] ^= 1 << (bit % 8)
        if digest(other) == known { Issue.record("bit \(bit) of \(length) bytes") }
      }
    }
  }
}
