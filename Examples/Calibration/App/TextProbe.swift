import CoreText
import SwiftUI
import UIKit

/// Measures fonts and texts as UIKit and Core Text have them, and lines as SwiftUI sets them.
@MainActor
enum TextProbe {
  /// All that the device says of itself.
  static func record() async -> DeviceRecord {
    let screen = UIScreen.main
    var record = DeviceRecord(
      name: UIDevice.current.name,
      model: model,
      system: UIDevice.current.systemVersion,
      screen: DeviceRecord.Size(
        width: min(screen.bounds.width, screen.bounds.height),
        height: max(screen.bounds.width, screen.bounds.height)
      ),
      displayScale: screen.scale,
      languages: Locale.preferredLanguages
    )
    record.widgets = SharedFolder.widgets()
    record.fonts = fonts()
    record.advances = advances()
    for sample in SampleTexts.all {
      for width in SampleTexts.widths {
        record.lines.append(
          DeviceRecord.Lines(
            text: sample.text,
            width: width,
            pointSize: 12,
            weight: "bold",
            lang: sample.language,
            lines: await lines(of: sample.text, width: width)
          )
        )
      }
    }
    return record
  }

  /// What the model calls itself, such as "iPhone15,4".
  private static var model: String {
    var system = utsname()
    uname(&system)
    return withUnsafeBytes(of: &system.machine) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private static let styles: [(name: String, style: UIFont.TextStyle)] = [
    ("largeTitle", .largeTitle), ("title", .title1), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("subheadline", .subheadline), ("body", .body),
    ("callout", .callout), ("footnote", .footnote), ("caption", .caption1),
    ("caption2", .caption2),
  ]

  private static let sizes: [(name: String, size: UIContentSizeCategory)] = [
    ("xSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("xLarge", .extraLarge), ("xxLarge", .extraExtraLarge), ("xxxLarge", .extraExtraExtraLarge),
  ]

  private static func fonts() -> [DeviceRecord.Font] {
    sizes.flatMap { size in
      styles.map { style in
        let font = UIFont.preferredFont(
          forTextStyle: style.style,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: size.size)
        )
        return DeviceRecord.Font(
          textStyle: style.name,
          typeSize: size.name,
          pointSize: font.pointSize,
          ascent: font.ascender,
          descent: -font.descender,
          leading: font.leading,
          lineHeight: font.lineHeight
        )
      }
    }
  }

  private static let weights: [(name: String, weight: UIFont.Weight)] = [
    ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
  ]

  private static func advances() -> [DeviceRecord.Advance] {
    let texts = SampleTexts.characters.map(String.init) + SampleTexts.all.map(\.text)
    return weights.flatMap { weight in
      [11.0, 12, 16, 17].flatMap { size in
        texts.map { text in
          let font = UIFont.systemFont(ofSize: size, weight: weight.weight)
          let line = CTLineCreateWithAttributedString(
            NSAttributedString(string: text, attributes: [.font: font])
          )
          return DeviceRecord.Advance(
            text: text,
            pointSize: size,
            weight: weight.name,
            width: CTLineGetTypographicBounds(line, nil, nil, nil)
          )
        }
      }
    }
  }

  /// The lines in which SwiftUI sets a text, from the layout that a renderer of texts is handed
  /// (iOS 18).
  private static func lines(of text: String, width: Double) async -> [String] {
    let collector = LineCollector(text: text)
    let view = Text(text).font(.system(size: 12)).bold()
      .textRenderer(CollectingRenderer(collector: collector))
      .frame(width: width, alignment: .leading)
      .fixedSize(horizontal: false, vertical: true)
    _ = ImageRenderer(content: view).uiImage
    return collector.lines
  }
}

/// Keeps the lines of the last layout.
final class LineCollector: @unchecked Sendable {
  let text: String
  var lines: [String] = []

  init(text: String) {
    self.text = text
  }
}

/// Draws nothing of its own, and tells the lines.
struct CollectingRenderer: TextRenderer {
  let collector: LineCollector

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    let indices = layout.map { line in line.flatMap { run in run.characterIndices } }
    let first = indices.joined().min()
    var ends: [Int] = []
    for (line, own) in zip(layout, indices) {
      if let first, let last = own.max() { ends.append(first.distance(to: last) + 1) }
      context.draw(line)
    }
    let characters = Array(collector.text)
    var start = 0
    collector.lines = ends.map { end in
      let stop = min(max(end, start), characters.count)
      defer { start = stop }
      return String(characters[start..<stop])
    }
  }
}
