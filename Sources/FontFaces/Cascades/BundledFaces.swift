import BundledFonts

/// The bundled fonts, opened, and the order in which they are tried.
///
/// Immutable; any thread.
struct BundledFaces: Sendable {
  let metrics: SystemFontMetrics
  /// The device they are set on.
  private(set) var device: DeviceSetting
  private let faces: [BundledFont: FontFace]

  /// - Throws: ``FontError`` when a file is missing or damaged.
  init(deviceLanguages: [String], fontDirectory: String?) throws(FontError) {
    let files = try BundledFiles(directory: fontDirectory)
    let table = try files.file(named: BundledFontDirectory.systemMetricsFileName)
    metrics = try SystemFontMetrics(compiled: table)
    device = DeviceSetting(languages: deviceLanguages, metrics: metrics)
    let tables = try FaceTables(files.file(named: BundledFontDirectory.faceTablesFileName))
    var faces: [BundledFont: FontFace] = [:]
    for font in BundledFont.allCases {
      let (file, bundled) = try files.font(font)
      faces[font] = try FontFace(FontFile(file), bundled: bundled, tables: tables)
    }
    self.faces = faces
  }

  /// These faces on another device.
  func on(_ device: DeviceSetting) -> BundledFaces {
    var faces = self
    faces.device = device
    return faces
  }

  /// Every face, in the order of the list of files.
  var all: [FontFace] { BundledFont.allCases.compactMap { faces[$0] } }

  /// The cascade for a style: the system family, the Japanese Gothic, one face a
  /// script, what the system family lacks of Latin, symbols, emoji.
  ///
  /// Fallback faces come in two weights; Japanese does not change between semibold and bold on iOS
  /// (JapaneseText §5), and semibold is where it does change. There is no italic and but
  /// one design: the outlines of the system family serve for all, slanted or set at one width, with
  /// the advances of what they stand for, and what else there is stays as it is.
  func cascade(_ style: SystemStyle) -> FontCascade {
    let isBold = style.weight >= .semibold
    let order = BundledFont.cascade(system: Self.systemFont(weight: style.weight), isBold: isBold)
    let entries = order.flatMap { font -> [FontCascade.Entry] in
      guard let face = faces[font] else { return [] }
      if font.isSystem { return [systemEntry(face, style)] }
      if font.isGothic { return gothicEntries(face, style.weight) }
      return [scriptEntry(face, metrics.scriptScales[font.script], style.weight)]
    }
    let em = metrics.unitsPerEm
    return FontCascade(
      entries: entries,
      strut: FontCascade.Strut(
        ascent: metrics.ascent / em,
        descent: metrics.descent / em,
        leading: metrics.leading / em,
        capHeight: metrics.capHeight / em
      ),
      sizing: metrics.sizing(of: style.design)
    )
  }

  /// The system family, with measured advances in place of its own.
  private func systemEntry(_ face: FontFace, _ style: SystemStyle) -> FontCascade.Entry {
    let slanted = style.slant == .italic ? SyntheticStyle.slanted : .none
    let pitch = style.design == .monospaced ? metrics.designs.monospacedAdvance : nil
    return FontCascade.Entry(
      face: face,
      advances: SystemAdvances(
        metrics: metrics,
        style: style,
        face: face,
        glyphCount: face.glyphCount
      ),
      synthesis: pitch.map { slanted + .pitched($0 / metrics.unitsPerEm) } ?? slanted,
      source: .standIn,
      isEmoji: false
    )
  }

  /// A face of one script, or of symbols: its own advances, brought to what was measured of iOS's.
  private func scriptEntry(
    _ face: FontFace,
    _ scale: SystemFontMetrics.ScriptScale?,
    _ weight: FontWeight
  ) -> FontCascade.Entry {
    FontCascade.Entry(
      face: face,
      emScale: scale?.factor ?? 1,
      source: scale.map { $0.weight == weight ? $0.source : .standIn } ?? .standIn,
      isEmoji: face.isEmojiFont
    )
  }

  /// The Gothic twice: for hangul, which iOS draws with a face of its own that nobody measured, and
  /// for all else at the size of the device's fallback.
  private func gothicEntries(_ face: FontFace, _ weight: FontWeight) -> [FontCascade.Entry] {
    func entry(
      _ advance: FallbackAdvance,
      _ repertoire: FontCascade.Repertoire
    ) -> FontCascade.Entry {
      FontCascade.Entry(
        face: face,
        emScale: advance.advance,
        kerning: .ignored,
        repertoire: repertoire,
        source: advance.source,
        exactSizes: advance.exactSizes(at: weight),
        isEmoji: false
      )
    }
    return [entry(metrics.hangulAdvance, .hangul), entry(device.fullWidth, .everything)]
  }

  /// The system face nearest to a weight.
  private static func systemFont(weight: FontWeight) -> BundledFont {
    switch weight.rawValue {
    case ..<450: .systemRegular
    case ..<550: .systemMedium
    case ..<650: .systemSemibold
    default: .systemBold
    }
  }
}

extension BundledFont {
  fileprivate var isSystem: Bool {
    switch self {
    case .systemRegular, .systemMedium, .systemSemibold, .systemBold: true
    default: false
    }
  }

  /// The script of a face for one script that something was measured of; else no script's tag.
  fileprivate var script: String {
    switch self {
    case .arabicRegular, .arabicBold: "Arab"
    default: ""
    }
  }

  fileprivate var isGothic: Bool { self == .gothicRegular || self == .gothicBold }

  fileprivate static func cascade(system: BundledFont, isBold: Bool) -> [BundledFont] {
    [system]
      + (isBold
        ? [
          .gothicBold, .arabicBold, .hebrewBold, .thaiBold, .devanagariBold, .bengaliBold,
          .tamilBold, .laoBold, .khmerBold, .myanmarBold, .restBold,
        ]
        : [
          .gothicRegular, .arabicRegular, .hebrewRegular, .thaiRegular, .devanagariRegular,
          .bengaliRegular, .tamilRegular, .laoRegular, .khmerRegular, .myanmarRegular,
          .restRegular,
        ])
      + [.symbols, .moreSymbols, .mathematics, .emoji]
  }
}
