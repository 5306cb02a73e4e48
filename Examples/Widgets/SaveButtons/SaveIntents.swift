import AppIntents
import Foundation

struct SaveIntent: AppIntent {
  static let title: LocalizedStringResource = "Save"

  @Parameter(title: "Place") var place: String

  init() {}

  init(place: String) {
    self.place = place
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    SaveState.count += 1
    SaveState.current = .saved
    return .result(dialog: "Saved \(place)")
  }
}

struct NoRoom: Error, CustomStringConvertible {
  let description = "there is no room left"
}

struct FailIntent: AppIntent {
  static let title: LocalizedStringResource = "Save elsewhere"

  func perform() async throws -> some IntentResult {
    SaveState.current = .failed
    guard SaveState.current == .ready else { throw NoRoom() }
    return .result()
  }
}

struct BackIntent: AppIntent {
  static let title: LocalizedStringResource = "Back"

  func perform() async throws -> some IntentResult {
    SaveState.current = .ready
    return .result()
  }
}
