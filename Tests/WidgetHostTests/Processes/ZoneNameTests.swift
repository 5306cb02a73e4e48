#if os(Linux)
import Foundation
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
}
#endif
