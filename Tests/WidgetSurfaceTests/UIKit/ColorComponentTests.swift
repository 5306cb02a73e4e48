import Foundation
import SwiftUISurface
import Testing

@testable import WidgetSurface

// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
/// What colours of UIKit and Core Graphics tell of themselves.
@Suite struct ColorComponentTests {
  private static func hue(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [CGFloat] {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    UIColor(red: red, green: green, blue: blue, alpha: 0.5)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    return [hue, saturation, brightness, alpha]
  }

  private static func areNear(_ found: [CGFloat], _ wanted: [CGFloat]) -> Bool {
    found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  /// The hue is 60° from one pure colour to the next: 5.5, 2.5 and 3.5 sixths of the circle for these.
  @Test func coloursTellTheirHue() {
    #expect(Self.areNear(Self.hue(0.75, 0.25, 0.5), [5.5 / 6, 2.0 / 3, 0.75, 0.5]))
    #expect(Self.areNear(Self.hue(0.25, 0.75, 0.5), [2.5 / 6, 2.0 / 3, 0.75, 0.5]))
    #expect(Self.areNear(Self.hue(0.25, 0.5, 0.75), [3.5 / 6, 2.0 / 3, 0.75, 0.5]))
  }

  /// As UIKit writes them.
  @Test func coloursAreDescribed() {
    let colour = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect("\(colour)" == "UIExtendedSRGBColorSpace 1 0.5 0 0.25")
  }

  /// Colours that were picked in Xcode stand in code as literals, fonts of UIKit's are Core Text's.
  @Test func literalsAreColours() {
    let picked = #colorLiteral(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)
    #expect(picked == UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5))
    let red = Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(red == Color(red: 1, green: 0, blue: 0))
    #expect(Font(UIFont.systemFont(ofSize: 12) as CTFont) == .system(size: 12))
  }

  /// Fonts by name, and those of one width, are SwiftUI's.
  @Test func fontsAreSwiftUIs() throws {
    let named = try #require(UIFont(name: "Harbour", size: 12))
    #expect(Font(named) == .custom("Harbour", fixedSize: 12) && named.pointSize == 12)
    let wide = UIFont.monospacedSystemFont(ofSize: 9, weight: .bold)
    #expect(Font(wide) == .system(size: 9, weight: .bold, design: .monospaced))
    #expect(wide.pointSize == 9)
  }

  /// Greys have no hue and no saturation, black no brightness either.
  @Test func greysHaveNoHue() {
    #expect(Self.hue(0.5, 0.5, 0.5) == [0, 0, 0.5, 0.5])
    #expect(Self.hue(0, 0, 0) == [0, 0, 0, 0.5])
    #expect(UIColor.red.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
  }

  /// The values that Apple's documentation has of the plain colours, and those of texts, which are the same in the dark.
  @Test func plainColoursHaveTheirComponents() {
    let colours: [(UIColor, [CGFloat])] = [
      (.cyan, [0, 1, 1, 1]), (.magenta, [1, 0, 1, 1]), (.brown, [0.6, 0.4, 0.2, 1]),
      (.darkText, [0, 0, 0, 1]), (.lightText, [1, 1, 1, 0.6]),
    ]
    for (colour, components) in colours {
      #expect(Self.areNear(colour.cgColor.components ?? [], components))
      for style in [UIUserInterfaceStyle.light, .dark] {
        #expect(colour.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)) == colour)
      }
    }
    #expect(Color(.brown) == Color(red: 0.6, green: 0.4, blue: 0.2))
  }

  @Test func coloursOfCoreGraphicsTellTheirComponents() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).cgColor
    #expect(color.components == [0.25, 0.5, 0.75, 0.5])
    #expect(color.numberOfComponents == 4 && color.alpha == 0.5)
  }

  /// A colour is resolved for the interface that is asked for, for a light one where none is.
  @Test func coloursAreResolvedForAnInterface() {
    let interfaces: [(UIUserInterfaceStyle, Color)] = [
      (.light, .black), (.dark, .white), (.unspecified, .black),
    ]
    for (style, color) in interfaces {
      let traits = UITraitCollection(userInterfaceStyle: style)
      #expect(UIColor.label.resolvedColor(with: traits) == UIColor(color), "\(style)")
    }
  }

  /// Code of a body is told the components that a colour has in the interface that it is read for.
  @MainActor @Test func coloursTellTheComponentsOfTheInterface() async {
    let interfaces: [(ColorScheme, level: CGFloat, alpha: CGFloat)] = [
      (.light, 0, 0.18), (.dark, 1, 0.16),
    ]
    for (scheme, level, alpha) in interfaces {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let told: [CGFloat] = await EnvironmentValues.reading(in: environment) {
        var brightness: CGFloat = 9
        UIColor.label.getHue(nil, saturation: nil, brightness: &brightness, alpha: nil)
        let faint = UIColor.quaternaryLabel.cgColor.alpha
        return (UIColor.label.cgColor.components ?? []) + [brightness, faint]
      }
      #expect(told == [level, level, level, 1, level, alpha], "\(scheme)")
    }
  }

  @Test func thumbnailsHaveTheSizeThatIsAskedFor() async {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
    let small = await image.byPreparingThumbnail(ofSize: CGSize(width: 4, height: 3))
    #expect(small?.size == CGSize(width: 4, height: 3))
  }
}
#endif
