import TestSupport
import Testing

@testable import LayoutEngine

/// What placing a layout brings out.
@Suite struct RealisationTests {
  /// Each once and in their order, however many a layout rests on: compared one with another they would take
  /// minutes.
  @Test func standInsAreNotedInTime() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 20)
      var realisation = Realisation(.display)
      let names = (0..<100_000).map { "symbol \($0)" }
      for name in names + names { realisation.note(StandIn(subject: name, assumption: "a square")) }
      #expect(realisation.standIns.map(\.subject) == names)
    }
  }
}
