import Foundation
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

@testable import Headlines

/// One slot stands for all places whose texts are set alike, in whichever layouts, and for no others.
@MainActor
@Suite struct TextSlotTests {
  private func columns(_ text: some View) throws -> ColumnPlaces {
    let environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    let template = try #require(FitTemplate(of: VStack { text }, in: environment))
    return ColumnPlaces(try #require(template.columnTexts))
  }

  private func text(_ role: String, size: CGFloat = 12, lines: Int = 1) -> some View {
    Text(verbatim: "words").font(.system(size: size)).lineLimit(lines)
      .accessibilityIdentifier(role)
  }

  @Test func whatIsSetAlikeHasOneSlot() throws {
    let slots = TextSlots([try columns(text("headline")), nil, try columns(text("headline"))])
    #expect(slots.slots.count == 1)
    #expect(slots.slot(ofPlace: 0, in: 0) == 0 && slots.slot(ofPlace: 0, in: 2) == 0)
    #expect(slots.hasOthers)
  }

  /// Another name, size, weight or limit: of a greater one more lines are told apart.
  @Test func whatIsSetOtherwiseHasASlotOfItsOwn() throws {
    let own = try columns(text("headline"))
    let others = try [
      columns(text("snippet")), columns(text("headline", size: 13)),
      columns(text("headline").bold()), columns(text("headline", lines: 2)),
    ]
    for (index, other) in others.enumerated() {
      let slots = TextSlots([own, other])
      #expect(slots.slots.count == 2, "\(index)")
      #expect(slots.slot(ofPlace: 0, in: 1) == 1, "\(index)")
    }
    let all: [ColumnPlaces?] = [own] + others
    #expect(TextSlots(all).slots.map(\.most) == [2, 2, 2, 2, 3])
  }
}
