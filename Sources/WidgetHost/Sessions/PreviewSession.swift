import DeviceTraits
import FitSelection
import Foundation
import SwiftUISurface
import WidgetSurface

/// One preview in one family.
@MainActor
struct PreviewSession {
  private let member: ProgramPreviews.Member
  private let request: HostRequest
  private let family: WidgetFamily
  private let pictures: EntryPictures?

  init(_ member: ProgramPreviews.Member, _ request: HostRequest) throws(HostError) {
    self.member = member
    self.request = request
    let families = WidgetFamily.allCases
    guard let family = families.first(where: { $0.description == request.family }) else {
      throw .unknownFamily(request.family, known: families.map(\.description))
    }
    self.family = family
    pictures = EntryPictures(request)
  }

  /// What stands for the family of Live Activities, which stand in none.
  static let activityFamily = "liveActivity"

  /// The families that views say they stand in; empty where they say none.
  ///
  /// - Parameter known: those of the program's widgets, in which views that say none stand beside Live Activities.
  static func families(of member: ProgramPreviews.Member, known: [String] = []) -> [String] {
    // Those that are changed first say none: without what they are given then some cannot be read at all.
    guard case .views(let content) = member.content else { return [] }
    let members = content().previewMembers(in: EnvironmentValues())
    let views = members.filter { $0.subject == nil }
    let families = views.compactMap { $0.family?.description }
    let isBeside = views.count < members.count
    let shown = isBeside && !views.isEmpty && families.isEmpty ? known : families
    return WidgetFamily.allCases.map(\.description).filter { shown.contains($0) }
      + (isBeside ? [activityFamily] : [])
  }

  /// The Live Activities that views are previews of, as some activities show them.
  static func activities(
    of content: @escaping @MainActor () -> AnyView,
    among activities: [_ActivityDefinition]
  ) -> ActivityPreview {
    ActivityPreview(
      showing: {
        content().previewMembers(in: EnvironmentValues())
          .compactMap { $0.subject as? PreviewedActivity }
      },
      among: activities
    )
  }

  /// Lays out all that it shows.
  ///
  /// - Parameter hasContentMargins: whether the widgets that views belong to keep margins.
  func run(
    hasContentMargins: Bool,
    report: @escaping @MainActor (HostEvent) -> Void
  ) async throws(HostError) {
    switch member.content {
    case .views(let content):
      let layouts = try beganLayouts(hasContentMargins: hasContentMargins, report: report)
      if layouts.isKnown(report) { show(content(), layouts, report) }
      report(.done)
    case .modifiedViews(let preview):
      let layouts = try beganLayouts(hasContentMargins: hasContentMargins, report: report)
      guard layouts.isKnown(report) else { return report(.done) }
      let views: AnyView
      do {
        views = try await preview.shownContent()
      } catch {
        return note(
          BilingualText("its modifier threw: \(error)", "モディファイアのエラー：\(error)"),
          report
        )
      }
      show(views, layouts, report)
      report(.done)
    case .widget(let preview): try await run(preview, report)
    // Shown by a session of its own: it stands in no family.
    case .activity: report(.done)
    }
  }

  /// What lays views out, which are begun with.
  private func beganLayouts(
    hasContentMargins: Bool,
    report: @escaping @MainActor (HostEvent) -> Void
  ) throws(HostError) -> EntryLayouts {
    let layouts = try EntryLayouts(
      family: family,
      request: request,
      hasContentMargins: hasContentMargins
    )
    request.noteTaps(report)
    began("the views", "ビュー", report)
    return layouts
  }

  /// Tells that something of the preview is begun with.
  private func began(
    _ english: String,
    _ japanese: String,
    _ report: @MainActor (HostEvent) -> Void
  ) {
    let name = member.identifier
    report(.began(BilingualText("\(english) of \(name)", "\(name)の\(japanese)")))
  }

  private func show(
    _ content: AnyView,
    _ layouts: EntryLayouts,
    _ report: @MainActor (HostEvent) -> Void
  ) {
    let now = request.surroundings.now
    var notShown = NotShownNotes()
    // As they are found where they are shown: some may be there in this family alone.
    let views = content.previewMembers(in: layouts.environment(at: now, .preview))
      .filter { $0.subject == nil && ($0.family == nil || $0.family == family) }
    for (index, shown) in views.enumerated() {
      guard index < request.limits.entries else {
        return report(.finding(.noMoreEntries(than: request.limits.entries, at: now)))
      }
      notShown.note({ shown.view }, at: now, in: layouts, report)
      let records = records(of: { shown.view }, at: now, in: layouts, report)
      report(
        .entry(
          EntryRecord(role: .preview, name: shown.name, date: now, layouts: records)
        )
      )
    }
  }

  private func records(
    of view: @MainActor () -> AnyView,
    at date: Date,
    in layouts: EntryLayouts,
    _ report: @MainActor (HostEvent) -> Void
  ) -> [LayoutRecord] {
    let records = layouts.records(of: view, at: date, role: .preview)
    guard let pictures else { return records }
    return pictures.drawn(records, of: view, at: date, role: .preview, in: layouts, report)
  }

  private func run(
    _ preview: WidgetPreview,
    _ report: @escaping @MainActor (HostEvent) -> Void
  ) async throws(HostError) {
    began("the widget", "ウィジェット", report)
    guard let definition = preview.definition else {
      return note(
        BilingualText("it shows no widget", "ウィジェットを表示しません"),
        report
      )
    }
    switch preview.content {
    case .entries(let entries):
      let layouts = try EntryLayouts(
        family: family,
        request: request,
        hasContentMargins: definition.hasContentMargins
      )
      guard layouts.isKnown(report) else { return report(.done) }
      request.noteTaps(report)
      began("the entries", "エントリー", report)
      var notShown = NotShownNotes()
      for (index, entry) in entries().enumerated() {
        guard index < request.limits.entries else {
          report(.finding(.noMoreEntries(than: request.limits.entries, at: entry.date)))
          break
        }
        guard let known = definition.source.entry(entry) else {
          report(
            .finding(
              HostFinding(
                .foreignEntry,
                "\(type(of: entry)) is no \(definition.source.entryName)",
                "\(type(of: entry))は\(definition.source.entryName)ではありません",
                in: member.identifier
              )
            )
          )
          continue
        }
        began("the view of entry \(index + 1)", "エントリー\(index + 1)のビュー", report)
        notShown.note(known.view, at: known.date, in: layouts, report)
        let records = records(of: known.view, at: known.date, in: layouts, report)
        report(
          .entry(EntryRecord(role: .preview, name: nil, date: known.date, layouts: records))
        )
      }
      report(.done)
    case .provider(let provider, let options):
      let provider = provider()
      guard let source = definition.source.asking(provider) else {
        return note(
          BilingualText(
            "\(type(of: provider)) provides no \(definition.source.entryName)",
            "\(type(of: provider))は\(definition.source.entryName)を提供しません"
          ),
          report
        )
      }
      let session: HostSession
      do throws(HostError) {
        session = try HostSession(
          definition,
          request,
          source: options.map { source.offering($0()) } ?? source
        )
      } catch {
        // A fault of this preview, which keeps no other from being shown.
        guard case .unknownFamily = error else { throw error }
        return note(error.text, report)
      }
      await session.run(report: report)
    }
  }

  /// Tells why the preview shows nothing, and that there is no more of it.
  private func note(_ reason: BilingualText, _ report: @MainActor (HostEvent) -> Void) {
    report(
      .finding(
        HostFinding(.foreignEntry, reason.english, reason.japanese, in: member.identifier)
      )
    )
    report(.done)
  }
}
