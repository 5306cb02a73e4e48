import CICU

/// The properties of one Unicode scalar that layout asks for, packed in one word.
///
/// Looked up in a table that is filled a page at a time from ICU's data; about one memory access
/// once a page is known. Any thread.
package struct ScalarProperties: Sendable, Hashable {
  private let packed: UInt32

  @inline(__always)
  package init(_ scalar: UInt32) {
    packed = fitcheck_scalar_properties(scalar)
  }

  package init(_ scalar: Unicode.Scalar) {
    self.init(scalar.value)
  }

  /// The script of the scalar (UAX #24), Common and Inherited included.
  package var script: Script { Script(number: UInt8(truncatingIfNeeded: packed)) }

  /// Emoji: may be drawn as an emoji, if a selector asks for it (UTS #51).
  package var isEmoji: Bool { has(FITCHECK_SCALAR_EMOJI) }

  /// Emoji_Presentation: is drawn as an emoji unless a selector asks for text (UTS #51).
  package var hasEmojiPresentation: Bool { has(FITCHECK_SCALAR_EMOJI_PRESENTATION) }

  /// Default_Ignorable_Code_Point: needs no glyph of its own.
  package var isDefaultIgnorable: Bool { has(FITCHECK_SCALAR_DEFAULT_IGNORABLE) }

  /// White space that hangs at a line's end and does not count for fitting (CSS Text 4 §6.3):
  /// breaking spaces, the ideographic space among them, tabs and the zero-width space.
  package var isHangingSpace: Bool { has(FITCHECK_SCALAR_HANGING_SPACE) }

  /// A line or paragraph terminator (UAX #14 BK, CR, LF, NL).
  package var isLineTerminator: Bool { has(FITCHECK_SCALAR_LINE_TERMINATOR) }

  /// General category Cc.
  package var isControl: Bool { has(FITCHECK_SCALAR_CONTROL) }

  /// General category M: a combining mark.
  package var isMark: Bool { has(FITCHECK_SCALAR_MARK) }

  /// An opening bracket or quotation mark: nothing may end with it.
  package var isOpening: Bool { has(FITCHECK_SCALAR_OPENING) }

  /// Makes the bidi algorithm necessary: a right-to-left letter, an Arabic number or a bidi control.
  package var isBidirectional: Bool { has(FITCHECK_SCALAR_BIDIRECTIONAL) }

  /// Forms a grapheme cluster by itself when all its neighbours do (UAX #29 GCB Other).
  package var isSimpleGrapheme: Bool { has(FITCHECK_SCALAR_SIMPLE_GRAPHEME) }

  private func has<Flag: BinaryInteger>(_ flag: Flag) -> Bool {
    packed & UInt32(truncatingIfNeeded: flag) != 0
  }
}
