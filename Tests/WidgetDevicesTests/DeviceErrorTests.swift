import DeviceTraits
import FontFaces
import Testing
import WidgetDevices

/// What is said of a device that is not known, or does not show what was asked for.
@Suite struct DeviceErrorTests {
  static let cases: [(DeviceError, String)] = [
    (.unknown(name: "a", nearest: []), "unknown device “a”"),
    (.unknown(name: "a", nearest: ["b"]), "unknown device “a”: did you mean “b”?"),
    (.unknown(name: "a", nearest: ["b", "c"]), "unknown device “a”: did you mean “b” or “c”?"),
    (
      .unknown(name: "a", nearest: ["b", "c", "d"]),
      "unknown device “a”: did you mean “b”, “c” or “d”?"
    ),
    (.noLockScreenWidgets(name: "a"), "a has no lock-screen widgets: it cannot run iOS 16"),
    (
      .noPublishedSize(name: "a", slot: .todayCompact),
      "nobody published the size of todayCompact on a"
    ),
    (
      .cannotRun(name: "a", kind: .iPhone, version: .iOS18, systems: nil),
      "a does not run iOS 18"
    ),
    (
      .cannotRun(
        name: "a",
        kind: .iPad,
        version: .iOS16,
        systems: SystemVersion.iOS17...SystemVersion.iOS18
      ), "a does not run iPadOS 16: it came with iPadOS 17"
    ),
    (
      .cannotRun(
        name: "a",
        kind: .iPhone,
        version: .iOS26,
        systems: SystemVersion.iOS16...SystemVersion.iOS18
      ), "a does not run iOS 26: its newest is iOS 18"
    ),
    (
      .cannotRun(
        name: "a",
        kind: .watch,
        version: .iOS18,
        systems: SystemVersion.iOS26...SystemVersion.iOS26
      ), "a does not run watchOS 11: it came with watchOS 26"
    ),
  ]

  @Test(arguments: cases)
  func errorsAreSaid(_ error: DeviceError, _ words: String) {
    #expect(error.description == words)
  }
}
