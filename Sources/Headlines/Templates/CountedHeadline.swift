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
  /// Prepares the article's texts.
  private let own: HeadlineTexts
  /// Prepares what else is tried in place of the headline.
  let trying: HeadlineTexts
  /// By slot.
  ///
  /// Asked some 150 times for a verdict, on one thread and never within another access.
  @exclusivity(unchecked) private(set) var slots: [CountedText]
  private var doubted: [Doubted] = []
  private var tried: Tried?
  /// The widths at which lines are counted: those of all areas, and as far beyond as anything is doubted.
  var widths: ClosedRange<Double> {
    didSet {
      for slot in slots.indices {
        slots[slot].counts = nil
        slots[slot].doubted = nil
      }
      doubted = []
    }
  }

  /// A text with its numbers of lines.
  struct CountedText {
    let text: PreparedText
    /// Counts its lines; `nil` until it is asked for, and `.some(nil)` where their number does not tell all.
    var counter: LineCounter??
    /// `nil` until they are asked for, and `.some(nil)` where they are known nowhere.
    var counts: StepFunction??
    /// The doubts under which they may be others; `nil` until they are asked for.
    var doubts: [LineDoubt]?
    /// What follows from the numbers under doubts; `nil` until that is asked for.
    var doubted: DoubtedCounts??
    /// Its width on one line; `nil` until it is asked for.
    var naturalWidth: Double?
  }

  /// A slot's text if a doubt is right.
  private struct Doubted {
    let slot: Int
    let doubt: LineDoubt
    let counts: StepFunction?
  }

  /// Another headline, by slot, where it had to be prepared.
  private struct Tried {
    let headline: String
    var texts: [PreparedText?]
  }

  /// - Parameters:
  ///   - own: prepares the article's texts.
  ///   - trying: prepares what is tried in place of its headline.
  init(
    _ article: HeadlineArticle,
    in template: HeadlineTemplate,
    _ own: HeadlineTexts,
    trying: HeadlineTexts
  ) {
    self.article = article
    self.template = template
    self.own = own
    self.trying = trying
    let lengths = template.areas.map { Double($0.size.width) }
    widths = (lengths.min() ?? 0)...(lengths.max() ?? 0)
    slots = []
    let places = template.slots.slots
    slots.reserveCapacity(places.count)
    for place in places.indices {
      let spaced = places[place].spaced.flatMap { $0 < slots.count ? slots[$0].text : nil }
      // Without a character that is spaced, a text is the same with spacing and without.
      if let spaced, !spaced.isOpen(to: .widget) {
        slots.append(CountedText(text: spaced))
        continue
      }
      let string = HeadlineTemplate.text(
        of: article,
        for: places[place].role,
        headline: article.headline
      )
      slots.append(
        CountedText(text: own.prepare(string, style: places[place].style, like: spaced))
      )
    }
  }

  /// With one preparer for all texts.
  convenience init(
    _ article: HeadlineArticle,
    in template: HeadlineTemplate,
    _ preparer: TextPreparer
  ) {
    let texts = HeadlineTexts(preparer)
    self.init(article, in: template, texts, trying: texts)
  }

  /// The layouts with the article's words in them.
  private(set) lazy var bound = BoundHeadline(article, in: template, own)

  /// The prepared texts, each once.
  private(set) lazy var texts: [PreparedText] =
    template.slots.places.contains(where: \.isEmpty)
    ? bound.texts
    : slots.reduce(into: []) { texts, slot in
      if !texts.contains(where: { $0.isIdentical(to: slot.text) }) { texts.append(slot.text) }
    }

  /// The prepared texts but for those that differ from another in the spacing of Japanese alone: what is asked
  /// of these does not depend on it.
  var differentTexts: [PreparedText] {
    guard !template.slots.places.contains(where: \.isEmpty) else { return texts }
    return slots.indices.filter { template.slots.slots[$0].spaced == nil }.map { slots[$0].text }
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

  /// The width of a slot's text on one line.
  func naturalWidth(ofSlot slot: Int) -> Double {
    if let known = slots[slot].naturalWidth { return known }
    let width = slots[slot].text.naturalWidth(template.slots.slots[slot].paragraph)
    slots[slot].naturalWidth = width
    return width
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
  func answer(
    in index: Int,
    _ room: HeadlineTemplate.Room,
    trying headline: TriedHeadline
  ) -> ColumnAnswer? {
    let width = width(of: index)
    let layout = layout(in: index)
    func key(_ lineCount: (Int, TriedHeadline, Double) -> Int?) -> Int? {
      self.key(ofLayout: layout) { slot in
        template.slots.slots[slot].isHeadline
          ? lineCount(slot, headline, width) : self.lineCount(ofSlot: slot, at: width)
      }
    }
    func shown() -> ShownLayout {
      self.layout(layout, withHeadline: headline.text(of: self))
        .shown(in: template.bounds(of: index, room))
    }
    guard let read = key(lineCount(ofSlot:trying:at:)) else { return nil }
    if let known = known(in: index, room, read, shown) { return known }
    // What other headlines are told by is counted on the text itself.
    return answer(in: index, room, key(preparedLineCount(ofSlot:trying:at:)), shown)
  }

  private func answer(
    in index: Int,
    _ room: HeadlineTemplate.Room,
    _ key: Int?,
    _ layout: () -> ShownLayout
  ) -> ColumnAnswer {
    if let key, let known = known(in: index, room, key, layout) { return known }
    let found = ColumnAnswer(layout(), displayScale: template.areas[index].displayScale)
    if let key { memory(for: index, room)?.keep(found, for: key, in: index, room) }
    return found
  }

  /// What is remembered of an area under numbers of lines.
  private func known(
    in index: Int,
    _ room: HeadlineTemplate.Room,
    _ key: Int,
    _ layout: () -> ShownLayout
  ) -> ColumnAnswer? {
    guard let known = memory(for: index, room)?.answer(for: key, in: index, room) else {
      return nil
    }
    assert(
      ColumnAnswer(layout(), displayScale: template.areas[index].displayScale) == known,
      "two headlines of as many lines are shown otherwise"
    )
    return known
  }

  /// What is remembered of an area's layout; nil where it does not hold for the room.
  private func memory(for index: Int, _ room: HeadlineTemplate.Room) -> ColumnMemory? {
    template.memories[layout(in: index)]
      .flatMap { $0.holds(for: template.bounds(of: index, room)) ? $0 : nil }
  }

  func layout(in index: Int) -> Int { template.areas[index].layoutIndex }

  func width(of index: Int) -> Double { Double(template.areas[index].size.width) }

  // MARK: - Places

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

  func lineCount(ofSlot slot: Int, at width: Double) -> Int? {
    Self.lineCount(counts(ofSlot: slot), at: width)
  }

  private static func lineCount(_ counts: StepFunction?, at width: Double) -> Int? {
    guard let counts, counts.domain.contains(width) else { return nil }
    return counts[width].map { Int($0) }
  }

  func counts(ofSlot slot: Int) -> StepFunction? {
    if let known = slots[slot].counts { return known }
    let text = slots[slot].text
    let counts: StepFunction?
    if owner(ofSlot: slot) != slot {
      counts = self.counts(ofSlot: owner(ofSlot: slot))
    } else if text.text.isEmpty {
      counts = StepFunction(0, over: widths)
    } else {
      counts = counter(ofSlot: slot)?
        .counts(widths: widths, upTo: template.slots.slots[slot].most)
    }
    slots[slot].counts = .some(counts)
    return counts
  }

  /// The slot whose text a slot has: another one where it is the same with spacing and without.
  func owner(ofSlot slot: Int) -> Int {
    guard let spaced = template.slots.slots[slot].spaced,
      slots[spaced].text.isIdentical(to: slots[slot].text)
    else { return slot }
    return spaced
  }

  /// What counts the lines of a slot's text; nil for an empty one, and where their number does not tell all.
  func counter(ofSlot slot: Int) -> LineCounter? {
    if let known = slots[slot].counter { return known }
    let counter = LineCounter(slots[slot].text, template.slots.slots[slot].paragraph)
    slots[slot].counter = .some(counter)
    return counter
  }

  private func counts(of text: PreparedText, inSlot slot: Int) -> StepFunction? {
    text.lineCounts(
      template.slots.slots[slot].paragraph,
      widths: widths,
      upTo: template.slots.slots[slot].most
    )
  }

  // MARK: - Other texts

  private func lineCount(ofSlot slot: Int, under doubt: LineDoubt, at width: Double) -> Int? {
    if let known = doubted.first(where: { $0.slot == slot && $0.doubt == doubt }) {
      return Self.lineCount(known.counts, at: width)
    }
    if let counts = counts(ofSlot: slot), lineDoubts(ofSlot: slot).contains(doubt),
      counts.domain.contains(width),
      let count = doubtedCount(ofSlot: slot, from: counts, under: doubt, at: width)
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

  /// How many lines a slot's text takes if a doubt is right, where that follows from its own numbers.
  private func doubtedCount(
    ofSlot slot: Int,
    from counts: StepFunction,
    under doubt: LineDoubt,
    at width: Double
  ) -> Int? {
    if slots[slot].doubted == nil {
      slots[slot].doubted = .some(
        DoubtedCounts(
          of: slots[slot].text,
          from: counts,
          by: counter(ofSlot: owner(ofSlot: slot)),
          template.slots.slots[slot].paragraph
        )
      )
    }
    return slots[slot].doubted??.lineCount(under: doubt, width: width)
  }

  private func counts(ofSlot slot: Int, under doubt: LineDoubt) -> StepFunction? {
    let text = slots[slot].text
    guard lineDoubts(ofSlot: slot).contains(doubt),
      let other = template.slots.slots[slot].doubts.first(where: { $0.doubt == doubt })
    else { return counts(ofSlot: slot) }
    if let otherSlot = other.slot { return counts(ofSlot: otherSlot) }
    return counts(of: own.prepare(text.text, style: other.style, like: text), inSlot: slot)
  }

  /// Another headline as a slot prepares it.
  func text(ofSlot slot: Int, trying headline: String) -> PreparedText {
    if tried.map({ !$0.headline.isExactly(headline) }) ?? true {
      tried = Tried(headline: headline, texts: slots.map { _ in nil })
    }
    if let known = tried?.texts[slot] { return known }
    let spaced = template.slots.slots[slot].spaced.map {
      self.text(ofSlot: $0, trying: headline)
    }
    let text: PreparedText
    if let spaced, !spaced.isOpen(to: .widget) {
      text = spaced
    } else {
      let style = template.slots.slots[slot].style
      text = trying.prepare(headline, style: style, like: spaced)
    }
    tried?.texts[slot] = text
    return text
  }

  /// A layout with another headline.
  func layout(_ layout: Int, withHeadline headline: String) -> LayoutNode {
    template.layout(layout, of: article, headline: headline, trying)
  }
}
