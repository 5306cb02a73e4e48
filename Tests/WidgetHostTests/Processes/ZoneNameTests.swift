#if os(Linux)
import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// The variable `TZ` of a widget's process says one time zone to Foundation and to C.
@Suite struct ZoneNameTests {
  /// C takes the name that Foundation gives a zone by its distance for a zone on the other side of Greenwich.
  @Test(
    arguments: [
      ("GMT", "GMT"), ("Europe/Berlin", "Europe/Berlin"), ("Europe/London", "Europe/London"),
      ("GMT+5", "Etc/GMT-5"), ("GMT+0500", "Etc/GMT-5"), ("GMT-3", "Etc/GMT+3"),
      ("GMT+14", "Etc/GMT-14"), ("GMT-12", "Etc/GMT+12"),
    ]
  )
  func zonesOfADistanceHaveNamesForBoth(_ asked: String, _ name: String) throws {
    let zone = try #require(TimeZone(identifier: asked))
    #expect(zone.nameInEnvironment == name)
    let named = try #require(TimeZone(identifier: name))
    #expect(named.secondsFromGMT() == zone.secondsFromGMT())
  }

  /// The database has no zone of a distance that is none of whole hours, nor of one that is nowhere.
  @Test(arguments: ["GMT+0530", "GMT-1300"])
  func otherZonesKeepTheirNames(_ asked: String) throws {
    let zone = try #require(TimeZone(identifier: asked))
    #expect(zone.nameInEnvironment == zone.identifier)
  }

  /// The database has zones from 12 hours behind Greenwich to 14 before it.
  @Test(
    arguments: [
      (-13, nil), (-12, "Etc/GMT+12"), (-1, "Etc/GMT+1"), (1, "Etc/GMT-1"), (14, "Etc/GMT-14"),
      (15, nil),
    ] as [(Int, String?)]
  )
  func zonesHaveNamesAsFarAsTheDatabaseGoes(_ hours: Int, _ name: String?) throws {
    let zone = try #require(TimeZone(secondsFromGMT: hours * 3600))
    #expect(zone.nameInEnvironment == (name ?? zone.identifier))
  }

  /// By that name a widget's process finds the zone.
  @Test func programsAreToldTheName() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = "#!/bin/sh\necho \"$TZ\" > '\(folder.path)/told'\n"
    let program = try TestFiles.makeProgram(script, in: folder)
    let zone = try #require(TimeZone(secondsFromGMT: 5 * 3600))
    let request = HostRequest(
      kind: "A",
      family: "b",
      surroundings: HostSurroundings(now: FaultTests.start, timeZone: zone)
    )
    _ = try HostProgram(executable: program, secondsOfSilence: 60).run(request)
    let told = try String(contentsOf: folder.appending(path: "told"), encoding: .utf8)
    #expect(told == "Etc/GMT-5\n")
  }

  /// So does this process while a widget runs in it; what was there before is put back, be it nothing.
  @Test func theNameIsPutBack() async {
    await #expect(processExitsWith: .success) {
      let zone = try #require(TimeZone(secondsFromGMT: 5 * 3600))
      func named() -> String? { getenv("TZ").map { String(cString: $0) } }
      // The zone of Foundation need not be that of the name.
      let usual = try #require(TimeZone(identifier: "Europe/Berlin"))
      for before in [nil, "Asia/Seoul"] as [String?] {
        if let before { setenv("TZ", before, 1) } else { unsetenv("TZ") }
        NSTimeZone.default = usual
        let former = ProcessSurroundings.take(
          HostSurroundings(now: FaultTests.start, timeZone: zone)
        )
        #expect(named() == "Etc/GMT-5")
        ProcessSurroundings.restore(former)
        #expect(named() == before)
        #expect(NSTimeZone.default.identifier == "Europe/Berlin")
      }
    }
  }
}
#endif
