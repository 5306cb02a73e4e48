import UnicodeText

/// An intent that begins in the extension, and may go on in the app.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// Has the app opened, and goes on there.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
    ForegroundContinuation.current?.note(dialog)
  }

  /// Has the app opened, and does the rest there.
  public func requestToContinueInForeground<Value: Sendable>(
    _ dialog: IntentDialog? = nil,
    continuation: @escaping @MainActor @Sendable () async throws -> Value
  ) async throws -> Value {
    ForegroundContinuation.current?.note(dialog)
    return try await continuation()
  }

  /// An error that ends the intent in the extension: the app is opened, and does the rest.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil,
    continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) -> any Error {
    ContinuedIntent(dialog: dialog, continuation: continuation)
  }
}

extension AppIntent {
  /// Has the app opened, and goes on there, as it is said since iOS 26; nobody is asked whether it may.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil,
    alwaysConfirm: Bool = true
  ) async throws {
    ForegroundContinuation.current?.note(dialog)
  }
}

/// Whether an intent that is done asks to go on in the app.
package final class ForegroundContinuation: Sendable {
  /// That of the intent that is done now; `nil` where nobody wants to know.
  @TaskLocal package static var current: ForegroundContinuation?

  private let asked = Locked((isAsked: false, dialog: String?.none))

  package init() {}

  /// Whether the app is asked for.
  package var isAsked: Bool { asked.withLock { $0.isAsked } }

  /// What is said to the user then; `nil` for nothing.
  package var dialog: String? { asked.withLock { $0.dialog } }

  /// Notes that the app is asked for.
  package func note(_ dialog: IntentDialog?) {
    asked.withLock { $0 = (true, dialog?.text ?? $0.dialog) }
  }
}

/// What an intent throws that is to be done in the app from there on.
package struct ContinuedIntent: Error {
  package let dialog: IntentDialog?
  package let continuation: (@MainActor @Sendable () async throws -> Void)?
}
