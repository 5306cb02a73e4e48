public import Foundation
public import SwiftUISurface

/// An intent that opens the app at a thing of its.
public protocol OpenIntent: AppIntent {
  /// The type of the thing.
  associatedtype Value: Sendable
  /// The thing.
  var target: Value { get set }
}

extension OpenIntent {
  /// The app is opened.
  public static var openAppWhenRun: Bool { true }

  /// Nothing is done but that the app is opened.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that opens a page: the app's own, where its address is one of the app's.
public struct OpenURLIntent: AppIntent {
  /// The name that the user sees.
  public static let title: LocalizedStringResource = "Open URL"
  /// The app is opened.
  public static var openAppWhenRun: Bool { true }

  /// The page; `nil` where none was told.
  package let url: URL?

  /// Creates an intent without a page.
  public init() {
    url = nil
  }

  /// Creates an intent.
  public init(_ url: URL) {
    self.url = url
  }

  /// Nothing is done but that the page is opened.
  public func perform() async throws -> some IntentResult { .result() }
}
