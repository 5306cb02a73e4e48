import CICU

/// Extended grapheme clusters (UAX #29 §3.1.1, Unicode 15.0), one scalar at a time.
///
/// With the customary tailoring, a conjunct of an Indic script is one cluster: GB9c, which ICU 72
/// has already and Unicode 15.1 takes up. Without it, Hindi would be cut inside its letters.
struct GraphemeBreaker {
  /// Grapheme_Cluster_Break, with Extended_Pictographic as a class of its own.
  enum Class: UInt8 {
    case other, control, cr, lf, extend, zwj, spacingMark, prepend, indicator, l, v, t, lv, lvt
    case pictograph
  }

  private enum History {
    case none, unpairedIndicator, pictograph, joinedPictograph, consonant, linkedConsonant
  }

  private let keepsConjuncts: Bool

  private var before: Class?
  private var history = History.none

  init(tailoring: LineBreakTailoring) {
    keepsConjuncts = tailoring == .customary
  }

  /// Takes the next scalar; whether a cluster begins with it.
  @inline(__always)
  mutating func begins(_ scalar: UInt32, _ properties: ScalarProperties) -> Bool {
    let next = properties.graphemeClass
    let isConsonant = keepsConjuncts && properties.isLinkingConsonant
    if next == .other, before == .other, !isConsonant {  // GB999
      history = .none
      return true
    }
    let isJoined = joins(next) || isConsonant && history == .linkedConsonant  // GB9c
    switch next {
    case .indicator:
      history = isJoined && history == .unpairedIndicator ? .none : .unpairedIndicator
    case .pictograph: history = .pictograph
    case .extend, .zwj: extend(next, scalar)
    default: history = isConsonant ? .consonant : .none
    }
    before = next
    return !isJoined
  }

  private mutating func extend(_ next: Class, _ scalar: UInt32) {
    switch history {
    case .pictograph: if next == .zwj { history = .joinedPictograph }
    case .consonant, .linkedConsonant:
      if Self.viramas.contains(scalar) {
        history = .linkedConsonant
      } else if next == .extend, fitcheck_combining_class(scalar) == 0 {
        history = .none
      }
    default: history = .none
    }
  }

  /// InCB=Linker of Unicode 15.1.
  private static let viramas: Set<UInt32> = [0x094D, 0x09CD, 0x0ACD, 0x0B4D, 0x0C4D, 0x0D4D]

  private func joins(_ next: Class) -> Bool {
    guard let before else { return false }  // GB1
    if before == .cr, next == .lf { return true }  // GB3
    if before == .control || before == .cr || before == .lf { return false }  // GB4
    if next == .control || next == .cr || next == .lf { return false }  // GB5
    if before == .l, next == .l || next == .v || next == .lv || next == .lvt { return true }  // GB6
    if before == .lv || before == .v, next == .v || next == .t { return true }  // GB7
    if before == .lvt || before == .t, next == .t { return true }  // GB8
    if next == .extend || next == .zwj { return true }  // GB9
    if next == .spacingMark { return true }  // GB9a
    if before == .prepend { return true }  // GB9b
    if history == .joinedPictograph, next == .pictograph { return true }  // GB11
    return history == .unpairedIndicator && next == .indicator  // GB12, GB13
  }
}
