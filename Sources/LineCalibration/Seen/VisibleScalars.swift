import Foundation
import UnicodeText

/// The scalars of a text that somebody sees who reads it off a phone, in their order.
///
/// White space is left out, since nobody can tell which of it ends a line, and so is what has no picture of its own
/// (Default_Ignorable_Code_Point): soft hyphens, joiners, marks of direction. Letters and their marks are composed, as
/// whoever types what they see does, however the text is written.
package struct VisibleScalars {
  private let scalars: [Unicode.Scalar]
  /// The places of those that white space stands before.
  private let wordStarts: Set<Int>
  /// How many lines of the text end before each, where any does.
  private let lineEnds: [Int: Int]
  /// The places of those that a line of the text begins with, behind white space or what has no picture.
  private let indented: Set<Int>
  /// For each code unit of UTF-16, and for the text's end, how many of them stand before it.
  private let counts: [Int]

  init(_ text: String) {
    var scalars: [Unicode.Scalar] = []
    var wordStarts: Set<Int> = []
    var lineEnds: [Int: Int] = [:]
    var indented: Set<Int> = []
    var isAtLineStart = true
    var counts: [Int] = []
    var last: Unicode.Scalar?
    func add(_ scalar: Unicode.Scalar) {
      if scalar.properties.isWhitespace { wordStarts.insert(scalars.count) }
      if Self.endsLine(scalar) {
        if scalar != "\n" || last != "\r" { lineEnds[scalars.count, default: 0] += 1 }
        isAtLineStart = true
        indented.remove(scalars.count)
      } else if scalar.hasPicture {
        scalars.append(scalar)
        isAtLineStart = false
      } else if isAtLineStart {
        indented.insert(scalars.count)
      }
      last = scalar
    }
    for character in text {
      let written = character.unicodeScalars
      let composed = Self.composed(character)
      if written.elementsEqual(composed) {
        for scalar in written {
          counts += repeatElement(scalars.count, count: UTF16.width(scalar))
          add(scalar)
        }
      } else {
        counts += repeatElement(scalars.count, count: character.utf16.count)
        composed.forEach(add)
      }
    }
    counts.append(scalars.count)
    self.scalars = scalars
    self.wordStarts = wordStarts
    self.lineEnds = lineEnds
    self.indented = indented
    self.counts = counts
  }

  /// How many there are.
  var count: Int { scalars.count }

  /// How many stand before a code unit of UTF-16.
  func count(before offset: Int) -> Int { counts[min(max(offset, 0), counts.count - 1)] }

  /// Whether others stand behind so many of them.
  func continues(with others: ArraySlice<Unicode.Scalar>, behind place: Int) -> Bool {
    scalars[place...].starts(with: others)
  }

  /// Whether there are some before so many of them, and some behind.
  func isWithin(_ place: Int) -> Bool { place > 0 && place < scalars.count }

  /// Whether the text goes on behind so many of them without white space.
  func isWithinWord(_ place: Int) -> Bool {
    isWithin(place) && !wordStarts.contains(place)
  }

  /// How many lines that are blank may stand behind so many of them: the text's own, and one of the white space that
  /// a line of the text begins with, before a word that is wider than a line.
  func blankLineCount(behind place: Int) -> Int {
    // The first end is that of the line before, if there is one; a line more stands behind the last.
    let ends = lineEnds[place, default: 0] - (place == 0 ? 0 : 1)
    if place == count { return max(0, ends + 1) }
    return max(0, ends) + (indented.contains(place) ? 1 : 0)
  }

  /// Those of a line.
  package static func visible(in line: String) -> [Unicode.Scalar] {
    var seen: [Unicode.Scalar] = []
    for character in line {
      for scalar in composed(character) where scalar.hasPicture { seen.append(scalar) }
    }
    return seen
  }

  /// A character with its letters and their marks as one each.
  ///
  /// One of more than anybody writes stays as it is: to bring marks into an order takes time quadratic in them.
  private static func composed(_ character: Character) -> String.UnicodeScalarView {
    let written = character.unicodeScalars
    if written.count > longestComposed || written.allSatisfy(\.isASCII) { return written }
    return String(character).precomposedStringWithCanonicalMapping.unicodeScalars
  }

  /// In scalars.
  private static let longestComposed = 128

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
