#if os(Linux)
import Foundation
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import WidgetDevices
import WidgetSurface

@testable import WidgetHost

/// What is asked about an entry as a whole is asked in one area at one size of text, the first of each, or in all.
@MainActor
@Suite struct FirstLayoutTests {
  private static let now = Date(timeIntervalSince1970: 1_764_590_400)

  private static func layouts(_ change: (inout HostRequest) -> Void) throws -> EntryLayouts {
    var request = HostRequest(
      kind: "",
      family: "systemSmall",
      surroundings: HostSurroundings(now: now)
    )
    request.devices = ["iPhone 15", "iPhone SE (3rd generation)"]
    request.typeSizes = ["small", "xxxLarge"]
    change(&request)
    return try EntryLayouts(
      family: .systemSmall,
      request: request,
      hasContentMargins: request.profile == nil
    )
  }

  private struct Telling: View {
    @Environment(\.displayScale) private var scale
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.self) private var all

    var body: some View {
      Text(verbatim: "\(scale) \(size) \(all.referenceDate.timeIntervalSince1970)")
        .font(.system(size: 3))
    }
  }

  @Test func decisionsAreThoseOfTheFirst() throws {
    let layouts = try Self.layouts { _ in }
    let scales = layouts.groups.map(\.displayScale)
    let first = try #require(scales.first)
    #expect(scales.count == 2 && first != scales.last)
    let date = Self.now + 60
    let decision = try #require(layouts.decision(of: AnyView(Telling()), at: date))
    let words = "\(first) small \(date.timeIntervalSince1970)"
    #expect(decision.placed.texts.map(\.string) == [words])
  }

  /// What is shown somewhere is that of every area and size, at the moment that is asked for.
  @Test func textsAreThoseOfAll() throws {
    let layouts = try Self.layouts { _ in }
    let date = Self.now + 60
    let expected = layouts.groups.flatMap { group in
      ["small", "xxxLarge"].map { size in
        EntryLayouts.ShownText(
          identifier: nil,
          string: "\(group.displayScale) \(size) \(date.timeIntervalSince1970)"
        )
      }
    }
    #expect(layouts.shownTexts(of: { AnyView(Telling()) }, at: date) == Set(expected))
  }

  /// What several layouts have is that of the first of them: by sizes of text, and at each by areas.
  @Test func whatSeveralHaveIsThatOfTheFirst() throws {
    let layouts = try Self.layouts { _ in }
    let date = Self.now + 60
    let words = ["small", "xxxLarge"].flatMap { size in
      layouts.groups.map { "\($0.displayScale) \(size) \(date.timeIntervalSince1970)" }
    }
    #expect(Set(words).count == 4)
    func first(of wanted: [String]) -> String? {
      layouts.first(in: { AnyView(Telling()) }, at: date) { decision in
        decision.placed.texts.map(\.string).first { wanted.contains($0) }
      }
    }
    for index in words.indices {
      #expect(first(of: Array(words[index...])) == words[index])
    }
    #expect(first(of: []) == nil)
  }

  /// Counts to another date at each scale and at each size of text.
  private struct Counting: View {
    @Environment(\.displayScale) private var scale
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
      let seconds = 1_000 * Double(scale) + (size == .small ? 10 : 20)
      Text(FaultTests.start + seconds, style: .timer).font(.system(size: 3))
    }
  }

  /// Dates that are counted to somewhere are those of every area and size.
  @Test func movingDatesAreThoseOfAll() throws {
    let layouts = try Self.layouts { _ in }
    let dates = layouts.groups.flatMap { group in
      [10.0, 20].map { FaultTests.start + (1_000 * Double(group.displayScale) + $0) }
    }
    #expect(Set(dates).count == 4)
    #expect(layouts.movingDates(of: { AnyView(Counting()) }, at: Self.now) == Set(dates))
  }

  /// A view that names its ground at one scale and at one size of text.
  private struct Grounded: View {
    let scale: CGFloat
    let size: String
    @Environment(\.displayScale) private var shownScale
    @Environment(\.dynamicTypeSize) private var shownSize

    var body: some View {
      if shownScale == scale, "\(shownSize)" == size {
        Text("Tide").containerBackground(.red, for: .widget)
      } else {
        Text("Tide")
      }
    }
  }

  @Test func groundsAreLookedForInTheFirst() throws {
    let layouts = try Self.layouts { _ in }
    let scales = layouts.groups.map(\.displayScale)
    let (first, last) = (try #require(scales.first), try #require(scales.last))
    for (scale, size, isThere) in [
      (first, "small", true), (first, "xxxLarge", false), (last, "small", false),
    ] {
      let view = AnyView(Grounded(scale: scale, size: size))
      let finding = layouts.missingBackground(of: view, at: Self.now)
      #expect((finding == nil) == isThere, "\(scale) \(size)")
    }
  }

  /// A view that names its ground at one moment.
  private struct DatedGround: View {
    let date: Date
    @Environment(\.referenceDate) private var now

    var body: some View {
      if now == date {
        Text("Tide").containerBackground(.red, for: .widget)
      } else {
        Text("Tide")
      }
    }
  }

  /// Names that a user chooses from are read at the beginning and at the usual size of text, whatever is laid out.
  @Test func namesAreReadAtTheBeginning() throws {
    let names = try Self.layouts { $0.typeSizes = ["xSmall"] }.namingEnvironment
    #expect(names.referenceDate == Self.now)
    #expect(names.dynamicTypeSize == .large)
  }

  @Test func groundsAreThoseOfTheMoment() throws {
    let layouts = try Self.layouts { _ in }
    let view = AnyView(DatedGround(date: Self.now + 60))
    #expect(layouts.missingBackground(of: view, at: Self.now + 60) == nil)
    #expect(layouts.missingBackground(of: view, at: Self.now)?.code == .noBackground)
  }

  /// A candidate that is not shown has no ground for the one that is.
  @Test(arguments: [(1, true), (9_000, false)] as [(CGFloat, Bool)])
  func groundsAreThoseOfTheShownCandidate(_ width: CGFloat, _ isThere: Bool) throws {
    let layouts = try Self.layouts { _ in }
    let view = ViewThatFits {
      Color.red.frame(width: width, height: 1).containerBackground(.red, for: .widget)
      Text("Tide")
    }
    let finding = layouts.missingBackground(of: AnyView(view), at: Self.now)
    #expect((finding == nil) == isThere)
  }

  /// A device that is named twice is one, be it one of those that are told to be without.
  @Test func devicesAreNamedOnce() throws {
    let names = ["iPhone 16", "iPhone SE (3rd generation)"]
    let found = try NamedDevices(names + names, for: .family(.systemSmall))
    #expect(found.devices.map(\.name) == names && found.without.isEmpty)
    let none = try NamedDevices(names + names, for: .family(.systemExtraLarge))
    #expect(none.devices.isEmpty && none.without == names)
    let activities = try ActivityArea.places(devices: names + names, version: nil)
    #expect(activities.known.map { $0.group.devices.map(\.name) } == [["iPhone 16"]])
    #expect(activities.others.map(\.name) == ["iPhone SE (3rd generation)"])
  }

  private struct Margins: View {
    @Environment(\.widgetContentMargins) private var margins
    @Environment(\.dynamicTypeSize) private var size

    var body: some View { Text(verbatim: "\(margins.leading) \(size)").font(.system(size: 3)) }
  }

  /// A device may have said other margins at the sides than above and below: 158 points less 40 and less 20.
  @Test func marginsOfAProfileAreThoseOfTheirSides() throws {
    let file = TestFiles.directory.deletingLastPathComponent()
      .appending(path: "Examples/Calibration/example-profile.json")
    var text = try String(contentsOf: file, encoding: .utf8)
    for (side, length) in [("top", 10), ("leading", 20), ("bottom", 10), ("trailing", 20)] {
      text = text.replacing("\"\(side)\": 16", with: "\"\(side)\": \(length)")
    }
    let profile = try DeviceProfile(json: Data(text.utf8))
    func group(hasContentMargins: Bool) throws -> DeviceGroup {
      let found = HostArea.groups(
        of: .systemSmall,
        profile: profile,
        hasContentMargins: hasContentMargins
      )
      #expect(found.groups.count == 1 && found.devicesWithout == [])
      return try #require(found.groups.first)
    }
    let (kept, disabled) = try (group(hasContentMargins: true), group(hasContentMargins: false))
    let whole = CGSize(width: 158, height: 158)
    #expect(kept.size == CGSize(width: 118, height: 138) && disabled.size == whole)
    for group in [kept, disabled] {
      #expect(HostArea.displaySize(of: .systemSmall, in: group) == whole)
    }
    #expect(HostArea.margins(of: .systemSmall, in: kept) == CGSize(width: 20, height: 10))
    #expect(HostArea.margins(of: .systemSmall, in: disabled) == .zero)
    let own = HostArea.contentMargins(of: .systemSmall, in: disabled, profile: profile)
    #expect([own.top, own.leading, own.bottom, own.trailing] == [10, 20, 10, 20])
    // What it does not say of a family nobody knows.
    let large = HostArea.groups(of: .systemLarge, profile: profile, hasContentMargins: true)
    #expect(large.groups.isEmpty && large.devicesWithout == [profile.name])
  }

  /// A view is made once for each kind of device at each size of text: areas that differ in nothing else share it.
  @Test func viewsAreMadeOnceForAKindOfDevice() throws {
    let layouts = try Self.layouts {
      $0.devices = ["iPhone 15", "iPhone 15 Plus", "iPhone SE (3rd generation)"]
    }
    let scales = layouts.groups.map(\.displayScale)
    #expect(scales.count == 3 && Set(scales).count == 2)
    var madeCount = 0
    let records = layouts.records(
      of: {
        madeCount += 1
        return AnyView(Telling())
      },
      at: Self.now,
      role: .timeline
    )
    #expect(records.count == 6 && madeCount == 4)
    // So it is where its texts alone are asked for.
    let texts = layouts.shownTexts(
      of: {
        madeCount += 1
        return AnyView(Telling())
      },
      at: Self.now
    )
    #expect(texts.count == 4 && madeCount == 8)
  }

  /// Where areas of one size of the widget are taken, the margins are still those that the device said.
  @Test func areasOfOneSizeKeepWhatTheDeviceSaid() throws {
    let file = TestFiles.directory.deletingLastPathComponent()
      .appending(path: "Examples/Calibration/example-profile.json")
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacing("\"leading\": 16,", with: "\"leading\": 20,")
    let profile = try DeviceProfile(json: Data(text.utf8))
    let layouts = try Self.layouts { $0.profile = profile }
    // Without margins that the system keeps, the content has the whole widget.
    #expect(layouts.groups.map(\.size) == [CGSize(width: 158, height: 158)])
    let size = try #require(layouts.displaySizes.first)
    for layouts in [layouts, layouts.only(displaySize: size)] {
      let records = layouts.records(of: { AnyView(Margins()) }, at: Self.now, role: .timeline)
      #expect(records.map { $0.texts.map(\.string) } == [["20.0 small"], ["20.0 xxxLarge"]])
    }
  }
}
#endif
