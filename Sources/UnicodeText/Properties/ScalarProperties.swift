public import CICU

/// The properties of one Unicode scalar that layout asks for, packed in one word.
///
/// Looked up in a table that is filled from ICU's data as characters are asked for, and where that is
/// older than Unicode 17.0, from what 17.0 changes in line breaking and grapheme clusters; two memory
/// accesses once a character is known. Any thread.
@usableFromInline
package struct ScalarProperties: Sendable, Hashable {
  @usableFromInline let packed: UInt32

  @inlinable
  @inline(__always)
  package init(_ scalar: UInt32) {
    packed = fitcheck_scalar_properties(scalar)
  }

  /// The properties that a table of classes is indexed by, and no others.
  init(lineBreakKey key: Int) {
    packed =
      UInt32(key & 0x1FF) << UInt32(FITCHECK_SCALAR_LINE_BREAK_SHIFT)
      | (key >> 9 == 0 ? 0 : UInt32(FITCHECK_SCALAR_MARK))
  }

  @inlinable
  package init(_ scalar: Unicode.Scalar) {
    self.init(scalar.value)
  }

  /// The script of the scalar (UAX #24), Common and Inherited included.
  @inlinable
  package var script: Script { Script(number: UInt8(truncatingIfNeeded: packed)) }

  /// What rules of clusters, visibility, directions or words ask for besides the class of Line_Break.
  // Computed, since a stored one would be asked whether it is made for every character.
  @inline(__always)
  private static var marked: UInt32 {
    UInt32(
      FITCHECK_SCALAR_DEFAULT_IGNORABLE | FITCHECK_SCALAR_LINE_TERMINATOR | FITCHECK_SCALAR_CONTROL
        | FITCHECK_SCALAR_MARK | FITCHECK_SCALAR_BIDIRECTIONAL | FITCHECK_SCALAR_LINKING_CONSONANT
    ) | 0xF << UInt32(FITCHECK_SCALAR_GRAPHEME_SHIFT)
  }

  /// Whether its class of Line_Break tells all that finding boundaries asks of it, beside others of
  /// which that is so as well.
  @inline(__always)
  var isOrdinary: Bool {
    packed & Self.marked == 0
      && packed >> UInt32(FITCHECK_SCALAR_LINE_BREAK_SHIFT) & 0x3F
        != UInt32(LineBreakProperty.sa.rawValue)
  }

  /// Whether a scalar needs nothing known but its face and its script to be itemised, where it is a
  /// cluster by itself: it is drawn and is no mark, nor does it open or close anything.
  ///
  /// Half of a surrogate pair is none.
  package func isPlain(_ scalar: UInt32) -> Bool {
    !isDefaultIgnorable && !isControl && !isMark && !lineBreak.isQuotation
      && !(0xD800...0xDFFF).contains(scalar) && PairedBracket(scalar) == nil
  }

  /// Takes room: needs a glyph and is no control character, or is the tab.
  @inline(__always)
  func isVisible(_ scalar: UInt32) -> Bool {
    !isDefaultIgnorable && !isControl || scalar == 0x09
  }

  /// Emoji: may be drawn as an emoji, if a selector asks for it (UTS #51).
  @inlinable package var isEmoji: Bool { has(FITCHECK_SCALAR_EMOJI) }

  /// Emoji_Presentation: is drawn as an emoji unless a selector asks for text (UTS #51).
  @inlinable package var hasEmojiPresentation: Bool { has(FITCHECK_SCALAR_EMOJI_PRESENTATION) }

  /// Default_Ignorable_Code_Point: needs no glyph of its own.
  @inlinable package var isDefaultIgnorable: Bool { has(FITCHECK_SCALAR_DEFAULT_IGNORABLE) }

  /// White space that hangs at a line's end and does not count for fitting (CSS Text 4 §6.3):
  /// breaking spaces, the ideographic space among them, tabs and the zero-width space.
  @inlinable package var isHangingSpace: Bool { has(FITCHECK_SCALAR_HANGING_SPACE) }

  /// Whether a scalar is a space that holds its line together and keeps its width at the line's
  /// end.
  package static func isNoBreakSpace(_ scalar: UInt32) -> Bool {
    scalar == 0xA0 || scalar == 0x202F || scalar == 0x2007
  }

  /// Whether a scalar is a virama or another sign that stacks or joins the letter after it
  /// (Canonical_Combining_Class 9).
  package static func isVirama(_ scalar: UInt32) -> Bool { fitcheck_combining_class(scalar) == 9 }

  /// A line or paragraph terminator (UAX #14 BK, CR, LF, NL).
  @inlinable package var isLineTerminator: Bool { has(FITCHECK_SCALAR_LINE_TERMINATOR) }

  /// General category Cc.
  @inlinable package var isControl: Bool { has(FITCHECK_SCALAR_CONTROL) }

  /// General category M: a combining mark.
  @inlinable package var isMark: Bool { has(FITCHECK_SCALAR_MARK) }

  /// An opening bracket (Ps, or Line_Break OP): nothing may end with it.
  ///
  /// The low quotation marks of German are among them; of others the text decides
  /// (``EnclosingMarks``).
  @inlinable package var isOpening: Bool { has(FITCHECK_SCALAR_OPENING) }

  /// Makes the bidi algorithm necessary: a right-to-left letter, an Arabic number or a bidi
  /// control.
  @inlinable package var isBidirectional: Bool { has(FITCHECK_SCALAR_BIDIRECTIONAL) }

  /// A consonant that a virama links to the next (InCB=Consonant).
  @inlinable package var isLinkingConsonant: Bool { has(FITCHECK_SCALAR_LINKING_CONSONANT) }

  /// Line_Break (UAX #14), with QU and AL divided as rules ask.
  package var lineBreak: LineBreakProperty {
    let number = packed >> UInt32(FITCHECK_SCALAR_LINE_BREAK_SHIFT) & 0x3F
    return LineBreakProperty(rawValue: UInt8(number)) ?? .xx
  }

  /// East_Asian_Width Halfwidth, Wide or Fullwidth (UAX #14 LB19a, LB30).
  package var isEastAsian: Bool { eastAsianNumber >= 2 }

  /// East_Asian_Width Wide or Fullwidth.
  package var isWide: Bool { eastAsianNumber == 3 }

  /// East_Asian_Width Ambiguous, Wide or Fullwidth (CSS Text 4 §5.3).
  package var isAmbiguousOrWide: Bool { eastAsianNumber & 1 == 1 }

  /// Extended_Pictographic and not yet assigned (UAX #14 LB30b).
  @inlinable package var isReservedPictograph: Bool { has(FITCHECK_SCALAR_RESERVED_PICTOGRAPH) }

  /// General category L or N: a typographic letter unit (CSS Text 4 §1.4).
  @inlinable package var isLetter: Bool { has(FITCHECK_SCALAR_LETTER) }

  /// What tables of line-break classes are indexed by: below 1024.
  @inline(__always)
  var lineBreakKey: Int {
    let key = Int(packed >> UInt32(FITCHECK_SCALAR_LINE_BREAK_SHIFT) & 0x1FF)
    return isMark ? key | 0x200 : key
  }

  /// Grapheme_Cluster_Break (UAX #29).
  @inline(__always)
  var graphemeClass: GraphemeClass {
    let number = packed >> UInt32(FITCHECK_SCALAR_GRAPHEME_SHIFT)
    return GraphemeClass(rawValue: UInt8(number)) ?? .other
  }

  private var eastAsianNumber: UInt32 {
    packed >> UInt32(FITCHECK_SCALAR_EAST_ASIAN_SHIFT) & 3
  }

  @inlinable
  func has<Flag: BinaryInteger>(_ flag: Flag) -> Bool {
    packed & UInt32(truncatingIfNeeded: flag) != 0
  }
}
