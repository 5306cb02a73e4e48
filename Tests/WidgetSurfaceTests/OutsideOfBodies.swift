import Testing

@testable import SwiftUISurface

/// Runs a test as outside of all bodies: what UIKit's classes are told of their surroundings is not that of an
/// extension which another test runs meanwhile.
struct OutsideOfBodies: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await EnvironmentValues.reading(in: EnvironmentValues()) { try await function() }
  }
}

extension Trait where Self == OutsideOfBodies {
  /// Runs a test as outside of all bodies.
  static var outsideOfBodies: Self { Self() }
}
