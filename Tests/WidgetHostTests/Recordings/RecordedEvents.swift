import FitSelection
import Foundation
import TestSupport
import WidgetHost

/// Everything that a host tells of a run, a line each.
@MainActor
enum RecordedEvents {
  /// What a host says of a request, or why it refuses it.
  static func lines(of host: WidgetHost, _ request: HostRequest) async -> [String] {
    var lines: [String] = []
    do throws(HostError) {
      try await host.run(request) { lines += Self.lines(of: $0) }
    } catch {
      lines.append("refused: \(error.text.english) / \(error.text.japanese)")
    }
    return lines
  }

  /// One thing that a host tells.
  static func lines(of event: HostEvent) -> [String] {
    switch event {
    case .began(let words): return ["begins \(words.english) / \(words.japanese)"]
    case .entry(let entry):
      return ["\(entry.role) \(said(entry.date)) … \(entry.until.map(said) ?? "") \(entry.taps)"]
        + entry.layouts.map { layout in
          let texts = layout.texts.map { "\($0.state) \($0.identifier ?? "") ‹\($0.string)›" }
          let devices = layout.devices
          return "  \(layout.width)×\(layout.height)@\(layout.displayScale) \(layout.typeSize) "
            + "\(devices.first ?? "–") of \(devices.count): \(texts.joined(separator: ", "))"
            + " #\(json(layout).digest)"
        }
    default: return [json(event)]
    }
  }

  private static func said(_ date: Date) -> String { date.formatted(.iso8601) }

  private static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.dateEncodingStrategy = .iso8601
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "–"
  }
}
