public import Foundation

/// A place as people call it.
///
/// Stands in for Core Location's class, of which the values of an intent may be: nobody finds places here, so that
/// nothing is known of one.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// Creates a place of which as little is known as of another.
  public convenience init(placemark: CLPlacemark) {
    self.init()
  }

  /// Where it is: not known.
  public var location: CLLocation? { nil }
  /// The time zone that it is in: not known.
  public var timeZone: TimeZone? { nil }
  /// Its name: not known.
  public var name: String? { nil }
  /// The street: not known.
  public var thoroughfare: String? { nil }
  /// The number of the house: not known.
  public var subThoroughfare: String? { nil }
  /// The city: not known.
  public var locality: String? { nil }
  /// The part of the city: not known.
  public var subLocality: String? { nil }
  /// The state or province: not known.
  public var administrativeArea: String? { nil }
  /// The county: not known.
  public var subAdministrativeArea: String? { nil }
  /// The postal code: not known.
  public var postalCode: String? { nil }
  /// The country in two letters: not known.
  public var isoCountryCode: String? { nil }
  /// The country: not known.
  public var country: String? { nil }
  /// The lake or river: not known.
  public var inlandWater: String? { nil }
  /// The ocean: not known.
  public var ocean: String? { nil }
  /// What is there to see: not known.
  public var areasOfInterest: [String]? { nil }
}

/// Degrees north or east, by Core Location's name.
public typealias CLLocationDegrees = Double

/// A place on the earth, by Core Location's name.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north.
  public var latitude: CLLocationDegrees
  /// Degrees east.
  public var longitude: CLLocationDegrees

  /// Creates the place where the equator meets the meridian of Greenwich.
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A place on the earth.
///
/// Stands in for Core Location's class, as far as the place of a ``CLPlacemark`` goes.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D

  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}
