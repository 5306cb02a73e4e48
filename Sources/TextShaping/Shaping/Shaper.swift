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
    guard itemized.spacing == nil else { return shape(itemized, analysis, in: &room) }
    let unspaced = text.unspaced(as: itemized, of: analysis, in: &room)
    assert(isSetAnew(unspaced))
    return unspaced
  }

  private func shape(
    _ itemized: consuming ItemizedText,
    _ analysis: consuming TextAnalysis,
    in room: inout BlockRoom
  ) -> ShapedText {
    var shaping = TextShapingPass(count: itemized.count, in: &room)
    var settings = RecentSettings(plan)
    itemized.withUnits { units, flags in
      for item in itemized.items {
        let isAdded = settings.setting(of: item).with { setting in
          shaping.addUnshaped(item, setting, of: itemized, units, flags)
        }
        if isAdded { continue }
        itemized.forEachShapedItem(in: item.range) { item, setting, glyphs, _ in
          // Which broken syllables HarfBuzz 6 draws on a circle depends on those before them.
          let isRigid = drawsDottedCircle(glyphs, item, setting.face, analysis)
          shaping.add(item, setting, glyphs, of: itemized, isRigid: isRigid)
        }
      }
    }
    withExtendedLifetime(settings) {}
    return shaping.finish(consume itemized, consume analysis, in: &room)
  }

  /// Whether a text is as if it had been shaped anew, for assertions.
  private func isSetAnew(_ text: borrowing ShapedText) -> Bool {
    var room = BlockRoom(byteCount: 0)
    return text.isSet(as: shape(text.itemized, text.analysis, in: &room))
  }

  /// Whether a circle stands for a base that the text does not have.
  private func drawsDottedCircle(
    _ glyphs: ShapedGlyphs,
    _ item: TextItem,
    _ face: FontFace,
    _ analysis: TextAnalysis
  ) -> Bool {
    let circle: UInt32 = 0x25CC
    guard !glyphs.isUntouched, item.script != .han, !item.script.isNeutral,
      let glyph = face.nominalGlyph(circle)
    else {
      return false
    }
    return (0..<glyphs.count).contains {
      glyphs.glyph($0) == glyph && analysis.utf16[glyphs.cluster($0)] != UInt16(circle)
    }
  }
}
