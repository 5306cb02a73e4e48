import Foundation
import SwiftUISurface

/// Where everything of a picture stands, in points from its top left corner.
///
/// Panels stand in rows of equal columns; a column is as wide as its widest panel, a row as high as
/// its highest.
struct PictureLayout: Sendable {
  /// Free space around the whole, between columns, between rows, and between a widget and its
  /// caption, in points.
  struct Spacing: Sendable {
    var edge = 24.0
    var column = 28.0
    var row = 24.0
    var caption = 12.0
  }

  private(set) var width: Double
  private(set) var height: Double
  /// Where the heading's own top left corner stands.
  private(set) var heading = Point(x: 0, y: 0)
  /// Parallel to the picture's panels: where a widget's bounds are.
  private(set) var contents: [Rectangle] = []
  /// Parallel to the picture's panels: where a caption's own top left corner stands.
  private(set) var captions: [Point] = []

  init(_ picture: Picture, spacing: Spacing = Spacing()) {
    let panels = picture.panels
    let columns = Self.columnCount(for: picture, spacing: spacing)
    let sizes = panels.map { Self.size(of: $0, spacing: spacing) }
    var widths = [Double](repeating: 0, count: columns)
    for (index, size) in sizes.enumerated() {
      widths[index % columns] = max(widths[index % columns], size.width)
    }

    width = spacing.edge * 2
    width += max(
      widths.reduce(0, +) + spacing.column * Double(columns - 1),
      Double(picture.heading?.size.width ?? 0)
    )
    var y = spacing.edge
    heading = Point(x: spacing.edge, y: y)
    if let size = picture.heading?.size, size.height > 0 {
      y += Double(size.height) + spacing.row
    }

    for start in stride(from: 0, to: panels.count, by: columns) {
      let row = start..<min(start + columns, panels.count)
      // Bounds of one row end on one line, so that captions begin on one line.
      let contentHeight = row.map { Double(panels[$0].content.size.height) }.max() ?? 0
      var x = spacing.edge
      for index in row {
        let size = panels[index].content.size
        contents.append(
          Rectangle(x: x, y: y, width: Double(size.width), height: Double(size.height))
        )
        captions.append(Point(x: x, y: y + contentHeight + spacing.caption))
        x += widths[index - start] + spacing.column
      }
      y += contentHeight
      y += row.map { sizes[$0].captionHeight }.max() ?? 0
      y += spacing.row
    }
    // Whole points are whole pixels at any display's scale: no half-covered last row.
    height = (y - spacing.row + spacing.edge).rounded(.up)
    width.round(.up)
  }

  private static func size(
    of panel: PicturePanel,
    spacing: Spacing
  ) -> (width: Double, captionHeight: Double) {
    let content = Double(panel.content.size.width)
    guard let caption = panel.caption?.size, caption.height > 0 else { return (content, 0) }
    return (max(content, Double(caption.width)), spacing.caption + Double(caption.height))
  }

  /// The columns asked for; or one row for a few panels, and for more as many columns as make the
  /// picture's sides most alike, leaning to the wide side.
  private static func columnCount(for picture: Picture, spacing: Spacing) -> Int {
    let count = max(picture.panels.count, 1)
    if let columns = picture.columns { return min(max(columns, 1), count) }
    if count <= 3 { return count }
    let width = picture.panels.map { size(of: $0, spacing: spacing).width }.max() ?? 0
    let height =
      picture.panels.map {
        Double($0.content.size.height) + size(of: $0, spacing: spacing).captionHeight
      }.max() ?? 0
    let (column, row) = (width + spacing.column, height + spacing.row)
    guard column > 0, row > 0, column.isFinite, row.isFinite else { return 1 }
    let square = (Double(count) * row * 1.2 / column).squareRoot().rounded()
    return min(max(Int(exactly: square) ?? 1, 1), count)
  }
}
