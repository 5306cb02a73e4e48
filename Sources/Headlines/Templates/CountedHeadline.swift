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
  private let tryingPreparer: TextPreparer
  /// The texts of each layout, in the order of its places; none for a layout that is no column.
  private let columns: [[PreparedText]]
  /// Over all widths that are asked about.
  private var counts: [Counts] = []
  private var doubted: [Doubted] = []
  private var tried: Tried?
  /// The widths at which lines are counted: those of all areas, and as far beyond as anything is doubted.
  var widths: ClosedRange<Double>

  /// The numbers of lines of a text.
  private struct Counts {
    let text: PreparedText
    let paragraph: ParagraphStyle
    let most: Int
    /// `nil` where they are known nowhere.
    let steps: StepFunction?
  }

  /// The texts of a layout if a doubt is right.
  private struct Doubted {
    let layout: Int
    let doubt: LineDoubt
    let texts: [PreparedText]
  }

  /// The texts of each layout with another headline.
  private struct Tried {
    let headline: String
    var columns: [[PreparedText]?]
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
    columns = template.memories.map { memory in
      memory.map { memory in
        memory.columns.places.map {
          preparer.prepare(Self.text(of: article, in: $0, article.headline), style: $0.style)
        }
      } ?? []
    }
  }

  private static func text(
    of article: HeadlineArticle,
    in place: ColumnPlaces.Place,
    _ headline: String
  ) -> String {
    HeadlineTemplate.text(of: article, for: place.role, headline: headline)
  }

  /// The layouts with the article's words in them.
  private(set) lazy var bound = BoundHeadline(article, in: template, preparer)

  /// The prepared texts, each once.
  private(set) lazy var texts: [PreparedText] =
    columns.contains(where: \.isEmpty)
    ? bound.texts
    : columns.joined().reduce(into: []) { texts, text in
      if !texts.contains(where: { $0.isIdentical(to: text) }) { texts.append(text) }
    }

  /// Characters that no font has a glyph for, each once.
  var missingScalars: [Unicode.Scalar] {
    var missing: [Unicode.Scalar] = []
    for text in texts where !text.missingScalars.isEmpty {
      for scalar in text.missingScalars where !missing.contains(scalar) { missing.append(scalar) }
    }
    return missing
  }

  /// The doubts under which lines of a layout's texts may be others in number.
  func lineDoubts(ofLayout layout: Int) -> Set<LineDoubt> {
    guard let memory = template.memories[layout] else { return bound.layouts[layout].lineDoubts }
    var doubts: Set<LineDoubt> = []
    for (place, text) in zip(memory.columns.places, columns[layout]) {
      for doubt in place.doubts
      where doubt.changesLineCounts && !doubts.contains(doubt) && text.isOpen(to: doubt) {
        doubts.insert(doubt)
      }
    }
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
    let layout = layout(in: index)
    let key = key(ofLayout: layout, of: texts(ofLayout: layout, under: doubt), at: width(of: index))
    return answer(in: index, .own, key) {
      bound.layout(in: index).shown(in: template.areas[index].size, under: doubt)
    }
  }

  /// What is shown in an area, or with more room, of the article with another headline.
  func answer(in index: Int, _ room: ColumnMemory.Room, headline: String) -> ColumnAnswer? {
    let layout = layout(in: index)
    guard let memory = template.memories[layout] else { return nil }
    let width = width(of: index)
    let texts = texts(ofLayout: layout, withHeadline: headline)
    let key = memory.columns.key { place in
      let (text, place) = (texts[place], memory.columns.places[place])
      return Self.isHeadline(place)
        ? text.lineCount(place.paragraph, width: width, upTo: place.most)
        : lineCount(of: text, in: place, at: width)
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

  private func layout(in index: Int) -> Int { template.areas[index].layoutIndex }

  private func width(of index: Int) -> Double { Double(template.areas[index].size.width) }

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
    let texts = columns[layout]
    let key = memory.columns.key { other in
      lineCount(
        of: texts[other],
        in: memory.columns.places[other],
        at: other == place ? width : Double(bounds.width)
      )
    }
    guard let key else { return nil }
    return memory.needs(for: key) {
      // Wider by a factor, it breaks as in bounds that are narrower by it.
      bound.layouts[layout].candidateHeights(
        width: Double(bounds.width),
        straining: texts[place].text,
        by: Double(bounds.width) / width
      )
    }?.outcome(height: Double(bounds.height))
  }

  /// The heights that a layout's candidates need at a width; nil where they do not follow from numbers of
  /// lines.
  func needs(ofLayout layout: Int, at width: Double) -> ColumnMemory.Needs? {
    guard let memory = template.memories[layout], let key = key(ofLayout: layout, at: width) else {
      return nil
    }
    return memory.needs(for: key) { bound.layouts[layout].candidateHeights(width: width) }
  }

  /// The text of a place.
  func text(ofLayout layout: Int, in place: Int) -> PreparedText { columns[layout][place] }

  /// The numbers of lines that the text of a place takes; nil where they are known nowhere.
  func lineCounts(ofLayout layout: Int, in place: Int) -> StepFunction? {
    template.memories[layout].flatMap {
      steps(of: columns[layout][place], in: $0.columns.places[place])
    }
  }

  // MARK: - Counting

  /// The key of a layout's texts in a width; nil where it does not tell what is shown.
  private func key(ofLayout layout: Int, of texts: [PreparedText]? = nil, at width: Double) -> Int?
  {
    guard let memory = template.memories[layout] else { return nil }
    let texts = texts ?? columns[layout]
    return memory.columns.key { place in
      lineCount(of: texts[place], in: memory.columns.places[place], at: width)
    }
  }

  /// The first greater width at which a layout's texts may have another key.
  private func nextKey(ofLayout layout: Int, after width: Double) -> Double? {
    guard let memory = template.memories[layout] else { return nil }
    var next: Double?
    for (place, text) in zip(memory.columns.places, columns[layout]) {
      guard let steps = steps(of: text, in: place), let end = steps.piece(at: width).end else {
        continue
      }
      next = min(next ?? end, end)
    }
    return next
  }

  private func lineCount(of text: PreparedText, in place: ColumnPlaces.Place, at width: Double)
    -> Int?
  {
    guard let steps = steps(of: text, in: place), steps.domain.contains(width) else { return nil }
    return steps[width].map { Int($0) }
  }

  private func steps(of text: PreparedText, in place: ColumnPlaces.Place) -> StepFunction? {
    for known in counts
    where known.text.isIdentical(to: text) && known.most == place.most
      && known.steps?.domain ?? widths == widths && known.paragraph == place.paragraph
    {
      return known.steps
    }
    let steps = text.lineCounts(place.paragraph, widths: widths, upTo: place.most)
    counts.append(
      Counts(text: text, paragraph: place.paragraph, most: place.most, steps: steps)
    )
    return steps
  }

  // MARK: - Other texts

  /// A layout with another headline.
  func layout(_ layout: Int, withHeadline headline: String) -> LayoutNode {
    template.layout(layout, of: article, headline: headline, tryingPreparer)
  }

  /// About how many of a character may follow the headline in an area in which it is whole: exact where
  /// what comes last changes nothing of the lines before it.
  ///
  /// - Returns: nil where numbers of lines do not tell what is shown.
  func likelyAddition(of character: Character, in index: Int, atMost most: Int) -> Int? {
    let layout = layout(in: index)
    let width = width(of: index)
    guard let memory = template.memories[layout],
      let place = memory.columns.places.firstIndex(where: Self.isHeadline)
    else { return nil }
    let (text, columnPlace) = (columns[layout][place], memory.columns.places[place])
    guard let count = lineCount(of: text, in: columnPlace, at: width) else { return nil }
    // As many lines more as are known to leave it whole.
    var lines = max(count, 1)
    while lines < columnPlace.most, let known = knownAnswer(in: index, at: place, lines + 1),
      known.shown.isHeadlineWhole
    {
      lines += 1
    }
    let paragraph = columnPlace.paragraph
    let one = tryingPreparer.prepare(String(character), style: columnPlace.style)
      .naturalWidth(paragraph)
    let room = Double(lines) * width - text.naturalWidth(paragraph)
    guard one > 0, room / one < Double(most) else { return nil }
    let ending = String(repeating: character, count: max(Int(room / one), 0) + 2)
    let longer = tryingPreparer.prepare(article.headline + ending, style: columnPlace.style)
    let end = longer.endOfFittingPrefix(paragraph, width: width, lines: lines)
    return (end - text.utf16Count) / String(character).utf16.count
  }

  /// What is known to be shown in an area if the text of one place took other lines.
  private func knownAnswer(in index: Int, at place: Int, _ lines: Int) -> ColumnAnswer? {
    let layout = layout(in: index)
    guard let memory = template.memories[layout] else { return nil }
    let key = memory.columns.key { other in
      other == place
        ? lines
        : lineCount(
          of: columns[layout][other],
          in: memory.columns.places[other],
          at: width(of: index)
        )
    }
    return key.flatMap { memory.answer(for: $0, in: index, .own) }
  }

  private func texts(ofLayout layout: Int, under doubt: LineDoubt) -> [PreparedText] {
    for known in doubted where known.layout == layout && known.doubt == doubt { return known.texts }
    let places = template.memories[layout]?.columns.places ?? []
    let texts = zip(places, columns[layout]).map { place, text in
      place.doubts.contains(doubt) ? text.under(doubt, preparer) ?? text : text
    }
    doubted.append(Doubted(layout: layout, doubt: doubt, texts: texts))
    return texts
  }

  private func texts(ofLayout layout: Int, withHeadline headline: String) -> [PreparedText] {
    if tried.map({ !$0.headline.isExactly(headline) }) ?? true {
      tried = Tried(headline: headline, columns: columns.map { _ in nil })
    }
    if let known = tried?.columns[layout] { return known }
    let places = template.memories[layout]?.columns.places ?? []
    let texts = zip(places, columns[layout]).map { place, text in
      Self.isHeadline(place) ? tryingPreparer.prepare(headline, style: place.style) : text
    }
    tried?.columns[layout] = texts
    return texts
  }

  private static func isHeadline(_ place: ColumnPlaces.Place) -> Bool {
    place.role != HeadlineWidget.Role.time && place.role != HeadlineWidget.Role.snippet
  }
}
