import Fitcheck
import Foundation
import Inputs
import Testing
import UnicodeText

@testable import FitcheckCommand
@testable import Headlines

/// Which headlines of a list somebody has to look at.
extension UnusualAnswerTests {
  /// Of what is known a headline that is cut is no news, and a close call none where calls of its kind are known; what is
  /// not met needs attention in any case.
  @Test(
    arguments: [
      (true, nil, .cut, [], false), (true, .cut, .cut, [], true), (true, .cut, .all, [], true),
      (true, .snippet, .cut, [], false), (true, .snippet, .all, [], true),
      (true, nil, .cut, [.sameCandidate], false), (true, .cut, .cut, [.sameCandidate], true),
      (true, .cut, .cut, [.noCloseCalls([.cut])], false),
      (true, .cut, .cut, [.noCloseCalls([.snippet])], true),
      (true, .cut, .cut, [.sameCandidate, .noCloseCalls([.cut])], false),
      (true, .snippet, .all, [.noCloseCalls([.cut])], true),
      (true, .snippet, .all, [.noCloseCalls([.cut, .snippet])], false),
      (false, nil, .cut, [], true), (false, nil, .cut, [.sameCandidate], false),
      (false, .cut, .cut, [.sameCandidate], false),
    ] as [(Bool, CloseCallConsequence?, CloseCallExtent, [HeadlineRequirement.Policy], Bool)]
  )
  func whatIsKnownIsNoNews(
    _ isWhole: Bool,
    _ call: CloseCallConsequence?,
    _ extent: CloseCallExtent,
    _ known: [HeadlineRequirement.Policy],
    _ isNews: Bool
  ) {
    let shown = ShownHeadline(
      chosenIndex: 0,
      headlineLines: 1,
      snippetLines: 0,
      isHeadlineWhole: isWhole
    )
    let groups = [Self.groups[1]]
    let verdict = HeadlineVerdict(
      areas: [HeadlineVerdict.Area(shown: shown, closeCall: call)],
      change: .add(3),
      tightest: 0,
      unmet: known.map { policy in
        UnmetRequirement(
          requirement: HeadlineRequirement(name: "r", policy: policy, areas: [0]),
          areas: [0]
        )
      },
      missingScalars: []
    )
    let rows = ListRows(
      groups: groups,
      closeCalls: extent,
      language: .english,
      layout: ListLayout(groups: groups, least: 1, palette: .plain, columns: 100)
    )
    #expect(rows.needsAttention(Self.record(verdict.knowing { _ in true })) == isNews)
    #expect(rows.needsAttention(Self.record(verdict)) == (isNews || !known.isEmpty))
  }

  /// That a headline is cut is told by its marks, but not that it is on devices on which it has to be whole.
  @Test(arguments: [(nil, 0), (["SE 3"], 1)] as [([String]?, Int)])
  func whatHasToBeWholeOnSomeDevicesIsTold(_ devices: [String]?, _ toldInList: Int) throws {
    let groups = [Self.groups[1]]
    let names = devices.map { names in Set(names.map { ExactText($0) }) }
    let asked: [(name: String, devices: Set<ExactText>?)] = [
      ("headline-whole", nil), ("headline-whole@SE 3", names),
    ]
    let unmet = asked.map { name, devices in
      UnmetRequirement(
        requirement: HeadlineRequirement(
          name: name,
          policy: .goal(.headlineWhole),
          areas: [0],
          devices: devices
        ),
        areas: [0]
      )
    }
    let verdict = HeadlineVerdict(
      areas: [HeadlineVerdict.Area(shown: Self.shown(0), closeCall: nil)],
      change: .add(3),
      tightest: 0,
      unmet: unmet,
      missingScalars: []
    )
    let report = try SampleReports.report(of: SampleReports.texts[2], groups: groups)
    let told = TextReport(
      report,
      verdict: verdict,
      palette: .plain,
      columns: 100,
      extent: .brief
    ).unmet()
    let start = "✗ Required and not met: headline-whole@SE 3, on "
    #expect(told.count == 1 && told[0].hasPrefix(start), "\(told)")
    let rows = ListRows(
      groups: groups,
      closeCalls: .cut,
      language: .english,
      layout: ListLayout(groups: groups, least: 1, palette: .plain, columns: 100)
    ).rows(of: Self.record(verdict))
    let inList = rows.filter { $0.contains("Required and not met: headline-whole@SE 3, on ") }
    #expect(!rows.isEmpty && inList.count == toldInList, "\(rows)")
    #expect(!rows.contains { $0.contains("not met: headline-whole, ") }, "\(rows)")
  }
}
