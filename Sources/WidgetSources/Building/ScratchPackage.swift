import AppResources
public import Foundation

/// The package that a widget's sources are built in: kept between runs, so that only what has changed
/// is compiled.
///
/// One for each copy of fitcheck; builds in it follow one another, and leave the programs of others as they are.
public struct ScratchPackage: Sendable {
  /// How the widget is built.
  public struct Tools: Sendable {
    /// The command that builds packages.
    public let swift: String
    /// The folder of fitcheck's own package.
    public let package: URL

    /// Creates tools.
    public init(swift: String = "swift", package: URL) {
      self.swift = swift
      self.package = package
    }
  }

  private let folder: URL
  private let tools: Tools

  /// Creates a package in a folder.
  ///
  /// - Parameters:
  ///   - folder: where it lies; made where it is not there.
  ///   - tools: what builds it.
  public init(in folder: URL, tools: Tools) {
    self.folder = folder
    self.tools = tools
  }

  /// Where such packages lie: below `XDG_CACHE_HOME`, or else `~/.cache`, a folder for each copy of
  /// fitcheck.
  public static func usualFolder(
    for package: URL,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    let cache =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache")
    let digest = BuildOrigin.digest(of: package.standardizedFileURL.path.utf8)
    return cache.appending(path: "fitcheck/widgets/\(String(digest, radix: 16))")
  }

  /// Builds a widget's program.
  ///
  /// - Parameters:
  ///   - resources: folders with what the app has beside its code: the sources have members for the colours and pictures
  ///     of the `.xcassets` in them, as Xcode generates them.
  ///   - note: told where this may take minutes, since another process builds here or nothing was built before.
  /// - Returns: the program, for a `HostProgram`.
  public func build(
    _ sources: WidgetFolder,
    resources: [String] = [],
    note: (String) -> Void = { _ in }
  ) throws(WidgetSourceError) -> URL {
    let manifest = tools.package.appending(path: "Package.swift")
    guard FileManager.default.fileExists(atPath: manifest.path) else {
      throw .noPackage(path: tools.package.path)
    }
    // Told before anything is said of building.
    let environment = ProcessInfo.processInfo.environment
    guard BuildOrigin.executable(named: tools.swift, environment) != nil else {
      throw .noCompiler(tried: tools.swift)
    }
    let lock: FolderLock
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      lock = try FolderLock(folder.appending(path: ".lock")) {
        note("waiting for another widget to be built")
      }
    } catch {
      throw .folder(path: folder.path, reason: error.systemReason)
    }
    do {
      try removeOthersBuild()
      try removeStaleObjects()
      try write(sources, resources: resources)
    } catch {
      lock.release()
      throw .folder(path: folder.path, reason: error.systemReason)
    }
    defer { lock.release() }
    if !FileManager.default.fileExists(atPath: program.path) {
      note("building the widget’s framework first, which takes some minutes")
    }
    let build = try CompilerRun(
      tools.swift,
      // What a widget costs is its layouts: those are optimised, file by file.
      arguments: [
        "build", "--package-path", folder.path, "--product", Self.name, "-Xswiftc", "-O",
      ]
    )
    guard build.exitCode == 0 else {
      // The package manager goes there, and says where it is: where a link led to it, at the link's end.
      let copies = copies(of: sources, in: sourceFolder.resolvingSymlinksInPath())
      throw .refused(errors: build.errors(renaming: copies))
    }
    return ownProgram()
  }

  /// The program by a second name, under which no other build replaces it: it is started for each question, and another
  /// command may have built another widget here by then.
  ///
  /// Names of processes that are gone are removed. Where there is no second name to be had, the first one stays.
  private func ownProgram() -> URL {
    let files = FileManager.default
    let folder = program.deletingLastPathComponent()
    for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] {
      guard let owner = Self.owner(of: name), Self.isGone(owner) else { continue }
      try? files.removeItem(at: folder.appending(path: name))
    }
    let own = folder.appending(path: "\(Self.name)-\(getpid())-\(UUID().uuidString)")
    return link(program.path, own.path) == 0 ? own : program
  }

  /// The process that asks the program of a name; `nil` of any other file.
  private static func owner(of name: String) -> Int32? {
    let prefix = "\(Self.name)-"
    guard name.hasPrefix(prefix) else { return nil }
    return Int32(name.dropFirst(prefix.count).prefix { $0 != "-" })
  }

  private static func isGone(_ process: Int32) -> Bool {
    kill(process, 0) != 0 && errno == ESRCH
  }

  /// Takes away what was built with another compiler, or against another package at the same place; programs that
  /// other commands go on asking stay.
  private func removeOthersBuild() throws {
    let files = FileManager.default
    let origin = BuildOrigin(tools, environment: ProcessInfo.processInfo.environment)
    let file = folder.appending(path: "built-with.txt")
    guard (try? String(contentsOf: file, encoding: .utf8)) != origin.text else { return }
    // First of all: what is left of a removal that is broken off is nobody's.
    if files.fileExists(atPath: file.path) { try files.removeItem(at: file) }
    let built = folder.appending(path: ".build")
    if files.fileExists(atPath: built.path) {
      let used = usedFiles()
      if used.isEmpty {
        try files.removeItem(at: built)
      } else {
        try Self.clear(built.resolvingSymlinksInPath(), keeping: used)
      }
    }
    try origin.text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Takes away what was compiled of a widget against other sources of fitcheck's, and the plan of that build.
  ///
  /// A widget imports modules that hand on what others declare, and the compiler leaves its files as they are where those
  /// alone have changed: they would call what is somewhere else by now. What else lies there SwiftPM writes only where it
  /// plans the build anew, which it does for files that came or went in the widget's own package, but not in fitcheck's.
  private func removeStaleObjects() throws {
    let state = BuildOrigin.state(of: tools.package.appending(path: "Sources"))
    let file = folder.appending(path: "compiled-against.txt")
    guard (try? String(contentsOf: file, encoding: .utf8)) != state else { return }
    let files = FileManager.default
    let built = program.deletingLastPathComponent()
    let objects = built.appending(path: "\(Self.name).build")
    for name in (try? files.contentsOfDirectory(atPath: objects.path)) ?? []
    where [".o", ".priors", ".swiftdeps"].contains(where: { name.hasSuffix($0) }) {
      try files.removeItem(at: objects.appending(path: name))
    }
    let plan = built.appending(path: "description.json")
    if files.fileExists(atPath: plan.path) { try files.removeItem(at: plan) }
    try state.write(to: file, atomically: true, encoding: .utf8)
  }

  /// The paths of the programs that other commands ask, and of the fonts beside them; none where nobody asks.
  private func usedFiles() -> [String] {
    // A link of SwiftPM's leads there, which programs are started through.
    let debug = program.deletingLastPathComponent()
    let folder = debug.resolvingSymlinksInPath()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let programs = names.filter { name in Self.owner(of: name).map { !Self.isGone($0) } ?? false }
    guard !programs.isEmpty else { return [] }
    let used = programs + names.filter { $0.hasSuffix(".resources") }
    let link = debug.deletingLastPathComponent().resolvingSymlinksInPath()
      .appending(path: "debug").path
    return used.map { folder.appending(path: $0).path } + (link == folder.path ? [] : [link])
  }

  private static func clear(_ folder: URL, keeping kept: [String]) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let path = folder.appending(path: name).path
      if kept.contains(path) { continue }
      if kept.contains(where: { $0.hasPrefix(path + "/") }) {
        try clear(URL(filePath: path), keeping: kept)
      } else {
        try FileManager.default.removeItem(atPath: path)
      }
    }
  }

  private static let name = "HostedWidget"

  private var program: URL { folder.appending(path: ".build/debug/\(Self.name)") }

  private var sourceFolder: URL { folder.appending(path: "Sources/\(Self.name)") }

  /// The paths that the copies of files have in a folder, with the users' own files.
  private func copies(
    of sources: WidgetFolder,
    in folder: URL
  ) -> [(path: String, file: WidgetFolder.File)] {
    zip(sources.copyNames, sources.files).map { (folder.appending(path: $0.copy).path, $1) }
  }

  private func write(_ sources: WidgetFolder, resources: [String]) throws {
    try FileManager.default.createDirectory(at: sourceFolder, withIntermediateDirectories: true)
    var wanted: [String: String] = [:]
    for (path, file) in copies(of: sources, in: sourceFolder) {
      wanted[path] = file.text + GeneratedSources.formats(of: file.formats)
    }
    var own = [
      "FitcheckHost.swift": GeneratedSources.host(
        of: sources.entryPoints,
        intentsExtensions: sources.intentsExtensions,
        launcher: sources.launcher
      ),
      "HostedSurroundings.swift": GeneratedSources.surroundings(
        without: sources.ownFormats,
        types: sources.ownTypes
      ),
    ]
    // What stands behind no dot is no member: nobody asks for a name of the catalogues.
    if !sources.members.dotted.isEmpty {
      let assets = AssetNames(folders: resources)
      own["HostedAssetSymbols.swift"] = GeneratedSources.symbols(of: assets, for: sources.members)
    }
    for (name, text) in own { wanted[sourceFolder.appending(path: name).path] = text }
    // By their bytes: what is one text to Unicode is two to a compiler, and two names to a disk.
    let kept = Set(wanted.keys.map { Data($0.utf8) })
    for name in try FileManager.default.contentsOfDirectory(atPath: sourceFolder.path) {
      let path = sourceFolder.appending(path: name).path
      if !kept.contains(Data(path.utf8)) { try FileManager.default.removeItem(atPath: path) }
    }
    wanted[folder.appending(path: "Package.swift").path] = GeneratedSources.manifest(
      name: Self.name,
      package: tools.package
    )
    for (path, text) in wanted {
      // A file that stays as it is keeps its date, and is not compiled again.
      guard (try? Data(contentsOf: URL(filePath: path))) != Data(text.utf8) else { continue }
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }
}
