import AppResources
public import Foundation
import SwiftUISurface
import UnicodeText

/// The device that a hosted widget finds itself on, for what Foundation takes from nowhere on Linux.
///
/// `Locale.current` is always "en_001" there. The file `HostedSurroundings.swift`, which the command
/// adds to the copy of a widget's sources, asks here instead.
public enum HostedDevice {
  private static let surroundings: Locked<HostSurroundings?> = Locked(nil)

  /// The language and region of the device.
  public static var locale: Locale { surroundings.withLock { $0?.locale } ?? .autoupdatingCurrent }

  /// The calendar of the device.
  public static var calendar: Calendar {
    surroundings.withLock { $0?.calendar } ?? .autoupdatingCurrent
  }

  /// The languages set on the device, the preferred first.
  public static var languages: [String] {
    surroundings.withLock { $0?.deviceLanguages } ?? Locale.preferredLanguages
  }

  /// The identifier of the widget's bundle: one that no app has, since sources do not say theirs.
  public static let bundleIdentifier = "org.fitcheck.HostedApp.HostedWidget"

  /// The languages that the app is shown in, the first before others: that in which its texts are found, or those of the
  /// device where nothing is known of any.
  public static var localizations: [String] {
    let texts = AppResources.current.resources.texts
    return texts.isEmpty ? languages : [texts.language(preferring: [locale.identifier])]
  }

  /// The path of a file of the app's bundle, which lies beside the sources; `nil` where nothing there has its name.
  ///
  /// - Parameters:
  ///   - name: the name, with its ending where `type` is none.
  ///   - type: the ending, with its dot or without it, as Core Foundation takes both (`CFBundle_Resources.c`).
  public static func path(forResource name: String?, ofType type: String?) -> String? {
    fileName(name, ending: type).flatMap {
      HostedResources.path(named: $0, language: locale.identifier)
    }
  }

  /// The path of a file in a folder of the app's bundle; `nil` where nothing there has its name.
  ///
  /// - Parameters:
  ///   - name: the name, with its ending where `type` is none.
  ///   - type: the ending, with its dot or without it.
  ///   - folder: the path of the folder in the bundle; `nil` for the bundle itself.
  public static func path(
    forResource name: String?,
    ofType type: String?,
    inDirectory folder: String?
  ) -> String? {
    guard let folder, !folder.isEmpty else { return path(forResource: name, ofType: type) }
    return fileName(name, ending: type).flatMap {
      HostedResources.path(named: $0, in: folder, language: locale.identifier)
    }
  }

  private static func fileName(_ name: String?, ending: String?) -> String? {
    guard let name, !name.isEmpty else { return nil }
    let ending = ending ?? ""
    let dot = ending.isEmpty || ending.utf8.first == UInt8(ascii: ".") ? "" : "."
    return name + dot + ending
  }

  /// What a bundle says of itself: what the widget's Info.plist beside the sources does, where there is one; variables of
  /// Xcode's build, but for the bundle's identifier, stand there as they are.
  public static func information(of bundle: Bundle) -> [String: Any]? {
    guard let own = HostedResources.information(identifier: bundleIdentifier) else {
      return bundle.infoDictionary
    }
    return own.merging(["CFBundleIdentifier": bundleIdentifier]) { $1 }
  }

  /// A text of the app by its key, in the app's language, as `NSLocalizedString` gives it.
  public static func text(forKey key: String, table: String?, value: String?) -> String {
    let texts = AppResources.current.resources.texts
    let own = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    guard let found = texts.entry(of: key, table: table, language: locale.identifier) else {
      return own
    }
    let words = found.entry.words ?? own
    let format = Format(entry: found.entry, language: found.language, key: own)
    formats.withLock { $0[words] = format }
    return words
  }

  /// Values put into a format in the app's language, as `localizedStringWithFormat` does.
  public static func text(format: String, _ arguments: [any CVarArg]) -> String {
    text(format: format, locale: locale, arguments)
  }

  /// Values put into a format, in a locale or in none; of one that a table gave the words that go with the numbers.
  ///
  /// On iOS a format remembers its entry. Here the one does that last gave these words.
  public static func text(
    format: String,
    locale: Locale?,
    _ arguments: [any CVarArg]
  ) -> String {
    guard let known = formats.withLock({ $0[format] }) else {
      return text(unknownFormat: format, locale: locale, arguments)
    }
    let parts = known.entry.parts(language: known.language, hasValues: true) { index in
      arguments.indices.contains(index) ? FormatNumber(arguments[index])?.count : nil
    }
    // Without a form for the numbers it is as if it were not there.
    return parts.map { text(of: $0, locale: locale, arguments) }
      ?? text(unknownFormat: known.key, locale: locale, arguments)
  }

  /// Values put into a format that no table gave.
  ///
  /// A substitution stands as it is there, such as one of a table's format that a widget has put into words of its
  /// own: Foundation would take a number for the place of an object.
  private static func text(
    unknownFormat format: String,
    locale: Locale?,
    _ arguments: [any CVarArg]
  ) -> String {
    let parts =
      format.contains("#@")
      ? LocalizedEntry(words: format).parts(language: "", hasValues: true) { _ in nil } : nil
    return parts.map { text(of: $0, locale: locale, arguments) }
      ?? String(format: format, locale: locale, arguments: arguments)
  }

  private static func text(
    of parts: [FormatPart],
    locale: Locale?,
    _ arguments: [any CVarArg]
  ) -> String {
    parts.map { part in
      switch part {
      case .literal(let words): return words
      case .argument(let index, let specifier):
        guard arguments.indices.contains(index) else { return "%\(specifier)" }
        return text(of: arguments[index], as: specifier, locale: locale)
      }
    }.joined()
  }

  /// A value as a translation writes it, whose type is that of the value: C would take a number for the
  /// place of an object where a translation says so.
  private static func text(
    of value: any CVarArg,
    as specifier: String,
    locale: Locale?
  ) -> String {
    if let number = FormatNumber(value) {
      return FormatSpecifier(specifier)?.writing(number)?(locale) ?? number.text(in: locale)
    }
    switch value {
    case is NSObject, is String: return String(format: "%@", locale: locale, arguments: [value])
    case let text as UnsafePointer<CChar>: return String(cString: text)
    case let text as UnsafeMutablePointer<CChar>: return String(cString: text)
    default: return String(describing: value)
    }
  }

  /// An entry that a table gave.
  private struct Format {
    let entry: LocalizedEntry
    let language: String
    /// What stands where there is no entry.
    let key: String
  }

  private static let formats: Locked<[String: Format]> = Locked([:])

  static func become(_ device: HostSurroundings?) {
    surroundings.withLock { $0 = device }
    AppResources.current.locale = device?.locale
  }
}
