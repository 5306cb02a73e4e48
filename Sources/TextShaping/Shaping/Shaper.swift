import FontFaces
import UnicodeText

/// Shapes analysed texts: the one place where HarfBuzz shapes.
///
/// Immutable; any thread.
package struct Shaper: Sendable {
  private let cascade: FontCascade
  private let plan: ShapingPlan
  private let trimming: PunctuationTrimming
  private var composition: TextComposition
  private let writing: FullWidthPunctuation.Writing

  /// A shaper of texts of one style.
  /// - Parameters:
  ///   - language: a BCP 47 tag, which decides forms of Han characters and the like.
  ///   - trimming: whether neighbouring full-width marks close up.
  ///   - composition: what spaces characters, where no marks close up.
  package init(
    cascade: FontCascade,
    language: String?,
    ligatures: Ligatures = .standard,
    features: [FontFeature] = [],
    trimming: PunctuationTrimming = .spaceAll,
    composition: TextComposition = .none
  ) {
    self.init(
      cascade,
      .plan(
        cascade: cascade,
        language: language.flatMap(ShapingLanguage.init),
        ligatures: ligatures,
        features: features
      ),
      language: language,
      trimming: trimming,
      composition: composition
    )
  }

  /// A shaper of one text of several styles.
  /// - Parameter language: the paragraph's, which decides which marks are full-width.
  package init(
    _ cascade: FontCascade,
    _ plan: ShapingPlan,
    language: String?,
    trimming: PunctuationTrimming,
    composition: TextComposition = .none
  ) {
    self.cascade = cascade
    self.plan = plan
    self.composition = trimming == .spaceAll ? composition : .none
    self.trimming = trimming
    // Only marks that close up ask for it.
    writing = trimming == .spaceAll ? .usual : FullWidthPunctuation.Writing(language: language)
  }

  /// The shaper of texts that are spaced by other rules, where no marks close up, and else alike.
  package func spacing(by composition: TextComposition) -> Shaper {
    var other = self
    other.composition = trimming == .spaceAll ? composition : .none
    return other
  }

  /// What a shaped text takes beside its analysis, in bytes, with a usual number of items, kerned pairs
  /// and what composition changes.
  package static func byteCount(
    ofTextWith count: Int,
    composition: TextComposition = .none
  ) -> Int {
    TextShapingPass.byteCount(ofTextWith: count)
      + BlockRoom.byteCount(ItemJoiner.usualItemCount(ofTextWith: count), of: TextItem.self)
      + KernedPairs.usualByteCount(ofTextWith: count)
      + (composition == .none ? 0 : ComposedSpacing.usualByteCount(ofTextWith: count))
  }

  /// Shapes a text, in blocks of its own.
  /// - Complexity: linear in the text's length.
  package func shape(_ analysis: consuming TextAnalysis) -> ShapedText {
    let byteCount = Self.byteCount(ofTextWith: analysis.utf16.count, composition: composition)
    var room = BlockRoom(byteCount: byteCount)
    return shape(analysis, in: &room)
  }

  /// Shapes a text, one HarfBuzz call an item.
  /// - Parameter room: where the text is kept.
  /// - Complexity: linear in the text's length.
  package func shape(
    _ analysis: consuming TextAnalysis,
    in room: inout BlockRoom
  ) -> ShapedText {
    var itemized = Itemizer(cascade, plan).itemize(analysis, in: &room)
    if trimming != .spaceAll { itemized.closeUpMarks(writing) }
    if composition != .none { itemized.compose(composition, in: &room) }
    // Handed over: a copy of both would count a dozen references.
    return shape(consume itemized, consume analysis, in: &room)
  }

  /// Shapes a text that was shaped before, spaced by other rules but else alike: it is cut into items as
  /// it was.
  /// - Parameters:
  ///   - text: of a shaper that differs from this one in its composition alone.
  ///   - room: where the text is kept.
  /// - Complexity: linear in the text's length.
  package func shape(respacing text: borrowing ShapedText, in room: inout BlockRoom) -> ShapedText {
    let analysis = text.analysis.copied(in: &room)
    var itemized = text.itemized.copied(of: text.analysis, as: analysis, in: &room)
    itemized.compose(composition, in: &room)
    guard itemized.spacing == nil else {
      return shape(itemized, analysis, in: &room, isDivided: true)
    }
    let unspaced = text.unspaced(as: itemized, of: analysis, in: &room)
    assert(isSetAnew(unspaced))
    return unspaced
  }

  /// - Parameter isDivided: whether the items are those of a text that was shaped before.
  private func shape(
    _ itemized: consuming ItemizedText,
    _ analysis: consuming TextAnalysis,
    in room: inout BlockRoom,
    isDivided: Bool = false
  ) -> ShapedText {
    var shaping = TextShapingPass(count: itemized.count, in: &room)
    var settings = RecentSettings(plan)
    var pieces: [TextItem] = []
    itemized.withUnits { units, flags in
      for item in itemized.items {
        let isAdded = settings.setting(of: item).with { setting in
          shaping.addUnshaped(item, setting, of: itemized, units, flags)
        }
        if isAdded { continue }
        pieces += add(item, to: &shaping, of: itemized, analysis, isDivided: isDivided)
      }
    }
    withExtendedLifetime(settings) {}
    if !pieces.isEmpty { itemized.divide(into: pieces) }
    return shaping.finish(consume itemized, consume analysis, in: &room)
  }

  /// Adds an item as HarfBuzz shapes it, whole or in pieces.
  /// - Parameter isDivided: whether it stays whole.
  /// - Returns: its pieces; none where it is whole.
  private func add(
    _ item: TextItem,
    to shaping: inout TextShapingPass,
    of itemized: ItemizedText,
    _ analysis: TextAnalysis,
    isDivided: Bool
  ) -> [TextItem] {
    var pieces: [TextItem] = []
    itemized.forEachShapedItem(in: item.range) { item, setting, glyphs, _ in
      let circles = DottedCircles(in: glyphs, of: item, setting.face, analysis)
      if !circles.isEmpty, !isDivided {
        pieces = circles.pieces(glyphs, setting, of: itemized)
      }
      guard pieces.isEmpty else { return }
      shaping.add(item, setting, glyphs, of: itemized, isRigid: !circles.isEmpty)
    }
    return pieces.flatMap { piece -> [TextItem] in
      // One that has grown too long may have circles of its own, if it begins with what had a base.
      let isShort = piece.range.count <= DottedCircles.longestPiece
      let own = add(piece, to: &shaping, of: itemized, analysis, isDivided: isShort)
      return own.isEmpty ? [piece] : own
    }
  }

  /// Whether a text is as if it had been shaped anew, for assertions.
  private func isSetAnew(_ text: borrowing ShapedText) -> Bool {
    var room = BlockRoom(byteCount: 0)
    return text.isSet(as: shape(text.itemized, text.analysis, in: &room, isDivided: true))
  }
}
