#if os(Linux)
@testable import WidgetHost

extension LayoutRecord {
  /// A layout in one area of an iPhone 15, of which a test says what matters to it.
  static func plain(
    devices: [String] = ["iPhone 15"],
    typeSize: String = "large",
    candidate: String? = nil,
    candidateIndex: Int? = nil,
    texts: [TextRecord] = [],
    standIns: [String] = []
  ) -> LayoutRecord {
    LayoutRecord(
      devices: devices,
      width: 160,
      height: 72,
      displayScale: 3,
      systemVersion: 26,
      typeSize: typeSize,
      candidate: candidate,
      candidateIndex: candidateIndex,
      texts: texts,
      standIns: standIns
    )
  }
}
#endif
