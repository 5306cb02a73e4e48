#if os(Linux)
import FitSelection
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import WidgetDevices
import WidgetHost
import WidgetSurface

/// Today extensions that say nothing of their height.
@MainActor
@Suite struct UnsizedExtensionTests {
  private final class Unsized: UIViewController, NCWidgetProviding {
    override func viewDidLoad() {
      extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    }
  }

  private final class Other: UIViewController, NCWidgetProviding {}

  private struct TwoExtensions: WidgetBundle {
    var body: some Widget {
      TodayExtension { Unsized() }
      TodayExtension { Other() }
    }
  }

  /// Of several extensions the one is shown that is asked for.
  @Test(arguments: ["Unsized", "Other"])
  func theExtensionThatIsAskedForIsShown(_ kind: String) async throws {
    var request = HostRequest(
      kind: kind,
      family: "todayCompact",
      surroundings: HostSurroundings(now: Date(timeIntervalSince1970: 1_764_590_400))
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 8 on iOS 13"]
    let host = WidgetHost(TwoExtensions())
    #expect(host.widgets.map(\.kind) == ["Unsized", "Other"])
    var begun: [String] = []
    try await host.run(request) { event in
      if case .began(let words) = event { begun.append(words.english) }
    }
    #expect(
      begun == ["\(kind).init", "\(kind).viewDidLoad", "\(kind).widgetPerformUpdate"]
    )
  }

  /// What a device said of its widgets says nothing of extensions, whatever other devices are named beside it.
  @Test(arguments: ["todayCompact", "todayExpanded"])
  func profilesHaveNoExtensions(_ family: String) async throws {
    let file = TestFiles.directory.deletingLastPathComponent()
      .appending(path: "Examples/Calibration/example-profile.json")
    var request = HostRequest(
      kind: "Unsized",
      family: family,
      surroundings: HostSurroundings(now: Date(timeIntervalSince1970: 1_764_590_400))
    )
    request.devices = ["iPhone 8 on iOS 13"]
    request.profile = try DeviceProfile(json: Data(contentsOf: file))
    let run = try await WidgetHost(TodayExtension { Unsized() }).run(request)
    #expect(run.entries == [] && run.updates == [] && run.isComplete)
    #expect(
      run.findings.map(\.message) == [
        "\(family) is of iOS 8 to 14, and no later version or profile has it"
      ]
    )
  }

  /// A view is loaded as large as the screen, which is no height that anybody wants: opened it stays as high as it was.
  @Test(arguments: ["iPhone 8 on iOS 13", "iPhone 6 on iOS 10"])
  func aViewAsLargeAsTheScreenWantsNoHeight(_ device: String) async throws {
    var request = HostRequest(
      kind: "Unsized",
      family: "todayExpanded",
      surroundings: HostSurroundings(now: Date(timeIntervalSince1970: 1_764_590_400))
    )
    request.waitForAllAnswers()
    request.devices = [device]
    let run = try await WidgetHost(TodayExtension { Unsized() }).run(request)
    #expect(run.entries.flatMap(\.layouts).map(\.height) == [110])
    #expect(run.updates.map(\.result) == ["noData"])
  }
}
#endif
