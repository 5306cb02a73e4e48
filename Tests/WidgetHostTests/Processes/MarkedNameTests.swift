#if os(Linux)
import FitSelection
import Foundation
import Testing

@testable import WidgetHost

/// Every name of an answer is looked at, wherever it stands: very many marks on one of its letters are refused.
@Suite struct MarkedNameTests {
  private static func name(marks: Int) -> String {
    "e" + String(repeating: "\u{301}", count: marks)
  }

  private static func text(identifier: String? = nil, _ words: String = "Tide") -> TextRecord {
    TextRecord(
      identifier: identifier,
      string: words,
      lines: [words],
      state: .whole,
      isMoving: false
    )
  }

  private static func widget(
    typeName: String = "A",
    kind: String? = nil,
    families: [String] = [],
    provider: String? = nil,
    intent: String? = nil,
    parameters: [String] = []
  ) -> WidgetDescription {
    WidgetDescription(
      typeName: typeName,
      kind: kind,
      families: families,
      provider: provider,
      intent: intent,
      parameters: parameters
    )
  }

  private static func preview(
    identifier: String = "A.swift:3",
    name: String? = nil,
    _ subject: PreviewDescription.Subject = .views
  ) -> PreviewDescription {
    PreviewDescription(identifier: identifier, name: name, subject: subject)
  }

  private static func finding(widget: String? = nil, in place: String? = nil) -> HostFinding {
    HostFinding(.hung, "it hung", "応答がありません", widget: widget, in: place)
  }

  private static func update(
    device: String = "iPhone 8",
    typeSize: String = "large",
    result: String? = nil,
    opened: [String] = []
  ) -> HostEvent {
    .update(UpdateRecord(device: device, typeSize: typeSize, result: result, opened: opened))
  }

  private static func widest(_ layout: LayoutRecord) -> HostEvent {
    .widestDate(
      WidestDateRecord(
        identifier: nil,
        string: "May 1",
        widest: "May 28",
        daysLater: 27,
        layouts: [layout],
        isWhole: true
      )
    )
  }

  /// Descriptions with a name in each of its places.
  private static func descriptions(_ name: String) -> [ProgramDescription] {
    let widgets: [WidgetDescription] = [
      widget(typeName: name), widget(kind: name), widget(families: ["systemSmall", name]),
      widget(provider: name), widget(intent: name), widget(parameters: ["rows", name]),
    ]
    let previews: [PreviewDescription] = [
      preview(identifier: name), preview(name: name),
      preview(.widget(kind: name, family: "systemSmall")),
      preview(.widget(kind: nil, family: name)),
    ]
    let findings: [HostFinding] = [finding(widget: name), finding(in: name)]
    var descriptions: [ProgramDescription] = []
    for one in widgets {
      descriptions.append(
        ProgramDescription(widgets: [widget(), one], findings: [], previews: [])
      )
    }
    for one in previews {
      descriptions.append(
        ProgramDescription(widgets: [], findings: [], previews: [preview(), one])
      )
    }
    for one in findings {
      descriptions.append(
        ProgramDescription(widgets: [], findings: [finding(), one], previews: [])
      )
    }
    return descriptions
  }

  /// What a run tells with a name in each of its places.
  private static func events(_ name: String) -> [HostEvent] {
    let layouts: [LayoutRecord] = [
      .plain(devices: ["iPhone 15", name]), .plain(typeSize: name), .plain(candidate: name),
      .plain(texts: [text(), text(identifier: name)]), .plain(standIns: ["a symbol", name]),
    ]
    let date = Date(timeIntervalSinceReferenceDate: 60)
    var events: [HostEvent] = [
      .finding(finding(widget: name)), .finding(finding(in: name)), update(device: name),
      update(typeSize: name), update(result: name), update(opened: ["tide://a", name]),
    ]
    for one in layouts {
      events.append(
        .entry(EntryRecord(role: .timeline, date: date, layouts: [.plain(), one]))
      )
      events.append(widest(one))
    }
    return events
  }

  private static func answers(_ name: String) -> [ProgramExchange.Answer] {
    let first = HostRecommendation(index: 0, name: "Bay")
    let second = HostRecommendation(index: 1, name: name)
    var answers: [ProgramExchange.Answer] = [
      .families(["systemSmall", name]),
      .recommendations(HostRecommendations(list: [first, second], findings: [])),
      .recommendations(HostRecommendations(list: nil, findings: [finding(widget: name)])),
    ]
    for description in descriptions(name) { answers.append(.description(description)) }
    for event in events(name) { answers.append(.event(event)) }
    return answers
  }

  /// Why an answer is refused; `nil` for one that is read.
  private static func refusal(of answer: ProgramExchange.Answer) throws -> BilingualText? {
    let answers = ProgramExchange.answers(in: try ProgramExchange.line(of: answer))
    #expect(answers.count == 1)
    guard case .refused(let reason)? = answers.first else { return nil }
    return reason
  }

  @Test func everyNameIsLookedAt() throws {
    for answer in Self.answers(Self.name(marks: 128)) {
      #expect(try Self.refusal(of: answer) == nil, "\(answer)")
    }
    for answer in Self.answers(Self.name(marks: 129)) {
      #expect(try Self.refusal(of: answer) == ProgramExchange.reasonOfLongLetters, "\(answer)")
    }
  }

  @Test func whyAnAnswerIsRefusedIsSaid() {
    let text = BilingualText(
      "one of its answers has very many marks on one letter of a name, or beside a number that is none",
      "答えの1つの名前に、または数でない値とともに、結合文字が極端に多い文字があります"
    )
    #expect(ProgramExchange.reasonOfLongLetters == text)
  }

  /// What is compared by its bytes is no name.
  @Test func textsAreNoNames() throws {
    let words = Self.name(marks: 129)
    let date = Date(timeIntervalSinceReferenceDate: 60)
    let layout = LayoutRecord.plain(texts: [Self.text(words)])
    let events: [HostEvent] = [
      .entry(EntryRecord(role: .timeline, date: date, layouts: [layout])), Self.widest(layout),
      .began(BilingualText(words)), .finding(HostFinding(.hung, words, words)),
    ]
    for event in events {
      #expect(try Self.refusal(of: .event(event)) == nil)
    }
  }
}
#endif
