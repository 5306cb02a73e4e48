import FitSelection
import FontFaces
import Foundation
import TestSupport
import Testing
import ViewFitting
import WidgetDevices

@testable import Headlines

/// A size that was asked for in place of phones' own areas is no phone's: nothing is said of every phone, and no class
/// of phones is named.
@MainActor
@Suite struct GivenSizeTests {
  private func given(
    _ devices: [Device],
    _ version: SystemVersion = .newest
  ) -> DeviceGroup {
    DeviceGroup(
      size: CGSize(width: 146, height: 58),
      displayScale: 3,
      systemVersion: version,
      devices: devices
    )
  }

  private func verdict(_ groups: [DeviceGroup]) throws -> String {
    let setting = HeadlineSetting(groups: groups, fonts: try TestFonts.english())
    let article = HeadlineArticle(headline: "Late", language: "en")
    return ArticleCheck(article: article, setting: setting).report().verdict()
  }

  @Test func devicesAreCounted() throws {
    let all = DeviceCatalogue.devices
    #expect(
      try verdict(DeviceGroup.grouping(all))
        == "The headline is whole on every iPhone with lock-screen widgets, each with its newest iOS."
    )
    #expect(
      try verdict([given(all)])
        == "The headline is whole on all \(all.count) devices, each with its newest system."
    )
    let older = DeviceCatalogue.devices(for: .lockScreen, margins: nil, version: .iOS18)
      .filter { $0.kind == .iPhone }
    #expect(
      try verdict(DeviceGroup.grouping(older))
        == "The headline is whole on every iPhone that runs iOS 18."
    )
    #expect(
      try verdict([given(older, .iOS18)])
        == "The headline is whole on all \(older.count) devices with iOS 18."
    )
    let one = try DeviceCatalogue.device(named: "iPhone 15", for: .lockScreen)
    #expect(try verdict([given([one])]) == "The headline is whole on iPhone 15 with iOS 26.")
  }

  /// Of five phones two are of one class; of four each is called by its own name where its area is its own.
  @Test func classesAreOfOwnAreas() throws {
    func classes(_ groups: [DeviceGroup]) -> [String] {
      AreaClass.classes(of: groups).map { "\($0.name) \($0.indices)" }
    }
    let phones = try ["iPhone 13 mini", "iPhone 14", "iPhone 13", "iPhone 15", "iPhone 14 Plus"].map
    {
      try DeviceCatalogue.device(named: $0, for: .lockScreen)
    }
    #expect(classes(DeviceGroup.grouping(phones)) == ["mini [0]", "iPhone [1, 2]", "Plus [3]"])
    #expect(classes([given(phones)]) == ["146 × 58 @3x [0]"])
    let few = [phones[0], phones[1], phones[3], phones[4]]
    #expect(
      classes(DeviceGroup.grouping(few))
        == ["13 mini [0]", "14 [1]", "15 [2]", "14 Plus [3]"]
    )
    #expect(classes([given(few)]) == ["146 × 58 @3x [0]"])
    #expect(classes([given([phones[3]])]) == ["15 [0]"])
  }

  /// A size that was asked for is no derived one, whatever is known of the devices' own areas.
  @Test func nothingIsSaidOfOwnAreas() throws {
    let phones = try ["iPhone 17 Pro", "iPhone 15"].map {
      try DeviceCatalogue.device(named: $0, for: .lockScreen)
    }
    #expect(DeviceNames.list(phones, markingDerived: "*") == "iPhone 17 Pro*, 15")
    let group = given(phones)
    #expect(DeviceNames.list(group.devices, markingDerived: "*") == "iPhone 17 Pro, 15")
    let setting = HeadlineSetting(groups: [group], fonts: try TestFonts.english())
    let article = HeadlineArticle(headline: "Late", language: "en")
    let report = ArticleCheck(article: article, setting: setting).report()
    #expect(report.footnotes() == [])
  }
}
