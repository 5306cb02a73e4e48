import FontFaces
import UnicodeText

/// The fonts that the stretches of a text are shaped in, each with its language, ligatures and
/// features.
///
/// A text of one style has one part and one stretch, and shares its plan with others. Immutable but for
/// what it remembers; any thread.
package final class ShapingPlan: Sendable {
  /// One font of the text: some entries of its cascade.
  package struct Part: Sendable {
    /// Its entries in the cascade of the text.
    package let entries: Range<Int>
    /// Chooses among them, counted from the first.
    let selector: FaceSelector
    package let language: ShapingLanguage?
    package let ligatures: Ligatures
    package let features: [FontFeature]
    /// Whether they choose figures of one width.
    let hasTabularFigures: Bool

    package init(
      cascade: FontCascade,
      firstEntry: Int,
      language: ShapingLanguage?,
      ligatures: Ligatures,
      features: [FontFeature]
    ) {
      selector = cascade.selector
      entries = firstEntry..<firstEntry + cascade.entries.count
      self.language = language
      self.ligatures = ligatures
      self.features = features
      hasTabularFigures =
        features.last { $0.tag == .tabularFigures }.map { $0.value != 0 } ?? false
    }
  }

  /// A stretch of text in one part.
  package struct Stretch: Sendable {
    /// Where it ends, in UTF-16 code units.
    package let end: Int
    /// The part's number.
    package let part: Int
    /// The entry of the box that stands in place of every character of the stretch.
    package let box: Int?

    package init(end: Int, part: Int, box: Int? = nil) {
      self.end = end
      self.part = part
      self.box = box
    }
  }

  let parts: [Part]
  let stretches: [Stretch]
  /// The number of the part that each entry belongs to.
  private let partNumbers: [Int]
  /// Those of the cascade.
  private let entries: [FontCascade.Entry]
  private let unitsPerEm: Double
  /// How items are set, the first of a list.
  private let settings = LazyObject<ItemSetting>()
  /// What was found of stretches that were shaped anew; `nil` for a plan that no cascade keeps, since
  /// nobody would count what it takes.
  let shapedStretches: ShapedStretches?
  /// The next of the same cascade.
  fileprivate let next = LazyObject<ShapingPlan>()

  /// The plan of a text of one style.
  private init(
    cascade: FontCascade,
    language: ShapingLanguage?,
    ligatures: Ligatures,
    features: [FontFeature],
    shapedStretches: ShapedStretches?
  ) {
    self.shapedStretches = shapedStretches
    parts = [
      Part(
        cascade: cascade,
        firstEntry: 0,
        language: language,
        ligatures: ligatures,
        features: features
      )
    ]
    stretches = [Stretch(end: .max, part: 0)]
    partNumbers = []
    entries = cascade.entries
    unitsPerEm = cascade.unitsPerEm
  }

  /// The plan of a text of several styles.
  /// - Parameter stretches: in order; they cover the text.
  package init(cascade: FontCascade, parts: [Part], stretches: [Stretch]) {
    precondition(!parts.isEmpty && !stretches.isEmpty)
    shapedStretches = nil
    self.parts = parts
    self.stretches = stretches
    entries = cascade.entries
    unitsPerEm = cascade.unitsPerEm
    var numbers = [Int](repeating: 0, count: cascade.entries.count)
    for (number, part) in parts.enumerated() {
      for entry in part.entries { numbers[entry] = number }
    }
    for stretch in stretches {
      if let box = stretch.box { numbers[box] = stretch.part }
    }
    partNumbers = numbers
  }

  /// The memory it takes on the heap, in bytes, its cascade's own included.
  package var heapByteCount: Int {
    parts.heapByteCount + stretches.heapByteCount + partNumbers.heapByteCount
      + (partNumbers.isEmpty ? 0 : entries.heapByteCount)
  }

  /// The part that an entry belongs to.
  func part(of entry: Int) -> Part {
    parts.count == 1 ? parts[0] : parts[partNumbers[entry]]
  }

  /// Whether the part that an entry belongs to has figures of one width; asked of each item, for which
  /// a copy of the part would count references.
  func hasTabularFigures(_ entry: Int) -> Bool {
    parts[parts.count == 1 ? 0 : partNumbers[entry]].hasTabularFigures
  }

  /// How an item is set, uncounted, where the plan keeps that for as long as it is there; `nil` where it
  /// keeps too many.
  /// - Complexity: linear in the faces, scripts and directions of texts of this plan.
  func keptSetting(of item: TextItem) -> Borrowed<ItemSetting>? {
    var found = settings.borrowed { newSetting(of: item) }
    for _ in 1..<Self.mostSettings {
      if found.with({ $0.holds(item) }) { return found }
      found = found.with { setting in setting.next.borrowed { newSetting(of: item) } }
    }
    return found.with { $0.holds(item) } ? found : nil
  }

  /// How an item is set, and whether the plan keeps that.
  func setting(of item: TextItem) -> (setting: ItemSetting, isKept: Bool) {
    guard let kept = keptSetting(of: item) else { return (newSetting(of: item), false) }
    return (kept.with { $0 }, true)
  }

  /// How an item is set, made for it.
  func newSetting(of item: TextItem) -> ItemSetting {
    let part = part(of: item.entry)
    let face = FaceSetting(
      entries[item.entry],
      unitsPerEm: unitsPerEm,
      isRightToLeft: item.isRightToLeft,
      features: part.features
    )
    return ItemSetting(item, part, face)
  }

  /// The settings of a plan that are kept, at the most.
  private static let mostSettings = 32
}

// MARK: - Plans of one style

extension ShapingPlan {
  /// The plan of texts of one style, kept with its cascade.
  package static func plan(
    cascade: FontCascade,
    language: ShapingLanguage?,
    ligatures: Ligatures,
    features: [FontFeature]
  ) -> ShapingPlan {
    func new(_ shapedStretches: ShapedStretches? = nil) -> ShapingPlan {
      ShapingPlan(
        cascade: cascade,
        language: language,
        ligatures: ligatures,
        features: features,
        shapedStretches: shapedStretches
      )
    }
    guard features.isEmpty,
      let kept = cascade.companion({ Plans(new(ShapedStretches())) }) as? Plans
    else { return new() }
    var found = kept.first
    for _ in 1..<mostOfCascade {
      if found.serves(language, ligatures) { return found }
      found = found.next.value { new(ShapedStretches()) }
    }
    return found.serves(language, ligatures) ? found : new()
  }

  /// The plans of one cascade, which do not hold on to it.
  private final class Plans: CascadeCompanion {
    let first: ShapingPlan

    init(_ first: ShapingPlan) {
      self.first = first
    }

    var heapByteCount: Int {
      var sum = 0
      var plan: ShapingPlan? = first
      while let found = plan {
        sum += found.heapByteCount + (found.shapedStretches?.heapByteCount ?? 0)
        plan = found.next.known
      }
      return sum
    }
  }

  /// The languages and ligatures that are told apart in a cascade, at the most.
  private static let mostOfCascade = 8

  private func serves(_ language: ShapingLanguage?, _ ligatures: Ligatures) -> Bool {
    parts[0].language == language && parts[0].ligatures == ligatures
  }
}
