internal import Foundation

extension AppResources {
  /// Reads what lies in folders: `.xcstrings`, `.strings` and `.stringsdict` in folders of languages,
  /// and `.xcassets`.
  ///
  /// Folders of builds and hidden ones are left out. What cannot be read is a fault, and keeps nothing
  /// else from being read. Of two that say the same the first in the order of paths counts.
  package init(folders: [String]) {
    var reader = ResourceReader()
    for folder in folders { reader.read(folder) }
    self = reader.resources
  }
}

/// Reads one file after the other.
private struct ResourceReader {
  private var tables: [String: [String: [String: LocalizedEntry]]] = [:]
  private var sourceLanguage: String?
  private var assets = AssetCatalogue.none
  private var faults: [ResourceFault] = []

  var resources: AppResources {
    AppResources(
      texts: tables.isEmpty
        ? .none : AppTexts(tables: tables, sourceLanguage: sourceLanguage),
      assets: assets,
      faults: faults + assets.faults
    )
  }

  mutating func read(_ folder: String) {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return }
    var names: [String] = []
    for case let name as String in walk {
      let parts = name.split(separator: "/")
      let isLeftOut = parts.contains { $0.hasPrefix(".") || $0 == "DerivedData" }
      if !isLeftOut { names.append(name) }
    }
    for name in names.sorted() {
      let path = (folder.hasSuffix("/") ? folder : folder + "/") + name
      let parts = name.split(separator: "/").map(String.init)
      guard let last = parts.last, !parts.dropLast().contains(where: { $0.hasSuffix(".xcassets") })
      else { continue }
      let stem = String(last.prefix(upTo: last.lastIndex(of: ".") ?? last.endIndex))
      let language = parts.dropLast().last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
      if last.hasSuffix(".xcassets") {
        assets.read(path)
      } else if last.hasSuffix(".xcstrings") {
        readCatalogue(path, table: stem)
      } else if last.hasSuffix(".strings") {
        readTable(path, table: stem, language, StringsFile.strings)
      } else if last.hasSuffix(".stringsdict") {
        readTable(path, table: stem, language, StringsFile.plurals)
      }
    }
  }

  private mutating func readCatalogue(_ path: String, table: String) {
    do {
      let data = try BoundedFile(path: path).bytes()
      let file = try JSONDecoder().decode(StringCatalogueFile.self, from: data)
      sourceLanguage = sourceLanguage ?? file.sourceLanguage
      let (languages, reasons) = file.read()
      for (language, entries) in languages { take(entries, table, language) }
      faults += reasons.map { ResourceFault(path: path, reason: $0) }
    } catch {
      faults.append(
        ResourceFault(path: path, reason: .noCatalogue(Self.words(error)))
      )
    }
  }

  private mutating func readTable(
    _ path: String,
    table: String,
    _ language: String?,
    _ read: (Data) throws -> StringsTable
  ) {
    guard let language else {
      return faults.append(
        ResourceFault(path: path, reason: .noLanguage)
      )
    }
    do {
      let own = try read(try BoundedFile(path: path).bytes())
      take(own.entries, table, language)
      faults += own.faults.map { ResourceFault(path: path, reason: $0) }
    } catch {
      faults.append(
        ResourceFault(path: path, reason: .noTable(Self.words(error)))
      )
    }
  }

  private mutating func take(
    _ entries: [String: LocalizedEntry],
    _ table: String,
    _ language: String
  ) {
    tables[language, default: [:]][table, default: [:]].merge(entries) { first, second in
      // Words by number beat those of the table beside them, as on iOS.
      second.substitutions.isEmpty ? first : second
    }
  }

  private static func words(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): return "“\(key.stringValue)” is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      let place = context.codingPath.map(\.stringValue).joined(separator: ".")
      return place.isEmpty ? context.debugDescription : "\(place): \(context.debugDescription)"
    case let refusal as BoundedFile.Refusal: return refusal.description
    default: return "\((error as NSError).localizedDescription)"
    }
  }
}
