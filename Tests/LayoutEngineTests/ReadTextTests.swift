import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

@Suite("Texts of masks are read once") struct ReadTextTests {
  private struct Text {
    let role: String?
    let string: String
    let frame: CGRect?
    let isMasking: Bool

    var read: ReadText {
      ReadText(role: role, string: string, frame: frame, isMasking: isMasking)
    }

    func repeats(_ other: Text) -> Bool {
      isMasking && frame == other.frame && string == other.string
        && (role ?? other.role) == other.role
    }
  }

  private static func texts(of strings: [String], in frames: [CGRect?]) -> [Text] {
    [nil, "a", "b"].flatMap { role in
      strings.flatMap { string in
        frames.flatMap { frame in
          [false, true].map { Text(role: role, string: string, frame: frame, isMasking: $0) }
        }
      }
    }
  }

  /// Each held against every other one.
  private static func repetitions(_ texts: [Text]) -> Set<Int> {
    Set(
      texts.indices.filter { index in
        texts.indices.contains { other in
          other != index && texts[index].repeats(texts[other])
            && (other < index || !texts[other].repeats(texts[index]))
        }
      }
    )
  }

  private static func lists(of texts: [Text], count: Int) -> [[Text]] {
    (0..<count).reduce([[]]) { lists, _ in
      lists.flatMap { list in texts.map { list + [$0] } }
    }
  }

  @Test func theyAreThoseThatComparisonsFind() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let lists =
      Self.lists(of: Self.texts(of: ["Sea"], in: [frame]), count: 4)
      + Self.lists(of: Self.texts(of: ["Sea", "Shore"], in: [frame]), count: 3)
      + Self.lists(of: Self.texts(of: ["Sea"], in: [frame, nil]), count: 3)
    for list in lists {
      #expect(list.map(\.read).repetitions == Self.repetitions(list), "\(list)")
    }
  }

  /// It would take minutes if each were held against every other one.
  @Test func manyTakeLinearTime() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 30)
      let texts = (0..<200_000).map { number in
        let frame = CGRect(x: number, y: 0, width: 1, height: 1)
        return ReadText(role: nil, string: "Sea", frame: frame, isMasking: true)
      }
      #expect(texts.repetitions.isEmpty)
    }
  }

  /// It would take minutes if strings were compared by their characters.
  @Test func manyMarksTakeLinearTime() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 30)
      let string = "e" + String(repeating: "\u{301}\u{323}", count: 200_000)
      let text = ReadText(role: nil, string: string, frame: nil, isMasking: true)
      #expect([text, text, text].repetitions == [1, 2])
    }
  }
}
