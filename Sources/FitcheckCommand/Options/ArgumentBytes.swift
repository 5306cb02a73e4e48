import Fitcheck
import Foundation

/// The arguments as the system hands them over: bytes, of which Swift makes text by mending what
/// is none, so that a name would become another file's.
enum ArgumentBytes {
  /// Refuses arguments that are not UTF-8 text.
  static func check() throws(CommandFailure) {
    for number in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[number] else { continue }
      let bytes = UnsafeRawBufferPointer(start: argument, count: strlen(argument))
      let invalid = bytes.withMemoryRebound(to: UInt8.self, UTF8Validation.firstInvalidOffset)
      if let invalid {
        throw CommandFailure(
          "argument \(number), “\(String(decoding: bytes, as: UTF8.self))”, is not UTF-8 text: "
            + "byte \(invalid) (counted from 0) is invalid; give the file a name in UTF-8, or a "
            + "link that has one"
        )
      }
    }
  }
}
