import BundledFonts
import TestSupport
import Testing

/// A sample of ``ExactnessTests``, which take minutes: what is wrong with most lines is noticed here.
@Suite("Arithmetic on prepared texts equals shaping from scratch, in a sample")
struct ExactnessSampleTests {
  @Test(arguments: Corpus.languages) func headlines(_ language: String) throws {
    try ExactnessTests().expectAgreement(language, every: 75)
  }

  @Test(arguments: [20, 21]) func randomStrings(_ seed: Int) throws {
    try ExactnessTests().expectAgreement(seed: seed, count: 60)
  }

  @Test(arguments: [BundledFont.restRegular, .gothicRegular, .arabicRegular, .devanagariRegular])
  func randomStringsInOneFace(_ font: BundledFont) throws {
    try ExactnessTests().expectAgreement(in: font, count: 40)
  }

  /// What was measured wrong once.
  @Test func textsThatWereWrong() throws {
    try ExactnessTests().textsThatWereWrong()
  }
}
