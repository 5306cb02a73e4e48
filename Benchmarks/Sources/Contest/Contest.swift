import Fitcheck
import Foundation

/// Runs one row of the contest with our engine, as `Contenders/contest.c` does with the others.
///
///     Contest LANGUAGE ITEMS AREAS ROW PASSES [FONT]
///
/// ITEMS has an item a line: headline, snippet and time, with tabs between. AREAS are WIDTHxHEIGHT
/// in points, with commas between. Rows: `cold` prepares an item's three texts, `widget` binds the
/// headline widget's template to them and decides in every area, `resolve` does so with the widget
/// resolved anew, `decide` decides it in every area once it is resolved, `map` asks a map of it for
/// every area, `mapping` binds the template, makes a map of it and asks that for every area, `realise` decides it in the first area with its trace and display
/// list, `verdicts` judges the headline on all cores in the areas of eight iPhones, with how sure
/// that is and how many characters have to go or may come, and `judge` on the calling thread alone. They print the
/// fastest pass, in nanoseconds an item. `answers` prints the lines of headline and snippet in
/// every area, set in a font file.
@main
enum Contest {
  @MainActor
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 5, let row = Row(rawValue: arguments[3]),
      let passes = Int(arguments[4]), row != .answers || arguments.count == 6
    else {
      FileHandle.standardError.write(
        Data("usage: Contest LANGUAGE ITEMS AREAS ROW PASSES [FONT]\n".utf8)
      )
      exit(2)
    }
    let contest = try Entry(
      language: arguments[0],
      items: Item.read(arguments[1]),
      areas: CGSize.list(arguments[2])
    )
    if row == .answers {
      try contest.printAnswers(font: arguments[5])
      return
    }
    print(String(format: "%.1f", try await contest.fastest(row, passes: passes)))
  }
}

/// What is timed.
enum Row: String {
  case cold, widget, resolve, decide, map, mapping, realise, verdicts, judge, answers
}

/// The texts of one article.
struct Item {
  let headline: String
  let snippet: String
  let time: String

  /// The items of a file.
  static func read(_ path: String) throws -> [Item] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Item(
        headline: fields[0],
        snippet: fields.count > 1 ? fields[1] : "",
        time: fields.count > 2 ? fields[2] : ""
      )
    }
  }
}

/// Our engine over some items.
@MainActor
struct Entry {
  private let items: [Item]
  private let areas: [CGSize]
  private let language: String
  private let library: FontLibrary
  private let style: TextStyle
  private let template: FitTemplate
  private let selector: FitSelector
  private let judge: HeadlineJudge
  private let batch: HeadlineBatch<[HeadlineArticle]>
  private let articles: [HeadlineArticle]

  init(language: String, items: [Item], areas: [CGSize]) throws {
    self.language = language
    self.items = items
    self.areas = areas
    library = try FontLibrary.bundled(deviceLanguages: [language])
    style = TextStyle(cascade: library.cascade(weight: .regular), language: language)
    selector = Self.selector(library, language)
    let words = HeadlineArticle(
      time: "time",
      headline: "headline",
      snippet: "snippet",
      language: language
    )
    let template = FitTemplate(of: HeadlineWidget(article: words), in: selector.environment)
    guard let template else { preconditionFailure("the widget is no template") }
    self.template = template
    let setting = HeadlineSetting(groups: Array(DeviceCatalogue.groups.prefix(8)), fonts: library)
    judge = HeadlineJudge(language: language, in: setting)
    articles = items.map { item in
      HeadlineArticle(
        time: item.time,
        headline: item.headline,
        snippet: item.snippet,
        language: language
      )
    }
    batch = HeadlineBatch(of: articles, in: setting)
  }

  /// Nanoseconds an item of the fastest pass.
  func fastest(_ row: Row, passes: Int) async throws -> Double {
    let kept = row == .decide || row == .map || row == .realise ? resolved(freshSelector()) : []
    let maps = row == .map ? kept.map(map) : []
    let clock = ContinuousClock()
    var fastest = Duration.seconds(1_000_000)
    var sum = 0
    for _ in 0..<passes {
      let time = try await clock.measure {
        switch row {
        case .verdicts: sum &+= try await verdicts()
        default: sum &+= pass(row, kept, maps)
        }
      }
      fastest = min(fastest, time)
    }
    FileHandle.standardError.write(Data("\(sum)\n".utf8))
    return fastest / .nanoseconds(1) / Double(max(items.count, 1))
  }

  private func pass(_ row: Row, _ kept: [LayoutNode], _ maps: [FitMap]) -> Int {
    var sum = 0
    switch row {
    case .cold:
      for item in items {
        // One by one: a list of them would be an allocation of its own.
        sum &+= PreparedText(item.headline, style: style).utf16Count
        sum &+= PreparedText(item.snippet, style: style).utf16Count
        sum &+= PreparedText(item.time, style: style).utf16Count
      }
    case .widget:
      for item in items {
        let widget = bound(to: item)
        for area in areas { sum &+= selector.chosenIndex(of: widget, in: area) ?? 0 }
      }
    case .resolve:
      // Nothing is remembered of the pass before.
      let selector = freshSelector()
      for item in items {
        let widget = selector.resolve(widget(of: item))
        for area in areas { sum &+= selector.chosenIndex(of: widget, in: area) ?? 0 }
      }
    case .decide:
      let selector = freshSelector()
      for widget in kept {
        for area in areas { sum &+= selector.chosenIndex(of: widget, in: area) ?? 0 }
      }
    case .map:
      for map in maps { sum &+= decisions(map) }
    case .mapping:
      for item in items { sum &+= decisions(map(of: bound(to: item))) }
    case .realise:
      let selector = freshSelector()
      for widget in kept { sum &+= selector.decide(widget, in: areas[0]).displayList.items.count }
    case .judge:
      for article in articles where judge.verdict(of: article).verdict == .cut { sum &+= 1 }
    case .verdicts, .answers: break
    }
    return sum
  }

  /// Judges all headlines, on as many threads as there are cores.
  private func verdicts() async throws -> Int {
    var cut = 0
    for await judged in batch where judged.verdict.verdict == .cut { cut += 1 }
    return cut
  }

  /// The map of a widget over all the areas that are asked for.
  private func map(of widget: LayoutNode) -> FitMap {
    let widths = areas.map(\.width)
    let region = FitMap.Region(widths: (widths.min() ?? 0)...(widths.max() ?? 0))
    return FitMap(of: widget, in: region)
  }

  private func decisions(_ map: FitMap) -> Int {
    var sum = 0
    for area in areas {
      guard let outcome = map.outcome(in: area) else { preconditionFailure("the map is partial") }
      sum &+= outcome.chosenIndex ?? 0
    }
    return sum
  }

  /// One that remembers nothing.
  private func freshSelector() -> FitSelector { Self.selector(library, language) }

  private static func selector(_ library: FontLibrary, _ language: String) -> FitSelector {
    var environment = EnvironmentValues(fontLibrary: library, textPreparer: TextPreparer())
    environment.displayScale = 3
    environment.textLanguage = language
    return FitSelector(environment: environment)
  }

  /// The template's layout with an item's texts, of which nothing is remembered.
  private func bound(to item: Item) -> LayoutNode {
    template.layout { role in
      switch role {
      case HeadlineWidget.Role.headline: item.headline
      case HeadlineWidget.Role.snippet: item.snippet
      default: item.time
      }
    }
  }

  private func resolved(_ selector: FitSelector) -> [LayoutNode] {
    items.map { selector.resolve(widget(of: $0)) }
  }

  private func widget(of item: Item) -> HeadlineWidget {
    HeadlineWidget(article: article(of: item))
  }

  private func article(of item: Item) -> HeadlineArticle {
    HeadlineArticle(
      time: item.time,
      headline: item.headline,
      snippet: item.snippet,
      language: language
    )
  }

  /// Prints the lines of each text in each area, set in one font file as the contenders set it.
  func printAnswers(font: String) throws {
    let library = try FontLibrary.files(regular: [FontFace(path: font)])
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: language)
    for item in items {
      let headline = PreparedText(item.headline, style: style)
      let snippet = PreparedText(item.snippet, style: style)
      let counts = areas.map { area in
        let lines = [(headline, 12.0), (snippet, 11.0)].map { text, size in
          text.text.isEmpty
            ? 0 : text.measure(ParagraphStyle(pointSize: size), width: area.width).lineCount
        }
        return "\(lines[0]) \(lines[1])"
      }
      print(counts.joined(separator: "\t"))
    }
  }
}

extension CGSize {
  /// The sizes of a list such as `146x58,152x60`.
  static func list(_ text: String) -> [CGSize] {
    text.split(separator: ",").compactMap { area in
      let sides = area.split(separator: "x").compactMap { Double($0) }
      return sides.count == 2 ? CGSize(width: sides[0], height: sides[1]) : nil
    }
  }
}
