#if os(Linux)
import Testing
import WidgetSurface

@testable import WidgetHost

/// Of several extensions that have a handler for an intent the first by name is asked.
@Suite struct IntentHandlerTests {
  @Test func theFirstExtensionByNameThatHasAHandlerIsAsked() {
    #expect(IntentHandlers.handler(for: BerthIntent()) is BerthExtensionB)
    #expect(IntentHandlers.handler(for: OtherBerthIntent()) is BerthExtensionA)
  }
}

final class BerthIntent: INIntent {}
final class OtherBerthIntent: INIntent {}

final class BerthExtensionC: INExtension {
  override func handler(for intent: INIntent) -> Any? {
    intent is BerthIntent || intent is OtherBerthIntent ? self : nil
  }
}

final class BerthExtensionA: INExtension {
  override func handler(for intent: INIntent) -> Any? { intent is OtherBerthIntent ? self : nil }
}

final class BerthExtensionB: INExtension {
  override func handler(for intent: INIntent) -> Any? { intent is BerthIntent ? self : nil }
}

extension BerthExtensionC: _IntentsExtension {}
extension BerthExtensionA: _IntentsExtension {}
extension BerthExtensionB: _IntentsExtension {}
#endif
