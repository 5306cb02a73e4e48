import Foundation
import TestSupport
import Testing

@testable import AppResources

/// Colours, pictures and drawings.
extension RecordedFolderTests {
  /// A set of every two entries, for interfaces and devices of all kinds.
  @Test func coloursAreChosenAsRecorded() throws {
    func entry(_ level: String, _ rest: String) -> String {
      "{\"color\":{\"components\":{\"white\":\"\(level)\"}}\(rest)}"
    }
    let dark = #","appearances":[{"appearance":"luminosity","value":"dark"}]"#
    let rests = [
      "", dark, #","appearances":[]"#,
      #","appearances":[{"appearance":"luminosity","value":"light"}]"#,
      #","appearances":[{"appearance":"contrast","value":"high"}]"#,
      #","appearances":[{"appearance":"luminosity","value":"dark"},{"appearance":"contrast","value":"high"}]"#,
      #","idiom":"universal""#, #","idiom":"iphone""#, #","idiom":"ipad""#,
      #","idiom":"iphone"\#(dark)"#,
    ]
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    func read(_ entries: [String]) throws -> String {
      let json = "{\"colors\":[\(entries.joined(separator: ","))]}"
      try Data(json.utf8).write(to: folder.appending(path: "Contents.json"))
      do {
        let color = try AssetColor(folder: folder.path)
        return "\(color.light) \(color.dark)"
      } catch {
        return "\(error)"
      }
    }
    var lines: [String] = []
    for (place, one) in rests.enumerated() {
      for (other, two) in rests.enumerated() {
        lines.append("\(place) \(other): \(try read([entry("0.1", one), entry("0.2", two)]))")
      }
    }
    for color in [
      "", #""color":{}"#, #""color":{"components":{}}"#, #""color":{"reference":"labelColor"}"#,
      #""color":{"reference":"labelColor","components":{"white":"1"}}"#,
      #""color":{"components":{"white":"0x0F","alpha":"0x80"}}"#,
      #""color":{"components":{"white":"0xZZ"}}"#, #""color":{"components":{"white":"1.5.2"}}"#,
      #""color":{"components":{"red":"51","green":"102","blue":"153","alpha":"0.25"}}"#,
      #""color":{"components":{"red":"51","green":"102","blue":"153","alpha":"x"}}"#,
      #""color":{"components":{"red":"51","green":"x","blue":"153"}}"#,
      #""color":{"components":{"red":"51","green":"102"}}"#,
    ] {
      lines.append("\(color): \(try read(["{\(color)}"]))")
    }
    try Self.recording.check("colours", lines)
  }

  @Test func picturesAreChosenAsRecorded() throws {
    func svg(_ width: Int, _ height: Int) -> String {
      #"<svg width="\#(width)" height="\#(height)"/>"#
    }
    let gif = "GIF89a" + String(decoding: [30, 0, 12, 0, 0] as [UInt8], as: UTF8.self)
    let folder = try TestFiles.temporaryFolder([
      "one.svg": svg(6, 4), "two.svg": svg(12, 8), "three.svg": svg(18, 12), "dark.svg": svg(9, 2),
      "a.gif": gif, "none.svg": "no picture",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let dark = #","appearances":[{"appearance":"luminosity","value":"dark"}]"#
    let entries = [
      #"{"filename":"one.svg"}"#, #"{"filename":"two.svg","scale":"2x"}"#,
      #"{"filename":"three.svg","scale":"3x","idiom":"iphone"}"#,
      #"{"filename":"dark.svg"\#(dark)}"#,
      #"{"filename":"dark.svg","scale":"2x"\#(dark)}"#, #"{"scale":"3x"}"#,
      #"{"filename":"three.svg","idiom":"ipad"}"#, #"{"filename":"gone.svg"}"#,
      #"{"filename":"gone.svg"\#(dark)}"#, #"{"filename":"none.svg","scale":"2x"\#(dark)}"#,
      #"{"filename":"a.gif","scale":"2x","idiom":"universal"}"#,
      #"{"filename":"none.svg","scale":"2x"}"#,
      #"{"filename":"one.svg","appearances":[{"appearance":"contrast","value":"high"}]}"#,
    ]
    func read(_ entries: [String], _ rest: String = "") throws -> String {
      let json = "{\"images\":[\(entries.joined(separator: ","))]\(rest)}"
      try Data(json.utf8).write(to: folder.appending(path: "Contents.json"))
      do {
        let picture = try AssetPicture(folder: folder.path)
        return [picture.light, picture.dark].map { variant in
          "\(variant.file.split(separator: "/").last ?? "") \(variant.size.width)×"
            + "\(variant.size.height) \(variant.isBitmap)"
        }
        .joined(separator: ", ")
          + " \(picture.isTemplate) \(picture.faults.first.map { "\($0)" } ?? "–")"
      } catch {
        return "\(error)"
      }
    }
    var lines: [String] = []
    for (place, one) in entries.enumerated() {
      for (other, two) in entries.enumerated() {
        lines.append("\(place) \(other): \(try read([one, two]))")
      }
    }
    for intent in ["template", "original", ""] {
      let properties = #","properties":{"template-rendering-intent":"\#(intent)"}"#
      lines.append("\(intent): \(try read([entries[0]], properties))")
    }
    lines.append(try read([entries[0]], #","properties":{}"#))
    lines.append(try read([]))
    try Self.recording.check("pictures", lines)
  }

  /// What is meant for a light interface goes before what is meant for any, as a dark one shows it where nothing is meant
  /// for that; of two files alike the one for an iPhone is shown.
  @Test func looksHaveTheirPictures() throws {
    var files: [String: String] = [:]
    for width in 1...4 { files["\(width).svg"] = #"<svg width="\#(width)" height="9"/>"# }
    let folder = try TestFiles.temporaryFolder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    func look(_ value: String) -> String {
      #","appearances":[{"appearance":"luminosity","value":"\#(value)"}]"#
    }
    for (rests, light, dark) in [
      (["", look("light")], 2, 1), ([look("light"), ""], 1, 2), ([look("light")], 1, 1),
      (["", look("light"), look("dark")], 2, 3), (["", look("dark")], 1, 2),
      ([look("dark")], 1, 1), (["", #","idiom":"iphone""#], 2, 2),
      ([#","idiom":"iphone""#, #","idiom":"universal""#], 1, 1),
    ] as [([String], CGFloat, CGFloat)] {
      let images = rests.enumerated().map { "{\"filename\":\"\($0 + 1).svg\"\($1)}" }
      let json = "{\"images\":[\(images.joined(separator: ","))]}"
      try Data(json.utf8).write(to: folder.appending(path: "Contents.json"))
      let picture = try AssetPicture(folder: folder.path)
      #expect(picture.light.size.width == light && picture.dark.size.width == dark, "\(json)")
    }
  }

  /// What is meant for the direction of the interface goes before what is meant for both, in whatever order they stand.
  ///
  /// What is there for the other one alone is shown as well, and a missing file of one takes nothing from the other.
  @Test func directionsHaveTheirPictures() throws {
    var files: [String: String] = [:]
    for width in 1...4 { files["\(width).svg"] = #"<svg width="\#(width)" height="9"/>"# }
    let folder = try TestFiles.temporaryFolder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    let left = #","language-direction":"left-to-right""#
    let right = #","language-direction":"right-to-left""#
    let dark = #","appearances":[{"appearance":"luminosity","value":"dark"}]"#
    // The widths in either direction, in a light and a dark interface.
    for (rests, toRight, toLeft, faults) in [
      ([left, right], [1, 1], [2, 2], 0), ([right, left], [2, 2], [1, 1], 0),
      (["", right], [1, 1], [2, 2], 0), ([left, ""], [1, 1], [2, 2], 0),
      ([left], [1, 1], [1, 1], 0), ([right], [1, 1], [1, 1], 0), ([""], [1, 1], [1, 1], 0),
      ([right + dark, left, right, left + dark], [2, 4], [3, 1], 0),
      ([left, right, dark], [1, 3], [2, 3], 0),
      ([right + #","locale":"ar""#, left, right], [2, 2], [3, 3], 0),
      ([left, "", "", "", right], [1, 1], [1, 1], 1),
      ([right, "", "", "", left], [1, 1], [1, 1], 1),
    ] as [([String], [CGFloat], [CGFloat], Int)] {
      let images = rests.enumerated().map { "{\"filename\":\"\($0 + 1).svg\"\($1)}" }
      let json = "{\"images\":[\(images.joined(separator: ","))]}"
      try Data(json.utf8).write(to: folder.appending(path: "Contents.json"))
      let picture = try AssetPicture(folder: folder.path)
      for (isRightToLeft, expected) in [(false, toRight), (true, toLeft)] {
        let looks = picture.looks(in: "en", isRightToLeft: isRightToLeft)
        #expect([looks.light, looks.dark].map(\.size.width) == expected, "\(json)")
      }
      #expect(picture.faults.count == faults, "\(json)")
      if rests[0].contains("locale") {
        #expect(picture.looks(in: "ar", isRightToLeft: true).light.size.width == 1)
      }
    }
  }

  /// Boxes of drawings as they are written, and lengths with every unit.
  @Test func drawingsAreMeasuredAsRecorded() throws {
    let texts = [
      "%PDF /MediaBox [0 0 10 20]", "%PDF /MediaBox[ 1.5 2 10 20.25 ]",
      "%PDF /MediaBox [-3 -4 10 20]",
      "%PDF /MediaBox [0 0 10]", "%PDF /MediaBox [0 0 10 x]", "%PDF /MediaBox [10 20 10 20]",
      "%PDF /MediaBox [0 0 0 20]", "%PDF MediaBox [0 0 10 20]", "x%PDF /MediaBox [0 0 10 20]",
      "%PDF /MediaBox \(String(repeating: " ", count: 106))[0 0 10 20]",
      "%PDF /MediaBox \(String(repeating: " ", count: 109))[0 0 10 20]",
      "<svg width=\"3\" height=\"4\">", "<svg width=\"3px\" height=\"4pt\">",
      "<svg width=\"3em\" height=\"4\" viewBox=\"0 0 5 6\">", "<svg viewBox=\"1,2,5,6\">",
      "<svg viewBox=\"1 2 5\">", "<svg viewBox=\"1 2 5 6 7\">", "<svg viewBox=\"1 x 2 5 6\">",
      "<svg width=\"3\"", "<svg width=\"0\" height=\"4\">", "<svg width=\"3\" height=\"-4\">",
      "<svg><path width=\"3\" height=\"4\"/></svg>", "<?xml?>\n<svg\nwidth=\"3\" height=\"4\">",
      String(repeating: " ", count: 65_500) + "<svg width=\"3\" height=\"4\">",
      String(repeating: " ", count: 65_520) + "<svg width=\"3\" height=\"4\">",
    ]
    let lines = texts.map { text in
      let shown = text.count > 200 ? "…\(text.count)" : text
      return "\(shown): \(PictureHeader(Data(text.utf8)).map { "\($0.size)" } ?? "nothing")"
    }
    let signatures: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8),
    ]
    let beginnings = signatures.flatMap { signature in
      (0...signature.count).flatMap { count in
        [0, 1].map { change in
          var bytes = Array(signature.prefix(count))
          if let last = bytes.indices.last { bytes[last] ^= UInt8(change) }
          return
            "\(bytes): \(PictureHeader.isPNG(Data(bytes))) \(PictureHeader.isDrawable(Data(bytes)))"
        }
      }
    }
    try Self.recording.check("drawings", lines + beginnings)
  }
}
