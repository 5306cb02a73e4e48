import Foundation
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

@testable import Headlines

/// What holds for all texts of a column together, whichever of them comes first.
@MainActor
@Suite struct ColumnPlaceTests {
  private func text(_ role: String, _ size: CGFloat, _ limit: Int?) -> some View {
    Text(verbatim: "words").font(.system(size: size)).lineLimit(limit)
      .accessibilityIdentifier(role)
  }

  /// Sixteen lines are told apart of a text without a limit, and one more than its limit of another.
  ///
  /// The lowest sixteen lines bound the heights, and the largest size the widths: four ems.
  @Test(
    arguments: [
      ([12, 20], [nil, nil], 192, 17 * 17), ([20, 12], [nil, nil], 192, 17 * 17),
      ([20, 12], [nil, 1], 320, 17 * 3), ([12, 20], [1, nil], 320, 3 * 17),
      ([20, 12], [1, nil], 192, 3 * 17), ([12, 20], [1, 2], .infinity, 3 * 4),
    ] as [([CGFloat], [Int?], Double, Int)]
  )
  func boundsHoldForAllTexts(
    _ sizes: [CGFloat],
    _ limits: [Int?],
    _ tallest: Double,
    _ keyCount: Int
  ) throws {
    let environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    let column = VStack {
      text("first", sizes[0], limits[0])
      text("second", sizes[1], limits[1])
    }
    let template = try #require(FitTemplate(of: column, in: environment))
    let columns = ColumnPlaces(try #require(template.columnTexts))
    #expect(columns.tallest == tallest && columns.narrowest == 80)
    #expect(columns.keyCount == keyCount)
    let memory = ColumnMemory(columns, areaCount: 1)
    for (width, height, holds) in [
      (80, 191.9, true), (79.9, 191.9, false), (80, 192, tallest > 192), (80, 320, tallest > 320),
    ] as [(CGFloat, CGFloat, Bool)] {
      let size = CGSize(width: width, height: height)
      #expect(memory.holds(for: size) == holds, "\(size)")
    }
  }

  /// Two texts of one and of two lines at the most, of each of which one line more is told apart.
  private func places() throws -> ColumnPlaces {
    let environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    let column = VStack {
      text("first", 12, 1)
      text("second", 20, 2)
    }
    let template = try #require(FitTemplate(of: column, in: environment))
    return ColumnPlaces(try #require(template.columnTexts))
  }

  /// What is remembered of a key stands beside that of all others, and in no place of theirs.
  @Test func everyKeyHasNeedsOfItsOwn() throws {
    let memory = ColumnMemory(try places(), areaCount: 1)
    let keys = 0..<3 * 4
    #expect(memory.columns.keyCount == keys.count)
    let candidates = HeadlineWidget.candidateNames.indices
    func heights(of key: Int) -> [Double] { candidates.map { Double(100 * key + $0) } }
    for key in keys {
      let isUnknown = memory.needs(for: key) { nil } == nil
      #expect(isUnknown, "\(key)")
      _ = memory.needs(for: key) { heights(of: key) }
    }
    for key in keys {
      guard let needs = memory.needs(for: key, { nil }) else {
        Issue.record("nothing is remembered of \(key)")
        continue
      }
      #expect(candidates.map { needs[$0] } == heights(of: key), "\(key)")
    }
  }

  @Test func everyKeyAreaAndRoomHasAnAnswerOfItsOwn() throws {
    let memory = ColumnMemory(try places(), areaCount: 2)
    let keys = 0..<memory.columns.keyCount
    var count = 0
    func forEach(_ body: (HeadlineAnswer, Int, Int, HeadlineTemplate.Room) -> Void) {
      count = 0
      for room in HeadlineTemplate.Room.allCases {
        for area in 0..<2 {
          for key in keys {
            let outcome = FitOutcome(chosenIndex: count, fits: true)
            body(HeadlineAnswer(cut: outcome, isMeasured: true), key, area, room)
            count += 1
          }
        }
      }
    }
    forEach { answer, key, area, room in
      #expect(memory.answer(for: key, in: area, room) == nil)
      memory.keep(answer, for: key, in: area, room)
    }
    forEach { answer, key, area, room in
      #expect(memory.answer(for: key, in: area, room) == answer, "\(key) in \(area), \(room)")
    }
    #expect(count == 12 * 2 * HeadlineTemplate.Room.allCases.count)
  }
}
