import Foundation
import TestSupport

@testable import WidgetSources

/// Scripts that stand where the compiler of widgets does.
enum StandInCompiler {
  /// One whose program is the text of the widget's file.
  static let copying = """
    #!/bin/sh
    built="$3/.build/debug"
    mkdir -p "$built" && rm -f "$built/HostedWidget"
    cat "$3/Sources/HostedWidget/"*_0.swift >"$built/HostedWidget"

    """

  /// What is built by a script in a folder of a test, against the package in it.
  static func package(
    _ script: String = copying,
    in folder: URL,
    scratch: String = "scratch"
  ) throws -> ScratchPackage {
    let swift = try TestFiles.makeProgram(script, in: folder, named: "swift")
    return ScratchPackage(
      in: folder.appending(path: scratch),
      tools: ScratchPackage.Tools(swift: swift.path, package: folder.appending(path: "package"))
    )
  }
}
