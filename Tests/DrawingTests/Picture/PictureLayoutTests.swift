import Foundation
import SwiftUISurface
import TestSupport
import Testing

@testable import Drawing

/// Panels of a picture stand side by side, in order, apart from each other, inside it.
@Suite struct PictureLayoutTests {
  @Test(arguments: 1...12, [nil, -3, 1, 2, 5, 100])
  func panelsStandApart(count: Int, columns: Int?) {
    let panels = (0..<count).map { index in
      PicturePanel(
        content: blank(width: index % 3 == 0 ? 120 : 160, height: index % 2 == 0 ? 50 : 60),
        caption: index % 4 == 0 ? blank(width: 180, height: 12) : nil
      )
    }
    let picture = Picture(panels: panels, columns: columns)
    let layout = PictureLayout(picture)
    #expect(layout.contents.count == count)
    #expect(layout.captions.count == count)

    // With the caption counted in, which may be wider than the bounds.
    let areas = picture.panels.indices.map { index in
      let content = layout.contents[index]
      let caption = picture.panels[index].caption?.size ?? .zero
      let bottom = max(content.y + content.height, layout.captions[index].y + caption.height)
      return CGRect(
        x: content.x,
        y: content.y,
        width: max(content.width, caption.width),
        height: bottom - content.y
      )
    }
    let whole = CGRect(x: 0, y: 0, width: layout.width, height: layout.height)
    for (index, area) in areas.enumerated() {
      #expect(whole.contains(area))
      for other in areas[(index + 1)...] {
        #expect(!area.intersects(other))
        #expect(area.minY < other.minY || area.minX < other.minX)
      }
    }
    if let columns {
      let firstRow = layout.contents.prefix { $0.y == layout.contents[0].y }
      #expect(firstRow.count == min(max(columns, 1), count))
    }
  }

  /// A picture is as fine as its finest widget, one of nothing has a pixel a point.
  @Test(
    arguments: [
      ([], 1), ([1], 1), ([2], 2), ([3], 3), ([1, 3, 2], 3), ([3, 2], 3), ([0.5, 0.25], 0.5),
    ] as [([Double], Double)]
  )
  func theFinestWidgetDecides(_ scales: [Double], _ finest: Double) {
    let panels = scales.map { PicturePanel(content: blank(width: 9, height: 9, scale: $0)) }
    #expect(Picture(panels: panels).displayScale == finest)
  }

  /// As many columns as make the sides most alike, a picture being a fifth wider than high: the root of
  /// 1.2 n (height + 24) / (width + 28), where captions add 12 and their own height.
  @Test(
    arguments: [
      (5, 68.0, 76.0, nil, 3), (5, 68, 75.9, nil, 2), (5, 68.1, 76, nil, 2), (4, 36, 6, nil, 2),
      (4, 36, 5.9, nil, 1), (4, 68, 101, nil, 3), (4, 4, 1000, nil, 4), (4, 1000, 1, nil, 1),
      (5, 68, 44, CGSize(width: 9, height: 20), 3), (5, 68, 43.9, CGSize(width: 9, height: 20), 2),
      (5, 9, 44, CGSize(width: 68, height: 20), 3), (5, 9, 44, CGSize(width: 68.1, height: 20), 2),
      (5, 68, 76, CGSize(width: 200, height: 0), 3),
      // Widths and heights of nothing, and of no number.
      (4, -28, 50, nil, 1), (4, 50, -24, nil, 1), (4, Double.nan, 50, nil, 1),
      (4, 50, Double.nan, nil, 1), (4, Double.infinity, 50, nil, 1),
      (4, 50, Double.infinity, nil, 1),
      (4, -27.5, -23.5, nil, 2),
      // More columns than a number counts.
      (4, 50, 1e300, nil, 1),
    ] as [(Int, Double, Double, CGSize?, Int)]
  )
  func columnsMakeTheSidesAlike(
    _ count: Int,
    _ width: Double,
    _ height: Double,
    _ caption: CGSize?,
    _ columns: Int
  ) {
    let panel = PicturePanel(
      content: blank(width: width, height: height),
      caption: caption.map { blank(width: $0.width, height: $0.height) }
    )
    let layout = PictureLayout(Picture(panels: Array(repeating: panel, count: count)))
    let asked = PictureLayout(
      Picture(panels: Array(repeating: panel, count: count), columns: columns)
    )
    #expect("\(layout)" == "\(asked)")
  }

  /// The texts of all panels in the order in which they are drawn; those of the first are the title where none is given.
  @Test func picturesTellTheirTexts() throws {
    let single = try Sample.widget("d")
    let panels = [
      PicturePanel(
        content: try Sample.widget("a", "", "b"),
        caption: try Sample.widget("c")
      ),
      PicturePanel(content: single),
      PicturePanel(content: blank(width: 9, height: 9), caption: try Sample.widget("", "e")),
    ]
    let picture = Picture(panels: panels, heading: try Sample.widget("f"))
    #expect(picture.texts == ["f", "a", "b", "c", "d", "e"])
    #expect(picture.title == "a — b")
    #expect(Picture(panels: panels, title: "g").title == "g")
    #expect(Picture(single).title == "d" && Picture(single, title: "g").title == "g")
    let nothing = Picture(panels: [])
    #expect(nothing.title.isEmpty && nothing.texts.isEmpty)
  }

  @Test func aHeadingStandsAbove() {
    let panel = PicturePanel(content: blank(width: 146, height: 58))
    let heading = blank(width: 300, height: 20)
    let layout = PictureLayout(Picture(panels: [panel], heading: heading))
    #expect(layout.width >= 300)
    #expect(layout.contents[0].y >= layout.heading.y + 20)
    let plain = PictureLayout(Picture(panels: [panel]))
    #expect(layout.height > plain.height)
  }

  /// A heading is as wide as the three columns below it with what is between them, a caption as its widget, and both are
  /// as fine as what they stand beside; what has no height has a point.
  @MainActor @Test func wordsAreAsWideAsWhatTheyTellOf() throws {
    let fonts = try TestFonts.japanese()
    let sizes: [(width: Double, scale: Double)] = [(10, 2), (20, 3), (40, 2), (80, 1)]
    let panels = sizes.map { size in
      PicturePanel(content: blank(width: size.width, height: 9, scale: size.scale))
    }
    let picture = Picture(panels: panels, heading: "A", fonts: fonts)
    #expect(picture.heading?.size.width == 126 && picture.heading?.displayScale == 3)
    #expect(picture.title == "A" && picture.columns == nil)
    let bare = Picture(panels: [], heading: "A", fonts: fonts)
    #expect(bare.heading?.size.width == 56 && bare.heading?.displayScale == 1)
    let panel = PicturePanel(
      content: blank(width: 70, height: 9, scale: 3),
      caption: "A",
      fonts: fonts
    )
    #expect(panel.caption?.size.width == 70 && panel.caption?.displayScale == 3)
    #expect(panel.emphasis == .plain)
    let environment = EnvironmentValues(fontLibrary: fonts)
    let nothing = DisplayList(of: EmptyView(), width: 10, environment: environment)
    #expect(nothing.size == CGSize(width: 10, height: 1))
  }
}

/// A widget that shows nothing.
func blank(width: Double, height: Double, scale: Double = 2) -> DisplayList {
  DisplayList(size: CGSize(width: width, height: height), displayScale: scale, items: [])
}
