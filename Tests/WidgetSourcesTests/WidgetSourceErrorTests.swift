import Testing
import WidgetSources

/// What is said of sources that no widget can be made of.
@Suite struct WidgetSourceErrorTests {
  /// Of many errors the first twenty are shown, the rest is counted.
  @Test func manyErrorsAreCounted() {
    let errors = (1...22).map { "error \($0)" }
    let first = Array(errors.prefix(20))
    #expect(WidgetSourceError.shown(of: []).isEmpty)
    #expect(WidgetSourceError.shown(of: first) == first)
    let oneMore = Array(errors.prefix(21))
    #expect(WidgetSourceError.shown(of: oneMore) == first + ["and 1 more error"])
    #expect(WidgetSourceError.shown(of: errors) == first + ["and 2 more errors"])
    let words = WidgetSourceError.refused(errors: errors).description
    #expect(words.hasPrefix("the widget does not compile:\nerror 1\nerror 2\n"))
    #expect(words.hasSuffix("\nerror 20\nand 2 more errors"))
  }

  static let cases: [(WidgetSourceError, String)] = [
    (.notFound("a"), "a: there is no such file or folder"),
    (.noSources(["a", "b"]), "a, b: there are no Swift files"),
    (
      .noWidget(["a", "b"]),
      "a, b: no file declares a Widget, a WidgetBundle or a Today extension (NCWidgetProviding)"
    ),
    (.unreadable(file: "a", reason: "b"), "a: b"),
    (.intentDefinition(place: "a", reason: "b"), "a: b"),
    (
      .noCompiler(tried: "a"),
      "a widget has to be compiled, and there is no Swift compiler here (tried a)"
    ),
    (
      .notRun(command: "a", reason: "b"),
      "a cannot be run, with what it says in a temporary file (TMPDIR): b"
    ),
    (
      .folder(path: "a", reason: "b"),
      "a: b; widgets are built there: XDG_CACHE_HOME names another folder"
    ),
    (.noPackage(path: "a"), "a: fitcheck’s own package is not here (no Package.swift)"),
  ]

  @Test(arguments: cases)
  func errorsAreSaid(_ error: WidgetSourceError, _ words: String) {
    #expect(error.description == words)
  }
}
