import TextShaping
import UnicodeText

/// The memory of a text in the making: one block for all that is found of it beside its analysis, as
/// much as that takes.
struct PreparedRoom: ~Copyable {
  /// What shaping finds.
  var shaping: BlockRoom
  private let units: BlockArray<BreakUnitList.Entry>.Builder
  /// Whether units are kept as they are: those of a long text are packed, and nothing of it is known
  /// beforehand.
  private let keepsUnits: Bool

  init(for analysis: TextAnalysis) {
    let count = analysis.utf16.count
    keepsUnits = count < BreakUnitList.longLength
    guard keepsUnits else {
      shaping = BlockRoom(byteCount: 0)
      units = BlockArray.Builder(capacity: 0)
      return
    }
    let unitCount = analysis.unitCount(cutAt: .lineBreak, in: 0..<count)
    shaping = BlockRoom(
      byteCount: BlockRoom.byteCount(unitCount, of: BreakUnitList.Entry.self)
        + Shaper.byteCount(of: analysis)
    )
    units = shaping.take(unitCount, of: BreakUnitList.Entry.self)
  }

  /// What nothing has needed, in bytes.
  var spareByteCount: Int { shaping.byteCount }

  /// The break units of the text as it was shaped.
  consuming func units(of shaped: ShapedText, edges: LineEdges) -> BreakUnitTable {
    keepsUnits
      ? BreakUnitTable(shaped, edges: edges, in: units)
      : BreakUnitTable(shaped, edges: edges, cutAt: .lineBreak, in: 0..<shaped.count)
  }
}
