import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting

@testable import LayoutEngine

/// A text under every combination of what a text element is told beside its text: sizes, room, guides, strain and
/// what is drawn of it; and the small parts that only texts have.
///
/// `Scripts/renew-golden` writes `Recorded/texts.recorded` anew.
@Suite struct RecordedTextElementTests {
  private static let recording = Recording(
    "LayoutEngineTests/Recorded/texts.recorded",
    names: ["elements", "redactions", "pictures", "traces"]
  )

  @Test func everythingRecordedIsAskedFor() { #expect(Self.recording.leftOver() == []) }

  private static func prepared(_ string: String) throws -> PreparedText {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    return TextPreparer.shared.prepare(string, style: style)
  }

  // MARK: Elements

  private static var paragraphs: [(String, ParagraphStyle)] {
    func changed(_ change: (inout ParagraphStyle) -> Void) -> ParagraphStyle {
      var style = ParagraphStyle(pointSize: 10.3)
      change(&style)
      return style
    }
    return [
      ("plain", changed { _ in }), ("two lines", changed { $0.lineLimit = 2 }),
      (
        "one that shrinks",
        changed {
          $0.lineLimit = 1
          $0.minimumScale = 0.6
        }
      ),
      ("one that tightens", changed { ($0.lineLimit, $0.mostTightening) = (1, 0.05) }),
    ]
  }

  @Test func elementsAreAsRecorded() throws {
    let text = try Self.prepared("Night ferries return\nto the bay")
    var rows: [String] = []
    for (name, paragraph) in Self.paragraphs {
      for (offset, reserved) in [(0, 0), (4, 0), (-3, 0), (0, 41.1), (-3, 41.1)]
        as [(CGFloat, CGFloat)]
      {
        for (kind, motion, redaction) in Self.kinds {
          let element = TextElement(
            prepared: text,
            TextElementSetting(
              paragraph: paragraph,
              reservedHeight: reserved,
              baselineOffset: offset,
              pixelLength: 0.5,
              motion: motion,
              redaction: redaction,
              pointSizes: [10.3, 7],
              inks: [
                TextInk(
                  color: DisplayColor(red: 0.5, green: 0.25, blue: 0, alpha: 0.75),
                  lines: [],
                  background: nil
                )
              ],
              images: [nil],
              standIns: [StandIn(subject: kind, assumption: name)],
              typesettingLanguage: "en"
            )
          )
          let answers = [lengths(element), guides(element), strains(element), shown(element)]
          rows.append(
            "\(name), \(Described.numbers([offset, reserved])), \(kind): "
              + answers.map(\.digest).joined(separator: " ")
          )
        }
      }
    }
    try Self.recording.check("elements", rows)
  }

  private static let kinds: [(String, TextMotion?, TextRedaction?)] = [
    ("still", nil, nil), ("moving", TextMotion(fillsWidth: false, leadingShare: 0.25), nil),
    ("filling", TextMotion(fillsWidth: true, leadingShare: 0.25), nil),
    ("redacted", nil, TextRedaction(of: "Night ferries return\nto the bay", capHeight: 7)),
  ]

  private static let widths: [CGFloat?] = [nil, -4, 0, 0.3, 40, 71.7, 200, .infinity]
  private static let heights: [CGFloat?] = [nil, 0, 12.4, 27, 40, .infinity]

  private func lengths(_ element: TextElement) -> String {
    Self.widths.flatMap { width in
      Self.heights.map { height -> String in
        let proposal = ProposedViewSize(width: width, height: height)
        var pass = LayoutPass()
        let questions = Axis.allCases.flatMap { axis in
          [10, .infinity].map {
            element.length(LengthQuestion(proposal, along: axis, upTo: $0), &pass)
          }
        }
        let least = pass.askingLeastWidth { element.sizeThatFits(proposal, &$0) }
        return Described.size(element.sizeThatFits(proposal, &pass)) + Described.numbers(questions)
          + Described.size(least) + (element.heightLimit(proposal).map(\.toThousandths) ?? "–")
      }
    }.joined(separator: " ") + Described.numbers([0, 3.2, 60].map { element.height(ofText: $0) })
  }

  private func guides(_ element: TextElement) -> String {
    let keys = [VerticalAlignment.firstTextBaseline, .lastTextBaseline, .top].map(\.key)
    var pass = LayoutPass()
    return [ProposedViewSize.unspecified, .zero, ProposedViewSize(width: 40, height: 27)].map {
      proposal in
      let size = element.sizeThatFits(proposal, &pass)
      return Described.numbers(
        keys.map { element.explicitGuide($0, size: size, proposal: proposal, &pass) }
      )
    }.joined(separator: " | ")
      + ([nil, 0, 15] as [CGFloat?]).flatMap { other in
        Axis.allCases.map { axis in
          var pass = StepPass()
          return Described.steps(
            element.steps(ProposalRange(along: axis, 0...80, across: other), &pass)
          )
        }
      }.joined(separator: " | ")
  }

  private func strains(_ element: TextElement) -> String {
    [1, 1.3].flatMap { factor in
      ([nil, 40, 71.7] as [CGFloat?]).map { width -> String in
        var pass = LayoutPass(strain: LayoutStrain(text: element.prepared.text, factor: factor))
        let proposal = ProposedViewSize(width: width, height: 30)
        let size = element.sizeThatFits(proposal, &pass)
        let strain = pass.strain ?? LayoutStrain()
        let noted = [
          strain.lowerFactor, strain.upperFactor, strain.narrowing, strain.widening,
          strain.textWidth,
        ]
        return "\(Described.size(size)) \(noted.map(\.toThousandths)) \(strain.isContinuous) "
          + "\(strain.textLines?.count ?? -1)"
      }
    }.joined(separator: " ")
  }

  private func shown(_ element: TextElement) -> String {
    let metrics = TextSpacingMetrics(
      ascent: 9,
      descent: 2,
      capHeight: 7,
      leading: 0,
      pixelLength: 0.5
    )
    let node = LayoutNode.text(element, metrics)
    return [
      CGSize(width: 71.7, height: 29), CGSize(width: 40, height: 13),
      CGSize(width: 300, height: 90),
    ]
    .flatMap { bounds in
      let decision = node.padded(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 5))
        .translucent(0.5).decide(in: bounds, displayScale: 2, tracing: .tried)
      return decision.displayList.items.map(Described.item)
        + decision.placed.texts.map { "\(Described.text($0)) \(decision.showsWhole($0))" }
        + decision.standIns.map(\.subject)
    }.joined(separator: "\n")
  }

  // MARK: Parts

  @Test func redactionsAreAsRecorded() throws {
    var rows: [String] = []
    for string in [
      "", "Night", "Night ferries\nreturn", "Night ferries return to the bay\n\nand on",
    ] {
      let redaction = TextRedaction(of: string, capHeight: 6.5)
      rows.append(
        "\(string.debugDescription) \(TextRedaction.measuredString(string).debugDescription) "
          + TextRedaction.shownString(string).debugDescription
      )
      guard !string.isEmpty else { continue }
      let text = try Self.prepared(string)
      for alignment in [LineAlignment.leading, .center, .trailing] {
        for limit in [nil, 1, 2] as [Int?] {
          var paragraph = ParagraphStyle(pointSize: 9)
          (paragraph.alignment, paragraph.lineLimit) = (alignment, limit)
          for width in [60.0, 300] {
            let laidOut = text.lines(paragraph, width: width)
            let blocks = [10, 70, 400].map { width in
              redaction.blocks(laidOut, of: string, alignment, width: width).map(Described.frame)
            }
            rows.append(
              "\(alignment) \(limit ?? 0) \(width): \(redaction.isStretched(laidOut.measurement)) "
                + "\(blocks[1]) \("\(blocks)".digest)"
            )
          }
        }
      }
    }
    try Self.recording.check("redactions", rows)
  }

  @Test func picturesAreAsRecorded() throws {
    var rows: [String] = []
    let color = DisplayColor(red: 0.25, green: 0.5, blue: 1)
    for (width, height) in [(0.2, 5.0), (9, 6), (12, 30), (48, 50), (200, 90)] {
      let frame = CGRect(x: 3, y: -2, width: width, height: height)
      let outline = ImageOutline(name: "star", writing: nil)
      rows.append(Described.proposal(outline.room(in: frame.size)))
      for textFrame in [nil, CGRect(x: 1, y: 2, width: 7, height: 8)] {
        rows.append(
          Described.item(
            outline.item(in: frame, color: color, opacity: 0.5, writing: [], onTextIn: textFrame)
          )
        )
      }
    }
    let image = TextImage(size: CGSize(width: 8, height: 10), ascent: 7, standIn: nil, name: "star")
    for pointSize in [-1, 0, 0.5, 16] {
      let attachment = image.attachment(pointSize: pointSize)
      rows.append("\(pointSize): \(attachment.width) \(attachment.ascent) \(attachment.descent)")
    }
    try Self.recording.check("pictures", rows)
  }

  @Test func tracesAreAsRecorded() throws {
    func trace(_ role: String?, _ string: String, _ frame: CGRect?, isTruncated: Bool = false)
      -> TextTrace
    {
      TextTrace(
        role: role,
        string: string,
        pointSize: 9,
        lines: [LineTrace(text: string, width: 4)],
        isTruncated: isTruncated,
        size: CGSize(width: 4, height: 3),
        frame: frame
      )
    }
    let frame = CGRect(x: 1, y: 2, width: 4, height: 3)
    let traces = [
      trace("a", "b", frame), trace(nil, "b", frame), trace("c", "b", frame),
      trace("a", "c", frame),
      trace("a", "b", nil), trace("a", "b", frame.offsetBy(dx: 1, dy: 0)),
      trace(nil, "caf\u{E9}", frame), trace(nil, "cafe\u{301}", frame).measured(as: "b"),
    ]
    func repeats(_ trace: TextTrace, _ other: TextTrace) -> Bool {
      [ReadText(other), ReadText(trace)].repetitions.contains(1)
    }
    var rows = traces.map(Described.text)
    for one in traces {
      rows.append(
        traces.map {
          [repeats(one, $0), repeats(one.masking, $0), one.isMeasured(as: $0)]
            .map { $0 ? "1" : "0" }.joined()
        }
        .joined(separator: " ")
      )
    }
    rows.append(Described.text(traces[0].moved(to: nil).naturally(wide: 7)))
    let bounds = CGSize(width: 20, height: 10)
    for scale in [1, 2] as [CGFloat] {
      let pixel = 1 / scale
      let edges: [CGFloat] = [-pixel, (-pixel).nextUp, 0, 0.25]
      for (x, y) in edges.flatMap({ x in edges.map { (x, $0) } }) {
        let places = [
          CGRect(x: x, y: y, width: 3, height: 2), CGRect(x: 20 - 3 - x, y: 1, width: 3, height: 2),
          CGRect(x: 1, y: 10 - 2 - y, width: 3, height: 2),
        ]
        rows.append(
          places.flatMap { place in
            [false, true].map { isTruncated in
              trace(nil, "a", place, isTruncated: isTruncated).isWhole(
                in: bounds,
                displayScale: scale
              ) ? "1" : "0"
            }
          }.joined()
        )
      }
    }
    rows.append("\(trace(nil, "a", nil).isWhole(in: bounds, displayScale: 1))")
    try Self.recording.check("traces", rows)
  }
}
