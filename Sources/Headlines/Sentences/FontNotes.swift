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
  public func fontNotes(in language: ExplanationLanguage = .english) -> [String] {
    let faces = usedFaces
    let names = faces.map { face in
      face.styleName.isEmpty ? face.familyName : "\(face.familyName) \(face.styleName)"
    }
    let set = names.isEmpty ? "" : ": \(names.joined(separator: ", "))"
    let metrics = language.choice("Metrics", "寸法")
    return ["\(metrics) \(fonts.metricsName)\(set)"] + restingNotes(in: language)
  }

  /// What in the widths of the texts was not measured on iOS, and what is not drawn as it stands in a font, one
  /// sentence each.
  public func restingNotes(in language: ExplanationLanguage = .english) -> [String] {
    var notes = synthesisNotes(in: language) + pictureNotes(in: language)
    // Font files that the caller gave are what they are.
    guard fonts.hasMeasuredMetrics else { return notes }
    let sources = provenance.advanceSources
    if sources.contains(.fallbackScale) || sources.contains(.fallbackMeasured) {
      notes.append(
        language.choice(
          "Full-width characters have iOS's advance, measured at 11, 15 and 17 pt, regular",
          "全角文字の幅はiOSでの実測（11、15、17 pt、レギュラー）による"
        )
      )
    }
    if sources.contains(.fallbackEstimate) {
      notes.append(
        language.choice(
          "Full-width characters have iOS's advance as few have measured it",
          "全角文字の幅は、iOSでの数少ない実測による"
        )
      )
    }
    // The Gothic draws full-width characters by measured advances, and all else by its own.
    let isGothicMeasured = sources.contains(where: \.isFullWidth)
    let standIns = usedFaces.map(\.familyName)
      .filter { !$0.hasPrefix("Fitcheck") && !($0.contains("CJK") && isGothicMeasured) }
    if !standIns.isEmpty {
      let list = standIns.eachOnce().joined(separator: ", ")
      notes.append(
        language.choice(
          "Not measured on iOS: \(list), in place of its own fonts",
          "iOSで実測していない代替フォント：\(list)"
        )
      )
    }
    return notes
  }

  /// Which faces' glyphs are drawn without their pictures, because one of these has more words in it than are read, or
  /// is made of others; of faces that are drawn with their outlines, whatever pictures they have, nothing is said.
  public func pictureNotes(in language: ExplanationLanguage = .english) -> [String] {
    func notes(_ faces: [FontFace], _ english: String, _ japanese: String) -> [String] {
      let names = faces.map(\.familyName).eachOnce().joined(separator: ", ")
      return names.isEmpty ? [] : [language.choice("\(english): \(names)", "\(japanese)：\(names)")]
    }
    return notes(
      usedFaces.filter { $0.hasManyTextsInPictures && $0.drawsPictures },
      "Drawn without pictures, of which one has too many texts in it",
      "画像に埋め込まれたテキストが多すぎるため、画像なしで描くフォント"
    )
      + notes(
        usedFaces.filter { $0.hasComposedPictures && $0.drawsPictures },
        "Drawn without pictures, of which one is made of others",
        "ほかの画像を組み合わせた画像があるため、画像なしで描くフォント"
      )
  }

  /// Which bold and italic is made here, because no face given has it.
  public func synthesisNotes(in language: ExplanationLanguage = .english) -> [String] {
    let styles = provenance.styles
    let faces = usedFaces
    func names(_ isMade: (SyntheticStyle) -> Bool) -> String {
      faces.filter { styles[$0, default: []].contains(where: isMade) }.map(\.familyName)
        .eachOnce().joined(separator: ", ")
    }
    let emboldened = names(\.isEmboldened)
    let slanted = names(\.isSlanted)
    var notes: [String] = []
    if !emboldened.isEmpty {
      notes.append(
        language.choice(
          "No bold face: \(emboldened) is made heavier, and wider by 1/24 em a character",
          "太字の書体がないため、\(emboldened)を太らせ、1文字につき1/24 em広げている"
        )
      )
    }
    if !slanted.isEmpty {
      let isNear = fonts.hasMeasuredMetrics
      notes.append(
        language.choice(
          "No italic face: \(slanted) is slanted, with \(isNear ? "widths near those" : "the widths") "
            + "of the upright",
          "斜体の書体がないため、\(slanted)を\(isNear ? "立体に近い幅" : "立体の幅")のまま傾けている"
        )
      )
    }
    return notes
  }
}
