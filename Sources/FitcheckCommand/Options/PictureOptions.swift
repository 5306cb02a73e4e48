import ArgumentParser

/// Where pictures go.
struct PictureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw what is shown as PNG; several areas side by side in one picture. - is standard "
        + "output, which then gets no report.",
      valueName: "file"
    ),
    completion: .file()
  )
  var png: String?

  @Option(
    help: ArgumentHelp("The same picture as SVG; - likewise.", valueName: "file"),
    completion: .file()
  )
  var svg: String?

  /// What is written, by the options that name it.
  var named: [(option: String, path: String?)] { [("--png", png), ("--svg", svg)] }

  /// The files that were asked for.
  func files() throws(CommandFailure) -> PictureFiles { try PictureFiles(png: png, svg: svg) }
}
