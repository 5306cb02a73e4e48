import AppResources
import Foundation
import UnicodeText

/// A file of a widget's sources, read with a bound.
enum SourceFile {
  /// The longest file that is read: the longest of people's own have a fiftieth of it.
  ///
  /// Words and marks of a byte each take seventy times as many.
  private static let mostBytes = 8 << 20

  /// The text of a file, without a byte order mark: what is behind it begins the first line.
  static func text(of path: String) throws(WidgetSourceError) -> String {
    let bytes = try data(of: path).withoutByteOrderMark()
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let lines = LineTable(of: bytes).lines
      let first =
        lines.firstIndex { line in
          let row = bytes.dropFirst(line.lowerBound).prefix(line.count)
          return String(validating: row, as: UTF8.self) == nil
        } ?? 0
      throw .unreadable(file: "\(path):\(first + 1)", reason: "it is no UTF-8 text")
    }
    return text
  }

  /// The bytes of a file.
  static func data(of path: String) throws(WidgetSourceError) -> Data {
    do throws(BoundedFile.Refusal) {
      return try BoundedFile(path: path).bytes(upTo: mostBytes)
    } catch {
      throw .unreadable(file: path, reason: reason(of: error))
    }
  }

  private static func reason(of refusal: BoundedFile.Refusal) -> String {
    switch refusal {
    case .noFile: "it is no file"
    case .tooLong: "it has more than \(mostBytes >> 20) MiB"
    case .unreadable(let reason): "it cannot be read: \(reason)"
    }
  }
}
