import Fitcheck
import Foundation

/// One article's decisions on every area asked for, and what they rest on.
struct ArticleReport {
  /// What is shown in one area, and how sure that is.
  struct Result {
    let group: DeviceGroup
    let decision: FitDecision
    let outcome: HeadlineOutcome
    /// How sure it is, for each way in which the devices' areas are known, the surest first.
    let assessments: [AreaAssessment]

    /// How sure it is where the area is known best.
    var assessment: FitAssessment? { assessments.first?.assessment }

    var isCloseCall: Bool { assessment?.isCloseCall ?? false }

    /// The devices for which it is a close call only because their own area is not known as well.
    var doubtfulDevices: [Device] {
      guard !isCloseCall else { return [] }
      let areas = assessments.filter(\.assessment.isCloseCall).map(\.area)
      return group.devices.filter { areas.contains($0.textArea) }
    }
  }

  /// How sure a decision is on an area that is known in one way.
  struct AreaAssessment {
    let area: TextArea
    let assessment: FitAssessment
  }

  let article: HeadlineArticle
  let fonts: FontLibrary
  let deviceLanguages: [String]
  /// What the layouts were resolved in, but for the display scale and the system.
  let environment: EnvironmentValues
  let results: [Result]
  /// The kind of widget.
  let slot: WidgetSlot
  /// The system that was asked for, or nil for that of each area's devices.
  let platform: Platform?

  /// Characters of the article that no font has a glyph for, each once.
  let missingScalars: [Unicode.Scalar]

  var isHeadlineWholeEverywhere: Bool {
    results.allSatisfy(\.outcome.isHeadlineWhole)
  }

  /// The Bold Text setting, by SwiftUI's name.
  var legibilityWeight: String { environment.legibilityWeight == .bold ? "bold" : "regular" }

  /// The widget and the user's settings, where they are not what they usually are.
  var settings: String {
    var parts: [String] = []
    if slot != .lockScreen { parts.append("widget \(slot)") }
    if let platform { parts.append("rules of \(platform)") }
    if environment.dynamicTypeSize != .large {
      parts.append(
        "type size \(environment.dynamicTypeSize), which changes nothing here: the widget's "
          + "texts have fixed sizes"
      )
    }
    if environment.legibilityWeight == .bold { parts.append("Bold Text") }
    guard let first = parts.first else { return "" }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + parts.dropFirst())
      .joined(separator: "; ")
  }

  /// Whether the results are of several versions of the system, or of several systems.
  var hasSeveralSystems: Bool {
    Set(results.map(systemName) + results.flatMap(\.group.devices).map(\.systemName)).count > 1
  }

  /// The system that a result is of, by name: "iOS 26".
  func systemName(of result: Result) -> String {
    guard let device = result.group.devices.first else {
      return result.group.systemVersion.name(on: platform == .watchOS ? .watch : .iPhone)
    }
    return device.systemName
  }

  /// The results that are close calls on the areas that are known best.
  var closeCalls: [Result] { results.filter(\.isCloseCall) }

  /// The faces that glyphs of the results come from, in the library's order.
  var usedFaces: [FontFace] {
    let used = Set(usedStyles.keys)
    return fonts.faces.filter { used.contains($0) }
  }

  /// What is done to the outlines of the faces that glyphs of the results come from.
  var usedStyles: [FontFace: Set<SyntheticStyle>] {
    var used: [FontFace: Set<SyntheticStyle>] = [:]
    for result in results {
      for case .text(let text) in result.decision.displayList.items {
        for line in text.laidOut.lines {
          for run in line.runs { used[run.face, default: []].insert(run.synthesis) }
        }
      }
    }
    return used
  }
}
