public import Foundation
public import SwiftUISurface
import UnicodeText

/// A Live Activity as code asks for it: what an intent that changes one does, above all.
///
/// Stands in for ActivityKit's class, so that files compile that an app shares with its widgets. What is started is known
/// to its own process, and shown nowhere.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  /// What changes.
  public typealias ContentState = Attributes.ContentState
  /// What changes, and until when it holds.
  public typealias Content = ActivityContent<Attributes.ContentState>

  /// The activity's name.
  public let id: String
  /// What stays the same.
  public let attributes: Attributes
  private let now: Locked<(content: Content, state: ActivityState)>

  private init(attributes: Attributes, content: Content) {
    id = UUID().uuidString
    self.attributes = attributes
    now = Locked((content, .active))
  }

  /// What changes, and until when it holds.
  public var content: Content { now.withLock { $0.content } }
  /// What changes.
  public var contentState: Attributes.ContentState { content.state }
  /// Whether it goes on.
  public var activityState: ActivityState { now.withLock { $0.state } }
  /// None: nothing is pushed here.
  public var pushToken: Data? { nil }

  /// Those that this process has started and not ended, in their order.
  public static var activities: [Activity<Attributes>] {
    startedActivities.withLock { $0 }.compactMap { $0 as? Activity<Attributes> }
  }

  /// Starts an activity, which nothing shows.
  @discardableResult
  public static func request(
    attributes: Attributes,
    content: Content,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    let activity = Activity(attributes: attributes, content: content)
    startedActivities.withLock { $0.append(activity) }
    return activity
  }

  /// Starts an activity, which nothing shows.
  @discardableResult
  public static func request(
    attributes: Attributes,
    content: Content,
    pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> {
    try request(attributes: attributes, content: content, pushType: pushType)
  }

  /// Starts an activity as code for iOS 16.1 does.
  @discardableResult
  public static func request(
    attributes: Attributes,
    contentState: Attributes.ContentState,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    let content = ActivityContent(state: contentState, staleDate: nil)
    return try request(attributes: attributes, content: content, pushType: pushType)
  }

  /// Changes what changes.
  public func update(
    _ content: Content,
    alertConfiguration: AlertConfiguration? = nil
  ) async {
    now.withLock { now in
      if now.state == .active { now.content = content }
    }
  }

  /// Changes what changes, whenever that was known.
  public func update(
    _ content: Content,
    alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date
  ) async {
    await update(content, alertConfiguration: alertConfiguration)
  }

  /// Changes what changes, as code for iOS 16.1 does.
  public func update(
    using contentState: Attributes.ContentState,
    alertConfiguration: AlertConfiguration? = nil
  ) async {
    await update(ActivityContent(state: contentState, staleDate: nil))
  }

  /// Ends the activity, after a last change.
  public func end(
    _ content: Content?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { await update(content) }
    now.withLock { $0.state = .ended }
    startedActivities.withLock { $0.removeAll { $0 === self } }
  }

  /// Ends the activity, after a last change, whenever that was known.
  public func end(
    _ content: Content?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default,
    timestamp: Date
  ) async {
    await end(content, dismissalPolicy: dismissalPolicy)
  }

  /// Ends the activity, as code for iOS 16.1 does.
  public func end(
    using contentState: Attributes.ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    let content = contentState.map { ActivityContent(state: $0, staleDate: nil) }
    await end(content, dismissalPolicy: dismissalPolicy)
  }

  /// No changes: nobody else makes any.
  public var contentUpdates: AsyncStream<Content> { AsyncStream { $0.finish() } }
  /// No changes: nobody else makes any.
  public var contentStateUpdates: AsyncStream<Attributes.ContentState> {
    AsyncStream { $0.finish() }
  }
  /// No changes: nobody else makes any.
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  /// None: nothing is pushed here.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  /// None: nobody else starts any.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> {
    AsyncStream { $0.finish() }
  }
  /// None: nothing is pushed here.
  public static var pushToStartToken: Data? { nil }
  /// None: nothing is pushed here.
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
}

private let startedActivities: Locked<[any AnyObject & Sendable]> = Locked([])

/// What changes of a Live Activity, and until when it holds.
public struct ActivityContent<State: Codable & Hashable> {
  /// What changes.
  public var state: State
  /// When it is out of date.
  public var staleDate: Date?
  /// How much it matters among others of its app.
  public var relevanceScore: Double

  /// Creates a content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

/// Whether a Live Activity goes on.
public enum ActivityState: Codable, Hashable, Sendable {
  /// It does.
  case active
  /// It is to begin.
  case pending
  /// It does, with what is out of date.
  case stale
  /// It has been ended, and may still be seen.
  case ended
  /// Nothing is seen of it.
  case dismissed
}

/// How long a Live Activity stays.
public enum ActivityStyle: Codable, Hashable, Sendable {
  /// Until it is ended.
  case standard
  /// Until the device is locked.
  case transient
}

/// How a Live Activity is changed from elsewhere; nothing is pushed here.
public struct PushType: Hashable, Sendable {
  private let name: String?

  /// By a token of its own.
  public static let token = PushType(name: nil)
  /// By a channel, which many devices have in common.
  public static func channel(_ id: String) -> PushType { PushType(name: id) }
}

/// When a Live Activity that was ended is taken away.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?

  /// When the system thinks it time.
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  /// At a date.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date)
  }
}

/// What tells the user of a change; nobody is told here.
public struct AlertConfiguration: Sendable {
  /// A sound.
  public struct AlertSound: Hashable, Sendable {
    private let name: String?

    /// The system's.
    public static let `default` = AlertSound(name: nil)
    /// One of the app's.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  /// The title.
  public var title: LocalizedStringResource
  /// The words below it.
  public var body: LocalizedStringResource
  /// The sound.
  public var sound: AlertSound

  /// Creates an alert.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

/// Whether the user lets the app start Live Activities: they do.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates what tells it.
  public init() {}

  /// They may be started.
  public var areActivitiesEnabled: Bool { true }
  /// Nothing is pushed here.
  public var frequentPushesEnabled: Bool { false }
  /// No changes.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
  /// No changes.
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// Why a Live Activity is not started; here each is.
public enum ActivityAuthorizationError: LocalizedError, Hashable {
  /// What stays the same is too large.
  case attributesTooLarge
  /// The user lets the app start none.
  case denied
  /// The device has as many as it can.
  case globalMaximumExceeded
  /// It has no name of the right form.
  case malformedActivityIdentifier
  /// The process has no name.
  case missingProcessIdentifier
  /// The system could not keep it.
  case persistenceFailure
  /// The process may not go on with it.
  case reconnectNotPermitted
  /// The app has as many as it can.
  case targetMaximumExceeded
  /// The app is not entitled to any.
  case unentitled
  /// The device has none.
  case unsupported
  /// The app is of a kind that has none.
  case unsupportedTarget
  /// The app is not in the foreground.
  case visibility
}
