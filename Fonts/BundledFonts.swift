#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A font file that ships with the package.
///
/// `Files/fonts.tsv` says the same for programs that do not import this module, with each file's
/// digest.
public enum BundledFont: String, CaseIterable, Sendable {
  /// Letters as wide as those of the system font at weight 400.
  case systemRegular = "FitcheckSans-Regular.otf"
  /// Letters as wide as those of the system font at weight 500.
  case systemMedium = "FitcheckSans-Medium.otf"
  /// Letters as wide as those of the system font at weight 600.
  case systemSemibold = "FitcheckSans-Semibold.otf"
  /// Letters as wide as those of the system font at weight 700.
  case systemBold = "FitcheckSans-Bold.otf"

  /// Chinese, Japanese and Korean at weight 400, in the forms of each language.
  case gothicRegular = "NotoSansCJKjp-Regular.otf"
  /// Chinese, Japanese and Korean at weight 700, in the forms of each language.
  case gothicBold = "NotoSansCJKjp-Bold.otf"

  /// Arabic at weight 400.
  case arabicRegular = "NotoSansArabic-Regular.ttf"
  /// Arabic at weight 700.
  case arabicBold = "NotoSansArabic-Bold.ttf"
  /// Hebrew at weight 400.
  case hebrewRegular = "NotoSansHebrew-Regular.ttf"
  /// Hebrew at weight 700.
  case hebrewBold = "NotoSansHebrew-Bold.ttf"
  /// Thai at weight 400.
  case thaiRegular = "NotoSansThai-Regular.ttf"
  /// Thai at weight 700.
  case thaiBold = "NotoSansThai-Bold.ttf"
  /// Devanagari at weight 400.
  case devanagariRegular = "NotoSansDevanagari-Regular.ttf"
  /// Devanagari at weight 700.
  case devanagariBold = "NotoSansDevanagari-Bold.ttf"
  /// Bengali at weight 400.
  case bengaliRegular = "NotoSansBengali-Regular.ttf"
  /// Bengali at weight 700.
  case bengaliBold = "NotoSansBengali-Bold.ttf"
  /// Tamil at weight 400.
  case tamilRegular = "NotoSansTamil-Regular.ttf"
  /// Tamil at weight 700.
  case tamilBold = "NotoSansTamil-Bold.ttf"
  /// Lao at weight 400.
  case laoRegular = "NotoSansLao-Regular.ttf"
  /// Lao at weight 700.
  case laoBold = "NotoSansLao-Bold.ttf"
  /// Khmer at weight 400.
  case khmerRegular = "NotoSansKhmer-Regular.ttf"
  /// Khmer at weight 700.
  case khmerBold = "NotoSansKhmer-Bold.ttf"
  /// Myanmar at weight 400.
  case myanmarRegular = "NotoSansMyanmar-Regular.ttf"
  /// Myanmar at weight 700.
  case myanmarBold = "NotoSansMyanmar-Bold.ttf"

  /// What the system family lacks of Latin, Greek, Cyrillic, phonetic letters and number forms, at
  /// weight 400.
  case restRegular = "NotoSans-Regular.ttf"
  /// What the system family lacks of Latin, Greek, Cyrillic, phonetic letters and number forms, at
  /// weight 700.
  case restBold = "NotoSans-Bold.ttf"

  /// Symbols, such as those of astrology and alchemy.
  case symbols = "NotoSansSymbols-Regular.ttf"
  /// Further symbols: arrows, dingbats, playing cards, geometric shapes.
  case moreSymbols = "NotoSansSymbols2-Regular.ttf"
  /// Mathematical operators and letters.
  case mathematics = "NotoSansMath-Regular.ttf"

  /// Emoji, as pictures in colour.
  case emoji = "NotoColorEmoji.ttf"

  /// The name of the file in its directory.
  public var fileName: String { rawValue }
}

/// The directory that holds the bundled fonts on this machine.
public struct BundledFontDirectory: Sendable, Hashable {
  /// The environment variable that names the directory, for programs that were moved away from it:
  /// where the files are, not which.
  public static let environmentVariable = "FITCHECK_FONTS"

  /// The fractional metrics of the system font, which whole font units cannot hold, as a table for
  /// people, with the source of each figure.
  public static let systemMetricsTableFileName = "system-metrics.tsv"

  /// The metrics of that table as the program reads them.
  public static let systemMetricsFileName = "system-metrics.bin"

  /// Which characters each font has, and which of them need no shaping.
  public static let faceTablesFileName = "face-tables.bin"

  /// The directory itself, without a slash at its end.
  public let path: String

  /// The path of one font.
  public func path(of font: BundledFont) -> String {
    joined(path, font.fileName)
  }

  /// The path of a file in it.
  public func path(ofFileNamed name: String) -> String {
    joined(path, name)
  }

  /// The path of the list of files with what each is for and its digest.
  public var manifestPath: String {
    joined(path, "fonts.tsv")
  }

  /// Finds the directory and makes sure that every font is in it.
  ///
  /// A directory that is named, by the caller or else by `FITCHECK_FONTS`, is the only one looked
  /// at, so that a wrong name is an error and not another set of fonts. Without a name the places
  /// beside the executable are tried in order: SwiftPM's resource directory on Linux, its bundle on
  /// Apple platforms, and the folders that an installed or unpacked release has.
  ///
  /// - Parameter explicit: a directory with the fonts, or one that has them in `Files` or
  ///   `Fonts/Files`.
  public static func locate(explicit: String? = nil) throws(BundledFontsError)
    -> BundledFontDirectory
  {
    let named = explicit == nil ? try environmentValue(environmentVariable) : explicit
    if let named, !named.isEmpty {
      return try locate(inOneOf: [named, joined(named, "Files"), joined(named, "Fonts/Files")])
    }
    return try locate(inOneOf: candidates(besideExecutable: executablePath()))
  }

  /// The first of the places that holds the fonts, which must then be complete.
  static func locate(inOneOf places: [String]) throws(BundledFontsError) -> BundledFontDirectory {
    // A place counts as found by the one file that no other collection of fonts has.
    guard let place = places.first(where: { isReadable(joined($0, systemMetricsFileName)) }) else {
      throw .notFound(searched: places)
    }
    let directory = BundledFontDirectory(path: withoutTrailingSlashes(place))
    let missing = BundledFont.allCases.map(\.fileName).filter { !isReadable(joined(place, $0)) }
    guard missing.isEmpty else {
      throw .incomplete(directory: directory.path, missing: missing)
    }
    return directory
  }

  /// Where the fonts may lie, seen from an executable, the likeliest place first.
  static func candidates(besideExecutable executable: String?) -> [String] {
    guard let executable else { return [] }
    let directory = parent(of: executable)
    var places = [
      joined(directory, "fitcheck_BundledFonts.resources/Files"),
      joined(directory, "fitcheck_BundledFonts.bundle/Files"),
      joined(directory, "fitcheck_BundledFonts.bundle/Contents/Resources/Files"),
      joined(directory, "Fonts/Files"),
      joined(directory, "Fonts"),
      joined(directory, "../share/fitcheck/Fonts/Files"),
      joined(directory, "../share/fitcheck/Fonts"),
    ]
    #if canImport(Darwin)
    // In an application the bundle lies in Contents/Resources; a test bundle's executable lies deep
    // within it (Tests.xctest/Contents/MacOS), and the resource bundle beside Tests.xctest.
    var ancestor = directory
    for _ in 0..<4 {
      ancestor = parent(of: ancestor)
      places.append(joined(ancestor, "fitcheck_BundledFonts.bundle/Files"))
      places.append(joined(ancestor, "fitcheck_BundledFonts.bundle/Contents/Resources/Files"))
      places.append(joined(ancestor, "Resources/fitcheck_BundledFonts.bundle/Files"))
      places.append(
        joined(ancestor, "Resources/fitcheck_BundledFonts.bundle/Contents/Resources/Files")
      )
    }
    #endif
    return places
  }
}

/// Why the bundled fonts cannot be used.
public enum BundledFontsError: Error, Hashable, CustomStringConvertible {
  /// No place that was searched holds the fonts.
  case notFound(searched: [String])
  /// The directory is the right one, but files are missing from it or cannot be read.
  case incomplete(directory: String, missing: [String])
  /// The environment variable that names the directory is not UTF-8 text.
  case unreadableName

  /// The sentence that a person is shown.
  public var description: String {
    switch self {
    case .notFound(let searched) where searched.isEmpty:
      """
      the bundled fonts were not found, and neither was this executable's own path: \
      name their directory in \(BundledFontDirectory.environmentVariable)
      """
    case .notFound(let searched):
      """
      the bundled fonts were not found in \(searched.joined(separator: ", ")): \
      name their directory in \(BundledFontDirectory.environmentVariable)
      """
    case .unreadableName:
      """
      \(BundledFontDirectory.environmentVariable) is not UTF-8 text: name the fonts' directory \
      through a link whose name is
      """
    case .incomplete(let directory, let missing):
      "the font directory \(directory) lacks \(missing.joined(separator: ", "))"
    }
  }
}

/// The path of the running executable with symbolic links resolved, or nil where the system does
/// not tell.
private func executablePath() -> String? {
  #if os(Linux) || os(Android)
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
  let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
  guard length > 0 else { return nil }
  // A path that is not UTF-8 would be mended into another's.
  return String(validating: buffer[..<length].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  #elseif canImport(Darwin)
  var size = UInt32(0)
  _ = _NSGetExecutablePath(nil, &size)
  var buffer = [CChar](repeating: 0, count: Int(size) + 1)
  guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
  guard let resolved = realpath(buffer, nil) else { return nil }
  defer { free(resolved) }
  return String(validatingCString: resolved)
  #else
  return nil
  #endif
}

private func environmentValue(_ name: String) throws(BundledFontsError) -> String? {
  guard let value = getenv(name) else { return nil }
  guard let text = String(validatingCString: value) else { throw .unreadableName }
  return text
}

private func isReadable(_ path: String) -> Bool {
  access(path, R_OK) == 0
}

private func joined(_ directory: String, _ name: String) -> String {
  directory.hasSuffix("/") ? directory + name : directory + "/" + name
}

private func withoutTrailingSlashes(_ path: String) -> String {
  var path = path
  while path.count > 1, path.hasSuffix("/") { path.removeLast() }
  return path
}

private func parent(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}
