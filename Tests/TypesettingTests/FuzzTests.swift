import FontFaces
import Foundation
import TestSupport
import Testing
import TextShaping
import Typesetting
import UnicodeText

/// Random texts in random styles and bounds, absurd ones included.
///
/// The same ones on every run. `FITCHECK_FUZZ` is the number of texts for each seed,
/// `FITCHECK_FUZZ_SEED` the first seed, for longer runs: `FITCHECK_FUZZ=20000 swift test -c release
/// --filter FuzzTests`.
@Suite("No text, style or bounds break what must hold of lines")
struct FuzzTests {
  private static let count = number("FITCHECK_FUZZ") ?? 250
  private static let firstSeed = number("FITCHECK_FUZZ_SEED") ?? 0

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  @Test(arguments: 0..<4) func invariantsHold(_ seed: Int) throws {
    let library = try FontLibrary.bundled(deviceLanguages: seed % 2 == 0 ? ["ja"] : ["en", "ar"])
    var generator = SplitMix(seed: UInt64(truncatingIfNeeded: Self.firstSeed &+ seed) &+ 0xF022)
    for _ in 0..<Self.count {
      let text = RandomText.hostile(using: &generator)
      let style = randomTextStyle(library, using: &generator)
      let prepared = randomPrepared(text, style: style, library, using: &generator)
      for _ in 0..<6 {
        let check = InvariantCheck(
          prepared.text,
          prepared,
          randomParagraph(using: &generator),
          width: randomBound(using: &generator),
          height: randomBound(using: &generator)
        )
        check.run()
      }
    }
  }

  private func any<Value>(_ values: [Value], using generator: inout SplitMix) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }

  /// The text in one style, or cut anywhere between its scalars into runs of several.
  private func randomPrepared(
    _ text: String,
    style: TextStyle,
    _ library: FontLibrary,
    using generator: inout SplitMix
  ) -> PreparedText {
    guard any([true, false, false], using: &generator) else {
      return PreparedText(text, style: style)
    }
    var runs: [StyledRun] = []
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      let length = min(rest.count, Int.random(in: 0...20, using: &generator))
      var run = StyledRun(
        String(rest.prefix(length)),
        cascade: library.cascade(weight: any([.regular, .bold], using: &generator)),
        pointSize: any([12, 12, 17, 30, 9.5], using: &generator)
      )
      rest = rest.dropFirst(length)
      run.tracking = any([0, 0, 0.6, -0.4], using: &generator)
      run.language = any([nil, nil, "en", "ja"], using: &generator)
      run.ligatures = any([.standard, .required], using: &generator)
      run.features = randomFeatures(using: &generator)
      run.baselineOffset = any([0, 0, 4, -3], using: &generator)
      run.leading = any([nil, nil, 0, 3], using: &generator)
      if any([true, false, false, false, false], using: &generator) {
        run.attachment = InlineAttachment(
          width: any([0, 0.5, 2], using: &generator),
          ascent: any([0, 1, 3], using: &generator),
          descent: any([0, 1], using: &generator)
        )
      }
      if any([true] + [Bool](repeating: false, count: 9), using: &generator) {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: run.pointSize = any(Self.absurdNumbers, using: &generator)
        case 1: run.tracking = any(Self.absurdNumbers, using: &generator)
        case 2: run.baselineOffset = any(Self.absurdNumbers, using: &generator)
        default: run.leading = any(Self.absurdNumbers, using: &generator)
        }
      }
      runs.append(run)
    }
    return PreparedText(runs: runs, style: style)
  }

  private func randomFeatures(using generator: inout SplitMix) -> [FontFeature] {
    let features = ["tnum", "kern", "palt", "halt", "liga", "smcp", "zzzz"].compactMap {
      try? FontFeature(parsing: "\($0)=\(Int.random(in: 0...1, using: &generator))")
    }
    return any([[], [], [any(features, using: &generator)], features], using: &generator)
  }

  private func randomTextStyle(
    _ library: FontLibrary,
    using generator: inout SplitMix
  ) -> TextStyle {
    var style = TextStyle(
      cascade: library.cascade(
        weight: any([.regular, .semibold, .bold, .black], using: &generator)
      ),
      language: any([nil, "ja", "en", "ar", "th", "zh-Hant", "", "xx-!"], using: &generator),
      lineBreakStrictness: any(LineBreakStrictness.allCases, using: &generator),
      ligatures: any([.standard, .required], using: &generator),
      baseDirection: any([.firstStrong, .leftToRight, .rightToLeft], using: &generator)
    )
    style.wordBreak = any(WordBreak.allCases, using: &generator)
    style.hangulBreaking = any(HangulBreaking.allCases, using: &generator)
    style.phraseBreaking = any(PhraseBreaking.allCases, using: &generator)
    style.punctuationTrimming = any(
      [.spaceAll, .normal, .trimStart, .spaceFirst, .trimBoth],
      using: &generator
    )
    style.features = randomFeatures(using: &generator)
    style.hangingPunctuation = any(
      [[], [], [.first, .allowEnd, .last], .forceEnd],
      using: &generator
    )
    return style
  }

  /// Half of the styles are such as a person would choose, the others have a number that nobody
  /// would.
  private func randomParagraph(using generator: inout SplitMix) -> ParagraphStyle {
    var style = ParagraphStyle(pointSize: any([8, 11, 12, 17, 23.5, 40], using: &generator))
    style.lineLimit = any([nil, nil, 1, 2, 3], using: &generator)
    style.truncation = any(TruncationMode.allCases, using: &generator)
    style.filling = any(LineFilling.allCases, using: &generator)
    style.alignment = any(LineAlignment.allCases, using: &generator)
    style.lineSpacing = any([0, 0, 2, -3], using: &generator)
    style.leading = any([nil, nil, 3, 0], using: &generator)
    style.lineHeight = any(
      [.natural, .natural, .multiple(1.2), .leading(3), .exact(10)],
      using: &generator
    )
    style.lineMetrics = any(LineMetrics.allCases, using: &generator)
    style.tracking = any([0, 0, 0, 0.5, -0.5], using: &generator)
    style.minimumScale = any([1, 1, 0.5, 0.75], using: &generator)
    style.mostTightening = any([0, 0, 0.05], using: &generator)
    guard Bool.random(using: &generator) else { return style }
    let absurd = Self.absurdNumbers
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: style.pointSize = any(absurd, using: &generator)
    case 1: style.lineSpacing = any(absurd, using: &generator)
    case 2: style.leading = any(absurd, using: &generator)
    case 3: style.tracking = any(absurd, using: &generator)
    case 4: style.minimumScale = any(absurd, using: &generator)
    case 5: style.mostTightening = any(absurd, using: &generator)
    case 6: style.lineHeight = .multiple(any(absurd, using: &generator))
    default: style.lineLimit = any([.min, -1, 0, .max], using: &generator)
    }
    return style
  }

  private static let absurdNumbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1e-300, .leastNonzeroMagnitude, 1e300, -1e300, 1e9,
    -1e9, 0.01,
    .greatestFiniteMagnitude, 1.5, 97,
  ]

  private func randomBound(using generator: inout SplitMix) -> Double? {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: nil
    case 1: any(Self.absurdNumbers, using: &generator)
    default: Double.random(in: 0...300, using: &generator)
    }
  }
}
