#if os(Linux)
import Foundation
import Testing

@testable import WidgetHost

/// Formatters that nobody tells where they write.
@Suite struct DeviceFormatterTests {
  /// They write as the device does, in a process of its own: what it is belongs to the process.
  @Test func formattersWriteAsTheDeviceDoes() async {
    await #expect(processExitsWith: .success) {
      HostedDevice.become(
        HostSurroundings(
          now: FaultTests.start,
          locale: Locale(identifier: "de_DE"),
          deviceLanguages: ["de"]
        )
      )
      let durations = HostedDateComponentsFormatter()
      durations.unitsStyle = .full
      durations.allowedUnits = [.hour, .minute]
      #expect(durations.string(from: 5400) == "1 Stunde und 30 Minuten")
      let distances = HostedRelativeDateTimeFormatter()
      let later = FaultTests.start + 73 * 3_600
      #expect(distances.localizedString(for: later, relativeTo: FaultTests.start) == "in 3 Tagen")
      #expect(HostedListFormatter().string(from: ["Kai", "Mole"]) == "Kai und Mole")
      // 5 miles are 8.04672 km.
      let miles = Measurement(value: 5, unit: UnitLength.miles)
      let lengths = HostedMeasurementFormatter()
      #expect(lengths.string(from: miles).hasPrefix("8,047"))
      lengths.locale = nil
      #expect(lengths.string(from: miles).hasPrefix("8,047"))
      #expect(HostedByteCountFormatter().string(fromByteCount: 3_500_000).hasPrefix("3,5"))
      #expect(
        HostedByteCountFormatter.string(fromByteCount: 3_500_000, countStyle: .file).hasPrefix(
          "3,5"
        )
      )
      #expect(HostedMassFormatter().string(fromKilograms: 3.5).hasPrefix("3,5"))
      #expect(HostedLengthFormatter().string(fromMeters: 3.5).hasPrefix("3,5"))
      #expect(HostedEnergyFormatter().string(fromJoules: 3_500).hasPrefix("3,5"))
      // Years are counted as in its region: 543 are added to 2025.
      HostedDevice.become(
        HostSurroundings(
          now: FaultTests.start,
          locale: Locale(identifier: "th_TH"),
          deviceLanguages: ["th"]
        )
      )
      let day = Date.FormatStyle(date: .long, time: .omitted)
      let written = HostedDevice.formatted(FaultTests.start, day)
      #expect(written.contains("2568"), "\(written)")
    }
  }
}
#endif
