import AppResources
import Foundation
import UnicodeText

/// The sources of a widget: of folders, of a Swift package, or single files.
public struct WidgetFolder: Sendable {
  /// A Swift file and what becomes of it.
  struct File: Sendable {
    /// The path, as the user named it.
    let path: String
    /// The text for the compiler.
    let text: String
    /// The types of which it is to have the `formatted()` that others have, as ``OwnFormats`` calls them: another file keeps
    /// one to itself.
    var formats: Set<String> = []
    /// Whether the text was made of what is no Swift: its lines are not the file's.
    var isGenerated: Bool { path.hasSuffix(WidgetFolder.intentsSuffix) }
  }

  /// The files in the order of their paths.
  let files: [File]
  /// The widgets and bundles in them.
  public let declarations: [WidgetDeclaration]
  /// The modules that are imported and not here: what the widget takes from them has to be among the
  /// sources.
  public let missingModules: [MissingModule]
  /// The types that the sources give a `formatted()` of their own, as ``OwnFormats`` calls them: those too that one has for
  /// its file alone.
  let ownFormats: Set<String>
  /// The types of the sources' own that the surroundings have too, but for those that a file keeps to itself.
  let ownTypes: Set<String>
  /// What the sources say of colours and pictures by members.
  let members: AssetMembers
  /// The types with `@main` whose own `main()` says what is run.
  private let launchers: [WidgetLauncher]
  /// What was named.
  public let paths: [String]
  /// The names that the copies of files have: numbered, since two folders may have files of one name,
  /// and Swift tells files by their names.
  let copyNames: [(copy: String, path: String)]
  /// The paths of files by the names of their copies.
  private let pathsOfCopies: [String: String]

  /// Reads folders and files.
  ///
  /// Of a Swift package the folder `Sources` is read. Folders of tests, of builds and hidden ones are
  /// left out, as are the manifests of packages that lie in a folder.
  public init(paths: [String]) throws(WidgetSourceError) {
    self.paths = paths
    var found: [String] = []
    // Folders within one another, or reached by a link, have files in common. Told apart by their bytes: two names that
    // are one to Unicode are two to a disk.
    var known: Set<[UInt8]> = []
    for path in paths {
      found += try Self.files(in: path).filter { file in
        known.insert(Array(URL(systemPath: file).resolvingSymlinksInPath().path.utf8)).inserted
      }
    }
    guard found.contains(where: { $0.hasSuffix(".swift") }) else { throw .noSources(paths) }
    var files: [File] = []
    var types: [DeclaredType] = []
    var missing: [MissingModule] = []
    var ownFormats: [OwnFormats?] = []
    var ownTypes: Set<String> = []
    var launchers: [WidgetLauncher] = []
    var members = AssetMembers()
    for path in found {
      if path.hasSuffix(Self.intentsSuffix) {
        files.append(File(path: path, text: try Self.classes(ofIntentsIn: path)))
        ownFormats.append(nil)
        continue
      }
      let text = try SourceFile.text(of: path)
      if Self.isManifest(text, at: path) { continue }
      let output = SourcePass.output(of: text, file: path, number: files.count)
      files.append(File(path: path, text: output.text))
      types += output.types
      missing += output.missing
      ownFormats.append(output.members.words.contains("formatted") ? output.ownFormats : nil)
      ownTypes.formUnion(output.ownTypes)
      launchers += output.launchers
      members.add(output.members)
    }
    self.files = Self.files(files, sharing: ownFormats)
    copyNames = Self.copyNames(of: files)
    pathsOfCopies = Dictionary(copyNames.map { ($0.copy, $0.path) }) { first, _ in first }
    // A protocol may stand in another file.
    declarations = WidgetDeclaration.all(among: types)
    missingModules = missing
    self.ownFormats = ownFormats.reduce(into: []) { all, own in
      if let own { all.formUnion(own.shared.union(own.hidden)) }
    }
    self.ownTypes = ownTypes
    self.launchers = launchers
    self.members = members
    guard declarations.contains(where: { $0.role != .intentsExtension }) else {
      throw .noWidget(paths)
    }
  }

  /// Files of which each knows the `formatted()` that it would find, were there not another file that keeps one to itself.
  ///
  /// One for all is seen in every file, and would be the second one in that.
  ///
  /// - Parameter formats: those of each file's own; `nil` where a file names none.
  private static func files(_ files: [File], sharing formats: [OwnFormats?]) -> [File] {
    let all = formats.compactMap { $0 }
    let shared = all.reduce(into: Set<String>()) { $0.formUnion($1.shared) }
    let hidden = all.reduce(into: Set<String>()) { $0.formUnion($1.hidden) }.subtracting(shared)
    guard !hidden.isEmpty else { return files }
    return zip(files, formats).map { file, own in
      guard let own else { return file }
      return File(path: file.path, text: file.text, formats: hidden.subtracting(own.hidden))
    }
  }

  /// Whether a file is a package's manifest, by its name and what SwiftPM wants it to begin with: an app may have a type
  /// called Package.
  private static func isManifest(_ text: String, at path: String) -> Bool {
    let name = URL(filePath: path).lastPathComponent
    guard name == "Package.swift" || name.hasPrefix("Package@swift-") else { return false }
    let line = text.drop { $0.isWhitespace }.prefix { !$0.isNewline }
    let label = "swift-tools-version"
    // By bytes: a letter may have very many marks. SwiftPM takes the label in capitals, too.
    return line.beginsExactly(with: "//")
      && line.dropFirst(2).drop { $0.isWhitespace }.prefix(label.count)
        .isExactly(label, ignoringCase: .ascii)
  }

  /// Whether a folder is that of a Swift package: whether there is a manifest in it.
  private static func isPackage(_ folder: String) throws(WidgetSourceError) -> Bool {
    let manifest = folder + "Package.swift"
    guard FileManager.default.fileExists(atPath: manifest) else { return false }
    return isManifest(try SourceFile.text(of: manifest), at: manifest)
  }

  /// What a host is to run: the bundles or widgets that `@main` stands before, or else every bundle, or
  /// else every widget; and every Today extension, of which an app's Info.plist names one.
  ///
  /// A type with `@main` whose own `main()` starts one of several bundles is asked which. Generic ones cannot be named
  /// from outside. What two branches of a condition declare that the compiler answers is run once.
  public var entryPoints: [WidgetDeclaration] {
    var names: Set<String> = []
    return allEntryPoints.filter { names.insert($0.name).inserted }
  }

  private var allEntryPoints: [WidgetDeclaration] {
    let named = declarations.filter { !$0.isGeneric && $0.role != .intentsExtension }
    let today = named.filter { $0.role == .today }
    let known = named.filter { $0.role != .today }
    let main = known.filter(\.isMain)
    if !main.isEmpty { return main + today }
    let bundles = known.filter { $0.role == .bundle }
    return (bundles.isEmpty ? known : bundles) + today
  }

  /// The type that says itself which of the bundles or widgets is run; `nil` where `@main` stands before one of these,
  /// and where there are Today extensions, of which it says nothing.
  var launcher: WidgetLauncher? {
    let points = entryPoints
    guard !points.contains(where: { $0.isMain || $0.role == .today }) else { return nil }
    let names = Set(points.map(\.name))
    return launchers.first { !$0.started.isDisjoint(with: names) }
  }

  /// What is called in code that is not run here: in branches for older systems and in bundles that a launcher may start,
  /// with what these name in turn.
  ///
  /// - Complexity: every file is read again.
  public var unreachedNames: Set<String> {
    var names = UnreachedNames()
    for file in files where !file.isGenerated {
      names.read(SwiftText(file.text).compiledTokens())
    }
    return names.called(startingWith: launcher?.started ?? [])
  }

  /// The principal classes of extensions that handle intents.
  var intentsExtensions: [WidgetDeclaration] {
    var names: Set<String> = []
    return declarations.filter {
      $0.role == .intentsExtension && !$0.isGeneric && names.insert($0.name).inserted
    }
  }

  fileprivate static let intentsSuffix = ".intentdefinition"

  /// The classes that Xcode generates of a file of intents.
  private static func classes(ofIntentsIn path: String) throws(WidgetSourceError) -> String {
    let data = try SourceFile.data(of: path)
    do {
      return IntentClasses.source(of: try IntentDefinitionReader.definition(data, file: path))
    } catch {
      throw .intentDefinition(place: error.place, reason: error.reason)
    }
  }

  private static func copyNames(of files: [File]) -> [(copy: String, path: String)] {
    files.enumerated().map { index, file in
      let name = URL(filePath: file.path).deletingPathExtension().lastPathComponent
      return ("\(beginning(of: name))_\(index).swift", file.path)
    }
  }

  /// How many bytes of a file's name its copy has: file systems take 255, and the compiler writes files with longer
  /// names than a source's beside it.
  private static let mostBytesOfName = 200

  /// As many whole scalars of a name as its copy has.
  ///
  /// What ends a line of a compiler's, or the file in a place, stands for itself nowhere: code says the names of files, too.
  private static func beginning(of name: String) -> String {
    var bytes = 0
    var beginning = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      bytes += UTF8.width(scalar)
      guard bytes <= mostBytesOfName else { break }
      let isName = scalar != ":" && !scalar.properties.isPatternWhitespace || scalar == " "
      beginning.append(isName && scalar.properties.generalCategory != .control ? scalar : "_")
    }
    return String(beginning)
  }

  /// The path of the file whose copy has a name; `nil` where none has it.
  public func path(ofCopy name: String) -> String? { pathsOfCopies[name] }

  /// The Swift files, and those that Xcode makes Swift of.
  private static func files(in path: String) throws(WidgetSourceError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .notFound(path)
    }
    guard isFolder.boolValue else { return [path] }
    let folder = path.hasSuffix("/") ? path : path + "/"
    let root = try isPackage(folder) ? folder + "Sources/" : folder
    var names: [String] = []
    try add(to: &names, in: root, "")
    return names.sorted().map { root + $0 }
  }

  /// Adds the files of a folder below a root, by their paths from there; links to folders are not followed.
  ///
  /// A folder that cannot be read is an error: what is in it would be missing without a word.
  private static func add(
    to names: inout [String],
    in root: String,
    _ folder: String
  ) throws(WidgetSourceError) {
    let entries: [String]
    do {
      entries = try FileManager.default.contentsOfDirectory(atPath: root + folder)
    } catch {
      throw .unreadable(
        file: root + folder,
        reason: "the folder cannot be read: \(error.systemReason)"
      )
    }
    // What is hidden is an editor's or the system's: `.#Widget.swift`, `._Widget.swift`, `.build`.
    for entry in entries where !entry.hasPrefix(".") {
      let type = try? FileManager.default.attributesOfItem(atPath: root + folder + entry)[.type]
      if type as? FileAttributeType == .typeDirectory {
        let isLeftOut = entry.hasSuffix("Tests") || entry == "DerivedData"
        if !isLeftOut { try add(to: &names, in: root, folder + entry + "/") }
      } else if !entry.utf8.contains(UInt8(ascii: ".")),
        let reason = FileManager.default.reasonOfMendedName(root + folder + entry)
      {
        // A folder, as its name looks: what is in it would be missing as well.
        throw .unreadable(file: root + folder + entry, reason: reason)
      } else if entry.hasSuffix(".swift") || entry.hasSuffix(intentsSuffix) {
        names.append(folder + entry)
      }
    }
  }
}
