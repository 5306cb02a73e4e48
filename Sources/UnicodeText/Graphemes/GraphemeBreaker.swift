/// Extended grapheme clusters (UAX #29 §3.1.1, Unicode 17.0), one scalar at a time.
struct GraphemeBreaker {
  private enum History {
    case none, unpairedIndicator, pictograph, joinedPictograph, consonant, linkedConsonant
  }

  private var before: GraphemeClass?
  private var history = History.none

  /// Whether the last scalar was of no class that rules ask for; a next one that is none either
  /// (``ScalarProperties/isOrdinary``) begins a cluster, and need not be taken.
  @inline(__always)
  var isAfterOrdinary: Bool { before == .other && history == .none }

  /// Takes the next scalar; whether a cluster begins with it.
  @inline(__always)
  mutating func begins(_ scalar: UInt32, _ properties: ScalarProperties) -> Bool {
    let next = properties.graphemeClass
    let isConsonant = properties.isLinkingConsonant
    if next == .other, before == .other, !isConsonant {  // GB999
      history = .none
      return true
    }
    let isJoined = joins(next) || isConsonant && history == .linkedConsonant  // GB9c
    switch next {
    case .indicator:
      history = isJoined && history == .unpairedIndicator ? .none : .unpairedIndicator
    case .pictograph: history = .pictograph
    case .extend, .zwj, .linker: extend(next, scalar)
    default: history = isConsonant ? .consonant : .none
    }
    before = next
    return !isJoined
  }

  private mutating func extend(_ next: GraphemeClass, _ scalar: UInt32) {
    switch history {
    case .pictograph: if next == .zwj { history = .joinedPictograph }
    case .consonant, .linkedConsonant:
      if next == .linker {
        history = .linkedConsonant
      } else if scalar == 0x200C {
        // The one Extend without InCB=Extend.
        history = .none
      }
    default: history = .none
    }
  }

  private func joins(_ next: GraphemeClass) -> Bool {
    guard let before else { return false }  // GB1
    if before == .cr, next == .lf { return true }  // GB3
    if before == .control || before == .cr || before == .lf { return false }  // GB4
    if next == .control || next == .cr || next == .lf { return false }  // GB5
    if before == .l, next == .l || next == .v || next == .lv || next == .lvt { return true }  // GB6
    if before == .lv || before == .v, next == .v || next == .t { return true }  // GB7
    if before == .lvt || before == .t, next == .t { return true }  // GB8
    if next == .extend || next == .zwj || next == .linker { return true }  // GB9
    if next == .spacingMark { return true }  // GB9a
    if before == .prepend { return true }  // GB9b
    if history == .joinedPictograph, next == .pictograph { return true }  // GB11
    return history == .unpairedIndicator && next == .indicator  // GB12, GB13
  }
}
