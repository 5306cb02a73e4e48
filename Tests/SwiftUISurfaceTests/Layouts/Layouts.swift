import FontFaces
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import Typesetting

/// Environments and layouts as the tests of this module need them.
@MainActor
enum Layouts {
  private static let preparer = TextPreparer()
  private static let japanese = Result { try TestFonts.japanese() }
  private static let english = Result { try TestFonts.english() }

  /// A display scale whose pixels are too small to matter: lengths are seen before rounding.
  static let fine = CGFloat(1 << 20)

  /// The languages of a device.
  enum DeviceLanguage {
    case japanese
    case english
  }

  static func environment(
    scale: CGFloat = 3,
    device: DeviceLanguage = .japanese
  ) throws -> EnvironmentValues {
    let library = device == .japanese ? japanese : english
    var environment = EnvironmentValues(
      fontLibrary: try library.get(),
      textPreparer: preparer
    )
    environment.displayScale = scale
    return environment
  }

  static func resolve(
    _ view: some View,
    scale: CGFloat = 3,
    device: DeviceLanguage = .japanese
  ) throws -> LayoutNode {
    LayoutResolver(environment: try environment(scale: scale, device: device)).resolve(view)
  }

  static func size(
    _ view: some View,
    _ width: CGFloat?,
    _ height: CGFloat?,
    scale: CGFloat = 3,
    device: DeviceLanguage = .japanese
  ) throws -> CGSize {
    try resolve(view, scale: scale, device: device)
      .sizeThatFits(ProposedViewSize(width: width, height: height))
  }

  static func decide(
    _ view: some View,
    _ width: CGFloat,
    _ height: CGFloat,
    tracing: FitTracing = .tried
  ) throws -> FitDecision {
    try resolve(view).decide(
      in: CGSize(width: width, height: height),
      displayScale: 3,
      tracing: tracing
    )
  }

  /// The frames of what is drawn, in drawing order.
  static func frames(_ view: some View, _ width: CGFloat, _ height: CGFloat) throws -> [CGRect] {
    try decide(view, width, height).displayList.items.map(\.frame)
  }

  /// Expects what is drawn, on a device in English with two pixels a point, where it was recorded.
  /// - Parameter recorded: the frames in drawing order, each its x, y, width and height.
  static func expect(
    _ view: some View,
    in width: CGFloat,
    _ height: CGFloat,
    at recorded: [[CGFloat]],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let drawn = try resolve(view, scale: 2, device: .english).decide(
      in: CGSize(width: width, height: height),
      displayScale: 2,
      tracing: .tried
    ).displayList.items.map { item -> [CGFloat] in
      [item.frame.minX, item.frame.minY, item.frame.width, item.frame.height]
    }
    let agree =
      drawn.count == recorded.count
      && zip(drawn, recorded).allSatisfy { own, other in
        other.count == 4 && zip(own, other).allSatisfy { abs($0 - $1) < 1e-9 }
      }
    #expect(agree, "\(drawn) for \(recorded)", sourceLocation: sourceLocation)
  }

  /// The shapes that are drawn, in drawing order, but for those within effects.
  static func shapes(
    _ view: some View,
    _ width: CGFloat,
    _ height: CGFloat
  ) throws -> [PlacedShape] {
    try decide(view, width, height).displayList.items.compactMap { item in
      if case .shape(let shape) = item { shape } else { nil }
    }
  }
}

/// A view of one size, whatever it is offered.
struct Block: View {
  let width: CGFloat
  let height: CGFloat

  init(_ width: CGFloat, _ height: CGFloat) {
    self.width = width
    self.height = height
  }

  var body: some View {
    Color.white.frame(width: width, height: height)
  }
}
