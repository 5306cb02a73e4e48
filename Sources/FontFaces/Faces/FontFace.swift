import BundledFonts
import CFreeType
import CHarfBuzz
import UnicodeText

/// One face of a font file, opened: its metrics, its coverage, and the handle by which it is shaped
/// and drawn.
///
/// Lengths are font units, `unitsPerEm` of which make one em. Immutable and shared: any number of
/// threads may use one face at once. Two faces are equal when they are the same object.
public final class FontFace: Sendable {
  /// The file the face was read from.
  public let path: String
  /// The face's place in the file; 0 but in a collection.
  public let index: Int
  /// The family's name, such as "Noto Sans CJK JP": in English, else in the first language that
  /// the font gives it in; the name of the file where it gives none.
  public var familyName: String {
    givenFamilyName ?? (index == 0 ? fileName : "\(fileName)#\(index)")
  }
  /// The family's name as the font gives it; `nil` where it gives none.
  let givenFamilyName: String?
  /// The style within the family, such as "Bold"; empty where the font does not say.
  public let styleName: String
  /// How heavy the face is.
  public let weight: FontWeight
  /// Whether the face leans.
  public let slant: FontSlant
  /// Font units in one em.
  public let unitsPerEm: Int
  /// The line metrics the font gives itself, in font units.
  public let lineMetrics: FaceLineMetrics

  /// The axes of a variable font; empty for any other.
  public let axes: [FontAxis]
  /// Where on its axes the face is.
  public let variations: [FontVariation]
  /// The places that were asked for and lie beyond an axis's ends; the end was taken.
  public let clampedVariations: [FontVariation]
  /// The places that the font's designer gave names.
  public let namedInstances: [NamedInstance]
  /// For each glyph what its advance has beyond HarfBuzz's whole units; `nil` for none.
  package let advanceFractions: [Double]?
  /// Whether tables tell all advances; where they do not, ``lookAtAdvances(of:)`` looks at each that is used.
  package let areAdvancesTold: Bool

  let handle: FaceHandle

  /// About what FreeType and HarfBuzz take for an open face, in bytes.
  private static let openByteCount = 64 << 10

  /// The memory it takes, in bytes, the file not counted.
  var heapByteCount: Int {
    Self.openByteCount + (advanceFractions?.heapByteCount ?? 0)
      + (lazyCoverage.known?.heapByteCount ?? 0)
  }

  /// What was computed about it when it was built; `nil` for a font that is not bundled.
  let tables: FaceTables.Font?
  /// The first of a list, one for each script and language it was asked for.
  let untouched = LazyObject<UntouchedGlyphs>()

  /// The digest of the file, which all instances of a face share.
  private final class Digest: Sendable {
    let text: Lazy<String>

    /// - Parameter known: the digest of a file that was checked; `nil` to compute it.
    init(known: String? = nil) { text = known.map { Lazy($0) } ?? Lazy() }
  }

  private let lazyCoverage = Lazy<ScalarSet>()
  private let lazyHalfWidthMarks = Lazy<Bool>()
  private let lazyIsEmojiFont = Lazy<Bool>()

  private let digestBox: Digest
  /// The places that were given when the face was opened.
  private let pinned: [FontVariation]

  /// Opens a face.
  /// - Parameters:
  ///   - path: a TrueType, OpenType or collection file.
  ///   - index: the face's place in a collection.
  ///   - variations: places on a variable font's axes, kept within them (``clampedVariations``);
  ///     axes that are not named stay at their defaults. An optical size does not follow the
  ///     text's.
  /// - Throws: ``FontError`` when the file cannot be read, is no font, or has no such face or axis.
  public convenience init(
    path: String,
    index: Int = 0,
    variations: [FontVariation] = []
  ) throws(FontError) {
    try self.init(
      FontFile(path: path),
      index: index,
      variations: variations,
      pinned: variations,
      digest: Digest()
    )
  }

  /// Opens a bundled font, which was checked to be the one it is named.
  convenience init(_ file: FontFile, bundled: BundledFile, tables: FaceTables) throws(FontError) {
    try self.init(
      file,
      index: 0,
      variations: [],
      pinned: [],
      digest: Digest(known: bundled.sha256),
      tables: tables[bundled]
    )
  }

  /// The face at other places on its axes; what was set when it was opened stays set.
  func instance(_ others: [FontVariation]) throws(FontError) -> FontFace {
    let free = others.filter { other in !pinned.contains { $0.axis == other.axis } }
    guard free.contains(where: { !self.variations.contains($0) }) else { return self }
    let places = pinned + free
    return try FontFace(
      handle.file,
      index: index,
      variations: places,
      pinned: pinned,
      digest: digestBox,
      description: handle.description
    )
  }

  private init(
    _ file: FontFile,
    index: Int,
    variations asked: [FontVariation],
    pinned: [FontVariation],
    digest: Digest,
    description: FaceDescription? = nil,
    tables: FaceTables.Font? = nil
  ) throws(FontError) {
    // What is known of a bundled file was computed from it when it was built.
    let isChecked = tables != nil
    let handle = try FaceHandle(
      file,
      index: index,
      isChecked: isChecked,
      description: description
    ) { axes throws(FontError) in
      for variation in asked where !axes.contains(where: { $0.tag == variation.axis }) {
        throw FontError.noSuchAxis(
          path: file.path,
          axis: variation.axis,
          axes: axes.map(\.tag)
        )
      }
      return axes.map { axis in
        axis.clamped(asked.last { $0.axis == axis.tag }?.value ?? axis.defaultValue)
      }
    }
    self.handle = handle
    self.pinned = pinned
    path = file.path
    self.index = index
    axes = handle.axes
    variations = zip(handle.axes, handle.coordinates).map { FontVariation($0.tag, $1) }
    clampedVariations = asked.filter { asked in
      handle.axes.contains { $0.tag == asked.axis && $0.clamped(asked.value) != asked.value }
    }
    namedInstances = handle.description.namedInstances
    givenFamilyName = handle.description.familyName
    let fileStyle = handle.description.styleName
    let moved = zip(variations, axes).filter { $0.value != $1.defaultValue }.map { $0.0 }
    let named = namedInstances.first { [variations] in
      $0.variations == variations && !$0.name.isEmpty
    }
    if let named {
      styleName = named.name
    } else if moved.isEmpty {
      styleName = fileStyle
    } else {
      styleName = ([fileStyle] + moved.map(\.description)).filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    weight = handle.weight
    slant = handle.slant
    unitsPerEm = Int(hb_face_get_upem(handle.face))
    lineMetrics = FaceLineMetrics(handle)
    (advanceFractions, areAdvancesTold) = try handle.advanceFractions()
    digestBox = digest
    self.tables = tables
  }

  /// The name of the file, without its folders.
  public var fileName: String { path.lastPathComponent }

  /// Whether the face has a glyph for a scalar.
  ///
  /// The first question reads the face's character map; each after it takes two memory accesses.
  public func covers(_ scalar: Unicode.Scalar) -> Bool {
    covers(scalar.value)
  }

  @inline(__always)
  package func covers(_ scalar: UInt32) -> Bool {
    coverage.contains(scalar)
  }

  private var coverage: ScalarSet {
    lazyCoverage.value {
      tables?.characters ?? handle.coverage()
    } added: { _ in
      CascadeGrowth.note()
    }
  }

  /// The SHA-256 digest of the file, as 64 hexadecimal digits; of a bundled font the one it was built
  /// with, which `BundledFiles.verify()` compares.
  /// - Complexity: linear in the file when first asked for, about 4 ms a megabyte; nothing for a
  ///   bundled font.
  public var digest: String {
    digestBox.text.value { SHA256.hexadecimalDigest(of: handle.file.bytes) }
  }

  /// The HarfBuzz font to shape with where a plan is needed.
  package func shapingFont(for key: PlanKey) -> ShapingFont { handle.font(for: key) }

  /// The glyph that the character map gives a scalar, if any.
  package func nominalGlyph(_ scalar: UInt32) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(handle.font, scalar, &glyph) != 0 ? glyph : nil
  }

  /// The advance of a glyph in font units, with its fraction where the face stands between a
  /// variable font's masters.
  package func advance(of glyph: UInt32) -> Double {
    let fraction = advanceFractions.map { Int(glyph) < $0.count ? $0[Int(glyph)] : 0 } ?? 0
    return Double(handle.advance(of: glyph)) + fraction
  }

  /// Whether the face narrows full-width marks itself (OpenType `halt`).
  ///
  /// Read from its tables when first asked for.
  package var hasHalfWidthMarks: Bool {
    lazyHalfWidthMarks.value {
      handle.positioningFeatures().contains(OpenTypeTag.halfWidth.number)
    }
  }

  /// The glyphs of the ten digits with a feature.
  func digits(feature: OpenTypeTag) -> [UInt32] {
    handle.glyphs(of: Array(0x30...0x39), feature: feature.number)
  }

  /// Lends FreeType's face, for drawing.
  ///
  /// The caller sets the size it needs and keeps no pointer.
  /// - Returns: `nil` where a bundled font's outlines are damaged so that FreeType cannot open it.
  package func withFreeTypeFace<Result: Sendable, Failure>(
    _ body: (FT_Face) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    try handle.withFreeTypeFace(body)
  }
}

extension FontFace: Hashable {
  /// Whether two faces are the same object.
  public static func == (left: FontFace, right: FontFace) -> Bool { left === right }

  /// Hashes the face's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// A face's own line metrics, in font units.
public struct FaceLineMetrics: Sendable, Hashable {
  /// The height above the baseline.
  public let ascent: Double
  /// The depth below the baseline, positive.
  public let descent: Double
  /// The space between lines.
  public let leading: Double
  /// The height of a capital letter; where the font does not say, that of its O less what stands
  /// out below, above as well, and without an O two thirds of an em.
  public let capHeight: Double
  /// How far the middle of a line under the text lies above the baseline: below it, where negative.
  public let underlineOffset: Double
  /// The thickness of a line under the text.
  public let underlineThickness: Double
  /// How far the middle of a line through the text lies above the baseline.
  public let strikethroughOffset: Double
  /// The thickness of a line through the text.
  public let strikethroughThickness: Double

  init(_ handle: FaceHandle) {
    if let line = handle.lineOfHeader {
      (ascent, descent, leading) = line
    } else {
      ascent = handle.metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER)
      descent = -handle.metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)
      leading = handle.metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP)
    }
    capHeight = handle.metric(HB_OT_METRICS_TAG_CAP_HEIGHT)
    underlineThickness = handle.metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE)
    // Both tables name the upper edge of the line.
    underlineOffset =
      handle.metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) - underlineThickness / 2
    strikethroughThickness = handle.metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE)
    strikethroughOffset =
      handle.metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) - strikethroughThickness / 2
  }
}

extension FaceHandle {
  fileprivate func metric(_ tag: hb_ot_metrics_tag_t) -> Double {
    var value: hb_position_t = 0
    MemoryShortage.trapping { hb_ot_metrics_get_position_with_fallback(font, tag, &value) }
    return Double(value)
  }

  fileprivate var weight: FontWeight {
    FontWeight(rawValue: Int(style(HB_STYLE_TAG_WEIGHT).rounded()))
  }

  fileprivate var slant: FontSlant {
    let isItalic = style(HB_STYLE_TAG_ITALIC) >= 0.5
    return isItalic || style(HB_STYLE_TAG_SLANT_ANGLE) != 0 ? .italic : .upright
  }

  private func style(_ tag: hb_style_tag_t) -> Float {
    MemoryShortage.trapping { hb_style_get_value(font, tag) }
  }

  fileprivate func glyphs(of scalars: [UInt32], feature: UInt32) -> [UInt32] {
    MemoryShortage.trapping {
      guard let buffer = hb_buffer_create() else { return [] }
      defer { hb_buffer_destroy(buffer) }
      hb_buffer_add_codepoints(buffer, scalars, Int32(scalars.count), 0, Int32(scalars.count))
      hb_buffer_guess_segment_properties(buffer)
      let features = [hb_feature_t(tag: feature, value: 1, start: 0, end: .max)]
      OpenTypeShaping.shape(buffer, with: font, features: features)
      var count: UInt32 = 0
      let infos = hb_buffer_get_glyph_infos(buffer, &count)
      return UnsafeBufferPointer(start: infos, count: Int(count)).map(\.codepoint)
    }
  }

  /// The features that only move glyphs, of all scripts and languages.
  fileprivate func positioningFeatures() -> Set<UInt32> {
    var features: Set<UInt32> = []
    var tags = [hb_tag_t](repeating: 0, count: 128)
    var start: UInt32 = 0
    while true {
      var count = UInt32(tags.count)
      let total = MemoryShortage.trapping {
        hb_ot_layout_table_get_feature_tags(
          face,
          OpenTypeTag(known: "GPOS").number,
          start,
          &count,
          &tags
        )
      }
      features.formUnion(tags.prefix(Int(count)))
      start += count
      if count == 0 || start >= total { return features }
    }
  }
}

extension FontFace {
  /// Whether the face draws in colour and has characters that are emoji by themselves.
  ///
  /// Letters in colour are letters. Read from its tables when first asked for.
  package var isEmojiFont: Bool {
    lazyIsEmojiFont.value {
      let isColoured = MemoryShortage.trapping {
        hb_ot_color_has_png(handle.face) != 0 || hb_ot_color_has_layers(handle.face) != 0
          || hb_ot_color_has_svg(handle.face) != 0
      }
      return (isColoured || handle.hasPaints)
        && coverage.contains { ScalarProperties($0).hasEmojiPresentation }
    }
  }

  /// The number of glyphs.
  package var glyphCount: Int { Int(hb_face_get_glyph_count(handle.face)) }
}
