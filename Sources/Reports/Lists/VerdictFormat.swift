import Headlines
import ViewFitting
import WidgetDevices

/// A format that verdicts are written in, one after the other, in constant memory.
package protocol VerdictFormat {
  /// - Parameter areas: the areas of all verdicts, in their order.
  init(areas: [DeviceGroup])

  /// What comes before all records.
  mutating func start() -> String

  /// A record.
  mutating func text(of record: VerdictRecord) -> String

  /// What comes after all records.
  mutating func finish(_ summary: VerdictSummary) -> String
}

extension VerdictFormat {
  package mutating func start() -> String { "" }
  package mutating func finish(_ summary: VerdictSummary) -> String { "" }
}

extension VerdictRecord {
  /// Why the record is worth an annotation, in one sentence; nil where it is not.
  func complaint(_ areas: [DeviceGroup]) -> String? {
    switch content {
    case .error(let reason): return reason
    case .verdict(_, let verdict):
      guard verdict.verdict == .cut else { return nil }
      let name = areas[verdict.tightest].shortName
      switch verdict.change {
      case .remove(let count, let lost):
        let characters = Counts.text(count, "character")
        return "The headline is cut on \(name): \(characters) must go from its end, “\(lost)”."
      default: return "The headline is cut on \(name), however short it is."
      }
    }
  }

  /// The complaint after the headline that it is about; nil where there is none.
  func annotation(_ areas: [DeviceGroup]) -> String? {
    complaint(areas).map { headline.isEmpty ? $0 : "\(headline): \($0)" }
  }

  /// The headline; empty for what could not be judged.
  var headline: String {
    if case .verdict(let article, _) = content { return article.headline }
    return ""
  }
}

extension DeviceGroup {
  /// The first of its devices by name, or the area itself.
  var shortName: String { devices.first?.name ?? name }
}
