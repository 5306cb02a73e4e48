import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import Typesetting
import UnicodeText
import WidgetDevices

/// One article's texts in a template's places, prepared, with their numbers of lines: what is shown
/// follows from these where the template remembers it, and is asked of the bound layouts elsewhere.
///
/// Layouts are bound, and lines counted, when they are first asked for. For one thread.
final class CountedHeadline {
  let article: HeadlineArticle
  let template: HeadlineTemplate
  private let preparer: TextPreparer
  /// Remembers what else is tried in place of the headline.
  let tryingPreparer: TextPreparer
  /// By slot.
  private(set) var slots: [CountedText]
  private var doubted: [Doubted] = []
  private var tried: Tried?
  /// The widths at which lines are counted: those of all areas, and as far beyond as anything is doubted.
  var widths: ClosedRange<Double> {
    didSet {
      for slot in slots.indices { slots[slot].counts = nil }
      doubted = []
    }
  }

  /// A text with its numbers of lines.
  struct CountedText {
    let text: PreparedText
    /// `nil` until they are asked for, and `.some(nil)` where they are known nowhere.
    var counts: StepFunction??
    /// The doubts under which they may be others; `nil` until they are asked for.
    var doubts: [LineDoubt]?
  }

  /// A slot's text if a doubt is right.
  private struct Doubted {
    let slot: Int
    let doubt: LineDoubt
    let counts: StepFunction?
  }

  /// Another headline, by slot.
  private struct Tried {
    let headline: String
    var texts: [PreparedText?]
  }

  /// - Parameters:
  ///   - preparer: remembers the article's texts.
  ///   - tryingPreparer: remembers what is tried in place of its headline; nil for the same.
  init(
    _ article: HeadlineArticle,
    in template: HeadlineTemplate,
    _ preparer: TextPreparer,
    trying tryingPreparer: TextPreparer? = nil
  ) {
    self.article = article
    self.template = template
    self.preparer = preparer
    self.tryingPreparer = tryingPreparer ?? preparer
    let lengths = template.areas.map { Double($0.size.width) }
    widths = (lengths.min() ?? 0)...(lengths.max() ?? 0)
    slots = []
    slots.reserveCapacity(template.slots.slots.count)
    for slot in template.slots.slots {
      // Without a character that is spaced, a text is the same with spacing and without.
      if let spaced = slot.spaced, spaced < slots.count, !slots[spaced].text.isOpen(to: .widget) {
        slots.append(CountedText(text: slots[spaced].text))
        continue
      }
      let string = HeadlineTemplate.text(of: article, for: slot.role, headline: article.headline)
      slots.append(CountedText(text: preparer.prepare(string, style: slot.style)))
    }
  }

  /// The layouts with the article's words in them.
  private(set) lazy var bound = BoundHeadline(article, in: template, preparer)

  /// The prepared texts, each once.
  private(set) lazy var texts: [PreparedText] =
    template.slots.places.contains(where: \.isEmpty)
    ? bound.texts
    : slots.reduce(into: []) { texts, slot in
      if !texts.contains(where: { $0.isIdentical(to: slot.text) }) { texts.append(slot.text) }
    }

  /// Characters that no font has a glyph for, each once.
  var missingScalars: [Unicode.Scalar] { texts.missingScalars }

  /// The doubts under which lines of a layout's texts may be others in number, each once.
  func lineDoubts(ofLayout layout: Int) -> [LineDoubt] {
    guard template.memories[layout] != nil else {
      return Array(bound.layouts[layout].lineDoubts)
    }
    var doubts: [LineDoubt] = []
    for slot in template.slots.places[layout] {
      for doubt in lineDoubts(ofSlot: slot) where !doubts.contains(doubt) { doubts.append(doubt) }
    }
    return doubts
  }

  private func lineDoubts(ofSlot slot: Int) -> [LineDoubt] {
    if let known = slots[slot].doubts { return known }
    let text = slots[slot].text
    let doubts = template.slots.slots[slot].doubts.map(\.doubt).filter(text.isOpen)
    slots[slot].doubts = doubts
    return doubts
  }

  // MARK: - What is shown

  /// What is shown in an area.
  func answer(in index: Int) -> ColumnAnswer {
    answer(in: index, .own, key(ofLayout: layout(in: index), at: width(of: index))) {
      bound.shownLayout(in: index)
    }
  }

  /// What is shown in an area if a doubt about lines is right.
  func answer(in index: Int, under doubt: LineDoubt) -> ColumnAnswer {
    let width = width(of: index)
    let key = key(ofLayout: layout(in: index)) { slot in
      lineCount(ofSlot: slot, under: doubt, at: width)
    }
    return answer(in: index, .own, key) {
      bound.layout(in: index).shown(in: template.areas[index].size, under: doubt)
    }
  }

  /// What is shown in an area, or with more room, of the article with another headline; nil where it does
  /// not follow from numbers of lines.
  func answer(in index: Int, _ room: ColumnMemory.Room, headline: String) -> ColumnAnswer? {
    let width = width(of: index)
    let layout = layout(in: index)
    let key = key(ofLayout: layout) { slot in
      let place = template.slots.slots[slot]
      guard place.isHeadline else { return lineCount(ofSlot: slot, at: width) }
      return text(ofSlot: slot, trying: headline)
        .lineCount(place.paragraph, width: width, upTo: place.most)
    }
    guard let key else { return nil }
    return answer(in: index, room, key) {
      let area = template.areas[index]
      return self.layout(layout, withHeadline: headline)
        .shown(in: CGSize(width: area.size.width, height: area.size.height + room.spare))
    }
  }

  private func answer(
    in index: Int,
    _ room: ColumnMemory.Room,
    _ key: Int?,
    _ layout: () -> ShownLayout
  ) -> ColumnAnswer {
    let area = template.areas[index]
    let bounds = CGSize(width: area.size.width, height: area.size.height + room.spare)
    guard let key, let memory = template.memories[area.layoutIndex], memory.holds(for: bounds)
    else {
      return ColumnAnswer(layout(), displayScale: area.displayScale)
    }
    if let known = memory.answer(for: key, in: index, room) {
      assert(
        ColumnAnswer(layout(), displayScale: area.displayScale) == known,
        "two headlines of as many lines are shown otherwise"
      )
      return known
    }
    let found = ColumnAnswer(layout(), displayScale: area.displayScale)
    memory.keep(found, for: key, in: index, room)
    return found
  }

  func layout(in index: Int) -> Int { template.areas[index].layoutIndex }

  func width(of index: Int) -> Double { Double(template.areas[index].size.width) }

  // MARK: - What is shown nearby

  /// Whether one and the same candidate is shown in an area and in all bounds whose lengths differ by no
  /// more than a reach; nil where that does not follow from numbers of lines.
  ///
  /// - Parameter reach: by how much heights differ, made of the greatest that any candidate needs.
  func showsSame(
    as answer: ColumnAnswer,
    in index: Int,
    within width: Double,
    _ reach: (_ need: Double) -> Double
  ) -> Bool? {
    let area = template.areas[index]
    let own = Double(area.size.width)
    guard let needs = needs(ofLayout: area.layoutIndex, at: own) else { return nil }
    let height = Double(area.size.height)
    let heightReach = reach(needs.greatest)
    let (low, high) = (max(height - heightReach, 0), height + heightReach)
    guard let memory = template.memories[area.layoutIndex],
      memory.holds(for: CGSize(width: max(own - width, 0), height: high))
    else { return nil }
    var start = max(own - width, 0)
    while true {
      guard let needs = self.needs(ofLayout: area.layoutIndex, at: start) else { return nil }
      guard needs.outcome(height: low) == answer.outcome,
        needs.outcome(height: high) == answer.outcome
      else { return false }
      guard let next = nextKey(ofLayout: area.layoutIndex, after: start), next <= own + width else {
        return true
      }
      start = next
    }
  }

  /// What is shown in bounds; nil where that does not follow from numbers of lines.
  func outcome(ofLayout layout: Int, in bounds: CGSize) -> FitOutcome? {
    needs(ofLayout: layout, at: Double(bounds.width))?.outcome(height: Double(bounds.height))
  }

  /// What is shown in bounds if the text of one place were set as in another width; nil where that does not
  /// follow from numbers of lines.
  func outcome(
    ofLayout layout: Int,
    in bounds: CGSize,
    with place: Int,
    at width: Double
  ) -> FitOutcome? {
    guard let memory = template.memories[layout] else { return nil }
    let slots = template.slots.places[layout]
    let own = slots[place]
    let string = self.slots[own].text.text
    // A layout is strained by strings: another place with this one would be strained too.
    guard slots.allSatisfy({ $0 == own || !self.slots[$0].text.text.isExactly(string) })
    else {
      return nil
    }
    let key = memory.columns.exactKey { index in
      lineCount(ofSlot: slots[index], at: index == place ? width : Double(bounds.width))
    }
    guard let key else { return nil }
    return memory.needs(for: key) {
      // Wider by a factor, it breaks as in bounds that are narrower by it.
      bound.layouts[layout].candidateHeights(
        width: Double(bounds.width),
        straining: string,
        by: Double(bounds.width) / width
      )
    }?.outcome(height: Double(bounds.height))
  }

  /// The heights that a layout's candidates need at a width; nil where they do not follow from numbers of
  /// lines.
  func needs(ofLayout layout: Int, at width: Double) -> ColumnMemory.Needs? {
    guard let memory = template.memories[layout] else { return nil }
    let slots = template.slots.places[layout]
    let key = memory.columns.exactKey { lineCount(ofSlot: slots[$0], at: width) }
    guard let key else { return nil }
    return memory.needs(for: key) { bound.layouts[layout].candidateHeights(width: width) }
  }

  /// The text of a place.
  func text(ofLayout layout: Int, in place: Int) -> PreparedText {
    slots[template.slots.places[layout][place]].text
  }

  /// The numbers of lines that the text of a place takes; nil where they are known nowhere.
  func lineCounts(ofLayout layout: Int, in place: Int) -> StepFunction? {
    counts(ofSlot: template.slots.places[layout][place])
  }

  // MARK: - Counting

  /// The key of a layout's texts in a width; nil where it does not tell what is shown.
  func key(ofLayout layout: Int, at width: Double) -> Int? {
    key(ofLayout: layout) { lineCount(ofSlot: $0, at: width) }
  }

  func key(ofLayout layout: Int, _ lineCount: (_ slot: Int) -> Int?) -> Int? {
    template.memories[layout]?.columns
      .key { lineCount(template.slots.places[layout][$0]) }
  }

  /// The first greater width at which a layout's texts may have another key.
  private func nextKey(ofLayout layout: Int, after width: Double) -> Double? {
    var next: Double?
    for slot in template.slots.places[layout] {
      guard let end = counts(ofSlot: slot)?.piece(at: width).end else { continue }
      next = min(next ?? end, end)
    }
    return next
  }

  func lineCount(ofSlot slot: Int, at width: Double) -> Int? {
    Self.lineCount(counts(ofSlot: slot), at: width)
  }

  private static func lineCount(_ counts: StepFunction?, at width: Double) -> Int? {
    guard let counts, counts.domain.contains(width) else { return nil }
    return counts[width].map { Int($0) }
  }

  private func counts(ofSlot slot: Int) -> StepFunction? {
    if let known = slots[slot].counts { return known }
    let text = slots[slot].text
    let counts: StepFunction?
    if let spaced = template.slots.slots[slot].spaced, slots[spaced].text.isIdentical(to: text) {
      counts = self.counts(ofSlot: spaced)
    } else {
      counts = self.counts(of: text, inSlot: slot)
    }
    slots[slot].counts = .some(counts)
    return counts
  }

  private func counts(of text: PreparedText, inSlot slot: Int) -> StepFunction? {
    let slot = template.slots.slots[slot]
    return text.lineCounts(slot.paragraph, widths: widths, upTo: slot.most)
  }

  // MARK: - Other texts

  private func lineCount(ofSlot slot: Int, under doubt: LineDoubt, at width: Double) -> Int? {
    if let known = doubted.first(where: { $0.slot == slot && $0.doubt == doubt }) {
      return Self.lineCount(known.counts, at: width)
    }
    if let counts = counts(ofSlot: slot), lineDoubts(ofSlot: slot).contains(doubt),
      counts.domain.contains(width),
      let count = slots[slot].text.lineCount(
        under: doubt,
        from: counts,
        template.slots.slots[slot].paragraph,
        width: width
      )
    {
      assert(
        Self.lineCount(self.counts(ofSlot: slot, under: doubt), at: width) ?? count == count,
        "what follows from numbers of lines is not so"
      )
      return count
    }
    let counts = counts(ofSlot: slot, under: doubt)
    doubted.append(Doubted(slot: slot, doubt: doubt, counts: counts))
    return Self.lineCount(counts, at: width)
  }

  private func counts(ofSlot slot: Int, under doubt: LineDoubt) -> StepFunction? {
    let text = slots[slot].text
    guard lineDoubts(ofSlot: slot).contains(doubt),
      let other = template.slots.slots[slot].doubts.first(where: { $0.doubt == doubt })
    else { return counts(ofSlot: slot) }
    if let otherSlot = other.slot { return counts(ofSlot: otherSlot) }
    return counts(of: preparer.prepare(text.text, style: other.style), inSlot: slot)
  }

  private func text(ofSlot slot: Int, trying headline: String) -> PreparedText {
    if tried.map({ !$0.headline.isExactly(headline) }) ?? true {
      tried = Tried(headline: headline, texts: slots.map { _ in nil })
    }
    if let known = tried?.texts[slot] { return known }
    let text: PreparedText
    if let spaced = template.slots.slots[slot].spaced,
      case let other = self.text(ofSlot: spaced, trying: headline), !other.isOpen(to: .widget)
    {
      text = other
    } else {
      text = tryingPreparer.prepare(headline, style: template.slots.slots[slot].style)
    }
    tried?.texts[slot] = text
    return text
  }

  /// A layout with another headline.
  func layout(_ layout: Int, withHeadline headline: String) -> LayoutNode {
    template.layout(layout, of: article, headline: headline, tryingPreparer)
  }
}
