import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import Typesetting
import UnicodeText
import ViewFitting
import WidgetDevices

/// One article's decisions on every area asked for, and what they rest on.
package struct ArticleReport {
  /// What is shown in one area, and how sure that is.
  package struct Result {
    package let group: DeviceGroup
    package let decision: FitDecision
    package let outcome: HeadlineOutcome
    /// How sure it is, for each way in which the devices' areas are known, the surest first.
    package let assessments: [AreaAssessment]

    /// How sure it is where the area is known best.
    package var assessment: FitAssessment? { assessments.first?.assessment }

    package var isCloseCall: Bool { assessment?.isCloseCall ?? false }

    /// The devices for which it is a close call only because their own area is not known as well.
    package var doubtfulDevices: [Device] {
      guard !isCloseCall else { return [] }
      let areas = assessments.filter(\.assessment.isCloseCall).map(\.area)
      return group.devices.filter { areas.contains($0.textArea) }
    }
  }

  /// How sure a decision is on an area that is known in one way.
  package struct AreaAssessment {
    package let area: TextArea
    package let assessment: FitAssessment
  }

  package let article: HeadlineArticle
  package let fonts: FontLibrary
  package let deviceLanguages: [String]
  /// What the layouts were resolved in, but for the display scale and the system.
  package let environment: EnvironmentValues
  package let results: [Result]
  /// The kind of widget.
  package let slot: WidgetSlot
  /// The system that was asked for, or nil for that of each area's devices.
  package let platform: Platform?

  /// Characters of the article that no font has a glyph for, each once.
  package let missingScalars: [Unicode.Scalar]

  package var isHeadlineWholeEverywhere: Bool {
    results.allSatisfy(\.outcome.isHeadlineWhole)
  }

  /// The Bold Text setting, by SwiftUI's name.
  package var legibilityWeight: String {
    environment.legibilityWeight == .bold ? "bold" : "regular"
  }

  /// The widget and the user's settings, where they are not what they usually are.
  package var settings: String {
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
  package var hasSeveralSystems: Bool {
    Set(results.map(systemName) + results.flatMap(\.group.devices).map(\.systemName)).count > 1
  }

  /// The system that a result is of, by name: "iOS 26".
  package func systemName(of result: Result) -> String {
    guard let device = result.group.devices.first else {
      return result.group.systemVersion.name(on: platform == .watchOS ? .watch : .iPhone)
    }
    return device.systemName
  }

  /// The results that are close calls on the areas that are known best.
  package var closeCalls: [Result] { results.filter(\.isCloseCall) }

  /// The faces that glyphs of the results come from, in the library's order.
  package var usedFaces: [FontFace] {
    let used = Set(usedStyles.keys)
    return fonts.faces.filter { used.contains($0) }
  }

  /// What is done to the outlines of the faces that glyphs of the results come from.
  package var usedStyles: [FontFace: Set<SyntheticStyle>] {
    var used: [FontFace: Set<SyntheticStyle>] = [:]
    for result in results {
      for text in result.decision.displayList.texts {
        for line in text.laidOut.lines {
          for run in line.runs { used[run.face, default: []].insert(run.synthesis) }
        }
      }
    }
    return used
  }
}
