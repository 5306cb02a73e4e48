#if os(Linux)
public import Foundation

/// What a measurement is for, which decides in what unit people of a region say it.
///
/// Stands in for Foundation's of the name, which Linux has none of.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// ICU's name of it; `nil` for the unit that the measurement has.
  let name: String?

  /// Nothing in particular.
  public static var general: Self { Self(name: "default") }
  /// The unit stays as it is.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Lengths of a person.
  public static var person: Self { Self(name: "person") }
  /// How tall a person is.
  public static var personHeight: Self { Self(name: "person-height") }
  /// Distances on a road.
  public static var road: Self { Self(name: "road") }
  /// Focal lengths.
  public static var focalLength: Self { Self(name: "focal-length") }
  /// How much rain falls.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// How much snow falls.
  public static var snowfall: Self { Self(name: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Temperatures of a body.
  public static var person: Self { Self(name: "person") }
  /// Temperatures of the weather.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What is in food.
  public static var food: Self { Self(name: "food") }
  /// What somebody works off, in the unit of food.
  public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// Volumes of liquids.
  public static var liquid: Self { Self(name: "fluid") }
}
#endif
