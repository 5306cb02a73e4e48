import CHarfBuzz
import UnicodeText

/// A HarfBuzz font and its face; immutable, any number of threads at once.
package final class ShapingFont: @unchecked Sendable {
  /// The face's tables as HarfBuzz reads them.
  let face: OpaquePointer
  /// At the face's units per em, with HarfBuzz's own OpenType functions.
  package let font: OpaquePointer

  /// - Returns: `nil` when HarfBuzz finds no glyphs in the face.
  init?(_ file: FontFile, index: Int) {
    let made: (face: OpaquePointer, font: OpaquePointer)? = MemoryShortage.trapping {
      guard let face = hb_face_create(file.blob, UInt32(index)) else { return nil }
      guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
        hb_face_destroy(face)
        return nil
      }
      hb_face_make_immutable(face)
      let unitsPerEm = Int32(bitPattern: hb_face_get_upem(face))
      hb_font_set_scale(font, unitsPerEm, unitsPerEm)
      hb_ot_font_set_funcs(font)
      return (face, font)
    }
    guard let made else { return nil }
    (face, font) = made
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  /// Goes to a place on the face's axes, after which the font changes no more.
  func settle(at coordinates: [Double]) {
    let values = coordinates.map(Float.init)
    MemoryShortage.trapping {
      if !values.isEmpty { hb_font_set_var_coords_design(font, values, UInt32(values.count)) }
      readAdvances()
    }
    hb_font_make_immutable(font)
  }

  /// Has HarfBuzz read the tables that it asks for characters and advances now, not with the first question: they are
  /// asked too often to look each time whether there was memory.
  private func readAdvances() {
    var glyph: UInt32 = 0
    hb_font_get_nominal_glyph(font, 0x20, &glyph)
    _ = hb_font_get_glyph_h_advance(font, glyph)
  }
}

/// How HarfBuzz shapes: by OpenType's and Apple's tables, as phones do.
///
/// By itself it asks Graphite first, where it was built with it and the font has its tables, or whatever the variable
/// `HB_SHAPER_LIST` names: one font would have other glyphs on other machines.
package enum OpenTypeShaping {
  private struct Names: @unchecked Sendable {
    /// Ends with `nil`; lives as long as the process.
    let list: UnsafePointer<UnsafePointer<CChar>?>
  }

  private static let names: Names = {
    let name: StaticString = "ot"
    let list = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 2)
    list.initialize(repeating: nil, count: 2)
    list[0] = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
    return Names(list: UnsafePointer(list))
  }()

  /// Shapes what a buffer holds.
  /// - Parameters:
  ///   - buffer: a HarfBuzz buffer, which has its properties.
  ///   - font: a HarfBuzz font.
  package static func shape(
    _ buffer: OpaquePointer,
    with font: OpaquePointer,
    features: [hb_feature_t]
  ) {
    _ = hb_shape_full(font, buffer, features, UInt32(features.count), names.list)
  }
}

/// What HarfBuzz makes a plan for, and keeps it.
package struct PlanKey: Sendable, Equatable {
  private let script: UInt32
  private let isRightToLeft: Bool
  /// HarfBuzz's own object, which lives as long as the process.
  private let language: UInt
  private let features: [hb_feature_t]

  package init(
    script: hb_script_t,
    isRightToLeft: Bool,
    language: OpaquePointer?,
    features: [hb_feature_t]
  ) {
    self.script = script.rawValue
    self.isRightToLeft = isRightToLeft
    self.language = UInt(bitPattern: language)
    self.features = features
  }

  /// Whether one plan serves for both: of a feature's range it only matters whether it is all of
  /// the text.
  package static func == (left: PlanKey, right: PlanKey) -> Bool {
    left.script == right.script && left.isRightToLeft == right.isRightToLeft
      && left.language == right.language
      && left.features.elementsEqual(right.features) { left, right in
        left.tag == right.tag && left.value == right.value
          && (left.start == 0) == (right.start == 0) && (left.end == .max) == (right.end == .max)
      }
  }

  /// What the plan takes, an ordinary one being 1.
  fileprivate var weight: Int { 1 + features.count / 64 }
}

/// The font that a face is shaped with: made anew when it has collected many plans.
///
/// HarfBuzz keeps a plan for each script, direction, language and list of features with the face,
/// looks them up in a list, and lets none go before the face (`hb_shape_plan_create_cached2`). A
/// plan of one's own is no way out: `hb_shape_plan_execute` by itself has none of `hb_shape`'s
/// bounds on glyphs and operations. Any thread.
final class ShapingFonts: @unchecked Sendable {
  // Under the lock:
  private var current: ShapingFont
  private var keys: [PlanKey] = []
  private var weight = 0

  /// The plans of one font, by weight; texts of one process seldom need a dozen.
  static let mostWeight = 64

  private let lock = Lock()
  private let make: @Sendable () -> ShapingFont?

  /// - Parameters:
  ///   - first: serves until it has as many plans as it may.
  ///   - make: another one like it; `nil` where it cannot be had.
  init(_ first: ShapingFont, make: @escaping @Sendable () -> ShapingFont?) {
    current = first
    self.make = make
  }

  /// The font to shape with where a plan is needed.
  func font(for key: PlanKey) -> ShapingFont {
    lock.lock()
    defer { lock.unlock() }
    if keys.contains(key) { return current }
    if weight + key.weight > Self.mostWeight, !keys.isEmpty, let next = make() {
      current = next
      keys = []
      weight = 0
    }
    keys.append(key)
    weight += key.weight
    return current
  }
}
