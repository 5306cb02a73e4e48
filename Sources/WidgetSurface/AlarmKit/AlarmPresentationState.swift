public import Foundation

/// What changes of the Live Activity of an alarm.
public struct AlarmPresentationState: Codable, Sendable, Hashable {
  /// What an alarm does.
  public enum Mode: Codable, Sendable, Hashable {
    /// It goes off.
    case alert(Alert)
    /// It counts down.
    case countdown(Countdown)
    /// It waits.
    case paused(Paused)

    /// An alarm that goes off.
    public struct Alert: Codable, Sendable, Hashable {
      /// The time of the day.
      public var time: Alarm.Schedule.Relative.Time

      /// Creates an alarm that goes off.
      public init(time: Alarm.Schedule.Relative.Time) {
        self.time = time
      }
    }

    /// An alarm that counts down.
    public struct Countdown: Codable, Sendable, Hashable {
      /// How long all of it takes, seconds.
      public var totalCountdownDuration: TimeInterval
      /// How much of that was over before it went on for the last time, seconds.
      public var previouslyElapsedDuration: TimeInterval
      /// Since when it goes on.
      public var startDate: Date
      /// When it goes off.
      public var fireDate: Date

      /// Creates an alarm that counts down.
      public init(
        totalCountdownDuration: TimeInterval,
        previouslyElapsedDuration: TimeInterval,
        startDate: Date,
        fireDate: Date
      ) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
        self.startDate = startDate
        self.fireDate = fireDate
      }
    }

    /// An alarm that waits.
    public struct Paused: Codable, Sendable, Hashable {
      /// How long all of it takes, seconds.
      public var totalCountdownDuration: TimeInterval
      /// How much of that is over, seconds.
      public var previouslyElapsedDuration: TimeInterval

      /// Creates an alarm that waits.
      public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
      }
    }
  }

  /// The alarm's name.
  public var alarmID: Alarm.ID
  /// What it does.
  public var mode: Mode

  /// Creates what changes.
  public init(alarmID: Alarm.ID, mode: Mode) {
    self.alarmID = alarmID
    self.mode = mode
  }
}
