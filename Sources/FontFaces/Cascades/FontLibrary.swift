import BundledFonts
import UnicodeText

/// The fonts a text may be set in: a cascade of faces for every weight and slant.
///
/// Either the bundled fonts, whose first face has the metrics of iOS's system font, or font files
/// of the caller's choice. Never a font that only this machine happens to have. Files are opened
/// when the library is made, a variable font's instance when its weight or slant is first asked
/// for; any thread.
///
///     let fonts = try FontLibrary.bundled(deviceLanguages: ["ja", "en"])
///     let own = try FontLibrary.files(regular: [FontFace(path: "Regular.otf")])
public struct FontLibrary: Sendable {
  private final class Storage: Sendable {
    let cascades: Locked<CascadeMemory>
    let source: Source
    /// Serves when nothing else can.
    let regular: FontCascade
    let regularKey: CascadeKey

    init(_ source: Source, regular: FontCascade) {
      self.source = source
      self.regular = regular
      regularKey = source.key(.regular)
      cascades = Locked(
        CascadeMemory(byteLimit: FontLibrary.cascadeByteLimit, sharedFaces: source.faces)
      )
    }
  }

  private enum Source: Sendable {
    case bundled(BundledFaces)
    case files(FileFaces)

    /// The faces that are open as long as the library.
    var faces: [FontFace] {
      switch self {
      case .bundled(let faces): faces.all
      case .files(let faces): faces.all
      }
    }

    func key(_ style: SystemStyle) -> CascadeKey {
      switch self {
      case .bundled: CascadeKey(weight: style.weight, slant: style.slant, design: style.design)
      case .files(let faces): faces.key(weight: style.weight, slant: style.slant)
      }
    }
  }

  /// What cascades may take that nobody may need any more, in bytes: those of all weights that have
  /// a name.
  package static let cascadeByteLimit = 16 << 20

  private let storage: Storage

  /// The bundled fonts as a device would use them.
  /// - Parameters:
  ///   - deviceLanguages: the languages set on the device, most preferred first (BCP 47). They
  ///     decide how wide Japanese is set.
  ///   - fontDirectory: where the fonts are, and nowhere else is looked; `nil` for the folder that the
  ///     environment's `FITCHECK_FONTS` names, which is then the only one, else beside the executable.
  /// - Throws: ``FontError`` when fonts are missing or damaged, or are not those that the program was
  ///   built with: their lengths are compared, and a digest of all but their outlines. Fonts of one's
  ///   own go through ``files(regular:bold:)``.
  public static func bundled(
    deviceLanguages: [String],
    fontDirectory: String? = nil
  ) throws(FontError) -> FontLibrary {
    let faces = try BundledFaces(deviceLanguages: deviceLanguages, fontDirectory: fontDirectory)
    let regular = faces.cascade(.regular)
    return FontLibrary(storage: Storage(.bundled(faces), regular: regular))
  }

  /// These fonts, opened only once, as a device with other languages would use them; a library
  /// of font files does not depend on any.
  ///
  /// Where the languages make a difference, a new library at each call, whose cascades are its own
  /// and equal to no other's: keep it.
  public func forDevice(languages: [String]) -> FontLibrary {
    guard let device = deviceSetting(languages: languages) else { return self }
    return on(device)
  }

  /// What the fonts depend on of a device's languages; `nil` for font files.
  package func deviceSetting(languages: [String]) -> DeviceSetting? {
    guard case .bundled(let faces) = storage.source else { return nil }
    return DeviceSetting(languages: languages, metrics: faces.metrics)
  }

  /// These fonts on another device.
  package func on(_ device: DeviceSetting) -> FontLibrary {
    guard case .bundled(let faces) = storage.source, faces.device != device else { return self }
    let others = faces.on(device)
    let regular = others.cascade(.regular)
    return FontLibrary(storage: Storage(.bundled(others), regular: regular))
  }

  /// The memory of the cascades that it holds, in bytes.
  package var cascadeByteCount: Int { storage.cascades.withLock(\.heapByteCount) }

  /// Font files in place of the bundled fonts, with the line metrics of the first of each list.
  ///
  /// Where they have no bold or no italic, it is made from the outlines of what they have, and
  /// ``FontCascade/synthesis(of:)`` says so.
  /// - Parameters:
  ///   - regular: the cascade for weights below semibold.
  ///   - bold: comes before it for semibold and up.
  /// - Throws: ``FontError/noFaces`` when `regular` is empty.
  public static func files(
    regular: [FontFace],
    bold: [FontFace] = []
  ) throws(FontError) -> FontLibrary {
    let faces = FileFaces(regular: regular, bold: bold)
    guard let cascade = faces.cascade(weight: .regular, slant: .upright) else {
      throw FontError.noFaces
    }
    return FontLibrary(storage: Storage(.files(faces), regular: cascade))
  }

  /// The cascade for a weight, a slant and a design of the system font.
  ///
  /// The same arguments give the same (equal) cascade as long as somebody uses it. Cascades take a
  /// few hundred kilobytes; the library lets go those not asked for lately. Files of the caller's
  /// have no designs: they are set as they are.
  public func cascade(
    weight: FontWeight,
    slant: FontSlant = .upright,
    design: FontDesign = .standard
  ) -> FontCascade {
    let style = SystemStyle(weight: weight, slant: slant, design: design)
    let key = storage.source.key(style)
    return storage.cascades.withLock { cascades in
      cascades.cascade(for: key) {
        switch storage.source {
        case _ where key == storage.regularKey: storage.regular
        case .files(let faces): faces.cascade(weight: weight, slant: slant) ?? storage.regular
        case .bundled(let faces): faces.cascade(style)
        }
      }
    }
  }

  /// What the numbers of this library are a measurement of: `ios-26.1`, or `font files` when they
  /// are the files' own.
  public var metricsName: String {
    switch storage.source {
    case .bundled(let faces): faces.metrics.name
    case .files: "font files"
    }
  }

  /// Whether its advances are those measured of a system; `false` for font files, which are what
  /// they are.
  public var hasMeasuredMetrics: Bool {
    if case .bundled = storage.source { true } else { false }
  }

  /// Whether it stands for a device with Japanese among its languages; `false` for font files.
  package var isForJapaneseDevice: Bool {
    if case .bundled(let faces) = storage.source { faces.device.isJapanese } else { false }
  }

  /// Whether the designs of the system font are to be had; `false` for font files.
  package var hasDesigns: Bool { systemMetrics != nil }

  /// Every face that may be used, for reports; of a variable one all instances that are in use.
  public var faces: [FontFace] {
    switch storage.source {
    case .bundled(let faces): return faces.all
    case .files(let faces):
      let cascades = storage.cascades.withLock(\.cascades)
      return cascades.flatMap(\.faces).reduce(into: faces.all) { all, face in
        if !all.contains(face) { all.append(face) }
      }
    }
  }

  /// The paths of the tables that belong to bundled fonts; none for font files.
  package var tablePaths: [String] {
    guard hasMeasuredMetrics, let folder = faces.first?.path.folder else { return [] }
    return BundledFile.all.filter(\.outlines.isEmpty).map { folder.path(of: $0.name) }
  }

  /// The measured metrics of the system font, when this library follows them.
  package var systemMetrics: SystemFontMetrics? {
    if case .bundled(let faces) = storage.source { faces.metrics } else { nil }
  }
}

/// What tells the cascades of one library apart.
struct CascadeKey: Sendable, Hashable {
  let weight: FontWeight
  let slant: FontSlant
  var design = FontDesign.standard
  /// The places of the faces in their library, first choice first; empty where weight and slant
  /// alone decide.
  var order: [Int] = []
}
