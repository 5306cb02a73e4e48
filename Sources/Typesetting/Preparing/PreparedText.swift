import FontFaces
import Synchronization
import TextShaping
import UnicodeText

/// A text analysed, shaped and cut into break units, once for all widths and sizes.
///
/// What is asked of it afterwards is arithmetic, but for lines that are drawn or truncated, which are
/// shaped by themselves. Shares its storage; immutable, any number of threads at once.
public struct PreparedText: Sendable {
  final class Storage: Sendable {
    let text: String
    let style: TextStyle
    let shaped: ShapedText
    let edges: LineEdges
    let units: BreakUnitTable
    let truncations: TruncationCache
    /// The memory that all of this takes.
    let account: ByteAccount
    private let lazyGraphemes = AtomicLazyReference<GraphemeTable>()

    private final class GraphemeTable: Sendable {
      let units: BreakUnitTable
      init(_ units: BreakUnitTable) { self.units = units }
    }

    init(text: String, style: TextStyle, shaped: ShapedText) {
      self.text = text
      self.style = style
      self.shaped = shaped
      edges = LineEdges(style, of: shaped)
      units = BreakUnitTable(shaped, edges: edges, cutAt: .lineBreak)
      account = ByteAccount(
        bytes: text.utf8.count + shaped.heapByteCount + units.heapByteCount + Self.ownByteCount
      )
      truncations = TruncationCache(account: account)
    }

    /// More than the objects take that every text consists of.
    private static let ownByteCount = 1024

    /// Grapheme clusters as units, for words that are wider than the line.
    ///
    /// Found when first needed: most texts never do.
    var graphemes: BreakUnitTable {
      if let known = lazyGraphemes.load() { return known.units }
      let table = GraphemeTable(BreakUnitTable(shaped, edges: edges, cutAt: .grapheme))
      let stored = lazyGraphemes.storeIfNil(table)
      if stored === table { account.add(table.units.heapByteCount) }
      return stored.units
    }
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }

  /// Prepares a text.
  ///
  /// ``TextPreparer`` does the same and remembers.
  /// - Complexity: linear in the text's length.
  public init(_ text: String, style: TextStyle) {
    let analyzer = TextAnalyzer(
      language: style.language,
      strictness: style.lineBreakStrictness,
      wordBreak: style.wordBreak,
      phrases: style.phraseBreaking == .auto ? .marked : .none
    )
    let shaper = Shaper(
      cascade: style.cascade,
      language: style.language,
      ligatures: style.ligatures,
      features: style.features,
      trimming: style.punctuationTrimming
    )
    let analysis = analyzer.analyze(text, baseDirection: style.baseDirection)
    storage = Storage(text: text, style: style, shaped: shaper.shape(analysis))
  }

  /// The text.
  public var text: String { storage.text }

  /// The style it was prepared in.
  public var style: TextStyle { storage.style }

  /// The number of UTF-16 code units, the index space of all offsets.
  public var utf16Count: Int { storage.shaped.count }

  /// Characters that no face has, each once, in order of appearance; they are drawn as the missing
  /// glyph of the first face, with its width.
  public var missingScalars: [Unicode.Scalar] { storage.shaped.itemized.missing }

  /// The memory it takes, in bytes; grows when words are cut and lines truncated for the first time.
  public var byteCount: Int { storage.account.bytes }

  /// What its memory of truncated lines has done so far.
  public var truncationCounters: CacheCounters { storage.truncations.counters }
}
