import Foundation
import SwiftUISurface
import Testing

/// Texts that are joined by `+`, one after the other.
@MainActor
@Suite struct TextSumTests {
  /// Thousands of texts are joined from either end, or in the middle, in time with their number.
  @Test func sumsOfManyTextsAreRead() throws {
    let numbers = 0..<100_000
    let expected = numbers.map { "\($0 % 10)" }.joined()
    func digit(_ number: Int) -> Text { Text(verbatim: "\(number % 10)") }
    let environment = EnvironmentValues()
    let behind = numbers.map { digit($0) }.reduce(Text(verbatim: ""), +)
    #expect(behind.string(in: environment) == expected)
    let before = numbers.reversed().reduce(Text(verbatim: "")) { digit($1) + $0 }
    #expect(before.string(in: environment) == expected)
    let pairs = stride(from: 0, to: 100_000, by: 2).reduce(Text(verbatim: "")) {
      $0 + (digit($1) + digit($1 + 1))
    }
    #expect(pairs.string(in: environment) == expected)
    #expect(behind == numbers.map { digit($0) }.reduce(Text(verbatim: ""), +))
    #expect(behind != before + digit(0))
    // What is said of a part is said of no other.
    let parts = (0..<3_000).map { $0 == 1_234 ? digit($0).bold() : digit($0) }
    let stretches = try Layouts.decide(parts.reduce(Text(verbatim: ""), +).lineLimit(1), 100, 50)
    #expect(stretches.placed.texts.map(\.string) == [String(expected.prefix(3_000))])
  }

  /// Parts keep their order and their modifiers, however they are put together.
  @Test func sumsOfSumsAreInOrder() throws {
    let letters = "abcdefghijklmnopqrstuvwxyz".map { Text(verbatim: String($0)) }
    func sum(_ range: Range<Int>, _ seed: Int) -> Text {
      guard range.count > 1 else { return letters[range.lowerBound] }
      let middle = range.lowerBound + 1 + (seed * 7 + range.count * 5) % (range.count - 1)
      return sum(range.lowerBound..<middle, seed + 1) + sum(middle..<range.upperBound, seed + 2)
    }
    for seed in 0..<20 {
      let text = sum(0..<26, seed)
      #expect(text.string(in: EnvironmentValues()) == "abcdefghijklmnopqrstuvwxyz", "\(seed)")
    }
  }

  /// What is said of a sum is not said of what is added to it later.
  @Test func sumsKeepWhatIsSaidOfThem() throws {
    let (a, b, c) = (Text(verbatim: "Har"), Text(verbatim: "bour"), Text(verbatim: "town"))
    func width(_ text: Text) throws -> CGFloat { try Layouts.size(text, nil, nil).width }
    let wanted = try width(Text(verbatim: "Harbour").bold() + c)
    #expect(try width((a + b).bold() + c) == wanted)
    #expect(try width(a + b + c) != wanted && width((a + b + c).bold()) != wanted)
    let behind = try width(a + Text(verbatim: "bourtown").bold())
    #expect(try width(a + (b + c).bold()) == behind && behind != wanted)
  }

  /// A loop that puts each text into the words of the next makes texts in texts, in Markdown or not.
  @Test(arguments: [false, true])
  func textsLieInTextsThousandsDeep(_ isMarkdown: Bool) throws {
    let numbers = 0..<3_000
    var text = Text(verbatim: "")
    for number in numbers {
      let digit = "\(number % 10)"
      text = isMarkdown ? Text("\(text)*\(digit)*") : Text("\(text)\(digit)")
    }
    let shown = try Layouts.decide(text.lineLimit(1), 100, 50)
    #expect(shown.placed.texts.map(\.string) == [numbers.map { "\($0 % 10)" }.joined()])
    #expect(shown.placed.texts.map(\.isMoving) == [false])
    // Its words alone, such as a recommended configuration's name; Markdown is not read there.
    let words = numbers.map { isMarkdown ? "*\($0 % 10)*" : "\($0 % 10)" }
    #expect(text.string(in: EnvironmentValues()) == words.joined())
    let moving = Text("\(text) \(Date(timeIntervalSince1970: 0), style: .timer)").lineLimit(1)
    #expect(try Layouts.decide(moving, 100, 50).placed.texts.map(\.isMoving) == [true])
  }

  /// A sum is another one where either side is another.
  @Test func sumsAreEqualSideBySide() {
    let (a, b, c) = (Text(verbatim: "a"), Text(verbatim: "b"), Text(verbatim: "c"))
    let sum = a + b
    let (same, otherwise) = (a + b, [a + c, c + b, b + a])
    #expect(sum == same)
    for other in otherwise { #expect(sum != other) }
  }

  /// A text may be joined with itself more often than its parts can be counted.
  @Test func sumsOfThemselvesAreCountedSoFar() {
    var text = Text(verbatim: "a")
    for _ in 0..<70 { text = text + text }
    let isOne = text == Text(verbatim: "a")
    #expect(!isOne)
  }

  /// Texts of one design are one stretch, whether one of them refuses another design or not.
  @Test func refusalsPartNoTexts() throws {
    let (a, v) = (Text(verbatim: "A"), Text(verbatim: "V"))
    func stretches(_ text: Text) throws -> Int {
      try Layouts.decide(text.font(.system(size: 12)), 100, 50).displayList.texts[0].runs.count
    }
    #expect(try stretches(a + v.monospaced(false)) == 1)
    #expect(try stretches(a.monospaced(false) + v + a) == 1)
    #expect(try stretches(a + v.fontWeight(nil).fontDesign(nil)) == 1)
    #expect(try stretches(a + v.monospaced()) == 2)
  }

  /// A style around texts is one for all of them, whatever it is made of.
  @Test func stylesAroundPartNoTexts() throws {
    let sum = Text(verbatim: "A") + Text(verbatim: "V")
    let views = [
      AnyView(VStack { sum }.foregroundStyle(.red)),
      AnyView(VStack { sum }.foregroundStyle(.red, .blue)),
      AnyView(VStack { sum }.foregroundStyle(.secondary).foregroundStyle(.red)),
    ]
    for (index, view) in views.enumerated() {
      let texts = try Layouts.decide(view, 100, 50).displayList.texts
      #expect(texts.map(\.runs.count) == [1], "\(index)")
    }
  }

  /// In words a picture is the character that stands for an object, and an attributed string what it holds.
  @Test func wordsOfPartsAreTheirCharacters() {
    let (star, marked) = (Image(systemName: "star"), AttributedString("x*y*"))
    let environment = EnvironmentValues()
    #expect(Text("a \(star) b").string(in: environment) == "a \u{FFFC} b")
    #expect((Text(star) + Text(marked)).string(in: environment) == "\u{FFFC}x*y*")
    #expect(Text("\(marked) \(UInt8(7)) \(2.5)").string(in: environment) == "x*y* 7 2.500000")
  }

  /// A sum moves where any of its texts does, wherever it stands.
  @Test func sumsMoveWithTheirTexts() throws {
    let timer = Text(Date(timeIntervalSinceReferenceDate: 65), style: .timer)
    let (before, after) = (Text(verbatim: "in "), Text(verbatim: " or so"))
    let moving: [Text] = [
      before + timer, timer + after, before + timer + after, before + (timer + after),
      Text("in \(timer)"), Text("in \(before + timer)"),
    ]
    for (index, text) in moving.enumerated() {
      #expect(try Layouts.size(text.font(.system(size: 9)), 140, nil).width == 140, "\(index)")
    }
    let still: [Text] = [before + after, Text("in \(after)")]
    for (index, text) in still.enumerated() {
      #expect(try Layouts.size(text.font(.system(size: 9)), 140, nil).width < 90, "\(index)")
    }
  }
}
