internal import Foundation
import UnicodeText

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

extension AssetNames {
  /// Finds the names in the catalogues of folders.
  ///
  /// Nothing is read but what says where they are: no texts, colours or pictures.
  package init(folders: [String]) {
    self.init()
    for folder in folders {
      for catalogue in ResourceReader.catalogues(in: folder) { add(catalogue) }
    }
  }
}

extension AppFiles {
  /// Finds what lies in folders, but in catalogues, which have what they hold to themselves.
  ///
  /// Nothing is read. Of a folder that cannot be nothing is told: who reads the texts tells that.
  package init(folders: [String]) {
    self.init()
    for folder in folders {
      for found in ResourceReader.files(in: folder) {
        let language = found.language.flatMap { AppLanguage.tag(named: $0) }
        add(found.path, named: found.name, language: language)
      }
    }
  }
}

/// Reads one file after the other.
private struct ResourceReader {
  /// Entries by language, then by table, then by key.
  private typealias Tables = [String: [String: [String: LocalizedEntry]]]

  private var tables: Tables = [:]
  /// Those of `.stringsdict` files, which go before the tables beside them, as on iOS, whatever they say.
  private var dictionaries: Tables = [:]
  private var sourceLanguage: String?
  private var assets = AssetCatalogue.none
  private var faults: [ResourceFault] = []

  var resources: AppResources {
    var texts = tables
    for (language, tables) in dictionaries {
      for (table, entries) in tables {
        texts[language, default: [:]][table, default: [:]].merge(entries) { $1 }
      }
    }
    return AppResources(
      texts: texts.isEmpty ? .none : AppTexts(tables: texts, sourceLanguage: sourceLanguage),
      assets: assets,
      // Folders may lie within each other, and what is in both is read twice.
      faults: (faults + assets.faults).eachOnce()
    )
  }

  mutating func read(_ folder: String) {
    if let catalogue = Self.catalogue(folder) { return assets.read(catalogue) }
    let around = Self.around(folder)
    for name in names(in: folder) {
      let path = Self.path(of: name, in: folder)
      let parts = Self.parts(of: name)
      guard let last = parts.last else { continue }
      let stem = String(last.prefix(upTo: last.lastIndex(of: ".") ?? last.endIndex))
      let language = Self.language(ofFolders: around + parts.dropLast())
      if last.hasSuffix(".xcassets") {
        assets.read(path)
      } else if last.hasSuffix(".xcstrings") {
        readCatalogue(path, table: stem)
      } else if last.hasSuffix(".strings") {
        readTable(path, table: stem, language, StringsFile.strings, into: \.tables)
      } else if last.hasSuffix(".stringsdict") {
        readTable(path, table: stem, language, StringsFile.plurals, into: \.dictionaries)
      }
    }
  }

  /// The catalogues of colours and pictures that ``read(_:)`` would read.
  static func catalogues(in folder: String) -> [String] {
    if let catalogue = catalogue(folder) { return [catalogue] }
    var reader = ResourceReader()
    return reader.names(in: folder).filter { $0.hasSuffix(".xcassets") }
      .map { path(of: $0, in: folder) }
  }

  /// What lies in a folder, by its name, with that of the language's folder in which it lies.
  static func files(in folder: String) -> [(path: String, name: String, language: String?)] {
    guard catalogue(folder) == nil else { return [] }
    let around = Self.around(folder)
    var found: [(path: String, name: String, language: String?)] = []
    var reader = ResourceReader()
    for name in reader.names(in: folder) {
      let parts = Self.parts(of: name)
      guard let last = parts.last else { continue }
      let language = Self.language(ofFolders: around + parts.dropLast())
      found.append((path: Self.path(of: name, in: folder), name: last, language: language))
    }
    return found
  }

  /// The names of a folder and of the one around it.
  ///
  /// It may be that of a language, or lie in one. Whatever lies farther up is of no app.
  private static func around(_ folder: String) -> [String] {
    Array(URL(systemPath: folder).standardizedFileURL.pathComponents.suffix(2))
  }

  /// The names of the folders in a path, and of what lies in them.
  private static func parts(of path: String) -> [String] {
    // By bytes: a slash is one character with a mark that the name behind it begins with.
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// What the innermost folder of a language is called, without the ending; `nil` where there is none.
  private static func language(ofFolders names: [String]) -> String? {
    names.last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }

  /// The path of a folder that is a catalogue itself; `nil` of any other.
  private static func catalogue(_ folder: String) -> String? {
    let name = URL(systemPath: folder).standardizedFileURL.pathComponents.last
    guard name?.hasSuffix(".xcassets") == true else { return nil }
    return folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  /// The paths of what lies in a folder, from there, in their order.
  ///
  /// Left out is what is hidden or a build's, and what lies in catalogues; links to folders are not followed. A folder
  /// that cannot be read is a fault: what is in it would be missing without a word.
  private mutating func names(in root: String) -> [String] {
    var names: [String] = []
    // Not by calls within calls: folders lie in each other as deep as somebody likes.
    var folders = [""]
    while let folder = folders.popLast() {
      let path = Self.path(of: folder, in: root)
      let entries: [String]
      do {
        entries = try FileManager.default.contentsOfDirectory(atPath: path)
      } catch {
        faults.append(ResourceFault(path: path, reason: .closedFolder(error.systemReason)))
        continue
      }
      for entry in entries.sorted() where !entry.hasPrefix(".") && entry != "DerivedData" {
        let name = folder.isEmpty ? entry : "\(folder)/\(entry)"
        names.append(name)
        let inner = Self.path(of: name, in: root)
        // A folder, as its name looks. Of what is called a table or a catalogue it is told that it cannot be read.
        let isCalledFolder = !entry.utf8.contains(UInt8(ascii: ".")) || entry.hasSuffix(".lproj")
        if isCalledFolder, let reason = FileManager.default.reasonOfMendedName(inner) {
          faults.append(ResourceFault(path: inner, reason: .closedFolder(reason)))
        }
        guard !entry.hasSuffix(".xcassets"), FileManager.default.isFolder(inner),
          !FileManager.default.isLink(inner)
        else { continue }
        folders.append(name)
      }
    }
    return names.sorted()
  }

  /// The path of what lies in a folder, or of that itself, as the user named it.
  private static func path(of name: String, in root: String) -> String {
    name.isEmpty ? root : root.hasSuffix("/") ? root + name : "\(root)/\(name)"
  }

  private mutating func readCatalogue(_ path: String, table: String) {
    do {
      let data = try BoundedFile(path: path).bytes(upTo: StringCatalogueFile.mostBytes)
      try LongLetters.refuse(inJSON: data)
      let file = try JSONDecoder().decode(StringCatalogueFile.self, from: data)
      sourceLanguage = sourceLanguage ?? AppLanguage.tag(named: file.sourceLanguage)
      let (entries, reasons) = file.read()
      var unknown: [String] = []
      // In one order, since two names may be of one language.
      for (name, own) in entries.sorted(by: { $0.key < $1.key }) {
        if let language = AppLanguage.tag(named: name) {
          take(own, table, language, into: \.tables)
        } else {
          unknown.append(name)
        }
      }
      // Of several the first is told: they may be as many as there are keys.
      if let name = unknown.first {
        let shown = ResourceFault.shown(name)
        faults.append(ResourceFault(path: path, reason: .unknownLanguage(shown)))
      }
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
    _ name: String?,
    _ read: (Data) throws -> StringsTable,
    into place: WritableKeyPath<ResourceReader, Tables>
  ) {
    guard let name else {
      return faults.append(
        ResourceFault(path: path, reason: .noLanguage)
      )
    }
    guard let language = AppLanguage.tag(named: name) else {
      return faults.append(ResourceFault(path: path, reason: .unknownLanguage(name)))
    }
    do {
      let own = try read(try BoundedFile(path: path).bytes(upTo: StringsFile.mostBytes))
      take(own.entries, table, language, into: place)
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
    _ language: String,
    into place: WritableKeyPath<ResourceReader, Tables>
  ) {
    self[keyPath: place][language, default: [:]][table, default: [:]].merge(entries) {
      (first, second) in
      // Words by number beat those of the table beside them; of two that have such the first counts.
      first.substitutions.isEmpty && !second.substitutions.isEmpty ? second : first
    }
  }

  private static func words(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): return "“\(key.stringValue)” is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      let place = context.codingPath.map { ResourceFault.shown($0.stringValue) }
        .joined(separator: ".")
      return place.isEmpty ? context.debugDescription : "\(place): \(context.debugDescription)"
    case let refusal as BoundedFile.Refusal: return refusal.description
    case let refusal as TextPropertyList.TooManyKeys: return refusal.description
    case let refusal as LongLetters.Refusal: return refusal.description
    default: return "\((error as NSError).localizedDescription)"
    }
  }
}
