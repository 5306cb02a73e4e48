import BundledFonts
import CHarfBuzz
import FontFaces
import TestSupport
import Testing
import TextShaping
import UnicodeText

/// Words in one font each: their clusters by a table, their widths by HarfBuzz alone.
@Suite("Clusters, graphemes and exact sums of words in one font")
struct ClusterTests {
  private struct Case {
    let font: String
    let language: String
    let text: String
    let clusters: String
    let graphemes: Int32

    init(_ row: [String]) throws {
      font = row[0]
      language = row[1]
      text = row[2].unescaped
      clusters = row[3]
      graphemes = try #require(Int32(row[4]))
    }

    func path() throws -> String { "\(try BundledFontDirectory.locate().path)/\(font)" }

    func shaped() throws -> ShapedText {
      let library = try FontLibrary.files(regular: [try FontFace(path: path())])
      return Shaper(cascade: library.cascade(weight: .regular), language: language)
        .shape(TextAnalyzer(language: language, strictness: .strict).analyze(text))
    }
  }

  private func cases() throws -> [Case] {
    try TestFiles.table("TextShapingTests/Cases/clusters.tsv").map { try Case($0) }
  }

  @Test func clustersAndGraphemes() throws {
    for row in try cases() {
      let shaped = try row.shaped()
      var glyphs: [Int: Int] = [:]
      for cluster in shaped.itemized.runs(in: 0..<shaped.count).flatMap(\.clusters) {
        glyphs[cluster, default: 0] += 1
      }
      let found = glyphs.sorted { $0.key < $1.key }.map { "\($0.key)×\($0.value)" }
      #expect(found.joined(separator: " ") == row.clusters, "\(row.text.debugDescription)")
      #expect(
        shaped.prefix[shaped.count].graphemes == row.graphemes,
        "\(row.text.debugDescription)"
      )
    }
  }

  /// To the last bit: both are sums of whole font units.
  @Test func sumsAreThoseOfPlainHarfBuzz() throws {
    for row in try cases() {
      let shaped = try row.shaped()
      let plain = plainAdvance(of: row.text, language: row.language, path: try row.path())
      #expect(shaped.prefix[shaped.count].text == Double(plain), "\(row.text.debugDescription)")
      let parts = shaped.itemized.runs(in: 0..<shaped.count).flatMap(\.advances)
      #expect(parts.reduce(.zero, +).text == Double(plain), "\(row.text.debugDescription)")
    }
  }

  /// What HarfBuzz makes of a text that it is given whole, in font units.
  private func plainAdvance(of text: String, language: String, path: String) -> Int {
    let blob = hb_blob_create_from_file(path)
    let face = hb_face_create(blob, 0)
    let font = hb_font_create(face)
    let buffer = hb_buffer_create()
    defer {
      hb_buffer_destroy(buffer)
      hb_font_destroy(font)
      hb_face_destroy(face)
      hb_blob_destroy(blob)
    }
    let units = Array(text.utf16)
    hb_buffer_add_utf16(buffer, units, Int32(units.count), 0, Int32(units.count))
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let positions = hb_buffer_get_glyph_positions(buffer, &count) else { return 0 }
    return (0..<Int(count)).reduce(0) { $0 + Int(positions[$1].x_advance) }
  }
}
