import UnicodeText

/// Gives a closing bracket the script of its opening one (UAX #24 §5.1), so that both are shaped with
/// the text around the pair and not one with what stands inside.
struct BracketScripts {
  /// No text that people read nests deeper; what a hostile one opens beyond is taken as it comes.
  private static let deepest = 32

  private static let closings: [UInt32: UInt32] = Dictionary(
    uniqueKeysWithValues: [
      "()", "[]", "{}", "«»", "‹›", "“”", "‘’", "（）", "［］", "｛｝", "「」", "『』", "【】", "〈〉", "《》",
      "〔〕", "〖〗", "〘〙", "〚〛", "｢｣",
    ].map { pair in
      let scalars = pair.unicodeScalars.map(\.value)
      return (scalars[0], scalars[1])
    }
  )
  private static let closers = Set(closings.values)

  private var open: [(closing: UInt32, script: Script)] = []
  private var current = Script.common

  /// The script to itemise a cluster by, called for each cluster in order.
  /// - Parameters:
  ///   - script: the cluster's own script.
  ///   - scalar: its first scalar.
  mutating func resolve(_ script: Script, of scalar: UInt32) -> Script {
    guard script.isNeutral else {
      current = script
      return script
    }
    if let closing = Self.closings[scalar] {
      if open.count < Self.deepest { open.append((closing, current)) }
    } else if Self.closers.contains(scalar),
      let pair = open.lastIndex(where: { $0.closing == scalar })
    {
      current = open[pair].script
      open.removeSubrange(pair...)
      return current
    }
    return script
  }
}
