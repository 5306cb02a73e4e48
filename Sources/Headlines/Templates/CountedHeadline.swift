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
  /// Where the counters of all texts keep their sums.
  private var room: BlockRoom
  private var doubted: [Doubted] = []
  private var tried: Tried?
  /// The doubts about lines of layouts that are no columns, as they are asked for.
  private var doubtsOfOthers: [Int: LineDoubtSet] = [:]
  /// The rows of layouts that compare widths, as they are asked for.
  var knownRows: [RowsKey: OpenRows?] = [:]
  /// The widths at which lines are counted: those of all areas, and as far beyond as anything is doubted.
  var widths: ClosedRange<Double> {
    didSet {
      for slot in slots.indices {
        slots[slot].counts = nil
        slots[slot].doubted = nil
        slots[slot].piece = Piece()
      }
      doubted = []
    }
  }

  /// A text with its numbers of lines.
  struct CountedText {
    let text: PreparedText
    /// The slot whose text it has: another one where that is the same with spacing and without.
    let owner: Int
    /// The widths around the last that was asked about in which it takes as many lines: most questions are
    /// answered by it, without hold of the table of all.
    fileprivate var piece = Piece()
    /// Counts its lines; `nil` until it is asked for, and `.some(nil)` where their number does not tell all.
    var counter: LineCounter??
    /// `nil` until they are asked for, and `.some(nil)` where they are known nowhere.
    var counts: StepFunction??
    /// The doubts under which they may be others; `nil` until they are asked for.
    var doubts: LineDoubtSet?
    /// What follows from the numbers under doubts; `nil` until that is asked for.
    var doubted: DoubtedCounts??
    /// Its width on one line; `nil` until it is asked for.
    var naturalWidth: Double?
    /// What the slot has if another headline is tried; `nil` until it had to be prepared.
    fileprivate var tried: PreparedText?
  }

  fileprivate struct Piece {
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

  /// Another headline, where it had to be prepared.
  private struct Tried {
    let headline: TriedHeadline
    let text: String
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
    widths = template.areaWidths
    let places = template.slots.slots
    var slots: [CountedText] = []
    slots.reserveCapacity(places.count)
    var byteCount = 0
    for place in places.indices {
      let spaced = places[place].spaced.flatMap { $0 < slots.count ? slots[$0].text : nil }
      // Without a character that is spaced, a text is the same with spacing and without.
      if let spaced, !spaced.isOpen(to: .widget) {
        slots.append(CountedText(text: spaced, owner: places[place].spaced ?? place))
        continue
      }
      let string = HeadlineTemplate.text(
        of: article,
        for: places[place].role,
        headline: article.headline
      )
      let text = own.prepare(string, style: places[place].style, like: spaced)
      slots.append(CountedText(text: text, owner: place))
      byteCount += LineCounter.byteCount(of: text)
    }
    self.slots = slots
    room = BlockRoom(byteCount: byteCount)
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

  private lazy var boundTexts = bound.texts

  /// Whether a character of the snippet is surely shown wherever the snippet is cut.
  private(set) lazy var showsSnippetWhereCut = beginsWithSeenCharacter(HeadlineWidget.Role.snippet)

  /// Calls `body` with the prepared texts but for those that differ from another in the spacing of Japanese
  /// alone: what is asked of these does not depend on it.
  func forEachDifferentText(_ body: (PreparedText) -> Void) {
    guard template.isOfColumns else { return boundTexts.forEach(body) }
    for slot in slots.indices where template.slots.slots[slot].spaced == nil {
      body(slots[slot].text)
    }
  }

  /// Characters that no font has a glyph for, each once.
  var missingScalars: [Unicode.Scalar] {
    guard template.isOfColumns else { return bound.missingScalars }
    return slots.lazy.map(\.text).missingScalars(shownBy: bound, in: template.areaIndices) { area in
      !answer(in: area).cutTexts.isEmpty
    }
  }

  /// The doubts under which lines of a layout's texts may be others in number.
  func lineDoubts(ofLayout layout: Int) -> LineDoubtSet {
    guard template.memory(ofLayout: layout) != nil else { return lineDoubts(ofOther: layout) }
    var doubts = LineDoubtSet()
    for slot in template.slots.slots(ofLayout: layout) {
      doubts.formUnion(lineDoubts(ofSlot: slot))
    }
    return doubts
  }

  private func lineDoubts(ofOther layout: Int) -> LineDoubtSet {
    if let known = doubtsOfOthers[layout] { return known }
    let doubts = LineDoubtSet(bound.layouts[layout].lineDoubts)
    doubtsOfOthers[layout] = doubts
    return doubts
  }

  /// The width of a slot's text on one line.
  func naturalWidth(ofSlot slot: Int) -> Double {
    if let known = slots[slot].naturalWidth { return known }
    let width = slots[slot].text.naturalWidth(template.slots.slots[slot].paragraph)
    slots[slot].naturalWidth = width
    return width
  }

  private func lineDoubts(ofSlot slot: Int) -> LineDoubtSet {
    if let known = slots[slot].doubts { return known }
    let text = slots[slot].text
    var doubts = LineDoubtSet()
    for other in template.slots.slots[slot].doubts where text.isOpen(to: other.doubt) {
      doubts.insert(other.doubt)
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
    let known = slots[slot].piece
    if width >= known.start, width < known.end { return known.lineCount }
    return findPiece(ofSlot: slot, at: width)?.lineCount
  }

  /// The first greater width at which a slot's text takes another number of lines; nil where there is none,
  /// or none is known.
  func endOfPiece(ofSlot slot: Int, at width: Double) -> Double? {
    let known = slots[slot].piece
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
    let last = slots[slot].piece
    if piece.end == last.end { piece.start = min(piece.start, last.start) }
    slots[slot].piece = piece
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
  func owner(ofSlot slot: Int) -> Int { slots[slot].owner }

  /// What counts the lines of a slot's text; nil for an empty one, and where their number does not tell all: of tabs it
  /// does not tell that they are in doubt.
  func counter(ofSlot slot: Int) -> LineCounter? {
    if let known = slots[slot].counter { return known }
    let paragraph = template.slots.slots[slot].paragraph
    let text = slots[slot].text
    let counter = text.tabCount == 0 ? LineCounter(text, paragraph, in: &room) : nil
    slots[slot].counter = .some(counter)
    return counter
  }

  private func counts(of text: PreparedText, inSlot slot: Int) -> StepFunction? {
    guard text.tabCount == 0 else { return nil }
    return text.lineCounts(
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
  func text(ofSlot slot: Int, trying headline: TriedHeadline) -> PreparedText {
    let string = words(of: headline)
    if let known = slots[slot].tried { return known }
    let spaced = template.slots.slots[slot].spaced.map {
      self.text(ofSlot: $0, trying: headline)
    }
    let text: PreparedText
    if let spaced, !spaced.isOpen(to: .widget) {
      text = spaced
    } else {
      let style = template.slots.slots[slot].style
      text = trying.prepare(string, style: style, like: spaced)
    }
    slots[slot].tried = text
    return text
  }

  /// The words of another headline, which is the one that is tried from now on.
  private func words(of headline: TriedHeadline) -> String {
    if let tried, tried.headline == headline { return tried.text }
    let text = headline.text(of: self)
    tried = Tried(headline: headline, text: text)
    for slot in slots.indices { slots[slot].tried = nil }
    return text
  }

  /// A layout with another headline.
  func layout(_ layout: Int, withHeadline headline: String) -> LayoutNode {
    template.layout(layout, of: article, headline: headline, trying)
  }
}
