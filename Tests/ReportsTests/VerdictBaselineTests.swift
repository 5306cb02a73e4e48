import Inputs
import TestSupport
import Testing

@testable import Headlines
@testable import Reports

/// What a baseline holds, what it knows again, and what is none.
@Suite struct VerdictBaselineTests {
  private static func record(
    _ id: String,
    isNamed: Bool = true,
    headline: String = "Night ferries",
    snippet: String = "",
    unmet names: [String]
  ) -> VerdictRecord {
    let article = HeadlineArticle(id: id, headline: headline, snippet: snippet)
    let verdict = HeadlineVerdict(
      areas: [],
      change: .none,
      tightest: nil,
      unmet: names.map {
        UnmetRequirement(
          requirement: HeadlineRequirement(name: $0, policy: .sameCandidate, areas: [0]),
          areas: [0]
        )
      },
      missingScalars: []
    )
    return VerdictRecord(
      number: 1,
      id: id,
      isNamed: isNamed,
      place: InputPlace(file: "a.csv", line: 2),
      content: .answer(article, verdict)
    )
  }

  /// What of a record is not met and what is known.
  private func told(_ record: VerdictRecord) -> [[String]] {
    guard case .answer(_, let verdict) = record.content else { return [] }
    return [verdict.unmet.map(\.requirement.name), verdict.known.map(\.requirement.name)]
  }

  @Test func whatIsWrongIsKnownAgain() throws {
    var baseline = VerdictBaseline()
    #expect(baseline.text == "{\"schemaVersion\":1,\"known\":[\n]}\n")
    let record = Self.record("a", unmet: ["x", "y"])
    #expect(told(baseline.marking(record)) == [["x", "y"], []])
    baseline.add(record)
    #expect(told(baseline.marking(record)) == [[], ["x", "y"]])
    let read = try VerdictBaseline(Array(baseline.text.utf8))
    #expect(read.text == baseline.text)
    for known in [baseline, read] {
      // Whatever it is that is not met now.
      #expect(told(known.marking(Self.record("a", unmet: ["z", "y"]))) == [["z"], ["y"]])
      #expect(told(known.marking(Self.record("a", unmet: []))) == [[], []])
      // Another name, another word, or no name of its own, and it is another one.
      for other in [
        Self.record("b", unmet: ["x"]), Self.record("a", isNamed: false, unmet: ["x"]),
        Self.record("a", headline: "Night ferry", unmet: ["x"]),
        Self.record("a", snippet: "s", unmet: ["x"]),
      ] {
        #expect(told(known.marking(other)) == [["x"], []])
      }
      let marked = known.marking(record)
      #expect(marked.id == "a" && marked.isNamed && marked.number == 1)
      #expect(marked.place == record.place)
    }
  }

  /// One without a name of its own is known by its words, wherever it stands.
  @Test func unnamedItemsAreKnownByTheirWords() {
    var baseline = VerdictBaseline()
    baseline.add(Self.record("a.csv:2", isNamed: false, unmet: ["x"]))
    let moved = Self.record("a.csv:9", isNamed: false, unmet: ["x"])
    #expect(told(baseline.marking(moved)) == [[], ["x"]])
    #expect(!baseline.text.contains("\"id\""))
    // The words do not run into one another.
    let other = Self.record("", headline: "Night", snippet: "ferries", unmet: ["x"])
    #expect(told(baseline.marking(other)) == [["x"], []])
  }

  @Test func whatComesToNothingIsNotNoted() {
    var baseline = VerdictBaseline()
    baseline.add(Self.record("a", unmet: []))
    baseline.add(
      VerdictRecord(
        number: 1,
        id: "b",
        isNamed: true,
        place: InputPlace(file: "a", line: nil),
        content: .error("x")
      )
    )
    #expect(baseline.text == VerdictBaseline().text)
  }

  /// What is known of an item twice is known together, in whatever order it was noted.
  @Test func baselinesAreAddedUp() {
    let records = [
      Self.record("a", unmet: ["x"]), Self.record("a", unmet: ["y", "w"]),
      Self.record("b", unmet: ["x"]),
      Self.record("\u{E9}", headline: "É", unmet: ["é", "e\u{301}"]),
    ]
    func text(_ order: [Int]) -> [String] {
      var (one, several) = (VerdictBaseline(), VerdictBaseline())
      for index in order {
        one.add(records[index])
        var own = VerdictBaseline()
        own.add(records[index])
        several.add(own)
      }
      return [one.text, several.text]
    }
    let texts = [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]].flatMap(text)
    #expect(Set(texts).count == 1)
    let lines = texts[0].split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    #expect(
      lines.contains { $0.contains(#""id":"a","headline":"Night ferries","unmet":["w","x","y"]"#) }
    )
    // By their bytes: two spellings are two names.
    #expect(lines.contains { $0.contains("\"unmet\":[\"e\u{301}\",\"é\"]") && $0.contains("É") })
    let keys = lines[1...3].map { $0.split(separator: "\"")[3] }
    #expect(keys == keys.sorted() && keys.allSatisfy { $0.count == 32 })
    #expect(lines[1].hasSuffix("},") && lines[3].hasSuffix("}") && !lines[3].hasSuffix(","))
  }

  /// The names of what is known of any item, each once, by their bytes.
  @Test func requirementsAreNamed() {
    var baseline = VerdictBaseline()
    #expect(baseline.requirementNames == [])
    for (id, names) in [("a", ["y", "x"]), ("b", ["x", "\u{E9}"]), ("c", ["e\u{301}", "Y"])] {
      baseline.add(Self.record(id, unmet: names))
    }
    // One e with an accent is of two scalars, and begins with an e; the other begins with 0xC3.
    let names = ["Y", "e\u{301}", "x", "y", "\u{E9}"]
    #expect(baseline.requirementNames.map { Array($0.utf8) } == names.map { Array($0.utf8) })
  }

  /// Of an item that is known again nothing but what is not met is told otherwise.
  @Test func whatIsMarkedIsTheSameItem() {
    var baseline = VerdictBaseline()
    baseline.add(Self.record("a", snippet: "s", unmet: ["x"]))
    let verdict = HeadlineVerdict(
      areas: [],
      change: .remove(3, lost: "ies"),
      tightest: 4,
      unmet: ["w", "x"].map {
        UnmetRequirement(
          requirement: HeadlineRequirement(name: $0, policy: .sameCandidate, areas: [0, 2]),
          areas: [2]
        )
      },
      missingScalars: ["\u{10001}"]
    )
    let article = HeadlineArticle(id: "a", headline: "Night ferries", snippet: "s", language: "de")
    let marked = baseline.marking(
      VerdictRecord(
        number: 7,
        id: "a",
        isNamed: true,
        place: InputPlace(file: "b.csv", line: 9),
        content: .answer(article, verdict)
      )
    )
    #expect(marked.number == 7 && marked.place == InputPlace(file: "b.csv", line: 9))
    guard case .answer(let same, let told) = marked.content else {
      Issue.record("\(marked.content)")
      return
    }
    #expect(same == article && told.tightest == 4)
    #expect(told.change == .remove(3, lost: "ies") && told.missingScalars == ["\u{10001}"])
    #expect(told.unmet.map(\.requirement.name) == ["w"])
    #expect(told.known.map(\.requirement.name) == ["x"] && told.known.map(\.areas) == [[2]])
  }

  private static let other = "not a baseline of this version: write it anew"

  @Test(
    arguments: [
      ("", "not JSON: it ends where a value is expected at byte 0"),
      ("[]", other), ("{}", other), (#"{"schemaVersion":1}"#, other), (#"{"known":[]}"#, other),
      (#"{"schemaVersion":2,"known":[]}"#, other), (#"{"schemaVersion":"1","known":[]}"#, other),
      (#"{"schemaVersion":1,"known":{}}"#, other), (#"{"schemaVersion":1,"known":[1]}"#, other),
      (#"{"schemaVersion":1,"known":[{"unmet":[],"headline":"h"}]}"#, other),
      (#"{"schemaVersion":1,"known":[{"key":"k","headline":"h"}]}"#, other),
      (#"{"schemaVersion":1,"known":[{"key":"k","unmet":[]}]}"#, other),
      (#"{"schemaVersion":1,"known":[{"key":1,"unmet":[],"headline":"h"}]}"#, other),
      (#"{"schemaVersion":1,"known":[{"key":"k","unmet":["b",1],"headline":"h"}]}"#, other),
      // What is said twice.
      (#"{"schemaVersion":2,"schemaVersion":1,"known":[]}"#, "“schemaVersion” is there twice"),
      (#"{"schemaVersion":1,"known":[1],"known":[]}"#, "“known” is there twice"),
      (
        #"{"schemaVersion":1,"known":[{"key":"k","key":"l","unmet":[],"headline":"h"}]}"#,
        "“key” is there twice"
      ),
      (
        #"{"schemaVersion":1,"known":[{"key":"k","unmet":["a"],"unmet":[],"headline":"h"}]}"#,
        "“unmet” is there twice"
      ),
      (
        #"{"schemaVersion":1,"known":[{"key":"k","id":"a","id":"b","unmet":[],"headline":"h"}]}"#,
        "“id” is there twice"
      ),
      (
        #"{"schemaVersion":1,"known":[{"key":"k","unmet":[],"headline":"h","headline":"i"}]}"#,
        "“headline” is there twice"
      ),
    ]
  )
  func whatIsNoneIsRefused(_ text: String, _ reason: String) {
    do throws(VerdictBaseline.ReadingError) {
      _ = try VerdictBaseline(Array(text.utf8))
      Issue.record("\(text) is read")
    } catch {
      #expect("\(error)" == reason)
    }
  }

  /// Mended, they would be the words of another headline.
  @Test func bytesThatAreNotTextAreRefused() {
    let begin = #"{"schemaVersion":1,"known":[{"unmet":[],"headline":"h","key":"caf"#
    do throws(VerdictBaseline.ReadingError) {
      _ = try VerdictBaseline(Array(begin.utf8) + [0xE9] + Array("\"}]}".utf8))
      Issue.record("it is read")
    } catch {
      let offset = begin.utf8.count
      #expect("\(error)" == "not UTF-8 text: byte \(offset) (counted from 0) is invalid")
    }
  }

  @Test(
    arguments: [
      (#"{"schemaVersion":1,"known":[]}"#, ""), (#"{"schemaVersion":1.0,"known":[],"more":1}"#, ""),
      ("\u{FEFF}" + #"{"schemaVersion":1,"known":[]}"#, ""),
      // Two files that were put together.
      (
        #"{"schemaVersion":1,"known":[{"key":"k","unmet":["a","b"],"headline":"h"},"#
          + #"{"key":"k","unmet":[],"headline":"h"},{"key":"k","unmet":["c"],"headline":"h"}]}"#,
        #"{"key":"k","headline":"h","unmet":["a","b","c"]}"# + "\n"
      ),
      // What the first of them says of it counts.
      (
        #"{"schemaVersion":1,"known":[{"key":"k","unmet":["b"],"headline":"h","id":"i"},"#
          + #"{"key":"k","unmet":["a"],"headline":"other","id":"j"}]}"#,
        #"{"key":"k","id":"i","headline":"h","unmet":["a","b"]}"# + "\n"
      ),
      (
        #"{"schemaVersion":1,"known":[{"key":"k","unmet":["b","a"],"headline":"h","id":7}]}"#,
        #"{"key":"k","headline":"h","unmet":["a","b"]}"# + "\n"
      ),
      (
        #"{"schemaVersion":1,"known":[{"key":"k","unmet":[],"headline":"h","id":"i"}]}"#,
        #"{"key":"k","id":"i","headline":"h","unmet":[]}"# + "\n"
      ),
    ]
  )
  func whatIsOneIsRead(_ text: String, _ known: String) throws {
    let baseline = try VerdictBaseline(Array(text.utf8))
    #expect(baseline.text == "{\"schemaVersion\":1,\"known\":[\n\(known)]}\n")
  }
}
