#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Why a file cannot be read, in the operating system's words.
struct FileProblem {
  /// Such as "No such file or directory".
  let reason: String

  init(path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      reason = Self.describe(errno)
      return
    }
    defer { close(descriptor) }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      reason = Self.describe(EISDIR)
    } else {
      reason = "the file is empty or cannot be mapped"
    }
  }

  private static func describe(_ code: Int32) -> String {
    guard let message = strerror(code) else { return "error \(code)" }
    return String(cString: message)
  }
}
