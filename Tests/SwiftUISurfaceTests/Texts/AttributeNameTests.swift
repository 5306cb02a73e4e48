import Foundation
import Testing

@testable import SwiftUISurface

/// The names by which attributes are kept: those of SwiftUI, which a text that was encoded on a phone bears.
@Suite struct AttributeNameTests {
  private typealias Attributes = AttributeScopes.SwiftUIAttributes

  @Test func attributesHaveTheNamesOfSwiftUI() {
    let names = [
      Attributes.FontAttribute.name, Attributes.ForegroundColorAttribute.name,
      Attributes.BackgroundColorAttribute.name, Attributes.StrikethroughStyleAttribute.name,
      Attributes.UnderlineStyleAttribute.name, Attributes.KerningAttribute.name,
      Attributes.TrackingAttribute.name, Attributes.BaselineOffsetAttribute.name,
    ]
    let expected = [
      "Font", "ForegroundColor", "BackgroundColor", "StrikethroughStyle", "UnderlineStyle", "Kern",
      "Tracking", "BaselineOffset",
    ]
    #expect(names == expected.map { "SwiftUI.\($0)" })
  }

  #if !canImport(Darwin)
  /// Foundation's own, which is not here.
  @Test func intentsHaveTheNameOfFoundation() {
    #expect(Attributes.InlinePresentationIntentAttribute.name == "NSInlinePresentationIntent")
  }
  #endif
}
