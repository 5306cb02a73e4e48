import Foundation
import SwiftUISurface

@testable import WidgetSurface

/// Views for ``GalleryTests``: styles, shapes, texts and layouts that the table's uses leave out.
@MainActor
enum Gallery {
  static func block(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  private static let shapes: [(String, AnyView)] = [
    ("stroked circle", AnyView(Circle().stroke(.red, lineWidth: 3))),
    ("stroked border", AnyView(Capsule().strokeBorder(.blue, lineWidth: 4))),
    ("inset", AnyView(RoundedRectangle(cornerRadius: 9).inset(by: 2).fill(.green))),
    ("trimmed", AnyView(Circle().trim(from: 0.1, to: 0.6).stroke(.red, lineWidth: 2))),
    ("trimmed rectangle", AnyView(Rectangle().trim(from: 0.3, to: 0.9).stroke(.red))),
    ("rotated", AnyView(Rectangle().rotation(.degrees(30)).fill(.red))),
    ("scaled", AnyView(Rectangle().scale(0.5).fill(.red))),
    ("moved", AnyView(Rectangle().offset(x: 4, y: 5).fill(.red))),
    (
      "uneven",
      AnyView(
        UnevenRoundedRectangle(
          topLeadingRadius: 2,
          bottomLeadingRadius: 4,
          bottomTrailingRadius: 8,
          topTrailingRadius: 16
        )
      )
    ),
    (
      "path",
      AnyView(
        Path { path in
          path.move(to: CGPoint(x: 3, y: 4))
          path.addLine(to: CGPoint(x: 20, y: 9))
          path.addQuadCurve(to: CGPoint(x: 30, y: 20), control: CGPoint(x: 33, y: 2))
          path.addArc(
            center: CGPoint(x: 50, y: 30),
            radius: 12,
            startAngle: .degrees(20),
            endAngle: .degrees(200),
            clockwise: false
          )
          path.addEllipse(in: CGRect(x: 70, y: 5, width: 20, height: 10))
          path.addRoundedRect(
            in: CGRect(x: 70, y: 25, width: 30, height: 20),
            cornerSize: CGSize(width: 5, height: 8)
          )
          path.closeSubpath()
        }
        .stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel))
      )
    ),
  ]

  private static let styles: [(String, AnyView)] = [
    (
      "linear", AnyView(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    ),
    ("gradient", AnyView(Rectangle().fill(Color.orange.gradient))),
    (
      "hierarchy",
      AnyView(
        HStack(spacing: 0) {
          Rectangle().fill(.primary)
          Rectangle().fill(.secondary)
          Rectangle().fill(.tertiary)
          Rectangle().fill(.quaternary)
        }
        .foregroundStyle(.red)
      )
    ),
    (
      "colours",
      AnyView(
        HStack(spacing: 0) {
          ForEach(
            [
              Color.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple,
              .pink, .brown, .gray, .white, .black, .clear, .primary, .secondary, .accentColor,
            ],
            id: \.self
          ) { $0 }
        }
      )
    ),
    (
      "colours by name",
      AnyView(
        HStack(spacing: 0) {
          Group {
            Rectangle().fill(.red)
            Rectangle().fill(.orange)
            Rectangle().fill(.yellow)
            Rectangle().fill(.green)
            Rectangle().fill(.mint)
            Rectangle().fill(.teal)
          }
          Group {
            Rectangle().fill(.cyan)
            Rectangle().fill(.blue)
            Rectangle().fill(.indigo)
            Rectangle().fill(.purple)
            Rectangle().fill(.pink)
            Rectangle().fill(.brown)
          }
          Group {
            Rectangle().fill(.gray)
            Rectangle().fill(.white)
            Rectangle().fill(.black)
            Rectangle().fill(.clear)
            Rectangle().fill(.tint)
            Rectangle().fill(.background)
          }
        }
      )
    ),
    (
      "UIKit's colours",
      AnyView(
        HStack(spacing: 0) {
          ForEach(
            [
              UIColor.darkGray, .lightGray, .gray, .red, .green, .blue, .yellow, .orange, .purple,
              .systemRed, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
              .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
              .separator, .clear, .white, .black,
            ]
            .map { Color($0) },
            id: \.self
          ) { $0 }
        }
      )
    ),
    (
      "hues",
      AnyView(
        HStack(spacing: 0) {
          ForEach([0.0, 0.1, 0.3, 0.5, 0.7, 0.95], id: \.self) {
            Color(hue: $0, saturation: 0.7, brightness: 0.8)
          }
        }
      )
    ),
  ]

  private static let fonts: [Font] = [
    .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
    .caption, .caption2,
  ]

  private static let texts: [(String, AnyView)] =
    fonts.enumerated().map { index, font in
      (
        "font \(index)",
        AnyView(
          HStack(alignment: .firstTextBaseline) {
            Text("夜 Ag").font(font)
            Text("夜 Ag").font(font).bold()
            Text("夜 Ag").font(font.weight(.light)).italic()
          }
        )
      )
    } + [
      (
        "lines",
        AnyView(
          VStack(alignment: .leading) {
            Text("Solid").underline()
            Text("Dots").underline(pattern: .dot, color: .red)
            Text("Dashes").strikethrough(pattern: .dash)
            Text("Both").underline(pattern: .dashDot).strikethrough(pattern: .dashDotDot)
          }
          .font(.caption)
        )
      ),
      (
        "runs",
        AnyView(
          (Text("Big ").font(.title) + Text("small ").font(.caption2).foregroundColor(.red)
            + Text("up").baselineOffset(6) + Text(" wide").kerning(3) + Text(" track").tracking(2))
        )
      ),
      (
        "shrunk",
        AnyView(
          Text("Harbour library opens late tonight").underline().lineLimit(1)
            .minimumScaleFactor(0.5)
        )
      ),
      ("tightened", AnyView(Text("Harbour library open").lineLimit(1).allowsTightening(true))),
      ("head", AnyView(Text("Harbour library opens late").lineLimit(1).truncationMode(.head))),
      ("middle", AnyView(Text("Harbour library opens late").lineLimit(1).truncationMode(.middle))),
      ("spaced", AnyView(Text("Harbour library opens late tonight").lineSpacing(4))),
      ("centred", AnyView(Text("Harbour library opens late").multilineTextAlignment(.center))),
      ("to the end", AnyView(Text("Harbour library opens late").multilineTextAlignment(.trailing))),
      ("reserved", AnyView(Text("Ferry").lineLimit(2, reservesSpace: true))),
      ("some lines", AnyView(Text("Harbour library opens late").lineLimit(1...2))),
      ("capitals", AnyView(Text("Harbour straße").textCase(.uppercase))),
      ("digits", AnyView(Text("1111").monospacedDigit().font(.body))),
      ("redacted", AnyView(Text("Harbour library opens late").redacted(reason: .placeholder))),
      ("markdown", AnyView(Text("A **bold** and *slanted* `code` [link](https://a.b)"))),
      ("symbol", AnyView(Text("\(Image(systemName: "star")) Star").font(.title3))),
    ]

  private static let layouts: [(String, AnyView)] = [
    (
      "grid",
      AnyView(
        Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 2) {
          GridRow {
            block(10, 5)
            block(20, 8).gridColumnAlignment(.trailing)
          }
          Divider()
          GridRow(alignment: .bottom) {
            block(15, 9)
            block(5, 3)
            block(4, 4)
          }
          block(9, 4).gridCellColumns(2)
        }
      )
    ),
    (
      "lazy grid",
      AnyView(
        LazyVGrid(
          columns: [
            GridItem(.fixed(20)), GridItem(.flexible(minimum: 5, maximum: 30), spacing: 3),
            GridItem(.adaptive(minimum: 12)),
          ],
          spacing: 2
        ) {
          ForEach(0..<7) { block(CGFloat($0) + 2, 6) }
        }
      )
    ),
    (
      "lazy rows",
      AnyView(
        LazyHGrid(rows: [GridItem(.fixed(9)), GridItem(.flexible())], alignment: .bottom) {
          ForEach(0..<5) { block(6, CGFloat($0) + 2) }
        }
      )
    ),
    (
      "guides",
      AnyView(
        HStack(alignment: .lastTextBaseline) {
          Text("One\nTwo").font(.caption)
          Text("Three").font(.title)
          block(4, 9).alignmentGuide(.lastTextBaseline) { $0[.top] + 3 }
        }
      )
    ),
    (
      "layers",
      AnyView(
        block(40, 20)
          .overlay(alignment: .topTrailing) { Circle().fill(.blue).frame(width: 6) }
          .background(alignment: .bottomLeading) { Color.green.frame(width: 50, height: 4) }
      )
    ),
    (
      "aspect",
      AnyView(
        HStack {
          Color.red.aspectRatio(2, contentMode: .fit)
          Color.blue.aspectRatio(0.5, contentMode: .fill).frame(width: 10)
        }
      )
    ),
    (
      "priorities",
      AnyView(
        HStack {
          Text("Harbour library").layoutPriority(1)
          Text("opens late tonight")
          Spacer(minLength: 3)
        }
        .lineLimit(1)
      )
    ),
    (
      "moved",
      AnyView(
        ZStack {
          block(10, 6).offset(x: 7, y: -2)
          block(10, 6).position(x: 20, y: 30)
          block(10, 6).rotationEffect(.degrees(45)).scaleEffect(1.5)
        }
      )
    ),
    (
      "choice",
      AnyView(
        ViewThatFits(in: .horizontal) {
          Text("A headline that is far too long for the room")
          Text("A shorter headline")
        }
        .lineLimit(1)
      )
    ),
    (
      "any layout",
      AnyView(
        VStack {
          AnyLayout(HStackLayout(alignment: .top, spacing: 2)) {
            block(9, 4)
            block(4, 9)
          }
          AnyLayout(VStackLayout(alignment: .trailing, spacing: 3)) {
            block(9, 4)
            block(4, 9)
          }
          AnyLayout(ZStackLayout(alignment: .bottomLeading)) {
            block(9, 4)
            block(4, 9)
          }
        }
      )
    ),
  ]

  static let views: [(name: String, view: AnyView)] = [
    ("gauge", gauges), ("progress", progress), ("control", plainControls), ("shape", shapes),
    ("style", styles), ("text", texts), ("layout", layouts),
  ].flatMap { kind, views in views.map { (name: "\(kind): \($0.0)", view: $0.1) } }
}
