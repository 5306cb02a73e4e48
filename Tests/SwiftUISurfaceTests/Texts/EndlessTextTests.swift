import Foundation
import SwiftUISurface
import Testing
import UnicodeText

/// Moving texts that are offered no width: in a widget they have no end, and what stands beside them is laid
/// out all the same.
@MainActor
@Suite struct EndlessTextTests {
  private static var endless: some View { MovingTextTests.timer.fixedSize() }

  /// As long as what it is offered, which it notes.
  private struct Noting: Layout {
    let widths: Locked<[CGFloat?]>

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize {
      widths.withLock { $0.append(proposal.width) }
      return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {}
  }

  /// A length without end that is kept back for views of a lower priority, or that a column has, leaves what is
  /// no number to nobody.
  @Test(arguments: [200, 0, .infinity] as [CGFloat])
  func viewsBesideItAreOfferedNumbers(_ width: CGFloat) throws {
    let widths = Locked<[CGFloat?]>([])
    let layout = Noting(widths: widths)
    let noting = layout { Block(1, 1) }
    let views: [AnyView] = [
      AnyView(
        HStack {
          Block(30, 10).layoutPriority(1)
          Self.endless
          noting
          Spacer()
        }
      ),
      AnyView(
        Grid {
          GridRow {
            Block(10, 5)
            Self.endless
          }
          GridRow { noting.gridCellColumns(2) }
        }
      ),
      AnyView(
        Grid {
          GridRow {
            Block(10, 5)
            Block(10, 5)
            Self.endless
          }
          GridRow { noting.gridCellColumns(2) }
        }
      ),
    ]
    for (index, view) in views.enumerated() {
      #expect(try Layouts.size(view, width, 40).width == .infinity, "\(index)")
      let offered: [CGFloat?] = widths.withLock { widths in
        defer { widths = [] }
        return widths
      }
      #expect(!offered.isEmpty, "\(index)")
      #expect(offered.allSatisfy { $0?.isNaN != true }, "\(index): \(offered)")
    }
  }

  /// Where it makes a row without end, which a frame lets begin at ten points, a view that needs more has its share first.
  @Test func rowsAroundItGrowWithoutEnd() throws {
    let inner = HStack(spacing: 0) {
      MovingTextTests.timer
      Block(1, 1)
    }
    let timers = HStack(spacing: 0) {
      inner
      Block(1, 1)
    }
    let row = HStack(spacing: 0) {
      timers.fixedSize().frame(minWidth: 10)
      Color.white.frame(minWidth: 50)
    }
    #expect(try Layouts.size(timers.fixedSize(), 80, 40).width == .infinity)
    #expect(try Layouts.size(row, 80, 40).width == 80)
    // With an end it comes first: there is room for both.
    let limited = HStack(spacing: 0) {
      timers.fixedSize().frame(minWidth: 10, maxWidth: 30)
      Color.white.frame(minWidth: 50)
    }
    #expect(try Layouts.size(limited, 80, 40).width == 80)
  }

  /// By itself, or in a row, it begins before all that is seen: iOS clips it away to nothing (LayoutRules §2.4).
  @Test func nothingIsSeenOfItAlone() throws {
    let row = HStack {
      Block(10, 10)
      Self.endless
    }
    for view in [AnyView(Self.endless), AnyView(row)] {
      let frame = try #require(Layouts.frames(view, 100, 20).first)
      #expect(frame.maxX < 0)
    }
  }

  /// Its words stand where it begins, however far it reaches.
  @Test func wordsStandWhereItBegins() throws {
    let width = try Layouts.size(MovingTextTests.same, nil, nil).width
    let view = Self.endless.frame(width: 60, alignment: .leading)
    let frame = try #require(Layouts.frames(view, 100, 20).first)
    #expect(frame.minX == 20 && frame.width == width)
  }

  /// Places a view seven points from its beginning, as wide as that is by itself; without an anchor nowhere.
  private struct Shifting: Layout {
    let anchor: UnitPoint?

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize { CGSize(width: 60, height: 20) }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      guard let anchor else { return }
      let point = CGPoint(x: bounds.minX + 7, y: bounds.minY)
      for subview in subviews { subview.place(at: point, anchor: anchor, proposal: .unspecified) }
    }
  }

  /// By its beginning it stands where a layout of one's own places it; its middle is further away than anything.
  @Test(arguments: [UnitPoint.topLeading, .top])
  func layoutsPlaceItsBeginning(_ anchor: UnitPoint) throws {
    let layout = Shifting(anchor: anchor)
    let view = layout { MovingTextTests.timer }
    let frame = try #require(Layouts.frames(view, 100, 20).first)
    #expect(anchor == .topLeading ? frame.minX == 27 : frame.maxX < 0)
  }

  /// Where a layout of one's own places it nowhere its middle is the layout's: far away, by a number.
  @Test func whatIsPlacedNowhereIsFarAway() throws {
    let layout = Shifting(anchor: nil)
    let view = layout { MovingTextTests.timer }
    let frame = try #require(Layouts.frames(view.fixedSize(), 100, 20).first)
    #expect(frame.minX.isFinite && frame.maxX < 0)
  }
}
