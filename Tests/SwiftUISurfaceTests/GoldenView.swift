import FontFaces
import Foundation
import SwiftUISurface

/// A golden case put as a view, and where the view differs from what was measured.
@MainActor
enum GoldenView {
  /// What is not as measured, in words; empty for a case that is reproduced.
  static func differences(_ row: GoldenCase) throws -> [String] {
    switch row.kind {
    case "width": try width(row)
    case "lineheight": try lines(row)
    case "labelsize": try label(row)
    case "wrap", "truncate", "scale": try placed(row)
    case "stack": try stack(row)
    case "viewthatfits": try choice(row)
    default: ["unknown kind \(row.kind)"]
    }
  }

  // MARK: Fonts and environments

  static func font(_ row: GoldenCase) -> Font? {
    let weights: [String: Font.Weight] = [
      "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
    ]
    let weight = (row.input["weight"] as? String).flatMap { weights[$0] }
    switch row.input["font"] as? String {
    case "system", nil:
      let design = row.input["design"] as? String == "rounded" ? Font.Design.rounded : nil
      return row.number("fontSize").map {
        .system(size: CGFloat($0), weight: weight, design: design)
      }
    case "body": return weight.map { Font.body.weight($0) } ?? .body
    case "subheadline text style": return .subheadline
    case "default": return .body
    default: return nil
    }
  }

  static func device(_ row: GoldenCase) -> Layouts.DeviceLanguage {
    row.input["preferredLanguage"] as? String == "ja" ? .japanese : .english
  }

  /// The version of iOS that a row was measured on; the newest where it names none from 16 on.
  static func systemVersion(_ row: GoldenCase) -> SystemVersion {
    SystemVersion.allCases.first { row.system?.hasPrefix("iOS \($0.rawValue)") == true } ?? .newest
  }

  static func scale(_ row: GoldenCase) -> CGFloat { CGFloat(row.number("scale") ?? 3) }

  private static func compare(
    _ name: String,
    _ value: Double,
    _ expected: Double?,
    _ tolerance: Double
  ) -> [String] {
    guard let expected, abs(value - expected) > tolerance else { return [] }
    return ["\(name) \(value) instead of \(expected)"]
  }

  // MARK: Sizes of texts

  private static func width(_ row: GoldenCase) throws -> [String] {
    guard let font = font(row), let string = row.input["text"] as? String else {
      return ["no such font here"]
    }
    let text = Text(verbatim: string).font(font).italic(row.input["italic"] != nil)
    let exact = try Layouts.size(text, nil, nil, scale: Layouts.fine, device: .english).width
    let rounded = try Layouts.size(text, nil, nil, scale: scale(row), device: .english).width
    return compare("width", exact, row.expectedNumber("stringWidth"), row.tolerance ?? 0.01)
      + compare("label", rounded, row.expectedNumber("uiLabelWidth"), 1e-5)
  }

  private static func lines(_ row: GoldenCase) throws -> [String] {
    guard let font = font(row) else { return ["no such font here"] }
    let count = Int(row.number("lines") ?? 1)
    var string = row.input["text"] as? String ?? "Ag"
    if !string.contains("\n"), count > 1 {
      string = Array(repeating: "Ag", count: count).joined(separator: "\n")
    }
    let text = Text(verbatim: string).font(font)
      .lineSpacing(CGFloat(row.number("lineSpacing") ?? 0))
      .dynamicTypeSize(row.input["dynamicTypeSize"] as? String == "medium" ? .medium : .large)
      .environment(\.systemVersion, systemVersion(row))
    let node = try Layouts.resolve(text, scale: scale(row), device: device(row))
    let exact = try Layouts.resolve(text, scale: Layouts.fine, device: device(row))
      .dimensions(in: .unspecified)
    let dimensions = node.dimensions(in: .unspecified)
    let tolerance = row.tolerance ?? 1e-6
    let pitch =
      (exact[VerticalAlignment.lastTextBaseline] - exact[VerticalAlignment.firstTextBaseline])
      / CGFloat(max(string.count { $0 == "\n" }, 1))
    return compare("height", dimensions.height, row.expectedNumber("height"), tolerance)
      + compare("line", exact.height, row.expectedNumber("lineHeight"), tolerance)
      + compare(
        "baseline",
        dimensions[VerticalAlignment.firstTextBaseline],
        row.expectedNumber("baseline"),
        tolerance
      )
      + compare("pitch", pitch, row.expectedNumber("linePitch"), tolerance)
  }

  private static func label(_ row: GoldenCase) throws -> [String] {
    guard let font = font(row), let string = row.input["text"] as? String else {
      return ["no such font here"]
    }
    let size = try Layouts.size(
      Text(verbatim: string).font(font).lineLimit(row.number("lineLimit").map { Int($0) }),
      row.number("width").map { CGFloat($0) },
      nil,
      scale: scale(row),
      device: .english
    )
    return compare("width", size.width, row.expectedNumber("width"), row.tolerance ?? 1e-5)
      + compare("height", size.height, row.expectedNumber("height"), row.tolerance ?? 1e-5)
  }

  // MARK: Lines

  private static func placed(_ row: GoldenCase) throws -> [String] {
    guard let font = font(row), var string = row.input["text"] as? String else {
      return ["no such font here"]
    }
    if row.expected["lineBreakDiffers"] != nil { return ["lines are not pushed out here"] }
    if row.input["wordJoinerBetweenOtherCharacters"] != nil { string = joined(string) }
    // The area that a rectangular widget's text was measured to have.
    let isWidget = row.input["container"] as? String == "accessoryRectangular"
    let modes: [String: Text.TruncationMode] = ["head": .head, "middle": .middle, "tail": .tail]
    let mode = (row.input["mode"] as? String).flatMap { modes[$0] } ?? .tail
    let view = Text(verbatim: string).font(font)
      .lineLimit(row.number("lineLimit").map { Int($0) })
      .truncationMode(mode)
      .minimumScaleFactor(CGFloat(row.number("minimumScaleFactor") ?? 1))
      .allowsTightening(row.expected["trackingTightened"] != nil)
    let width = isWidget ? 146 : CGFloat(row.number("width") ?? 10_000)
    let height = isWidget ? 58 : CGFloat(row.number("height") ?? 10_000)
    var environment = try Layouts.environment(scale: scale(row), device: device(row))
    environment.textLanguage = device(row) == .japanese ? "ja" : nil
    let decision = LayoutResolver(environment: environment).resolve(view).decide(
      in: CGSize(width: width, height: height),
      displayScale: scale(row),
      tracing: .tried
    )
    let text = decision.placed.texts[0]
    let lines = text.lines.map { line in
      line.text.filter { $0 != "\u{200B}" && $0 != "\u{2060}" }
    }
    var differences: [String] = []
    if let expected = row.expected["lines"] as? [String], lines != expected {
      differences.append("lines \(lines)")
    }
    for key in ["lineCount", "drawnLines"] {
      differences += compare(key, Double(lines.count), row.expectedNumber(key), 0)
    }
    if let count = row.expectedNumber("charactersInLine1"), lines[0].count != Int(count) {
      differences.append("\(lines[0].count) characters in the first line")
    }
    if let first = row.expected["line1"] as? String, lines[0] != first {
      differences.append("first line \(lines[0])")
    }
    if let cut = row.expected["line2BeforeTruncation"] as? String {
      let whole = try Layouts.decide(Text(verbatim: string).font(font), width, 10_000)
        .placed.texts[0].lines.map(\.text)
      if whole[1] != cut { differences.append("second line \(whole[1])") }
    }
    if let drawn = row.expected["drawn"] as? String, lines.joined() != drawn {
      differences.append("drawn \(lines.joined())")
    }
    differences += compare(
      "size",
      text.pointSize,
      row.expectedNumber("drawnFontSize"),
      row.expectedNumber("drawnFontSizeTolerance") ?? 1e-9
    )
    differences += compare(
      "width",
      text.size.width,
      row.expectedNumber("textWidth"),
      row.tolerance ?? 1e-5
    )
    differences += compare(
      "height",
      text.size.height,
      row.expectedNumber("textHeight"),
      row.tolerance ?? 1e-5
    )
    return differences
  }

  /// Word joiners between all characters that have no space of no width between them.
  private static func joined(_ string: String) -> String {
    string.split(separator: "\u{200B}")
      .map { $0.map(String.init).joined(separator: "\u{2060}") }
      .joined(separator: "\u{200B}")
  }

  // MARK: Stacks and choices

  private static func stack(_ row: GoldenCase) throws -> [String] {
    let scale = scale(row)
    switch row.id {
    case "B3":
      let view = VStack(spacing: 0) {
        ForEach(0..<10) { _ in Text(verbatim: "one line").font(.body) }
      }
      let size = try Layouts.size(view, nil, nil, scale: scale, device: .english)
      return compare("height", size.height, row.expectedNumber("height"), 0.01)
    case "B8":
      let view = HStack(spacing: 0) {
        Rectangle(); Rectangle(); Rectangle()
      }
      let widths = try Layouts.frames(view, 300, 10).map { Double($0.width) }
      return widths == row.expected["childWidths"] as? [Double] ? [] : ["widths \(widths)"]
    case "B9":
      let view = HStack(spacing: 0) {
        Color.white
        Text(verbatim: "ideal width about 100").font(.system(size: 10))
        Color.white
      }
      let text = try Layouts.decide(view, 180, 100).placed.texts[0]
      return text.lineCount > 1 && text.size.width <= 60 ? [] : ["text \(text.size)"]
    case "B10":
      let frames = try Layouts.frames(
        VStack {
          Rectangle(); Rectangle()
        },
        10,
        108
      )
      let gap = frames[1].minY - frames[0].maxY
      return compare("gap", gap, row.expectedNumber("gap"), 0)
    case "B12":
      let view = VStack {
        Text(verbatim: "T").font(.title)
        Text(verbatim: "b").font(.body)
      }
      let height = try Layouts.size(view, nil, nil, scale: 1, device: .english).height
      return compare("height", height, row.expectedNumber("heightPx"), 0)
    case "uistack-round-2x":
      let view = VStack(spacing: 10) {
        Color.white; Color.white; Color.white
      }
      let frames = try Layouts.frames(view, 180, 300).map { frame in
        // Both edges go to the pixel when a frame is shown.
        let (top, bottom) = ((frame.minY * 2).rounded() / 2, (frame.maxY * 2).rounded() / 2)
        return [Double(top), Double(bottom - top)]
      }
      return frames == row.expected["frames"] as? [[Double]] ? [] : ["frames \(frames)"]
    case _ where row.id.hasPrefix("row-"): return try dayAndTime(row)
    default: return ["not put as a view"]
    }
  }

  /// A day in a row with a symbol and a time in a row of their own.
  private static func dayAndTime(_ row: GoldenCase) throws -> [String] {
    func text(_ key: String, _ weight: Font.Weight) -> Text {
      Text(verbatim: row.input[key] as? String ?? "").font(.system(size: 11, weight: weight))
    }
    let view = HStack(spacing: 4) {
      text("day", .semibold)
      HStack(spacing: 2) {
        Block(CGFloat(row.number("symbolWidth") ?? 0), 10)
        text("time", .regular)
      }
    }
    .lineLimit(1)
    let texts = try Layouts.resolve(view, device: .english).decide(
      in: CGSize(width: CGFloat(row.number("width") ?? 0), height: 60),
      displayScale: scale(row),
      tracing: .tried
    )
    .placed.texts
    let cut = texts.filter(\.isTruncated).map(\.string)
    return cut == row.expected["cut"] as? [String] ? [] : ["cut \(cut)"]
  }

  private static func choice(_ row: GoldenCase) throws -> [String] {
    if row.id == "A15-402" {
      let label = Text(verbatim: "Start Lifting").font(.system(size: 17, weight: .bold))
      let view = ViewThatFits(in: .horizontal) {
        label; Color.white
      }
      let index = try Layouts.decide(view, CGFloat(row.number("labelRoom") ?? 0), 100).chosenIndex
      return compare("choice", Double(index ?? -1), row.expectedNumber("chosenIndex"), 0)
    }
    guard let candidates = row.input["candidates"] as? [[String: Any]] else {
      return ["described in words only"]
    }
    let axes: [String: Axis.Set] = ["horizontal": .horizontal, "vertical": .vertical]
    let axis = (row.input["axes"] as? String).flatMap { axes[$0] }
    let views = candidates.map(candidate)
    // An empty view is no candidate; the case counts it.
    let positions = views.indices.filter { candidates[$0]["empty"] == nil }
    let fallback = row.id.hasPrefix("A16") ? Axis.Set.horizontal : [.horizontal, .vertical]
    let view = ViewThatFits(in: axis ?? fallback) {
      ForEach(views.indices) { views[$0] }
    }
    let width = row.number("frameWidth") ?? row.number("maxWidth") ?? row.number("cardWidth")
    let decision = try Layouts.decide(
      view,
      CGFloat(width ?? 1_000),
      CGFloat(row.number("frameHeight") ?? 1_000)
    )
    let index = decision.chosenIndex.map { positions[$0] } ?? -1
    var differences = compare("choice", Double(index), row.expectedNumber("chosenIndex"), 0)
    if let ideal = row.expectedNumber("idealWidth") {
      let width = try Layouts.size(views[0], nil, nil).width
      differences += compare("ideal width", width, ideal, 1e-9)
    }
    return differences
  }

  private static func candidate(_ candidate: [String: Any]) -> AnyView {
    func number(_ values: [String: Any], _ key: String) -> CGFloat {
      CGFloat((values[key] as? NSNumber)?.doubleValue ?? 0)
    }
    if let text = candidate["text"] as? String { return AnyView(Text(verbatim: text).font(.body)) }
    if let size = candidate["size"] as? [Double] ?? candidate["color"] as? [Double] {
      return AnyView(Block(CGFloat(size[0]), CGFloat(size[1])))
    }
    if let row = candidate["hstack"] as? [String: Any] {
      let (count, width) = (Int(number(row, "rectangles")), number(row, "rectangleWidth"))
      return AnyView(HStack { ForEach(0..<count) { _ in Rectangle().frame(width: width) } })
    }
    if let row = candidate["hstack"] as? [[String: Any]] {
      let views = row.map(Self.candidate)
      return AnyView(HStack { ForEach(views.indices) { views[$0] } })
    }
    if let progress = candidate["progressView"] as? [String: Any] {
      // A linear bar takes the width of its frame; its height decides nothing here.
      return AnyView(Block(number(progress, "width"), 4))
    }
    if let frame = candidate["frame"] as? [String: Any] {
      return AnyView(Color.white.frame(idealWidth: number(frame, "idealWidth")))
    }
    return candidate["empty"] == nil ? AnyView(Color.white) : AnyView(EmptyView())
  }
}
