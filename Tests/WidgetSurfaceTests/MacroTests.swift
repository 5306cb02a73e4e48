import Foundation
import SwiftUISurface
import Testing
import WidgetSurface

extension EnvironmentValues {
  @Entry fileprivate var headlineSize: CGFloat = 12  // points } =
  /// A value whose type is not written; = in a comment.
  @Entry fileprivate var badge = "new"  // of "today" {
  @Entry fileprivate var note: String?  // = "x"
  @Entry fileprivate var limits: [String: Int] = ["headline": 2]
}

#Preview {
  Text("one")
  Text("two")
}

#Preview("With a name", traits: .sizeThatFitsLayout) {
  VStack { Text("one") }
}

#Preview("Widget", as: .accessoryRectangular) {
  WidgetIdioms.HeadlinesWidget()
} timeline: {
  WidgetIdioms.Entry(date: .now, headlines: ["A"])
  WidgetIdioms.Entry(date: .now, headlines: [])
}

/// The macros that widget files use.
@MainActor
@Suite struct MacroTests {
  @Test func entriesAreValuesOfTheEnvironment() {
    var environment = EnvironmentValues()
    #expect(environment.headlineSize == 12)
    #expect(environment.badge == "new")
    #expect(environment.note == nil)
    #expect(environment.limits == ["headline": 2])
    environment.headlineSize = 14
    environment.note = "x"
    environment.limits["headline"] = 3
    #expect(environment.headlineSize == 14)
    #expect(environment.note == "x")
    #expect(environment.limits == ["headline": 3])
    #expect(EnvironmentValues().headlineSize == 12)
  }
}
