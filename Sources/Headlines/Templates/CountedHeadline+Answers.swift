import LayoutEngine
import Typesetting
import UnicodeText

/// What is shown of an article, in its areas.
extension CountedHeadline {
  /// What is shown in an area.
  func answer(in index: Int) -> HeadlineAnswer {
    if let cut = cutHeadline(in: index) { return cut }
    return answer(in: index, .own, key(ofLayout: layout(in: index), at: width(of: index))) {
      bound.shownLayout(in: index)
    }
  }

  /// What is shown in an area if a doubt about lines is right.
  func answer(in index: Int, under doubt: LineDoubt) -> HeadlineAnswer {
    if let cut = cutHeadline(in: index, under: doubt) { return cut }
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
  ) -> HeadlineAnswer? {
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
    // Written as closures, what is asked for every beginning of a headline needs no memory of its own.
    guard let read = key({ lineCount(ofSlot: $0, trying: $1, at: $2) }) else { return nil }
    if let known = known(in: index, room, read, { shown() }) { return known }
    // What other headlines are told by is counted on the text itself.
    let prepared = key { preparedLineCount(ofSlot: $0, trying: $1, at: $2) }
    return answer(in: index, room, prepared) { shown() }
  }

  private func answer(
    in index: Int,
    _ room: HeadlineTemplate.Room,
    _ key: Int?,
    _ layout: () -> ShownLayout
  ) -> HeadlineAnswer {
    if let key, let known = known(in: index, room, key, layout) { return known }
    let found = HeadlineAnswer(layout(), displayScale: template.areas[index].displayScale)
    if let key, followsFromLines(found) {
      memory(for: index, room)?.with { $0.keep(found, for: key, in: index, room) }
    }
    return found
  }

  /// What is remembered of an area under numbers of lines.
  private func known(
    in index: Int,
    _ room: HeadlineTemplate.Room,
    _ key: Int,
    _ layout: () -> ShownLayout
  ) -> HeadlineAnswer? {
    guard let memory = memory(for: index, room),
      let known = memory.with({ $0.answer(for: key, in: index, room) }), followsFromLines(known)
    else { return nil }
    assert(
      HeadlineAnswer(layout(), displayScale: template.areas[index].displayScale) == known,
      "two headlines of as many lines are shown otherwise"
    )
    return known
  }

  /// Whether an answer for other texts of as many lines is one for this article's: not where the snippet is cut, and
  /// may be to an ellipsis alone, which is none of it.
  private func followsFromLines(_ answer: HeadlineAnswer) -> Bool {
    !answer.cutTexts.contains(.snippet) || showsSnippetWhereCut
  }

  /// What is remembered of an area's layout; nil where it does not hold for the room.
  private func memory(
    for index: Int,
    _ room: HeadlineTemplate.Room
  ) -> Borrowed<ColumnMemory>? {
    guard let memory = template.memory(ofLayout: layout(in: index)),
      memory.with({ $0.holds(for: template.bounds(of: index, room)) })
    else { return nil }
    return memory
  }

  func layout(in index: Int) -> Int { template.layout(in: index) }

  func width(of index: Int) -> Double { template.width(of: index) }
}
