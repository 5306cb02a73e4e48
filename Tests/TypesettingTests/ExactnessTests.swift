import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting
import UnicodeText

@Suite("Arithmetic on prepared texts equals shaping every line from scratch")
struct ExactnessTests {
  private static let widthsInEms = [1.5, 4, 6, 8.3, 10, 12.17, 13, 14.3, 17, 21, 26, 30.3]

  @Test(arguments: Corpus.languages) func headlines(_ language: String) throws {
    let library = try FontLibrary.bundled(deviceLanguages: [language])
    let style = TextStyle(cascade: library.cascade(weight: .bold), language: language)
    for row in try Corpus.rows(language) {
      expectAgreement(row.headline, style: style, pointSize: 12)
    }
  }

  private func expectAgreement(_ text: String, style: TextStyle, pointSize: Double) {
    let prepared = PreparedText(text, style: style)
    let reference = ReferenceTypesetter(text, style: style)
    let scale = AdvanceScale(cascade: style.cascade, pointSize: pointSize, letterSpacing: 0)
    for ems in Self.widthsInEms {
      let width = ems * pointSize
      let expected = reference.lines(width: width, scale: scale)
      let laidOut = prepared.layOut(ParagraphStyle(pointSize: pointSize), width: width)
      let ranges = laidOut.lines.map(\.range)
      #expect(ranges == expected.map(\.range), "\(text) in \(ems) em")
      #expect(laidOut.lines.map(\.width) == expected.map(\.width), "\(text) in \(ems) em")
      let measured = prepared.measure(ParagraphStyle(pointSize: pointSize), width: width)
      #expect(measured == laidOut.measurement)
    }
  }
}
