import Foundation
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

@testable import WidgetSurface

/// The parts of a group: a label above, up to three views in shapes of one size below, in the middle.
@MainActor
@Suite struct AccessoryWidgetGroupTests {
  private static func decision(
    _ group: some View,
    in size: CGSize = CGSize(width: 160, height: 70)
  ) throws -> FitDecision {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.displayScale = 2
    return FitSelector(environment: environment).decide(group, in: size)
  }

  private static func shapes(_ count: Int) throws -> (frames: [CGRect], decision: FitDecision) {
    let group = AccessoryWidgetGroup("Tide", systemImage: "water.waves") {
      ForEach(0..<count, id: \.self) { _ in Color.red }
    }
    .accessoryWidgetGroupStyle(.circular)
    let decision = try decision(group)
    var frames: [CGRect] = []
    func collect(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .group(let group): collect(group.items)
        case .shape(let shape) where shape.color.green < 0.5: frames.append(shape.frame)
        default: break
        }
      }
    }
    collect(decision.displayList.items)
    return (frames, decision)
  }

  @Test(arguments: [1, 2, 3, 5])
  func upToThreeViewsStandInARow(_ count: Int) throws {
    let (frames, decision) = try Self.shapes(count)
    #expect(frames.count == min(count, 3))
    let first = try #require(frames.first)
    let last = try #require(frames.last)
    #expect(first.width > 20)
    for frame in frames {
      #expect(abs(frame.width - frame.height) < 0.01)
      #expect(frame.size == first.size)
      #expect(frame.minY == first.minY)
    }
    for (one, next) in zip(frames, frames.dropFirst()) {
      #expect(abs(next.minX - one.maxX - 4) < 0.01)
    }
    #expect(abs(first.minX + last.maxX - 160) < 0.6, "in the middle")
    let label = try #require(decision.placed.texts.first)
    #expect(label.string == "Tide")
    #expect(try #require(label.frame).maxY <= first.minY)
    #expect(decision.standIns.contains { $0.subject == "AccessoryWidgetGroup" })
  }

  /// The label is one line, also where there is room for more.
  @Test func theLabelIsOneLine() throws {
    let group = AccessoryWidgetGroup("A long name of a harbour", systemImage: "water.waves") {
      Color.red
    }
    let texts = try Self.decision(group, in: CGSize(width: 90, height: 140)).placed.texts
    #expect(texts.map(\.lineCount) == [1])
  }

  /// A title that is looked up is drawn with its symbol as any text is.
  @Test func titlesAreKeysOrTexts() throws {
    let key = try Self.decision(
      AccessoryWidgetGroup("Tide", systemImage: "water.waves") { Color.red }
    )
    let text = try Self.decision(
      AccessoryWidgetGroup(String("Tide"), systemImage: "water.waves") { Color.red }
    )
    #expect(key.displayList.items.map { "\($0)" } == text.displayList.items.map { "\($0)" })
    #expect(key.standIns == text.standIns)
    let own = key.standIns.first { $0.subject == "AccessoryWidgetGroup" }
    #expect(
      own?.assumption
        == "its label in the font of headlines over shapes of the height that is left, 4 points apart"
    )
  }

  /// A key may have marks of Markdown, as it is looked up; a string is shown as it is.
  @Test func stringsAreShownAsTheyAre() throws {
    let key = AccessoryWidgetGroup("**Tide**", systemImage: "water.waves") { Color.red }
    let string = AccessoryWidgetGroup(String("**Tide**"), systemImage: "water.waves") { Color.red }
    #expect(try Self.decision(key).placed.texts.first?.string == "Tide")
    #expect(try Self.decision(string).placed.texts.first?.string == "**Tide**")
  }

  /// Views are cut out in circles unless another shape is asked for.
  @Test func shapesAreThoseOfTheStyle() throws {
    func effects(_ style: AccessoryWidgetGroupStyle) throws -> String {
      let group = AccessoryWidgetGroup(label: { Text("Tide") }, content: { Color.red })
        .accessoryWidgetGroupStyle(style)
      return try Self.decision(group).displayList.items.map { "\($0)" }.joined()
    }
    #expect(try effects(.automatic) == effects(.circular))
    #expect(try effects(.circular) != effects(.roundedSquare))
  }
}
