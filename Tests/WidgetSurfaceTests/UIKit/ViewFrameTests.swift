import Dispatch
import Foundation
import SwiftUISurface
import Testing
import ViewFitting

@testable import WidgetSurface

// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
/// Where views stand that code gives a size, and what is kept of pictures that code draws.
@MainActor
@Suite struct ViewFrameTests {
  /// A view that would be larger than any size it is asked about.
  private final class Fitting: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width + 20, height: size.height + 16)
    }
  }

  /// The middle of a view stays where it is when its area is changed; what takes the size that fits begins
  /// where it did.
  @Test func sizesAreChangedAboutAPoint() {
    let view = Fitting(frame: CGRect(x: 10, y: 20, width: 40, height: 8))
    view.bounds.size = CGSize(width: 20, height: 18)
    #expect(view.frame == CGRect(x: 20, y: 15, width: 20, height: 18))
    view.bounds = CGRect(x: 0, y: 0, width: 40, height: 8)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 8))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 60, height: 24))
  }

  /// The ground of a view ends where the view does, however far the views on it stand out.
  @Test func groundsAreAsLargeAsTheirViews() {
    let own = CGRect(x: 0, y: 0, width: 20, height: 10)
    let outer = UIView(frame: own)
    let inner = UIView(frame: CGRect(x: 5, y: 0, width: 40, height: 30))
    outer.backgroundColor = .systemRed
    inner.backgroundColor = .systemBlue
    outer.addSubview(inner)
    let shown = FitSelector(environment: EnvironmentValues()).decide(outer.shown, in: own.size)
    #expect(shown.displayList.items.map(\.frame) == [own, inner.frame])
  }

  /// Margins that are taken off the width of a view as it was loaded stay when it gets another width.
  @Test func viewsAreLoadedAsLargeAsTheScreen() {
    final class Margined: UIViewController {
      let label = UIView()
      override func viewDidLoad() {
        label.frame = CGRect(x: 16, y: 8, width: view.bounds.width - 32, height: 21)
        label.autoresizingMask = .flexibleWidth
        view.addSubview(label)
      }
    }
    let controller = Margined()
    #expect(controller.view.frame == UIScreen.main.ownBounds)
    controller.layOut(in: CGSize(width: 359, height: 110))
    #expect(controller.label.frame == CGRect(x: 16, y: 8, width: 327, height: 21))
  }

  /// A view stands on one other view, and there once: where it is added again, it comes to the front.
  @Test func viewsStandOnOneViewOnce() {
    let (root, other, one, two) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(one)
    root.addSubview(two)
    root.addSubview(one)
    #expect(root.subviews.map { $0 === one } == [false, true])
    root.insertSubview(one, at: 0)
    #expect(root.subviews.map { $0 === one } == [true, false])
    #expect(one.superview === root && two.superview === root)
    other.addSubview(one)
    #expect(root.subviews.map { $0 === two } == [true])
    #expect(other.subviews.count == 1 && one.superview === other)
  }

  /// Of several views with a number the lowest is found, and what stands on it before what stands above it.
  @Test func ofOneNumberTheLowestViewIsFound() {
    let (root, low, high, inner) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(low)
    root.addSubview(high)
    low.addSubview(inner)
    for view in [low, high, inner] { view.tag = 7 }
    #expect(root.viewWithTag(7) === low)
    low.tag = 8
    #expect(root.viewWithTag(7) === inner)
    inner.tag = 8
    #expect(root.viewWithTag(7) === high)
  }

  /// So does a controller belong to one other, once: to the last that it was added to.
  @Test func controllersBelongToOneOther() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    first.addChild(UIViewController())
    first.addChild(child)
    #expect(first.children.map { $0 === child } == [false, true])
    second.addChild(child)
    #expect(first.children.map { $0 === child } == [false])
    #expect(second.children.count == 1 && child.parent === second)
  }

  /// Counts how often it is laid out.
  private final class Counting: UIView {
    var count = 0

    override func layoutSubviews() { count += 1 }
  }

  /// A view is laid out once, and again where there is something new on it, it has another size, or somebody says so.
  @Test func viewsAreLaidOutWhereSomethingIsNew() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let changes: [(UIView) -> Void] = [
      { _ in }, { _ in }, { $0.addSubview(UIView()) }, { $0.frame.origin.x = 5 },
      { $0.frame.size.height = 30 }, { $0.setNeedsLayout() },
    ]
    let counts = changes.map { change in
      change(view)
      view.layoutIfNeeded()
      return view.count
    }
    #expect(counts == [1, 1, 2, 2, 3, 4])
  }

  /// What asks to be laid out while it is, is so the next time.
  @Test func viewsMayAskWhileTheyAreLaidOut() {
    final class Asking: UIView {
      var count = 0

      override func layoutSubviews() {
        count += 1
        if count < 3 { setNeedsLayout() }
      }
    }
    let view = Asking()
    var counts: [Int] = []
    for _ in 0..<5 {
      view.layoutIfNeeded()
      counts.append(view.count)
    }
    #expect(counts == [1, 2, 3, 3, 3])
  }

  /// A controller's view is laid out each time that it is shown, with what its controller has placed on it by then.
  @Test func viewsOfControllersAreLaidOutWithWhatIsPlaced() {
    final class Placing: UIViewController {
      let root = Counting()
      let inner = Counting()

      override func loadView() { view = root }
      override func viewDidLayoutSubviews() {
        if inner.superview == nil { view.addSubview(inner) }
      }
    }
    let controller = Placing()
    let size = CGSize(width: 40, height: 20)
    controller.layOut(in: size)
    #expect(controller.root.count == 2 && controller.inner.count == 1)
    controller.layOut(in: size)
    #expect(controller.root.count == 3 && controller.inner.count == 1)
  }

  /// What a controller does before its view is laid out comes before that, and what it does afterwards comes behind it.
  @Test func controllersAreToldBeforeAndAfterTheirViews() {
    final class Noting: UIView {
      var steps: [String] = []
      override func layoutSubviews() { steps.append("view") }
    }
    final class Telling: UIViewController {
      let root = Noting()
      override func loadView() { view = root }
      override func viewWillLayoutSubviews() { root.steps.append("before") }
      override func viewDidLayoutSubviews() { root.steps.append("after") }
    }
    let controller = Telling()
    controller.layOut(in: CGSize(width: 40, height: 20))
    #expect(controller.root.steps == ["before", "view", "after"])
  }

  /// A view of SwiftUI's that takes what it is offered is offered all of the room, both ways.
  @Test func rootViewsAreOfferedTheRoom() {
    let controller = UIHostingController(rootView: Color.red)
    let room = CGSize(width: 200, height: 90)
    #expect(controller.sizeThatFits(in: room) == room)
  }

  /// Who asks how large the screen is, or how many pixels a point has, asks in vain until it is a device's.
  @Test func theScreenIsAskedInVainUntilItIsADevices() {
    let asks: [(UIScreen) -> Void] = [{ _ = $0.bounds }, { _ = $0.scale }]
    let tells: [(UIScreen) -> Void] = [{ $0.bounds = .zero }, { $0.scale = 3 }]
    for ask in asks {
      let screen = UIScreen()
      // What is no question of a widget's makes it no device's either.
      screen.ownBounds = .zero
      #expect(!screen.isAskedInVain)
      ask(screen)
      #expect(screen.isAskedInVain)
      for tell in tells {
        screen.reset()
        tell(screen)
        ask(screen)
        #expect(!screen.isAskedInVain)
      }
      screen.reset()
      #expect(!screen.isAskedInVain)
      ask(screen)
      #expect(screen.isAskedInVain)
      #expect(screen.bounds == CGRect(x: 0, y: 0, width: 375, height: 667) && screen.scale == 2)
    }
  }

  /// In code for an iPhone, outside of the main thread's, such as a function that makes a smaller picture.
  private nonisolated static func pixelsOfRow(of screen: UIScreen) -> CGFloat {
    screen.bounds.width * screen.scale
  }

  @Test func anyThreadMayAskForTheScreen() async {
    let screen = UIScreen()
    let pixels = await Task.detached { Self.pixelsOfRow(of: screen) }.value
    #expect(pixels == 750 && screen.isAskedInVain)
  }

  /// A picture of the catalogue is as large as the app's catalogue or the environment tells, to code too that places
  /// others beside it.
  @Test func picturesOfTheCatalogueHaveTheirSize() async {
    var environment = EnvironmentValues()
    environment.imageSizes = ["map": CGSize(width: 41, height: 7)]
    let frames = await EnvironmentValues.reading(in: environment) {
      ["map", "none"].map { UIImageView(image: UIImage(named: $0)).frame.size }
    }
    #expect(frames == [CGSize(width: 41, height: 7), .zero])
  }

  /// A picture that code turns by a quarter is as wide as its pixels are high, be it mirrored or not.
  @Test func turnedPicturesHaveTheirSides() {
    let pixels = CGImage(width: 8, height: 6)
    let upright: [UIImage.Orientation] = [.up, .down, .upMirrored, .downMirrored]
    let turned: [UIImage.Orientation] = [.left, .right, .leftMirrored, .rightMirrored]
    for (orientations, width, height) in [(upright, 4.0, 3.0), (turned, 3, 4)] {
      for orientation in orientations {
        let image = UIImage(cgImage: pixels, scale: 2, orientation: orientation)
        #expect(image.size == CGSize(width: width, height: height), "\(orientation)")
        #expect(image.scale == 2)
      }
    }
  }

  /// What stands on a pixel in part has all of it, and what only touches the picture, or has a side of no length, has none
  /// (the comment on `CGImageCreateWithImageInRect` in Core Graphics' header).
  @Test func partsOfPicturesHaveWholePixels() {
    let parts: [(CGRect, [Int]?)] = [
      (CGRect(x: 2, y: 3, width: 4, height: 5), [4, 5]),
      (CGRect(x: 2.5, y: 3.25, width: 4, height: 5), [5, 6]),
      (CGRect(x: 2.25, y: 3.5, width: 0.5, height: 0.5), [1, 1]),
      (CGRect(x: 2.75, y: 3.75, width: 0.5, height: 0.5), [2, 2]),
      (CGRect(x: -0.5, y: -0.5, width: 1, height: 2), [1, 2]),
      (CGRect(x: 19.5, y: 9.5, width: 4, height: 4), [1, 1]),
      (CGRect(x: 6, y: 8, width: -4, height: -5), [4, 5]),
      (CGRect(x: 20, y: 0, width: 4, height: 4), nil),
      (CGRect(x: 0, y: 10, width: 4, height: 4), nil),
      (CGRect(x: 3, y: 3, width: 0, height: 4), nil),
      (CGRect(x: 3, y: 3, width: 4, height: 0), nil),
    ]
    let whole = CGImage(width: 20, height: 10)
    for (part, sides) in parts {
      let cut = whole.cropping(to: part)
      #expect(cut.map { [$0.width, $0.height] } == sides, "\(part)")
    }
  }

  /// A picture of a file whose pixels can be drawn has them with it, and is as large as its scale makes it.
  @Test func picturesKeepTheirPixels() throws {
    for (name, bytes) in UIImageTests.headers {
      let image = try #require(UIImage(data: Data(bytes), scale: 2))
      guard case .picture(let size, let pixels) = image.source else {
        Issue.record("\(image.source)")
        continue
      }
      #expect(size == CGSize(width: 150, height: 1) && image.size == size, "\(name)")
      #expect((pixels != nil) == (name != "GIF"), "\(name)")
    }
  }

  private final class Seen: @unchecked Sendable {
    var size: CGSize?
  }

  /// Each thread draws pictures of its own.
  @Test func picturesAreBegunByThread() {
    let small = CGSize(width: 2, height: 3)
    UIGraphicsBeginImageContextWithOptions(small, false, 1)
    let seen = Seen()
    let (begun, looked) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread {
      seen.size = UIGraphicsGetImageFromCurrentImageContext()?.size
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 50, height: 60), false, 1)
      begun.signal()
      looked.wait()
      UIGraphicsEndImageContext()
    }
    .start()
    begun.wait()
    let size = UIGraphicsGetImageFromCurrentImageContext()?.size
    looked.signal()
    UIGraphicsEndImageContext()
    #expect(seen.size == nil && size == small)
  }
}
#endif
