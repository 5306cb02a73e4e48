import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

@testable import WidgetHost

/// What becomes of texts in clips and masks of every kind, in sizes around those of their glyphs and of their boxes,
/// and at every edge of a widget with other margins on its sides than above: as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@MainActor
@Suite struct RecordedInkTests {
  private static let recording = Recording(
    "WidgetHostTests/Recorded/inks.recorded",
    names: ["clips", "masks", "scales", "edges", "repeats"]
  )

  private static let bounds = CGSize(width: 92, height: 41)

  /// One for all of the thousands of decisions.
  private static let selector = Result {
    var environment = EnvironmentValues(
      fontLibrary: try FontLibrary.bundled(deviceLanguages: ["en"])
    )
    environment.displayScale = 3
    return FitSelector(environment: environment)
  }

  private static func decision<Content: View>(_ view: Content) throws -> FitDecision {
    try selector.get().decide(view, in: bounds)
  }

  private static func letters(
    _ decision: FitDecision,
    in family: WidgetFamily? = .systemSmall,
    beyond margins: CGSize = CGSize(width: 5, height: 2)
  ) -> String {
    decision.fates(in: family, beyond: margins).map(\.state).map { state in
      switch state {
      case .whole: "w"
      case .truncated: "t"
      case .outside: "o"
      case .hidden: "h"
      case .clipped: "c"
      }
    }
    .joined()
  }

  private static func hill() -> some View { Text("Hg").fixedSize() }

  private static let shapes: [(String, AnyShape)] = [
    ("rectangle", AnyShape(Rectangle())), ("circle", AnyShape(Circle())),
    ("ellipse", AnyShape(Ellipse())), ("capsule", AnyShape(Capsule())),
    ("round corners", AnyShape(RoundedRectangle(cornerRadius: 6))),
    ("smooth corners", AnyShape(RoundedRectangle(cornerRadius: 9, style: .continuous))),
    (
      "some corners",
      AnyShape(UnevenRoundedRectangle(topLeadingRadius: 9, bottomTrailingRadius: 4))
    ),
    ("moved", AnyShape(Rectangle().offset(x: 2, y: -1))),
    ("turned", AnyShape(Rectangle().rotation(.degrees(12)))),
  ]

  private static let around: [(String, (AnyView) -> AnyView)] = [
    ("plain", { $0 }), ("small", { AnyView($0.scaleEffect(0.3)) }),
    ("large", { AnyView($0.scaleEffect(1.4)) }),
    ("turned", { AnyView($0.rotationEffect(.degrees(31))) }),
    ("translucent", { AnyView($0.opacity(0.5)) }),
  ]

  // MARK: - Clips

  @Test func clipsCutAsRecorded() throws {
    var lines: [String] = []
    for (name, shape) in Self.shapes {
      for (way, changed) in Self.around where way == "plain" || name != "capsule" {
        for height in [0.2, 0.4, 11, 12.5, 14, 16.5, 20.4, 30] {
          let states = try [0.2, 0.4, 12, 19, 20.6, 21.4, 23, 40].map { width in
            let view = Self.hill().frame(width: width, height: height).clipShape(shape)
            return Self.letters(try Self.decision(changed(AnyView(view))))
          }
          lines.append("\(name) \(way) \(height): \(states.joined(separator: " "))")
        }
      }
    }
    try Self.recording.check("clips", lines)
  }

  // MARK: - Masks

  private static func masks(_ size: CGFloat) -> [(String, AnyView)] {
    let square = Rectangle().frame(width: size, height: size)
    func line(_ width: CGFloat) -> some View {
      Path {
        $0.move(to: CGPoint(x: -8, y: 10))
        $0.addLine(to: CGPoint(x: 60, y: 11))
      }
      .stroke(lineWidth: width)
    }
    return [
      ("square", AnyView(square)), ("translucent", AnyView(square.opacity(0.01))),
      ("not there", AnyView(square.opacity(0))),
      ("clear", AnyView(Color.clear.frame(width: size, height: size))),
      ("clipped", AnyView(Rectangle().frame(width: 60, height: 24).frame(width: size).clipped())),
      ("masked", AnyView(Rectangle().mask { square })),
      ("blended", AnyView(square.blendMode(.multiply))),
      ("flattened", AnyView(square.drawingGroup())),
      ("moved", AnyView(square.offset(x: 3, y: 1))),
      ("scaled", AnyView(Circle().frame(width: 4, height: 4).scaleEffect(size / 4))),
      ("scaled to nothing", AnyView(square.scaleEffect(0))),
      ("turned", AnyView(square.rotationEffect(.degrees(45)))),
      ("a line", AnyView(line(size))), ("a frame", AnyView(Rectangle().stroke(lineWidth: size))),
      ("a text", AnyView(Text("█").font(.system(size: size)).fixedSize())),
      ("a text that is not there", AnyView(Text("█").font(.system(size: size)).opacity(0))),
      ("a picture", AnyView(Image(systemName: "square.fill").resizable().frame(width: size))),
      (
        "two",
        AnyView(
          HStack(spacing: 0) {
            square; square
          }
        )
      ),
      ("a path", AnyView(Path(CGRect(x: 1, y: 2, width: size, height: size * 0.7)).fill(.red))),
    ]
  }

  @Test func masksCutAsRecorded() throws {
    var lines: [String] = []
    let names = Self.masks(1).map(\.0)
    for (place, name) in names.enumerated() {
      for (way, changed) in Self.around.prefix(4) {
        let states = try [2, 9, 14, 16.5, 19, 21, 24, 40, 60].map { (size: CGFloat) in
          let mask = Self.masks(size)[place].1
          let one = Self.hill().mask { mask }
          // The mask's own texts are judged too, against what is behind it.
          let other = Color.red.frame(width: 20, height: 15).mask { mask }
          return Self.letters(try Self.decision(changed(AnyView(one)))) + "/"
            + Self.letters(try Self.decision(changed(AnyView(other))))
        }
        lines.append("\(name) \(way): \(states.joined(separator: " "))")
      }
    }
    try Self.recording.check("masks", lines)
  }

  // MARK: - Scales

  /// Texts that are drawn in about a pixel, one way or both, and clipped or out of the widget.
  @Test func scalesVanishAsRecorded() throws {
    var lines: [String] = []
    let scales: [CGFloat] = [0, 0.005, 0.0152, 0.0158, 0.0162, 0.0168, 0.02, 0.1, 1, -1]
    for x in scales {
      let states = try scales.map { y in
        let view = Self.hill().scaleEffect(x: x, y: y)
        let out = view.offset(x: 70, y: 3)
        let clipped = Self.hill().frame(width: 8).clipped().scaleEffect(x: x, y: y)
        let turned = Self.hill().frame(height: 8).clipped().scaleEffect(x: x, y: y)
          .rotationEffect(.degrees(40))
        return try [AnyView(out), AnyView(clipped), AnyView(turned)].map {
          Self.letters(try Self.decision($0))
        }
        .joined()
      }
      lines.append("\(x): \(states.joined(separator: " "))")
    }
    for color in [Color.clear, .red, .red.opacity(0.01), .red.opacity(0)] {
      let texts = [
        Text("Hg").foregroundStyle(color), Text("Hg").foregroundStyle(color).underline(),
        Text("Hg").foregroundStyle(color).strikethrough(color: .blue),
        Text("\(Image(systemName: "star"))").foregroundStyle(color),
        Text("🙂").foregroundStyle(color),
        Text("\(Text("H").foregroundStyle(color))\(Text("g").foregroundStyle(.blue))"),
      ]
      let states = try texts.map { text in
        let out = text.fixedSize().offset(x: 90)
        return Self.letters(try Self.decision(out))
          + Self.letters(try Self.decision(text.fixedSize().frame(width: 5).clipped()))
          + Self.letters(try Self.decision(out.opacity(0)))
      }
      lines.append("\(states)")
    }
    try Self.recording.check("scales", lines)
  }

  // MARK: - Edges

  @Test func edgesAreAsRecorded() throws {
    var lines: [String] = []
    let edges: [(String, Alignment, CGFloat, CGFloat)] = [
      ("top", .top, 0, -1), ("bottom", .bottom, 0, 1), ("left", .leading, -1, 0),
      ("right", .trailing, 1, 0), ("corner", .bottomTrailing, 1, 1),
    ]
    let texts: [(String, AnyView)] = [
      ("words", AnyView(Self.hill())), ("dot", AnyView(Text(".").fixedSize())),
      ("accent", AnyView(Text("Äg").fixedSize())), ("emoji", AnyView(Text("🙂").fixedSize())),
      ("hidden", AnyView(Self.hill().redacted(reason: .placeholder))),
      ("cut", AnyView(Text("Hg fog").lineLimit(1).frame(width: 22))),
    ]
    for family in [nil, WidgetFamily.systemSmall, .accessoryCircular, .accessoryInline] {
      for (text, content) in texts {
        for (edge, alignment, x, y) in edges {
          let states = try [0, 1.9, 2.2, 2.4, 4, 4.9, 5.2, 5.4, 6, 7, 9, 12, 20].map {
            (distance: CGFloat) in
            let view = content.frame(
              maxWidth: .infinity,
              maxHeight: .infinity,
              alignment: alignment
            )
            .offset(x: x * distance, y: y * distance)
            return Self.letters(try Self.decision(view), in: family)
          }
          lines.append(
            "\(family.map { "\($0)" } ?? "–") \(text) \(edge): \(states.joined(separator: " "))"
          )
        }
      }
    }
    try Self.recording.check("edges", lines)
  }

  // MARK: - Texts that repeat one another

  /// Which of several texts are listed, of every three that say the same in a mask, over it or beside it.
  @Test func repeatedTextsAreListedAsRecorded() throws {
    let parts: [(String, AnyView)] = [
      ("text", AnyView(Self.hill())),
      ("mask", AnyView(Color.red.frame(width: 30, height: 24).mask { Self.hill() })),
      ("narrow mask", AnyView(Color.red.frame(width: 9, height: 24).mask { Self.hill() })),
      ("clipped", AnyView(Self.hill().frame(width: 9).clipped())),
      ("named", AnyView(Self.hill().accessibilityIdentifier("name"))),
      ("hidden", AnyView(Self.hill().redacted(reason: .placeholder))),
    ]
    var lines: [String] = []
    for (first, one) in parts {
      for (second, two) in parts {
        let lists = try parts.map { _, three in
          let view = ZStack {
            one
            two
            three
          }
          let decision = try Self.decision(view)
          let told = decision.records(in: .systemSmall, beyond: CGSize(width: 5, height: 2))
          return "\(Self.letters(decision)):"
            + told.map { "\($0.identifier ?? "")\($0.state.rawValue.prefix(1))" }.joined()
        }
        lines.append("\(first), \(second): \(lists.joined(separator: " "))")
      }
    }
    try Self.recording.check("repeats", lines)
  }
}
