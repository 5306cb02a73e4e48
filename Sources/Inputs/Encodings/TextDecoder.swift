import CICU
import UnicodeText

/// Turns the bytes of an encoding into UTF-8, piece by piece.
///
/// Bytes that are no text become one byte ``faultMark`` each time, which no UTF-8 text holds: who
/// reads an item finds it there, and nothing is replaced silently. UTF-8 itself goes through
/// unlooked at, for the same reason. Byte order marks at the start are left out: files that were put together have several.
///
/// Used by one thread at a time.
final class TextDecoder {
  /// What stands for bytes that are no text.
  static let faultMark: UInt8 = 0xFF

  private let decoder: UnsafeMutableRawPointer?
  /// Whether the converter takes a line's end for the second half of a character that lacks it: in ISO-2022-JP
  /// no byte tells by itself which of these it is.
  private let takesLineEnds: Bool
  /// The first bytes of UTF-8 that may be a byte order mark, or none of any encoding; nil where text has begun.
  private var opening: [UInt8]? = []
  /// A high surrogate that the last piece ended with.
  private var highSurrogate: UInt32?
  private var units = [UInt16](repeating: 0, count: 8 * 1024)

  /// Throws where ICU lacks the converter: Debian's and Apple's have them all.
  init(_ encoding: TextEncoding) throws(InputFault) {
    takesLineEnds = encoding == .iso2022JP
    if encoding == .utf8 {
      decoder = nil
    } else {
      decoder = fitcheck_decoder_open(encoding.rawValue)
      if decoder == nil { throw .unknownEncoding(encoding.rawValue) }
    }
  }

  deinit {
    if let decoder { fitcheck_decoder_close(decoder) }
  }

  /// Whether more bytes come.
  enum Extent {
    case part, end
  }

  /// Appends what the next bytes are in UTF-8.
  /// - Complexity: O(*n*); the memory is that of the result.
  func decode(_ bytes: ArraySlice<UInt8>, _ extent: Extent, into text: inout [UInt8]) {
    guard let decoder else {
      pass(bytes, extent, into: &text)
      return
    }
    bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while true {
        var (taken, written) = (0, 0)
        let status = fitcheck_decoder_decode(
          decoder,
          bytes.baseAddress.map { $0 + offset },
          bytes.count - offset,
          extent == .end ? 1 : 0,
          &taken,
          &units,
          units.count,
          &written
        )
        offset += taken
        append(units[..<written], to: &text)
        switch Int(status) {
        case FITCHECK_DECODED_FAULT:
          mark(&text)
          // The row is bad, and ends there all the same: a line's end by itself is always text.
          if takesLineEnds, offset > 0, [0x0A, 0x0D].contains(bytes[offset - 1]) { offset -= 1 }
        case FITCHECK_DECODED_FULL: continue
        case FITCHECK_DECODED_ALL:
          if extent == .end, highSurrogate != nil { mark(&text) }
          return
        default:
          mark(&text)
          return
        }
      }
    }
  }

  private func mark(_ text: inout [UInt8]) {
    highSurrogate = nil
    opening = nil
    text.append(Self.faultMark)
  }

  // MARK: - UTF-8

  private func pass(_ bytes: ArraySlice<UInt8>, _ extent: Extent, into text: inout [UInt8]) {
    guard let start = opening else {
      text += bytes
      return
    }
    let rest = (start + bytes).withoutByteOrderMark()
    if rest.count < ByteOrderMark.utf8.count && extent == .part
      && ByteOrderMark.utf8.starts(with: rest)
    {
      opening = Array(rest)
      return
    }
    opening = nil
    text += rest
  }

  // MARK: - UTF-16

  private func append(_ units: ArraySlice<UInt16>, to text: inout [UInt8]) {
    var units = units
    if opening != nil {
      units = units.drop { $0 == 0xFEFF }
      if !units.isEmpty { opening = nil }
    }
    for unit in units { append(UInt32(unit), to: &text) }
  }

  private func append(_ unit: UInt32, to text: inout [UInt8]) {
    if let high = highSurrogate {
      highSurrogate = nil
      if 0xDC00...0xDFFF ~= unit {
        encode(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00), into: &text)
        return
      }
      text.append(Self.faultMark)
    }
    if 0xD800...0xDBFF ~= unit {
      highSurrogate = unit
    } else if 0xDC00...0xDFFF ~= unit {
      text.append(Self.faultMark)
    } else {
      encode(unit, into: &text)
    }
  }

  private func encode(_ scalar: UInt32, into text: inout [UInt8]) {
    func tail(_ shift: UInt32) -> UInt8 { UInt8(0x80 | (scalar >> shift & 0x3F)) }
    switch scalar {
    case 0..<0x80: text.append(UInt8(scalar))
    case 0x80..<0x800:
      text.append(UInt8(0xC0 | scalar >> 6))
      text.append(tail(0))
    case 0x800..<0x10000:
      text.append(UInt8(0xE0 | scalar >> 12))
      text.append(tail(6))
      text.append(tail(0))
    default:
      text.append(UInt8(0xF0 | scalar >> 18))
      text.append(tail(12))
      text.append(tail(6))
      text.append(tail(0))
    }
  }
}
