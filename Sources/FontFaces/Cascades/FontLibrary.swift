import BundledFonts
import Synchronization

/// The fonts a text may be set in: a cascade of faces for every weight.
///
/// Either the bundled fonts, whose first face has the metrics of iOS's system font, or font files of
/// the caller's choice. Never a font that only this machine happens to have. Faces are opened when
/// the library is made; any thread.
public struct FontLibrary: Sendable {
  private final class Storage: Sendable {
    let cascades: Mutex<[FontWeight: FontCascade]> = Mutex([:])
    let source: Source
    init(_ source: Source) { self.source = source }
  }

  private enum Source: Sendable {
    case bundled(BundledFaces)
    case files(regular: FontCascade, bold: FontCascade)
  }

  private let storage: Storage

  /// The bundled fonts as a device would use them.
  /// - Parameters:
  ///   - deviceLanguages: the languages set on the device, most preferred first (BCP 47). They decide
  ///     how wide Japanese is set.
  ///   - fontDirectory: where the fonts are; `nil` to look beside the executable.
  /// - Throws: ``FontError`` when fonts are missing or damaged.
  public static func bundled(
    deviceLanguages: [String],
    fontDirectory: String? = nil
  ) throws(FontError) -> FontLibrary {
    let faces = try BundledFaces(deviceLanguages: deviceLanguages, fontDirectory: fontDirectory)
    return FontLibrary(storage: Storage(.bundled(faces)))
  }

  /// Font files in place of the bundled fonts, with the line metrics of the first of each list.
  /// - Parameters:
  ///   - regular: the cascade for weights below semibold.
  ///   - bold: the cascade for semibold and up; when empty, `regular` serves.
  /// - Throws: ``FontError/noFaces`` when `regular` is empty.
  public static func files(
    regular: [FontFace],
    bold: [FontFace] = []
  ) throws(FontError) -> FontLibrary {
    guard let cascade = FontCascade(faces: regular) else { throw FontError.noFaces }
    return FontLibrary(
      storage: Storage(.files(regular: cascade, bold: FontCascade(faces: bold) ?? cascade))
    )
  }

  /// The cascade for a weight.
  ///
  /// The same weight gives the same (equal) cascade each time.
  public func cascade(weight: FontWeight) -> FontCascade {
    switch storage.source {
    case .files(let regular, let bold):
      return weight >= .semibold ? bold : regular
    case .bundled(let faces):
      return storage.cascades.withLock { cascades in
        if let known = cascades[weight] { return known }
        let cascade = faces.cascade(weight: weight)
        cascades[weight] = cascade
        return cascade
      }
    }
  }

  /// What the numbers of this library are a measurement of: `ios-26.1`, or `font files` when they are
  /// the files' own.
  public var metricsName: String {
    switch storage.source {
    case .bundled(let faces): faces.metrics.name
    case .files: "font files"
    }
  }

  /// Every face that may be used, for reports.
  public var faces: [FontFace] {
    switch storage.source {
    case .bundled(let faces): faces.all
    case .files(let regular, let bold):
      regular.faces + bold.faces.filter { !regular.faces.contains($0) }
    }
  }

  /// The measured metrics of the system font, when this library follows them.
  package var systemMetrics: SystemFontMetrics? {
    if case .bundled(let faces) = storage.source { faces.metrics } else { nil }
  }
}

extension FontCascade {
  /// A cascade of font files with the line metrics of the first; `nil` without faces.
  fileprivate init?(faces: [FontFace]) {
    guard let first = faces.first else { return nil }
    let em = Double(first.unitsPerEm)
    self.init(
      entries: faces.map {
        Entry(
          face: $0,
          emScale: 1,
          advances: nil,
          kerning: .applied,
          isEmoji: $0.isEmojiFont
        )
      },
      strut: Strut(
        ascent: first.lineMetrics.ascent / em,
        descent: first.lineMetrics.descent / em,
        leading: first.lineMetrics.leading / em,
        capHeight: first.lineMetrics.capHeight / em
      ),
      sizing: nil
    )
  }
}
