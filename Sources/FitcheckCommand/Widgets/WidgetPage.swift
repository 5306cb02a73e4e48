import Fitcheck
import Foundation
import Reports
import WidgetDevices
import WidgetHost

/// A widget's runs as a page for a browser: one file, with the pictures in it where some were drawn.
struct WidgetPage {
  private let verdict: WidgetVerdict
  private let sentences: WidgetSentences

  init(_ verdict: WidgetVerdict, sentences: WidgetSentences) {
    self.verdict = verdict
    self.sentences = sentences
  }

  /// The most pictures that are taken into the page, the first ones of each run.
  private static let mostPictures = 24

  /// The document.
  var text: String {
    let summary = sentences.summary(of: verdict)
    var parts = [
      "<!DOCTYPE html>",
      "<html lang=\"\(sentences.language.tag)\">",
      "<head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">",
      "<title>\(shown(summary))</title>",
      "<style>\(Self.style)</style></head>",
      "<body>",
      "<h1 class=\"\(verdict.outcome == .sound ? "good" : "bad")\">\(shown(summary))</h1>",
    ]
    if let profile = verdict.profile {
      parts.append("<p class=\"faint\">\(shown(sentences.profile(profile.summary)))</p>")
    }
    parts += list(
      verdict.findings.map { item(sentences.sentence(of: $0), isBad: $0.isError) }
        + verdict.failures.map { item(sentences.sentence(of: $0), isBad: true) }
    )
    for widget in verdict.widgets where widget.kind == nil {
      parts.append("<p class=\"faint\">\(shown(sentences.noTimeline(widget)))</p>")
    }
    for run in verdict.runs { parts += section(of: run) }
    parts.append("</body></html>")
    return parts.joined(separator: "\n") + "\n"
  }

  private func section(of verdict: RunVerdict) -> [String] {
    let run = verdict.run
    var items = run.findings.map { item(sentences.sentence(of: $0), isBad: $0.isError) }
    items += verdict.cutTexts.map { text in
      let name = text.identifier.map { "\($0) " } ?? ""
      let places = sentences.places(of: text, in: run)
      return item("\(name)\(sentences.sentence(of: text))", isBad: true, detail: places)
    }
    items += verdict.failures.map { item(sentences.sentence(of: $0), isBad: true) }
    let missing = MissingCharacters(run.missingScalars)
    if let sentence = missing.sentence(in: sentences.language) {
      items.append(item(sentence, isBad: false))
    }
    items += run.widestDates.map { item(sentences.widest($0), isBad: !$0.isWhole) }
    items += run.updates.map { item(sentences.sentence(of: $0), isBad: false) }
    items += run.taps.map { item(sentences.sentence(of: $0), isBad: $0.failure != nil) }
    var parts = [
      "<section>",
      "<h2>\(shown(sentences.heading(of: verdict.hosted)))</h2>",
      "<p class=\"faint\">\(shown(sentences.extent(of: run)))</p>",
    ]
    parts += list(items)
    parts.append("<table>")
    for entry in run.entries { parts.append(row(of: entry)) }
    parts.append("</table>")
    parts += pictures(of: verdict.hosted)
    if !run.standIns.isEmpty {
      parts.append("<p class=\"faint\">\(shown(sentences.standIns(run.standIns)))</p>")
    }
    return parts + ["</section>"]
  }

  private func row(of entry: EntryRecord) -> String {
    let ways = ShownTexts.all(of: entry)
    let texts = ways.map { way in
      let areas =
        ways.count > 1
        ? "<span class=\"faint\">\(shown(sentences.areas(way.places, of: entry)))</span>: " : ""
      return areas
        + zip(way.strings, way.areWhole).map { string, isWhole in
          "<span\(isWhole ? "" : " class=\"bad\"") dir=\"auto\">\(shown(string))</span>"
        }
        .joined(separator: " | ")
    }
    return
      "<tr><td class=\"\(entry.isWhole ? "good" : "bad")\">\(entry.isWhole ? "✓" : "✗")</td><td>"
      + shown(sentences.role(of: entry) + sentences.taps(before: entry)) + "</td><td>"
      + shown(entry.candidates.joined(separator: ", ")) + "</td><td>"
      + texts.joined(separator: "<br>") + "</td></tr>"
  }

  /// The pictures of a run, as large as on a phone.
  private func pictures(of hosted: HostedRun) -> [String] {
    guard let folder = hosted.request.pictures else { return [] }
    let layouts = hosted.run.entries.flatMap { entry in entry.layouts.map { (entry, $0) } }
    let drawn = layouts.filter { $0.1.picture != nil }
    let figures = drawn.prefix(Self.mostPictures).compactMap { entry, layout -> String? in
      guard let name = layout.picture,
        let data = try? Data(contentsOf: URL(filePath: folder).appending(path: name))
      else { return nil }
      let words =
        "\(sentences.role(of: entry)), \(layout.devices.first ?? ""), \(layout.typeSize)"
      return "<figure><img style=\"zoom:\(1 / layout.displayScale)\" alt=\"\(shown(words))\" "
        + "src=\"data:image/png;base64,\(data.base64EncodedString())\">"
        + "<figcaption>\(shown(words))</figcaption></figure>"
    }
    guard drawn.count > Self.mostPictures else { return figures }
    let rest = sentences.morePictures(drawn.count - Self.mostPictures, in: folder)
    return figures + ["<p class=\"faint\">\(shown(rest))</p>"]
  }

  private func list(_ items: [String]) -> [String] {
    items.isEmpty ? [] : ["<ul>"] + items + ["</ul>"]
  }

  private func item(_ text: String, isBad: Bool, detail: String? = nil) -> String {
    let more = detail.map { "<br><span class=\"faint\">\(shown($0))</span>" } ?? ""
    return "<li\(isBad ? " class=\"bad\"" : "")>\(shown(text))\(more)</li>"
  }

  private func shown(_ text: String) -> String { XMLEscaping.shown(text) }

  private static let style = """
    body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}\
    h1{font-size:1.3rem}h2{font-size:1.1rem;margin:2rem 0 0}table{border-collapse:collapse}\
    td{padding:.15rem .6rem;vertical-align:top;border-top:1px solid #8884}\
    .bad{color:#b3261e}.good{color:#1b6e3c}.faint{color:#777}\
    figure{display:inline-block;margin:.5rem}figcaption{font-size:.8rem;color:#777}\
    :root{color-scheme:light dark}
    """
}
