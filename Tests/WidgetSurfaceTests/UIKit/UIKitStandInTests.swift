import Foundation
import TestSupport
import Testing
import Typesetting
import ViewFitting

@testable import SwiftUISurface
@testable import WidgetSurface

// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
/// What stands in for UIKit's colours, fonts, labels and controllers.
@MainActor
@Suite(.outsideOfBodies) struct UIKitStandInTests {
  static func environment(_ scheme: ColorScheme) throws -> EnvironmentValues {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.displayScale = 3
    environment.colorScheme = scheme
    return environment
  }

  @Test func coloursDependOnTheScheme() throws {
    let own = UIColor { traits in traits.userInterfaceStyle == .dark ? .systemBlue : .systemRed }
    let dark = try Self.environment(.dark)
    let light = try Self.environment(.light)
    #expect(Color(uiColor: own).displayColor(in: dark) == Color.blue.displayColor(in: dark))
    #expect(Color(uiColor: own).displayColor(in: light) == Color.red.displayColor(in: light))
    #expect(Color(.systemBackground).displayColor(in: light).red == 1)
    #expect(Color(.systemBackground).displayColor(in: dark).red == 0)
    #expect(Color(.secondaryLabel).displayColor(in: dark).alpha == 0.6)
    #expect(UIColor.label.withAlphaComponent(0.25).color.displayColor(in: dark).alpha == 0.25)
  }

  @Test func coloursMixByComponents() throws {
    let environment = try Self.environment(.dark)
    let mixed = Color.black.mix(with: Color(red: 1, green: 0.5, blue: 0), by: 0.5, in: .device)
      .displayColor(in: environment)
    #expect(mixed == DisplayColor(red: 0.5, green: 0.25, blue: 0))
    #expect(Color.red.mix(with: .blue, by: 2) == .blue)
  }

  /// Lengths are those that were measured of the system's font on iOS 26.1; a text style's lines stand further apart.
  @Test func fontsTellTheirLengths() {
    let font = UIFont.systemFont(ofSize: 17, weight: .bold)
    #expect(font.lineHeight == 20.287109375 && font.leading == 0)
    #expect(font.ascender == 16.1865234375 && font.descender == -4.1005859375)
    #expect(font.capHeight == 11.97802734375)
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(body.lineHeight == font.lineHeight && body.lineHeight + body.leading == 22)
  }

  /// A view that asks UIKit for what it is not given.
  private struct Asking: View {
    var body: some View {
      GeometryReader { _ in
        Color.clear.frame(width: width, height: 1)
      }
      .frame(width: width)
    }

    /// The height of a line of body text at the size of text, and more where the interface is dark.
    var width: CGFloat {
      UIFontMetrics.default.scaledValue(for: 22)
        + (UITraitCollection.current.userInterfaceStyle == .dark ? 100 : 0)
    }
  }

  /// What a body is told when it asks for a font and for the red of a colour.
  @MainActor private final class Told {
    var pointSize: CGFloat = 0
    var red: CGFloat = -1
  }

  private struct Telling: View {
    let told: Told

    var body: some View {
      told.pointSize = UIFont.preferredFont(forTextStyle: .body).pointSize
      UIColor.label.getRed(&told.red, green: nil, blue: nil, alpha: nil)
      return Color.clear
    }
  }

  @Test func whatUIKitTellsIsThatOfTheBodyBeingRead() throws {
    for (scheme, size) in [(ColorScheme.light, DynamicTypeSize.large), (.dark, .accessibility1)] {
      var environment = try Self.environment(scheme)
      environment.dynamicTypeSize = size
      let node = LayoutResolver(environment: environment).resolve(Asking())
      let factor = Font.TextStyle.body.scale(at: size, on: .iOS)
      let expected = (22 * factor * 3).rounded() / 3 + (scheme == .dark ? 100 : 0)
      #expect(abs(node.sizeThatFits(.unspecified).width - expected) < 1e-9)
      let told = Told()
      _ = LayoutResolver(environment: environment).resolve(Telling(told: told))
      #expect(told.pointSize == CGFloat(Font.TextStyle.body.pointSize(at: size, on: .iOS)))
      #expect(told.red == (scheme == .dark ? 1 : 0))
    }
    #expect(UIFontMetrics.default.scaledValue(for: 22) == 22)
  }

  /// A point has as many pixels as where a body is read; in traits of one's own it has those that were said.
  @Test func traitsTellThePixelsOfAPoint() async throws {
    #expect(UITraitCollection(userInterfaceStyle: .dark).displayScale == 0)
    let traits = UITraitCollection(displayScale: 2)
    #expect(traits.displayScale == 2 && traits.userInterfaceStyle == .unspecified)
    #expect(traits != UITraitCollection(displayScale: 3))
    var environment = try Self.environment(.dark)
    for scale in [2, 3] as [CGFloat] {
      environment.displayScale = scale
      let current = await EnvironmentValues.reading(in: environment) { UITraitCollection.current }
      #expect(current.displayScale == scale && current.userInterfaceStyle == .dark)
    }
  }

  @Test func stylesAreThoseOfThePlatform() throws {
    var environment = try Self.environment(.light)
    environment.platform = .watchOS
    environment.dynamicTypeSize = .xxxLarge
    let told = Told()
    _ = LayoutResolver(environment: environment).resolve(Telling(told: told))
    let size = Font.TextStyle.body.pointSize(at: .xxxLarge, on: .watchOS)
    #expect(told.pointSize == CGFloat(size))
    #expect(size != Font.TextStyle.body.pointSize(at: .xxxLarge, on: .iOS))
    let node = LayoutResolver(environment: environment).resolve(Asking())
    let factor = Font.TextStyle.body.scale(at: .xxxLarge, on: .watchOS)
    let expected = (22 * factor * 3).rounded() / 3
    #expect(abs(node.sizeThatFits(.unspecified).width - expected) < 1e-9)
  }

  /// The sizes of a label that is asked in a body.
  @MainActor private final class Sizes {
    var own = CGSize.zero
    var fitting: [CGSize] = []
  }

  private struct Labelled: View {
    let sizes: Sizes
    let lines: Int

    var body: some View {
      let label = UILabel()
      label.text = "one two three four five"
      label.numberOfLines = lines
      sizes.own = label.intrinsicContentSize
      let rooms: [(CGFloat, CGFloat)] = [
        (0, 100), (.infinity, 100), (-8, 100), (60, 0), (60, 10), (60, .infinity),
      ]
      sizes.fitting = rooms.map { label.sizeThatFits(CGSize(width: $0.0, height: $0.1)) }
      return Color.clear
    }
  }

  /// A label that is offered no width, or one without end, is as wide as its text; in a width it takes
  /// as many lines as it needs, where it may, however high the room is.
  @Test(arguments: [0, 1, 2]) func labelsAreAskedInAWidth(_ lines: Int) throws {
    let sizes = Sizes()
    let resolver = LayoutResolver(environment: try Self.environment(.light))
    _ = resolver.resolve(Labelled(sizes: sizes, lines: lines))
    #expect(sizes.own.width > 100)
    #expect(sizes.fitting.prefix(3).allSatisfy { $0 == sizes.own }, "\(sizes.fitting)")
    let narrow = try #require(sizes.fitting.last)
    #expect(lines == 1 ? narrow == sizes.own : narrow.width <= 60 && narrow.height > 40)
    #expect(sizes.fitting.suffix(3).allSatisfy { $0 == narrow }, "\(sizes.fitting)")
  }

  /// The lines of a label stand where its text is aligned.
  @Test(
    arguments: [(.left, 0), (.natural, 0), (.justified, 0), (.center, 0.5), (.right, 1)]
      as [(NSTextAlignment, Double)]
  )
  func linesOfLabelsAreAligned(_ alignment: NSTextAlignment, _ share: Double) throws {
    let size = CGSize(width: 90, height: 120)
    let label = UILabel(frame: CGRect(origin: .zero, size: size))
    label.text = "Night ferries return to the bay"
    label.numberOfLines = 0
    label.textAlignment = alignment
    let decision = FitSelector(environment: try Self.environment(.light))
      .decide(label.shown, in: size)
    let lines = try #require(decision.displayList.texts.first).laidOut.lines
    let places = lines.map { $0.x + share * $0.width }
    let widths = lines.map(\.width)
    let (least, greatest) = (try #require(widths.min()), try #require(widths.max()))
    #expect(greatest - least > 4)
    #expect(places.allSatisfy { abs($0 - places[0]) < 1 }, "\(places)")
  }

  /// A view is found by its number however deep it stands.
  @Test func viewsAreFoundByTheirNumbers() {
    let (outer, middle, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    inner.tag = 7
    #expect(outer.viewWithTag(7) === inner)
    #expect(outer.viewWithTag(0) === outer)
  }

  /// A controller of a view of SwiftUI's shows it as it is by then, wherever it is changed.
  @Test func controllersShowTheirRootView() throws {
    func hill(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 12) }
    let controller = UIHostingController(rootView: hill(20))
    controller.rootView = hill(30)
    #expect(!controller.isViewLoaded)
    controller.loadViewIfNeeded()
    let room = CGSize(width: 200, height: 100)
    #expect(controller.sizeThatFits(in: room) == CGSize(width: 30, height: 12))
    controller.rootView = hill(41)
    #expect(controller.sizeThatFits(in: room) == CGSize(width: 41, height: 12))
    #expect(controller.view.sizeThatFits(room) == CGSize(width: 41, height: 12))
    // It stands in the middle of the controller's view.
    controller.view.frame = CGRect(x: 0, y: 0, width: 61, height: 32)
    let environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    let shown = FitSelector(environment: environment)
      .decide(controller.view.shown, in: CGSize(width: 61, height: 32)).displayList
    guard case .shape(let shape)? = shown.items.first else {
      Issue.record("\(shown.items)")
      return
    }
    #expect(shape.frame == CGRect(x: 10, y: 10, width: 41, height: 12))
  }

  @Test func coloursTellTheirComponents() {
    var parts: [CGFloat] = [0, 0, 0, 0]
    parts.withUnsafeMutableBufferPointer { parts in
      guard let base = parts.baseAddress else { return }
      UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).getRed(
        base,
        green: base + 1,
        blue: base + 2,
        alpha: base + 3
      )
    }
    #expect(parts == [0.25, 0.5, 0.75, 0.5])
    let dark = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark.color == Color.white)
    #expect(UIColor(cgColor: dark.cgColor) == dark)
  }
}
#endif
