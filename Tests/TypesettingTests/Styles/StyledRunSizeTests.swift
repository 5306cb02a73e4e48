import FontFaces
import TestSupport
import Testing
import TextShaping
import UnicodeText

@testable import Typesetting

/// What a run says it takes grows with each part of it, and with no other.
@Suite("Bytes of styled runs") struct StyledRunSizeTests {
  private static let long = String(repeating: "x", count: 100)

  @Test(arguments: ["", "short", long], [nil, "ja", "en-x-" + long])
  func partsAddUp(_ text: String, _ language: String?) throws {
    var run = StyledRun(
      text,
      cascade: try TestFonts.english().cascade(weight: .regular),
      pointSize: 12
    )
    #expect(run.heapByteCount == text.heapByteCount)
    run.language = language
    let withLanguage = text.heapByteCount + (language?.heapByteCount ?? 0)
    #expect(run.heapByteCount == withLanguage)
    for _ in 0..<3 {
      run.features.append(FontFeature(.kerning, value: 0))
      #expect(run.features.heapByteCount > 0)
      #expect(run.heapByteCount == withLanguage + run.features.heapByteCount)
    }
    run.language = nil
    #expect(run.language == nil)
    #expect(run.heapByteCount == text.heapByteCount + run.features.heapByteCount)
    #expect(Self.long.heapByteCount > 100)
  }
}
