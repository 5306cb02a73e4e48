import BundledFonts

/// The bundled files where they lie on this machine, none of them trusted unchecked.
package struct BundledFiles: Sendable {
  private let directory: BundledFontDirectory

  /// - Parameter path: where they are; `nil` for the folder that `FITCHECK_FONTS` names, else beside the
  ///   executable.
  /// - Throws: ``FontError/bundledFonts(reason:)`` where they are not, or not all of them.
  package init(directory path: String?) throws(FontError) {
    do throws(BundledFontsError) {
      directory = try BundledFontDirectory.locate(explicit: path)
    } catch {
      throw FontError.bundledFonts(reason: error.description)
    }
  }

  /// Maps a file and makes sure that it is the one the program was built with, as far as that is
  /// cheap (``BundledFile/check(_:)``).
  func file(named name: String) throws(FontError) -> MappedFile {
    try checked(name).file
  }

  /// The file of a font, checked as any, and what it was checked to be.
  func font(_ font: BundledFont) throws(FontError) -> (file: MappedFile, bundled: BundledFile) {
    try checked(font.fileName)
  }

  private func checked(_ name: String) throws(FontError) -> (file: MappedFile, bundled: BundledFile)
  {
    let file = try mapped(name)
    guard let known = BundledFile.named(name) else {
      throw FontError.bundledFonts(reason: "no digest of \(file.path) is known")
    }
    try known.check(file)
    return (file, known)
  }

  /// What a file was found to be when every byte of it was read.
  package struct Finding: Sendable, Hashable {
    /// The name of the file.
    package let name: String
    /// The SHA-256 digest that it should have.
    package let expected: String
    /// The SHA-256 digest that it has; `nil` where it cannot be read.
    package let found: String?
    /// What is wrong with it, in words that name it; `nil` where nothing is.
    package let problem: FontError?
  }

  /// Reads every byte of every file.
  /// - Complexity: about 4 ms a megabyte, of which there are 42.
  package func verify() -> [Finding] {
    BundledFile.all.map { known in
      do throws(FontError) {
        let file = try mapped(known.name)
        let found = SHA256.hexadecimalDigest(of: file.bytes)
        let isWhole = found == known.sha256
        return Finding(
          name: known.name,
          expected: known.sha256,
          found: found,
          problem: isWhole ? nil : known.alteration(of: file)
        )
      } catch {
        return Finding(name: known.name, expected: known.sha256, found: nil, problem: error)
      }
    }
  }

  private func mapped(_ name: String) throws(FontError) -> MappedFile {
    try MappedFile(font: directory.path(ofFileNamed: name))
  }
}
