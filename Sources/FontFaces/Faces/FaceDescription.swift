import CHarfBuzz
import UnicodeText

/// What a font says of one of its faces in words, the same wherever on its axes the face stands.
struct FaceDescription: Sendable {
  /// The family's name; `nil` where the font gives none.
  let familyName: String?
  /// The style within the family; empty where the font does not say.
  let styleName: String
  /// The axes of a variable font; empty for any other.
  let axes: [FontAxis]
  /// The places that the font has names for.
  let namedInstances: [NamedInstance]

  /// Reads it.
  /// - Complexity: linear in the tables of names and of axes.
  init(_ face: OpaquePointer) {
    let names = FontNames(face)
    func name(_ identifier: Int) -> String? { names.name(hb_ot_name_id_t(identifier)) }
    familyName = name(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY) ?? name(HB_OT_NAME_ID_FONT_FAMILY)
    styleName =
      name(HB_OT_NAME_ID_TYPOGRAPHIC_SUBFAMILY) ?? name(HB_OT_NAME_ID_FONT_SUBFAMILY) ?? ""
    axes = Self.axes(of: face, names)
    namedInstances = Self.namedInstances(of: face, axes, names)
  }

  private static func axes(of face: OpaquePointer, _ names: FontNames) -> [FontAxis] {
    var count = MemoryShortage.trapping { hb_ot_var_get_axis_count(face) }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      FontAxis(
        tag: OpenTypeTag(number: info.tag),
        name: names.name(info.name_id) ?? "",
        minimum: Double(info.min_value),
        defaultValue: Double(info.default_value),
        maximum: Double(info.max_value)
      )
    }
  }

  private static func namedInstances(
    of face: OpaquePointer,
    _ axes: [FontAxis],
    _ names: FontNames
  ) -> [NamedInstance] {
    (0..<hb_ot_var_get_named_instance_count(face)).map { index in
      var count = UInt32(axes.count)
      var values = [Float](repeating: 0, count: axes.count)
      hb_ot_var_named_instance_get_design_coords(face, index, &count, &values)
      let identifier = hb_ot_var_named_instance_get_subfamily_name_id(face, index)
      return NamedInstance(
        name: names.name(identifier) ?? "",
        variations: zip(axes, values).map { FontVariation($0.tag, Double($1)) }
      )
    }
  }
}

/// The names in a font's `name` table, each looked for once: tens of thousands of axes and instances may
/// ask for one that is not there, among as many that are.
///
/// For one thread, while the face lives.
private final class FontNames {
  private let face: OpaquePointer
  /// By identifier, those that were asked for.
  private var known: [hb_ot_name_id_t: String?] = [:]
  /// By identifier the languages that the font has it in, in their order.
  private lazy var languages = listedLanguages()
  /// How much of names is read yet, in bytes of UTF-8.
  private var rest = FontNames.mostBytes

  /// Far more than the names of any font take; what comes after these has no name.
  ///
  /// They may lie over each other, and come to sixty-four times the bytes of their table, which is where HarfBuzz
  /// takes it for damaged.
  private static let mostBytes = 1 << 20

  init(_ face: OpaquePointer) { self.face = face }

  /// A name: in English, else in the first language that has it.
  func name(_ identifier: hb_ot_name_id_t) -> String? {
    if let known = known[identifier] { return known }
    var found = name(identifier, language: nil)
    if found == nil {
      for language in languages[identifier, default: []] {
        found = name(identifier, language: language)
        if found != nil { break }
      }
    }
    known.updateValue(found, forKey: identifier)
    return found
  }

  private func listedLanguages() -> [hb_ot_name_id_t: [hb_language_t?]] {
    var count: UInt32 = 0
    let first = MemoryShortage.trapping { hb_ot_name_list_names(face, &count) }
    let entries = UnsafeBufferPointer(start: first, count: Int(count))
    var languages: [hb_ot_name_id_t: [hb_language_t?]] = [:]
    for entry in entries { languages[entry.name_id, default: []].append(entry.language) }
    return languages
  }

  private func name(_ identifier: hb_ot_name_id_t, language: hb_language_t?) -> String? {
    guard rest > 0 else { return nil }
    var capacity: UInt32 = 256
    var buffer = [CChar](repeating: 0, count: Int(capacity))
    let length = MemoryShortage.trapping {
      hb_ot_name_get_utf8(face, identifier, language, &capacity, &buffer)
    }
    guard length > 0 else { return nil }
    rest -= Int(length)
    return String(
      decoding: buffer.prefix(Int(capacity)).map(UInt8.init(bitPattern:)),
      as: UTF8.self
    )
  }
}
