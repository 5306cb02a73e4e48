import TestSupport
import TextShaping
import Typesetting
import UnicodeText

/// One way to set a text, as tests try them.
struct TestSetting: Sendable {
  let name: String
  var tracking = 0.0
  var softHyphens = false
  var filling = LineFilling.greedy
  let change: @Sendable (inout TextStyle) -> Void

  /// Changes what the setting asks for of the paragraph.
  func change(_ paragraph: inout ParagraphStyle) {
    paragraph.tracking = tracking
    paragraph.filling = filling
  }

  static let all: [TestSetting] = [
    TestSetting(name: "strict") { _ in },
    TestSetting(name: "normal") { $0.lineBreakStrictness = .normal },
    TestSetting(name: "loose") { $0.lineBreakStrictness = .loose },
    TestSetting(name: "anywhere") { $0.lineBreakStrictness = .anywhere },
    TestSetting(name: "keep-all") { $0.wordBreak = .keepAll },
    TestSetting(name: "break-all") { $0.wordBreak = .breakAll },
    TestSetting(name: "phrases") { $0.phraseBreaking = .auto },
    TestSetting(name: "tracked", tracking: 0.7) { $0.ligatures = .required },
    TestSetting(name: "narrowed", tracking: -0.4) { $0.ligatures = .required },
    TestSetting(name: "soft hyphens", softHyphens: true) { _ in },
    TestSetting(name: "soft hyphens, right to left", softHyphens: true) {
      $0.baseDirection = .rightToLeft
    },
    TestSetting(name: "trimmed") { $0.punctuationTrimming = .normal },
    TestSetting(name: "trimmed at the start") { $0.punctuationTrimming = .trimStart },
    TestSetting(name: "trimmed but for the first") { $0.punctuationTrimming = .spaceFirst },
    TestSetting(name: "trimmed anywhere", softHyphens: true) {
      $0.punctuationTrimming = .trimBoth
      $0.lineBreakStrictness = .anywhere
    },
    TestSetting(name: "hanging") { $0.hangingPunctuation = [.first, .allowEnd, .last] },
    TestSetting(name: "always hanging") { $0.hangingPunctuation = .forceEnd },
    TestSetting(name: "everything", tracking: 0.3, softHyphens: true) {
      $0.punctuationTrimming = .trimStart
      $0.hangingPunctuation = [.first, .allowEnd]
      $0.ligatures = .required
      $0.phraseBreaking = .auto
      $0.lineBreakStrictness = .loose
    },
    TestSetting(name: "balanced", filling: .balanced) { _ in },
    TestSetting(name: "pretty", filling: .pretty) { _ in },
    TestSetting(name: "balanced phrases", filling: .balanced) { $0.phraseBreaking = .auto },
    TestSetting(name: "pretty phrases", filling: .pretty) { $0.phraseBreaking = .auto },
    TestSetting(name: "balanced with edges", softHyphens: true, filling: .balanced) {
      $0.punctuationTrimming = .normal
      $0.hangingPunctuation = .allowEnd
    },
    TestSetting(name: "pretty with edges", softHyphens: true, filling: .pretty) {
      $0.punctuationTrimming = .normal
      $0.hangingPunctuation = .allowEnd
    },
  ]

  /// As iOS fills and spaces lines.
  static let composed: [TestSetting] = [
    TestSetting(name: "as iOS", filling: .ios) { _ in },
    TestSetting(name: "as iOS with edges", softHyphens: true, filling: .ios) {
      $0.punctuationTrimming = .normal
      $0.hangingPunctuation = .allowEnd
    },
    TestSetting(name: "as iOS by phrases", filling: .ios) { $0.phraseBreaking = .auto },
    TestSetting(name: "spaced", filling: .ios) { $0.composition = .japanese },
    TestSetting(name: "spaced anywhere", softHyphens: true) {
      $0.composition = .japanese
      $0.lineBreakStrictness = .anywhere
    },
    TestSetting(name: "spaced, tracked and balanced", tracking: 0.3, filling: .balanced) {
      $0.composition = .japanese
      $0.ligatures = .required
    },
  ]
}

extension String {
  /// The text with soft hyphens between some of its scalars.
  func withSoftHyphens(seed: Int) -> String {
    var generator = SplitMix(seed: UInt64(bitPattern: Int64(seed)))
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      text.append(scalar)
      if Int.random(in: 0..<5, using: &generator) == 0 { text.append("\u{AD}") }
    }
    return String(text)
  }
}
