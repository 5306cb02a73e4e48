import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting

@testable import LayoutEngine

/// What a pass remembers is told where the same is asked again, and nowhere else.
@Suite struct PassMemoryTests {
  private static func told(_ known: CGFloat??) -> String {
    known.map { width in width.map { "\(Int($0))" } ?? "none" } ?? "not asked"
  }

  private let one = ContainerIdentity()
  private let other = ContainerIdentity()
  private let proposal = ProposedViewSize(width: 3, height: nil)
  private let turned = ProposedViewSize(width: nil, height: 3)

  /// Of a container under a proposal; while a row asks how far it can shrink, another size may be taken.
  @Test func sizesAreThoseOfAContainerUnderAProposal() {
    let (size, least) = (CGSize(width: 1, height: 2), CGSize(width: 4, height: 5))
    var pass = LayoutPass()
    pass[one, proposal] = size
    pass.askingLeastWidth { $0[one, proposal] = least }
    #expect(pass[one, proposal] == size)
    #expect(pass[one, turned] == nil)
    #expect(pass[other, proposal] == nil)
    let asked = pass.askingLeastWidth { [$0[one, proposal], $0[one, turned], $0[other, proposal]] }
    #expect(asked == [least, nil, nil])
  }

  /// That no width holds for every height is known, too.
  @Test func widthsAreThoseOfAContainerInAWidth() {
    var pass = LayoutPass()
    pass[one, width: 5] = .some(7)
    pass[one, width: nil] = .some(nil)
    pass.askingLeastWidth { $0[one, width: 5] = .some(0) }
    #expect(Self.told(pass[one, width: 5]) == "7")
    #expect(Self.told(pass[one, width: nil]) == "none")
    #expect(Self.told(pass[one, width: 6]) == "not asked")
    #expect(Self.told(pass[other, width: 5]) == "not asked")
    let asked = pass.askingLeastWidth { pass in
      ([5, nil] as [CGFloat?]).map { Self.told(pass[one, width: $0]) }
    }
    #expect(asked == ["0", "not asked"])
  }

  /// A guide may lie elsewhere in another size, also under the same proposal.
  @Test func guidesAreThoseOfASizeUnderAProposal() {
    let (top, bottom) = (VerticalAlignment.top.key, VerticalAlignment.bottom.key)
    let (size, larger) = (CGSize(width: 1, height: 2), CGSize(width: 1, height: 3))
    var pass = LayoutPass()
    pass[one, proposal, size, top] = .some(3)
    pass[one, proposal, larger, top] = .some(4)
    pass[one, proposal, size, bottom] = .some(nil)
    pass.askingLeastWidth { $0[one, proposal, size, top] = .some(9) }
    #expect(Self.told(pass[one, proposal, size, top]) == "3")
    #expect(Self.told(pass[one, proposal, larger, top]) == "4")
    #expect(Self.told(pass[one, proposal, size, bottom]) == "none")
    #expect(Self.told(pass[one, proposal, larger, bottom]) == "not asked")
    #expect(Self.told(pass[one, turned, size, top]) == "not asked")
    #expect(Self.told(pass[other, proposal, size, top]) == "not asked")
    let asked = pass.askingLeastWidth { Self.told($0[one, proposal, size, top]) }
    #expect(asked == "9")
  }

  /// What a layout keeps is handed out once, and kept apart for the question how far a row can shrink.
  @Test func cachesAreHandedOutOnce() {
    var pass = LayoutPass()
    pass.keepCache("usual", of: one)
    pass.askingLeastWidth { $0.keepCache("least", of: one) }
    let foreign = pass.takeCache(of: other) as? String
    let first = pass.takeCache(of: one) as? String
    let second = pass.takeCache(of: one) as? String
    #expect(foreign == nil && first == "usual" && second == nil)
    let least = pass.askingLeastWidth { $0.takeCache(of: one) as? String }
    #expect(least == "least")
  }

  /// Steps are those of a container along an axis, over a range and beside a length.
  @Test func stepsAreThoseOfAContainerInARange() {
    let range = ProposalRange(along: .horizontal, 0...9, across: 3)
    let steps = StepFunction(5, over: 0...9)
    let others = [
      ProposalRange(along: .vertical, 0...9, across: 3), range.across(nil), range.across(4),
      ProposalRange(along: .horizontal, 0...8, across: 3),
    ]
    var pass = StepPass()
    pass[one, range] = steps
    #expect(pass[one, range] == steps && pass[other, range] == nil)
    for other in others { #expect(pass[one, other] == nil) }
  }

  /// A text has other heights in another style, in other widths, and in a height.
  @Test func heightsAreThoseOfATextInAStyle() throws {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    let texts = ["Night ferries return to the bay", "Late"].map {
      TextPreparer.shared.prepare($0, style: style)
    }
    let paragraph = ParagraphStyle(pointSize: 9)
    var limited = paragraph
    limited.lineLimit = 1
    var pass = StepPass()
    for text in texts + texts {
      for paragraph in [paragraph, limited] {
        for widths in [20.0...90, 20.0...60] {
          for height in [nil, 25] as [Double?] {
            let known = pass.heights(of: text, paragraph, widths: widths, height: height)
            let expected = text.heights(paragraph, widths: widths, height: height)
            #expect(known == expected, "\(widths), \(height ?? 0)")
          }
        }
      }
    }
  }

  /// A pass that is lent comes back with what was found out meanwhile, and a part shares that of the whole.
  @Test func passesThatAreLentComeBack() {
    let (size, found) = (CGSize(width: 1, height: 2), CGSize(width: 4, height: 5))
    let session = LayoutSession(count: 2)
    var pass = LayoutPass(strain: LayoutStrain(text: "a", factor: 2))
    pass[one, proposal] = size
    let lent: CGSize? = session.lending(&pass) {
      session.pass[one, turned] = found
      return session.pass[one, proposal]
    }
    #expect(lent == size && pass[one, turned] == found)
    #expect(pass.strain?.factor == 2)
    let isStrained = session.pass.strain != nil
    #expect(!isStrained && session.pass[one, proposal] == nil)
    #expect(session.places.count == 2)

    let room = CGSize(width: 7, height: 8)
    var realisation = Realisation(.lines, tracing: .all, shownRoom: room)
    realisation.isOwnSize = true
    realisation.pass[one, proposal] = size
    var seen: CGSize?
    let part = realisation.part { part in
      seen = part.pass[one, proposal]
      part.pass[one, turned] = found
    }
    #expect(seen == size && realisation.pass[one, turned] == found)
    #expect(part.isOwnSize && part.shownRoom == room)
  }
}
