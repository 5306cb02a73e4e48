import DeviceTraits
import FitSelection
import FontFaces
import LayoutEngine
import SwiftUISurface
import Typesetting
import UnicodeText
import ViewFitting
import WidgetDevices

/// What the widths of a report rest on, in words.
extension ArticleReport {
  /// The metrics and faces of the texts, then what in them was not measured on iOS.
  package var fontNotes: [String] {
    let faces = usedFaces
    let names = faces.map { face in
      face.styleName.isEmpty ? face.familyName : "\(face.familyName) \(face.styleName)"
    }
    let set = names.isEmpty ? "" : ": \(names.joined(separator: ", "))"
    return ["Metrics \(fonts.metricsName)\(set)"] + restingNotes
  }

  /// What in the widths of the texts was not measured on iOS, one sentence each.
  package var restingNotes: [String] {
    let faces = usedFaces
    var notes = synthesisNotes
    // Font files that the caller gave are what they are.
    guard fonts.metricsName.hasPrefix("ios-") else { return notes }
    let sources = provenance.advanceSources
    if sources.contains(.fallbackScale) || sources.contains(.fallbackMeasured) {
      notes.append(
        "Full-width characters have iOS's advance, measured at 11, 15 and 17 pt, regular"
      )
    }
    if sources.contains(.fallbackEstimate) {
      notes.append("Full-width characters have iOS's advance as few have measured it")
    }
    // The Gothic draws full-width characters by measured advances, and all else by its own.
    let isGothicMeasured =
      !sources.isDisjoint(with: [.fallbackMeasured, .fallbackScale, .fallbackEstimate])
    let standIns = faces.map(\.familyName)
      .filter { !$0.hasPrefix("Fitcheck") && !($0.contains("CJK") && isGothicMeasured) }
    if !standIns.isEmpty {
      let list = standIns.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      notes.append(
        "Not measured on iOS: \(list.joined(separator: ", ")), in place of its own fonts"
      )
    }
    return notes
  }

  /// Which bold and italic is made here, because no face given has it.
  package var synthesisNotes: [String] {
    func names(_ isMade: (SyntheticStyle) -> Bool) -> String {
      let styles = provenance.styles
      return usedFaces.filter { styles[$0, default: []].contains(where: isMade) }
        .map(\.familyName)
        .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        .joined(separator: ", ")
    }
    let emboldened = names(\.isEmboldened)
    let slanted = names(\.isSlanted)
    let widths = fonts.metricsName.hasPrefix("ios-") ? "widths near those" : "the widths"
    return [
      emboldened.isEmpty
        ? nil : "No bold face: \(emboldened) is made heavier, and wider by 1/24 em a character",
      slanted.isEmpty
        ? nil : "No italic face: \(slanted) is slanted, with \(widths) of the upright",
    ].compactMap { $0 }
  }
}
