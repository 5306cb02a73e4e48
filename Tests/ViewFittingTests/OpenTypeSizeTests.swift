import FitSelection
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

/// A widget whose size of text the system may or may not follow is decided at both.
@MainActor
@Suite struct OpenTypeSizeTests {
  private func selector(_ family: WidgetFamily, _ size: DynamicTypeSize) throws -> FitSelector {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.widgetFamily = family
    environment.dynamicTypeSize = size
    return FitSelector(environment: environment)
  }

  @Test func theOtherDecisionIsAtLarge() throws {
    let view = Text(verbatim: "Harbour").font(.body)
    let bounds = CGSize(width: 300, height: 200)
    let usual = try selector(.accessoryRectangular, .large).decide(view, in: bounds)
    #expect(usual.decisionAtLarge() == nil)
    let larger = try selector(.accessoryRectangular, .accessibility2).decide(view, in: bounds)
    let atLarge = try #require(larger.decisionAtLarge())
    let widths = [usual, atLarge, larger].map { $0.placed.texts.first?.lines.first?.width ?? 0 }
    #expect(widths[0] == widths[1] && widths[2] > widths[0] * 1.2)
    let home = try selector(.systemSmall, .accessibility2).decide(view, in: bounds)
    #expect(home.decisionAtLarge() == nil)
  }
}
