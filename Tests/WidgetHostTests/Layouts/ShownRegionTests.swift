import Foundation
import LayoutEngine
import Testing

@testable import WidgetHost

/// What clips and masks show, where no text is held against them.
@Suite struct ShownRegionTests {
  private static func picture(_ x: CGFloat, opacity: Double = 1) -> DisplayItem {
    let frame = CGRect(x: x, y: 0, width: 10, height: 10)
    return .picture(PlacedPicture(frame: frame, pixels: .data(Data()), opacity: opacity))
  }

  /// A picture in a mask shows what its frame holds, as long as something is seen of it.
  @Test func picturesShowWhatTheirFramesHold() {
    let region = ShownRegion(
      coveredBy: [Self.picture(0), Self.picture(20, opacity: 0), Self.picture(40, opacity: 0.01)]
    )
    let places: [CGFloat] = [5, 15, 25, 45]
    let shown = places.map { region.contains(CGPoint(x: $0, y: 5)) }
    #expect(shown == [true, false, false, true])
    #expect(region.holds([CGPoint(x: 1, y: 1), CGPoint(x: 9, y: 9)]))
    #expect(!region.holds([CGPoint(x: 1, y: 1), CGPoint(x: 49, y: 9)]))
    #expect(region.outlineCount == 0)
  }

  /// A clip is thin that shows less than a length across or down; of a mask that is not asked.
  @Test func regionsAreThinInEitherDirection() {
    for (width, height) in [(4, 9), (9, 4)] as [(CGFloat, CGFloat)] {
      let frame = CGRect(x: 1, y: 2, width: width, height: height)
      for region in [ShownRegion(.ellipse, in: frame), ShownRegion(.path(Path(frame)), in: .zero)] {
        #expect(!region.isThinner(than: 4) && region.isThinner(than: 4.1))
      }
    }
    #expect(!ShownRegion(coveredBy: [Self.picture(0)]).isThinner(than: 100))
  }

  // MARK: - Groups

  private static func shape(
    opacity: Double = 1,
    color: DisplayColor = .white,
    stroke: StrokeStyle? = nil
  ) -> DisplayItem {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    return .shape(
      PlacedShape(frame: frame, shape: .rectangle, opacity: opacity, color: color, stroke: stroke)
    )
  }

  private static func group(
    _ items: [DisplayItem],
    _ effect: DisplayGroup.Effect
  ) -> DisplayItem {
    .group(DisplayGroup(items, effect))
  }

  /// Places in a row in the middle of items, of which those at 2 and 7 are within the first ten points.
  private static func shown(_ items: [DisplayItem]) -> [CGFloat] {
    let places: [CGFloat] = [2, 7, 12, 102, 107, 112]
    let region = ShownRegion(coveredBy: items)
    return places.filter { region.contains(CGPoint(x: $0, y: 5)) }
  }

  private static let right = CGRect(x: 5, y: 0, width: 10, height: 10)
  private static let away = CGAffineTransform(translationX: 100, y: 0)

  /// Of a group that is shown which its items cover, as far as its clip or mask shows them, where it is drawn.
  @Test func groupsShowWhatIsDrawnOfTheirItems() {
    let all = [Self.picture(0)]
    let clipped = Self.group(all, .clip(.rectangle, in: Self.right))
    let nothing = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    #expect(Self.shown(all) == [2, 7] && Self.shown([]) == [])
    #expect(Self.shown([clipped]) == [7])
    #expect(Self.shown([Self.group(all, .mask([Self.picture(5)]))]) == [7])
    #expect(Self.shown([Self.group(all, .mask([]))]) == [])
    #expect(Self.shown([Self.group(all, .transform(Self.away))]) == [102, 107])
    #expect(Self.shown([Self.group([clipped], .transform(Self.away))]) == [107])
    #expect(Self.shown([Self.group(all, .transform(nothing))]) == [])
    #expect(Self.shown([Self.group(all, .blend(.multiply))]) == [2, 7])
    #expect(Self.shown([Self.group(all, .isolated)]) == [2, 7])
    #expect(Self.shown([Self.group(all, .standIn(for: "star"))]) == [2, 7])
    // Several items show what any of them does.
    let several = [clipped, Self.group(all, .transform(Self.away))]
    #expect(Self.shown(several) == [7, 102, 107])
  }

  /// What is surely shown of a group is within all that shows it.
  @Test func groupsHoldWhatAllOfTheirPartsHold() {
    func holds(_ item: DisplayItem, _ from: CGFloat, _ to: CGFloat) -> Bool {
      ShownRegion(coveredBy: [item]).holds([CGPoint(x: from, y: 1), CGPoint(x: to, y: 9)])
    }
    let all = [Self.picture(0)]
    for effect in [
      DisplayGroup.Effect.clip(.rectangle, in: Self.right), .mask([Self.picture(5)]),
    ] {
      let cut = Self.group(all, effect)
      #expect(holds(cut, 6, 9) && !holds(cut, 4, 9) && !holds(cut, 6, 12))
    }
    let moved = Self.group(all, .transform(Self.away))
    #expect(holds(moved, 101, 109) && !holds(moved, 1, 9) && !holds(moved, 101, 111))
  }

  /// What has no colour, or no opacity, covers nothing; what has a little covers as much as what has all.
  @Test func shapesCoverWhatIsSeenOfThem() {
    #expect(Self.shown([Self.shape()]) == [2, 7])
    #expect(Self.shown([Self.shape(opacity: 0.01)]) == [2, 7])
    #expect(Self.shown([Self.shape(color: .white.opacity(0.01))]) == [2, 7])
    #expect(Self.shown([Self.shape(opacity: 0)]) == [])
    #expect(Self.shown([Self.shape(color: .clear)]) == [])
    // Paths alone are drawn as lines.
    #expect(Self.shown([Self.shape(stroke: StrokeStyle(lineWidth: 1))]) == [2, 7])
  }

  /// A line along a path covers half its width on either side, however high the path's frame is.
  @Test func linesCoverHalfTheirWidthOnEitherSide() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 20, y: 5))
    let line = DisplayItem.shape(
      PlacedShape(
        frame: CGRect(x: 0, y: 0, width: 20, height: 10),
        shape: .path(path),
        stroke: StrokeStyle(lineWidth: 4)
      )
    )
    let region = ShownRegion(coveredBy: [line])
    let heights: [CGFloat] = [2.5, 3.5, 5, 6.5, 7.5]
    let shown = heights.map { region.contains(CGPoint(x: 10, y: $0)) }
    #expect(shown == [false, true, true, true, false])
    #expect(region.holds([CGPoint(x: 2, y: 4), CGPoint(x: 18, y: 6)]))
    #expect(!region.holds([CGPoint(x: 2, y: 4), CGPoint(x: 18, y: 8)]))
    // The path, the clip around it and the mask of both are made lines once each.
    let clipped = Self.group([line], .clip(.path(path), in: .zero))
    let masked = Self.group([clipped], .mask([Self.group([line], .transform(Self.away))]))
    #expect(region.outlineCount == 1)
    #expect(ShownRegion(coveredBy: [clipped]).outlineCount == 2)
    #expect(ShownRegion(coveredBy: [masked, line]).outlineCount == 4)
  }

  /// What is gone around twice is shown by the one rule and not by the other.
  @Test func outlinesHaveTheirRules() {
    let path = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
      path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    for (kind, isShown) in [(ShapeKind.path(path), true), (.evenOddPath(path), false)] {
      let clip = ShownRegion(kind, in: .zero)
      let mask = ShownRegion(coveredBy: [.shape(PlacedShape(frame: .zero, shape: kind))])
      for region in [clip, mask] {
        #expect(region.contains(CGPoint(x: 10, y: 10)) == isShown)
        #expect(region.contains(CGPoint(x: 2, y: 10)))
        #expect(region.outlineCount == 1)
      }
    }
  }
}
