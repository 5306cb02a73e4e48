import Typesetting
import UnicodeText

extension CountedHeadline {
  /// About how many of a template's filler may follow the headline in an area in which it is whole: exact
  /// where what comes last changes nothing of the lines before it.
  ///
  /// - Returns: nil where numbers of lines do not tell what is shown.
  func likelyAddition(in index: Int, atMost most: Int) -> Int? {
    let layout = layout(in: index)
    let width = width(of: index)
    let place = template.slots.slots(ofLayout: layout)
      .first { template.slots.slots[$0].isHeadline }
    guard let place, let count = lineCount(ofSlot: place, at: width) else { return nil }
    // As many lines more as are known to leave it whole.
    var lines = max(count, 1)
    while lines < template.slots.slots[place].most,
      let known = knownAnswer(in: index, ofSlot: place, lines + 1), known.shown.isHeadlineWhole
    {
      lines += 1
    }
    if let letter = template.letters[owner(ofSlot: place)],
      let known = counter(ofSlot: owner(ofSlot: place))?
        .letterCount(of: letter, width: width, lines: lines, upTo: most)
    {
      return known
    }
    let one = template.fillerWidth(inSlot: place)
    let room = Double(lines) * width - naturalWidth(ofSlot: place)
    guard one > 0, room / one < Double(most) else { return nil }
    let ending = String(repeating: template.filler, count: max(Int(room / one), 0) + 2)
    let style = template.slots.slots[place].style
    let end = trying.prepare(article.headline + ending, style: style)
      .endOfFittingPrefix(template.slots.slots[place].paragraph, width: width, lines: lines)
    return (end - slots[place].text.utf16Count) / String(template.filler).utf16.count
  }

  /// What is known to be shown in an area if the text of one slot took other lines.
  private func knownAnswer(in index: Int, ofSlot other: Int, _ lines: Int) -> HeadlineAnswer? {
    let layout = layout(in: index)
    let key = key(ofLayout: layout) { slot in
      slot == other ? lines : lineCount(ofSlot: slot, at: width(of: index))
    }
    guard let key, let memory = template.memory(ofLayout: layout) else { return nil }
    return memory.with { $0.answer(for: key, in: index, .own) }
  }
}
