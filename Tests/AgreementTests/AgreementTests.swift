import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting
import UnicodeText

@Suite("Lines are those of independent engines, but for what is explained")
struct AgreementTests {
  /// 0.02 pt at 12 pt, in ems.
  private static let tolerance = 0.02 / 12

  /// One row of `floors.tsv`.
  struct Floor: Sendable, CustomTestStringConvertible {
    let recording: String
    let engine: String
    /// The least share of headlines with the same lines at every width, in per cent.
    let leastShare: Double

    var testDescription: String { "\(recording), \(engine)" }

    static func all() throws -> [Floor] {
      try TestFiles.table("AgreementTests/floors.tsv").map { row in
        Floor(recording: row[0], engine: row[1], leastShare: try #require(Double(row[2])))
      }
    }
  }

  @Test(arguments: try Floor.all()) func headlines(_ floor: Floor) throws {
    let recording = try Recording(engine: floor.engine, name: floor.recording)
    let typesetter = try typesetter(for: recording)
    let known = try KnownDifferences()
    let headlines = try Dictionary(
      Corpus.rows(recording.language).map { ($0.id, $0.headline) },
      uniquingKeysWith: { first, _ in first }
    )
    var alike = 0
    var found: Set<KnownDifferences.Key> = []
    for answer in recording.answers {
      let headline = try #require(headlines[answer.id], "\(answer.id) has left the corpus")
      let content = recording.text(of: headline)
      func expectExplained(_ width: String, _ comparison: @autoclosure () -> String) {
        let key = KnownDifferences.Key(
          engine: floor.engine,
          recording: floor.recording,
          id: answer.id,
          width: width
        )
        let isExplained = known.explain(key)
        found.insert(key)
        #expect(isExplained, "\(key): “\(content)” \(comparison())")
      }

      let text = typesetter.prepare(content)
      let width = text.measure(typesetter.paragraph, width: nil).width
      if abs(width - answer.naturalWidth) > Self.tolerance {
        expectExplained("natural", "ours \(width), theirs \(answer.naturalWidth)")
      }
      var isAlike = true
      for (width, starts) in zip(recording.widths, answer.starts) {
        let lines = text.layOut(typesetter.paragraph, width: width).lines
        let ours = lines.map(\.range.lowerBound)
        if ours != starts {
          isAlike = false
          // Where CSS leaves the choice, the share is all there is to hold.
          if recording.isFree { continue }
          expectExplained(width.shortest, "ours \(ours), theirs \(starts)")
        }
      }
      if isAlike { alike += 1 }
    }
    let share = 100 * Double(alike) / Double(recording.answers.count)
    #expect(share >= floor.leastShare)
    // A difference that is gone would excuse the next one at its place.
    let gone = known.keys(engine: floor.engine, recording: floor.recording).subtracting(found)
    #expect(gone.isEmpty, "no differences any more: run Tools/record-lines/report")
  }

  @Test func everyKindAndEveryListedDifferenceIsOfUse() throws {
    let known = try KnownDifferences()
    #expect(Set(known.kindOfDifference.values) == known.kinds)
    let recordings = Set(try Floor.all().map { "\($0.engine)/\($0.recording)" })
    #expect(
      Set(known.kindOfDifference.keys.map { "\($0.engine)/\($0.recording)" })
        .isSubset(of: recordings)
    )
  }

  @Test func everyRecordingIsCompared() throws {
    let directory = TestFiles.directory.appendingPathComponent("AgreementTests/Recordings")
    let compared = Set(try Floor.all().map { "\($0.engine)/\($0.recording).tsv" })
    var recorded: Set<String> = []
    for engine in try FileManager.default.contentsOfDirectory(atPath: directory.path) {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: directory.appendingPathComponent(engine).path
      )
      recorded.formUnion(files.map { "\(engine)/\($0)" })
    }
    #expect(recorded == compared)
  }

  /// What sets a recording's headlines in the font file of the recording.
  private struct Typesetter {
    let style: TextStyle
    let paragraph: ParagraphStyle

    func prepare(_ text: String) -> PreparedText { PreparedText(text, style: style) }
  }

  private func typesetter(for recording: Recording) throws -> Typesetter {
    let path = TestFiles.directory.deletingLastPathComponent()
      .appendingPathComponent("Fonts/Files/\(recording.fontFile)").path
    let face = try FontFace(path: path)
    try #require(
      face.digest == recording.fontDigest,
      "\(recording.fontFile) is not the file that was recorded: run Tools/record-lines/record"
    )
    let library = try FontLibrary.files(regular: [face])
    // One em is one point.
    var paragraph = ParagraphStyle(pointSize: 1)
    paragraph.filling = recording.filling
    return Typesetter(
      style: TextStyle(
        cascade: library.cascade(weight: .regular),
        language: recording.language,
        lineBreakStrictness: recording.lineBreak,
        wordBreak: recording.wordBreak,
        phraseBreaking: recording.phraseBreaking
      ),
      paragraph: paragraph
    )
  }
}

extension Double {
  /// Without a fraction where there is none, as in the tables.
  fileprivate var shortest: String {
    self == rounded() ? String(Int(self)) : String(self)
  }
}
