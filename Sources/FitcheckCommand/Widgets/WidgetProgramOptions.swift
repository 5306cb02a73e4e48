import AppResources
import ArgumentParser
import Fitcheck
import Foundation
import UnicodeText
import WidgetHost
import WidgetSources

/// Where a widget comes from.
struct WidgetProgramOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The widget's sources: folders, a Swift package, or single files.",
      valueName: "path"
    ),
    completion: .directory
  )
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("A widget's program that is built already, in place of sources."),
    completion: .file()
  )
  var program: String?

  @Option(
    help: ArgumentHelp(
      "What the app has left for its widget: a folder with one for each app group.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var groups: String?

  @Option(
    help: ArgumentHelp(
      "A folder with the app's texts and pictures (.xcstrings, .lproj, .xcassets), and with the "
        + "files that its code asks for by their names, beside those of the sources; repeatable.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var resources: [String] = []

  @Option(help: ArgumentHelp("The command that builds Swift packages.", valueName: "command"))
  var swift = "swift"

  @Option(
    help: ArgumentHelp(
      "The folder of fitcheck's own package. Default: that of which the command was built.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var package: String?

  /// An option that was given and says how sources are built; nil where there is none.
  private var optionOfBuilds: String? {
    if package != nil { return "--package" }
    return swift == "swift" ? nil : "--swift"
  }

  /// Refuses what names no widget or two, and folders that are not there: before anything is built.
  func check() throws(CommandFailure) {
    // Not in validate(), whose reasons ArgumentParser knows in English alone.
    if paths.isEmpty == (program == nil) {
      throw paths.isEmpty
        ? CommandFailure(
          "give the widget's sources, or --program",
          "ウィジェットのソースか、--programを指定してください"
        )
        : CommandFailure(
          "give the widget's sources or --program, not both",
          "ウィジェットのソースと--programは、どちらか一方だけを指定してください"
        )
    }
    if program != nil, let option = optionOfBuilds {
      throw CommandFailure(
        "\(option) is for the build of sources: leave it out beside --program",
        "\(option)はソースのビルドのためのものです。--programには指定しないでください"
      )
    }
    for path in paths + [program, package, groups].compactMap({ $0 }) + resources {
      try CurrentFolder.check(path)
    }
    let named =
      resources.map { ("--resources", $0) } + (groups.map { [("--groups", $0)] } ?? [])
    for (option, path) in named {
      guard FileIdentity.isFolder(path) else {
        throw CommandFailure(
          "\(option): there is no folder \(path)",
          "\(option)：フォルダ\(path)がありません"
        )
      }
    }
  }

  /// The program of the widget, and what its sources declare.
  ///
  /// From here on a signal that ends the command ends the build and the widget's processes first.
  func hosted() throws(CommandFailure) -> HostedSources {
    WidgetInterruption.begin()
    let groups = groups.map { URL(systemPath: $0) }
    if let program {
      return HostedSources(
        program: HostProgram(
          executable: URL(systemPath: program),
          groups: groups,
          resources: resources
        ),
        sources: nil,
        resources: resources
      )
    }
    let package = try packageFolder()
    do throws(WidgetSourceError) {
      let sources = try WidgetFolder(paths: paths)
      let scratch = ScratchPackage(
        in: ScratchPackage.usualFolder(for: package),
        tools: ScratchPackage.Tools(swift: swift, package: package)
      )
      if let missing = sources.missingModules.summary { Diagnostics.write(missing) }
      // Sources may be single files, which hold no texts and pictures.
      let folders = paths.filter { FileIdentity.isFolder($0) } + resources
      let executable = try scratch.build(sources, resources: folders) { Diagnostics.write($0) }
      return HostedSources(
        program: HostProgram(
          executable: executable,
          groups: groups,
          resources: folders
        ),
        sources: sources,
        resources: folders
      )
    } catch {
      guard case .refused(let errors) = error else {
        throw CommandFailure(error.text)
      }
      // A line each: a person goes from one to the next.
      for line in WidgetSourceError.shown(of: errors) { Diagnostics.write(line) }
      if let wanted = WantedNames(errors: errors).summary { Diagnostics.write(wanted) }
      throw CommandFailure("the widget does not compile", "ウィジェットをコンパイルできません")
    }
  }

  private func packageFolder() throws(CommandFailure) -> URL {
    if let package { return URL(systemPath: package) }
    // The command lies in its package, in a folder of what was built.
    var folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let manifest = try? BoundedFile(path: folder.appending(path: "Package.swift").path).bytes()
      let text = manifest.map { String(decoding: $0, as: UTF8.self) }
      if text?.contains("name: \"fitcheck\"") == true { return folder }
    }
    throw CommandFailure(
      "a widget is built against fitcheck's package, which does not lie around this command: "
        + "--package names its folder",
      "ウィジェットのビルドに必要なfitcheckのパッケージが、このコマンドの周りにありません。--packageでフォルダを指定してください"
    )
  }
}
