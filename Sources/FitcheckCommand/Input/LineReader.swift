import Foundation
import Inputs
import UnicodeText

/// Reads a file line by line in constant memory.
///
/// Lines end in LF or CR LF; neither is part of the line. A byte order mark at the start is
/// skipped.
struct LineReader {
  /// One line of the input.
  struct Line {
    /// Counted from 1.
    let number: Int
    /// Where the line begins in the input, in bytes.
    let offset: Int
    /// The line without its end.
    let bytes: ArraySlice<UInt8>
  }

  private let file: InputFile
  private let limit: ByteLimit
  private var buffer: [UInt8]
  private var start = 0
  private var end = 0
  /// How far the search for a line's end has come.
  private var searched = 0
  private var number = 0
  private var offset = 0
  private var isAtEnd = false

  init(file: InputFile, limit: ByteLimit) {
    self.file = file
    self.limit = limit
    buffer = [UInt8](repeating: 0, count: 64 * 1024)
  }

  /// The next line; nil after the last one.
  ///
  /// - Parameter beforeWaiting: Called before reading, when the input may have to be waited for:
  ///   the moment to hand over what was answered so far.
  mutating func next(
    beforeWaiting: () throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> Line? {
    while true {
      if let newline = indexOfNewline() {
        let line = takeLine(upTo: newline)
        start = newline + 1
        searched = start
        offset += line.rawCount + 1
        try checkLength(line.bytes)
        return Line(number: line.number, offset: line.offset, bytes: line.bytes)
      }
      searched = end
      if isAtEnd {
        guard start < end else { return nil }
        let line = takeLine(upTo: end)
        start = end
        try checkLength(line.bytes)
        return Line(number: line.number, offset: line.offset, bytes: line.bytes)
      }
      // Two bytes of grace for CR and LF, three for a byte order mark.
      if end - start - 5 > limit.bytes {
        throw CommandFailure("\(file.name): line \(number + 1): \(limit.refusal)")
      }
      try beforeWaiting()
      try fill()
    }
  }

  private func indexOfNewline() -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, searched < end,
        let found = memchr(base + searched, 0x0A, end - searched)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  private mutating func takeLine(
    upTo newline: Int
  ) -> (number: Int, offset: Int, rawCount: Int, bytes: ArraySlice<UInt8>) {
    number += 1
    let rawCount = newline - start
    var line = buffer[start..<newline]
    if number == 1 { line = line.withoutByteOrderMark() }
    let lineOffset = offset + line.startIndex - start
    if line.last == 0x0D { line = line.dropLast() }
    return (number, lineOffset, rawCount, line)
  }

  private func checkLength(_ line: ArraySlice<UInt8>) throws(CommandFailure) {
    if line.count > limit.bytes {
      throw CommandFailure("\(file.name): line \(number): \(limit.refusal)")
    }
  }

  /// Moves the unfinished line to the front and reads more after it.
  private mutating func fill() throws(CommandFailure) {
    if start > 0 {
      let (from, to) = (start, end)
      buffer.withUnsafeMutableBytes { bytes in
        bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[from..<to]))
      }
      end -= start
      searched -= start
      start = 0
    }
    if end == buffer.count {
      buffer.append(contentsOf: repeatElement(0, count: buffer.count))
    }
    let filled = end
    let file = file
    let count = try buffer.withUnsafeMutableBufferPointer { bytes throws(CommandFailure) in
      try file.read(
        into: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: bytes[filled...]))
      )
    }
    if count == 0 { isAtEnd = true }
    end += count
  }
}

extension LineReader.Line {
  /// Refuses bytes that are no UTF-8 text, which would be mended as they are read, and a NUL.
  func checkIsText() throws(CommandFailure) {
    let invalid = bytes.withUnsafeBufferPointer(UTF8Validation.firstInvalidOffset)
    if let invalid {
      if let encoding = ByteOrderMark.foreign(bytes), number == 1 {
        throw CommandFailure("not UTF-8 text: byte 0 begins a \(encoding) byte order mark")
      }
      throw CommandFailure(
        "not UTF-8 text: byte \(invalid) of the line (byte \(offset + invalid) of the input, "
          + "counted from 0) is invalid"
      )
    }
    if let nul = bytes.firstIndex(of: 0) {
      let place = nul - bytes.startIndex
      throw CommandFailure(
        "not text: byte \(place) of the line (byte \(offset + place) of the input, counted from 0) "
          + "is NUL"
      )
    }
  }
}
