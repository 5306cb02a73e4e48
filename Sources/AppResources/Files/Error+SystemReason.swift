internal import Foundation

extension Error {
  /// The system's own sentence where there is one, in place of all that Foundation knows of an error.
  package var systemReason: String {
    let error = (self as any Error) as NSError
    let system = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard system.domain == NSPOSIXErrorDomain, let text = strerror(Int32(system.code)) else {
      return error.localizedDescription
    }
    return String(cString: text)
  }
}
