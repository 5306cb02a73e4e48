/// The texts that were cut on one of several days, each in its area: what is cut again is no news.
struct TextsCutSoFar {
  /// A text of an area, whatever it says on a day.
  private struct Place: Hashable {
    /// The place of its area among the layouts.
    let area: Int
    let identifier: String?
    /// The candidate that has it; `nil` for one with an identifier, which other candidates may have as well.
    let candidate: Int?
    /// Which of those with its identifier it is, or of those without.
    let number: Int
  }

  private var known: Set<Place> = []

  /// Takes in the layouts of a day, which are of the same areas each time.
  ///
  /// - Returns: whether a text is cut that was not so far.
  mutating func take(_ records: [LayoutRecord]) -> Bool {
    let cut = Set(records.indices.flatMap { Self.places(in: records[$0], at: $0) })
    defer { known.formUnion(cut) }
    return !cut.isSubset(of: known)
  }

  private static func places(in record: LayoutRecord, at area: Int) -> [Place] {
    var counts: [String?: Int] = [:]
    return record.texts.compactMap { text in
      let number = counts[text.identifier, default: 0]
      counts[text.identifier] = number + 1
      guard !text.isWhole else { return nil }
      return Place(
        area: area,
        identifier: text.identifier,
        candidate: text.identifier == nil ? record.candidateIndex : nil,
        number: number
      )
    }
  }
}
