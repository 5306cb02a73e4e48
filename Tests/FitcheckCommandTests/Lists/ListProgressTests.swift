import Testing

@testable import FitcheckCommand

/// What is said of how far a long list has come.
@Suite struct ListProgressTests {
  @Test func theRestIsToldWhereItIsKnown() {
    var progress = ListProgress()
    #expect(progress.text(after: 1) == "0 headlines, 0 a second")
    progress.note(byteCount: 250, of: nil)
    progress.step(30)
    #expect(progress.text(after: 2) == "30 headlines, 15 a second")
    progress.step(21)
    #expect(progress.text(after: 2) == "51 headlines, 25 a second")
    progress.note(byteCount: 0, of: 1_000)
    #expect(progress.text(after: 2) == "51 headlines, 25 a second")
    progress.note(byteCount: 250, of: 1_000)
    #expect(progress.text(after: 2) == "51 headlines, 25 a second, 6 s left")
    progress.note(byteCount: 999, of: 1_000)
    #expect(progress.text(after: 2) == "51 headlines, 25 a second, 1 s left")
    progress.note(byteCount: 1_000, of: 1_000)
    #expect(progress.text(after: 2) == "51 headlines, 25 a second")
  }
}
