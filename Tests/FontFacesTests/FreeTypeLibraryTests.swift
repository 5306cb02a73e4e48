import CFreeType
import Foundation
import TestSupport
import Testing

@testable import FontFaces

/// Where FreeType has its memory from.
struct FreeTypeLibraryTests {
  @Test func whatThereIsIsHandedOver() {
    let block = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    defer { block.deallocate() }
    #expect(FreeTypeLibrary.allocated(8) { block } == block)
    #expect(FreeTypeLibrary.allocated(FreeTypeLibrary.mostAtOnce) { block } == block)
  }

  /// A damaged font may ask for any number of bytes: it is damaged, and nothing is asked for.
  @Test func moreThanAnyFontNeedsIsRefused() {
    var isAsked = false
    let block = FreeTypeLibrary.allocated(FreeTypeLibrary.mostAtOnce + 1) {
      isAsked = true
      return nil
    }
    #expect(block == nil && !isAsked)
  }

  /// Both ways in which FreeType asks for memory are bounded; what is refused leaves what there was.
  @Test func freeTypeItselfIsRefusedWhatIsTooMuch() throws {
    let memory = FreeTypeLibrary.memory.pointer
    let tooMuch = FreeTypeLibrary.mostAtOnce + 1
    let block = memory.pointee.alloc?(memory, 8)
    let first = try #require(block)
    first.storeBytes(of: 7, as: UInt8.self)
    let refused = memory.pointee.alloc?(memory, tooMuch)
    #expect(refused == nil)
    let refusedAgain = memory.pointee.realloc?(memory, 8, tooMuch, first)
    #expect(refusedAgain == nil)
    let grown = memory.pointee.realloc?(memory, 8, 16, first)
    let second = try #require(grown)
    #expect(second.load(as: UInt8.self) == 7)
    memory.pointee.free?(memory, second)
  }

  // MARK: - Faces

  /// Notes one block more or one less.
  private static func note(_ change: Int, _ memory: FT_Memory?) {
    memory?.pointee.user?.assumingMemoryBound(to: Int.self).pointee += change
  }

  /// Fonts that are opened, and such as are refused at each step of that, the first by what is behind their end.
  private static func openFonts() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let layers = TestFiles.directory.appending(path: "Fonts/Layers.ttf")
    let cut = folder.appending(path: "cut.ttf")
    try Data(contentsOf: layers).dropLast(3).write(to: cut)
    let empty = try AlteredFont.test("Layers.ttf")
    empty.set(0, at: 4, of: "maxp")
    let strange = try AlteredFont.test("Variable.ttf")
    strange.set(-2, at: 0, of: "glyf")
    let wide = try AlteredFont.test("Layers.ttf")
    wide.set(0x8000, at: 0, of: "hmtx")
    let refused = try [
      cut.path, empty.write("Empty.ttf"), strange.write("Strange.ttf"), wide.write("Wide.ttf"),
    ]
    for path in refused {
      #expect(throws: FontError.self, "\(path)") { try FontFace(path: path) }
    }
    let variable = TestFiles.directory.appending(path: "Fonts/Variable.ttf").path
    #expect(throws: FontError.self) {
      try FontFace(path: variable, variations: [FontVariation(.width, 80)])
    }
    #expect(throws: FontError.self) { try FontFace(path: variable, index: 3) }
    let face = try FontFace(path: variable)
    #expect(try face.instance([FontVariation(.weight, 700)]) !== face)
    #expect(!face.drawsPictures)
  }

  private static func countBlocks() throws {
    let blockCount = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    blockCount.initialize(to: 0)
    let memory = FreeTypeLibrary.memory.pointer
    memory.pointee.user = UnsafeMutableRawPointer(blockCount)
    memory.pointee.alloc = { memory, count in
      FreeTypeLibraryTests.note(1, memory)
      return malloc(count)
    }
    memory.pointee.free = { memory, block in
      FreeTypeLibraryTests.note(-1, memory)
      free(block)
    }
    memory.pointee.realloc = { _, _, count, block in realloc(block, count) }
    // What the library itself needs it keeps.
    try openFonts()
    let kept = blockCount.pointee
    #expect(kept > 0)
    for _ in 0..<3 {
      try openFonts()
      #expect(blockCount.pointee == kept)
    }
  }

  /// With a face goes all that FreeType took for it, whether the font was opened or refused.
  @Test func facesGiveBackTheirMemory() async {
    await #expect(processExitsWith: .success) { try FreeTypeLibraryTests.countBlocks() }
  }

  #if os(Linux)
  private static func takeAndGiveBack() {
    let memory = FreeTypeLibrary.memory.pointer
    // As many bytes as may be asked for at once, of which there is room for two.
    precondition(AddressSpace.limit(toFurther: 600 << 20))
    for _ in 0..<8 {
      let block = memory.pointee.alloc?(memory, FreeTypeLibrary.mostAtOnce)
      precondition(block != nil)
      memory.pointee.free?(memory, block)
    }
  }

  /// What FreeType gives back may be taken again.
  @Test(.disabled(if: Sanitizer.isInForce, "it reserves more addresses than any limit leaves"))
  func whatIsGivenBackIsFree() async {
    await #expect(processExitsWith: .success) { FreeTypeLibraryTests.takeAndGiveBack() }
  }
  #endif

  @Test func wantEndsTheProcess() async {
    await #expect(processExitsWith: .failure) {
      _ = FreeTypeLibrary.allocated(16) { nil }
    }
  }
}
