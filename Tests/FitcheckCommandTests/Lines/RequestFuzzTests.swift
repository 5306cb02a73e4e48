import ArgumentParser
import Fitcheck
import Foundation
import Inputs
import TestSupport
import Testing

@testable import FitcheckCommand

/// Requests that are spoilt are refused with a reason, or answered.
@Suite struct RequestFuzzTests {
  private static let documents = [
    #"{"text":"Headline","id":7,"width":146,"pointSize":12.5,"weight":"bold","lineLimit":2}"#,
    #"{"text":"\u898b\u51fa\u3057\ud83d\ude00","lang":"ja","font":["a.otf"],"tracking":-1e-1}"#,
    #"{"id":"a\"\\\/\b\f\n\r\t","text":"x","lineBreak":"loose","hangingPunctuation":["first"]}"#,
    #" { "text" : "か゚" , "deviceLanguages" : [ "en" , "ja" ] , "minimumScale" : 0.5 } "#,
  ]
  /// JSON, but no request.
  private static let nested = #"{"text":"a","nested":{"a":[{"b":[true,false,null,1,-0.5e+3]}]}}"#
  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud83d", "\\ude00", "\\u0000", "null",
    "true",
    "-", "0", "00", ".", "1e999", "-1e-999", "123456789012345678901234567890", "NaN", "1.",
    "{\"a\":",
    "\"text\":", "\"text\":\"b\",", "\u{301}", "\u{2028}", "//", "'",
  ]

  @Test(arguments: 0..<4) func spoiltRequests(seed: Int) throws {
    let defaults = try LineRequest.Defaults(
      fonts: [],
      permission: FontPermission(folders: ["/"]),
      weight: .regular,
      phone: PhoneSetting(PhoneOptions.parse([])),
      pointSize: 12,
      width: 146,
      lineLimit: nil,
      language: "en",
      deviceLanguages: ["en"],
      setting: try LineSetting(SettingOptions.parse([]), lineBreak: .strict)
    )
    var mutation = ByteMutation(seed: UInt64(seed) + 100, pieces: Self.pieces)
    var (read, refused) = (0, 0)
    for round in 0..<4_000 {
      let bytes = mutation.spoil(Self.documents[round % Self.documents.count])
      let line = LineReader.Line(number: 2, offset: 0, bytes: bytes[...])
      // As plain text it is what it is, or no text at all.
      let text = String(validating: bytes, as: UTF8.self).flatMap { bytes.contains(0) ? nil : $0 }
      let plain = try? LineRequest(line, format: .text, defaults: defaults)
      #expect(plain.map { $0.text.utf8.elementsEqual(bytes) } ?? (text == nil))
      do {
        if let request = try LineRequest(line, format: .jsonl, defaults: defaults) {
          read += 1
          #expect(request.pointSize > 0 && request.width > 0)
          #expect(request.pointSize.isFinite && request.width.isFinite)
          #expect(!request.text.utf8.contains(0))
          #expect(request.lineLimit.map { $0 > 0 } ?? true)
        }
      } catch {
        refused += 1
        #expect(!error.description.isEmpty)
      }
    }
    #expect(read > 50 && refused > 1_000)
  }

  /// Foundation's reader, which accepts more, accepts what ours does, and reads the same.
  @Test(arguments: 0..<4) func spoiltJSON(seed: Int) throws {
    var mutation = ByteMutation(seed: UInt64(seed) + 200, pieces: Self.pieces)
    let documents = Self.documents + [Self.nested]
    var (read, refused) = (0, 0)
    for round in 0..<4_000 {
      let bytes = mutation.spoil(documents[round % documents.count])
      guard String(validating: bytes, as: UTF8.self) != nil else { continue }
      do {
        let value = try JSONReader.value(in: bytes[...])
        read += 1
        // It has no numbers without end, and keeps one of several members of one name.
        let other = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
        // It also drops byte order marks within strings.
        let isMarked = String(decoding: bytes, as: UTF8.self).unicodeScalars.contains("\u{FEFF}")
        if isOrdinary(value), !isMarked {
          #expect(
            other.map { isSame(value, $0) } ?? false,
            "\(String(decoding: bytes, as: UTF8.self))"
          )
        }
      } catch {
        refused += 1
        #expect(!error.reason.isEmpty && (0...bytes.count).contains(error.offset))
      }
    }
    #expect(read > 200 && refused > 1_000)
  }

  private func isOrdinary(_ value: JSONValue) -> Bool {
    switch value {
    case .null, .boolean, .string: true
    case .number(let number, _): number.isFinite && (number == 0 || abs(number) > 1e-300)
    case .array(let elements): elements.allSatisfy(isOrdinary)
    case .object(let members):
      Set(members.map(\.key)).count == members.count && members.allSatisfy { isOrdinary($0.value) }
    }
  }

  private func isSame(_ value: JSONValue, _ other: Any) -> Bool {
    switch value {
    case .null: return other is NSNull
    case .boolean(let truth): return (other as? NSNumber)?.boolValue == truth
    case .number(let number, _):
      guard let other = (other as? NSNumber)?.doubleValue else { return false }
      return abs(other - number) <= abs(number) * 1e-15
    case .string(let text):
      return (other as? String).map { $0.utf8.elementsEqual(text.utf8) } ?? false
    case .array(let elements):
      guard let other = other as? [Any], other.count == elements.count else { return false }
      return zip(elements, other).allSatisfy(isSame)
    case .object(let members):
      guard let other = other as? [String: Any], other.count == members.count else { return false }
      return members.allSatisfy { member in
        other[member.key].map { isSame(member.value, $0) } ?? false
      }
    }
  }
}
