import Foundation
import TestSupport
import Testing

@testable import FontFaces

#if os(Linux)
/// What files and fonts take of the memory is given back with them.
@Suite("Memory of files and fonts") struct FileMemoryTests {
  /// A file's own pages are the process's as long as somebody holds them.
  @Test func whatIsMappedIsLetGoOf() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "bytes").path
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path))
    func isMapped() -> Bool {
      AddressSpace.mappings().contains { $0.contains(folder.lastPathComponent) }
    }
    var file: MappedFile? = try MappedFile(path: path)
    #expect(isMapped())
    #expect(file?.bytes.count == 3)
    file = nil
    #expect(!isMapped())
  }

  private static func readAndOpen() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "bytes").path
    try Data(repeating: 7, count: 1 << 20).write(to: URL(fileURLWithPath: path))
    // Of each name HarfBuzz keeps sixteen bytes.
    let names = (1...5_000).map { (identifier: $0, text: "a") }
    let font = try AlteredFont.test("Variable.ttf")
    font.replace("name", with: .nameTable(names, language: 0x409))
    let named = try font.write("Names.ttf")
    #expect(try FontFace(path: named).familyName == "a")
    let steps: [(byteCount: Int, step: () throws -> Void)] = [
      (1 << 20, { _ = try MappedFile(reading: path) }),
      (16 * names.count, { _ = try FontFace(path: named) }),
      // A page of a kilobyte for each 256 characters of which something is remembered.
      (
        128 << 10,
        {
          let pages = LazyPages()
          for page in 0..<128 as Range<UInt32> { pages.remember(1, of: page << 8) }
        }
      ),
    ]
    for (index, (byteCount, step)) in steps.enumerated() {
      let growth = try #require(try ResidentMemory.growth(times: 50, step))
      #expect(growth < 25 * byteCount, "\(index)")
    }
  }

  /// What is read goes with the file, what HarfBuzz made of it with the face, and pages with what they are of.
  @Test(.disabled(if: Sanitizer.isInForce, "it keeps what is given back for a while"))
  func whatIsReadIsGivenBack() async {
    await #expect(processExitsWith: .success) { try FileMemoryTests.readAndOpen() }
  }
}
#endif
