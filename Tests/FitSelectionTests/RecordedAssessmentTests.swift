import FontFaces
import Foundation
import LayoutEngine
import TestSupport
import Testing
import Typesetting

@testable import FitSelection

/// What is told of decisions and of headroom that are made up for it: candidates of every size and slack, limits on
/// both sides of every doubt, texts that are cut in every number.
///
/// Real layouts seldom stand where a comparison turns. `Scripts/renew-golden` writes
/// `Recorded/assessments.recorded` anew.
@Suite struct RecordedAssessmentTests {
  private static let recording = Recording(
    "FitSelectionTests/Recorded/assessments.recorded",
    names: ["answers", "flags", "calls", "sentences", "explanations", "regions"]
  )

  @Test func everythingRecordedIsAskedFor() { #expect(Self.recording.leftOver() == []) }

  private static let bounds = CGSize(width: 30, height: 20)

  private static func decision(
    placed: CGSize = CGSize(width: 30, height: 20),
    chosenIndex: Int? = nil,
    candidates: [CandidateTrace] = [],
    texts: [TextTrace] = [],
    choices: [FitTrace] = [],
    standIns: [StandIn] = [],
    version: SystemVersion = .newest
  ) -> FitDecision {
    FitDecision(
      bounds: bounds,
      displayScale: 2,
      chosenIndex: chosenIndex,
      candidates: candidates,
      placed: PlacedTrace(size: placed, texts: texts),
      displayList: DisplayList(size: bounds, displayScale: 2, items: []),
      choices: choices,
      standIns: standIns,
      systemVersion: version
    )
  }

  private static func text(
    _ role: String?,
    _ string: String,
    isTruncated: Bool,
    lines: Int = 1,
    frame: CGRect? = nil
  ) -> TextTrace {
    TextTrace(
      role: role,
      string: string,
      pointSize: 10,
      lines: Array(repeating: LineTrace(text: string, width: 9), count: lines),
      isTruncated: isTruncated,
      size: CGSize(width: 9, height: 12),
      frame: frame
    )
  }

  private static func described(_ outcome: FitOutcome) -> String {
    "\(outcome.chosenIndex.map { "\($0)" } ?? "–")\(outcome.fits ? "" : "!")"
  }

  // MARK: Answers

  @Test func answersAreAsRecorded() throws {
    var rows: [String] = []
    let texts = [
      Self.text("a", "one", isTruncated: true), Self.text("b", "two", isTruncated: false),
      Self.text(nil, "three", isTruncated: true),
    ]
    func choice(_ depth: Int, _ index: Int?, _ fits: Bool) -> FitTrace {
      FitTrace(
        proposal: .unspecified,
        axes: .vertical,
        outcome: FitOutcome(chosenIndex: index, fits: fits),
        candidates: [],
        depth: depth
      )
    }
    let choices = [
      [], [choice(0, 1, false)], [choice(1, 0, true), choice(0, 2, true)],
      [choice(0, 2, true), choice(0, 1, true)], [choice(2, 1, true)],
    ]
    for width in [29.5, 30, 30.5] {
      for height in [19.5, 20, 20.5, 25] {
        for choices in choices {
          let decision = Self.decision(
            placed: CGSize(width: width, height: height),
            texts: texts,
            choices: choices
          )
          let answer = Answer(decision)
          rows.append(
            "\(width)×\(height) \(choices.map(\.depth)): \(decision.fits) \(Self.described(decision.outcome)) "
              + "\(answer.outcomes.map(Self.described)) \(answer.cutTexts)"
          )
        }
      }
    }
    try Self.recording.check("answers", rows)
  }

  // MARK: Flags

  private static func candidate(
    _ index: Int,
    _ size: CGSize,
    _ slack: AxisSlack,
    isTried: Bool = true,
    isMeasured: Bool = true,
    texts: [TextTrace] = []
  ) -> CandidateTrace {
    let failed =
      (slack.width ?? 0) < 0 ? Axis.horizontal : (slack.height ?? 0) < 0 ? .vertical : nil
    return CandidateTrace(
      index: index,
      name: "candidate \(index)",
      wasTried: isTried,
      wasMeasured: isMeasured,
      proposal: .unspecified,
      size: size,
      fits: failed == nil,
      slack: slack,
      failedAxis: failed,
      texts: texts
    )
  }

  @Test func flagsAreAsRecorded() throws {
    let slacks: [CGFloat?] = [nil, -0.5, -0.4, 0, 0.49, 0.5, 3]
    var rows: [String] = []
    for width in slacks {
      for height in slacks {
        let slack = AxisSlack(width: width, height: height)
        var answers: [String] = []
        for size in [
          CGSize(width: 8, height: 5), CGSize(width: 8, height: 6), CGSize(width: 9, height: 4),
        ] {
          for (isTried, isMeasured) in [(true, true), (false, true), (false, false)] {
            let candidates = [
              Self.candidate(0, CGSize(width: 8, height: 5), AxisSlack(width: -2, height: -2)),
              Self.candidate(1, size, slack, isTried: isTried, isMeasured: isMeasured),
            ]
            for chosen in [nil, 0, 1, 2] as [Int?] {
              let decision = Self.decision(
                chosenIndex: chosen,
                candidates: candidates,
                texts: [
                  Self.text(nil, "cut", isTruncated: true),
                  Self.text("whole", "b", isTruncated: false),
                ]
              )
              answers.append(
                "\(FitAssessment(decision, headroom: nil, doubt: .none, fonts: []).flags)"
              )
            }
          }
        }
        rows.append(
          "\(width.map { "\($0)" } ?? "–") \(height.map { "\($0)" } ?? "–"): \(answers[2]) "
            + answers.joined(separator: "\n").digest
        )
      }
    }
    try Self.recording.check("flags", rows)
  }

  // MARK: Close calls

  /// Three boxes, chosen from in real bounds: what would be shown in others is asked of them.
  private static func boxes(_ version: SystemVersion) -> FitDecision {
    LayoutNode.choice([.padding(31, 4), .padding(29, 18), .padding(5, 3)])
      .decide(in: bounds, displayScale: 2, systemVersion: version, tracing: .all)
  }

  private static func limit(_ points: Double, _ index: Int) -> HeadroomLimit {
    HeadroomLimit(
      ratio: points / 30,
      points: points,
      outcome: FitOutcome(chosenIndex: index, fits: index < 2)
    )
  }

  private static let lines: [[[AdvanceSource: Double]]] = [
    [], [[.measured: 25]], [[.measured: 10, .fallbackScale: 12], [.derived: 29]],
    [[.standIn: 7], [.fitted: 20, .fallbackEstimate: -3]],
  ]

  @Test func callsAreAsRecorded() throws {
    let doubts = [
      AreaDoubt.none, AreaDoubt(width: Uncertainty(subject: "a width", points: 1.5, reason: "w")),
      AreaDoubt(height: Uncertainty(subject: "a height", points: 2, reason: "h")),
      AreaDoubt(
        width: Uncertainty(subject: "a width", points: 0.25, reason: "w"),
        height: Uncertainty(subject: "a height", points: 0.5, reason: "h")
      ),
    ]
    let fonts = [[], [Uncertainty(subject: "a font", share: 0.02, reason: "f")]]
    var rows: [String] = []
    for points in [0, 0.25, 0.5, 1.5, 2, 2.5] {
      for (place, lines) in Self.lines.enumerated() {
        var answers: [String] = []
        for version in [SystemVersion.iOS16, .iOS17, .newest] {
          let decision = Self.boxes(version)
          let headroom = Headroom(
            outcome: FitOutcome(chosenIndex: 1, fits: true),
            texts: [
              Self.headroom("role", lines, growth: Self.limit(points, 2), shrinkage: nil),
              Self.headroom(nil, [], growth: nil, shrinkage: Self.limit(points / 2, 0)),
            ],
            width: BoundHeadroom(
              reduction: Self.limit(points, 2),
              enlargement: Self.limit(points, 0)
            ),
            height: BoundHeadroom(
              reduction: Self.limit(points, 2),
              enlargement: Self.limit(points * 2, 0)
            )
          )
          for doubt in doubts {
            for fonts in fonts {
              let assessed = FitAssessment(decision, headroom: headroom, doubt: doubt, fonts: fonts)
              answers.append(assessed.closeCalls.map(Self.described).joined(separator: "; "))
            }
          }
        }
        rows.append("\(points) \(place): \(answers[3]) | \(answers.joined(separator: "\n").digest)")
      }
    }
    try Self.recording.check("calls", rows)
  }

  private static func headroom(
    _ role: String?,
    _ lines: [[AdvanceSource: Double]],
    growth: HeadroomLimit?,
    shrinkage: HeadroomLimit?
  ) -> TextHeadroom {
    TextHeadroom(
      role: role,
      string: "夜のFerry（港）",
      pointSize: 10,
      lines: lines,
      width: 29,
      growth: growth,
      shrinkage: shrinkage
    )
  }

  private static func described(_ call: CloseCall) -> String {
    "\(call.subject) \(call.direction) \(call.limit.points.toThousandths) of \(call.uncertainty.toThousandths) "
      + "\(call.closeness.toThousandths) \(described(call.limit.outcome)) \(described(call.farthest)) "
      + "\(call.reasons.map(\.subject))"
  }

  // MARK: Sentences

  @Test func sentencesAreAsRecorded() throws {
    let subjects: [CloseCall.Subject] = [
      .text(role: "title", string: "words"), .text(role: "other", string: "words"),
      .text(role: nil, string: "words"), .width, .height, .typeSize, .lines(.bold), .lines(.widget),
    ]
    var rows: [String] = []
    for subject in subjects {
      for direction in [CloseCall.Direction.larger, .smaller] {
        for points in [0.004, 1.25] {
          let call = CloseCall(
            subject: subject,
            direction: direction,
            limit: Self.limit(points, 2),
            uncertainty: points * 2,
            farthest: FitOutcome(chosenIndex: 0, fits: true),
            reasons: []
          )
          rows += ExplanationLanguage.allCases.flatMap { language in
            [
              call.explanation(in: language, names: ["title": "Title"]),
              call.distance(in: language),
            ]
          }
          rows.append("\(call.explanation() == call.explanation(in: .english)) \(call.closeness)")
        }
      }
    }
    let flags: [FitFlag] = [
      .lastDoesNotFit, .unreachable(index: 2), .withinAPixel(index: 0),
      .truncatedButFits(texts: ["title"]), .truncatedButFits(texts: ["title", "b", "c"]),
    ]
    rows += flags.flatMap { flag in
      ExplanationLanguage.allCases.map { flag.explanation(in: $0, names: ["title": "Title"]) }
    }
    try Self.recording.check("sentences", rows)
  }

  @Test func explanationsAreAsRecorded() throws {
    let candidates = [
      Self.candidate(0, CGSize(width: 40, height: 25), AxisSlack(width: -10, height: -5)),
      Self.candidate(1, CGSize(width: 20, height: 25), AxisSlack(width: 10, height: -5.25)),
      Self.candidate(2, CGSize(width: 31, height: 2), AxisSlack(width: -1, height: nil)),
      Self.candidate(3, CGSize(width: 3, height: 2), AxisSlack(width: 27, height: 18)),
    ]
    let inside = CGRect(x: 1, y: 1, width: 9, height: 12)
    let texts = [
      Self.text("title", "A", isTruncated: false, frame: inside),
      Self.text(nil, "exactly twenty chars", isTruncated: true, frame: inside),
      Self.text(nil, "twenty-one characters", isTruncated: true, frame: inside),
      Self.text("title", "B", isTruncated: false, frame: inside.offsetBy(dx: 25, dy: 0)),
      Self.text("role", "C", isTruncated: true, frame: nil),
    ]
    var rows: [String] = []
    for chosen in [nil, 0, 1, 2, 3, 4, -1] as [Int?] {
      for count in [0, 1, 3, 4, 5] {
        let decision = Self.decision(
          chosenIndex: chosen,
          candidates: candidates,
          texts: Array(texts.prefix(count))
        )
        rows += ExplanationLanguage.allCases.map { language in
          decision.explanation(in: language, names: ["title": "Title", "candidate 1": "second"])
            .replacing("\n", with: " / ")
        }
      }
    }
    try Self.recording.check("explanations", rows)
  }

  // MARK: Regions and limits

  @Test func regionsAreAsRecorded() throws {
    var rows: [String] = []
    let whole = FitMap.Region()
    let regions = [
      whole, FitMap.Region(widths: -5...2e9), FitMap.Region(heights: 3...7),
      FitMap.Region(widths: 2...9, heights: -1...4),
    ]
    for region in regions {
      let lengths = Axis.allCases.map { "\(region.lengths(along: $0))" }
      let held = [-1, 0, 2, 3, 4, 7, 9, 9.5, 1e9, 1.1e9].flatMap { width in
        [0, 3, 4, 7, 7.5].map { region.contains(CGSize(width: width, height: $0)) ? "1" : "0" }
      }
      rows.append("\(lengths) \(held.joined())")
    }
    let layout = LayoutNode.choice([.padding(3, 4), .padding(1, 1)])
    let limits = TextLimits(of: "abc", language: "en")
    let areas = [CGSize(width: 9, height: 9), CGSize(width: 2, height: 9)]
    for goal in [FitGoal.whole, .candidate(0)] {
      // As many as are looked for where nobody says how many.
      let counts = limits.additions(of: "n", for: goal, in: areas) { _ in layout }
      rows.append("\(goal) \(counts.map { $0 ?? -1 })")
      rows.append(
        "\(limits.longestBeginnings(for: goal, in: areas) { _ in layout }.map { $0?.removedCount ?? -1 })"
      )
      rows.append("\(limits.additions(of: "n", for: goal, in: []) { _ in layout }.count)")
    }
    rows.append("\(limits.addition(of: "n") { _ in true } ?? -1)")
    let whatever = TextLimits(of: "夜行フェリー、三年ぶり", language: "ja", cutBy: .grapheme)
    rows.append("\(whatever.beginnings(by: .grapheme).map(\.removedCount))")
    rows.append("\(whatever.text) \(whatever == TextLimits(of: whatever.text, language: "ja"))")
    let area = FitArea(name: "a", size: CGSize(width: 3, height: 4))
    rows.append("\(area.conditions) \(area.doubt == .none) \(FitSetting()) \(FitSetting().name)")
    try Self.recording.check("regions", rows)
  }
}

extension LayoutNode {
  /// A box of nothing but its insets.
  fileprivate static func padding(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    LayoutNode.empty.padded(
      EdgeInsets(
        top: height / 4,
        leading: width / 4,
        bottom: height * 3 / 4,
        trailing: width * 3 / 4
      )
    )
  }
}
