import Foundation
import TestSupport
import Testing
import Typesetting

/// Functions of a few steps against the values that they are made of, asked at every turn, right below it
/// and between; and how often what they are found by is asked.
@Suite("Functions of steps") struct StepFunctionTests {
  private static let domain = 2.0...40

  /// Up to four steps each, with neighbours that are the same, and places where nothing is known.
  private static let tables: [[(start: Double, value: Double?)]] = {
    let values: [Double?] = [1, 2, nil, 2, 5]
    let starts = [[2.0], [2, 10], [2, 10, 10.5], [2, 7, 21, 40]]
    return starts.flatMap { starts in
      (0..<values.count).map { first in
        starts.enumerated().map { ($1, values[(first + $0 * 3) % values.count]) }
      }
    }
  }()

  private static func function(_ table: [(start: Double, value: Double?)]) -> StepFunction {
    StepFunction(over: domain) { length in
      let place = table.lastIndex { $0.start <= length } ?? 0
      return (table[place].value, place + 1 < table.count ? table[place + 1].start : nil)
    }
  }

  private static let lengths = [2, 5, 7, 10, 10.25, 10.5, 13, 21, 30, 40].flatMap {
    (length: Double) in
    [length, length.nextDown, length.nextUp].filter(domain.contains)
  }

  @Test func valuesAreThoseOfTheTable() {
    for table in Self.tables {
      let function = Self.function(table)
      #expect(function.steps.first?.start == Self.domain.lowerBound)
      #expect(zip(function.steps, function.steps.dropFirst()).allSatisfy { $0.value != $1.value })
      #expect(function.isKnown == table.allSatisfy { $0.value != nil })
      for length in Self.lengths {
        let value = table.last { $0.start <= length }?.value ?? nil
        #expect(function[length] == value)
        let piece = function.piece(at: length)
        let end = table.first { $0.start > length && $0.value != value }?.start
        #expect(piece.value == value && piece.end == end)
      }
      let doubled = function.mapped { ($0 / 2).rounded(.down) }
      for length in Self.lengths {
        #expect(doubled[length] == function[length].map { ($0 / 2).rounded(.down) })
      }
      #expect(zip(doubled.steps, doubled.steps.dropFirst()).allSatisfy { $0.value != $1.value })
    }
  }

  @Test func oneTurn() {
    for turn in [0, 1.5, 2, 2.5, 39, 40, 41, Double.nan, .infinity] {
      for (lower, upper) in [(1.0, 2.0), (nil, 2), (1, nil), (3, 3)] as [(Double?, Double?)] {
        let function = StepFunction(lower, before: turn, then: upper, over: Self.domain)
        for length in Self.lengths { #expect(function[length] == (length < turn ? lower : upper)) }
      }
    }
    let constant = StepFunction(4, over: Self.domain)
    #expect(Self.lengths.allSatisfy { constant[$0] == 4 } && constant.steps.count == 1)
  }

  @Test func severalAreOne() {
    for (index, one) in Self.tables.enumerated() {
      for other in Self.tables[index...] {
        let functions = [Self.function(one), Self.function(other)]
        let sum = StepFunction(over: Self.domain, combining: functions) { values in
          zip([1.0, 10], values).reduce(0) { sum, part in
            sum.flatMap { sum in part.1.map { sum + part.0 * $0 } }
          }
        }
        for length in Self.lengths {
          let parts = functions.map { $0[length] }
          #expect(sum[length] == parts[0].flatMap { first in parts[1].map { first + 10 * $0 } })
        }
      }
    }
  }

  /// Through what shifts, stretches, rounds, stands still and goes over several steps at once.
  @Test func lengthsOfOthers() {
    let transforms: [@Sendable (Double) -> Double] = [
      { $0 + 2 }, { max(2, $0 - 3.7) }, { 2 + $0 * 0.9 }, { ($0 * 3).rounded(.down) / 3 + 2 },
      { max(2, min($0 * 4, 40)) }, { _ in 13 }, { max(2, $0.rounded(.up)) },
      { 2 + ($0 / 4).rounded(.down) * 19 },
    ]
    for table in Self.tables {
      let function = Self.function(table)
      for transform in transforms {
        let domain = 0.0...9.5
        let pulled = function.pulledBack(through: transform, over: domain)
        #expect(pulled.domain == domain)
        let asked = pulled.steps.flatMap { [$0.start, $0.start.nextDown, $0.start.nextUp] }
        for length in asked + [0, 0.25, 1, 3.3, 5, 8, 9.5] where domain.contains(length) {
          #expect(pulled[length] == function[transform(length)])
        }
        #expect(zip(pulled.steps, pulled.steps.dropFirst()).allSatisfy { $0.start < $1.start })
      }
    }
  }

  /// The first number from each turn on, whatever is guessed; a good guess asks a few times, and none
  /// asks for more than the bits of two numbers.
  @Test func theFirstIsFoundSoon() {
    let turns = [-1, 2, 2.0.nextUp, 3.7, 10, 39.999, 40.0.nextDown, 40, 41]
    for turn in turns {
      for guess in turns + [turn.nextUp, turn.nextDown, turn + 1e-9, .infinity] {
        var count = 0
        let found = StepFunction.first(in: Self.domain, near: guess) {
          count += 1
          return $0 >= turn
        }
        #expect(found == (turn > 40 ? nil : max(turn, 2)))
        #expect(count <= 2 + 2 * 64)
        if turn > 40 { #expect(count == 1) } else if turn <= 2 { #expect(count == 2) }
        guard turn > 2.1, turn < 39 else { continue }
        // At the number itself, or at its neighbours: two questions for the ends of the range.
        if guess == turn { #expect(count == 4, "\(turn)") }
        if guess == turn.nextDown { #expect(count <= 5, "\(turn)") }
        if guess == turn.nextUp { #expect(count <= 6, "\(turn)") }
        if abs(guess - turn) < 2e-9 { #expect(count < 56, "\(turn)") }
      }
    }
  }
}
