import Foundation
import SwiftUISurface
import Testing

private struct RankKey: ContainerValueKey {
  static let defaultValue = 1
}

private struct MarkKey: ContainerValueKey {
  static let defaultValue: String? = "none"
}

extension ContainerValues {
  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }

  fileprivate var mark: String? {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

/// What views tell the container around them.
@MainActor
@Suite struct ContainerValueTests {
  private struct Two: View {
    var body: some View {
      Color.white
      Color.black
    }
  }

  private struct Ranked: View {
    var body: some View { Color.white.containerValue(\.rank, 4) }
  }

  private struct Padded: ViewModifier {
    func body(content: Content) -> some View { content.padding(1) }
  }

  private func told(_ view: some View) throws -> [ContainerValues] {
    var told: [ContainerValues] = []
    let group = Group(subviews: view) { subviews -> Color in
      told = subviews.map(\.containerValues)
      return Color.white
    }
    _ = try Layouts.resolve(group)
    return told
  }

  @Test func containersAreTold() throws {
    let two = Color.white.containerValue(\.rank, 2)
    let cases: [(String, AnyView, [Int])] = [
      ("nothing", AnyView(Color.white), [1]),
      ("of one", AnyView(two), [2]),
      ("of one of several", AnyView(ViewBuilder.buildBlock(Color.white, two)), [1, 2]),
      ("of all", AnyView(Two().containerValue(\.rank, 2)), [2, 2]),
      ("of the inner one", AnyView(two.containerValue(\.rank, 3)), [2]),
      (
        "of the inner one of several",
        AnyView(ViewBuilder.buildBlock(Color.white, two).containerValue(\.rank, 3)), [3, 2]
      ),
      ("through a modifier", AnyView(two.padding(1).environment(\.lineLimit, 1)), [2]),
      ("through one of one's own", AnyView(two.modifier(Padded())), [2]),
      ("in a body", AnyView(Ranked()), [4]),
      ("around a body", AnyView(Ranked().containerValue(\.rank, 3)), [4]),
      ("of a view of another container", AnyView(ForEach(subviews: two) { $0.padding(1) }), [2]),
      ("not through a stack", AnyView(VStack { two }), [1]),
    ]
    for (name, view, wanted) in cases { #expect(try told(view).map(\.rank) == wanted, "\(name)") }
  }

  @Test func everyKeyHasAValue() throws {
    let values = try told(
      ViewBuilder.buildBlock(
        Color.white,
        Color.white.containerValue(\.mark, "new").containerValue(\.rank, 2),
        Color.white.containerValue(\.mark, nil)
      )
    )
    #expect(values.map(\.mark) == ["none", "new", nil])
    #expect(values.map(\.rank) == [1, 2, 1])
  }

  /// A value alone changes nothing of what is laid out.
  @Test func valuesAreForContainersAlone() throws {
    let row = HStack { Two() }
    #expect(
      try Layouts.frames(row.containerValue(\.rank, 2), 30, 10) == Layouts.frames(row, 30, 10)
    )
  }
}
