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
}
