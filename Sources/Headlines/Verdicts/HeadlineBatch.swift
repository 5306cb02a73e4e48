import Foundation
import UnicodeText

/// An article with what is to be said of it.
public struct JudgedHeadline: Sendable, Hashable {
  /// What was judged.
  public let article: HeadlineArticle
  /// What was found.
  public let verdict: HeadlineVerdict
}

/// Verdicts on many headlines, on all cores, in the order of the headlines.
///
///     let batch = HeadlineBatch(of: articles, in: HeadlineSetting(fonts: fonts))
///     for await judged in batch where judged.verdict.verdict == .cut {
///       print(judged.article.id, judged.verdict.change)
///     }
///
/// Articles are taken as verdicts are asked for, and no more than 256 for each core are under way:
/// a lazy sequence of any length is judged in constant memory, and who is slow to take verdicts slows
/// the judging down. Cancelling the task that asks ends the sequence; where nobody goes on asking, what is
/// under way is cancelled. May be asked on any actor; the widget is resolved on the main one, once for each
/// language, however often the batch is gone through.
public struct HeadlineBatch<Articles: Sequence>: AsyncSequence
where Articles.Element == HeadlineArticle {
  private let articles: Articles
  /// Those that were needed so far: who goes through the articles again needs no others.
  private let judges: Locked<HeadlineJudges>
  private let workerCount: Int

  /// A batch.
  /// - Parameters:
  ///   - articles: what is judged.
  ///   - setting: where, and what users have set.
  ///   - workerCount: how many articles are judged at once: at least one, and at most 1,024.
  public init(
    of articles: Articles,
    in setting: HeadlineSetting,
    workerCount: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    self.articles = articles
    judges = Locked(HeadlineJudges(setting))
    self.workerCount = Swift.min(Swift.max(workerCount, 1), Self.mostWorkers)
  }

  private static var mostWorkers: Int { 1_024 }

  /// Begins anew with the first article.
  public func makeAsyncIterator() -> Iterator {
    Iterator(
      articles.makeIterator(),
      judges,
      workerCount: workerCount,
      shareSize: HeadlineShare.size(of: articles.underestimatedCount, among: workerCount)
    )
  }

  /// The verdicts, one by one.
  public struct Iterator: AsyncIteratorProtocol {
    private var articles: Articles.Iterator
    private let workerCount: Int
    private let shareSize: Int
    private let shared: Locked<HeadlineJudges>
    /// As they were when a language was last seen for the first time.
    private var judges: HeadlineJudges
    let turns: Turns
    /// In the order of the articles.
    private(set) var underWay: [HeldTask<[JudgedHeadline]>] = []
    private var waiting: ArraySlice<JudgedHeadline> = []

    init(
      _ articles: Articles.Iterator,
      _ judges: Locked<HeadlineJudges>,
      workerCount: Int,
      shareSize: Int
    ) {
      self.articles = articles
      self.workerCount = workerCount
      self.shareSize = shareSize
      turns = Turns(workerCount)
      shared = judges
      self.judges = judges.withLock { $0 }
    }

    /// The next verdict; `nil` after the last, and once the task is cancelled.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async -> JudgedHeadline? {
      guard !Task.isCancelled else {
        end()
        return nil
      }
      if let judged = waiting.popFirst() { return judged }
      while underWay.count < workerCount * HeadlineShare.countForEachWorker,
        let share = await nextShare()
      {
        underWay.append(
          HeldTask(
            Task.detached { [turns] in
              await turns.begin()
              defer { turns.end() }
              return share.judged()
            }
          )
        )
      }
      guard !underWay.isEmpty else { return nil }
      // Held meanwhile: what is let go of is cancelled.
      waiting = await underWay[0].task.value[...]
      underWay.removeFirst()
      return waiting.popFirst()
    }

    private mutating func nextShare(
      isolation actor: isolated (any Actor)? = #isolation
    ) async -> HeadlineShare? {
      var share = HeadlineShare()
      while share.articles.count < shareSize, let article = articles.next() {
        await share.articles.append((article, judge(for: article)))
      }
      return share.articles.isEmpty ? nil : share
    }

    private mutating func judge(
      for article: HeadlineArticle,
      isolation actor: isolated (any Actor)? = #isolation
    ) async -> HeadlineJudge {
      if let judge = judges.knownJudge(for: article) { return judge }
      let (changed, judge) = await MainActor.run { [shared] in
        shared.withLock { judges in
          let judge = judges.judge(for: article)
          return (judges, judge)
        }
      }
      judges = changed
      return judge
    }

    private mutating func end() {
      underWay = []
      waiting = []
    }
  }
}

extension HeadlineBatch: Sendable where Articles: Sendable {}

/// A task that is cancelled where nobody holds it any more.
final class HeldTask<Success: Sendable>: Sendable {
  let task: Task<Success, Never>

  init(_ task: Task<Success, Never>) { self.task = task }

  deinit { task.cancel() }
}

/// What one task judges.
struct HeadlineShare: Sendable {
  var articles: [(HeadlineArticle, HeadlineJudge)] = []

  /// Shares under way for each worker: one that is judged, and what the others go on with while one of
  /// them, or the task that asks, waits for a core: about as long as a busy machine leaves a thread waiting.
  static let countForEachWorker = 32
  /// Enough that handing a share over costs nothing to speak of.
  private static let mostArticles = 8
  /// How many shares each worker gets of a list that is too short for more.
  private static let fewestForEachWorker = 4

  /// How many articles a share has, of a list of at least as many as are known: each worker gets
  /// several shares, so that all end at about the same time.
  static func size(of articleCount: Int, among workerCount: Int) -> Int {
    articleCount == 0
      ? mostArticles
      : min(max(articleCount / (fewestForEachWorker * workerCount), 1), mostArticles)
  }

  func judged() -> [JudgedHeadline] {
    articles.prefix { _ in !Task.isCancelled }.map { article, judge in
      JudgedHeadline(article: article, verdict: judge.verdict(of: article))
    }
  }
}
