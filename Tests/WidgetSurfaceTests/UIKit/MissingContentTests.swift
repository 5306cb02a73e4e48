import Foundation
import TestSupport
import Testing
import Typesetting
import ViewFitting

@testable import SwiftUISurface
@testable import WidgetSurface

// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
/// What UIKit's stand-ins say of what they do not have, and which of them are one.
@MainActor
@Suite(.outsideOfBodies) struct MissingContentTests {
  @Test func archivesAreNotRead() {
    let archive = NSKeyedArchiver(requiringSecureCoding: true)
    #expect(UIView(coder: archive) == nil)
    #expect(UIImageView(coder: archive) == nil)
    #expect(UIViewController(coder: archive) == nil)
    #expect(UIHostingController<Color>(coder: archive) == nil)
  }

  /// A view of a picture has that picture's size, and its own where there is none, which it shows nothing of.
  @Test func viewsMayHaveNoPicture() {
    let size = CGSize(width: 30, height: 20)
    let view = UIImageView(frame: CGRect(origin: .zero, size: size))
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.sizeThatFits(CGSize(width: 9, height: 9)) == size)
    #expect(view.ownContent == nil)
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 3))
    #expect(view.ownContent != nil)
  }

  @Test func labelsMayHaveNoText() throws {
    let size = CGSize(width: 90, height: 60)
    let selector = FitSelector(
      environment: EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    )
    let label = UILabel(frame: CGRect(origin: .zero, size: size))
    #expect(label.text == nil)
    #expect(selector.decide(label.shown, in: size).placed.texts.isEmpty)
    label.text = "Oslo"
    #expect(selector.decide(label.shown, in: size).placed.texts.count == 1)
  }

  /// A label is drawn in the colour that it was given last, and before that in the one of labels.
  @Test func labelsHaveTheirColour() throws {
    let size = CGSize(width: 90, height: 60)
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    for scheme in [ColorScheme.light, .dark] {
      environment.colorScheme = scheme
      let label = UILabel(frame: CGRect(origin: .zero, size: size))
      label.text = "Oslo"
      for colour in [nil, .systemRed, .systemBlue] as [UIColor?] {
        if let colour { label.textColor = colour }
        let decision = FitSelector(environment: environment).decide(label.shown, in: size)
        let text = try #require(decision.displayList.texts.first)
        let shown = text.laidOut.lines.flatMap(\.runs).map { text.drawing(of: $0).color }
        let expected = (colour ?? UIColor.label).color.displayColor(in: environment)
        #expect(!shown.isEmpty && shown.allSatisfy { $0 == expected }, "\(scheme)")
      }
    }
  }

  /// A label whose line grows smaller until it fits stops at a hundredth of its size.
  @Test func labelsGrowSmallToABound() throws {
    let size = CGSize(width: 50, height: 20)
    let selector = FitSelector(
      environment: EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    )
    let label = UILabel(frame: CGRect(origin: .zero, size: size))
    label.text = String(repeating: "Night ferries return ", count: 200)
    label.adjustsFontSizeToFitWidth = true
    let text = try #require(selector.decide(label.shown, in: size).placed.texts.first)
    #expect(text.isTruncated)
    #expect(abs(text.pointSize - 0.17) < 0.01, "\(text.pointSize)")
  }

  @Test func viewsOfControllersMayHaveNoContent() {
    #expect(HostingView().sizeThatFits(CGSize(width: 9, height: 8)) == .zero)
  }

  /// An extension of nothing shows nothing, and has nothing new.
  @Test func extensionsMayBeOfNothing() {
    let controller = TodayExtension().make()
    #expect(controller.children.isEmpty && controller.view.subviews.isEmpty)
    var result: NCUpdateResult?
    controller.widgetPerformUpdate { result = $0 }
    #expect(result == .noData)
  }

  /// There are no pixels to draw into: what is drawn is of the size that was asked for, however it is drawn.
  @Test func pixelsAreNotDrawn() {
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    for space in [CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray()] {
      let context = CGContext(
        data: nil,
        width: 4,
        height: 4,
        bitsPerComponent: 8,
        bytesPerRow: 16,
        space: space,
        bitmapInfo: info
      )
      #expect(context == nil)
    }
    let size = CGSize(width: 30, height: 20)
    let drawn = UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.scaleBy(x: 2, y: 2)
      context.cgContext.translateBy(x: 9, y: 9)
      context.cgContext.rotate(by: 1)
      context.cgContext.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context.cgContext.makeImage() == nil)
    }
    #expect(drawn.size == size)
    #expect(drawn.withRenderingMode(.alwaysTemplate) === drawn)
    #expect(drawn.withTintColor(.red, renderingMode: .alwaysOriginal) === drawn)
    var current = CGSize.zero
    let bytes = UIGraphicsImageRenderer(size: size).pngData { current = $0.currentImage.size }
    #expect(bytes.isEmpty && current == size)
  }

  /// What is equal counts once.
  @Test func coloursAndFontsAreToldApart() {
    let colours = [UIColor(white: 0.25, alpha: 1), UIColor(white: 0.25, alpha: 1), UIColor.red]
    #expect(Set(colours).count == 2)
    #expect(Set(colours.map { $0.cgColor }).count == 2)
    let fonts = [
      UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 12), .boldSystemFont(ofSize: 12),
      .systemFont(ofSize: 13),
    ]
    #expect(Set(fonts).count == 3)
  }

  /// A text style's font is another one at another size of text.
  @Test func fontsOfAStyleAreToldApartByTheirSizes() async {
    var fonts: [UIFont] = []
    for size in [DynamicTypeSize.large, .accessibility1, .large] {
      var environment = EnvironmentValues()
      environment.dynamicTypeSize = size
      let font = await EnvironmentValues.reading(in: environment) {
        UIFont.preferredFont(forTextStyle: .body)
      }
      fonts.append(font)
    }
    #expect(fonts.map(\.pointSize) == [17, 28, 17])
    #expect(fonts[0] != fonts[1] && fonts[0] == fonts[2])
    #expect(Set(fonts).count == 2)
  }

  /// Lengths grow with the style that they are of: as UIFontMetrics tells them of 64 points at three pixels a point
  /// (SwiftUISurfaceTests/Cases/text-styles-ios.tsv).
  @Test func lengthsGrowWithTheirStyles() async {
    let rows: [(size: DynamicTypeSize, style: UIFont.TextStyle, length: CGFloat)] = [
      (.accessibility1, .largeTitle, 244.0 / 3), (.accessibility1, .title1, 260.0 / 3),
      (.accessibility1, .body, 99), (.accessibility1, .footnote, 103),
      (.accessibility1, .caption1, 108), (.xSmall, .footnote, 57), (.xSmall, .caption1, 52),
    ]
    for row in rows {
      var environment = EnvironmentValues()
      environment.dynamicTypeSize = row.size
      environment.displayScale = 3
      let scaled = await EnvironmentValues.reading(in: environment) {
        UIFontMetrics(forTextStyle: row.style).scaledValue(for: 64)
      }
      #expect(abs(scaled - row.length) < 1e-5, "\(row)")
    }
  }

  /// What code keeps as a number stands for the same on iOS: those of UIKit's, NotificationCenter's and Core Graphics'
  /// headers.
  @Test func choicesHaveTheNumbersOfTheHeaders() {
    let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    #expect(alignments.map(\.rawValue) == Array(0...4))
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]
    #expect(modes.map(\.rawValue) == Array(0...5))
    let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
    let renderings: [UIImage.RenderingMode] = [.automatic, .alwaysOriginal, .alwaysTemplate]
    #expect(renderings.map(\.rawValue) == [0, 1, 2])
    let orientations: [UIImage.Orientation] = [
      .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
    ]
    #expect(orientations.map(\.rawValue) == Array(0...7))
    let fits: [UIView.ContentMode] = [.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center]
    #expect(fits.map(\.rawValue) == [0, 1, 2, 4])
    let masks: [UIView.AutoresizingMask] = [.flexibleWidth, .flexibleHeight]
    #expect(masks.map { Int($0.rawValue) } == [2, 16])
    let ranges: [UIGraphicsImageRendererFormat.Range] = [.automatic, .extended, .standard]
    #expect(ranges.map(\.rawValue) == [0, 1, 2])
    let results: [NCUpdateResult] = [.newData, .noData, .failed]
    #expect(results.map { Int($0.rawValue) } == [0, 1, 2])
    #expect(NCWidgetDisplayMode.allCases.map(\.rawValue) == [0, 1])
    let alphas: [CGImageAlphaInfo] = [
      .none, .premultipliedLast, .premultipliedFirst, .last, .first, .noneSkipLast,
      .noneSkipFirst, .alphaOnly,
    ]
    #expect(alphas.map { Int($0.rawValue) } == Array(0...7))
  }

  @Test func coloursGoFromOneKindToAnother() {
    let shown = Color(cgColor: CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    #expect(shown == Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5))
    #expect(UIColor(named: "Brand") == UIColor(Color("Brand")))
  }
}
#endif
