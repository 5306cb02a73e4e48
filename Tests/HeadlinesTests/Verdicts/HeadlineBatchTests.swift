import FontFaces
import Foundation
import Synchronization
import TestSupport
import Testing
import WidgetDevices

@testable import Headlines

/// Verdicts on many headlines against those of judges that are asked one after the other.
@MainActor
@Suite struct HeadlineBatchTests {
  private func setting() throws -> HeadlineSetting {
    HeadlineSetting(
      groups: DeviceGroup.grouping([
        try DeviceCatalogue.device(named: "iPhone 14", for: .lockScreen)
      ]),
      fonts: try TestFonts.english()
    )
  }

  /// Articles under way for one worker: thirty-two shares of eight.
  private let mostUnderWay = 32 * 8

  private func articles(_ count: Int) throws -> [HeadlineArticle] {
    let languages = ["en", "de", "ar"]
    let headlines = try languages.map { try Corpus.rows($0).map(\.headline) }
    return (0..<count).map { number in
      let language = number % languages.count
      return HeadlineArticle(
        id: "\(number)",
        headline: headlines[language][number],
        snippet: number % 2 == 0 ? headlines[language][number + 1] : "",
        language: languages[language]
      )
    }
  }

  /// Fewer workers than one are one, and more than there can be as many as there can be.
  @Test(arguments: [0, 1, 7, 8, 9, 40], [-1, 0, 1, 3, Int.min, Int.max])
  func verdictsAreThoseOfJudgesInOrder(count: Int, workerCount: Int) async throws {
    let setting = try setting()
    let articles = try articles(count)
    var judges = HeadlineJudges(setting)
    let expected = articles.map { judges.judge(for: $0.language).verdict(of: $0) }
    var found: [JudgedHeadline] = []
    for await judged in HeadlineBatch(of: articles, in: setting, workerCount: workerCount) {
      found.append(judged)
    }
    #expect(found.map(\.article) == articles)
    #expect(found.map(\.verdict) == expected)
  }

  /// As many work at once as there are workers, however long the list is.
  @Test(arguments: [(-1, 1), (1, 1), (3, 3), (1_024, 1_024), (1_025, 1_024)])
  func asManyWorkAsWereAskedFor(_ asked: Int, _ workerCount: Int) throws {
    for count in [0, 9, 40] {
      let batch = HeadlineBatch(
        of: try articles(count),
        in: try setting(),
        workerCount: asked
      )
      #expect(batch.makeAsyncIterator().turns.freeCount == workerCount)
    }
  }

  /// Where nobody says how many, as many work as there are cores.
  @Test func asManyWorkAsThereAreCores() throws {
    let batch = HeadlineBatch(of: try articles(9), in: try setting())
    let coreCount = ProcessInfo.processInfo.activeProcessorCount
    #expect(batch.makeAsyncIterator().turns.freeCount == min(max(coreCount, 1), 1_024))
  }

  /// Who goes through a batch again gets the same, and behind its last verdict nothing, however often.
  @Test func aBatchIsGoneThroughAgain() async throws {
    let articles = try articles(9)
    let batch = HeadlineBatch(of: articles, in: try setting(), workerCount: 2)
    var found: [[JudgedHeadline]] = []
    for _ in 0..<2 {
      var own: [JudgedHeadline] = []
      for await judged in batch { own.append(judged) }
      found.append(own)
    }
    #expect(found[0].map(\.article) == articles && found[1] == found[0])
    var verdicts = batch.makeAsyncIterator()
    var count = 0
    while await verdicts.next() != nil { count += 1 }
    let further = [await verdicts.next(), await verdicts.next()]
    #expect(count == articles.count && further == [nil, nil])
  }

  /// However long the list is, no more of it is read than is judged soon.
  @Test func readsNoFurtherThanItJudges() async throws {
    let article = try #require(try articles(1).first)
    let read = ReadCount()
    var taken = 0
    for await _ in HeadlineBatch(
      of: CountedArticles(article: article, count: 400, read: read),
      in: try setting(),
      workerCount: 1
    ) {
      taken += 1
      #expect(read.value - taken <= mostUnderWay)
    }
    #expect(taken == 400)
    #expect(read.value == 400)
  }

  /// Areas whose lengths are no numbers, or none that a layout has, are areas like others, in a list as in a
  /// report.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e308])
  func areasOfEveryLengthAreJudged(_ length: CGFloat) async throws {
    var setting = try setting()
    let sizes = [
      CGSize(width: length, height: 58), CGSize(width: 146, height: length),
      CGSize(width: length, height: length),
    ]
    let odd = sizes.map { DeviceGroup(size: $0, displayScale: 3) }
    let articles = try articles(2)
    for groups in odd.map({ [$0] }) + [odd + setting.groups] {
      setting.groups = groups
      for await judged in HeadlineBatch(of: articles, in: setting, workerCount: 1) {
        let report = ArticleCheck(article: judged.article, setting: setting).report()
        let areas = judged.verdict.areas.map { $0.shown.isHeadlineWhole }
        #expect(areas == report.results.map { $0.outcome.isHeadlineWhole })
      }
    }
  }

  /// On a display whose scale is none headlines are shown, and judged, as on one of a pixel a point.
  @Test(arguments: [0, -1, -3, 1e-300, 1e300, .infinity, .nan] as [CGFloat])
  func scalesThatAreNoneAreOnes(_ scale: CGFloat) async throws {
    let sizes = [CGSize(width: 146, height: 58), CGSize(width: 90, height: 31)]
    func verdicts(_ scale: CGFloat) async throws -> [HeadlineVerdict] {
      var setting = try setting()
      setting.groups = sizes.map { DeviceGroup(size: $0, displayScale: scale) }
      var verdicts: [HeadlineVerdict] = []
      for await judged in HeadlineBatch(of: try articles(8), in: setting, workerCount: 1) {
        verdicts.append(judged.verdict)
      }
      return verdicts
    }
    let (odd, plain) = (try await verdicts(scale), try await verdicts(1))
    #expect(odd.map(\.verdict) == plain.map(\.verdict))
    #expect(odd.map(\.areas) == plain.map(\.areas))
    #expect(odd.map(\.change) == plain.map(\.change))
  }

  /// So it is where lines are not counted, as in a headline with the end of a line in it: as much may be added.
  @Test func scalesThatAreNoneLeaveAsMuchRoom() async throws {
    let article = HeadlineArticle(headline: "Night\nferry", language: "en")
    var changes: [HeadlineChange] = []
    for scale in [1, -1, .nan] as [CGFloat] {
      var setting = try setting()
      setting.groups = [DeviceGroup(size: CGSize(width: 146, height: 58), displayScale: scale)]
      for await judged in HeadlineBatch(of: [article], in: setting, workerCount: 1) {
        changes.append(judged.verdict.change)
      }
    }
    guard case .add(let count)? = changes.first, count > 0 else {
      Issue.record("\(changes)")
      return
    }
    #expect(changes == Array(repeating: .add(count), count: 3))
  }

  /// What is under way is of no use any more where the rest is not asked for.
  @Test func whatIsLeftIsCancelled() async throws {
    let article = try #require(try articles(1).first)
    let setting = try setting()
    func tasksThatAreLeft() async -> [Task<[JudgedHeadline], Never>] {
      var verdicts = HeadlineBatch(
        of: CountedArticles(article: article, count: 400, read: ReadCount()),
        in: setting,
        workerCount: 1
      ).makeAsyncIterator()
      _ = await verdicts.next()
      return verdicts.underWay.map(\.task)
    }
    // On a busy machine all may be judged before the rest is let go of.
    var isAnyLeft = false
    for _ in 0..<10 where !isAnyLeft {
      let tasks = await tasksThatAreLeft()
      #expect(tasks.count == 31)
      var judged = 0
      for task in tasks { judged += await task.value.count }
      isAnyLeft = judged < tasks.count * 8 / 2
    }
    #expect(isAnyLeft)
  }

  @Test func endsWhenItsTaskIsCancelled() async throws {
    let article = try #require(try articles(1).first)
    let read = ReadCount()
    let batch = HeadlineBatch(
      of: CountedArticles(article: article, count: .max, read: read),
      in: try setting(),
      workerCount: 1
    )
    let task = Task {
      var taken = 0
      for await _ in batch {
        taken += 1
        if taken == 3 { withUnsafeCurrentTask { $0?.cancel() } }
      }
      return taken
    }
    #expect(await task.value == 3)
    #expect(read.value <= mostUnderWay)
  }

  /// What is under way is let go of once its task is cancelled, also by an iterator that is kept.
  @Test func nothingIsUnderWayInATaskThatIsCancelled() async throws {
    let article = try #require(try articles(1).first)
    let batch = HeadlineBatch(
      of: CountedArticles(article: article, count: 400, read: ReadCount()),
      in: try setting(),
      workerCount: 1
    )
    let task = Task {
      var verdicts = batch.makeAsyncIterator()
      _ = await verdicts.next()
      var counts = [verdicts.underWay.count]
      withUnsafeCurrentTask { $0?.cancel() }
      let judged = await verdicts.next()
      counts.append(judged == nil ? 0 : 1)
      counts.append(verdicts.underWay.count)
      return counts
    }
    // Of the thirty-two shares that are begun the first one is judged.
    #expect(await task.value == [31, 0, 0])
  }
}

/// Shares of a list are so small that each worker gets several, and no larger than handing them over asks for.
@Suite struct HeadlineShareTests {
  @Test(arguments: [1, 2, 3, 4, 7, 16, 100]) func everyWorkerGetsSeveral(_ workers: Int) {
    for count in 1...700 {
      let size = HeadlineShare.size(of: count, among: workers)
      let shares = (count + size - 1) / size
      #expect((1...8).contains(size) && shares >= min(count, 4 * workers), "\(count)")
      // As few as that allows.
      if size < 8 { #expect(count / (size + 1) < 4 * workers, "\(count)") }
    }
    // Of a list of which nobody knows how long it is the shares are large.
    #expect(HeadlineShare.size(of: 0, among: workers) == 8)
  }
}

/// How many articles a sequence gave away.
private final class ReadCount: Sendable {
  private let count = Atomic(0)
  var value: Int { count.load(ordering: .relaxed) }
  func increment() { count.wrappingAdd(1, ordering: .relaxed) }
}

/// One article many times over.
private struct CountedArticles: Sequence, Sendable {
  let article: HeadlineArticle
  let count: Int
  let read: ReadCount

  func makeIterator() -> AnyIterator<HeadlineArticle> {
    var left = count
    return AnyIterator {
      guard left > 0 else { return nil }
      left -= 1
      read.increment()
      return article
    }
  }
}
