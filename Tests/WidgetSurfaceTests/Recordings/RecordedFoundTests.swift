// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

@testable import WidgetSurface

/// What code finds that looks for its app's folders, for pictures in files, and for the system that runs an extension.
@MainActor
@Suite(.outsideOfBodies) struct RecordedFoundTests {
  private static let recording = Recording(
    "WidgetSurfaceTests/Recorded/found.recorded",
    names: ["pictures", "labels", "groups of views"]
  )

  /// A group's folder has its name, lies where its host says, and is made when it is asked for.
  @Test func groupsHaveFolders() throws {
    let files = FileManager.default
    func folder(_ name: String) -> URL? {
      files.containerURL(forSecurityApplicationGroupIdentifier: name)
    }
    for name in ["", ".", "..", "/", "/.", "./.", "//../"] {
      #expect(
        (folder(name) == nil) == (["", ".", ".."].contains(name.filter { $0 != "/" })),
        "\(name)"
      )
    }
    let name = "group.\(UUID().uuidString)"
    let found = try #require(folder("/\(name)/"))
    defer { try? files.removeItem(at: found) }
    #expect(found.lastPathComponent == name)
    #expect(found.deletingLastPathComponent().lastPathComponent == "fitcheck-groups")
    var isFolder: ObjCBool = false
    #expect(files.fileExists(atPath: found.path, isDirectory: &isFolder) && isFolder.boolValue)
    #expect(folder(name) == found)
    // Where a file has the name there is no folder.
    let other = "group.\(UUID().uuidString)"
    let file = found.deletingLastPathComponent().appending(path: other)
    try Data().write(to: file)
    defer { try? files.removeItem(at: file) }
    #expect(folder(other) == nil)
  }

  @Test func groupsLieWhereTheHostSays() async {
    await #expect(processExitsWith: .success) {
      let place = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
      setenv("FITCHECK_HOST_GROUPS", place.path, 1)
      defer { try? FileManager.default.removeItem(at: place) }
      let found = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "a/b")
      #expect(found?.path == place.path + "/ab")
    }
  }

  // MARK: - The system

  /// What an extension asks for is noted and done at once.
  @Test func anExtensionIsAnsweredAtOnce() throws {
    let context = NSExtensionContext()
    var answers: [Bool] = []
    let pages = try ["tide://a", "tide://b"].map { try #require(URL(string: $0)) }
    for page in pages { context.open(page) { answers.append($0) } }
    context.open(pages[0])
    context.completeRequest(returningItems: nil) { answers.append($0) }
    context.completeRequest(returningItems: [1])
    #expect(answers == [true, true, true])
    #expect(context.opened == [pages[0], pages[1], pages[0]])
    #expect(context.widgetMaximumSize(for: .compact) == .zero)
    context.maximumSizes = [.expanded: CGSize(width: 3, height: 4)]
    #expect(context.widgetMaximumSize(for: .compact) == .zero)
    #expect(context.widgetMaximumSize(for: .expanded) == CGSize(width: 3, height: 4))
    #expect(context.widgetLargestAvailableDisplayMode == .compact)
    let screen = UIScreen()
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 375, height: 667) && screen.scale == 2)
  }

  private final class Bare: UIViewController, NCWidgetProviding {}

  /// What an extension leaves out is done as the system says.
  @Test func whatAnExtensionLeavesOutIsUsual() {
    let bare = Bare()
    var results: [NCUpdateResult] = []
    bare.widgetPerformUpdate { results.append($0) }
    #expect(results == [.noData])
    let margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(bare.widgetMarginInsets(forProposedMarginInsets: margins) == margins)
    #expect(TodayExtension().typeName.contains("EmptyTodayController"))
    #expect(TodayExtension { Bare() }.typeName == "Bare")
    #expect(TodayExtension().definitions.isEmpty)
    #expect(NCWidgetController.widgetController() !== NCWidgetController.widgetController())
    #expect(bare.extensionContext == nil && bare.parent == nil)
    #expect(UIView(coder: NSCoder()) == nil && UIViewController(coder: NSCoder()) == nil)
    #expect(CGContext().makeImage() == nil)
  }

  /// A controller whose view is set, made by itself, or left out.
  @Test func controllersMakeTheirViewsOnce() {
    final class Leaving: UIViewController {
      var calls = 0
      override func loadView() { calls += 1 }
      override func viewDidLoad() { calls += 10 }
    }
    let leaving = Leaving()
    let view = leaving.view
    #expect(leaving.view === view && leaving.isViewLoaded && leaving.calls == 11)
    leaving.loadViewIfNeeded()
    #expect(leaving.calls == 11)
    let other = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    leaving.view = other
    #expect(leaving.view === other && leaving.calls == 11)
    let set = Leaving()
    set.view = other
    #expect(set.isViewLoaded && set.view === other && set.calls == 0)
  }

  // MARK: - Pictures

  @Test func picturesOfFilesAreAsRecorded() throws {
    let gif = String(decoding: Array("GIF89a".utf8) + [60, 0, 12, 0, 0], as: UTF8.self)
    let names = [
      "a.gif", "a@2x.gif", "a@3x.gif", "a@2x@3x.gif", "a@4x.gif", "@3x", "a@2x", "a.b@2x.png",
      "none.gif",
      "text.gif",
    ]
    var files = Dictionary(uniqueKeysWithValues: names.map { ($0, gif) })
    files["none.gif"] = nil
    files["text.gif"] = "words"
    let folder = try TestFiles.temporaryFolder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    func described(_ image: UIImage?) -> String {
      image.map { "\($0.size) at \($0.scale) \($0.source)" } ?? "none"
    }
    var lines = names.map { name in
      "\(name): \(described(UIImage(contentsOfFile: folder.appending(path: name).path)))"
    }
    lines += [-1, 0, 0.5, 4].map { (scale: CGFloat) in
      "\(scale): \(described(UIImage(data: Data(gif.utf8), scale: scale)))"
    }
    lines += [
      described(UIImage()), described(UIImage(named: "a")), described(UIImage(systemName: "star")),
      described(UIImage(imageLiteralResourceName: "b")),
    ]
    let (one, other) = (UIImage(), UIImage())
    #expect(one == one && one != other && Set([one, one, other]).count == 2)
    for image in [nil, UIImage(data: Data(gif.utf8), scale: 2)] {
      let view = UIImageView(image: image)
      lines.append(
        "\(view.frame) \(view.intrinsicContentSize) \(view.sizeThatFits(CGSize(width: 3, height: 4)))"
      )
      view.frame = CGRect(x: 1, y: 2, width: 7, height: 9)
      lines.append(
        "\(view.intrinsicContentSize) \(view.sizeThatFits(CGSize(width: 3, height: 4)))"
      )
    }
    try Self.recording.check("pictures", lines.map { $0.replacing(folder.path, with: "HERE") })
  }

  // MARK: - Labels

  /// Labels of every setting in which fonts grow smaller, lines are cut and stand at a side.
  @Test func labelsAreSetAsRecorded() throws {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedEnglish())
    environment.displayScale = 3
    let selector = FitSelector(environment: environment)
    var lines: [String] = []
    for count in [0, 1, 2] {
      for (adjusts, least) in [(false, 0.5), (true, 0), (true, 0.4), (true, 1), (true, 1.5)]
        as [(Bool, CGFloat)]
      {
        for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
          let label = UILabel(frame: CGRect(x: 3, y: 4, width: 50, height: 44))
          label.text = "Night ferries return"
          label.numberOfLines = count
          label.adjustsFontSizeToFitWidth = adjusts
          label.minimumScaleFactor = least
          label.lineBreakMode = mode
          label.textColor = .systemRed
          label.accessibilityIdentifier = mode == .byTruncatingHead ? nil : "name"
          let decision = selector.decide(label.shown, in: CGSize(width: 50, height: 44))
          lines += decision.placed.texts.map { text in
            "\(count) \(adjusts) \(least) \(mode): \(text.role ?? "–") \(text.lines.map(\.text)) "
              + "\(text.pointSize.toThousandths)"
          }
        }
      }
    }
    try Self.recording.check("labels", lines)
  }

  // MARK: - Groups of views

  /// A group of up to five views in rooms of several shapes, in each style, and the ground of every family.
  @Test func groupsAreLaidOutAsRecorded() throws {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedEnglish())
    environment.displayScale = 2
    var lines: [String] = []
    func note(_ words: String, _ view: some View, _ size: CGSize) {
      let decision = FitSelector(environment: environment).decide(view, in: size)
      lines.append(
        "\(words): #\("\(decision.displayList.items)".digest) "
          + "\(decision.displayList.items.map { "\($0.frame)" }) \(decision.standIns.map(\.subject))"
      )
    }
    let styles: [(String, AccessoryWidgetGroupStyle)] = [
      ("automatic", .automatic), ("circular", .circular), ("square", .roundedSquare),
    ]
    for count in [0, 1, 2, 3, 5] {
      for (name, style) in styles {
        for size in [CGSize(width: 160, height: 70), CGSize(width: 90, height: 80)] {
          let group = AccessoryWidgetGroup(label: { Text("Tide") }) {
            ForEach(0..<count, id: \.self) { Color.red.opacity(1 - Double($0) / 9) }
          }
          .accessoryWidgetGroupStyle(style)
          note("\(count) \(name) \(size.width)", group, size)
        }
      }
    }
    let titled = AccessoryWidgetGroup(String("Tide"), systemImage: "water.waves") { Color.red }
    note("titled", titled, CGSize(width: 160, height: 70))
    note("unsaid", titled.accessoryWidgetGroupStyle(), CGSize(width: 160, height: 70))
    for family in WidgetFamily.allCases {
      environment.widgetFamily = family
      note("\(family)", AccessoryWidgetBackground(), CGSize(width: 60, height: 40))
    }
    try Self.recording.check("groups of views", lines)
  }
}
#endif
