import DeviceTraits
import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing

@testable import WidgetDevices

/// The tables of widget sizes against the collected sources, `Cases/widget-sizes.json` and
/// `Cases/widget-content-margins.json`, figure by figure.
@Suite struct WidgetSizeTests {
  struct Points: Decodable {
    let w: Double
    let h: Double
    var size: CGSize { CGSize(width: w, height: h) }
  }

  struct Sizes: Decodable {
    var systemSmall: Points?
    var systemMedium: Points?
    var systemLarge: Points?
    var systemExtraLarge: Points?
    var accessoryCircular: Points?
    var accessoryRectangular: Points?
    var accessoryInline: Points?

    var all: [(WidgetSlot, CGSize)] {
      let families: [(WidgetFamily, Points?)] = [
        (.systemSmall, systemSmall), (.systemMedium, systemMedium), (.systemLarge, systemLarge),
        (.systemExtraLarge, systemExtraLarge), (.accessoryCircular, accessoryCircular),
        (.accessoryRectangular, accessoryRectangular), (.accessoryInline, accessoryInline),
      ]
      return families.compactMap { family, points in points.map { (.family(family), $0.size) } }
    }
  }

  struct Collection: Decodable {
    struct Tablet: Decodable {
      let key: String
      let displayZoomMoreSpaceOnly: Bool
      let canvas: Sizes
    }
    struct Newer: Decodable {
      let screenKey: String
      let accessoryFallback: Sizes
    }
    struct HomeScreen: Decodable {
      let screenKey: String
      let iconLabelsShown: Sizes
    }
    struct TextArea: Decodable {
      let screenKey: String
      let textArea: Points
    }
    struct Stack: Decodable {
      let caseSizeMm: Int
      let smartStackWidget: Points
    }
    struct WatchScreen: Decodable {
      let series: String
      let caseSizeMm: Int
      let screenPt: Points
    }
    struct Complication: Decodable {
      let layout: String
      let element: String
      let caseSizes: String
      let sizePt: Size
      struct Size: Decodable {
        let w: Double?
      }
    }
    struct Model: Decodable {
      let device: String
      let family: String
      let screenKey: String
      let scale: Double
    }
    let ipadDocumented: [Tablet]
    let iosNewerClasses: [Newer]
    let homeScreenMeasured: [HomeScreen]
    let lockScreenTextAreaMeasured: [TextArea]
    let watchSmartStackDocumented: [Stack]
    let watchScreens: [WatchScreen]
    let watchComplicationImages: [Complication]
    let devices: [Model]
    let iosDocumented: [Documented]

    struct Documented: Decodable {
      let key: String
      let sizes: Sizes
      private enum Key: String, CodingKey { case key }
      init(from decoder: any Decoder) throws {
        key = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .key)
        sizes = try Sizes(from: decoder)
      }
    }
  }

  struct Today: Decodable {
    struct Row: Decodable {
      let family: String
      let model: String
      let osMajor: Int
      let widgetWidth: Double
      let compactHeight: Double
      let expandedMaxHeight: Double
    }
    let todayExtensionSizes: [Row]
  }

  private static func decoded<Value: Decodable>(_ name: String) throws -> Value {
    let file = TestFiles.directory.appendingPathComponent("WidgetDevicesTests/Cases/\(name).json")
    return try JSONDecoder().decode(Value.self, from: Data(contentsOf: file))
  }

  private static func screen(_ key: String) throws -> ScreenClass {
    try #require(DeviceTable.bundled.screenClasses[key], "\(key)")
  }

  /// Where the Home Screen was measured otherwise than documented, the measurement holds.
  @Test func phonesAreAsDocumentedOrMeasured() throws {
    let collection: Collection = try Self.decoded("widget-sizes")
    var count = 0
    for row in collection.iosDocumented {
      let screen = try Self.screen(row.key)
      let measured = collection.homeScreenMeasured.filter { $0.screenKey.hasPrefix(row.key) }
        .flatMap(\.iconLabelsShown.all)
      for (slot, size) in row.sizes.all {
        let known = try #require(screen.size(of: slot), "\(row.key) \(slot)")
        let expected = measured.first { $0.0 == slot }?.1 ?? size
        #expect(known.size == expected, "\(row.key) \(slot)")
        if expected != size { #expect(known.provenance == .measured && known.note != nil) }
        count += 1
      }
    }
    #expect(count > 50)
    for row in collection.homeScreenMeasured {
      let key = String(row.screenKey.prefix { $0 != "@" })
      for (slot, size) in row.iconLabelsShown.all {
        #expect(try Self.screen(key).size(of: slot)?.size == size, "\(key) \(slot)")
      }
    }
  }

  @Test func textAreasAreAsMeasured() throws {
    let collection: Collection = try Self.decoded("widget-sizes")
    for row in collection.lockScreenTextAreaMeasured {
      let screen = try Self.screen(row.screenKey)
      let area = screen.textArea(of: .lockScreen, version: .iOS16)
      #expect(area?.size == row.textArea.size, "\(row.screenKey)")
      #expect(area?.provenance == .measured && area?.readingVersion == .iOS16)
      #expect(area?.isOlderReading == false && area?.systemVersion == .iOS16)
    }
    // 420x912 takes the sizes of 430x932 as an upper bound; the others those of the fallback.
    for row in collection.iosNewerClasses where row.screenKey != "420x912" {
      for (slot, size) in row.accessoryFallback.all {
        let known = try Self.screen(row.screenKey).size(of: slot)
        #expect(known?.size == size && known?.provenance == .derived, "\(row.screenKey) \(slot)")
      }
    }
    #expect(try Self.screen("420x912").size(of: .family(.systemSmall)) == nil)
  }

  @Test func tabletsAndWatchesAreAsDocumented() throws {
    let collection: Collection = try Self.decoded("widget-sizes")
    for row in collection.ipadDocumented where !row.displayZoomMoreSpaceOnly {
      for (slot, size) in row.canvas.all {
        #expect(try Self.screen(row.key).size(of: slot)?.size == size, "\(row.key) \(slot)")
      }
      #expect(try Self.screen(row.key).size(of: .lockScreen) == nil)
    }
    for watch in collection.watchScreens where watch.series != "1, 2, and 3" {
      let screen = watch.screenPt.size
      let known = try Self.screen("\(Int(screen.width))x\(Int(screen.height))")
      let stack = collection.watchSmartStackDocumented.first { $0.caseSizeMm == watch.caseSizeMm }
      #expect(known.size(of: .lockScreen)?.size == stack?.smartStackWidget.size)
      let images = collection.watchComplicationImages.filter {
        $0.caseSizes.contains("\(watch.caseSizeMm)mm")
      }
      func width(_ layout: String, _ element: String) -> Double? {
        images.first { $0.layout == layout && $0.element == element }?.sizePt.w
      }
      #expect(
        known.size(of: .family(.accessoryCircular)).map { Double($0.size.width) }
          == width("circular, regular", "Image")
      )
      #expect(
        known.size(of: .family(.accessoryCorner)).map { Double($0.size.width) }
          == width("corner", "Circular")
      )
    }
  }

  @Test func everyModelIsListed() throws {
    let collection: Collection = try Self.decoded("widget-sizes")
    let rows = DeviceTable.bundled.models
    for model in collection.devices where model.family != "iPod" {
      if DeviceTable.bundled.namesWithoutWidgets.contains(model.device) { continue }
      let row = try #require(rows.first { $0.name == model.device }, "\(model.device)")
      #expect(row.screen == model.screenKey && Double(row.displayScale) == model.scale)
    }
    let identifiers = rows.flatMap(\.identifiers)
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test func theTodayExtensionIsAsMeasured() throws {
    let today: Today = try Self.decoded("widget-content-margins")
    let compact = DeviceCatalogue.devices(for: .todayCompact)
    let expanded = DeviceCatalogue.devices(for: .todayExpanded)
    // Older systems were measured by others, or stand in.
    let measured = compact.filter { ($0.todaySystem ?? 0) >= 12 }
    #expect(measured.count == today.todayExtensionSizes.count)
    #expect(
      compact.filter { ($0.todaySystem ?? 0) < 12 }.allSatisfy {
        $0.textArea.provenance == .derived
      }
    )
    #expect(Set(compact.map(\.name)).count == compact.count)
    for row in today.todayExtensionSizes {
      let size = CGSize(width: row.widgetWidth, height: row.compactHeight)
      let whole = CGSize(width: row.widgetWidth, height: row.expandedMaxHeight)
      let model = row.model.replacing("Xʀ", with: "XR").replacing("Xs", with: "XS")
        .replacing("+", with: " Plus").replacing("SE ", with: "SE (")
      let alike = compact.filter {
        $0.name.hasPrefix("\(row.family) \(model)") && $0.name.hasSuffix(" \(row.osMajor)")
      }
      #expect(alike.contains { $0.textArea.size == size }, "\(row.model) \(row.osMajor)")
      #expect(expanded.contains { $0.textArea.size == whole }, "\(row.model) \(row.osMajor)")
    }
  }

  /// What was printed on iOS 8, and the heights by size of text on iOS 10.
  @Test func theFirstTodayExtensionsAreAsMeasured() throws {
    let expanded = DeviceCatalogue.devices(for: .todayExpanded)
    for (name, width, height) in [
      ("iPhone 5s on iOS 8", 272, 441.5), ("iPhone 6 on iOS 8", 327, 540.5),
      ("iPhone 6 Plus on iOS 8", 362, 610),
    ] as [(String, CGFloat, CGFloat)] {
      let device = try #require(expanded.first { $0.name == name })
      #expect(device.textArea.size == CGSize(width: width, height: height))
      #expect(device.textArea.provenance == .measured)
      let area = try #require(TodayArea(of: device, at: .xxxLarge))
      #expect(area.greatestSize == device.textArea.size && area.isMeasured)
      #expect(area.proposedMargins?.leading == 47)
    }
    let phone = try DeviceCatalogue.device(named: "iPhone 6 on iOS 10", for: .todayCompact)
    for (typeSize, height) in [
      (.xSmall, 95), (.small, 100), (.medium, 105), (.large, 110), (.xLarge, 120), (.xxLarge, 130),
      (.xxxLarge, 140),
    ] as [(DynamicTypeSize, CGFloat)] {
      let area = try #require(TodayArea(of: phone, at: typeSize))
      #expect(area.greatestSize == CGSize(width: 359, height: height))
      #expect(area.proposedMargins == nil)
    }
    let lockScreen = try DeviceCatalogue.device(named: "iPhone 15")
    #expect(TodayArea(of: lockScreen, at: .large) == nil)
  }

  @Test func marginsAreTakenOff() throws {
    let screen = try Self.screen("393x852")
    let small = WidgetSlot.family(.systemSmall)
    let standard = try #require(screen.textArea(of: small))
    #expect(standard.size == CGSize(width: 126, height: 126) && standard.margins == .standard)
    let margins = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let given = try #require(screen.textArea(of: small, margins: margins))
    #expect(given.size == CGSize(width: 152, height: 154) && given.margins == .given)
    let rectangle = try #require(screen.textArea(of: .lockScreen, margins: EdgeInsets()))
    #expect(rectangle.size == CGSize(width: 160, height: 72))
    #expect(rectangle.provenance == .documented)
    let circle = screen.textArea(of: .family(.accessoryCircular), version: .iOS18)
    #expect(circle?.margins == .unknown)
    #expect(screen.textArea(of: .family(.systemExtraLarge)) == nil)
  }

  @Test func devicesAreFoundByNameAndIdentifier() throws {
    #expect(try DeviceCatalogue.device(named: "iphone16,1").name == "iPhone 15 Pro")
    let medium = WidgetSlot.family(.systemMedium)
    #expect(try DeviceCatalogue.device(named: "ipad mini 8.3", for: medium).kind == .iPad)
    #expect(try DeviceCatalogue.device(named: "iPhone 7", for: medium).name == "iPhone 7")
    for name in ["SE 1", "se 1st", "iPhone SE (1st generation)"] {
      let device = try DeviceCatalogue.device(named: name, for: medium)
      #expect(device.name == "iPhone SE (1st generation)", "\(name)")
    }
    #expect(try DeviceCatalogue.device(named: "watch 41mm").displayScale == 2)
    let old = try DeviceCatalogue.device(named: "iPhone 8", for: .todayCompact)
    #expect(old.name == "iPhone 8 on iOS 14")
    let older = try DeviceCatalogue.device(named: "iPhone 8 on iOS 13", for: .todayCompact)
    #expect(older.textArea.size.width == 359)
    for (name, slot) in [
      ("iPad mini 8.3-inch", .lockScreen), ("Apple Watch 46mm", .lockScreen),
      ("iPhone Air", .family(.systemSmall)), ("iPhone 15", .family(.systemExtraLarge)),
      // Of systems without the mode that is opened and closed.
      ("iPhone 6 on iOS 8", .todayCompact), ("iPhone 5s on iOS 9", .todayCompact),
    ] as [(String, WidgetSlot)] {
      #expect(throws: DeviceError.noPublishedSize(name: name, slot: slot)) {
        try DeviceCatalogue.device(named: name, for: slot)
      }
    }
  }
}
