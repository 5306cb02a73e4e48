public import FitSelection
public import Foundation

/// One thing that a host has to tell while it runs a widget.
public enum HostEvent: Sendable, Hashable, Codable {
  /// It begins to ask for something, named in a few words.
  case began(BilingualText)
  /// A timeline came.
  case timeline(TimelineRecord)
  /// An entry was laid out.
  case entry(EntryRecord)
  /// Something was tapped.
  case tap(TapRecord)
  /// A Today extension was asked for something new.
  case update(UpdateRecord)
  /// The date was found that takes the most room in a text.
  case widestDate(WidestDateRecord)
  /// Something should be known.
  case finding(HostFinding)
  /// All that was asked for is done.
  case done
}

/// A timeline that a provider handed over.
public struct TimelineRecord: Sendable, Hashable, Codable {
  /// When it was asked for.
  public let date: Date
  /// How many entries it has.
  public let count: Int
  /// When new entries are asked for; `nil` for never.
  public let reload: Date?
}

/// What came of a tap.
public struct TapRecord: Sendable, Hashable, Codable {
  /// What was tapped.
  public let name: String
  /// The type of the intent; `nil` for a link.
  public let intent: String?
  /// Whether it is done in the app rather than in the extension.
  public let opensApp: Bool
  /// What was said to the user.
  public let dialog: String?
  /// The page that the app is opened with.
  public let page: String?
  /// The texts that count as out of date meanwhile.
  public let invalidated: [String]
  /// What the intent threw, or why it was not done; `nil` where it was done.
  public let failure: BilingualText?
}

/// What a Today extension said when it was asked for something new.
public struct UpdateRecord: Sendable, Hashable, Codable {
  /// The device, the first of those that share its area.
  public let device: String
  /// The user's size of text, by its name in code.
  public let typeSize: String
  /// "newData", "noData" or "failed"; `nil` where it did not answer in time.
  public let result: String?
  /// The pages that it had asked the system to open until then: nobody had tapped it.
  public let opened: [String]
}
