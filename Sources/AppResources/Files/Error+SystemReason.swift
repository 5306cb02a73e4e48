internal import Foundation

extension Error {
  /// The system's own sentence where there is one, in place of all that Foundation knows of an error.
  package var systemReason: String {
    let error = (self as any Error) as NSError
    // Foundation keeps a `POSIXError` there, which is no NSError before it is asked to be.
    let underlying = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
    let system = underlying ?? error
    guard system.domain == NSPOSIXErrorDomain, let text = strerror(Int32(system.code)) else {
      return error.localizedDescription
    }
    return String(cString: text)
  }
}
