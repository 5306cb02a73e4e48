import DeviceTraits
import FitSelection
import Foundation
import SwiftUISurface
import WidgetSurface

/// One widget in one family, from its placeholder to what is shown after the last tap.
@MainActor
final class HostSession {
  private let definition: WidgetDefinition
  private let request: HostRequest
  let source: WidgetSource
  private let everywhere: EntryLayouts
  /// What the provider is told: of one size after the other, where it asks for that.
  private var context: TimelineProviderContext
  private var displaySize: CGSize
  /// Whether the size is another than the first.
  private var isFurtherSize = false
  private var notShown = NotShownNotes()
  /// Whether what the gallery shows depends on the size.
  private var galleryKnowsSize = false
  private let late = LateAnswers()
  private let pictures: EntryPictures?
  private var taps: [String] = []
  private var entryCount = 0

  /// - Parameter source: what gives entries, if not the widget's own provider.
  init(
    _ definition: WidgetDefinition,
    _ request: HostRequest,
    source: WidgetSource? = nil
  ) throws(HostError) {
    self.definition = definition
    self.request = request
    pictures = EntryPictures(request)
    self.source = source ?? definition.source
    guard let family = definition.families.first(where: { $0.description == request.family }) else {
      throw .unknownFamily(request.family, known: definition.families.map(\.description))
    }
    everywhere = try EntryLayouts(
      family: family,
      request: request,
      hasContentMargins: definition.hasContentMargins
    )
    context = TimelineProviderContext(
      family: family,
      isPreview: false,
      displaySize: everywhere.displaySizes.first ?? .zero
    )
    displaySize = everywhere.displaySizes.first ?? .zero
  }

  /// Where entries are laid out: everywhere, or in the areas of the size that they were made for.
  private var layouts: EntryLayouts {
    isFurtherSize || context.sizeReads.any ? everywhere.only(displaySize: displaySize) : everywhere
  }

  /// Does something for the first size, and for each further one as long as the provider asks for it:
  /// on each device it is asked with that device's size.
  private func forEachDisplaySize(_ action: () async -> Void) async {
    for (index, size) in everywhere.displaySizes.enumerated() {
      if index > 0 {
        guard context.sizeReads.any else { return }
        isFurtherSize = true
        displaySize = size
        context = TimelineProviderContext(
          family: context.family,
          isPreview: false,
          displaySize: size
        )
      }
      await action()
    }
  }

  /// The configurations that the provider recommends, by name; `nil` where it does not answer.
  func recommendations(
    report: @escaping @MainActor (HostEvent) -> Void
  ) async -> [HostRecommendation]? {
    await providerCalls(report).recommendations(in: everywhere.namingEnvironment)?.list
  }

  /// Asks for everything and lays it out.
  func run(report: @escaping @MainActor (HostEvent) -> Void) async {
    await runAll(report: report)
    for finding in await late.findings(within: request.limits.secondsToAnswer) {
      report(.finding(finding))
    }
    report(.done)
  }

  private func runAll(report: @escaping @MainActor (HostEvent) -> Void) async {
    guard everywhere.isKnown(report) else { return }
    if case .entries(let data) = request.fixtures {
      request.noteTaps(report)
      return showEntries(of: data, upTo: request.limits.entries, report)
    }
    let options: WidgetSource.Options?
    if let wanted = request.recommendation {
      let (calls, names) = (providerCalls(report), everywhere.namingEnvironment)
      guard let found = await calls.options(of: wanted, in: names) else { return }
      options = found
    } else {
      options = source.makeOptions()
    }
    await Configurator(limits: request.limits, report: report).configure(options, for: request)
    guard request.daysAhead == 0 else {
      request.noteTaps(
        because: BilingualText(
          "nothing is tapped on the days to come",
          "先の日々の表示ではタップされません"
        ),
        report
      )
      await forEachDisplaySize { await lookAhead(options, report) }
      return
    }
    await forEachDisplaySize {
      await showInGallery(options, report)
      // States follow taps once, on the devices of the first size.
      if isFurtherSize { _ = await follow(options, report) } else { await tapAll(options, report) }
    }
  }

  /// Follows the timelines, then taps one part after the other.
  private func tapAll(
    _ options: WidgetSource.Options?,
    _ report: @escaping @MainActor (HostEvent) -> Void
  ) async {
    guard var shown = await follow(options, report) else { return }
    for name in request.taps {
      beganView(.timeline, of: shown.entry, report)
      // Another area may show another candidate.
      let region = layouts.first(in: shown.entry.view, at: shown.from) {
        TappedRegion(named: name, in: $0)
      }
      guard let region else {
        report(
          .finding(
            HostFinding(
              .nothingToTap,
              "nothing that can be tapped is named “\(name)” or shows it",
              "タップできるもののうち、名前または表示が「\(name)」のものはありません",
              at: request.surroundings.now
            )
          )
        )
        continue
      }
      report(.began(BilingualText("tap “\(name)”", "「\(name)」のタップ")))
      let outcome = await region.perform(limits: request.limits, report)
      report(.tap(outcome.record))
      if let finding = outcome.finding { report(.finding(finding)) }
      taps.append(name)
      guard let next = await follow(options, report) else { break }
      shown = next
    }
  }

  /// How the provider is asked.
  /// - Parameter other: where it is asked for, if not where it stands.
  private func providerCalls(
    in other: TimelineProviderContext? = nil,
    _ report: @escaping @MainActor (HostEvent) -> Void
  ) -> ProviderCalls {
    ProviderCalls(
      source: source,
      context: other ?? context,
      limits: request.limits,
      late: late,
      report: report
    )
  }

  /// The entries that stand in, and in the gallery.
  private func showInGallery(
    _ options: WidgetSource.Options?,
    _ report: @escaping @MainActor (HostEvent) -> Void
  ) async {
    guard !isFurtherSize || galleryKnowsSize else { return }
    let now = request.surroundings.now
    let calls = providerCalls(report)
    if let entry = await calls.placeholder() {
      beganView(.placeholder, of: entry, report)
      show(entry, .placeholder, from: now, until: nil, report)
    }
    let preview = TimelineProviderContext(
      family: context.family,
      isPreview: true,
      displaySize: displaySize
    )
    let gallery = providerCalls(in: preview, report)
    if let entry = await gallery.snapshot(options) {
      if preview.sizeReads.any { context.sizeReads.note() }
      beganView(.snapshot, of: entry, report)
      show(entry, .snapshot, from: now, until: nil, report)
    }
    galleryKnowsSize = galleryKnowsSize || context.sizeReads.any
  }

  /// Asks for timelines over the span, and lays out what is shown of them.
  ///
  /// - Returns: the entry that is shown first; `nil` where there is none.
  private func follow(
    _ options: WidgetSource.Options?,
    _ report: @escaping @MainActor (HostEvent) -> Void
  ) async -> TimelineWindow.Shown? {
    let calls = providerCalls(report)
    var now = request.surroundings.now
    var first: TimelineWindow.Shown?
    var reloads = 0
    var hasEntriesNotDue = false
    defer {
      ProcessSurroundings.holdClock(at: request.surroundings.now)
      if first == nil, hasEntriesNotDue { noteNothingDue(by: request.until, report) }
    }
    while true {
      ProcessSurroundings.holdClock(at: now)
      guard let timeline = await calls.timeline(options) else { return first }
      let window = TimelineWindow(
        timeline,
        at: now,
        end: request.until,
        interval: request.limits.secondsBetweenReloads
      )
      report(
        .timeline(TimelineRecord(date: now, count: timeline.count, reload: window.reload))
      )
      for finding in window.findings(of: timeline, from: source.providerName, at: now) {
        report(.finding(finding))
      }
      if window.shown.isEmpty, timeline.hasDatedEntries { hasEntriesNotDue = true }
      for entry in window.shown {
        guard takesOneMore(at: entry.from, report) else { return first }
        beganView(.timeline, of: entry.entry, report)
        noteWhatIsNotShown(of: entry.entry, at: entry.from, report)
        if first == nil { showWidestDates(of: entry, report) }
        first = first ?? entry
        show(entry.entry, .timeline, from: entry.from, until: entry.until, report)
        guard showMoving(entry, report) else { return first }
      }
      guard let reload = window.reload, reload < request.until else { return first }
      guard reloads < request.limits.reloads else {
        report(.finding(.noMoreReloads(than: reloads, at: now)))
        return first
      }
      reloads += 1
      now = reload
    }
  }

  /// Counts an entry that is to be told of, or the same at a later moment; tells where there are no more.
  private func takesOneMore(at date: Date, _ report: @MainActor (HostEvent) -> Void) -> Bool {
    guard entryCount < request.limits.entries else {
      report(.finding(.noMoreEntries(than: request.limits.entries, at: date)))
      return false
    }
    entryCount += 1
    return true
  }

  /// Asks for a timeline once a day, and lays out the entry of the moment: the first one is told of,
  /// and each in which a text is cut that was whole on the days before, whatever else is cut, or which has a character without
  /// a glyph that none of these had.
  private func lookAhead(
    _ options: WidgetSource.Options?,
    _ report: @escaping @MainActor (HostEvent) -> Void
  ) async {
    let calls = providerCalls(report)
    let start = request.surroundings.now
    var cut = TextsCutSoFar()
    var lacking: Set<Unicode.Scalar> = []
    var last = start
    var isFirst = true
    var told: Set<BilingualText?> = []
    var hasEntriesNotDue = false
    defer { ProcessSurroundings.holdClock(at: start) }
    for day in 0...request.daysAhead {
      guard let now = request.surroundings.calendar.date(byAdding: .day, value: day, to: start)
      else { return }
      last = now
      ProcessSurroundings.holdClock(at: now)
      guard let timeline = await calls.timeline(options) else { return }
      let window = TimelineWindow(
        timeline,
        at: now,
        end: now,
        interval: request.limits.secondsBetweenReloads
      )
      // Once, and not on each of the days, which may differ in how many entries are too many.
      for finding in window.findings(of: timeline, from: source.providerName, at: now)
      where told.insert(finding.code == .tooManyEntries ? nil : finding.text).inserted {
        report(.finding(finding))
      }
      guard let shown = window.shown.first else {
        // Such as that of a provider whose first entry is due in a minute.
        if timeline.hasDatedEntries { hasEntriesNotDue = true }
        continue
      }
      beganView(.timeline, of: shown.entry, report)
      noteWhatIsNotShown(of: shown.entry, at: now, report)
      let records = layouts.records(of: shown.entry, at: now, role: .timeline)
      let lackedCount = lacking.count
      lacking.formUnion(records.flatMap { $0.missingCharacters ?? [] }.flatMap(\.unicodeScalars))
      let isNews = cut.take(records) || lacking.count > lackedCount
      guard isFirst || isNews else { continue }
      guard takesOneMore(at: now, report) else { return }
      show(shown.entry, .timeline, from: now, until: nil, report)
      isFirst = false
    }
    if isFirst, hasEntriesNotDue { noteNothingDue(by: last, report) }
  }

  /// Lays an entry out as it is later on, where its texts move: each moment is told of at which a text is cut that was
  /// whole until then, or at which an area shows a candidate that it has not shown.
  ///
  /// - Returns: whether more may be told of.
  private func showMoving(
    _ shown: TimelineWindow.Shown,
    _ report: @MainActor (HostEvent) -> Void
  ) -> Bool {
    let first = layouts.records(of: shown.entry, at: shown.from, role: .timeline)
    guard first.contains(where: { $0.texts.contains(where: \.isMoving) }) else { return true }
    let dates = layouts.movingDates(of: shown.entry.view, at: shown.from)
    var told = [first]
    for date in MovingMoments.moments(from: shown.from, until: shown.until, around: dates) {
      let later = layouts.records(of: shown.entry, at: date, role: .timeline)
      // All are of the same areas.
      let isNews = later.indices.contains { area in
        later[area].isNews(after: told.map { $0[area] })
      }
      guard isNews else { continue }
      guard takesOneMore(at: date, report) else { return false }
      told.append(later)
      show(shown.entry, .timeline, from: date, until: shown.until, report)
    }
    return true
  }

  /// Tells what the system does not show of an entry, as long as nothing has been tapped.
  func noteWhatIsNotShown(
    of entry: WidgetSourceEntry,
    at date: Date,
    _ report: @MainActor (HostEvent) -> Void
  ) {
    if taps.isEmpty { notShown.note(entry.view, at: date, in: everywhere, report) }
  }

  /// Tells the dates that take the most room in an entry, which is the first of a widget: others say theirs
  /// alike, also on other sizes and after taps.
  private func showWidestDates(
    of shown: TimelineWindow.Shown,
    _ report: @escaping @MainActor (HostEvent) -> Void
  ) {
    guard request.daysOfDates > 0, taps.isEmpty, !isFurtherSize else { return }
    let widest = WidestDates(of: shown.entry, at: shown.from, in: layouts, report: report)
    for record in widest.records(days: request.daysOfDates) { report(.widestDate(record)) }
    beganView(.timeline, of: shown.entry, report)
  }

  private func noteNothingDue(by end: Date, _ report: @MainActor (HostEvent) -> Void) {
    let start = request.surroundings.now
    report(.finding(.nothingDue(of: source.providerName, from: start, by: end)))
  }

  /// Tells that an entry's view is begun with: what ends the process then is not its provider.
  func beganView(
    _ role: EntryRecord.Role,
    of entry: WidgetSourceEntry,
    _ report: @MainActor (HostEvent) -> Void
  ) {
    report(.began(.view(of: role, at: entry.date)))
  }

  /// Lays an entry out, draws it where that is wanted, and tells of it.
  func show(
    _ entry: WidgetSourceEntry,
    _ role: EntryRecord.Role,
    from: Date,
    until: Date?,
    _ report: @MainActor (HostEvent) -> Void
  ) {
    var records = layouts.records(of: entry, at: from, role: role)
    if let pictures {
      records = pictures.drawn(records, of: entry.view, at: from, role: role, in: layouts, report)
    }
    report(
      .entry(
        EntryRecord(role: role, date: from, until: until, taps: taps, layouts: records)
      )
    )
  }
}
