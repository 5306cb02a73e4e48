#if os(Linux)
import Testing

@testable import WidgetHost

/// Which texts of two moments are the same.
extension LookAheadTests {
  /// A text of another candidate is another one by its name; one of the same candidate is the one in its place, as
  /// long as there are as many.
  @Test func textsAreToldApartByNamesAndPlaces() {
    func text(
      _ identifier: String?,
      _ string: String,
      _ state: TextRecord.State = .truncated
    ) -> TextRecord {
      TextRecord(
        identifier: identifier,
        string: string,
        lines: ["…"],
        state: state,
        isMoving: false
      )
    }
    let known = layout(0, [text("a", "Tide"), text("b", "Ebb", .whole)])
    for (candidate, texts, isNew) in [
      (1, [text("a", "Tide")], false), (1, [text("b", "Tide")], true),
      (1, [text(nil, "Tide")], true),
      // It was whole.
      (1, [text("b", "Ebb")], true), (1, [text("b", "Ebb", .whole)], false),
      (0, [text("c", "Flood"), text("b", "Ebb", .whole)], false),
      (0, [text("a", "Tide", .whole), text("b", "Flood")], true),
      // One that is hidden is whole, too.
      (0, [text("a", "Tide"), text("b", "Ebb", .hidden)], false),
      (0, [text("c", "Flood", .whole), text("d", "Spray", .whole), text("a", "Tide")], false),
      (0, [text("b", "Ebb")], true),
    ] as [(Int, [TextRecord], Bool)] {
      #expect(layout(candidate, texts).cutsMore(than: known) == isNew, "\(texts)")
    }
  }

  /// A layout that shows one candidate with its texts.
  func layout(_ candidate: Int, _ texts: [TextRecord]) -> LayoutRecord {
    LayoutRecord(
      devices: ["iPhone 15"],
      width: 160,
      height: 72,
      displayScale: 3,
      systemVersion: 26,
      typeSize: "large",
      candidate: nil,
      candidateIndex: candidate,
      texts: texts,
      standIns: []
    )
  }
}
#endif
