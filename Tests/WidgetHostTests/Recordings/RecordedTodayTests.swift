#if os(Linux)
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import WidgetHost
import WidgetSurface

/// Today extensions of every wish for height, for margins and for modes, on a device of each kind of system at
/// several sizes of text: everything that the host says of them, as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@MainActor
@Suite struct RecordedTodayTests {
  private static let recording = Recording(
    "WidgetHostTests/Recorded/today.recorded",
    names: ["wishes", "requests"]
  )

  /// What an extension wants.
  private struct Wish {
    var name: String
    /// How high it says that it wants to be, before it is asked for something new and after.
    var heights: [CGFloat] = [0, 0]
    /// How high its view would be at a width.
    var viewHeight: CGFloat = 60
    /// The margins in place of those proposed.
    var margins: UIEdgeInsets?
    var isExpandable = true
    /// What comes of asking for something new; `nil` for no answer.
    var result: NCUpdateResult? = .newData
    var answers = 1
  }

  private static let wishes = [
    Wish(name: "nothing"), Wish(name: "little", heights: [20, 20]),
    Wish(name: "much", heights: [4_000, 4_000]), Wish(name: "more later", heights: [130, 260]),
    Wish(name: "less than nothing", heights: [-5, 0], viewHeight: 5_000),
    Wish(name: "compact", heights: [300, 300], isExpandable: false),
    Wish(name: "no margins", heights: [150, 0], margins: .zero, result: .noData),
    Wish(
      name: "wide margins",
      heights: [150, 150],
      margins: UIEdgeInsets(top: 1, left: 30, bottom: 2, right: 40),
      result: .failed
    ),
    Wish(name: "no room", margins: UIEdgeInsets(top: 0, left: 900, bottom: 0, right: 900)),
    Wish(name: "too much room", margins: UIEdgeInsets(top: 0, left: -900, bottom: 0, right: -9)),
    Wish(name: "silence", result: nil), Wish(name: "two answers", answers: 2),
  ]

  /// Does what it wishes, and writes what it is told.
  private final class Wishing: UIViewController, NCWidgetProviding {
    private let label = UILabel()
    private let wish: Wish
    private var calls: [String] = [] {
      didSet { label.text = calls.joined(separator: " ") }
    }

    private final class Content: UIView {
      var height: CGFloat = 0

      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height + size.height / 8)
      }
    }

    init(_ wish: Wish) {
      self.wish = wish
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      let content = Content()
      content.height = wish.viewHeight
      view = content
    }

    override func viewDidLoad() {
      preferredContentSize = CGSize(width: 0, height: wish.heights[0])
      if wish.isExpandable { extensionContext?.widgetLargestAvailableDisplayMode = .expanded }
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 11)
      label.accessibilityIdentifier = "calls"
      view.addSubview(label)
      let (screen, traits) = (UIScreen.main, traitCollection)
      calls.append(
        "screen \(screen.bounds.width)×\(screen.bounds.height)@\(screen.scale) "
          + "\(traits.userInterfaceStyle == .dark ? "dark" : "light")"
      )
      calls.append(
        [NCWidgetDisplayMode.compact, .expanded].map {
          said(extensionContext?.widgetMaximumSize(for: $0) ?? .zero)
        }.joined(separator: " to ")
      )
    }

    private func said(_ size: CGSize) -> String { "\(size.width)×\(size.height)" }

    override func viewWillAppear(_ animated: Bool) { calls.append("appears") }
    override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
    override func viewDidLayoutSubviews() {
      label.frame = view.bounds
      calls.append(said(view.bounds.size))
    }

    func widgetActiveDisplayModeDidChange(
      _ mode: NCWidgetDisplayMode,
      withMaximumSize size: CGSize
    ) {
      let active = extensionContext?.widgetActiveDisplayMode == .expanded
      calls.append("\(mode == .compact ? "compact" : "expanded") in \(said(size)) \(active)")
    }

    func widgetMarginInsets(
      forProposedMarginInsets proposed: UIEdgeInsets
    ) -> UIEdgeInsets {
      calls.append("margins \(proposed.top) \(proposed.left) \(proposed.bottom) \(proposed.right)")
      return wish.margins ?? proposed
    }

    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
      calls.append("update")
      preferredContentSize.height = wish.heights[1]
      guard let result = wish.result else { return }
      for _ in 0..<wish.answers { completionHandler(result) }
    }
  }

  private static func said(
    _ wish: Wish,
    _ family: String,
    _ change: (inout HostRequest) -> Void
  ) async -> [String] {
    var request = HostRequest(
      kind: "Wishing",
      family: family,
      surroundings: HostSurroundings(now: Date(timeIntervalSince1970: 1_764_590_400))
    )
    request.waitForAllAnswers()
    if wish.result == nil { request.limits.secondsToAnswer = 0.05 }
    change(&request)
    return await RecordedEvents.lines(of: WidgetHost(TodayExtension { Wishing(wish) }), request)
  }

  @Test func wishesAreGrantedAsRecorded() async throws {
    let devices = [
      "iPhone 6 on iOS 8", "iPhone 5s on iOS 9", "iPhone 6 on iOS 10", "iPhone 8 on iOS 13",
      "iPhone X on iOS 14",
    ]
    var lines: [String] = []
    for wish in Self.wishes {
      for family in ["todayCompact", "todayExpanded"] {
        lines.append("== \(wish.name), \(family)")
        for device in devices {
          lines += await Self.said(wish, family) { $0.devices = [device] }
        }
        // One answer in time is waited for on each device.
        guard wish.result != nil else { continue }
        lines += await Self.said(wish, family) {
          $0.devices = [devices[2], devices[4]]
          $0.typeSizes = ["small", "xxxLarge"]
        }
      }
    }
    try Self.recording.check("wishes", lines)
  }

  @Test func requestsAreAnsweredAsRecorded() async throws {
    let requests: [(String, (inout HostRequest) -> Void)] = [
      ("plain", { _ in }), ("tapped", { $0.taps = ["a", "b"] }),
      ("entries", { $0.fixtures = .entries(Data("[]".utf8)) }),
      ("a span", { $0.until += 60 }), ("days", { $0.daysAhead = 2 }),
      ("a system", { $0.systemVersion = 18 }), ("every phone", { $0.devices = [] }),
      ("with one without", { $0.devices = ["iPhone 8", "iPhone 15", "iPhone X on iOS 14"] }),
      ("of those without", { $0.devices = ["iPhone 15", "iPhone 16"] }),
      ("of the other mode", { $0.devices = ["iPhone 6 on iOS 8", "iPhone 8"] }),
      ("nowhere", { $0.devices = ["Pixel 9"] }), ("no size", { $0.typeSizes = ["huge"] }),
      ("another family", { $0.family = "systemSmall" }), ("no family", { $0.family = "x" }),
      ("another kind", { $0.kind = "Other" }),
    ]
    var lines: [String] = []
    for family in ["todayCompact", "todayExpanded"] {
      for (name, change) in requests {
        lines.append("== \(name), \(family)")
        lines += await Self.said(Self.wishes[3], family) { request in
          request.devices = ["iPhone 8 on iOS 13"]
          change(&request)
        }
      }
    }
    try Self.recording.check("requests", lines)
  }
}
#endif
