import Foundation
import TestSupport
import Testing
import Typesetting

@testable import SwiftUISurface

/// Images, gauges and progress views, whose measures are stand-ins.
@MainActor
@Suite struct MeasureStandInTests {
  static func subjects(
    _ view: some View,
    _ width: CGFloat = 100,
    _ height: CGFloat = 60
  ) throws -> [String] {
    try Layouts.decide(view, width, height).standIns.map(\.subject)
  }

  /// A symbol that may be resized rests on its stand-in size where its ratio or length is asked
  /// for.
  @Test func resizableSymbolsAreNamedWhereTheirSizeCounts() throws {
    let flame = Image(systemName: "flame").resizable()
    #expect(try Self.subjects(flame.scaledToFit().frame(height: 20)) == ["symbol flame"])
    #expect(try Self.subjects(flame.aspectRatio(contentMode: .fill)) == ["symbol flame"])
    #expect(try Self.subjects(flame.frame(height: 20).fixedSize()) == ["symbol flame"])
    #expect(try Self.subjects(flame.frame(width: 20).fixedSize()) == ["symbol flame"])
    #expect(try Self.subjects(Image("map").resizable().scaledToFit()) == ["image map"])
    // Nothing is asked of it.
    #expect(try Self.subjects(flame.frame(width: 20, height: 20)) == [])
    #expect(try Self.subjects(flame.aspectRatio(1, contentMode: .fit)) == [])
    #expect(
      try Self.subjects(flame.scaledToFit().frame(height: 20).environment(\.imageSizes, [:]))
        == ["symbol flame"]
    )
    let known = Image("map").resizable().scaledToFit()
      .environment(\.imageSizes, ["map": CGSize(width: 4, height: 3)])
    #expect(try Self.subjects(known) == [])
  }

  private enum Longest: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  /// An action that is not run may set what the layout rests on; a preference alone sets nothing.
  @Test func actionsOnPreferencesAreNamed() throws {
    let block = Block(10, 10).preference(key: Longest.self, value: 3)
    #expect(try Self.subjects(block) == [])
    #expect(
      try Self.subjects(block.onPreferenceChange(Longest.self) { _ in })
        == ["actions on preferences"]
    )
  }

  /// Lines of what says that there is nothing stand in the middle.
  @Test func wordsForNothingAreCentred() throws {
    let view = ContentUnavailableView {
      Text(verbatim: "a\nmuch longer")
    } description: {
      Text(verbatim: "b\nmuch longer")
    }
    let texts = try Layouts.decide(view, 300, 300).displayList.texts
    #expect(texts.count == 2)
    for text in texts {
      let lines = text.laidOut.lines
      try #require(lines.count == 2)
      #expect(abs(lines[0].x - (lines[1].width - lines[0].width) / 2) < 1)
    }
  }

  /// What was read of symbols at 3x, and the least and the most it may have been.
  @Test(
    arguments: [
      ("arrow.up", 20.0, Font.Weight.bold, 20.33...20.34, nil),
      ("arrow.down", 20, .bold, 20.33...20.34, nil),
      ("arrow.up", 22, .bold, 22.33...22.67, nil), ("arrow.down", 22, .bold, 22.33...22.67, nil),
      ("arrow.clockwise", 9, .semibold, 9.33...9.34, nil),
      ("bolt.fill", 17, .regular, 17.0...17.0, nil),
      ("arrow.clockwise.circle", 28, .regular, nil, 32.33...32.67),
      ("calendar", 32, .regular, nil, 33.66...33.67),
    ] as [(String, Double, Font.Weight, ClosedRange<CGFloat>?, ClosedRange<CGFloat>?)]
  )
  func symbolsAreAsLargeAsRead(
    _ name: String,
    _ pointSize: Double,
    _ weight: Font.Weight,
    _ width: ClosedRange<CGFloat>?,
    _ height: ClosedRange<CGFloat>?
  ) throws {
    let font = Font.system(size: CGFloat(pointSize), weight: weight)
    func image(_ name: String) -> some View { Image(systemName: name).font(font) }
    let size = try Layouts.size(image(name), nil, nil)
    if let width { #expect(width.widened.contains(size.width), "\(size.width)") }
    if let height { #expect(height.widened.contains(size.height), "\(size.height)") }
    // One that nobody read has a doubt that holds every reading.
    let unknown = try Layouts.size(image("lungs"), nil, nil)
    let doubts = try Layouts.decide(image("lungs"), 100, 100).standIns.compactMap(\.doubt)
    let doubt = try #require(doubts.first)
    for length in [width?.lowerBound, width?.upperBound].compactMap({ $0 }) {
      #expect(abs(unknown.width - length) <= doubt.width && doubt.width < 0.4 * pointSize)
    }
    for length in [height?.lowerBound, height?.upperBound].compactMap({ $0 }) {
      #expect(abs(unknown.height - length) <= doubt.height && doubt.height < 0.3 * pointSize)
    }
  }

  /// What SwiftUI recorded of symbols on an iPhone simulator of iOS 26.0 at two pixels a point (iamcgn/swiftui-web,
  /// `ios/symbol/basic` and `ios/label/basic`), and of those of one outline: each within what it may be off by.
  @Test(
    arguments: [
      ("star", 17, .regular, 22, 20), ("star", 28, .regular, 36, 33.5),
      ("star", 34, .regular, 43.5, 40.5), ("star", 13, .regular, 16.5, 16),
      ("star", 17, .bold, 22.5, 21.5), ("star.fill", 17, .regular, 22, 20),
      ("gear", 17, .regular, 21.5, 20.5), ("gear", 28, .regular, 35.5, 34),
      ("wifi", 17, .regular, 22.5, 16), ("chevron.right", 17, .regular, 12.5, 16.5),
      // On macOS 26.2, at another size than that of the table.
      ("exclamationmark", 17, .regular, 6.5, 18), ("mountain.2", 17, .regular, 33, 17),
      ("ellipsis", 17, .regular, 18.5, 5.5), ("bicycle", 17, .regular, 31, 19),
      ("heart.circle", 17, .regular, 20, 19), ("minus.square", 17, .regular, 19.5, 17.5),
    ] as [(String, CGFloat, Font.Weight, CGFloat, CGFloat)]
  )
  func symbolsAreAsLargeAsRecorded(
    _ name: String,
    _ pointSize: CGFloat,
    _ weight: Font.Weight,
    _ width: CGFloat,
    _ height: CGFloat
  ) throws {
    let image = Image(systemName: name).font(.system(size: pointSize, weight: weight))
    let node = try Layouts.resolve(image, scale: 2, device: .english)
    let size = node.sizeThatFits(.unspecified)
    let doubts = node.decide(
      in: CGSize(width: 100, height: 100),
      displayScale: 2,
      tracing: .tried
    ).standIns.compactMap(\.doubt)
    let doubt = try #require(doubts.first)
    #expect(abs(size.width - width) <= doubt.width && doubt.width < 0.1 * pointSize + 1.1)
    #expect(abs(size.height - height) <= doubt.height && doubt.height < 0.1 * pointSize + 1.1)
    #expect(abs(size.width - width) <= 1, "\(size)")
  }

  /// What was read is surer than what was not, most of all in its own weight.
  @Test func symbolsThatWereReadAreSurer() throws {
    func doubt(_ name: String, _ weight: Font.Weight) throws -> CGSize {
      let image = Image(systemName: name).font(.system(size: 20, weight: weight))
      return try #require(try Layouts.decide(image, 100, 100).standIns.first?.doubt)
    }
    let (same, other, unknown) = (
      try doubt("arrow.up", .bold), try doubt("arrow.up", .regular), try doubt("lungs", .bold)
    )
    #expect(same.width < other.width && other.width < unknown.width)
    #expect(other.height < same.height && same.height < unknown.height, "regular was recorded")
    #expect(try doubt("calendar", .regular).height < other.height)
    // What is drawn like one that was recorded is as sure as that in another weight.
    #expect(try doubt("tray", .regular).width < doubt("tray.fill", .regular).width)
    #expect(try doubt("tray.fill", .regular) == doubt("tray", .bold))
    #expect(try doubt("lungs.circle.fill", .regular) == doubt("tray", .bold))
    for name in ["square.on.square", "square.on.circle", "square.and.line.vertical.and.square"] {
      #expect(try doubt(name, .bold) == unknown, "not in a frame, but on one or beside one")
    }
    #expect(try doubt("arrow.down", .bold) == same)
    #expect(try doubt("arrow.clockwise", .semibold) == same)
  }

  /// A symbol is as large and as heavy as a letter in its place would be.
  @Test func symbolsFollowWhatIsSetForTexts() throws {
    func symbol(_ size: CGFloat, _ weight: Font.Weight = .regular) -> some View {
      Image(systemName: "arrow.up").font(.system(size: size, weight: weight))
    }
    func shown(_ view: some View) throws -> [CGSize?] {
      [
        try Layouts.size(view, nil, nil), try Layouts.decide(view, 100, 100).standIns.first?.doubt,
      ]
    }
    let (plain, small, bold) = (
      try shown(symbol(20)), try shown(symbol(16)), try shown(symbol(20, .bold))
    )
    #expect(plain != small && plain != bold && small != bold)
    #expect(try shown(symbol(20).textScale(.secondary)) == small)
    #expect(try shown(symbol(20).fontWeight(.bold)) == bold)
    #expect(try shown(symbol(20).bold()) == bold)
  }

  @Test func symbolsOfRejectedCandidatesAreNamed() throws {
    let view = ViewThatFits(in: .horizontal) {
      Image(systemName: "flame").resizable().scaledToFit().frame(height: 200)
      Text(verbatim: "A").font(.system(size: 12))
    }
    #expect(try Self.subjects(view, 100, 60) == ["symbol flame"])
  }

  @Test(arguments: WidgetFamily.allCases)
  func gaugesWithoutAStyleFollowTheFamily(_ family: WidgetFamily) throws {
    let gauge = Gauge(value: 0.5) {
      Text(verbatim: "PTS")
    } currentValueLabel: {
      Text(verbatim: "8")
    }
    .environment(\.widgetFamily, family)
    let isRound = family == .accessoryCircular || family == .accessoryCorner
    let size = try Layouts.size(gauge, 80, 80)
    let same =
      try isRound
      ? Layouts.size(gauge.gaugeStyle(.accessoryCircular), 80, 80)
      : Layouts.size(gauge.gaugeStyle(.linearCapacity), 80, 80)
    #expect(size == same)
    #expect((size.width == size.height) == isRound)
    #expect(try Layouts.size(gauge.gaugeStyle(.automatic), 80, 80) == size)
  }

  /// Labels of a ring are set at half their size where they have to be, and no smaller.
  @Test(arguments: [false, true]) func labelsInARingShrinkToHalf(_ hasBounds: Bool) throws {
    func label(_ name: String) -> Text {
      Text(verbatim: String(repeating: "\(name) of many words ", count: 9))
    }
    let gauge = Gauge(value: 0.5) {
      label("label")
    } currentValueLabel: {
      label("value")
    }
    let bounded = Gauge(value: 0.5) {
      label("label")
    } currentValueLabel: {
      label("value")
    } minimumValueLabel: {
      label("least")
    } maximumValueLabel: {
      label("most")
    }
    let texts =
      try hasBounds
      ? Layouts.decide(bounded.gaugeStyle(.accessoryCircular), 58, 58).placed.texts
      : Layouts.decide(gauge.gaugeStyle(.accessoryCircular), 58, 58).placed.texts
    #expect(texts.count == (hasBounds ? 3 : 2))
    for text in texts {
      #expect(text.pointSize == (text.string.hasPrefix("value") ? 10 : 5), "\(text.string)")
      #expect(text.lineCount == 1 && text.isTruncated)
    }
  }

  @Test func gaugesTakeLabelsOfMarkedValues() throws {
    let marked = Gauge(value: 0.5) {
      Text(verbatim: "PTS")
    } currentValueLabel: {
      Text(verbatim: "8")
    } markedValueLabels: {
      Text(verbatim: "low")
    }
    let plain = Gauge(value: 0.5) {
      Text(verbatim: "PTS")
    } currentValueLabel: {
      Text(verbatim: "8")
    }
    #expect(try Layouts.size(marked, 100, 60) == Layouts.size(plain, 100, 60))
    let all = Gauge(value: 3, in: 0...5) {
      Text(verbatim: "PTS")
    } currentValueLabel: {
      Text(verbatim: "8")
    } minimumValueLabel: {
      Text(verbatim: "0")
    } maximumValueLabel: {
      Text(verbatim: "5")
    } markedValueLabels: {
      Text(verbatim: "low")
    }
    #expect(try Layouts.size(all.gaugeStyle(Marks()), 100, 60).width > 3)
  }

  /// Shows the labels of marked values and nothing else.
  struct Marks: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.markedValueLabels
    }
  }

  static let interval =
    Date(
      timeIntervalSinceReferenceDate: 0
    )...Date(
      timeIntervalSinceReferenceDate: 200
    )

  @Test func intervalsShowTheirTime() throws {
    func texts(_ view: some View, at seconds: TimeInterval) throws -> [String] {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      return try Layouts.decide(view.environment(\.referenceDate, date), 100, 60)
        .placed.texts.map(\.string)
    }
    let plain = ProgressView(timerInterval: Self.interval)
    #expect(try texts(plain, at: 50) == ["2:30"])
    let labelled = ProgressView(timerInterval: Self.interval, countsDown: false) {
      Text(verbatim: "Boil")
    }
    #expect(try texts(labelled, at: 50) == ["Boil", "0:50"])
    let own = ProgressView(timerInterval: Self.interval) {
      Text(verbatim: "Boil")
    } currentValueLabel: {
      Text(verbatim: "soon")
    }
    #expect(try texts(own, at: 50) == ["Boil", "soon"])
  }

  /// Without labels what shows a value is left alone, and nothing keeps room for them.
  @Test func labelsAreHidden() throws {
    func shown(_ view: some View) throws -> ([String], CGSize) {
      let decision = try Layouts.decide(view, 100, 60)
      return (decision.placed.texts.map(\.string), decision.placed.size)
    }
    let label = { Text(verbatim: "Boil") }
    let bar = ProgressView(value: 0.5, label: label, currentValueLabel: { Text(verbatim: "half") })
    #expect(try shown(bar).0 == ["Boil", "half"])
    #expect(try shown(bar.labelsHidden()) == ([], shown(ProgressView(value: 0.5)).1))
    let interval = ProgressView(timerInterval: Self.interval).labelsHidden()
    #expect(try shown(interval) == ([], shown(ProgressView(value: 0.5)).1))
    let gauge = Gauge(value: 0.5, label: label, currentValueLabel: { Text(verbatim: "half") })
      .gaugeStyle(.linearCapacity)
    #expect(try shown(gauge).0 == ["Boil", "half"])
    #expect(try shown(gauge.labelsHidden()).0 == ["half"])
    let row = LabeledContent {
      Text(verbatim: "half")
    } label: {
      label()
    }
    #expect(try shown(row).0 == ["Boil", "half"])
    #expect(try shown(row.labelsHidden()) == (["half"], shown(Text(verbatim: "half")).1))
  }

  /// What runs an intent is drawn by the system in a way that nobody published, unless a style says how.
  @Test func controlsWithoutAStyleAreNamed() throws {
    struct Intent: _ControlIntent {}
    let button = Button(intent: Intent()) { Text(verbatim: "Go") }
    let toggle = Toggle(isOn: true, intent: Intent()) { Text(verbatim: "Go") }
    let text = try Layouts.size(Text(verbatim: "Go"), 100, 60)
    #expect(try Layouts.size(button, 100, 60) == text && Layouts.size(toggle, 100, 60) == text)
    #expect(try Self.subjects(button) == ["buttons without a style"])
    #expect(try Self.subjects(toggle) == ["switches without a style"])
    #expect(try Self.subjects(button.buttonStyle(.plain)) == [])
    #expect(try Self.subjects(button.buttonStyle(.bordered)) == ["bordered buttons"])
    #expect(try Self.subjects(toggle.toggleStyle(.button)) == ["switches as buttons"])
    #expect(try Self.subjects(toggle.toggleStyle(.switch)) == ["switches"])
    // What runs nothing of the app is no control of a widget.
    #expect(
      try Self.subjects(
        Button {
        } label: {
          Text(verbatim: "Go")
        }
      ) == []
    )
    #expect(try Self.subjects(Toggle(isOn: .constant(true)) { Text(verbatim: "Go") }) == [])
  }

  @Test(arguments: [(-10.0, 0.0), (0, 0), (50, 0.25), (200, 1), (900, 1)])
  func intervalsStandWhereTheReferenceDateIs(_ seconds: TimeInterval, _ done: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    func width(_ countsDown: Bool) throws -> CGFloat {
      let view = ProgressView(timerInterval: Self.interval, countsDown: countsDown) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
      .environment(\.referenceDate, date)
      return try #require(Layouts.frames(view, 100, 60).last).width
    }
    #expect(abs(try width(false) - 100 * done) < 1e-9)
    #expect(abs(try width(true) - 100 * (1 - done)) < 1e-9)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func valuesThatAreNoNumbers(_ value: Double) throws {
    let frames = try Layouts.frames(ProgressView(value: value), 100, 60)
    #expect(frames.allSatisfy { $0.width.isFinite && $0.minX.isFinite })
  }

  /// Complications' styles have a tint of their own, which moves nothing.
  @Test func aTintOfAGaugeChangesNoLength() throws {
    let gauge = Gauge(value: 0.5) {
      Text("label")
    } currentValueLabel: {
      Text("value")
    }
    let tint = Gradient(colors: [.red, .green])
    let ring = try Layouts.size(gauge.gaugeStyle(.circular), 58, 58)
    #expect(try Layouts.size(gauge.gaugeStyle(CircularGaugeStyle(tint: .red)), 58, 58) == ring)
    #expect(try Layouts.size(gauge.gaugeStyle(CircularGaugeStyle(tint: tint)), 58, 58) == ring)
    let bar = try Layouts.size(gauge.gaugeStyle(.linear), 100, 58)
    #expect(try Layouts.size(gauge.gaugeStyle(LinearGaugeStyle(tint: .red)), 100, 58) == bar)
    #expect(try Layouts.size(gauge.gaugeStyle(LinearGaugeStyle(tint: tint)), 100, 58) == bar)
  }

  /// Where nobody gives fonts, symbols stand beside capitals of the system's all the same.
  @Test(arguments: ["star", "tray", "heart.fill"], [11.0, 17, 34])
  func symbolsWithoutFonts(_ name: String, _ points: Double) throws {
    let symbol = Image(systemName: name).font(.system(size: points))
    let sizes = [
      EnvironmentValues(), EnvironmentValues(fontLibrary: try TestFonts.sharedEnglish()),
    ]
    .map { LayoutResolver(environment: $0).resolve(symbol).sizeThatFits(.unspecified) }
    #expect(sizes[1].width > 0 && sizes[1].height > 0)
    #expect(abs(sizes[0].width / sizes[1].width - 1) < 0.08, "\(sizes)")
    #expect(abs(sizes[0].height / sizes[1].height - 1) < 0.08, "\(sizes)")
  }
}

extension ClosedRange<CGFloat> {
  /// Room for the thirds of a point that are written with two digits.
  fileprivate var widened: ClosedRange { lowerBound - 0.005...upperBound + 0.005 }
}
