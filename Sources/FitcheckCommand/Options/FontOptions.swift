import ArgumentParser
import Fitcheck
import UnicodeText

/// Which fonts text is set in.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("font"),
    help: ArgumentHelp(
      "A font file in place of the bundled system font; #INDEX picks a face of a collection. "
        + "Several make a cascade.",
      valueName: "file[#index]"
    ),
    completion: .file()
  )
  var fonts: [String] = []
}

/// Where the bundled fonts are.
///
/// Of each command by itself, not of ``FontOptions``: where the command is built for its tests, ArgumentParser looks at what
/// stands in a group four times as often as at the group.
struct FontDirectoryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where the bundled fonts are, if not beside the command.",
      valueName: "path"
    ),
    completion: .directory
  )
  var fontDirectory: String?
}

/// A font file and which of its faces is meant.
struct FontReference: Hashable {
  let path: String
  let index: Int

  static func == (left: FontReference, right: FontReference) -> Bool {
    left.index == right.index && left.path.isExactly(right.path)
  }

  func hash(into hasher: inout Hasher) {
    path.hashExactly(into: &hasher)
    hasher.combine(index)
  }

  /// Reads `FILE` or `FILE#INDEX`; a `#` without a number after it belongs to the file's name.
  init(_ text: String) {
    // Bytes, not characters: walking those of a hostile name back takes time quadratic in it.
    if let mark = text.utf8.lastIndex(of: UInt8(ascii: "#")),
      let index = Int(text[text.utf8.index(after: mark)...]), index >= 0, mark != text.startIndex
    {
      path = String(text[..<mark])
      self.index = index
    } else {
      path = text
      index = 0
    }
  }

  /// Opens the face.
  func face() throws(CommandFailure) -> FontFace {
    do {
      return try FontFace(path: path, index: index)
    } catch {
      throw CommandFailure(Advice.sentence(of: error))
    }
  }
}
