import UnicodeText

/// Gives a closing bracket the script of its opening one (UAX #24 §5.1), so that both are shaped
/// with the text around the pair and not one with what stands inside.
struct BracketScripts {
  /// No text that people read nests deeper; what a hostile one opens beyond is taken as it comes.
  private static let deepest = SIMD32<UInt32>.scalarCount

  /// The closing brackets that are waited for and the scripts before their opening ones, the innermost
  /// last; in the value itself, since most texts with brackets have one pair.
  private var closings = SIMD32<UInt32>()
  private var scripts = SIMD32<UInt8>()
  private var openCount = 0
  private var current = Script.common

  /// Passes clusters of one script and of none that open and close nothing.
  mutating func pass(_ script: Script) { current = script }

  /// The script to itemise a cluster by, called for each cluster in order.
  /// - Parameters:
  ///   - script: the cluster's own script.
  ///   - scalar: its first scalar.
  mutating func resolve(_ script: Script, of scalar: UInt32) -> Script {
    guard script.isNeutral else {
      current = script
      return script
    }
    switch Self.bracket(scalar) {
    case .opening(let closing):
      guard openCount < Self.deepest else { break }
      closings[openCount] = closing
      scripts[openCount] = current.number
      openCount += 1
    case .closing(let closing):
      guard let pair = (0..<openCount).last(where: { closings[$0] == closing }) else { break }
      current = Script(number: scripts[pair])
      openCount = pair
      return current
    case nil: break
    }
    return script
  }

  /// Brackets by Bidi_Paired_Bracket, and quotation marks, which have no such property.
  private static func bracket(_ scalar: UInt32) -> PairedBracket? {
    switch scalar {
    // The commonest scalar of all is no bracket: ICU need not be asked.
    case 0x20: nil
    case 0xAB: .opening(closing: 0xBB)
    case 0x2018: .opening(closing: 0x2019)
    case 0x201C: .opening(closing: 0x201D)
    case 0x2039: .opening(closing: 0x203A)
    case 0xBB, 0x2019, 0x201D, 0x203A: .closing(scalar)
    default: PairedBracket(scalar)
    }
  }
}
