public import FontFaces
public import Foundation
public import SwiftUISurface

extension PicturePanel {
  /// Makes a panel with words under it.
  ///
  ///     PicturePanel(content: decision.displayList, caption: "iPhone 15", fonts: fonts)
  ///
  /// - Parameters:
  ///   - content: the widget as it was placed.
  ///   - caption: the words, on as many lines of 8 points as they need at the widget's width.
  ///   - fonts: the fonts of the words.
  ///   - emphasis: whether the widget calls for attention.
  @MainActor
  public init(
    content: DisplayList,
    caption: String,
    fonts: FontLibrary,
    emphasis: Emphasis = .plain
  ) {
    self.init(
      content: content,
      caption: DisplayList(
        words: caption,
        pointSize: 8,
        width: content.size.width,
        displayScale: content.displayScale,
        fonts: fonts
      ),
      emphasis: emphasis
    )
  }
}

extension Picture {
  /// Makes a picture of several widgets with words above them.
  ///
  /// - Parameters:
  ///   - panels: the widgets, in reading order.
  ///   - heading: the words, on as many lines of 14 points as they need above up to three widgets.
  ///   - fonts: the fonts of the words.
  ///   - columns: how many widgets stand in a row; nil lets the picture choose.
  @MainActor
  public init(panels: [PicturePanel], heading: String, fonts: FontLibrary, columns: Int? = nil) {
    let scale = panels.map(\.content.displayScale).max() ?? 1
    self.init(
      panels: panels,
      heading: DisplayList(
        words: heading,
        pointSize: 14,
        width: panels.prefix(3).map(\.content.size.width).reduce(56, +),
        displayScale: scale,
        fonts: fonts
      ),
      columns: columns,
      title: heading
    )
  }
}

extension DisplayList {
  /// Lays out a view at a width, as high as it needs to be: for headings and captions.
  ///
  /// - Parameters:
  ///   - view: the view; it stands at the leading edge.
  ///   - width: the width that it is offered, points.
  ///   - environment: what it is resolved in.
  @MainActor
  public init(of view: some View, width: CGFloat, environment: EnvironmentValues) {
    func decide(_ view: some View, height: CGFloat) -> FitDecision {
      LayoutResolver(environment: environment).resolve(view).decide(
        in: CGSize(width: width, height: height),
        displayScale: environment.displayScale,
        tracing: .tried
      )
    }
    let fixed = view.frame(width: width, alignment: .leading)
    let probe = decide(fixed.fixedSize(horizontal: false, vertical: true), height: 1)
    self = decide(fixed, height: max(probe.placed.size.height, 1)).displayList
  }

  /// Lays out words at a width.
  @MainActor
  fileprivate init(
    words: String,
    pointSize: CGFloat,
    width: CGFloat,
    displayScale: CGFloat,
    fonts: FontLibrary
  ) {
    var environment = EnvironmentValues(fontLibrary: fonts)
    environment.displayScale = displayScale
    self.init(
      of: Text(verbatim: words).font(.system(size: pointSize)),
      width: width,
      environment: environment
    )
  }
}
