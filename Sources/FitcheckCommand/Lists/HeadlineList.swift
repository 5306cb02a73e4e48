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
  private let reading: ItemReading
  /// What is noted before any item is read.
  private let notes: ItemNotes
  /// The widget, resolved in the list's setting, in the languages that headlines are found to be in.
  let templates: FoundTemplates

  /// - Parameters:
  ///   - limit: how long the texts of an item may be.
  ///   - language: the language that was asked for, or nil for each item's.
  ///   - time: the time that was asked for, or nil for each item's.
  ///   - notes: what is noted before any item is read.
  init(
    _ sources: [InputSource],
    options: InputOptions,
    setting: HeadlineSetting,
    limit: ArticleLimit,
    language: String?,
    time: String?,
    notes: ItemNotes
  ) {
    self.sources = sources
    self.options = options
    self.notes = notes
    templates = FoundTemplates(setting)
    reading = ItemReading(limit: limit, language: language, time: time)
  }

  /// Answers for headlines of one language, on any thread.
  typealias Judging<Answer: Sendable> = @Sendable (HeadlineArticle) -> Answer

  /// What was read of some items, and how far reading has come.
  private struct Content: Sendable {
    let events: [ReadEvent]
    let byteCount: Int
    let totalByteCount: Int?
  }

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
    let extent: BadItem.Extent

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
        content: content,
        extent: extent
      )
    }
  }

  /// The widget of a language, resolved in the list's setting.
  func template(for language: String) -> HeadlineTemplate {
    templates.template(for: language)
  }

  /// Judges all items.
  ///
  /// - Parameters:
  ///   - noteReading: is told how many bytes were read, of how many; nil where nobody knows.
  ///   - judging: gives what answers for headlines of a language, once for each.
  ///   - telling: makes of a record what is taken, on any thread.
  ///   - beforeWaiting: called when everything that was read is judged, and more has to be waited for.
  ///   - take: gets what is told of the records, some at a time, in their order.
  /// - Returns: what knows of the signal that ended the run before its time, where one did; what was judged until then
  ///   was taken.
  func run<Answer: Sendable, Telling: Sendable>(
    noteReading: (Int, Int?) -> Void,
    judging: (String) -> Judging<Answer>,
    telling: @escaping @Sendable (ItemRecord<Answer>) -> Telling,
    beforeWaiting: () throws(CommandFailure) -> Void,
    take: ([Telling]) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> Interruption {
    let cores = max(ProcessInfo.processInfo.activeProcessorCount, 1)
    let pipeline = OrderedPipeline<InputShare, Content, [Job<Answer>], [Telling]>(
      workerCount: cores
    )
    let interruption = Interruption { pipeline.stop() }
    let (sources, options, reading) = (sources, options, reading)
    var judges = LanguageTable<Judging<Answer>>()
    var (names, notes) = (ItemNames(), self.notes)
    try pipeline.run(
      source: {
        let reader = InputReader(sources, options: options)
        return { reader.nextShare(among: cores) }
      },
      work: .init(
        read: { share in
          Content(
            events: reading.events(of: share.events()),
            byteCount: share.byteCount,
            totalByteCount: share.totalByteCount
          )
        },
        perform: { jobs in jobs.map { telling($0.record()) } }
      ),
      admit: { content throws(CommandFailure) in
        noteReading(content.byteCount, content.totalByteCount)
        return content.events.compactMap { event in
          job(for: event, &names, &notes) { language in
            judges.value(for: language) { judging(language) }
          }
        }
      },
      beforeWaiting: beforeWaiting,
      take: take
    )
    return interruption
  }

  /// The article of the item with a number, counted from 1 as records are, and whether its source says what it is
  /// called.
  func item(
    number: Int
  ) throws(CommandFailure) -> (article: HeadlineArticle, isNamed: Bool) {
    var (names, sourceNames) = (ItemNames(), SourceNames())
    var opened: OpenedInput?
    for event in InputReader(sources, options: options) {
      let item: ReadItem
      switch reading.read(event, &sourceNames) {
      case .opened(let input):
        opened = input
        continue
      case .item(let read): item = read
      }
      let id = names.next(item)
      guard names.count == number else { continue }
      if let opened, opened.file.isExactly(item.origin.file) { tell(of: opened) }
      for note in notes.alone(item) { Diagnostics.write("note: \(item.place): \(note)") }
      switch item.content {
      case .article(var article):
        article.id = id
        return (article, item.isNamed)
      case .error(let reason): throw CommandFailure("\(item.origin): \(reason)")
      }
    }
    let verb = names.count == 1 ? "is" : "are"
    throw CommandFailure(
      "--item \(number): there \(verb) only \(Counts.text(names.count, "item"))"
    )
  }

  // MARK: - Items

  /// Says what an input is read as, where that is not what most are, or what was asked for is not to be had.
  private func tell(of input: OpenedInput) {
    let name = SourceName.shown(input.file)
    // UTF-8, too, where another one was asked for and a byte order mark says so.
    if input.encoding != .utf8 || (options.encoding ?? .utf8) != .utf8 {
      Diagnostics.write("note: \(name): \(input.format) in \(input.encoding)")
    }
    if let note = options.note(onColumnsOf: input.format) {
      Diagnostics.write("note: \(name): \(note)")
    }
    if let note = options.note(onName: input.file, readAs: input.format) {
      Diagnostics.write("note: \(name): \(note)")
    }
  }

  private func job<Answer: Sendable>(
    for event: ReadEvent,
    _ names: inout ItemNames,
    _ notes: inout ItemNotes,
    _ judge: (String) -> Judging<Answer>
  ) -> Job<Answer>? {
    switch event {
    case .opened(let input):
      notes.begin(input)
      tell(of: input)
      return nil
    case .item(let item):
      let id = names.next(item)
      for note in notes.next(item) { Diagnostics.write("note: \(item.place): \(note)") }
      let content: Job<Answer>.Content
      switch item.content {
      case .article(var article):
        article.id = id
        content = .article(article, judge(article.language))
        templates.resolve(article.foundLanguages)
      case .error(let reason): content = .error(reason)
      }
      return Job(
        number: names.count,
        id: id,
        isNamed: item.isNamed,
        place: item.place,
        content: content,
        extent: item.extent
      )
    }
  }
}
