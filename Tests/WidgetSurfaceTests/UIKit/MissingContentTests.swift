import Foundation
import TestSupport
import Testing
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

  @Test func coloursGoFromOneKindToAnother() {
    let shown = Color(cgColor: CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    #expect(shown == Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5))
    #expect(UIColor(named: "Brand") == UIColor(Color("Brand")))
  }
}
#endif
