import FontFaces
import Typesetting
import UnicodeText

/// What is tried in place of an article's headline.
enum TriedHeadline: Equatable {
  /// A beginning of it, up to an offset in UTF-16.
  case beginning(upTo: Int)
  /// It, with so many of its template's fillers behind it.
  case longer(by: Int)

  /// The words.
  func text(of headline: CountedHeadline) -> String {
    switch self {
    case .beginning(let end):
      headline.article.headline.beginning(upTo: end)
    case .longer(let count):
      headline.article.headline + String(repeating: headline.template.filler, count: count)
    }
  }
}

extension CountedHeadline {
  /// Where the headline's first lines end in an area, one more than are shown of it there, in UTF-16; nil
  /// where numbers of lines do not tell what is shown.
  func endOfOneLineMore(in index: Int) -> Int? {
    // Of a layout that is no column there are none.
    let headlines = template.slots.slots(ofLayout: layout(in: index))
    guard let slot = headlines.first(where: { template.slots.slots[$0].isHeadline }) else {
      return nil
    }
    return slots[slot].text.endOfFittingPrefix(
      template.slots.slots[slot].paragraph,
      width: width(of: index),
      lines: answer(in: index).shown.headlineLines + 1
    )
  }

  /// How many lines a slot's text takes if it is another headline: read off the units of the text as it is
  /// where they tell, and of the other one, prepared, elsewhere.
  func lineCount(ofSlot slot: Int, trying headline: TriedHeadline, at width: Double) -> Int? {
    if let count = knownLineCount(ofSlot: slot, trying: headline, at: width) {
      // Where glyphs were left out, nothing follows from anything, and nothing is told of it.
      assert(
        preparedLineCount(ofSlot: slot, trying: headline, at: width) == count
          || OvergrownFonts.error != nil,
        "what follows from the headline's own units is not so"
      )
      return count
    }
    return preparedLineCount(ofSlot: slot, trying: headline, at: width)
  }

  private func knownLineCount(
    ofSlot slot: Int,
    trying headline: TriedHeadline,
    at width: Double
  ) -> Int? {
    let owner = owner(ofSlot: slot)
    let most = template.slots.slots[slot].most
    guard let counter = counter(ofSlot: owner) else { return nil }
    switch headline {
    case .beginning(let end):
      return counter.lineCount(ofBeginning: end, width: width, upTo: most)
    case .longer(let count):
      guard let letter = template.letters[owner] else { return nil }
      return counter.lineCount(followedBy: count, of: letter, width: width, upTo: most)
    }
  }

  /// How many lines a slot's text takes if it is another headline, of that one prepared.
  func preparedLineCount(
    ofSlot slot: Int,
    trying headline: TriedHeadline,
    at width: Double
  ) -> Int? {
    let text = text(ofSlot: slot, trying: headline)
    guard text.tabCount == 0 else { return nil }
    return text.lineCount(
      template.slots.slots[slot].paragraph,
      width: width,
      upTo: template.slots.slots[slot].most
    )
  }
}
