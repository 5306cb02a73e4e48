import Foundation
import SwiftUISurface

/// What a renderer draws: one laid-out widget, or several side by side, on a lock screen's ground.
///
///     let panels = decisions.map { name, decision in
///       PicturePanel(content: decision.displayList, caption: name, fonts: fonts)
///     }
///     let picture = Picture(panels: panels, heading: "Night ferry returns", fonts: fonts)
///     try PNGRenderer().render(picture).write(to: URL(filePath: "ferry.png"))
public struct Picture: Sendable {
  /// The widgets, in reading order: from left to right, row by row.
  public var panels: [PicturePanel]
  /// What stands above them all, laid out by the caller like any view; nil for nothing.
  public var heading: DisplayList?
  /// How many panels stand in a row; nil lets the picture choose rows that make it about as wide as
  /// high.
  public var columns: Int?
  /// What the picture shows, in words: the title of an SVG or a PDF, for those who do not see it.
  public var title: String

  /// Makes a picture of several widgets.
  ///
  /// - Parameters:
  ///   - panels: the widgets, in reading order.
  ///   - heading: what stands above them all, if anything.
  ///   - columns: how many stand in a row; a number below 1 counts as 1. Nil lets the picture
  ///     choose.
  ///   - title: what the picture shows, in words; nil takes the first widget's texts.
  public init(
    panels: [PicturePanel],
    heading: DisplayList? = nil,
    columns: Int? = nil,
    title: String? = nil
  ) {
    self.panels = panels
    self.heading = heading
    self.columns = columns
    self.title = title ?? panels.first?.content.strings.joined(separator: " — ") ?? ""
  }

  /// Makes a picture of one widget.
  public init(_ content: DisplayList, title: String? = nil) {
    self.init(panels: [PicturePanel(content: content)], title: title)
  }

  /// The finest display scale of its widgets, in pixels a point.
  public var displayScale: Double {
    panels.map { Double($0.content.displayScale) }.max() ?? 1
  }

  /// The texts it shows, whole, in the order they are drawn: heading, then each widget with its
  /// caption.
  public var texts: [String] {
    (heading?.strings ?? []) + panels.flatMap { $0.content.strings + ($0.caption?.strings ?? []) }
  }
}

/// One widget of a picture: its layout within its bounds, and a caption under it.
public struct PicturePanel: Sendable {
  /// The widget as it was placed; its size is the bounds, which are outlined.
  public var content: DisplayList
  /// What stands below the bounds, laid out by the caller like any view; nil for nothing.
  public var caption: DisplayList?
  /// Whether the widget calls for attention.
  public var emphasis: Emphasis

  /// How much a panel calls for attention.
  public enum Emphasis: Sendable, Hashable {
    /// Nothing is to be seen to.
    case plain
    /// It may be otherwise, such as a close call: a broken amber line runs around the widget.
    case doubt
    /// Something is wrong here, such as a headline that is cut: an amber line runs around the
    /// widget.
    case warning
  }

  /// Makes a panel from a layout and a caption.
  public init(content: DisplayList, caption: DisplayList? = nil, emphasis: Emphasis = .plain) {
    self.content = content
    self.caption = caption
    self.emphasis = emphasis
  }
}

extension DisplayList {
  /// The strings of its texts in drawing order, without empty ones.
  var strings: [String] {
    texts.map(\.string).filter { !$0.isEmpty }
  }
}
