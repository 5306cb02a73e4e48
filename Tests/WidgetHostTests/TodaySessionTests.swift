#if os(Linux)
import Foundation
import SwiftUISurface
import Testing
import WidgetHost
import WidgetSurface

/// What a Today extension finds around itself in this process, whenever it is asked for something.
@MainActor
@Suite struct TodaySessionTests {
  /// Says how large text is when it is loaded, and when it is asked for something new.
  private final class Sized: UIViewController, NCWidgetProviding {
    private let label = UILabel()
    private var sizes: [String] = [] {
      didSet { label.text = sizes.joined(separator: " ") }
    }

    private func tell() {
      sizes.append("\(UIFont.preferredFont(forTextStyle: .body).pointSize)")
    }

    override func viewDidLoad() {
      view.addSubview(label)
      tell()
    }

    override func viewDidLayoutSubviews() { label.frame = view.bounds }

    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
      tell()
      completionHandler(.newData)
    }
  }

  private static var request: HostRequest {
    var request = FaultTests.request("Sized")
    request.family = "todayCompact"
    request.waitForAllAnswers()
    request.devices = ["iPhone 8 on iOS 13"]
    return request
  }

  /// Body text is 17 points large, and 23 at the largest size but for those of accessibility.
  @Test func updatesAreAskedForInTheSameSurroundings() async throws {
    var request = Self.request
    request.typeSizes = ["large", "xxxLarge"]
    let run = try await WidgetHost(TodayExtension { Sized() }).run(request)
    let texts = run.entries.flatMap(\.layouts).map { $0.texts.map(\.string) }
    #expect(texts == [["17.0 17.0"], ["23.0 23.0"]])
    #expect(run.updates.map(\.typeSize) == ["large", "xxxLarge"])
  }

  /// Says how it is told that it appears.
  private final class Appearing: UIViewController, NCWidgetProviding {
    private let label = UILabel()
    private var told: [String] = [] {
      didSet { label.text = told.joined(separator: " ") }
    }

    override func viewDidLoad() { view.addSubview(label) }
    override func viewDidLayoutSubviews() { label.frame = view.bounds }
    override func viewWillAppear(_ animated: Bool) { told.append("will \(animated)") }
    override func viewDidAppear(_ animated: Bool) { told.append("did \(animated)") }
  }

  /// What is shown at once appears without any animation.
  @Test func extensionsAppearAtOnce() async throws {
    var request = Self.request
    request.kind = "Appearing"
    let run = try await WidgetHost(TodayExtension { Appearing() }).run(request)
    let texts = run.entries.flatMap(\.layouts).map { $0.texts.map(\.string) }
    #expect(texts == [["will false did false"]])
  }

  /// Fonts that are not to be had are refused, as they are for any other widget.
  @Test func fontsAreThoseThatAreAskedFor() async {
    var request = Self.request
    request.fontDirectory = "/nowhere"
    let refused = request
    let host = WidgetHost(TodayExtension { Sized() })
    await #expect(throws: HostError.self) { _ = try await host.run(refused) }
  }
}
#endif
