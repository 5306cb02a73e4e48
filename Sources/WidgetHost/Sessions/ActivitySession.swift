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

/// One preview of a Live Activity: every part of every state that it shows.
@MainActor
struct ActivitySession {
  private let preview: ActivityPreview
  private let identifier: String
  private let request: HostRequest
  private let typeSizes: [DynamicTypeSize]
  private let fonts: FontLibrary
  private let places: [(area: ActivityArea, group: DeviceGroup)]
  /// The phones of which no size is published.
  private let others: [Device]
  private let textPreparer = TextPreparer()
  private let pictures: EntryPictures?

  init(
    _ preview: ActivityPreview,
    named identifier: String,
    _ request: HostRequest
  ) throws(HostError) {
    self.preview = preview
    self.identifier = identifier
    self.request = request
    typeSizes = try EntryLayouts.typeSizes(of: request)
    do {
      fonts = try HostedFonts.library(
        deviceLanguages: request.surroundings.deviceLanguages,
        fontDirectory: request.fontDirectory
      )
      (places, others) =
        request.profile == nil
        ? try ActivityArea.places(
          devices: request.devices,
          version: request.systemVersion.flatMap { SystemVersion(rawValue: $0) }
        ) : ([], [])
    } catch {
      throw .setting(of: error)
    }
    pictures = EntryPictures(request)
  }

  /// Lays out all that it shows.
  func run(report: @MainActor (HostEvent) -> Void) {
    request.noteTaps(report)
    guard !places.isEmpty else {
      let text = BilingualText(
        "nobody published how large a Live Activity is on these devices",
        "これらの機種でのライブアクティビティの大きさは公表されていません"
      )
      note(text, report)
      return report(.done)
    }
    var noted: Set<ActivityPart.Place> = []
    report(.began(BilingualText("the states of \(identifier)", "\(identifier)の状態")))
    for (index, state) in preview.states().enumerated() {
      guard index < request.limits.entries else {
        let now = request.surroundings.now
        report(.finding(.noMoreEntries(than: request.limits.entries, at: now)))
        break
      }
      guard let state else {
        report(
          .finding(
            HostFinding(
              .foreignEntry,
              "its attributes are of no Live Activity of its widget",
              "属性がウィジェットのどのライブアクティビティのものでもありません",
              in: identifier
            )
          )
        )
        continue
      }
      if state.isEmpty {
        let text = BilingualText(
          "nobody published how large the parts of the opened island are",
          "開いたDynamic Islandの各部分の大きさは公表されていません"
        )
        note(text, in: identifier, report)
      }
      for part in state {
        if noted.insert(part.place).inserted { noteUnknown(part.place, report) }
        show(part, index, report)
      }
    }
    report(.done)
  }

  private func note(
    _ text: BilingualText,
    in place: String? = nil,
    _ report: @MainActor (HostEvent) -> Void
  ) {
    report(.finding(HostFinding(.noArea, text.english, text.japanese, in: place)))
  }

  /// Tells on which phones nobody knows how large a part is.
  private func noteUnknown(
    _ place: ActivityPart.Place,
    _ report: @MainActor (HostEvent) -> Void
  ) {
    // A phone without an island shows none of its parts.
    let devices =
      places.filter { !$0.area.isKnown(place) }.flatMap(\.group.devices)
      + (place == .lockScreen ? others : [])
    guard !devices.isEmpty else { return }
    let names = devices.prefix(3).map(\.name)
    let rest = devices.count - names.count
    let text = BilingualText(
      "nobody published how large a Live Activity is (\(place.rawValue)) on "
        + names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
        + ": it is not laid out there",
      "\(names.joined(separator: "、"))\(rest > 0 ? "ほか\(rest)機種" : "")での"
        + "ライブアクティビティの大きさ（\(place.rawValue)）は公表されていないため、レイアウトしていません"
    )
    note(text, in: identifier, report)
  }

  private func show(
    _ part: ActivityPart,
    _ index: Int,
    _ report: @MainActor (HostEvent) -> Void
  ) {
    let now = request.surroundings.now
    let records = typeSizes.flatMap { typeSize in
      places.compactMap { record(of: part, in: $0.area, $0.group, typeSize, report) }
    }
    guard !records.isEmpty else { return }
    report(
      .entry(
        EntryRecord(
          role: .preview,
          name: "\(part.place.rawValue) \(index + 1)",
          date: now,
          layouts: records
        )
      )
    )
  }

  private func record(
    of part: ActivityPart,
    in area: ActivityArea,
    _ group: DeviceGroup,
    _ typeSize: DynamicTypeSize,
    _ report: @MainActor (HostEvent) -> Void
  ) -> LayoutRecord? {
    let now = request.surroundings.now
    var environment = EnvironmentValues(
      fontLibrary: fonts,
      textPreparer: textPreparer,
      slot: .family(.systemMedium),
      deviceLanguages: request.surroundings.deviceLanguages,
      group: group
    )
    environment.show(at: now, in: request.surroundings, typeSize)
    // The island is black, whatever the interface is.
    if part.place != .lockScreen { environment.colorScheme = .dark }
    let selector = FitSelector(environment: environment)
    let layout = selector.resolve(part.view)
    let size = area.size(of: part.place) { width in
      layout.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
    guard let size else { return nil }
    let decision = selector.decide(layout, in: size)
    let record = LayoutRecord(
      decision,
      beyond: .zero,
      in: DeviceGroup(
        size: size,
        displayScale: group.displayScale,
        systemVersion: group.systemVersion,
        devices: group.devices
      ),
      at: typeSize
    )
    guard let pictures else { return record }
    let ground = ZStack {
      part.place == .lockScreen ? Color(light: .white, dark: .black) : Color.black
      // Offered what the record is of, however large the layers are.
      part.view.frame(width: size.width, height: size.height)
    }
    .frame(width: size.width, height: size.height)
    // The bounds are the whole of it.
    .clipped()
    return pictures.drawn(record, selector.decide(ground, in: size).displayList, at: now, report)
  }
}
