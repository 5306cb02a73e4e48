import Foundation

/// Writes what the command makes into files: the one place that does.
enum OutputFiles {
  /// Something to write, and where.
  struct File {
    let bytes: [UInt8]
    let destination: OutputDestination
  }

  /// Writes all of them; when one cannot be written, the files that there were are as they were.
  ///
  /// Each is written whole beside the file that it replaces. Only when all are does one after the
  /// other take its place; where that fails, those that have are put back. (Not on a file system
  /// without hard links: there the first stays new when the second cannot take its place.)
  ///
  /// What goes into pipes and devices goes first: it can take as long as its reader likes, and
  /// signals end the command meanwhile.
  static func write(_ files: [File]) throws(CommandFailure) {
    try OutputWriter.checkFonts()
    for file in files { try writeIfStream(file) }
    var signals = HeldSignals()
    // Removes what is left over before signals are let through.
    defer { signals.release() }
    try replace(files, holding: signals)
  }

  private static func writeIfStream(_ file: File) throws(CommandFailure) {
    switch file.destination.place {
    case .file: return
    case .standardOutput:
      let output = OutputWriter.standardOutput()
      try output.write(file.bytes)
      try output.flush()
    case .stream:
      let flags = O_WRONLY | O_TRUNC | O_CLOEXEC | O_NOCTTY
      let descriptor = SystemError.uninterrupted { open(file.destination.path, flags) }
      guard descriptor >= 0 else { throw file.destination.failure(.current) }
      var error = OutputWriter.writeAll(file.bytes[...], to: descriptor)
      if close(descriptor) != 0 && error == nil { error = .current }
      if let error { throw file.destination.failure(error) }
    }
  }

  private static func replace(
    _ files: [File],
    holding signals: HeldSignals
  ) throws(CommandFailure) {
    var replacements: [(FileReplacement, OutputDestination)] = []
    for file in files {
      guard case .file(let directory, let name, let existing) = file.destination.place else {
        continue
      }
      do throws(SystemError) {
        let replacement = try FileReplacement(
          file.bytes,
          of: name,
          in: directory,
          existing: existing,
          holding: signals
        )
        replacements.append((replacement, file.destination))
      } catch {
        throw file.destination.failure(error)
      }
    }
    do throws(CommandFailure) {
      for (replacement, destination) in replacements {
        do throws(SystemError) {
          try replacement.commit()
        } catch {
          throw destination.failure(error)
        }
      }
      for (replacement, destination) in replacements {
        do throws(SystemError) {
          try replacement.settle()
        } catch {
          throw destination.failure(error)
        }
      }
    } catch {
      for (replacement, _) in replacements { replacement.revert() }
      throw error
    }
  }
}
