import FontFaces
import TextShaping
import UnicodeText

/// A text analysed, shaped and cut into break units, once for all widths and sizes.
///
/// What is asked of it afterwards is arithmetic, but for lines that are drawn or truncated, which
/// are shaped by themselves. Shares its storage; immutable, any number of threads at once.
public struct PreparedText: Sendable {
  final class Storage: DividedText, @unchecked Sendable {
    let text: String
    let style: TextStyle
    /// The styled runs; `nil` for a text of one style.
    let runs: RunTable?
    /// What is kept for it and holds nothing.
    private let spareByteCount: Int
    /// What is found and remembered when it is first needed: most texts of a list never ask.
    private let lazyMemory = LazyObject<Memory>()

    /// - Parameter room: where the text was shaped.
    init(
      text: String,
      style: TextStyle,
      runs: RunTable? = nil,
      shaped: consuming ShapedText,
      in room: consuming PreparedRoom
    ) {
      self.text = text
      self.style = style
      self.runs = runs
      spareByteCount = room.spareByteCount
      let edges = LineEdges(style, of: shaped)
      let units = room.units(of: shaped, edges: edges)
      super.init(shaped, edges: edges, units: units)
    }

    /// What turns its sums of advances into points.
    @inline(never)
    func advanceScale(pointSize: Double, letterSpacing: Double) -> AdvanceScale {
      AdvanceScale(cascade: style.cascade, pointSize: pointSize, letterSpacing: letterSpacing)
    }

    /// What is found of a text after it was prepared.
    private final class Memory: Sendable {
      let account: ByteAccount
      private let lazyTruncations = LazyObject<TruncationCache>()
      private let lazyStretches = LazyObject<StretchCache>()
      /// The boxes of lines whose faces count; `nil` when the faces make no line taller.
      let faceBoxes = Lazy<LineBoxTable?>()
      let clusters = LazyObject<ClusterUnits>()

      init(byteCount: Int) {
        account = ByteAccount(bytes: byteCount)
      }

      var truncations: TruncationCache {
        lazyTruncations.value { TruncationCache(account: account) }
      }
      var stretches: StretchCache { lazyStretches.value { StretchCache(account: account) } }
    }

    private var memory: Memory { lazyMemory.value { Memory(byteCount: preparedByteCount) } }

    /// The memory that all of this takes.
    var account: ByteAccount { memory.account }
    var truncations: TruncationCache { memory.truncations }
    var stretches: StretchCache { memory.stretches }

    /// The memory it takes as it was prepared, in bytes.
    private var preparedByteCount: Int {
      text.heapByteCount + style.heapByteCount + shaped.heapByteCount + units.heapByteCount
        + spareByteCount + Self.ownByteCount + (runs?.heapByteCount ?? 0)
    }

    /// More than the objects take that every text consists of.
    private static let ownByteCount = 1024

    /// The boxes of lines; `nil` when all lines are as tall as the style's font.
    ///
    /// Those of faces are found when first needed.
    func lineBoxes(_ metrics: LineMetrics) -> LineBoxTable? {
      switch metrics {
      case .strut: return runs?.boxes
      case .tallestFace:
        return memory.faceBoxes.value {
          LineBoxTable(facesOf: self)
        } added: {
          memory.account.add($0?.heapByteCount ?? 0)
        }
      }
    }

    /// Grapheme clusters as units, for words that are wider than the line.
    ///
    /// Found when first needed: most texts never do.
    var clusters: ClusterUnits {
      let memory = memory
      return memory.clusters.value {
        ClusterUnits(of: shaped, account: memory.account)
      } added: {
        memory.account.add($0.heapByteCount)
      }
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
    var block = BlockRoom(byteCount: 0)
    let composition = style.appliedComposition
    let analysis = style.analyzer.analyze(
      text,
      baseDirection: style.baseDirection,
      in: &block
    ) {
      PreparedRoom.byteCount($0, unitCount: $1, composition: composition)
    }
    var room = PreparedRoom(for: analysis, in: block)
    let shaped = style.shaper.shape(consume analysis, in: &room.shaping)
    storage = Storage(text: text, style: style, shaped: shaped, in: room)
  }

  /// The text in another style, where that differs from its own in nothing but the rules by which
  /// characters are spaced: then it is neither analysed nor cut into items anew.
  /// - Returns: `nil` where it differs in anything else, and for a text of several styles.
  /// - Complexity: linear in the text's length.
  package func respaced(in style: TextStyle) -> PreparedText? {
    guard storage.runs == nil, style.differsInCompositionAlone(from: storage.style) else {
      return nil
    }
    var room = PreparedRoom(
      forCopyOf: storage.shaped.analysis,
      composition: style.appliedComposition
    )
    let shaped = style.shaper.shape(respacing: storage.shaped, in: &room.shaping)
    return PreparedText(storage: Storage(text: text, style: style, shaped: shaped, in: room))
  }

  /// Prepares a text of several styles, as one text: lines, directions and words do not end where
  /// styles do.
  ///
  /// It is prepared for one size, ``pointSize``; a ``ParagraphStyle`` of another size scales all
  /// runs alike. Runs of that size are set exactly at every other, the system font's law of size
  /// included; runs of other sizes keep the tracking that the system font has at their own.
  /// - Parameters:
  ///   - runs: the stretches of the text, in order.
  ///   - style: the paragraph's language, direction and line breaking; its cascade serves only
  ///     where there are no runs.
  /// - Complexity: linear in the text's length.
  public init(runs: [StyledRun], style: TextStyle) {
    self.init(normalized: runs.map(\.normalized), style: style)
  }

  /// A text of runs whose lengths are finite.
  init(normalized runs: [StyledRun], style: TextStyle) {
    guard !runs.isEmpty else {
      self.init("", style: style)
      return
    }
    let table = RunTable(runs, language: style.language)
    let text = runs.map(\.text).joined()
    var block = BlockRoom(byteCount: 0)
    let composition = style.appliedComposition
    let analysis = style.analyzer.analyze(
      text,
      baseDirection: style.baseDirection,
      in: &block
    ) {
      PreparedRoom.byteCount($0, unitCount: $1, composition: composition)
    }
    var room = PreparedRoom(for: analysis, in: block)
    let shaped = Shaper(
      table.cascade,
      table.plan,
      language: style.language,
      trimming: style.punctuationTrimming,
      composition: composition
    )
    .shape(consume analysis, in: &room.shaping)
    var style = style
    style.cascade = shaped.itemized.cascade
    self.init(storage: Storage(text: text, style: style, runs: table, shaped: shaped, in: room))
  }

  /// The size that a text of several styles is prepared for, that of most of it: at this size every
  /// run has its own; `nil` for a text of one style, which is prepared for all sizes.
  public var pointSize: Double? { storage.runs?.pointSize }

  /// The text.
  public var text: String { storage.text }

  /// The style it was prepared in; the cascade of a text of several styles is made of all of theirs.
  public var style: TextStyle { storage.style }

  /// Whether it is a text as it is prepared in a style.
  package func isPrepared(of text: String, in style: TextStyle) -> Bool {
    storage.text.isExactly(text) && storage.runs == nil && storage.style == style
  }

  /// The number of UTF-16 code units, the index space of all offsets.
  public var utf16Count: Int { storage.shaped.count }

  /// The text's UTF-16 code units.
  package var codeUnits: BlockArray<UInt16> { storage.shaped.analysis.utf16 }

  /// How many tabs it has; each is set as wide as a space.
  /// - Complexity: O(1) for a text that is shaped as it is; O(UTF-16 units) for one with controls or line terminators.
  package var tabCount: Int {
    guard !storage.shaped.itemized.shapingText.isIdentical(to: codeUnits) else { return 0 }
    return codeUnits.reduce(0) { $0 + ($1 == 0x09 ? 1 : 0) }
  }

  /// Characters that no face has, each once, in order of appearance; they are drawn as the missing
  /// glyph of the first face, with its width.
  ///
  /// Of a line's hyphen or ellipsis the text does not tell: they stand in some of its lines, or in none.
  public var missingScalars: [Unicode.Scalar] { storage.shaped.itemized.missing }

  /// The memory it takes, in bytes; grows when words are cut and lines truncated for the first
  /// time.
  public var byteCount: Int { storage.account.bytes }

  /// What its memory of truncated lines has done so far.
  public var truncationCounters: CacheCounters { storage.truncations.counters }

  /// What its memory of the widths over which its lines are as many has done so far.
  package var stretchCounters: CacheCounters { storage.stretches.counters }
}
