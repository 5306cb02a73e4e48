import Fitcheck
import Foundation
import Inputs
import UnicodeText

/// Judges the headlines of files one by one, on all cores, and hands the verdicts over in their order.
///
/// On the main actor, where views are resolved: once for each language.
@MainActor
struct HeadlineList {
  private let sources: [InputSource]
  private let options: InputOptions
  private let setting: HeadlineSetting
  /// The language that was asked for, or nil for each item's.
  private let language: String?
  /// The time that was asked for, or nil for each item's.
  private let time: String?

  init(
    _ sources: [InputSource],
    options: InputOptions,
    setting: HeadlineSetting,
    language: String?,
    time: String?
  ) {
    self.sources = sources
    self.options = options
    self.setting = setting
    self.language = language
    self.time = time
  }

  /// What was read, and how far reading has come.
  struct Reading: Sendable {
    let event: InputEvent
    let byteCount: Int
    /// Nil where nobody knows how much there is.
    let totalByteCount: Int?
  }

  /// Answers for headlines of one language, on any thread.
  typealias Judging<Answer: Sendable> = @Sendable (HeadlineArticle) -> Answer

  /// What is to be done with an item.
  private struct Job<Answer: Sendable>: Sendable {
    enum Content: Sendable {
      case article(HeadlineArticle, Judging<Answer>)
      case error(String)
    }
    let number: Int
    let id: String
    let isNamed: Bool
    let place: InputPlace
    let content: Content

    func record() -> ItemRecord<Answer> {
      let content: ItemRecord<Answer>.Content =
        switch self.content {
        case .article(let article, let judge): .answer(article, judge(article))
        case .error(let reason): .error(reason)
        }
      return ItemRecord(
        number: number,
        id: id,
        isNamed: isNamed,
        place: place,
        content: content
      )
    }
  }

  /// The widget of a language, resolved in the list's setting.
  func template(for language: String) -> HeadlineTemplate {
    HeadlineTemplate(language: language, setting: setting)
  }

  /// Judges all items.
  ///
  /// - Parameters:
  ///   - noteReading: is told of everything that is read.
  ///   - judging: gives what answers for headlines of a language, once for each.
  ///   - beforeWaiting: called when everything that was read is judged, and more has to be waited for.
  ///   - take: gets the records in their order.
  /// - Returns: the signal that ended the run before its time; what was judged until then was taken.
  func run<Answer: Sendable>(
    noteReading: (Reading) -> Void,
    judging: (String) -> Judging<Answer>,
    beforeWaiting: () throws(CommandFailure) -> Void,
    take: (ItemRecord<Answer>) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> Int32? {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let pipeline = OrderedPipeline<Reading, Job<Answer>, ItemRecord<Answer>>(
      workerCount: max(cores, 1)
    )
    let interruption = Interruption { pipeline.stop() }
    let (sources, options) = (sources, options)
    var judges = LanguageTable<Judging<Answer>>()
    var names = ItemNames()
    try pipeline.run(
      source: {
        let reader = InputReader(sources, options: options)
        return {
          reader.next().map {
            Reading(event: $0, byteCount: reader.byteCount, totalByteCount: reader.totalByteCount)
          }
        }
      },
      admit: { reading throws(CommandFailure) in
        noteReading(reading)
        return job(for: reading.event, &names) { language in
          judges.value(for: language) { judging(language) }
        }
      },
      work: { $0.record() },
      beforeWaiting: beforeWaiting,
      take: take
    )
    return interruption.cause
  }

  /// The article of the item with a number, counted from 1 as records are.
  func article(number: Int) throws(CommandFailure) -> HeadlineArticle {
    var names = ItemNames()
    for event in InputReader(sources, options: options) {
      switch event {
      case .opened: continue
      case .bad(let bad):
        _ = names.next(at: bad.place)
        if names.count == number { throw CommandFailure("\(bad)") }
      case .item(let item):
        let id = names.next(item.id, at: item.place)
        guard names.count == number else { continue }
        do {
          return try article(of: item, called: id)
        } catch {
          throw CommandFailure("\(item.place): \(error)")
        }
      }
    }
    throw CommandFailure("--item \(number): there are only \(Counts.text(names.count, "item"))")
  }

  // MARK: - Items

  private func job<Answer: Sendable>(
    for event: InputEvent,
    _ names: inout ItemNames,
    _ judge: (String) -> Judging<Answer>
  ) -> Job<Answer>? {
    switch event {
    case .opened(let input):
      if input.encoding != .utf8 { Diagnostics.write("note: \(input)") }
      return nil
    case .bad(let bad):
      let id = names.next(at: bad.place)
      return Job(
        number: names.count,
        id: id,
        isNamed: false,
        place: SourceName.shown(bad.place),
        content: .error("\(bad.reason)")
      )
    case .item(let item):
      let id = names.next(item.id, at: item.place)
      for note in item.notes { Diagnostics.write("note: \(SourceName.shown(item.place)): \(note)") }
      let content: Job<Answer>.Content
      do {
        let article = try article(of: item, called: id)
        content = .article(article, judge(article.language))
      } catch {
        content = .error("\(error)")
      }
      return Job(
        number: names.count,
        id: id,
        isNamed: item.id != nil,
        place: SourceName.shown(item.place),
        content: content
      )
    }
  }

  private func article(
    of item: InputItem,
    called id: String
  ) throws(CommandFailure) -> HeadlineArticle {
    var article = HeadlineArticle(
      id: id,
      time: time ?? item.time.map(ClockTime.shown) ?? HeadlineArticle.defaultTime,
      headline: item.headline,
      snippet: item.snippet,
      language: language ?? item.language
    )
    article.language = try LanguageTag.checked(article.language)
    return article
  }
}

/// A time as the widget shows it.
enum ClockTime {
  /// The first hour and minute in a text, such as a feed's date, or the text where there is none.
  static func shown(_ text: String) -> String {
    let digits: (Unicode.Scalar) -> Bool = { ("0"..."9").contains($0) }
    let scalars = Array(text.unicodeScalars)
    for colon in scalars.indices where scalars[colon] == ":" {
      let hours = scalars[..<colon].suffix(2).reversed().prefix(while: digits).count
      let minutes = scalars[(colon + 1)...].prefix(while: digits).count
      guard hours > 0, minutes >= 2 else { continue }
      let view = String.UnicodeScalarView(scalars[(colon - hours)...(colon + 2)])
      return String(view)
    }
    return text
  }
}
