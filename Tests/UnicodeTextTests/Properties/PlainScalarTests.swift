import Testing
import UnicodeText

/// Scalars of which nothing needs to be known but their face and their script.
@Suite struct PlainScalarTests {
  /// Half of a surrogate pair is none, from the first to the last.
  @Test(
    arguments: [
      (0xD7FF, true), (0xD800, false), (0xDBFF, false), (0xDC00, false), (0xDFFF, false),
      (0xE000, true),
    ] as [(UInt32, Bool)]
  )
  func halvesOfPairsAreNotPlain(_ unit: UInt32, _ isPlain: Bool) {
    #expect(ScalarProperties(unit).isPlain(unit) == isPlain)
  }
}
