import Fitcheck

/// What the widths of a report rest on, in words.
extension ArticleReport {
  /// The metrics and faces of the texts, then what in them was not measured on iOS.
  var fontNotes: [String] {
    let faces = usedFaces
    let names = faces.map { face in
      face.styleName.isEmpty ? face.familyName : "\(face.familyName) \(face.styleName)"
    }
    let set = names.isEmpty ? "" : ": \(names.joined(separator: ", "))"
    let metrics = "Metrics \(fonts.metricsName)\(set)"
    // Font files that the caller gave are what they are.
    guard fonts.metricsName.hasPrefix("ios-") else { return [metrics] }
    var notes = [metrics]
    if faces.contains(where: { $0.familyName.contains("CJK") }) {
      notes.append(
        "Chinese, Japanese and Korean are set in a stand-in with iOS's full-width advance, measured "
          + "at 17 pt"
      )
    }
    let standIns = faces.map(\.familyName)
      .filter { !$0.hasPrefix("Fitcheck") && !$0.contains("CJK") }
    if !standIns.isEmpty {
      let list = standIns.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      notes.append(
        "Not measured on iOS: \(list.joined(separator: ", ")), in place of its own fonts"
      )
    }
    return notes
  }
}
