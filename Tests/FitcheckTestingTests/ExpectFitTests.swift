import Fitcheck
import FitcheckTesting
import Foundation
import Testing

@MainActor
@Suite struct ExpectFitTests {
  private struct Line: View {
    let text: String

    var body: some View {
      Text(verbatim: text).font(.system(size: 12)).lineLimit(1)
    }
  }

  @Test func whatIsWholePasses() throws {
    try expectFit(Line(text: "Short"), on: .allPhones)
    try expectFit(Line(text: "港の夜"), on: .devices("SE 3", "iPhone 15"), language: "ja")
  }

  /// The failure names the device, says what is cut, and its picture is there to be opened.
  @Test func whatIsCutIsExplainedAndDrawn() throws {
    try withKnownIssue {
      try expectFit(Line(text: String(repeating: "long ", count: 20)), on: .devices("iPhone 15"))
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined(separator: "\n")
      guard text.contains("1 of 1 areas: iPhone 15"), text.contains("Cut: “long"),
        let line = text.split(separator: "\n").last, line.hasPrefix("Picture: ")
      else { return false }
      let path = String(line.dropFirst("Picture: ".count))
      defer { try? FileManager.default.removeItem(atPath: path) }
      let picture = FileManager.default.contents(atPath: path) ?? Data()
      return String(decoding: picture, as: UTF8.self).contains("<svg")
    }
  }

  /// The picture of a long text on areas in which it is cut.
  private func picture(on areas: FitAreas) throws -> String {
    nonisolated(unsafe) var picture = ""
    try withKnownIssue {
      try expectFit(Line(text: String(repeating: "long ", count: 20)), on: areas)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined(separator: "\n")
      let path = text.split(separator: "Picture: ").last.map(String.init) ?? ""
      picture = String(
        decoding: FileManager.default.contents(atPath: path) ?? Data(),
        as: UTF8.self
      )
      try? FileManager.default.removeItem(atPath: path)
      return true
    }
    return picture
  }

  @Test func theFirstFailureIsDrawn() throws {
    let (small, large) = (
      try picture(on: .devices("SE 3")), try picture(on: .devices("iPhone Air"))
    )
    #expect(small.contains("<svg") && large.contains("<svg") && small != large)
    #expect(try picture(on: .devices("SE 3", "iPhone Air")) == small)
    #expect(try picture(on: .devices("iPhone Air", "SE 3")) == large)
  }

  /// Of many areas in which it is cut all are named, and three explained.
  @Test func threeFailuresAreExplained() throws {
    let names = ["SE 3", "iPhone 15", "iPhone 14", "iPhone 17", "iPhone Air"]
    try withKnownIssue {
      try expectFit(
        Line(text: String(repeating: "long ", count: 20)),
        on: .devices(names[0], names[1], names[2], names[3], names[4])
      )
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined(separator: "\n")
      let explained = text.split(separator: "\n").filter { $0.hasSuffix(":") }
      return text.contains("A text is cut in") && explained.count == 3
    }
  }

  @Test func failuresAreExplainedInJapanese() throws {
    try withKnownIssue {
      try expectFit(
        Line(text: String(repeating: "長い見出し", count: 9)),
        on: .devices("iPhone 15"),
        language: "ja",
        explainedIn: .japanese
      )
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("切れる部分：") }
    }
  }

  /// The sentences are the command's.
  @Test func headlinesThatAreCutAreExplained() throws {
    try expectWholeHeadline(HeadlineArticle(headline: "港の夜"))
    try withKnownIssue {
      try expectWholeHeadline(
        HeadlineArticle(headline: String(repeating: "海辺の図書館", count: 20)),
        explainedIn: .japanese
      )
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("見出しは途中で切れます。") && $0.rawValue.contains("切れる部分：見出し")
      }
    }
  }

  @Test func unknownDevicesAreAnError() {
    #expect(throws: DeviceError.self) { try FitAreas.devices("iPhone 99") }
  }
}
