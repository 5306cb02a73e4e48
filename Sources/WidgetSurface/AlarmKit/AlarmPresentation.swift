public import SwiftUISurface

/// What an app keeps with an alarm of its own.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// A button of an alarm.
public struct AlarmButton: Sendable, Hashable {
  /// Its label.
  public var text: LocalizedStringResource
  /// The colour of the label.
  public var textColor: Color
  /// The symbol on it.
  public var systemImageName: String

  /// Creates a button.
  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    self.text = text
    self.textColor = textColor
    self.systemImageName = systemImageName
  }
}

/// What an alarm shows.
///
/// Stands in for AlarmKit's type, so that Live Activities of alarms compile; no alarm goes off here.
public struct AlarmPresentation: Sendable, Hashable {
  /// What is shown once it goes off.
  public struct Alert: Sendable, Hashable {
    /// What the second button does.
    public enum SecondaryButtonBehavior: Sendable, Hashable {
      /// It counts down once more.
      case countdown
      /// What the app says.
      case custom
    }

    /// The title.
    public var title: LocalizedStringResource
    /// The button that ends it: the system's own, where none was said.
    public var stopButton: AlarmButton
    /// The second button; `nil` for none.
    public var secondaryButton: AlarmButton?
    /// What the second button does.
    public var secondaryButtonBehavior: SecondaryButtonBehavior?

    /// Creates what is shown, with a button of one's own that ends it.
    public init(
      title: LocalizedStringResource,
      stopButton: AlarmButton,
      secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.title = title
      self.stopButton = stopButton
      self.secondaryButton = secondaryButton
      self.secondaryButtonBehavior = secondaryButtonBehavior
    }

    /// Creates what is shown.
    public init(
      title: LocalizedStringResource,
      secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.init(
        title: title,
        stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "xmark"),
        secondaryButton: secondaryButton,
        secondaryButtonBehavior: secondaryButtonBehavior
      )
    }
  }

  /// What is shown while it counts down.
  public struct Countdown: Sendable, Hashable {
    /// The title.
    public var title: LocalizedStringResource
    /// The button that makes it wait; `nil` for none.
    public var pauseButton: AlarmButton?

    /// Creates what is shown.
    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      self.title = title
      self.pauseButton = pauseButton
    }
  }

  /// What is shown while it waits.
  public struct Paused: Sendable, Hashable {
    /// The title.
    public var title: LocalizedStringResource
    /// The button that lets it go on.
    public var resumeButton: AlarmButton

    /// Creates what is shown.
    public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
      self.title = title
      self.resumeButton = resumeButton
    }
  }

  /// Once it goes off.
  public var alert: Alert
  /// While it counts down; `nil` where it does not.
  public var countdown: Countdown?
  /// While it waits; `nil` where it does not.
  public var paused: Paused?

  /// Creates what an alarm shows.
  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    self.alert = alert
    self.countdown = countdown
    self.paused = paused
  }
}

/// What stays the same of the Live Activity of an alarm.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable, Hashable {
  /// What changes.
  public typealias ContentState = AlarmPresentationState

  /// What the alarm shows.
  public var presentation: AlarmPresentation
  /// What the app keeps with it.
  public var metadata: Metadata?
  /// The colour of what the system draws.
  public var tintColor: Color

  /// Creates what stays the same.
  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    self.presentation = presentation
    self.metadata = metadata
    self.tintColor = tintColor
  }

  /// Throws: what an alarm shows is never written down here.
  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: "alarms are not read here")
    )
  }

  /// Writes what the app keeps with the alarm alone.
  public func encode(to encoder: any Encoder) throws {
    try metadata.encode(to: encoder)
  }
}
