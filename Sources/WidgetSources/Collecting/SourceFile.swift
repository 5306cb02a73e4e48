import Foundation

/// A file of a widget's sources, read with a bound.
enum SourceFile {
  /// The longest file that is read: the longest of people's own have a hundredth of it.
  private static let mostBytes = 16 << 20

  /// The text of a file.
  static func text(of path: String) throws(WidgetSourceError) -> String {
    let bytes = try data(of: path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unreadable(file: path, reason: "it is no UTF-8 text")
    }
    return text
  }

  /// The bytes of a file.
  static func data(of path: String) throws(WidgetSourceError) -> Data {
    let file = URL(filePath: path).resolvingSymlinksInPath()
    let size: Int
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        throw WidgetSourceError.unreadable(file: path, reason: "it is no file")
      }
      size = attributes[.size] as? Int ?? 0
    } catch let error as WidgetSourceError {
      throw error
    } catch {
      throw .unreadable(file: path, reason: "it cannot be read: \(error.systemReason)")
    }
    guard size <= mostBytes else {
      throw .unreadable(file: path, reason: "it has more than \(mostBytes >> 20) MiB")
    }
    do {
      return try Data(contentsOf: file)
    } catch {
      throw .unreadable(file: path, reason: "it cannot be read: \(error.systemReason)")
    }
  }
}

extension Error {
  /// The system's own sentence where there is one, in place of all that Foundation knows of an error.
  var systemReason: String {
    let error = (self as any Error) as NSError
    let system = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard system.domain == NSPOSIXErrorDomain, let text = strerror(Int32(system.code)) else {
      return error.localizedDescription
    }
    return String(cString: text)
  }
}
