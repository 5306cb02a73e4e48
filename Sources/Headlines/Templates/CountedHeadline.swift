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
        pieces[slot] = Piece()
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

  /// By slot the widths around the last that was asked about in which its text takes as many lines: most
  /// questions are answered by it, without hold of the table of all.
  @exclusivity(unchecked) private var pieces: [Piece]
  /// By slot the one whose text it has: another one where that is the same with spacing and without.
  private let owners: [Int]

  private struct Piece {
    var start = 0.0
    /// No width of the piece any more.
    var end = -Double.infinity
    /// Where the number is another, as far as it is known.
    var turn: Double?
    var lineCount = 0
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
    let places = template.slots.slots
    var slots: [CountedText] = []
    slots.reserveCapacity(places.count)
    var owners = Array(places.indices)
    for place in places.indices {
      let spaced = places[place].spaced.flatMap { $0 < slots.count ? slots[$0].text : nil }
      // Without a character that is spaced, a text is the same with spacing and without.
      if let spaced, !spaced.isOpen(to: .widget) {
        slots.append(CountedText(text: spaced))
        if let owner = places[place].spaced { owners[place] = owner }
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
    self.slots = slots
    self.owners = owners
    pieces = [Piece](repeating: Piece(), count: places.count)
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
    !template.isOfColumns
    ? bound.texts
    : slots.indices.reduce(into: []) { texts, slot in
      let text = slots[slot].text
      if !texts.contains(where: { $0.isIdentical(to: text) }) { texts.append(text) }
    }

  /// The prepared texts but for those that differ from another in the spacing of Japanese alone: what is asked
  /// of these does not depend on it.
  var differentTexts: [PreparedText] {
    guard template.isOfColumns else { return texts }
    return slots.indices.filter { template.slots.slots[$0].spaced == nil }.map { slots[$0].text }
  }

  /// Characters that no font has a glyph for, each once.
  var missingScalars: [Unicode.Scalar] { texts.missingScalars }

  /// The doubts under which lines of a layout's texts may be others in number, each once.
  func lineDoubts(ofLayout layout: Int) -> [LineDoubt] {
    guard template.memory(ofLayout: layout) != nil else {
      return Array(bound.layouts[layout].lineDoubts)
    }
    var doubts: [LineDoubt] = []
    for slot in template.slots.slots(ofLayout: layout) {
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
    var doubts: [LineDoubt] = []
    for other in template.slots.slots[slot].doubts where text.isOpen(to: other.doubt) {
      doubts.append(other.doubt)
    }
    slots[slot].doubts = doubts
    return doubts
  }

  // MARK: - Places

  /// The text of a place.
  func text(ofLayout layout: Int, in place: Int) -> PreparedText {
    slots[template.slots.slot(ofPlace: place, in: layout)].text
  }

  /// The numbers of lines that the text of a place takes; nil where they are known nowhere.
  func lineCounts(ofLayout layout: Int, in place: Int) -> StepFunction? {
    counts(ofSlot: template.slots.slot(ofPlace: place, in: layout))
  }

  // MARK: - Counting

  /// The key of a layout's texts in a width; nil where it does not tell what is shown.
  func key(ofLayout layout: Int, at width: Double) -> Int? {
    key(ofLayout: layout) { lineCount(ofSlot: $0, at: width) }
  }

  func key(ofLayout layout: Int, _ lineCount: (_ slot: Int) -> Int?) -> Int? {
    guard let memory = template.memory(ofLayout: layout) else { return nil }
    return memory.with { memory in
      memory.columns.key { lineCount(template.slots.slot(ofPlace: $0, in: layout)) }
    }
  }

  func lineCount(ofSlot slot: Int, at width: Double) -> Int? {
    let known = pieces[slot]
    if width >= known.start, width < known.end { return known.lineCount }
    return findPiece(ofSlot: slot, at: width)?.lineCount
  }

  /// The first greater width at which a slot's text takes another number of lines; nil where there is none,
  /// or none is known.
  func endOfPiece(ofSlot slot: Int, at width: Double) -> Double? {
    let known = pieces[slot]
    if width >= known.start, width < known.end { return known.turn }
    guard let counts = counts(ofSlot: slot) else { return nil }
    return counts.piece(at: width).end
  }

  @inline(never)
  private func findPiece(ofSlot slot: Int, at width: Double) -> Piece? {
    guard let counts = counts(ofSlot: slot), counts.domain.contains(width) else { return nil }
    let (value, turn) = counts.piece(at: width)
    guard let value else { return nil }
    var piece = Piece(
      start: width,
      end: turn ?? counts.domain.upperBound.nextUp,
      turn: turn,
      lineCount: Int(value)
    )
    // Of one piece what was known of it counts as well.
    if piece.end == pieces[slot].end { piece.start = min(piece.start, pieces[slot].start) }
    pieces[slot] = piece
    return piece
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
  func owner(ofSlot slot: Int) -> Int { owners[slot] }

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

  /// How many lines a slot's text takes if a doubt is right.
  func lineCount(ofSlot slot: Int, under doubt: LineDoubt, at width: Double) -> Int? {
    guard lineDoubts(ofSlot: slot).contains(doubt) else {
      return lineCount(ofSlot: slot, at: width)
    }
    for known in doubted.indices
    where doubted[known].slot == slot && doubted[known].doubt == doubt {
      return Self.lineCount(doubted[known].counts, at: width)
    }
    if let counts = counts(ofSlot: slot),
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
    let other = template.slots.slots[slot].doubts.first { $0.doubt == doubt }
    guard let other else { return counts(ofSlot: slot) }
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
