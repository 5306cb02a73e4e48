import AppResources
import FitSelection
import SwiftUISurface
public import WidgetSurface

/// Runs a widget without a device: asks its provider for entries as WidgetKit would, lays every entry
/// out wherever it may be shown, and taps its buttons.
///
///     let host = WidgetHost(DayCounterBundle())
///     let run = try await host.run(
///       HostRequest(
///         kind: "DayCounter",
///         family: "accessoryRectangular",
///         surroundings: HostSurroundings(now: .now, timeZone: zone, locale: Locale(identifier: "ja_JP")),
///         until: .now + 7 * 86_400
///       )
///     )
///     print(run.entries.filter { !$0.isWhole })
///
/// Clock and zone belong to the process: one run follows another, also those of several hosts, and
/// while one runs, `Date()` gives its time to the whole process. What a provider crashes is this
/// process; a ``HostProgram`` runs each in one of its own.
@MainActor
public struct WidgetHost {
  /// A widget of a bundle.
  private struct Member {
    let typeName: String
    let definitions: [WidgetDefinition]
    /// The Live Activities that it shows.
    var activities: [_ActivityDefinition] = []
    /// Whether it is a widget, a control or a Live Activity at all.
    var hasConfiguration = true
    /// A Today extension, which is no widget of WidgetKit's; `nil` for one that is.
    var today: HostedTodayExtension?
  }

  private let members: [Member]

  /// Creates a host of one widget.
  public init<Content: Widget>(_ widget: Content) {
    members = Self.members(of: widget)
  }

  /// Creates a host of the widgets of a bundle.
  public init<Content: WidgetBundle>(_ bundle: Content) {
    members = Self.members(of: bundle.body)
  }

  private static func members<Content: Widget>(of widget: Content) -> [Member] {
    func members<Inner: Widget>(of inner: Inner) -> [Member] { Self.members(of: inner) }
    if let list = widget as? _WidgetList { return list.widgets.flatMap { members(of: $0) } }
    if let today = HostedTodayExtension(widget) {
      return [Member(typeName: today.typeName, definitions: [], today: today)]
    }
    let definitions = widget.definitions
    let activities = widget.body._activities
    return [
      Member(
        typeName: "\(Content.self)",
        definitions: definitions,
        activities: activities,
        hasConfiguration: !definitions.isEmpty || (widget is any ControlWidget)
          || !activities.isEmpty
      )
    ]
  }

  /// The widgets, in the order of the bundle.
  public var widgets: [WidgetDescription] {
    members.flatMap { member in
      if let today = member.today { return [today.description] }
      guard !member.definitions.isEmpty else {
        return [
          WidgetDescription(
            typeName: member.typeName,
            kind: nil,
            families: [],
            provider: nil,
            intent: nil,
            parameters: [],
            hasConfiguration: member.hasConfiguration
          )
        ]
      }
      return member.definitions.map { definition in
        WidgetDescription(
          typeName: member.typeName,
          kind: definition.kind,
          families: definition.families.map(\.description),
          provider: definition.source.providerName,
          intent: definition.source.intentName,
          parameters: Self.parameterNames(of: definition.source.makeOptions())
        )
      }
    }
  }

  private static func parameterNames(of options: WidgetSource.Options?) -> [String] {
    switch options {
    case let intent as any AppIntent: intent.configurableParameters.map(\.name)
    case let intent as HandedOver<INIntent>: intent.value._settings.map(\.name)
    default: []
    }
  }

  /// What is wrong with the bundle itself: kinds that two widgets have, widgets without families.
  public var findings: [HostFinding] {
    var findings: [HostFinding] = []
    var owners: [String: String] = [:]
    for widget in widgets {
      guard let kind = widget.kind else { continue }
      if let other = owners[kind] {
        findings.append(
          HostFinding(
            .duplicateKind,
            "\(other) and \(widget.typeName) have one kind, “\(kind)”",
            "\(other)と\(widget.typeName)のkindが同じです（「\(kind)」）",
            widget: other
          )
        )
      }
      owners[kind] = widget.typeName
      if widget.families.isEmpty {
        findings.append(
          HostFinding(
            .noFamilies,
            "\(widget.typeName) names no family that it may stand in",
            "\(widget.typeName)にファミリーが指定されていません",
            widget: widget.typeName
          )
        )
      }
    }
    return findings
  }

  /// Runs a widget in a family, and gives all that came of it.
  ///
  /// - Throws: ``HostError`` where what is asked for does not exist, no clock can be set to a moment, or a value
  ///   cannot be; what is wrong with the widget is a finding of the run.
  public func run(_ request: HostRequest) async throws(HostError) -> WidgetRun {
    var run = WidgetRun(kind: request.kind, family: request.family)
    try await self.run(request) { run.take($0) }
    return run
  }

  /// Runs a widget in a family, and tells what comes of it as it comes.
  ///
  /// - Throws: ``HostError`` where what is asked for does not exist, no clock can be set to a moment, or a value
  ///   cannot be.
  public func run(
    _ request: HostRequest,
    report: @MainActor (HostEvent) -> Void
  ) async throws(HostError) {
    try request.checkValues()
    let device = request.surroundings
    let request = request.ofApp
    if request.surroundings != device {
      let texts = AppResources.current.resources.texts
      let wanted = device.deviceLanguages.first ?? device.locale.identifier
      let shown = texts.language(preferring: device.deviceLanguages)
      report(
        .finding(
          HostFinding(
            .untranslated,
            "the app has no texts in “\(wanted)”: as on iOS it is shown in “\(shown)”",
            "アプリに「\(wanted)」のテキストがないため、iOSと同じく「\(shown)」で表示します"
          )
        )
      )
    }
    if case .preview(let identifier) = request.fixtures {
      return try await run(preview: identifier, request, report: report)
    }
    if let today = members.lazy.compactMap(\.today).first(where: { $0.typeName == request.kind }) {
      let session = try TodaySession(today, request)
      return await inSurroundings(of: request, report: report) { await session.run(report: $0) }
    }
    let session = try HostSession(try definition(for: request), request)
    await inSurroundings(of: request, report: report) { await session.run(report: $0) }
  }

  /// The configurations that the provider of a widget recommends, as the request's surroundings have them.
  ///
  /// What the user of a watch chooses from; where options can be edited, as on an iPhone, the system does not show
  /// them. Each is run by setting `recommendation` of a request to it.
  ///
  /// - Throws: ``HostError`` where what is asked for does not exist, no clock can be set to a moment, or a value
  ///   cannot be.
  public func recommendations(
    for request: HostRequest
  ) async throws(HostError) -> HostRecommendations {
    try request.checkValues()
    let request = request.ofApp
    // What a Today extension shows nobody recommends.
    guard !members.contains(where: { $0.today?.typeName == request.kind }) else {
      return HostRecommendations(list: [], findings: [])
    }
    let session = try HostSession(try definition(for: request), request)
    let typeName = widgets.asked(by: request)?.typeName
    var found: [HostRecommendation]?
    var findings: [HostFinding] = []
    // Of a colour that is missing a run tells, which this is none of.
    await inSurroundings(of: request) {
      found = await session.recommendations { event in
        guard case .finding(var finding) = event else { return }
        finding.widget = typeName
        findings.append(finding)
      }
    }
    return HostRecommendations(list: found, findings: findings)
  }

  /// The previews that the sources of the program declare, in the order of their places.
  ///
  /// Those of `#Preview` and of `PreviewProvider`, in any module of the program but libraries that
  /// are loaded. On Linux only; elsewhere none is found.
  public var previews: [PreviewDescription] { ProgramPreviews().descriptions }

  /// The families that the views of a preview say they stand in; empty where they say none.
  ///
  /// Where some are previews of a Live Activity `liveActivity` as well, and those of the program's widgets where the views
  /// beside them say none.
  ///
  /// - Throws: ``HostError`` where there is no such preview.
  public func families(ofPreview identifier: String) throws(HostError) -> [String] {
    PreviewSession.families(of: try preview(identifier), known: widgets.flatMap(\.families))
  }

  private func run(
    preview identifier: String,
    _ request: HostRequest,
    report: @MainActor (HostEvent) -> Void
  ) async throws(HostError) {
    let member = try preview(identifier)
    let activity: ActivityPreview? =
      switch member.content {
      case .activity(let declared): declared
      case .views(let content) where request.family == PreviewSession.activityFamily:
        PreviewSession.activities(of: content, among: members.flatMap(\.activities))
      default: nil
      }
    if let activity {
      let session = try ActivitySession(activity, named: identifier, request)
      return await inSurroundings(of: request, report: report) { session.run(report: $0) }
    }
    let session = try PreviewSession(member, request)
    let definitions = members.flatMap(\.definitions)
    let hasContentMargins =
      definitions.isEmpty || definitions.contains(where: \.hasContentMargins)
    var failure: HostError?
    await inSurroundings(of: request, report: report) { report in
      do throws(HostError) {
        try await session.run(hasContentMargins: hasContentMargins, report: report)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  private func preview(_ identifier: String) throws(HostError) -> ProgramPreviews.Member {
    let previews = ProgramPreviews()
    guard let found = previews[identifier] else {
      throw .unknownPreview(identifier, known: previews.members.map(\.identifier))
    }
    return found
  }

  /// Does something while the process finds itself where a request says, and reports what is asked for in vain there.
  private func inSurroundings(
    of request: HostRequest,
    report: @MainActor (HostEvent) -> Void,
    _ action: @MainActor (@escaping @MainActor (HostEvent) -> Void) async -> Void
  ) async {
    await inSurroundings(of: request) {
      await withoutActuallyEscaping(report) { await action($0) }
      #if os(Linux)
      if UIScreen.main.isAskedInVain { report(.finding(.screenOfNoDevice)) }
      for member in LeftOutMember.take() { report(.finding(member.finding)) }
      #endif
      for name in AppResources.takeMissingColors() {
        report(.finding(.missingColor(name)))
      }
    }
  }

  /// Does something while the process finds itself where a request says.
  private func inSurroundings(
    of request: HostRequest,
    _ action: @MainActor () async -> Void
  ) async {
    await ProcessTurn.shared.begin()
    let former = ProcessSurroundings.take(request.surroundings)
    #if os(Linux)
    UIScreen.main.reset()
    #endif
    await action()
    ProcessSurroundings.restore(former)
    await ProcessTurn.shared.end()
  }

  /// The widget that a request names: of several of one kind, which is a fault of the bundle, the first that may stand in
  /// the family.
  private func definition(for request: HostRequest) throws(HostError) -> WidgetDefinition {
    let named = members.flatMap(\.definitions).filter { $0.kind == request.kind }
    let standing = named.first { $0.families.map(\.description).contains(request.family) }
    guard let found = standing ?? named.first else {
      throw .unknownKind(request.kind, known: widgets.compactMap(\.kind))
    }
    return found
  }
}

extension HostRequest {
  /// The request where the app has texts: shown in one of their languages.
  fileprivate var ofApp: HostRequest {
    var copy = self
    copy.surroundings = surroundings.ofApp(with: AppResources.current.resources.texts)
    return copy
  }
}

extension HostFinding {
  /// A widget asks for a colour that no catalogue has, or whose set has none.
  fileprivate static func missingColor(_ name: String) -> HostFinding {
    guard AppResources.current.resources.assets.hasOpenColor(named: name) else {
      return HostFinding(
        .missingResource,
        "the colour “\(name)” is in no catalogue of the app",
        "カラー「\(name)」がアプリのどのカタログにもありません"
      )
    }
    return HostFinding(
      .missingResource,
      "the colour “\(name)” is asked for, and its set in the app’s catalogue names none",
      "カラー「\(name)」が参照されましたが、アプリのカタログのカラーセットにカラーが指定されていません"
    )
  }

  /// A widget asks for the size of the screen, and is laid out for devices of several.
  fileprivate static let screenOfNoDevice = HostFinding(
    .missingResource,
    "UIScreen.main is asked for, which is that of no device here: 375 by 667 points, 2 pixels a point",
    "UIScreen.mainが参照されましたが、ここでは機種にかかわらず375×667ポイント、2倍として扱います"
  )
}
