import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting

@testable import LayoutEngine

/// The parts of a choice and of the search for its headroom asked one by one: lengths shared out, bounds held or
/// not, steps of a walk, what a strain notes, what is offered through what stands around.
///
/// `Scripts/renew-golden` writes `Recorded/choices.recorded` anew.
@Suite struct RecordedChoicePartTests {
  private static let recording = Recording(
    "LayoutEngineTests/Recorded/choices.recorded",
    names: ["shares", "bounds", "walks", "strains", "offers", "needs", "questions"]
  )

  @Test func everythingRecordedIsAskedFor() { #expect(Self.recording.leftOver() == []) }

  private static func block(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    LayoutNode.divider(along: .horizontal, thickness: 1, color: .white)
      .framed(width: width, height: height, alignment: .center)
  }

  // MARK: Shares

  /// Three claims of every kind: who is asked in which order, what each is offered and what is left.
  @Test func sharesAreAsRecorded() throws {
    let kinds: [(priority: Double, least: CGFloat, greatest: CGFloat)] = [
      (0, 0, .infinity), (0, 4, .infinity), (0, 4, 10), (1, 0, 7), (1, 3, .infinity),
      (-.infinity, 2, .infinity), (0, .infinity, .infinity), (0, 6, 6),
    ]
    var rows: [String] = []
    for one in kinds.indices {
      for two in kinds.indices {
        var answers: [String] = []
        for three in kinds.indices {
          let claims = [one, two, three].enumerated().map { index, kind in
            LengthShares.Claim(
              index: index,
              priority: kinds[kind].priority,
              least: kinds[kind].least,
              greatest: kinds[kind].greatest
            )
          }
          for length in [-3, 0, 5, 11, 30, .infinity] as [CGFloat] {
            var asked: [String] = []
            let lengths = LengthShares.lengths(sharing: length, among: claims) { index, offer in
              let kind = kinds[[one, two, three][index]]
              asked.append("\(index) \(Described.number(offer))")
              return min(max(offer, kind.least), kind.greatest)
            }
            answers.append("\(Described.numbers(lengths)) \(asked)")
          }
        }
        rows.append("\(one) \(two): \(answers[8]) \(answers.joined(separator: "\n").digest)")
      }
    }
    rows.append("\(LengthShares.lengths(sharing: 9, among: []) { _, offer in offer })")
    try Self.recording.check("shares", rows)
  }

  // MARK: Bounds

  @Test func boundsAreAsRecorded() throws {
    let lengths: [CGFloat?] = [nil, 0, 5, 20, .infinity]
    let candidates = [
      Self.block(20, 5), Self.block(5, 20), Self.block(20.01, 4), .spacer(along: .vertical),
      .column([Self.block(20, 2), Self.block(3, 3)]),
    ]
    var rows: [String] = []
    for axes in [[], .horizontal, .vertical, [.horizontal, .vertical]] as [Axis.Set] {
      for width in lengths {
        for height in lengths {
          let bounds = FitBounds(
            axes: axes,
            proposal: ProposedViewSize(width: width, height: height)
          )
          let answers = candidates.flatMap { candidate in
            [nil, LayoutStrain()].map { strain -> String in
              var pass = LayoutPass(strain: strain)
              let holds = bounds.hold(candidate, &pass)
              let size = candidate.sizeThatFits(bounds.probe, &pass)
              let slack = bounds.slack(of: size)
              return "\(holds) \(bounds.failedAxis(of: size).map { "\($0)" } ?? "–") "
                + Described.numbers([slack.width, slack.height]) + pass.strain.map(words).described
            }
          }
          rows.append(
            "\(axes.rawValue) \(Described.proposal(bounds.proposal)) asks \(Described.proposal(bounds.probe)): "
              + answers.joined(separator: "\n").digest
          )
        }
      }
    }
    try Self.recording.check("bounds", rows)
  }

  private func words(_ strain: LayoutStrain) -> String {
    let noted = [
      strain.lowerFactor, strain.upperFactor, strain.narrowing, strain.widening, strain.lowering,
      strain.heightening, strain.textWidth,
    ]
    return "\(noted.map(\.toThousandths).joined(separator: " ")) \(strain.isContinuous) "
      + "\(strain.textLines?.count ?? -1)"
  }

  // MARK: Walks

  /// From one length to another by what is noted on the way: near and far, in steps and without.
  @Test func walksAreAsRecorded() throws {
    let outcome = FitOutcome(chosenIndex: 0, fits: true)
    let outcomes = FitOutcomes(outermost: outcome, all: [outcome])
    var rows: [String] = []
    for (start, end) in [(10.0, 20.0), (10, 5), (1, 2), (3, 3)] {
      for distance in [0, 1e-13, 0.001, 0.3, 5, .infinity] {
        for pattern in [[false], [true], [true, false, false]] {
          func answer(_ value: Double, _ count: Int) -> HeadroomSearch.Answer {
            HeadroomSearch.Answer(
              outcomes: outcomes,
              below: value - distance * 2,
              above: value + distance,
              isContinuous: pattern[count % pattern.count]
            )
          }
          var walk = HeadroomSearch.Walk(from: start, to: end, grid: 0.25, answer(start, 0))
          var (count, exact, hash) = (0, 0, UInt64(7))
          var first: [String] = []
          let (least, most) = (min(start, end), max(start, end))
          while let step = walk.next() {
            count += 1
            #expect(step.past > least * 0.999_999 && step.past < most * 1.000_001)
            if step.isExact { exact += 1 }
            hash = (hash ^ step.bound.bitPattern) &* 0x100_0000_01B3
            hash = (hash ^ step.past.bitPattern) &* 0x100_0000_01B3
            if count <= 3 { first.append("\(step.bound) \(step.past) \(step.isExact)") }
            walk.take(step, answer(step.past, count))
          }
          rows.append(
            "\(start)…\(end) by \(distance) \(pattern.count) \(pattern[0]): \(count) steps, \(exact) exact, "
              + "to \(walk.value) \(first) \(String(hash, radix: 16))"
          )
        }
      }
    }
    try Self.recording.check("walks", rows)
  }

  // MARK: Strains

  @Test func strainsAreAsRecorded() throws {
    var rows: [String] = []
    let lengths: [Double?] = [nil, 0, 80, 100, 130]
    for factor in [1, 1.25, 0.8] {
      for text in ["a", "b"] {
        for least in lengths {
          for next in lengths {
            var strain = LayoutStrain(text: "a", factor: factor)
            strain.noteLines(of: text, width: 100, least: least, next: next)
            let once = words(strain)
            strain.noteLines(of: "a", width: 90, least: 70, next: 140)
            rows.append(
              "\(factor) \(text) \(least ?? -1) \(next ?? -1): \(once) | \(words(strain))"
            )
          }
        }
      }
    }
    for slack in [-3, -0.5, 0, 2, .infinity, -.infinity, .nan] as [CGFloat] {
      for axis in Axis.allCases {
        var strain = LayoutStrain()
        strain.noteSlack(slack, along: axis)
        let once = words(strain)
        strain.noteSlack(1, along: axis)
        strain.noteSlack(-1, along: axis)
        strain.noteContinuity()
        strain.noteOpenWidth(of: "a", 5)
        rows.append("\(Described.number(slack)) \(axis): \(once) | \(words(strain))")
      }
    }
    var strain = LayoutStrain(text: "a")
    strain.noteOpenWidth(of: "a", 5)
    strain.noteOpenWidth(of: "a", 3)
    strain.noteOpenWidth(of: "b", 9)
    rows.append("\(words(strain)) \(strain.wantsLines(of: "a")) \(strain.factor)")
    strain.noteSources(WidestLines([[.measured: 4]]))
    rows.append("\(words(strain)) \(strain.wantsLines(of: "a"))")
    try Self.recording.check("strains", rows)
  }

  // MARK: Offers

  private static var offers: [(String, LengthOffer)] {
    [
      ("as it is", .following([])), ("less 3", .following([{ max($0 - 3, 0) }])),
      ("less 3, half", .following([{ max($0 - 3, 0) }, { $0 / 2 }])),
      ("at most 8", .following([{ min($0, 8) }])),
      ("nothing", .always(nil)), ("7", .always(7)), ("all", .always(.infinity)),
    ]
  }

  @Test func offersAreAsRecorded() throws {
    var rows: [String] = []
    for (name, outer) in Self.offers {
      for (other, inner) in Self.offers {
        let both = outer.then(inner)
        let offered =
          switch both {
          case .always(let length): "always \(Described.number(length))"
          case .following(let rules):
            Described.numbers([0, 4, 13].map { length in rules.reduce(length) { $1($0) } })
          }
        let least = [-1, 0, 2.5, 7, 7.01, 40, .infinity].map { need in
          Described.number(CGFloat(both.leastBound(for: need, in: 1...30)))
        }
        rows.append("\(name), \(other): \(offered) | \(least.joined(separator: " "))")
      }
    }
    try Self.recording.check("offers", rows)
  }

  /// What every candidate needs, along both axes, where a frame, a padding or nothing stands around.
  @Test func needsAreAsRecorded() throws {
    let candidates = [
      Self.block(30, 5), Self.block(5, 12), .spacer(along: nil, minLength: 4),
      .column(spacing: 1, [Self.block(6, 2), Self.block(7, 3)]),
    ]
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 5)
    let changes: [(String, (LayoutNode) -> LayoutNode)] = [
      ("plain", { $0 }), ("padded", { $0.padded(insets) }), ("named", { $0.named("a") }),
      ("wide", { $0.framed(width: 12, height: nil, alignment: .top) }),
      ("high", { $0.framed(width: nil, height: 5, alignment: .top) }), ("hidden", { $0.hidden }),
      ("fixed", { $0.fixedInSize() }), ("fixed across", { $0.fixedInSize(.horizontal) }),
      ("fixed along", { $0.fixedInSize(.vertical) }), ("mirrored", { $0.mirrored }),
      ("at a place", { $0.positioned(at: .zero) }),
    ]
    var rows: [String] = []
    for axes in [[], .horizontal, .vertical, [.horizontal, .vertical]] as [Axis.Set] {
      let choice = LayoutNode.choice(in: axes, candidates)
      for (name, outer) in changes {
        for (other, inner) in changes {
          let steps = outer(inner(choice)).choiceSteps(widths: 1...40, heights: 2...30)
          let needs = steps?.needs.map(Described.steps) ?? []
          rows.append(
            "\(axes.rawValue) \(name), \(other): \(steps.map { "\($0.axis)" } ?? "–") "
              + needs.joined(separator: "\n").digest
          )
        }
      }
      let heights = choice.candidateHeights(width: 25) ?? []
      rows.append("\(axes.rawValue): \(heights.map(\.toThousandths))")
    }
    let none = LayoutNode.choice([])
    rows.append(
      "\(none.choiceSteps(widths: 0...9, heights: 0...9) == nil) \(none.chosenIndex(in: .zero) ?? -1)"
    )
    try Self.recording.check("needs", rows)
  }

  @Test func questionsAreAsRecorded() throws {
    let question = LengthQuestion(
      ProposedViewSize(width: 3, height: nil),
      along: .vertical,
      upTo: 9
    )
    let other = question.proposing(ProposedViewSize(width: nil, height: 4))
    var rows = [question, question.exact, other, LengthQuestion(.zero, along: .horizontal)].map {
      "\(Described.proposal($0.proposal)) \($0.axis) \(Described.number($0.enough))"
    }
    for axis in Axis.allCases {
      let range = ProposalRange(along: axis, 2...9, across: 5)
      rows.append(
        "\(range.asked) \(Described.proposal(range.proposal(4))) "
          + "\(Described.proposal(range.across(nil).proposal(3))) \(Described.steps(range.constant(6)))"
      )
    }
    rows.append("\(FitElement.need(.infinity)) \(FitElement.need(3))")
    var realisation = Realisation(.lines, tracing: .all)
    let notes = ["a", "b", "a"].map { StandIn(subject: $0, assumption: "c") }
    notes.forEach { realisation.note($0) }
    let part = realisation.part { part in
      part.note(StandIn(subject: "d", assumption: "e"))
      part.note(notes[1])
    }
    rows.append("\(part.purpose) \(part.tracing) \(part.standIns.map(\.subject))")
    realisation.noteStandIns(of: part)
    rows.append("\(realisation.standIns.map(\.subject))")
    let place = Placement(
      origin: CGPoint(x: 1, y: 2),
      size: CGSize(width: 3, height: 4),
      proposal: .zero
    )
    for opacity in [-1, 0, 0.5] {
      for isHidden in [false, true] {
        var inner = place
        (inner.role, inner.opacity, inner.isHidden, inner.fitDepth) = ("role", opacity, isHidden, 3)
        let size = CGSize(width: 7, height: 8)
        let moved = [
          inner.child(at: CGPoint(x: 5, y: 6), size: size, proposal: .unspecified),
          inner.member(at: CGPoint(x: 5, y: 6), size: size, proposal: .unspecified),
        ].map {
          "\(Described.frame($0.frame)) \(Described.proposal($0.proposal)) \($0.role ?? "–") \($0.fitDepth) "
            + "\($0.opacity) \($0.isHidden)"
        }
        rows.append("\(place.isVisible) \(inner.isVisible) \(moved)")
      }
    }
    try Self.recording.check("questions", rows)
  }
}

extension String? {
  fileprivate var described: String { self ?? "" }
}
