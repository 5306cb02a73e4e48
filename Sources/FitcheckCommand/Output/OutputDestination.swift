import Foundation

/// Where something that the command writes goes, found out before anything is written.
struct OutputDestination {
  /// How it is written.
  enum Place {
    /// To the command's standard output, which is open already.
    case standardOutput
    /// To a pipe or a device, as it is.
    case stream
    /// To a file that is replaced whole, or made: its directory, its name in it with a NUL at the
    /// end, and what is there now.
    case file(OutputDirectory, name: [CChar], existing: stat?)
  }

  /// What tells two destinations apart; equal ones would overwrite each other.
  enum Identity: Hashable {
    case standardOutput
    case existing(FileIdentity)
    case new(in: FileIdentity, name: [CChar])
  }

  /// The destination as it was named, for messages.
  let path: String
  let place: Place
  /// Nil for a device, which takes any number of files.
  let identity: Identity?

  /// Finds out where a name leads; `-` is standard output.
  ///
  /// A link is followed, also one to a file that is yet to be made. What is standard output by
  /// another name, such as `/dev/stdout`, is standard output.
  init(path: String) throws(CommandFailure) {
    guard !path.isEmpty else { throw CommandFailure("the name of the file to write is empty") }
    self.path = path
    do throws(SystemError) {
      (place, identity) = try Self.place(of: path)
    } catch {
      throw Self.failure(path, error)
    }
  }

  /// Whether it is a terminal, on which what is no text acts, by whatever name: `/dev/tty` is another file than the terminal
  /// that it stands for, and standard errors may have one where standard output has none.
  var isTerminal: Bool {
    switch place {
    case .standardOutput: return isatty(STDOUT_FILENO) == 1
    case .file: return false
    case .stream:
      // Whoever reads a pipe that is opened and closed would find its end.
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFCHR else { return false }
      let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { return false }
      defer { close(descriptor) }
      return isatty(descriptor) == 1
    }
  }

  /// The failure to write something there.
  func failure(_ error: SystemError) -> CommandFailure { Self.failure(path, error) }

  private static func failure(_ path: String, _ error: SystemError) -> CommandFailure {
    CommandFailure(
      error.number == EISDIR
        ? "cannot write \(path): it is a directory" : "cannot write \(path): \(error)"
    )
  }

  private static func place(of path: String) throws(SystemError) -> (Place, Identity?) {
    if path == "-" { return (.standardOutput, .standardOutput) }
    var status = stat()
    if stat(path, &status) == 0 {
      let identity = FileIdentity(status)
      switch status.st_mode & S_IFMT {
      case S_IFDIR: throw SystemError(number: EISDIR)
      case S_IFBLK: throw SystemError(number: EPERM)
      case S_IFREG: break
      case S_IFCHR:
        // Of the devices only a terminal is kept from pictures; `/dev/null` may be both outputs.
        return isatty(STDOUT_FILENO) == 1 && identity == FileIdentity(descriptor: STDOUT_FILENO)
          ? (.standardOutput, .standardOutput) : (.stream, nil)
      default:
        return identity == FileIdentity(descriptor: STDOUT_FILENO)
          ? (.standardOutput, .standardOutput) : (.stream, .existing(identity))
      }
      if identity == FileIdentity(descriptor: STDOUT_FILENO) {
        return (.standardOutput, .standardOutput)
      }
    }
    return try file(of: path)
  }

  /// Most links that are followed one after the other, as many as Linux follows.
  private static let mostLinks = 40

  private static func file(of path: String) throws(SystemError) -> (Place, Identity?) {
    var path = Array(path.utf8)
    var directory: OutputDirectory?
    for _ in 0...mostLinks {
      let slash = path.lastIndex(of: UInt8(ascii: "/"))
      let name = terminated(path[(slash.map { $0 + 1 } ?? 0)...])
      // A name that ends in a slash is one of a directory, which is not there.
      if name.count == 1 { throw SystemError(number: EISDIR) }
      let parent = try OutputDirectory(
        terminated(slash.map { path[...$0] } ?? [UInt8(ascii: ".")]),
        in: directory
      )
      guard let target = try parent.target(ofLink: name) else {
        return try place(of: name, in: parent)
      }
      // What a process has open is written to as it is: its name may be gone, or another's.
      if parent.isOfProcesses {
        return (.stream, parent.identity(of: name).map(Identity.existing))
      }
      path = target
      directory = parent
    }
    throw SystemError(number: ELOOP)
  }

  private static func place(
    of name: [CChar],
    in directory: OutputDirectory
  ) throws(SystemError) -> (Place, Identity?) {
    guard let existing = try directory.status(of: name) else {
      return (.file(directory, name: name, existing: nil), .new(in: directory.identity, name: name))
    }
    // Renaming over it would need no leave of the file's own.
    guard faccessat(directory.descriptor, name, W_OK, AT_EACCESS) == 0 else { throw .current }
    return (
      .file(directory, name: name, existing: existing), .existing(FileIdentity(existing))
    )
  }

  private static func terminated(_ bytes: some Sequence<UInt8>) -> [CChar] {
    bytes.map { CChar(bitPattern: $0) } + [0]
  }
}
