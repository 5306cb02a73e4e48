public import Foundation
public import WidgetDevices

/// What is asked of a host: one widget in one family, over a span of time, on devices.
///
/// It can be encoded, so that another process can be asked the same.
public struct HostRequest: Sendable, Hashable, Codable {
  /// The widget's kind, by which the app knows it.
  public var kind: String
  /// The family, by its name in code.
  public var family: String
  /// Where and when; `now` is the beginning of the span.
  public var surroundings: HostSurroundings
  /// The end of the span, from 1700 up to where 2250 begins in GMT: timelines are reloaded until then.
  public var until: Date
  /// The devices by name; empty for every iPhone that has the family, or for every device where no iPhone has it.
  public var devices: [String] = []
  /// What one device said of its widgets: it takes the place of `devices`.
  public var profile: DeviceProfile?
  /// The version of the system, by its number, one of `SystemVersion`; nil for the newest that each device runs.
  public var systemVersion: Int?
  /// The user's sizes of text, by their names in code; at least one.
  public var typeSizes: [String] = ["large"]
  /// Where the entries come from.
  public var fixtures = HostFixtures.timeline
  /// The widget's options: values by the names of parameters; those that are not named keep their
  /// defaults, as do those whose value is refused, which is a finding.
  public var parameters: [String: String] = [:]
  /// Which of the provider's recommended configurations is taken, before `parameters` are set; `nil` for the one
  /// of the defaults.
  public var recommendation: HostRecommendation?
  /// What is tapped one after the other, by accessibility identifier or by a text that is shown; each
  /// is followed by another timeline.
  public var taps: [String] = []
  /// For how many days the widget is asked again, once a day from `now` on, for the first on which
  /// each text is cut, up to the end of 2249; zero to follow its timelines instead.
  public var daysAhead = 0
  /// Over how many days the dates that a text says are moved, for the ones that take the most room;
  /// zero not to look for them, and no more days than there are from 1700 to 2249.
  public var daysOfDates = 0
  /// The folder that pictures of the entries go to; nil for none.
  public var pictures: String?
  /// What is borne.
  public var limits = HostLimits()
  /// Where the bundled fonts are; nil for the folder that `FITCHECK_FONTS` names, else beside the
  /// program.
  public var fontDirectory: String?

  /// Creates a request for the span of one moment, at the type size `large`, on every iPhone.
  public init(
    kind: String,
    family: String,
    surroundings: HostSurroundings,
    until: Date? = nil
  ) {
    self.kind = kind
    self.family = family
    self.surroundings = surroundings
    self.until = until ?? surroundings.now
  }
}
