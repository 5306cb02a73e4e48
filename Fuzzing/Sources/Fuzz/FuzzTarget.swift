import Driver
import Fitcheck
import Foundation
import TestSupport

/// What is fuzzed.
enum FuzzTarget: String, CaseIterable {
  case texts, runs, json, articles, lists, markdown, fonts, pictures, views, maps, files, sources

  /// The instructions that an input may take at most, and more for each byte that it counts as.
  ///
  /// At least three times what any input of a corpus took, since where instructions cannot be counted the estimate of them differs
  /// from run to run. Instrumented code takes ten times as many as what is shipped.
  private var allowance: (base: UInt64, perByte: UInt64) {
    switch self {
    case .texts: (1_000_000_000, 200_000)
    case .runs, .markdown: (2_000_000_000, 200_000)
    case .json, .articles, .lists, .files, .sources: (500_000_000, 20_000)
    case .fonts: (3_000_000_000, 50_000)
    case .pictures, .maps: (4_000_000_000, 400_000)
    case .views: (2_000_000_000, 100_000)
    }
  }

  /// Runs an input; ends the process where a promise is broken.
  @MainActor func run(_ bytes: [UInt8]) {
    let begin = driver_instructions()
    let count = act(bytes)
    let spent = driver_instructions() - begin
    let allowance = allowance
    let most = allowance.base + allowance.perByte * UInt64(count)
    precondition(spent <= most, "\(spent) instructions for \(count) bytes")
  }

  /// Returns the bytes that it worked on, which may be more than were given.
  @MainActor private func act(_ bytes: [UInt8]) -> Int {
    switch self {
    case .texts: return runText(bytes)
    case .runs: return runRuns(bytes)
    case .json: runJSON(bytes)
    case .articles: runArticle(bytes)
    case .lists: runList(bytes)
    case .markdown: runMarkdown(bytes)
    case .fonts: runFont(bytes)
    case .pictures: return runPicture(bytes)
    case .views: return runView(bytes)
    case .maps: runMap(bytes)
    case .files: return runFile(bytes)
    case .sources: runSource(bytes)
    }
    return bytes.count
  }
}

/// The fonts all targets share.
@MainActor enum SharedFonts {
  static let library: FontLibrary = {
    do { return try FontLibrary.bundled(deviceLanguages: ["ja", "en", "ar"]) } catch {
      fatalError("no fonts: \(error)")
    }
  }()

  /// With a memory of texts that is small beside the usual one.
  ///
  /// Texts that come again are found in it, and what has to go for others goes while it is still in the processor's caches. It
  /// is so small that each target's seeds fill it: where it was full only after minutes, making room was a new place then, of
  /// the process's age and of no input, in every run anew.
  static let environment: EnvironmentValues = {
    let preparer = TextPreparer(byteLimit: 512 << 10)
    var environment = EnvironmentValues(fontLibrary: library, textPreparer: preparer)
    environment.displayScale = 3
    return environment
  }()
}

/// The first bytes of an input as choices, the rest as text.
struct Choices {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func any<Value>(_ values: [Value]) -> Value { values[Int(byte()) % values.count] }

  /// Takes a byte from the front that no UTF-8 has, where it stands there.
  mutating func takeMarker() -> Bool {
    guard rest.first == 0xFF else { return false }
    rest.removeFirst()
    return true
  }

  mutating func text() -> String {
    defer { rest = [] }
    return String(decoding: rest, as: UTF8.self)
  }

  /// What is left as numbers of a generator, then others.
  mutating func generator() -> SplitMix {
    defer { rest = [] }
    let numbers = rest.map { UInt64($0) &* 0x0101_0101_0101_0101 }
    return SplitMix(seed: UInt64(rest.count), after: numbers)
  }
}
