import Fitcheck
import Foundation

/// The headlines of a corpus, ready for each stage to be run over them, pass by pass.
///
/// Every pass returns a number that depends on all its answers, so that none of them can be left
/// out.
public final class Workload: Sendable {
  /// The widths, in points, at which one text is measured in turn.
  public static let widths: [Double] = [112, 123.5, 137, 146, 153, 160.5, 172, 181]
  /// The point sizes at which one text is measured in turn.
  public static let pointSizes: [Double] = [10, 11, 12, 13, 14.5, 16, 18, 21]
  /// The text areas of all devices, in points, each once, at which one widget is decided in turn.
  public static let areas: [CGSize] = DeviceCatalogue.groups.filter { $0.displayScale == 3 }
    .map(\.size).reduce(into: []) { if $0.last != $1 { $0.append($1) } }

  /// How headlines are set where nothing else is asked for.
  private static let paragraph = ParagraphStyle(pointSize: 12)
  /// How many lines a profile goes up to.
  private static let mostLines = 6

  /// The headlines.
  public let corpus: Corpus
  private let plainShaper: PlainShaper
  private let style: TextStyle
  private let preparer: TextPreparer
  private let texts: [PreparedText]
  /// Parallel to `texts`; nil where the conditions of a profile do not hold.
  private let profiles: [FitProfile?]
  private let selector: FitSelector
  private let articles: [HeadlineArticle]
  private let widgets: [LayoutNode]
  /// Parallel to `widgets`.
  private let maps: [FitMap]
  private let command: WholeCommand

  /// The bounds that maps are made for: those of all areas.
  private static let region: FitMap.Region = {
    let widths = areas.map { Double($0.width) }
    return FitMap.Region(widths: (widths.min() ?? 0)...(widths.max() ?? 0))
  }()

  /// Why a workload could not be set up.
  public enum Failure: Error {
    /// No bundled face has a letter that is common in the corpus.
    case noFace(Corpus.Kind)
  }

  /// Reads the headlines of a kind and prepares them.
  @MainActor
  public init(_ kind: Corpus.Kind, limit: Int = Corpus.limit) throws {
    let corpus = try Corpus(kind, limit: limit)
    let library = try FontLibrary.bundled(deviceLanguages: [kind.language])
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: kind.language)

    // The plain pass sets all of a text in one font: the one most of its letters are drawn with
    // here.
    let letter: Unicode.Scalar = kind == .english ? "e" : "日"
    guard let face = style.cascade.faces.first(where: { $0.covers(letter) }),
      let plainShaper = PlainShaper(corpus.headlines, path: face.path, index: face.index)
    else { throw Failure.noFace(kind) }
    self.plainShaper = plainShaper

    let preparer = TextPreparer()
    texts = corpus.headlines.map { preparer.prepare($0, style: style) }
    profiles = texts.map { $0.fitProfile(Self.paragraph, mostLines: Self.mostLines) }
    var environment = EnvironmentValues(fontLibrary: library, textPreparer: preparer)
    environment.displayScale = 3
    environment.textLanguage = kind.language
    let selector = FitSelector(environment: environment)
    articles = corpus.articles.map { headline, snippet in
      HeadlineArticle(headline: headline, snippet: snippet, language: kind.language)
    }
    widgets = articles.map { selector.resolve(HeadlineWidget(article: $0)) }
    self.corpus = corpus
    self.style = style
    self.preparer = preparer
    self.selector = selector
    maps = widgets.map { FitMap(of: $0, in: Self.region) }
    command = try WholeCommand(corpus)
  }

  /// How a benchmark of a stage over a corpus is called.
  public static func name(of stage: Stage, _ kind: Corpus.Kind) -> String {
    "\(stage.rawValue) (\(kind.rawValue))"
  }

  /// HarfBuzz's version, of the plain pass and of ours: both are linked with the same library.
  public static var harfBuzzVersion: String { PlainShaper.version }

  /// UTF-16 units of all headlines.
  public var utf16Count: Int { plainShaper.utf16Count }

  /// Runs a stage once over all headlines.
  public func pass(_ stage: Stage) throws -> Int {
    switch stage {
    case .plainShaping:
      return plainShaper.pass()
    case .prepare:
      return sum(corpus.headlines) { PreparedText($0, style: style).utf16Count }
    case .prepareAgain:
      return sum(corpus.headlines) { preparer.prepare($0, style: style).utf16Count }
    case .newWidth:
      return sum(texts) { text in
        sum(Self.widths) { text.measure(Self.paragraph, width: $0).lineCount }
      }
    case .newSize:
      let paragraphs = Self.pointSizes.map(ParagraphStyle.init)
      return sum(texts) { text in
        sum(paragraphs) { text.measure($0, width: 146).lineCount }
      }
    case .profile:
      return sum(texts) { text in
        text.fitProfile(Self.paragraph, mostLines: Self.mostLines)?.leastWidths.count ?? 0
      }
    case .profiledWidth:
      return sum(profiles) { profile in
        sum(Self.widths) { profile?.lineCount(width: $0) ?? 0 }
      }
    case .widget:
      return sum(widgets) { widget in
        sum(Self.areas) { selector.chosenIndex(of: widget, in: $0) ?? 0 }
      }
    case .map:
      return sum(widgets) { FitMap(of: $0, in: Self.region).columnCount }
    case .mappedWidget:
      return sum(maps) { map in
        sum(Self.areas) { map.outcome(in: $0)?.chosenIndex ?? 0 }
      }
    case .realise:
      return sum(texts) { $0.layOut(Self.paragraph, width: 146).lines.count }
    case .realiseWidget:
      let area = CGSize(width: 146, height: 58)
      return sum(widgets) { selector.decide($0, in: area).displayList.items.count }
    case .command:
      return try command.run()
    }
  }

  /// A pass under a name by which callgrind can be told what to count.
  @inline(never)
  public func countedPass(_ stage: Stage) throws -> Int {
    try pass(stage)
  }

  /// The widget of each headline made a layout of anew, its texts prepared: what environments cost.
  @MainActor @inline(never)
  public func countedPassOfResolving() -> Int {
    let layouts = articles.map { selector.resolve(HeadlineWidget(article: $0)) }
    return selector.chosenIndex(of: layouts[layouts.count - 1], in: Self.areas[0]) ?? 0
  }

  @inline(__always)
  private func sum<Element>(_ elements: [Element], _ value: (Element) -> Int) -> Int {
    var total = 0
    for element in elements { total &+= value(element) }
    return total
  }

  /// Headlines that are drawn otherwise than measured, at any of the widths or sizes that are
  /// timed, or whose profile says another number of lines, or whose map another candidate.
  ///
  /// Wrong and fast is disqualified.
  public var disagreements: Int {
    wronglyDrawnCount + wronglyMappedCount
  }

  private var wronglyMappedCount: Int {
    zip(widgets, maps).count { widget, map in
      Self.areas.contains {
        map.outcome(in: $0)?.chosenIndex != selector.chosenIndex(of: widget, in: $0)
      }
    }
  }

  private var wronglyDrawnCount: Int {
    zip(texts, profiles).count { text, profile in
      let settings =
        Self.widths.map { (Self.paragraph, $0) }
        + Self.pointSizes.map { (ParagraphStyle(pointSize: $0), 146) }
      let isDrawnOtherwise = settings.contains { paragraph, width in
        let laidOut = text.layOut(paragraph, width: width)
        let measured = text.measure(paragraph, width: width)
        return laidOut.measurement != measured || laidOut.lines.count != measured.lineCount
          || laidOut.lines.map(\.width).max() ?? 0 != measured.width
      }
      let isProfiledOtherwise = Self.widths.contains { width in
        profile?.lineCount(width: width).map {
          $0 != text.measure(Self.paragraph, width: width).lineCount
        } ?? false
      }
      return isDrawnOtherwise || isProfiledOtherwise
    }
  }
}
