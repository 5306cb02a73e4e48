import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import Typesetting
import UnicodeText
import ViewFitting
import WidgetDevices
import WidgetSurface

/// How one view after the other is shown in the areas of a family, at some sizes of text.
@MainActor
struct EntryLayouts {
  let family: WidgetFamily
  let groups: [DeviceGroup]
  /// The devices that were asked for and have no such widget, as they were called.
  private let devicesWithout: [String]
  let typeSizes: [DynamicTypeSize]
  let fonts: FontLibrary
  let surroundings: HostSurroundings
  /// Whether the system keeps margins around the content.
  private let hasContentMargins: Bool
  private let profile: DeviceProfile?
  /// How much later dates are said than they are.
  var dateShift = DateShift()
  /// Shared by all entries, areas and sizes of text: a text is prepared once for all of them.
  private let textPreparer: TextPreparer

  /// Finds the areas and the fonts that a request asks for.
  ///
  /// - Throws: ``HostError`` where a name is unknown.
  init(
    family: WidgetFamily,
    request: HostRequest,
    hasContentMargins: Bool
  ) throws(HostError) {
    typeSizes = try Self.typeSizes(of: request)
    do {
      fonts = try HostedFonts.library(
        deviceLanguages: request.surroundings.deviceLanguages,
        fontDirectory: request.fontDirectory
      )
      (groups, devicesWithout) =
        if let profile = request.profile {
          HostArea.groups(of: family, profile: profile, hasContentMargins: hasContentMargins)
        } else {
          try HostArea.groups(
            of: family,
            devices: request.devices,
            version: request.systemVersion.flatMap { SystemVersion(rawValue: $0) },
            hasContentMargins: hasContentMargins
          )
        }
    } catch {
      throw .setting(of: error)
    }
    self.family = family
    self.hasContentMargins = hasContentMargins
    profile = request.profile
    surroundings = request.surroundings
    textPreparer = TextPreparer()
  }

  /// The sizes of text that a request names.
  nonisolated static func typeSizes(of request: HostRequest) throws(HostError) -> [DynamicTypeSize]
  {
    // Of an entry that is laid out nowhere every text would be whole.
    guard !request.typeSizes.isEmpty else {
      throw .setting(BilingualText("“typeSizes” names none", "「typeSizes」が空です"))
    }
    var typeSizes: [DynamicTypeSize] = []
    for name in request.typeSizes {
      guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else {
        throw .setting(
          BilingualText("there is no type size “\(name)”", "文字サイズ「\(name)」はありません")
        )
      }
      typeSizes.append(size)
    }
    return typeSizes
  }

  /// Layouts in the areas of widgets of one size alone.
  func only(displaySize: CGSize) -> EntryLayouts {
    EntryLayouts(
      family: family,
      groups: groups.filter { HostArea.displaySize(of: family, in: $0) == displaySize },
      devicesWithout: devicesWithout,
      typeSizes: typeSizes,
      fonts: fonts,
      surroundings: surroundings,
      hasContentMargins: hasContentMargins,
      profile: profile,
      textPreparer: textPreparer
    )
  }

  /// The sizes of whole widgets, each once, in the order of the areas.
  var displaySizes: [CGSize] {
    groups.reduce(into: []) { known, group in
      let size = HostArea.displaySize(of: family, in: group)
      if !known.contains(size) { known.append(size) }
    }
  }

  private init(
    family: WidgetFamily,
    groups: [DeviceGroup],
    devicesWithout: [String],
    typeSizes: [DynamicTypeSize],
    fonts: FontLibrary,
    surroundings: HostSurroundings,
    hasContentMargins: Bool,
    profile: DeviceProfile?,
    textPreparer: TextPreparer
  ) {
    self.hasContentMargins = hasContentMargins
    self.profile = profile
    self.textPreparer = textPreparer
    self.family = family
    self.groups = groups
    self.devicesWithout = devicesWithout
    self.typeSizes = typeSizes
    self.fonts = fonts
    self.surroundings = surroundings
  }

  /// Whether there are areas at all; tells where there are none, and of devices that have none.
  func isKnown(_ report: @MainActor (HostEvent) -> Void) -> Bool {
    if groups.isEmpty || !devicesWithout.isEmpty {
      report(.finding(.noArea(of: .family(family), on: devicesWithout)))
    }
    return !groups.isEmpty
  }

  /// The records of an entry's view, by size of text and area.
  func records(of entry: WidgetSourceEntry, at date: Date, role: EntryRecord.Role) -> [LayoutRecord]
  {
    records(of: entry.view, at: date, role: role)
  }

  /// The records of a view, which is made anew for each kind of device, by size of text and area.
  func records(
    of view: @MainActor () -> AnyView,
    at date: Date,
    role: EntryRecord.Role
  ) -> [LayoutRecord] {
    typeSizes.flatMap { typeSize in
      var layouts: [FitConditions: LayoutNode] = [:]
      return groups.map { group in
        let selector = selector(for: group, typeSize, at: date, role)
        let conditions = group.fitArea().conditions
        let layout = layouts[conditions] ?? selector.resolve(shown(view()))
        layouts[conditions] = layout
        return LayoutRecord(
          selector.decide(layout, in: group.size),
          of: family,
          in: group,
          at: typeSize
        )
      }
    }
  }

  /// A text by what tells it apart.
  struct ShownText: Hashable {
    let identifier: String?
    private let words: ExactText

    var string: String { words.string }

    init(identifier: String?, string: String) {
      self.identifier = identifier
      words = ExactText(string)
    }
  }

  /// The texts that a view shows in some area at some size of text: those of its records, at a part
  /// of their cost, since no candidate is traced and nothing drawn.
  func shownTexts(of view: @MainActor () -> AnyView, at date: Date) -> Set<ShownText> {
    var texts: Set<ShownText> = []
    forEachText(of: view, at: date) { text in
      texts.insert(ShownText(identifier: text.role, string: text.string))
    }
    return texts
  }

  /// The dates that texts which a view shows in some area at some size of text count to or from.
  func movingDates(of view: @MainActor () -> AnyView, at date: Date) -> Set<Date> {
    var dates: Set<Date> = []
    forEachText(of: view, at: date) { dates.formUnion($0.movingDates) }
    return dates
  }

  private func forEachText(
    of view: @MainActor () -> AnyView,
    at date: Date,
    _ body: (TextTrace) -> Void
  ) {
    for typeSize in typeSizes {
      var layouts: [FitConditions: LayoutNode] = [:]
      for group in groups {
        let conditions = group.fitArea().conditions
        let layout =
          layouts[conditions]
          ?? selector(for: group, typeSize, at: date, .timeline).resolve(shown(view()))
        layouts[conditions] = layout
        for text in layout.shown(in: group.size).texts.shown(by: family) { body(text) }
      }
    }
  }

  /// The decision of an entry's view in the first area at the first size of text.
  func decision(of view: AnyView, at date: Date) -> FitDecision? {
    guard let group = groups.first, let typeSize = typeSizes.first else { return nil }
    return selector(for: group, typeSize, at: date, .timeline)
      .decide(shown(view), in: group.size)
  }

  /// What is found first in the decisions of a view, by size of text and area; `nil` where it is in none of them.
  func first<Found>(
    in view: @MainActor () -> AnyView,
    at date: Date,
    _ find: (FitDecision) -> Found?
  ) -> Found? {
    for typeSize in typeSizes {
      for group in groups {
        let decision = selector(for: group, typeSize, at: date, .timeline)
          .decide(shown(view()), in: group.size)
        if let found = find(decision) { return found }
      }
    }
    return nil
  }

  /// Where names are read that stand in no widget, such as those that the user chooses from.
  var namingEnvironment: EnvironmentValues {
    var environment = EnvironmentValues(fontLibrary: fonts)
    environment.show(at: surroundings.now, in: surroundings, .large)
    return environment
  }

  /// The surroundings of views in the first area at the first size of text.
  func environment(at date: Date, _ role: EntryRecord.Role) -> EnvironmentValues {
    guard let group = groups.first, let typeSize = typeSizes.first else { return namingEnvironment }
    return selector(for: group, typeSize, at: date, role).environment
  }

  /// The view as the family shows it.
  func shown(_ view: AnyView) -> AnyView {
    guard family == .accessoryInline else { return view }
    return AnyView(view.inInlineAccessory())
  }

  func selector(
    for group: DeviceGroup,
    _ typeSize: DynamicTypeSize,
    at date: Date,
    _ role: EntryRecord.Role
  ) -> FitSelector {
    var environment = EnvironmentValues(
      fontLibrary: fonts,
      textPreparer: textPreparer,
      slot: .family(family),
      deviceLanguages: surroundings.deviceLanguages,
      group: group
    )
    environment.show(at: date, in: surroundings, typeSize)
    environment.dateShift = dateShift
    environment.redactionReasons = role == .placeholder ? .placeholder : []
    if !hasContentMargins {
      environment.widgetContentMargins = HostArea.contentMargins(
        of: family,
        in: group,
        profile: profile
      )
    }
    environment.showsWidgetContainerBackground = !WidgetSlot.family(family).isAccessory
    return FitSelector(environment: environment)
  }
}

extension LayoutRecord {
  init(
    _ decision: FitDecision,
    of family: WidgetFamily,
    in group: DeviceGroup,
    at typeSize: DynamicTypeSize
  ) {
    self.init(
      decision,
      of: family,
      beyond: HostArea.margins(of: family, in: group),
      in: group,
      at: typeSize
    )
  }

  /// A decision whose widget reaches beyond its bounds by margins.
  ///
  /// - Parameter family: `nil` where it is of none that shows less than is laid out.
  init(
    _ decision: FitDecision,
    of family: WidgetFamily? = nil,
    beyond margins: CGSize,
    in group: DeviceGroup,
    at typeSize: DynamicTypeSize,
    furtherStandIns: [String] = []
  ) {
    let missing = decision.missingScalars(in: family).map { String($0) }
    self.init(
      devices: group.devices.map(\.name),
      width: group.size.width,
      height: group.size.height,
      displayScale: group.displayScale,
      systemVersion: group.namedSystemVersion?.rawValue,
      typeSize: "\(typeSize)",
      candidate: decision.chosenIndex.flatMap { index in
        decision.candidates.first { $0.index == index }?.name
      },
      candidateIndex: decision.chosenIndex,
      candidateCount: decision.candidates.isEmpty ? nil : decision.candidates.count,
      texts: decision.records(in: family, beyond: margins),
      standIns: decision.standIns.map(\.subject) + furtherStandIns,
      missingCharacters: missing.isEmpty ? nil : missing
    )
  }
}

extension TextRecord {
  init(_ text: TextTrace, _ fate: TextFate) {
    self.init(
      identifier: text.role,
      string: text.string,
      lines: text.lines.map(\.text),
      state: fate.state,
      isMoving: text.isMoving,
      isBeyond: fate.isBeyond ? true : nil
    )
  }
}
