import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import WidgetDevices

/// The figures of the tables of uncertainty, one by one: `Cases/uncertainty.tsv`.
@Suite struct UncertaintyTableTests {
  struct Unknown: Error {
    let name: String
  }

  private func area(_ words: [String]) throws -> TextArea {
    let margins = words[1] == "known" ? "included" : words[1]
    return TextArea(
      size: CGSize(width: 146, height: 58),
      provenance: try #require(TextArea.Provenance(rawValue: words[0])),
      margins: try #require(TextArea.Margins(rawValue: margins)),
      readingVersion: words[2] == "older" ? .iOS16 : .newest,
      systemVersion: .newest,
      source: "test"
    )
  }

  private func share(_ name: String) throws -> Uncertainty {
    switch name {
    case "inline font": return .inlineFont
    case "watch font": return .watchFont
    case "symbols": return .symbols
    case "spaced brackets": return .spacedBrackets
    default:
      guard
        let version = SystemVersion.allCases.first(where: { name.hasSuffix(" iOS \($0.rawValue)") })
      else { throw Unknown(name: name) }
      return .fullWidthLine(on: version)
    }
  }

  @Test func everyFigureIsAsItIsWritten() throws {
    let rows = try TestFiles.table("FitSelectionTests/Cases/uncertainty.tsv")
    var sources = Set(AdvanceSource.allCases)
    for row in rows {
      let (kind, name, figure) = (row[0], row[1], row[2])
      switch kind {
      case "advances":
        let source = try #require(AdvanceSource.allCases.first { "\($0)" == name }, "\(name)")
        sources.remove(source)
        let found = Uncertainty.advances(from: source)
        #expect(found?.share == Double(figure), "\(name)")
        #expect(found?.points ?? 0 == 0, "\(name)")
      case "share":
        let found = try share(name)
        #expect(abs(found.share - (try #require(Double(figure)))) < 1e-7, "\(name)")
        #expect(found.points == 0, "\(name)")
      case "points":
        let found = try uncertainty(name.hasPrefix("type size") ? "type size" : name)
        #expect(found.points == Double(figure) && found.share == 0, "\(name)")
      case "area":
        let area = try area(name.split(separator: " ").map(String.init))
        let expected = figure.split(separator: " ").map { Double($0) }
        let doubt = area.doubt
        #expect([doubt.width?.points, doubt.height?.points] == expected, "\(name)")
        #expect(doubt.width == Uncertainty.width(of: area), "\(name)")
        #expect(doubt.height == Uncertainty.height(of: area), "\(name)")
      default: throw Unknown(name: kind)
      }
    }
    #expect(sources.isEmpty, "sources without a row")
  }

  private func uncertainty(_ name: String) throws -> Uncertainty {
    if let source = AdvanceSource.allCases.first(where: { "\($0)" == name }) {
      return try #require(Uncertainty.advances(from: source), "\(name)")
    }
    if name.hasPrefix("area ") {
      let area = try area(name.split(separator: " ").dropFirst().map(String.init))
      return try #require(Uncertainty.width(of: area), "\(name)")
    }
    switch name {
    case "views": return .standInViews
    case "tabs": return .tabs
    case "type size": return .accessoryTypeSize(points: 3)
    default: return try share(name)
    }
  }

  /// What reports say of each: `Cases/uncertainty-words.tsv`.
  @Test func everyFigureHasItsWords() throws {
    let rows = try TestFiles.table("FitSelectionTests/Cases/uncertainty-words.tsv")
    #expect(rows.count == 24)
    for row in rows {
      let found = try uncertainty(row[0])
      #expect([found.subject, found.japaneseSubject ?? "–", found.reason] == Array(row[1...]))
    }
  }

  /// Which numbers are doubted together, in words: no two share a subject but the full-width ones.
  @Test func subjectsTellSourcesApart() {
    let subjects = AdvanceSource.allCases.compactMap { Uncertainty.advances(from: $0)?.subject }
    #expect(Set(subjects).count == subjects.count - 1)
    #expect(Uncertainty.advances(from: .fallbackMeasured)?.subject == "full-width characters")
    #expect(Uncertainty.advances(from: .fallbackScale)?.subject == "full-width characters")
  }
}
