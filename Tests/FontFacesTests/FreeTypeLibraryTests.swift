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
