import CFreeType
import CHarfBuzz
import Synchronization

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
  /// The family's name, such as "Noto Sans CJK JP".
  public let familyName: String
  /// The style within the family, such as "Bold".
  public let styleName: String
  /// How heavy the face is.
  public let weight: FontWeight
  /// Whether the face leans.
  public let slant: FontSlant
  /// Font units in one em.
  public let unitsPerEm: Int
  /// The line metrics the font gives itself, in font units.
  public let lineMetrics: FaceLineMetrics

  package let handle: FaceHandle

  private final class Coverage: Sendable {
    let scalars: ScalarSet
    init(_ scalars: ScalarSet) { self.scalars = scalars }
  }

  private final class Digest: Sendable {
    let text: String
    init(_ text: String) { self.text = text }
  }

  private let lazyCoverage = AtomicLazyReference<Coverage>()
  private let lazyDigest = AtomicLazyReference<Digest>()

  /// Opens a face.
  /// - Parameters:
  ///   - path: a TrueType, OpenType or collection file.
  ///   - index: the face's place in a collection.
  /// - Throws: ``FontError`` when the file cannot be read, is no font, or has no such face.
  public convenience init(path: String, index: Int = 0) throws(FontError) {
    try self.init(path: path, index: index, digest: nil)
  }

  /// Opens a face of a file whose digest may be known.
  convenience init(path: String, digest: String?) throws(FontError) {
    try self.init(path: path, index: 0, digest: digest)
  }

  private init(path: String, index: Int, digest: String?) throws(FontError) {
    let handle = try FaceHandle(path: path, index: index)
    self.handle = handle
    self.path = path
    self.index = index
    familyName =
      handle.name(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY) ?? handle.name(HB_OT_NAME_ID_FONT_FAMILY)
      ?? "unnamed"
    styleName =
      handle.name(HB_OT_NAME_ID_TYPOGRAPHIC_SUBFAMILY) ?? handle.name(HB_OT_NAME_ID_FONT_SUBFAMILY)
      ?? ""
    weight = handle.weight
    slant = handle.slant
    unitsPerEm = Int(hb_face_get_upem(handle.face))
    lineMetrics = FaceLineMetrics(handle)
    if let digest { _ = lazyDigest.storeIfNil(Digest(digest)) }
  }

  /// Whether the face has a glyph for a scalar.
  ///
  /// The first question reads the face's character map; each after it takes two memory accesses.
  public func covers(_ scalar: Unicode.Scalar) -> Bool {
    covers(scalar.value)
  }

  @inline(__always)
  package func covers(_ scalar: UInt32) -> Bool {
    coverage.scalars.contains(scalar)
  }

  private var coverage: Coverage {
    if let known = lazyCoverage.load() { return known }
    return lazyCoverage.storeIfNil(Coverage(handle.coverage()))
  }

  /// The SHA-256 digest of the file, as 64 hexadecimal digits; reads the whole file when first asked.
  public var digest: String {
    if let known = lazyDigest.load() { return known.text }
    return lazyDigest.storeIfNil(Digest(SHA256.hexadecimalDigest(of: handle.bytes))).text
  }

  /// The glyph that the character map gives a scalar, if any.
  package func nominalGlyph(_ scalar: UInt32) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(handle.font, scalar, &glyph) != 0 ? glyph : nil
  }

  /// The glyphs of the ten digits with a feature.
  func digits(feature: OpenTypeTag) -> [UInt32] {
    handle.glyphs(of: Array(0x30...0x39), feature: feature.number)
  }

  /// Lends FreeType's face, for drawing.
  ///
  /// The caller sets the size it needs and keeps no pointer.
  package func withFreeTypeFace<Result: Sendable, Failure>(
    _ body: (FT_Face) throws(Failure) -> Result
  ) throws(Failure) -> Result {
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
  /// The height of a capital letter; 0 when the font does not say.
  public let capHeight: Double

  init(_ handle: FaceHandle) {
    ascent = handle.metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER)
    descent = -handle.metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)
    leading = handle.metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP)
    capHeight = handle.metric(HB_OT_METRICS_TAG_CAP_HEIGHT)
  }
}

extension FaceHandle {
  fileprivate func metric(_ tag: hb_ot_metrics_tag_t) -> Double {
    var value: hb_position_t = 0
    hb_ot_metrics_get_position_with_fallback(font, tag, &value)
    return Double(value)
  }

  fileprivate var weight: FontWeight {
    FontWeight(rawValue: Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT).rounded()))
  }

  fileprivate var slant: FontSlant {
    let isItalic = hb_style_get_value(font, HB_STYLE_TAG_ITALIC) >= 0.5
    return isItalic || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0 ? .italic : .upright
  }

  fileprivate func name(_ identifier: Int) -> String? {
    var capacity: UInt32 = 256
    var buffer = [CChar](repeating: 0, count: Int(capacity))
    let length = hb_ot_name_get_utf8(
      face,
      hb_ot_name_id_t(identifier),
      nil,
      &capacity,
      &buffer
    )
    guard length > 0 else { return nil }
    return String(
      decoding: buffer.prefix(Int(capacity)).map(UInt8.init(bitPattern:)),
      as: UTF8.self
    )
  }

  fileprivate func glyphs(of scalars: [UInt32], feature: UInt32) -> [UInt32] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_codepoints(buffer, scalars, Int32(scalars.count), 0, Int32(scalars.count))
    hb_buffer_guess_segment_properties(buffer)
    var features = [hb_feature_t(tag: feature, value: 1, start: 0, end: .max)]
    hb_shape(font, buffer, &features, 1)
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    return UnsafeBufferPointer(start: infos, count: Int(count)).map(\.codepoint)
  }

  fileprivate func coverage() -> ScalarSet {
    var scalars = ScalarSet()
    guard let set = hb_set_create() else { return scalars }
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(face, set)
    var first = UInt32.max
    var last = UInt32.max
    while hb_set_next_range(set, &first, &last) != 0 { scalars.insert(first...last) }
    return scalars
  }
}

extension FontFace {
  /// Whether the face draws in colour: bitmaps or layers, as emoji fonts do.
  package var isEmojiFont: Bool {
    hb_ot_color_has_png(handle.face) != 0 || hb_ot_color_has_layers(handle.face) != 0
      || hb_ot_color_has_svg(handle.face) != 0
  }

  /// The number of glyphs.
  package var glyphCount: Int { Int(hb_face_get_glyph_count(handle.face)) }
}
