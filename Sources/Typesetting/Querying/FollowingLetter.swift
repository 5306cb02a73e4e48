import TextShaping
import UnicodeText

/// A character of which copies may follow a text with nothing changed by it: a Han character, between two of
/// which, and after a text that ends with kana or Han, a line may end, or an ASCII letter, with which a word
/// goes on.
///
/// Immutable; any thread.
package struct FollowingLetter: Sendable {
  /// Of one copy.
  let advance: AdvanceSum
  /// Whether copies go on with the last word of a text.
  let joinsWords: Bool
  private let pair: PreparedText

  /// - Returns: `nil` for another character, and in a style in which two of it do not stand so.
  package init?(_ letter: Character, style: TextStyle) {
    let string = String(letter)
    let pair = PreparedText(string + string, style: style)
    let storage = pair.storage
    guard storage.shaped.count == 2,
      storage.shaped.prefix[2] == storage.shaped.prefix[1] + storage.shaped.prefix[1]
    else { return nil }
    joinsWords = storage.openWord == 0
    guard
      joinsWords || storage.lastUnit(ofBeginning: 1) == 0 && storage.lastUnit(ofBeginning: 2) == 1
    else { return nil }
    advance = storage.shaped.prefix[1]
    self.pair = pair
  }

  /// Whether a text may be followed by it.
  /// - Parameter storage: of a text in the same style.
  func mayFollow(_ storage: PreparedText.Storage) -> Bool {
    assert(storage.style == pair.storage.style)
    let end = joinsWords ? storage.openWord : storage.lastUnit(ofBeginning: storage.shaped.count)
    return end == storage.units.count - 1
      && storage.shaped.isSetAlike(before: pair.storage.shaped)
  }
}

extension PreparedText.Storage {
  /// The last unit of a beginning that ends with a kana or Han character after which a line may end,
  /// and which what follows does not change; `nil` for another.
  func lastUnit(ofBeginning end: Int) -> Int? {
    guard end > 0, isOfOneKind, shaped.analysis.endsWithIdeograph(at: end) else { return nil }
    let index = units.index(at: end - 1)
    let unit = units[index]
    guard unit.end == end, shaped.isFreeCut(at: end) else { return nil }
    // Neither a space nor a soft hyphen ends it: at its end a line is set as the running text.
    assert(unit.contentEnd == end && unit.ending == .running && !unit.hasAlternative)
    return index
  }

  /// The unit in which a beginning ends that ends with an ASCII letter, and the sum there if nothing had
  /// ever followed it; `nil` for another, and where more than kerning reaches over its end.
  /// - Complexity: O(units).
  func cutUnit(ofBeginning end: Int) -> (unit: Int, sum: AdvanceSum)? {
    guard end > 0, isOfOneKind, shaped.analysis.endsWithLetter(at: end), !shaped.isUnsafe(at: end)
    else { return nil }
    let index = units.index(at: end - 1)
    // What a line gains by its beginning must not reach over where it ends.
    guard (0...index).allSatisfy({ units[$0].beginReach <= end }) else { return nil }
    return (index, shaped.prefix[end] - shaped.kerning(before: end))
  }

  /// The last unit, where an ASCII letter that follows the text goes on with it and changes nothing of it;
  /// `nil` for a text that ends otherwise, and with white space in the word, after which that might be cut.
  /// - Complexity: O(code units of the last unit).
  var openWord: Int? {
    let end = shaped.count
    guard end > 0, isOfOneKind, style.wordBreak == .normal,
      shaped.analysis.endsWithLetter(at: end)
    else { return nil }
    let index = units.count - 1
    let word = Int(units[index].start)..<end
    return word.allSatisfy { shaped.analysis.utf16[$0].isOfLatinWord } ? index : nil
  }

  /// Whether its lines are broken and set by what stands beside a place alone, from left to right.
  private var isOfOneKind: Bool {
    runs == nil && style.phraseBreaking == .none && style.punctuationTrimming == .spaceAll
      && style.hangingPunctuation.isEmpty && shaped.analysis.isLeftToRight
  }
}

extension TextAnalysis {
  /// Whether all of the text runs left to right.
  fileprivate var isLeftToRight: Bool { levels.isEmpty && paragraphLevel == 0 }

  /// Whether a cluster that is one ASCII letter ends at an offset.
  fileprivate func endsWithLetter(at end: Int) -> Bool {
    guard boundaries[end - 1].contains(.grapheme), boundaries[end].contains(.grapheme) else {
      return false
    }
    switch utf16[end - 1] {
    case 0x41...0x5A, 0x61...0x7A: return true
    default: return false
    }
  }

  /// Whether a cluster that is one kana or Han character ends at an offset.
  ///
  /// Each of them has a script of its own, which what stands before it may go by; the prolonged sound mark has none.
  fileprivate func endsWithIdeograph(at end: Int) -> Bool {
    guard boundaries[end - 1].contains(.grapheme), boundaries[end].contains(.grapheme) else {
      return false
    }
    switch utf16[end - 1] {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF: return true
    default: return false
    }
  }
}

extension UInt16 {
  /// Whether a code unit is a Latin letter, a digit, or a mark of ASCII or a quotation mark among them.
  fileprivate var isOfLatinWord: Bool {
    (0x21...0x7E).contains(self) || (0xC0...0x24F).contains(self)
      || (0x2018...0x201D).contains(self)
  }
}
