import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import Typesetting
import ViewFitting
import WidgetDevices
import WidgetSurface

/// A Today extension in one of its modes: shown on each device as the system would, and asked once
/// for what is new.
@MainActor
final class TodaySession {
  private let hosted: HostedTodayExtension
  private let request: HostRequest
  private let slot: WidgetSlot
  private let groups: [DeviceGroup]
  /// The devices that were asked for and never showed the mode, as they were called.
  private let devicesWithout: [String]
  private let typeSizes: [DynamicTypeSize]
  private let fonts: FontLibrary
  private let textPreparer = TextPreparer()
  private let pictures: EntryPictures?

  init(_ hosted: HostedTodayExtension, _ request: HostRequest) throws(HostError) {
    self.hosted = hosted
    self.request = request
    guard let slot = WidgetSlot(name: request.family), slot.family == nil else {
      throw .unknownFamily(request.family, known: hosted.description.families)
    }
    self.slot = slot
    typeSizes = try EntryLayouts.typeSizes(of: request)
    do {
      fonts = try HostedFonts.library(
        deviceLanguages: request.surroundings.deviceLanguages,
        fontDirectory: request.fontDirectory
      )
      (groups, devicesWithout) = try Self.groups(of: slot, request)
    } catch {
      throw .setting(of: error)
    }
    pictures = EntryPictures(request)
  }

  /// The devices that somebody measured the extension on, and the names of those that were asked for and
  /// never showed the mode; a profile has none of them.
  private static func groups(
    of slot: WidgetSlot,
    _ request: HostRequest
  ) throws(DeviceError) -> ([DeviceGroup], devicesWithout: [String]) {
    guard request.profile == nil, request.systemVersion == nil else { return ([], []) }
    let found = try NamedDevices(request.devices, for: slot)
    return (DeviceGroup.grouping(found.devices), found.without)
  }

  /// What is asked, beside taps, that a Today extension does not do here.
  private var findingsOfRequest: [HostFinding] {
    var findings: [HostFinding] = []
    if case .entries = request.fixtures {
      findings.append(
        HostFinding(
          .foreignEntry,
          "a Today extension is shown without entries",
          "Today機能拡張はエントリーなしで表示されます"
        )
      )
    }
    if request.until > request.surroundings.now {
      findings.append(
        HostFinding(
          .notFollowed,
          "a Today extension has no timeline: it is shown at the beginning alone",
          "Today機能拡張にはタイムラインがないため、開始時点だけを表示します"
        )
      )
    }
    if request.daysAhead > 0 {
      findings.append(
        HostFinding(
          .notFollowed,
          "a Today extension is not asked again on the days to come",
          "Today機能拡張には翌日以降の表示を問い合わせません"
        )
      )
    }
    if !groups.isEmpty, !devicesWithout.isEmpty {
      findings.append(.noArea(of: slot, on: devicesWithout))
    }
    return findings
  }

  /// Shows the extension on every device, at every size of text.
  func run(report: @escaping @MainActor (HostEvent) -> Void) async {
    request.noteTaps(
      because: BilingualText(
        "nothing of a Today extension is tapped here",
        "Today機能拡張はここではタップされません"
      ),
      report
    )
    for finding in findingsOfRequest { report(.finding(finding)) }
    guard !groups.isEmpty else {
      report(.finding(.noArea(of: slot, on: devicesWithout)))
      return report(.done)
    }
    #if os(Linux)
    var layouts: [LayoutRecord] = []
    for typeSize in typeSizes {
      for group in groups {
        guard let device = group.devices.first, let area = TodayArea(of: device, at: typeSize)
        else { continue }
        let place = Place(group: group, device: device, area: area, typeSize: typeSize)
        if let layout = await layout(place, report) { layouts.append(layout) }
      }
    }
    let now = request.surroundings.now
    if !layouts.isEmpty {
      report(.entry(EntryRecord(role: .timeline, date: now, layouts: layouts)))
    }
    #endif
    report(.done)
  }
}

#if os(Linux)
extension TodaySession {
  /// Where the extension is shown.
  private struct Place {
    let group: DeviceGroup
    let device: Device
    let area: TodayArea
    let typeSize: DynamicTypeSize
  }

  private func layout(
    _ place: Place,
    _ report: @escaping @MainActor (HostEvent) -> Void
  ) async -> LayoutRecord? {
    var environment = EnvironmentValues(
      fontLibrary: fonts,
      textPreparer: textPreparer,
      slot: slot,
      deviceLanguages: request.surroundings.deviceLanguages,
      group: place.group
    )
    environment.show(at: request.surroundings.now, in: request.surroundings, place.typeSize)
    // On a dark ground until iOS 9, on a light one since.
    environment.colorScheme = place.area.proposedMargins == nil ? .light : .dark
    UIScreen.main.bounds = CGRect(origin: .zero, size: place.device.screenClass.screen)
    UIScreen.main.scale = place.device.displayScale
    let shown = await EnvironmentValues.reading(in: environment) {
      await self.shown(place, report)
    }
    guard let shown else { return nil }
    let selector = FitSelector(environment: environment)
    let decision = selector.decide(shown.view, in: shown.size)
    var standIns = ["the lines of iOS 16 in place of those of an older iOS"]
    let isMeasured = place.group.devices.allSatisfy {
      TodayArea(of: $0, at: place.typeSize)?.isMeasured == true
    }
    if !isMeasured { standIns.append("a size that nobody measured on this system") }
    if place.area.proposedMargins != nil { standIns.append("margins other than the left one") }
    let record = LayoutRecord(
      decision,
      beyond: .zero,
      in: DeviceGroup(
        size: shown.size,
        displayScale: place.group.displayScale,
        systemVersion: place.group.systemVersion,
        devices: place.group.devices
      ),
      at: place.typeSize,
      furtherStandIns: standIns
    )
    guard let pictures else { return record }
    let ground = ZStack {
      Color(light: .white, dark: .black)
      // Offered what the record is of, however large the layers are.
      shown.view.frame(width: shown.size.width, height: shown.size.height)
    }
    .frame(width: shown.size.width, height: shown.size.height)
    // The bounds are the whole of it.
    .clipped()
    let list = selector.decide(ground, in: shown.size).displayList
    return pictures.drawn(record, list, at: request.surroundings.now, report)
  }

  /// The extension's view with its size, once the system has shown it and asked it for what is new;
  /// `nil` where the extension does not offer the mode.
  private func shown(
    _ place: Place,
    _ report: @escaping @MainActor (HostEvent) -> Void
  ) async -> (view: AnyView, size: CGSize)? {
    let context = NSExtensionContext()
    let greatest = place.area.greatestSize
    let compact = DeviceCatalogue.devices(for: .todayCompact).first { $0.name == place.device.name }
      .flatMap { TodayArea(of: $0, at: place.typeSize) }?.greatestSize
    // Before iOS 10 there are no modes: it is always as high as it wants to be.
    context.maximumSizes = [.compact: compact ?? greatest, .expanded: greatest]
    report(.began(BilingualText("\(hosted.typeName).init")))
    let controller = hosted.make()
    controller.extensionContext = context
    report(.began(BilingualText("\(hosted.typeName).viewDidLoad")))
    controller.loadViewIfNeeded()
    var width = greatest.width
    if let proposed = place.area.proposedMargins {
      let margins = controller.widgetMarginInsets(
        forProposedMarginInsets: UIEdgeInsets(
          top: proposed.top,
          left: proposed.leading,
          bottom: proposed.bottom,
          right: proposed.trailing
        )
      )
      width += proposed.leading + proposed.trailing - margins.left - margins.right
      width = min(max(0, width), place.device.screenClass.screen.width)
    } else {
      controller.widgetActiveDisplayModeDidChange(.compact, withMaximumSize: compact ?? greatest)
      if slot == .todayExpanded {
        guard context.widgetLargestAvailableDisplayMode == .expanded else {
          report(
            .finding(
              HostFinding(
                .noArea,
                "\(hosted.typeName) does not offer to be expanded",
                "\(hosted.typeName)は展開表示に対応していません"
              )
            )
          )
          return nil
        }
        context.widgetActiveDisplayMode = .expanded
        controller.widgetActiveDisplayModeDidChange(.expanded, withMaximumSize: greatest)
      }
    }
    func heightOfView() -> CGFloat {
      let fitting = controller.view.sizeThatFits(CGSize(width: width, height: greatest.height))
      // As large as the screen is a view that nobody has given a size.
      return fitting == place.device.screenClass.screen ? 0 : fitting.height
    }
    func size() -> CGSize {
      let wanted = controller.preferredContentSize.height
      let height =
        switch slot {
        case .todayCompact: greatest.height
        // What says no height is as high as its view.
        default:
          min(
            max(
              wanted > 0 ? wanted : heightOfView(),
              compact?.height ?? 0
            ),
            greatest.height
          )
        }
      return CGSize(width: width, height: height)
    }
    controller.layOut(in: size())
    controller.viewWillAppear(false)
    controller.layOut(in: size())
    controller.viewDidAppear(false)
    await update(controller, place, context, report)
    let final = size()
    controller.layOut(in: final)
    return (controller.view.shown, final)
  }

  /// Asks for what is new, and tells what came of it.
  private func update(
    _ controller: any NCWidgetProviding,
    _ place: Place,
    _ context: NSExtensionContext,
    _ report: @escaping @MainActor (HostEvent) -> Void
  ) async {
    let call = "\(hosted.typeName).widgetPerformUpdate"
    report(.began(BilingualText(call)))
    let late = LateAnswers()
    let question = TimedAnswer<NCUpdateResult>(late.call(call))
    let asked = HandedOverController(controller)
    let environment = EnvironmentValues.ofReadBody ?? EnvironmentValues()
    // Asked on the main thread, as the system does: one that blocks it is ended with its process.
    let result = await question.first(within: request.limits.secondsToAnswer) { deliver in
      // A task of its own, which would not be told of the surroundings.
      Task { @MainActor in
        await EnvironmentValues.reading(in: environment) {
          asked.controller.widgetPerformUpdate { deliver($0) }
        }
      }
    }
    if result == nil {
      report(.finding(.noAnswer(from: call, within: request.limits.secondsToAnswer)))
    }
    for finding in await late.findings(within: request.limits.secondsToAnswer) {
      report(.finding(finding))
    }
    report(
      .update(
        UpdateRecord(
          device: place.device.name,
          typeSize: "\(place.typeSize)",
          result: result.map { "\($0)" },
          opened: context.opened.map(\.absoluteString)
        )
      )
    )
  }
}

/// A controller on its way to the main actor, where alone it is used.
private struct HandedOverController: @unchecked Sendable {
  let controller: any NCWidgetProviding

  init(_ controller: any NCWidgetProviding) {
    self.controller = controller
  }
}
#endif
