import Foundation
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

  @Test func wantEndsTheProcess() async {
    await #expect(processExitsWith: .failure) {
      _ = FreeTypeLibrary.allocated(16) { nil }
    }
  }
}
