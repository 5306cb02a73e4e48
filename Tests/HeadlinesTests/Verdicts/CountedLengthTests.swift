import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import TestSupport
import Testing
import Typesetting
import ViewFitting

@testable import Headlines
@testable import WidgetDevices

/// Close calls that lengths near an area's decide about, as numbers of lines tell of them.
@MainActor
@Suite struct CountedLengthTests {
  /// What numbers of lines tell of an article in one area, and what the full assessment says.
  private struct Call {
    /// `nil` where they do not tell.
    let told: CloseCallConsequence??
    let assessed: CloseCallConsequence?
  }

  private func call(_ article: HeadlineArticle, in group: DeviceGroup) throws -> Call {
    let template = HeadlineTemplate(
      language: article.language,
      setting: HeadlineSetting(groups: [group], fonts: try TestFonts.sharedEnglish())
    )
    let headline = CountedHeadline(article, in: template, TextPreparer(byteLimit: 1 << 22))
    // It says in which widths lines are counted.
    _ = HeadlineAssessor(headline)
    let told = CountedCloseCalls(headline, in: 0, headline.answer(in: 0))?.consequence
    let layout = headline.bound.layout(in: 0)
    return Call(told: told, assessed: template.consequence(assessing: layout, in: 0))
  }

  private func area(
    _ width: Double,
    _ height: Double,
    _ provenance: TextArea.Provenance,
    _ margins: TextArea.Margins
  ) throws -> DeviceGroup {
    let device = try Device.phone(
      textArea: CGSize(width: width, height: height),
      provenance: provenance,
      margins: margins
    )
    return try #require(DeviceGroup.grouping([device]).first)
  }

  /// A headline and a snippet of one line each need 39.67 points of 58, and 54 or 53 where one of them takes two lines:
  /// only where both do, at less than 145.65 points, is less of the snippet shown.
  @Test(
    arguments: [
      (147.67, .snippet), (149.6, .snippet), (149.7, nil), (153, nil),
    ] as [(Double, CloseCallConsequence?)]
  )
  func textsThatTakeMoreLinesTogether(_ width: Double, _ expected: CloseCallConsequence?) throws {
    let article = HeadlineArticle(
      headline: "Ferries return to port six",
      snippet: "Boats leave the old quay six",
      language: "en"
    )
    // One that is derived may be off by four points.
    let call = try call(article, in: try area(width, 58, .derived, .included))
    let told: CloseCallConsequence?? = .some(expected)
    #expect(call.told == told)
    #expect(call.assessed == expected)
  }

  /// Without known margins an area may be lower by 16 points, where the headline alone needs 26.33.
  @Test func roundingAtTheLeastHeightIsNotToldOf() throws {
    let article = HeadlineArticle(headline: "Harbour", snippet: "Boats", language: "en")
    let cut: CloseCallConsequence?? = .some(.cut)
    let snippet: CloseCallConsequence?? = .some(.snippet)
    let end = 79.0 / 3 + 16
    let apart = 4 * FoundCalls.rounding
    let told = try [end - apart, end, end + apart].map { height -> CloseCallConsequence?? in
      try call(article, in: try area(150, height, .documented, .unknown)).told
    }
    let untold: CloseCallConsequence?? = nil
    #expect(told == [cut, untold, snippet])
  }

  /// Where rounding decides what is shown at the end of a doubt, it is not told.
  ///
  /// Accented letters may be wider by a hundredth, by which the headline takes three lines in place of two, without the
  /// snippet, and in narrower areas four, which are cut.
  @Test func roundingAtTheEndOfADoubtIsNotToldOf() throws {
    let article = HeadlineArticle(
      headline: "ééééééé ééééééé ééééééé ééééééó",
      snippet: "Boats",
      language: "en"
    )
    func call(_ width: Double) throws -> Call {
      let size = CGSize(width: width, height: 60)
      return try self.call(article, in: DeviceGroup(size: size, displayScale: 3))
    }
    let cut: CloseCallConsequence?? = .some(.cut)
    let snippet: CloseCallConsequence?? = .some(.snippet)
    var (low, high) = (104.6, 105.2)
    let ends = [try call(low), try call(high)]
    #expect(ends.map(\.told) == [cut, snippet])
    #expect(ends.map(\.assessed) == [.cut, .snippet])
    while high - low > 1e-9 {
      let middle = (low + high) / 2
      if try call(middle).told == cut { low = middle } else { high = middle }
    }
    let untold = try call(high)
    #expect(untold.told == nil)
    // Not where it is far enough from there.
    let beyond = try call(high + 4 * FoundCalls.rounding)
    #expect(beyond.told == snippet && beyond.assessed == .snippet)
    let sure: CloseCallConsequence?? = .some(nil)
    #expect(try call(106).told == sure)
  }

  /// What takes all of its area's width may take a line more: accented letters may be wider by a hundredth.
  ///
  /// With the snippet a headline of one line needs 39.67 points of 45, and one of two lines 54, but 40.67 alone.
  @Test func textsAsWideAsTheirAreaMayTakeALineMore() throws {
    let article = HeadlineArticle(
      headline: "ééééééé ééééééé",
      snippet: "Boats",
      language: "en"
    )
    func group(_ width: Double) -> DeviceGroup {
      DeviceGroup(size: CGSize(width: width, height: 45), displayScale: 3)
    }
    let setting = HeadlineSetting(groups: [group(120)], fonts: try TestFonts.sharedEnglish())
    let template = HeadlineTemplate(language: "en", setting: setting)
    let headline = CountedHeadline(article, in: template, TextPreparer(byteLimit: 1 << 22))
    let places = try #require(template.memories[0]).columns.places
    let place = try #require(places.firstIndex { $0.role == HeadlineWidget.Role.headline })
    let width = headline.naturalWidth(ofSlot: template.slots.slot(ofPlace: place, in: 0))
    for (width, expected) in [
      (width.nextDown, .snippet), (width, .snippet), (width.nextUp, .snippet),
      (width + 0.5, .snippet), (width + 2, nil),
    ] as [(Double, CloseCallConsequence?)] {
      let call = try call(article, in: group(width))
      let told: CloseCallConsequence?? = .some(expected)
      #expect(call.told == told, "\(width)")
      #expect(call.assessed == expected, "\(width)")
    }
  }
}
