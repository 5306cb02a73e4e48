import Foundation
import Testing

@testable import SwiftUISurface

/// What stands beside something else in an environment, and what is read where something else was read before.
@MainActor
@Suite struct EnvironmentTests {
  private func said(_ view: some View) throws -> String {
    try Layouts.decide(view, 300, 60).displayList.texts.map(\.string).joined(separator: "|")
  }

  // MARK: Objects

  private class Vessel: ObservableObject {
    let name: String

    init(_ name: String) {
      self.name = name
    }
  }

  private final class Ferry: Vessel {}

  private struct Moored: View {
    @Environment(Vessel.self) private var vessel: Vessel?
    @Environment(Ferry.self) private var ferry: Ferry?

    var body: some View { Text(verbatim: "\(vessel?.name ?? "no") \(ferry?.name ?? "no")") }
  }

  /// An object is found by the type that it is called by where it is put, whatever else it is.
  @Test func objectsAreFoundByTheTypeTheyAreCalledBy() throws {
    let ferry = Ferry("a")
    let vessel: Vessel = ferry
    #expect(try said(Moored().environmentObject(vessel)) == "a no")
    #expect(try said(Moored().environment(vessel)) == "a no")
    #expect(try said(Moored().environmentObject(ferry)) == "no a")
    #expect(try said(Moored().environment(ferry)) == "no a")
  }

  /// One object leaves those of other types where they are, and so does one that is taken away.
  @Test func objectsStandBesideEachOther() throws {
    let (ferry, vessel) = (Ferry("a"), Vessel("b"))
    #expect(try said(Moored().environment(ferry).environment(vessel)) == "b a")
    #expect(try said(Moored().environmentObject(vessel).environmentObject(ferry)) == "b a")
    let both = Moored().environment(nil as Ferry?).environment(vessel)
    #expect(try said(both.environment(ferry)) == "b no")
  }

  // MARK: Languages

  /// The device's languages and the app's are set each by itself.
  @Test func languagesAreSetByThemselves() {
    var environment = EnvironmentValues()
    environment.preferredLanguages = ["ja", "en"]
    environment.appLocalizations = ["de", "fr"]
    #expect(environment.preferredLanguages == ["ja", "en"])
    #expect(environment.appLocalizations == ["de", "fr"])
    environment.preferredLanguages = ["ko"]
    #expect(environment.preferredLanguages == ["ko"])
    #expect(environment.appLocalizations == ["de", "fr"])
    environment.appLocalizations = nil
    #expect(environment.preferredLanguages == ["ko"] && environment.appLocalizations == nil)
  }

  // MARK: Bodies

  private struct Inner: View {
    @Environment(\.lineLimit) var limit
    @Environment(\.displayScale) var scale

    var body: some View { Text(verbatim: "\(limit ?? 0) at \(Int(scale))") }
  }

  private struct Outer: View {
    @Environment(\.lineLimit) private var limit
    let inner = Inner()

    var body: some View {
      VStack {
        inner.lineLimit(9)
        // Called when the view is laid out; the body of the view before it is over when it is made.
        GeometryReader { _ in Text(verbatim: "\(limit ?? 0) \(inner.limit ?? 0)") }
      }
    }
  }

  /// A reader behind another view reads what is around it and nothing of that view, whose body is over.
  @Test func readersBehindOtherViewsReadWhatIsAroundThem() throws {
    #expect(try said(Outer().lineLimit(4)) == "9 at 3|4 0")
  }

  private struct Limiting: ViewModifier {
    func body(content: Content) -> some View { content.lineLimit(3) }
  }

  private struct Telling: ViewModifier {
    @Environment(\.lineLimit) private var limit

    func body(content: Content) -> some View {
      HStack {
        Text(verbatim: "told \(limit ?? 0)")
        content
      }
    }
  }

  /// Of two modifiers in one the inner is told what the outer says, and not the other way.
  @Test func modifiersInOneAreToldByThoseOutside() throws {
    let view = Inner()
    #expect(try said(view.modifier(Telling().concat(Limiting()))) == "told 3|3 at 3")
    #expect(try said(view.modifier(Limiting().concat(Telling()))) == "told 0|3 at 3")
  }
}
