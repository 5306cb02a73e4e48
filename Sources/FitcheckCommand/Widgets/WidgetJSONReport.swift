import FitSelection
import Foundation
import Reports
import WidgetDevices
import WidgetHost

/// A widget's runs as JSON: `Documentation/Schema/fitcheck-widget-1.schema.json`.
struct WidgetJSONReport {
  /// Raised when a reader of the old output would misread the new one.
  static let schemaVersion = 1

  private let verdict: WidgetVerdict

  init(_ verdict: WidgetVerdict) { self.verdict = verdict }

  /// The document.
  var text: String {
    var writer = JSONWriter(layout: .indented)
    writer.object { writer in
      writer.member("schemaVersion", Self.schemaVersion)
      writer.member("widgets", array: verdict.widgets) { Self.write($1, to: &$0) }
      if let profile = verdict.profile {
        writer.member("profile") { writer in
          writer.member("name", profile.name)
          writer.member("model", profile.model)
          writer.member("system", profile.system)
          writer.member("note", profile.note)
        }
      }
      writer.member("findings", array: verdict.findings) { Self.write($1, to: &$0) }
      let failures = verdict.failures.map(\.requirement.name)
      if !failures.isEmpty { writer.member("unmet", failures) }
      writer.member("runs", array: verdict.runs) { Self.write($1, to: &$0) }
      writer.member("sound", verdict.outcome == .sound)
    }
    return writer.text + "\n"
  }

  private static func write(_ widget: WidgetDescription, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("type", widget.typeName)
      writer.member("kind", widget.kind)
      writer.member("families", widget.families)
      writer.member("provider", widget.provider)
      writer.member("intent", widget.intent)
      writer.member("parameters", widget.parameters)
    }
  }

  private static func write(_ finding: HostFinding, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("code", finding.code.rawValue)
      writer.member("message", finding.message)
      writer.member("date", Self.text(finding.date))
      writer.member("error", finding.isError)
    }
  }

  private static func write(_ verdict: RunVerdict, to writer: inout JSONWriter) {
    let hosted = verdict.hosted
    let run = hosted.run
    writer.object { writer in
      writer.member("kind", run.kind)
      writer.member("family", run.family)
      if let preview = hosted.preview {
        writer.member("preview") { writer in
          writer.member("name", preview.name)
          writer.member("place", preview.place)
        }
      }
      if let recommendation = hosted.request.recommendation {
        writer.member("configuration", recommendation.name)
        if let number = recommendation.number { writer.member("configurationNumber", number) }
      }
      writer.member("language", hosted.language)
      writer.member("locale", hosted.request.surroundings.locale.identifier)
      writer.member("timeZone", hosted.request.surroundings.timeZone.identifier)
      writer.member("from", Self.text(hosted.request.surroundings.now))
      writer.member("until", Self.text(hosted.request.until))
      writer.member("complete", run.isComplete)
      writer.member("cutTexts", verdict.cutTexts.count)
      let failures = verdict.failures.map(\.requirement.name)
      if !failures.isEmpty { writer.member("unmet", failures) }
      writer.member("findings", array: run.findings) { Self.write($1, to: &$0) }
      writer.member("timelines", array: run.timelines) { writer, timeline in
        writer.object { writer in
          writer.member("date", Self.text(timeline.date))
          writer.member("entries", timeline.count)
          writer.member("reload", Self.text(timeline.reload))
        }
      }
      writer.member("taps", array: run.taps) { Self.write($1, to: &$0) }
      if !run.widestDates.isEmpty {
        writer.member("widestDates", array: run.widestDates) { writer, widest in
          writer.object { writer in
            writer.member("identifier", widest.identifier)
            writer.member("string", widest.string)
            writer.member("widest", widest.widest)
            writer.member("daysLater", widest.daysLater)
            writer.member("whole", widest.isWhole)
            writer.member("layouts", array: widest.layouts) { Self.write($1, to: &$0) }
          }
        }
      }
      if !run.updates.isEmpty {
        writer.member("updates", array: run.updates) { writer, update in
          writer.object { writer in
            writer.member("device", update.device)
            writer.member("typeSize", update.typeSize)
            writer.member("result", update.result)
            if !update.opened.isEmpty { writer.member("opened", update.opened) }
          }
        }
      }
      writer.missingCharacters(run.missingScalars)
      writer.member("entries", array: run.entries) { Self.write($1, to: &$0) }
    }
  }

  private static func write(_ tap: TapRecord, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", tap.name)
      writer.member("intent", tap.intent)
      writer.member("opensApp", tap.opensApp)
      writer.member("dialog", tap.dialog)
      writer.member("page", tap.page)
      writer.member("invalidated", tap.invalidated)
      writer.member("failure", tap.failure?.english)
    }
  }

  private static func write(_ entry: EntryRecord, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("role", entry.role.rawValue)
      if let name = entry.name { writer.member("name", name) }
      writer.member("date", text(entry.date))
      writer.member("until", text(entry.until))
      writer.member("taps", entry.taps)
      writer.missingCharacters(entry.missingScalars)
      writer.member("layouts", array: entry.layouts) { Self.write($1, to: &$0) }
    }
  }

  private static func write(_ layout: LayoutRecord, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("devices", layout.devices)
      writer.member("width", layout.width)
      writer.member("height", layout.height)
      writer.member("scale", layout.displayScale)
      writer.member("systemVersion", layout.systemVersion)
      writer.member("typeSize", layout.typeSize)
      writer.member("candidate", layout.candidate)
      writer.member("candidateIndex", layout.candidateIndex)
      writer.member("whole", layout.isWhole)
      writer.member("texts", array: layout.texts) { writer, text in
        writer.object { writer in
          writer.member("identifier", text.identifier)
          writer.member("text", text.string)
          writer.member("lines", text.lines)
          writer.member("state", text.state.rawValue)
          writer.member("moving", text.isMoving)
        }
      }
      writer.member("standIns", layout.standIns)
      writer.member("picture", layout.picture)
    }
  }

  /// A date; `nil`, which is null, for what is none.
  private static func text(_ date: Date?) -> String? {
    date.flatMap { $0.hasCalendarDay ? $0.formatted(.iso8601) : nil }
  }
}
