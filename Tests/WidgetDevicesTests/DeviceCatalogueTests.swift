import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import Testing

@testable import WidgetDevices

@Suite struct DeviceCatalogueTests {
  @Test func everyModelHasAnArea() {
    let phones = DeviceTable.bundled.models.filter { $0.kind == .iPhone && $0.systems != nil }
    #expect(DeviceCatalogue.devices.map(\.name) == phones.map(\.name))
    #expect(Set(DeviceCatalogue.devices.map(\.name)).count == DeviceCatalogue.devices.count)
  }

  /// Where views are laid out, as much is known of a device's area, and as little.
  @Test func areasAreThoseOfTheirDevices() {
    for slot in [WidgetSlot.lockScreen, .family(.systemSmall), .todayCompact] {
      for device in DeviceCatalogue.devices(for: slot) {
        let area = device.fitArea
        #expect(area.name == device.name && area.size == device.textArea.size)
        #expect(area.family == slot.family && area.doubt == device.textArea.doubt)
        #expect(area.doubt != AreaDoubt.none, "\(device.name)")
      }
    }
  }

  /// Of one area on a phone and on a watch the phone's comes first, in whichever order they are
  /// named.
  @Test func phonesComeBeforeWatches() throws {
    let phone = try #require(DeviceCatalogue.devices.first)
    let watch = Device(
      name: "Watch",
      kind: .watch,
      identifiers: [],
      screenClass: phone.screenClass,
      displayScale: phone.displayScale,
      systems: phone.systems,
      systemVersion: phone.systemVersion,
      slot: phone.slot,
      textArea: phone.textArea
    )
    for devices in [[phone, watch], [watch, phone]] {
      let kinds = DeviceGroup.grouping(devices).map { $0.devices.map(\.kind) }
      #expect(kinds == [[.iPhone], [.watch]])
    }
  }

  @Test func aDeviceNamedTwiceStandsOnce() throws {
    let devices = try ["iPhone 15", "SE 3", "iphone15,4"].map {
      try DeviceCatalogue.device(named: $0)
    }
    let names = DeviceGroup.grouping(devices).map { $0.devices.map(\.name) }
    #expect(names.sorted { $0[0] < $1[0] } == [["iPhone 15"], ["iPhone SE (3rd generation)"]])
  }

  @Test func groupsAreDistinctTriplesOfAreaScaleAndSystem() {
    let groups = DeviceCatalogue.groups
    let names = groups.map { group in
      "\(group.size.width)x\(group.size.height)@\(group.displayScale) \(group.systemVersion)"
    }
    #expect(Set(names).count == groups.count)
    #expect(groups.map(\.devices.count).reduce(0, +) == DeviceCatalogue.devices.count)
    for name in [
      "146.0x58.0@3.0 iOS26", "147.67x58.0@3.0 iOS26", "156.5x63.75@2.0 iOS26",
      "156.5x63.75@2.0 iOS18", "156.5x63.75@3.0 iOS18", "143.0x58.0@3.0 iOS16",
    ] {
      #expect(names.contains(name), "\(name)")
    }
    for group in groups {
      #expect(group.devices.allSatisfy { $0.systemVersion == group.systemVersion })
      #expect(group.textAreas.allSatisfy { $0.systemVersion == group.systemVersion })
    }
  }

  @Test func unmeasuredClassesAreLabelled() throws {
    for name in ["iPhone 16 Pro", "iPhone 17 Pro Max", "iPhone Air"] {
      let device = try DeviceCatalogue.device(named: name)
      #expect(device.textArea.provenance == .derived, "\(name)")
      #expect(device.screenClass.guidelineSize == nil, "\(name)")
    }
    let group = try #require(
      DeviceCatalogue.groups.first { $0.size == CGSize(width: 147.67, height: 58) }
    )
    #expect(group.devices(knownAs: .derived).map(\.name).contains("iPhone 17"))
    #expect(group.devices(knownAs: .measured).map(\.name).contains("iPhone 15 Pro"))
  }

  @Test(arguments: [
    ("iPhone 15 Pro", "iPhone 15 Pro"), ("15 pro", "iPhone 15 Pro"),
    ("iphone15pro", "iPhone 15 Pro"), ("iPhone-15-Pro", "iPhone 15 Pro"),
    ("iPhone SE 3", "iPhone SE (3rd generation)"), ("se 2nd", "iPhone SE (2nd generation)"),
    ("iPhone XS", "iPhone XS"), ("xs max", "iPhone XS Max"), ("AIR", "iPhone Air"),
    ("iPhone 16e", "iPhone 16e"), ("アイフォン15 Pro", "iPhone 15 Pro"),
    ("iPhone SE（第3世代）", "iPhone SE (3rd generation)"),
    ("Apple Watch Series 9 45mm", "Apple Watch 45mm"), ("series 9 41", "Apple Watch 41mm"),
    ("Apple Watch Ultra 2", "Apple Watch Ultra 49mm"), ("watch se 3 40mm", "Apple Watch 40mm"),
    ("Apple iPhone 15 Pro", "iPhone 15 Pro"), ("apple 15 pro", "iPhone 15 Pro"),
    ("watch 45", "Apple Watch 45mm"),
    ("iPhone 15+", "iPhone 15 Plus"), ("iPhone 14＋", "iPhone 14 Plus"),
    ("iPhone １５ Ｐｒｏ", "iPhone 15 Pro"), ("Apple Watch Ultra ３", "Apple Watch Ultra 3 49mm"),
    ("iPhone® 15 Pro Max™", "iPhone 15 Pro Max"), ("iPhone\u{A0}15\u{200B}", "iPhone 15"),
    ("iPhone\u{2212}15\u{2212}Pro", "iPhone 15 Pro"),
    ("iPhone™\u{FE0F} 15", "iPhone 15"), ("iPhone®\u{FE0E} 15 Pro", "iPhone 15 Pro"),
  ])
  func namesAreUnderstood(typed: String, name: String) throws {
    #expect(try DeviceCatalogue.device(named: typed).name == name)
  }

  /// A sign that is no punctuation is part of what is meant: it was passed over, and an iPhone 15 answered for.
  @Test(arguments: [
    "iPhone 15😀", "iPhone 15²", "iPhone 15½", "iPhone 15٣", "iPhone 15€", "SE 3=", "XS\u{301}",
  ])
  func signsAreNoPunctuation(typed: String) {
    let error = #expect(throws: DeviceError.self) { try DeviceCatalogue.device(named: typed) }
    guard case .unknown? = error else {
      Issue.record("\(typed): expected to be unknown")
      return
    }
  }

  /// A screen's length is no phone: that of an iPad was taken for the iPhone 11.
  @Test(arguments: ["11-inch", "13 inch", "11INCH", "15mm", "iPhone 11-inch", "Apple 15 mm"])
  func lengthsAreNoNames(typed: String) {
    let error = #expect(throws: DeviceError.self) { try DeviceCatalogue.device(named: typed) }
    guard case .unknown? = error else {
      Issue.record("\(typed): expected to be unknown")
      return
    }
  }

  /// What is written as an identifier is no name: the Apple Watch Series 4 was taken for one of 41 mm, the first iPhone for
  /// the eleventh.
  @Test(arguments: ["Watch4,1", "watch4,4", "iPhone1,1", "iPhone1,2"])
  func identifiersAreNoNames(typed: String) {
    let error = #expect(throws: DeviceError.self) { try DeviceCatalogue.device(named: typed) }
    guard case .unknown? = error else {
      Issue.record("\(typed): expected to be unknown")
      return
    }
  }

  @Test func unknownNamesOfferTheNearest() {
    let error = #expect(throws: DeviceError.self) {
      try DeviceCatalogue.device(named: "iPhone 15 Por")
    }
    guard case .unknown(_, let nearest)? = error else {
      Issue.record("expected the nearest names")
      return
    }
    #expect(nearest.contains("iPhone 15 Pro"))
    #expect(error?.description.contains("iPhone 15 Pro") == true)
  }

  /// However far apart its letters stand, all of them are read: what follows is part of the name.
  @Test func noPartOfANameIsPassedOver() throws {
    let spaces = String(repeating: " ", count: 60)
    #expect(
      try DeviceCatalogue.device(named: "iPhone 15\(spaces)Pro Max").name == "iPhone 15 Pro Max"
    )
    for rest in ["\(spaces)x", "\(spaces)\u{1B}]0;x\u{7}", String(repeating: "x", count: 100_000)] {
      let error = #expect(throws: DeviceError.self) {
        try DeviceCatalogue.device(named: "iPhone 15\(rest)")
      }
      // Of what no device is called the beginning is said.
      guard case .unknown(let name, _)? = error else {
        Issue.record("no device expected, not \(error as Any)")
        continue
      }
      #expect(name == String("iPhone 15\(rest)".prefix(60)))
    }
  }

  /// Of a long name sixty scalars are said: thirty letters of two each.
  @Test func namesAreSaidByTheirScalars() {
    let letter = "e\u{301}"
    let error = #expect(throws: DeviceError.self) {
      try DeviceCatalogue.device(named: String(repeating: letter, count: 31))
    }
    guard case .unknown(let name, _)? = error else {
      Issue.record("no device expected, not \(error as Any)")
      return
    }
    #expect(name == String(repeating: letter, count: 30))
  }

  /// Three names, whatever was typed.
  @Test(arguments: [
    "iPhone 15 Por", "quux", "iPhone", "Pixel 9", "iphone 155 pro max ultra", "se 9",
  ])
  func threeNamesAreOffered(_ typed: String) {
    let error = #expect(throws: DeviceError.self) { try DeviceCatalogue.device(named: typed) }
    guard case .unknown(_, let nearest)? = error else {
      Issue.record("expected the nearest names")
      return
    }
    #expect(nearest.count == 3)
    #expect(Set(nearest).count == 3)
    #expect(nearest.allSatisfy { error?.description.contains($0) == true })
  }

  /// Those of which nothing but the name is known, too.
  @Test(arguments: [
    ("iphone 7", "iPhone 7"), ("iphone 6", "iPhone 6"), ("6 plus", "iPhone 6 Plus"),
  ])
  func tooOldModelsAreNamedAsSuch(_ typed: String, _ name: String) {
    #expect(throws: DeviceError.noLockScreenWidgets(name: name)) {
      try DeviceCatalogue.device(named: typed)
    }
  }

  /// By width, then height, then scale, then system, the newest first.
  @Test func groupsStandInTheirOrder() throws {
    let phone = try #require(DeviceCatalogue.devices.first)
    func device(
      _ width: Double,
      _ height: Double,
      _ scale: Double,
      _ version: SystemVersion
    ) -> Device {
      Device(
        name: "\(width) \(height) \(scale) \(version.rawValue)",
        kind: .iPhone,
        identifiers: [],
        screenClass: phone.screenClass,
        displayScale: scale,
        systems: phone.systems,
        systemVersion: version,
        slot: phone.slot,
        textArea: TextArea(
          size: CGSize(width: width, height: height),
          provenance: .measured,
          source: "a page"
        )
      )
    }
    let ordered = [
      device(10, 9, 3, .iOS16), device(20, 5, 3, .iOS16), device(20, 6, 2, .iOS16),
      device(20, 6, 3, .iOS26), device(20, 6, 3, .iOS18), device(20, 6, 3, .iOS16),
    ]
    for devices in [ordered, ordered.reversed()] {
      let groups = DeviceGroup.grouping(devices)
      #expect(groups.map { $0.devices.map(\.name) } == ordered.map { [$0.name] })
      #expect(groups.map(\.systemVersion) == ordered.map(\.systemVersion))
      #expect(groups.map(\.displayScale) == ordered.map(\.displayScale))
    }
  }

  /// Margins are taken off the sides that they are of, and what is taken off is said.
  @Test func marginsAreTakenOffTheirSides() {
    var screen = ScreenClass(CGSize(width: 300, height: 600))
    let small = WidgetSlot.family(.systemSmall)
    for slot in [small, .lockScreen] {
      screen.sizes[slot] = WidgetSize(
        size: CGSize(width: 100, height: 80),
        provenance: .derived,
        readingVersion: .iOS17,
        source: "a page",
        japaneseSource: "ページ",
        note: AreaNote("a note")
      )
    }
    #expect(screen.name == "300x600" && screen.guidelineSize == nil)
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    let given = screen.textArea(of: small, margins: insets, version: .iOS18)
    #expect(given?.size == CGSize(width: 90, height: 75) && given?.margins == .given)
    #expect(given?.provenance == .derived && given?.readingVersion == .iOS17)
    #expect(given?.systemVersion == .iOS18 && given?.source == "a page")
    #expect(given?.source(in: .japanese) == "ページ" && given?.note == AreaNote("a note"))
    let standard = screen.textArea(of: small)
    #expect(standard?.size == CGSize(width: 68, height: 48) && standard?.margins == .standard)
    let unknown = screen.textArea(of: .lockScreen)
    #expect(unknown?.size == CGSize(width: 100, height: 80) && unknown?.margins == .unknown)
    let wide = EdgeInsets(top: 50, leading: 60, bottom: 40, trailing: 50)
    #expect(screen.textArea(of: small, margins: wide)?.size == CGSize.zero)
  }

  /// Of several readings the newest counts that is no newer than the system, in whatever order they stand; one that does not
  /// say its system is older than all that do.
  @Test func theNewestReadingThatIsNoNewerCounts() {
    var screen = ScreenClass(CGSize(width: 300, height: 600))
    let readings: [(width: CGFloat, version: SystemVersion?)] = [
      (18, .iOS18), (10, nil), (17, .iOS17),
    ]
    screen.readings[.lockScreen] = readings.map { width, version in
      WidgetSize(
        size: CGSize(width: width, height: 58),
        provenance: .measured,
        readingVersion: version,
        source: "a page"
      )
    }
    let areas = SystemVersion.allCases.map { screen.textArea(of: .lockScreen, version: $0) }
    #expect(areas.map { $0?.size.width } == [10, 17, 18, 18])
    #expect(areas.map { $0?.readingVersion } == [nil, .iOS17, .iOS18, .iOS18])
    #expect(areas.map { $0?.isOlderReading } == [false, false, false, true])
    #expect(screen.textArea(of: .family(.systemSmall)) == nil)
  }

  /// Margins of the caller's hold under a version that is asked for as well.
  @Test(arguments: [nil, .iOS17, .iOS26] as [SystemVersion?])
  func marginsHoldUnderAVersion(_ version: SystemVersion?) throws {
    let device = try DeviceCatalogue.device(
      named: "iPhone 15",
      for: .family(.systemSmall),
      margins: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      version: version
    )
    #expect(device.screenClass.name == "393x852" && device.systemVersion == version ?? .iOS26)
    #expect(device.textArea.size == CGSize(width: 152, height: 154))
    #expect(device.textArea.margins == .given)
  }

  /// A length below nothing, or that is no number, is none, in an area and in the group that is made of it.
  @Test func lengthsBelowNothingAreNone() {
    for (given, counted) in [
      (CGSize(width: -5, height: 7), CGSize(width: 0, height: 7)),
      (CGSize(width: 7, height: -5), CGSize(width: 7, height: 0)),
      (CGSize(width: CGFloat.nan, height: 7), CGSize(width: 0, height: 7)),
    ] {
      let area = TextArea(size: given, provenance: .measured, source: "a page")
      let group = DeviceGroup(size: given, displayScale: 2)
      #expect(area.size == counted && group.size == counted)
      #expect(group.textAreas.map(\.size) == [counted])
    }
  }

  /// A group of a caller's size has its platform only where there are no devices.
  @Test func sizesHaveTheirPlatform() throws {
    let phone = try #require(DeviceCatalogue.devices.first)
    let size = CGSize(width: 9, height: 8)
    let alone = DeviceGroup(size: size, displayScale: 2, systemVersion: .iOS17, platform: .watchOS)
    #expect(alone.platformOfSize == .watchOS && alone.systemVersion == .iOS17)
    #expect(alone.textAreas.map(\.systemVersion) == [.iOS17] && alone.displayScale == 2)
    #expect(alone.textAreas.map { $0.source(in: .japanese) } == ["指定された値"])
    let lent = DeviceGroup(size: size, displayScale: 2, platform: .watchOS, devices: [phone])
    #expect(lent.platformOfSize == .iOS && lent.size == size)
    #expect(lent.devices.map(\.name) == [phone.name])
    #expect(lent.devices.map(\.textArea) == lent.textAreas)
  }

  @Test func accessoriesAreFourFamilies() {
    let names = WidgetSlot.all.filter(\.isAccessory).map(\.description)
    #expect(
      names == [
        "accessoryCorner", "accessoryCircular", "accessoryRectangular", "accessoryInline",
      ]
    )
    #expect(WidgetSlot(name: "TODAYEXPANDED") == .todayExpanded && WidgetSlot(name: "small") == nil)
  }

  /// A source that nobody has said in Japanese is told as it is.
  @Test func sourcesAreToldInALanguage() {
    let size = CGSize(width: 146, height: 58)
    let plain = TextArea(size: size, provenance: .measured, source: "a page")
    #expect(ExplanationLanguage.allCases.map { plain.source(in: $0) } == ["a page", "a page"])
    let both = TextArea(
      size: size,
      provenance: .measured,
      source: "a page",
      japaneseSource: "ページ"
    )
    #expect(both.source(in: .english) == "a page" && both.source(in: .japanese) == "ページ")
  }
}
