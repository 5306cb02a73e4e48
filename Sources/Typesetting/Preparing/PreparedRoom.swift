import TextShaping
import UnicodeText

/// The memory of a text in the making: one block for all that is found of it, as much as that takes.
///
/// The block begins with the analysis.
struct PreparedRoom: ~Copyable {
  /// What shaping finds.
  var shaping: BlockRoom
  private let units: BlockArray<BreakUnitList.Entry>.Builder
  /// Whether units are kept as they are: those of a long text are packed, and nothing of it is known
  /// beforehand.
  private let keepsUnits: Bool

  /// What is found of a text beside its analysis takes, in bytes.
  static func byteCount(_ count: Int, unitCount: Int, composition: TextComposition) -> Int {
    count < BreakUnitList.longLength
      ? BlockRoom.byteCount(unitCount, of: BreakUnitList.Entry.self)
        + Shaper.byteCount(ofTextWith: count, composition: composition) : 0
  }

  /// - Parameter room: what is left of the block of an analysis.
  init(for analysis: TextAnalysis, in room: consuming BlockRoom) {
    keepsUnits = analysis.utf16.count < BreakUnitList.longLength
    shaping = room
    units = shaping.take(keepsUnits ? analysis.unitCount : 0, of: BreakUnitList.Entry.self)
  }

  /// A room in which there is also room for an analysis that is copied.
  init(forCopyOf analysis: TextAnalysis, composition: TextComposition) {
    let count = analysis.utf16.count
    let room = BlockRoom(
      byteCount: TextAnalysis.byteCount(ofTextWith: count)
        + Self.byteCount(count, unitCount: analysis.unitCount, composition: composition)
    )
    self.init(for: analysis, in: room)
  }

  /// What nothing has needed, in bytes.
  var spareByteCount: Int { shaping.byteCount }

  /// The break units of the text as it was shaped.
  consuming func units(of shaped: borrowing ShapedText, edges: LineEdges) -> BreakUnitTable {
    keepsUnits
      ? BreakUnitTable(shaped, edges: edges, in: units)
      : BreakUnitTable(shaped, edges: edges, cutAt: .lineBreak, in: 0..<shaped.count)
  }
}
