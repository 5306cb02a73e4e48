public import SwiftUISurface

/// What the user is asked to confirm before it is done: nobody is asked here, which the intent is told by an error.
extension AppIntent {
  /// Asks whether the intent is to be done.
  public func requestConfirmation() async throws {
    throw UnconfirmedIntent(dialog: nil)
  }

  /// Asks whether the intent is to be done, in words.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [],
    actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws {
    guard conditions.isEmpty else { return }
    throw UnconfirmedIntent(dialog: dialog)
  }

  /// Asks whether the intent is to be done, with views, and in words if there are any.
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [],
    actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true,
    @ViewBuilder content: () -> Content
  ) async throws {
    guard conditions.isEmpty else { return }
    throw UnconfirmedIntent(dialog: dialog)
  }

  /// Asks whether what would come out is right, as it is said up to iOS 17.
  public func requestConfirmation<Outcome: IntentResult>(
    result: Outcome,
    confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    throw UnconfirmedIntent(dialog: result._dialog)
  }

  /// Asks whether what would come out is right, as it is said in iOS 16.
  public func requestConfirmation<Outcome: IntentResult>(
    output: Outcome,
    confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    throw UnconfirmedIntent(dialog: output._dialog)
  }
}

extension IntentParameter {
  /// Asks whether a value is meant: nobody is asked here, which the intent is told by an error.
  public func requestConfirmation(
    for value: Value,
    dialog: IntentDialog? = nil
  ) async throws -> Bool {
    throw UnconfirmedIntent(dialog: dialog)
  }

  /// Asks which of some values is meant: nobody is asked here, which the intent is told by an error.
  public func requestDisambiguation(
    among values: [Value],
    dialog: IntentDialog? = nil
  ) async throws -> Value {
    throw needsDisambiguationError(among: values, dialog: dialog)
  }

  /// The error of an intent that cannot tell which of some values is meant.
  public func needsDisambiguationError(
    among values: [Value],
    dialog: IntentDialog? = nil
  ) -> any Error {
    needsValueError(dialog)
  }
}

/// When the user is asked at all: in any case where there are none.
public struct ConfirmationConditions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set of conditions.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where it is in doubt that the user wants what is done: of what is tapped it is not (I).
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}

/// What is done once the user confirms it.
public enum ConfirmationActionName: Sendable, Hashable {
  /// Adds something.
  case add
  /// Adds data.
  case addData
  /// Books something.
  case book
  /// Buys something.
  case buy
  /// Calls somebody.
  case call
  /// Checks in.
  case checkIn
  /// Goes on.
  case `continue`
  /// Creates something.
  case create
  /// Does something.
  case `do`
  /// Downloads something.
  case download
  /// Filters something.
  case filter
  /// Finds something.
  case find
  /// Gets something.
  case get
  /// Goes somewhere.
  case go
  /// Notes something.
  case log
  /// Opens something.
  case open
  /// Orders something.
  case order
  /// Pays.
  case pay
  /// Plays something.
  case play
  /// Plays a sound.
  case playSound
  /// Posts something.
  case post
  /// Requests something.
  case request
  /// Runs something.
  case run
  /// Searches.
  case search
  /// Sends something.
  case send
  /// Sets something.
  case set
  /// Shares something.
  case share
  /// Starts something.
  case start
  /// Starts to lead somewhere.
  case startNavigation
  /// Turns something on or off.
  case toggle
  /// Turns something off.
  case turnOff
  /// Turns something on.
  case turnOn
  /// Shows something.
  case view
  /// Does something that has words of its own.
  case custom(
    acceptLabel: LocalizedStringResource,
    acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource,
    denyAlternatives: [LocalizedStringResource],
    destructive: Bool = false
  )
}

/// What an intent is told that asks to be confirmed.
package struct UnconfirmedIntent: Error, Hashable, CustomStringConvertible {
  /// What the user would be asked; `nil` for no words of its own.
  package let dialog: String?

  init(dialog: IntentDialog?) {
    self.dialog = dialog?.text
  }

  /// The reason, as a part of a sentence.
  package var description: String {
    "nobody is there who could confirm it" + (dialog.map { ": “\($0)”" } ?? "")
  }
}
