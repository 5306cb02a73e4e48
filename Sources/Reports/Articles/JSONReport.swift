import DeviceTraits
import Drawing
import FitSelection
import FontFaces
import Foundation
import Headlines
import SwiftUISurface
import UnicodeText
import ViewFitting
import WidgetDevices

/// The report for programs: `Documentation/Schema/fitcheck-output-1.schema.json`.
///
///     print(JSONReport([check.report()]).text())
public struct JSONReport: Sendable {
  /// Raised when a reader of the old output would misread the new one.
  public static let schemaVersion = 1

  private let reports: [ArticleReport]
  /// What is to be done with each headline, and what is required and not met; as many as reports, or
  /// none.
  private let verdicts: [HeadlineVerdict]
  private let detail: JSONDetail

  /// Creates the report of checks, which share their fonts, or whose metrics are named together.
  public init(_ reports: [ArticleReport]) {
    self.init(reports, verdicts: [])
  }

  /// Creates the report of checks that share their fonts, with a verdict on each.
  package init(
    _ reports: [ArticleReport],
    verdicts: [HeadlineVerdict],
    detail: JSONDetail = .trace
  ) {
    self.detail = detail
    precondition(verdicts.isEmpty || verdicts.count == reports.count)
    self.reports = reports
    self.verdicts = verdicts
  }

  /// Writes the report, one result after the other, indented by two spaces.
  ///
  /// It holds every line of every candidate, many times the text: it is handed over in pieces.
  ///
  /// - Throws: what `output` throws; it is not called again after that.
  public func write<Failure: Error>(to output: (String) throws(Failure) -> Void) throws(Failure) {
    try withoutActuallyEscaping(output) { output throws(Failure) in
      let pieces = PieceWriter(output)
      var writer = JSONWriter(layout: .indented, handOver: pieces.write)
      writer.object { writer in
        writer.member("schemaVersion", Self.schemaVersion)
        writer.member("metrics") { writer in metrics(&writer) }
        writer.member("items", array: reports.indices) { writer, index in
          item(reports[index], verdicts.isEmpty ? nil : verdicts[index], &writer)
        }
      }
      pieces.write(writer.takeText() + "\n")
      if let failure = pieces.failure { throw failure }
    }
  }

  /// The whole report as one text.
  public func text() -> String {
    var text = ""
    write { text += $0 }
    return text
  }

  /// The metrics of all reports, each named once: one command uses one library, whoever makes reports may use several.
  private func metrics(_ writer: inout JSONWriter) {
    let names = reports.map(\.fonts.metricsName).eachOnce()
    writer.member("name", names.joined(separator: ", "))
    facesMember(&writer)
  }

  /// The faces with what is made of them, as metrics and the records of lists hold them.
  private func facesMember(_ writer: inout JSONWriter) {
    let styles = reports.map(\.provenance.styles)
    writer.member("faces", array: faces) { writer, face in
      writer.object { writer in
        writer.faceMembers(face)
        let made = styles.flatMap { $0[face, default: []] }
        if made.contains(where: \.isEmboldened) { writer.member("emboldened", true) }
        if made.contains(where: \.isSlanted) { writer.member("slanted", true) }
      }
    }
  }

  /// The faces of all reports, each once: glyphs name them by their places.
  private var faces: [FontFace] {
    var faces: [FontFace] = []
    for face in reports.flatMap(\.usedFaces) where !faces.contains(face) { faces.append(face) }
    return faces
  }

  /// The members of a list's record that stand for its reports: faces where glyphs name them, and
  /// results.
  func recordMembers(_ writer: inout JSONWriter) {
    if detail == .glyphs { facesMember(&writer) }
    for report in reports {
      writer.member("results", array: report.results) { writer, result in
        self.result(result, in: report, &writer)
      }
    }
  }

  private func item(
    _ report: ArticleReport,
    _ verdict: HeadlineVerdict?,
    _ writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("id", report.article.id)
      writer.member("headline", report.article.headline)
      writer.member("snippet", report.article.snippet)
      writer.member("time", report.article.time)
      writer.member("lang", report.article.language)
      writer.member("deviceLanguages", report.deviceLanguages)
      writer.member("typesettingLanguage", report.typesettingLanguage)
      writer.member("headlineWhole", report.isHeadlineWholeEverywhere)
      if let verdict {
        writer.change(verdict.change)
        writer.member("tightest", verdict.tightest)
        writer.member("unmet", verdict.unmet.map(\.requirement.name))
        if !verdict.known.isEmpty {
          writer.member("known", verdict.known.map(\.requirement.name))
        }
      }
      writer.member("missingCharacters", report.provenance.missingScalars.map { String($0) })
      writer.member("sentences") { writer in
        for language in ExplanationLanguage.allCases {
          writer.member(language.tag) { writer in sentences(report, language, &writer) }
        }
      }
      writer.member("notes", report.restingNotes())
      writer.member("results", array: report.results) { writer, result in
        self.result(result, in: report, &writer)
      }
    }
  }

  /// The answer in words, as the terminal and pictures give it.
  private func sentences(
    _ report: ArticleReport,
    _ language: ExplanationLanguage,
    _ writer: inout JSONWriter
  ) {
    writer.member("headline", report.verdict(in: language))
    writer.member("snippet", report.snippetSentence(in: language))
    writer.member("closeCall", report.closeCallSentence(in: language))
    if report.comparesVersions {
      writer.member("versions", report.versionDifferences(in: language))
    }
  }

  private func result(
    _ result: ArticleReport.Result,
    in report: ArticleReport,
    _ writer: inout JSONWriter
  ) {
    let decision = result.decision
    writer.object { writer in
      writer.member("devices", result.group.devices.map(\.name))
      writer.member("textAreas", array: result.group.textAreas) { writer, area in
        writer.object { writer in
          writer.member("provenance", area.provenance.rawValue)
          writer.member("margins", area.margins.rawValue)
          writer.member("readingVersion", area.readingVersion?.rawValue)
          writer.member("source", area.source)
          writer.member("note", area.note?.text())
          writer.member(
            "devices",
            result.group.devices.filter { $0.textArea == area }.map(\.name)
          )
        }
      }
      writer.member("bounds", decision.bounds)
      writer.member("displayScale", Double(decision.displayScale))
      writer.member("systemVersion", result.group.namedSystemVersion?.rawValue)
      writer.member("family", report.slot.description)
      writer.member("dynamicTypeSize", String(describing: report.environment.dynamicTypeSize))
      writer.member("legibilityWeight", report.legibilityWeight)
      writer.member("chosen", decision.chosenIndex)
      writer.member("headlineWhole", result.outcome.isHeadlineWhole)
      writer.member("closeCall", result.isCloseCall)
      writer.member("consequence", result.consequence?.rawValue)
      writer.member("candidates", array: decision.candidates) { writer, candidate in
        self.candidate(candidate, &writer)
      }
      writer.member("placed") { writer in
        writer.member("size", decision.placed.size)
        writer.member("texts", array: decision.placed.texts) { writer, text in
          self.text(text, isPlaced: true, &writer)
        }
      }
      if detail == .glyphs { writer.display(decision.displayList, faces: faces) }
      writer.headroom(result.assessment?.headroom)
      writer.member("certainty", array: result.assessments) { writer, assessment in
        writer.certainty(assessment, of: result.group)
      }
      writer.member("flags", array: result.assessment?.flags ?? []) { writer, flag in
        writer.flag(flag)
      }
      writer.member("standIns", array: decision.standIns) { writer, standIn in
        writer.object { writer in
          writer.member("subject", standIn.subject)
          writer.member("assumption", standIn.assumption)
        }
      }
    }
  }

  private func candidate(_ candidate: CandidateTrace, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", candidate.name)
      writer.member("tried", candidate.wasTried)
      guard candidate.wasMeasured else {
        for key in ["proposal", "size", "fits", "slack", "failedAxis"] {
          writer.member(key, nil as String?)
        }
        writer.member("texts", [])
        return
      }
      writer.member("proposal") { writer in
        writer.member("width", candidate.proposal.width.map { Double($0) })
        writer.member("height", candidate.proposal.height.map { Double($0) })
      }
      writer.member("size", candidate.size)
      writer.member("fits", candidate.fits)
      writer.member("slack") { writer in
        writer.member("width", candidate.slack.width.map { Double($0) })
        writer.member("height", candidate.slack.height.map { Double($0) })
      }
      writer.member("failedAxis", candidate.failedAxis.map(\.name))
      writer.member("texts", array: candidate.texts) { writer, text in
        self.text(text, isPlaced: false, &writer)
      }
    }
  }

  private func text(_ text: TextTrace, isPlaced: Bool, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("role", text.role)
      writer.member("pointSize", text.pointSize)
      if text.pointSizes.count > 1 {
        writer.member("pointSizes", array: text.pointSizes) { $0.number($1) }
      }
      writer.member("lines", array: text.lines) { writer, line in
        writer.object { writer in
          writer.member("text", line.text)
          writer.member("width", line.width)
          if line.isHyphenated { writer.member("hyphenated", true) }
        }
      }
      writer.member("lineCount", text.lineCount)
      writer.member("truncated", text.isTruncated)
      if text.isMoving { writer.member("moving", true) }
      if text.isRedacted { writer.member("redacted", true) }
      writer.member("size", text.size)
      if isPlaced {
        writer.key("frame")
        if let frame = text.frame {
          writer.object { writer in
            writer.member("x", Double(frame.minX))
            writer.member("y", Double(frame.minY))
            writer.member("width", Double(frame.width))
            writer.member("height", Double(frame.height))
          }
        } else {
          writer.null()
        }
      }
    }
  }
}

extension Axis {
  /// The axis in reports.
  package var name: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}

/// Hands pieces of a text over until one of them fails.
private final class PieceWriter<Failure: Error> {
  private let output: (String) throws(Failure) -> Void
  private(set) var failure: Failure?

  init(_ output: @escaping (String) throws(Failure) -> Void) {
    self.output = output
  }

  func write(_ piece: String) {
    guard failure == nil else { return }
    do {
      try output(piece)
    } catch {
      failure = error
    }
  }
}
