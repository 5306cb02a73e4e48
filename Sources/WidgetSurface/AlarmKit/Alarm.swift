public import Foundation

/// An alarm, which does not go off here.
public struct Alarm: Codable, Identifiable, Sendable, Hashable {
  /// When it goes off.
  public enum Schedule: Codable, Sendable, Hashable {
    /// Once.
    case fixed(Date)
    /// At a time of the day.
    case relative(Relative)

    /// A time of the day, on some days of the week.
    public struct Relative: Codable, Sendable, Hashable {
      /// A time of the day.
      public struct Time: Codable, Sendable, Hashable {
        /// The hour, from 0 to 23.
        public var hour: Int
        /// The minute of the hour, from 0.
        public var minute: Int

        /// Creates a time of the day.
        public init(hour: Int, minute: Int) {
          self.hour = hour
          self.minute = minute
        }
      }

      /// On which days it goes off again.
      public enum Recurrence: Codable, Sendable, Hashable {
        /// On none.
        case never
        /// On days of every week.
        case weekly([Locale.Weekday])
      }

      /// The time of the day.
      public var time: Time
      /// On which days it goes off again.
      public var repeats: Recurrence

      /// Creates a time of the day, on some days.
      public init(time: Time, repeats: Recurrence = .never) {
        self.time = time
        self.repeats = repeats
      }
    }
  }

  /// How long an alarm counts down, seconds.
  public struct CountdownDuration: Codable, Sendable, Hashable {
    /// Before it goes off; `nil` for not at all.
    public var preAlert: TimeInterval?
    /// Before it goes off once more; `nil` for not at all.
    public var postAlert: TimeInterval?

    /// Creates durations.
    public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
      self.preAlert = preAlert
      self.postAlert = postAlert
    }
  }

  /// What it does.
  public enum State: Codable, Sendable, Hashable {
    /// It is set.
    case scheduled
    /// It counts down.
    case countdown
    /// It waits.
    case paused
    /// It goes off.
    case alerting
  }

  /// Its name.
  public var id: UUID
  /// When it goes off; `nil` for once it has counted down.
  public var schedule: Schedule?
  /// How long it counts down; `nil` for not at all.
  public var countdownDuration: CountdownDuration?
  /// What it does.
  public var state: State
}

/// What sets alarms: none is kept here, and none goes off.
public final class AlarmManager: Sendable {
  /// Whether an app may set alarms.
  public enum AuthorizationState: Sendable, Hashable {
    /// Nobody was asked.
    case notDetermined
    /// It may not.
    case denied
    /// It may.
    case authorized
  }

  /// An alarm to be set.
  public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
    let schedule: Alarm.Schedule?
    let countdownDuration: Alarm.CountdownDuration?

    /// Creates an alarm; what is done by its buttons, and its sound, are accepted without effect.
    public init(
      countdownDuration: Alarm.CountdownDuration? = nil,
      schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) {
      self.schedule = schedule
      self.countdownDuration = countdownDuration
    }

    /// Creates an alarm that counts down first.
    public static func timer(
      duration: TimeInterval,
      attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> AlarmConfiguration {
      let duration = Alarm.CountdownDuration(preAlert: duration, postAlert: nil)
      return AlarmConfiguration(countdownDuration: duration, attributes: attributes)
    }

    /// Creates an alarm of a time.
    public static func alarm(
      schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> AlarmConfiguration {
      AlarmConfiguration(schedule: schedule, attributes: attributes)
    }
  }

  /// The only one.
  public static let shared = AlarmManager()

  private init() {}

  /// No alarm may be set.
  public var authorizationState: AuthorizationState { .denied }
  /// Nobody is asked: no alarm may be set.
  public func requestAuthorization() async throws -> AuthorizationState { .denied }
  /// None.
  public var alarms: [Alarm] { get throws { [] } }
  /// None, which do not change.
  public var alarmUpdates: AsyncStream<[Alarm]> { AsyncStream { $0.finish() } }
  /// No alarm may be set, which does not change.
  public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.finish() } }

  /// The alarm as it would be set; it does not go off.
  public func schedule<Metadata: AlarmMetadata>(
    id: Alarm.ID,
    configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm {
    Alarm(
      id: id,
      schedule: configuration.schedule,
      countdownDuration: configuration.countdownDuration,
      state: configuration.schedule == nil ? .countdown : .scheduled
    )
  }

  /// Accepted without effect.
  public func cancel(id: Alarm.ID) throws {}
  /// Accepted without effect.
  public func stop(id: Alarm.ID) throws {}
  /// Accepted without effect.
  public func pause(id: Alarm.ID) throws {}
  /// Accepted without effect.
  public func resume(id: Alarm.ID) throws {}
  /// Accepted without effect.
  public func countdown(id: Alarm.ID) throws {}
}
