import Foundation
import SwiftUISurface
import Testing

/// Arguments beyond what they can mean, and those that mean nothing.
@MainActor
@Suite struct BoundedArgumentTests {
  private let box: some View = Color.red.frame(width: 20, height: 10)

  private func shown(_ view: some View) throws -> String {
    let decision = try Layouts.decide(view, 60, 44)
    return "\(decision.displayList.items) \(decision.placed)"
  }

  @Test(
    arguments: [(2, 1), (-1, 0), (.nan, 1), (.infinity, 1), (-.infinity, 0), (0.25, 0.25)]
      as [(Double, Double)]
  )
  func opacitiesAreBetweenNoneAndAll(_ given: Double, _ expected: Double) throws {
    #expect(try shown(box.opacity(given)) == shown(box.opacity(expected)))
    // Two that are less than none are not more than none.
    #expect(
      try shown(box.opacity(given).opacity(-1)) == shown(box.opacity(expected).opacity(0))
    )
    #expect(try shown(box.opacity(0.5)) != shown(box))
  }

  /// What is no number moves nothing, along either axis, and no place is farther off than lengths are counted.
  @Test(
    arguments: [(.nan, 0), (.infinity, 0), (-.infinity, 0), (1e300, 1e9), (-1e300, -1e9)]
      as [(CGFloat, CGFloat)]
  )
  func placesHaveBounds(_ given: CGFloat, _ expected: CGFloat) throws {
    #expect(try shown(box.offset(x: given, y: 3)) == shown(box.offset(x: expected, y: 3)))
    #expect(try shown(box.offset(x: 3, y: given)) == shown(box.offset(x: 3, y: expected)))
    #expect(try shown(box.position(x: given, y: 3)) == shown(box.position(x: expected, y: 3)))
    #expect(try shown(box.position(x: 3, y: given)) == shown(box.position(x: 3, y: expected)))
  }

  /// A container has one column at least, and a view stands over one at least.
  @Test(arguments: [0, -1, -3, Int.min])
  func containersHaveOneColumnAtLeast(_ count: Int) throws {
    func columns(_ count: Int, _ span: Int) -> some View {
      box.containerRelativeFrame(.horizontal, count: count, span: span, spacing: 2)
    }
    #expect(try shown(columns(count, 1)) == shown(columns(1, 1)))
    #expect(try shown(columns(3, count)) == shown(columns(3, 1)))
    #expect(try shown(columns(3, 2)) != shown(columns(3, 1)))
  }

  /// A length that follows from the container's is asked for by its axis, and for those that are named alone.
  @Test func lengthsOfTheContainerAreAskedForByTheirAxis() throws {
    func part(_ axes: Axis.Set) -> some View {
      Color.red.containerRelativeFrame(axes) { length, axis in
        axis == .horizontal ? length / 2 : length / 4
      }
    }
    let both = try Layouts.size(part([.horizontal, .vertical]), 60, 44)
    #expect(both == CGSize(width: 30, height: 11))
    #expect(try Layouts.size(part(.horizontal), 60, 44) == CGSize(width: 30, height: 44))
    #expect(try Layouts.size(part(.vertical), 60, 44) == CGSize(width: 60, height: 11))
  }

  @Test func whatIsNoPageAndNotOutOfDateIsNoRegion() throws {
    func count(_ view: some View) throws -> Int {
      try Layouts.decide(view, 60, 44).regions.count
    }
    let page = URL(string: "tide://harbour")
    #expect(try count(box) == 0 && count(box.widgetURL(nil)) == 0)
    #expect(try page != nil && count(box.widgetURL(page)) == 1)
    #expect(try count(box.invalidatableContent(false)) == 0)
    #expect(try count(box.invalidatableContent()) == 1)
  }

  /// A hairline is a pixel, and a point from the first of the accessibility sizes on.
  @Test(arguments: DynamicTypeSize.allCases)
  func hairlinesAreThickerAtAccessibilitySizes(_ size: DynamicTypeSize) throws {
    let line = Divider().dynamicTypeSize(size)
    let thickness: CGFloat = size >= .accessibility1 ? 1 : 1.0 / 3
    #expect(try Layouts.size(line, 30, nil) == CGSize(width: 30, height: thickness))
    let coarse: CGFloat = size >= .accessibility1 ? 1 : 0.5
    #expect(try Layouts.size(line, 30, nil, scale: 2) == CGSize(width: 30, height: coarse))
  }

  /// A hairline is as faint in either scheme, white on dark and black on light.
  @Test(arguments: ColorScheme.allCases)
  func hairlinesFollowTheScheme(_ scheme: ColorScheme) throws {
    let line = Divider().environment(\.colorScheme, scheme)
    let colors = try Layouts.shapes(line, 30, 10).map(\.color)
    let whole = scheme == .dark ? DisplayColor.white : DisplayColor.black
    #expect(colors == [whole.opacity(0.29)])
  }
}
