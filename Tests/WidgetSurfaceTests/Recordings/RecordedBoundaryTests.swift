import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

/// Everything that takes a number, asked for numbers on both sides of every bound there may be: none, a part of
/// one, one, less than none, no number, without end; sizes and what is drawn as they were when somebody looked.
///
/// `Scripts/renew-golden` writes `Cases/recorded-boundaries.txt` anew: every line of its diff is one that was
/// meant.
@MainActor
@Suite struct RecordedBoundaryTests {
  private typealias Use = (name: String, view: (AnyView, CGFloat) -> any View)

  private static let numbers: [CGFloat] = [
    0, 0.4, 1, 1.6, 12, -0.4, -1, -7, 300, 1e7, .nan, .infinity, -.infinity,
  ]

  @Test func boundsAreWhereTheyWere() throws {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.displayScale = 3
    let selector = FitSelector(environment: environment)
    let contents: [(String, AnyView)] = [
      ("block", AnyView(Color.red.frame(width: 24, height: 10))), ("colour", AnyView(Color.blue)),
      ("words", AnyView(Text(verbatim: "Night ferries return"))),
    ]
    var rows: [String] = []
    for (name, use) in Self.uses {
      for (content, view) in contents {
        let said = Self.numbers.map { number in
          let recorded = RecordedView(AnyView(use(view, number)), selector)
          let node = selector.resolve(AnyView(use(view, number)))
          let ideal = node.sizeThatFits(.unspecified)
          let shown = recorded.decided(in: CGSize(width: 50, height: 31), asks: .items)
          return "\(number) \(Self.described(ideal)) #\(shown.joined(separator: "\n").digest)"
        }
        rows.append("\(name) of \(content): \(said.joined(separator: " | "))")
      }
    }
    try GoldenFile("WidgetSurfaceTests/Cases/recorded-boundaries.txt").check(rows)
  }

  private static func described(_ size: CGSize) -> String {
    "\(Double(size.width).toThousandths)×\(Double(size.height).toThousandths)"
  }

  private static func count(_ number: CGFloat) -> Int {
    number.isFinite ? Int(number.rounded(.down)) : Int.max
  }

  private static var uses: [Use] { lengths + shapes + texts + containers + meters }

  private static let lengths: [Use] = [
    ("width", { $0.frame(width: $1) }), ("height", { $0.frame(height: $1, alignment: .top) }),
    ("least width", { $0.frame(minWidth: $1) }), ("ideal width", { $0.frame(idealWidth: $1) }),
    ("greatest width", { $0.frame(maxWidth: $1, alignment: .trailing) }),
    ("least height", { $0.frame(minHeight: $1) }),
    ("ideal height", { $0.frame(idealHeight: $1).fixedSize() }),
    ("greatest height", { $0.frame(maxHeight: $1) }), ("padding", { $0.padding($1) }),
    ("leading padding", { $0.padding(.leading, $1) }),
    ("padding of insets", { $0.padding(EdgeInsets(top: $1, leading: 1, bottom: 0, trailing: $1)) }),
    ("offset", { $0.offset(x: $1, y: 1) }), ("position", { $0.position(x: $1, y: 2) }),
    (
      "priority",
      { view, number in
        HStack {
          view.layoutPriority(number); Color.green
        }
      }
    ),
    ("ratio", { $0.aspectRatio($1, contentMode: .fit) }),
    ("filling ratio", { $0.aspectRatio($1, contentMode: .fill) }),
    ("scale", { $0.scaleEffect($1) }), ("scale across", { $0.scaleEffect(x: $1) }),
    ("turn", { $0.rotationEffect(.degrees($1)) }), ("opacity", { $0.opacity($1) }),
    ("corner", { $0.cornerRadius($1) }), ("border", { $0.border(.green, width: $1) }),
    (
      "guide",
      { view, number in
        VStack(alignment: .leading) {
          view.alignmentGuide(.leading) { _ in number }; Color.green.frame(width: 3, height: 3)
        }
      }
    ),
    (
      "in parts",
      { view, number in
        view.containerRelativeFrame(.horizontal, count: max(count(number), 1), spacing: number)
      }
    ),
    (
      "lazy distance",
      { view, number in
        LazyVStack(spacing: number) {
          view; view
        }
      }
    ),
  ]

  private static let shapes: [Use] = [
    ("round corners", { $0.clipShape(RoundedRectangle(cornerRadius: $1)) }),
    ("inset", { $0.clipShape(Circle().inset(by: $1)) }),
    ("trim", { view, number in view.mask { Circle().trim(from: 0.1, to: number) } }),
    ("trimmed start", { view, number in view.mask { Capsule().trim(from: number, to: 0.9) } }),
    ("stroke", { view, number in view.overlay { Circle().stroke(.red, lineWidth: number) } }),
    (
      "inner stroke",
      { view, number in
        view.overlay { Rectangle().strokeBorder(.red, lineWidth: number) }
      }
    ),
    (
      "dashes",
      { view, number in
        view.overlay {
          Rectangle().stroke(
            .red,
            style: StrokeStyle(lineWidth: 1, dash: [number, 2], dashPhase: number)
          )
        }
      }
    ),
    (
      "mitre",
      { view, number in
        view.overlay {
          Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 2, miterLimit: number))
        }
      }
    ),
    ("shape's scale", { view, number in view.overlay { Rectangle().scale(number) } }),
    ("shape's turn", { view, number in view.overlay { Rectangle().rotation(.radians(number)) } }),
    ("shape's offset", { view, number in view.overlay { Circle().offset(x: number, y: 1) } }),
    (
      "one corner",
      { view, number in
        view.clipShape(UnevenRoundedRectangle(topLeadingRadius: number, bottomTrailingRadius: 3))
      }
    ),
    ("grey", { view, number in view.foregroundStyle(Color(white: number)) }),
    (
      "faint red",
      { view, number in
        view.foregroundStyle(Color(red: number, green: 0.5, blue: 0, opacity: number))
      }
    ),
    (
      "hue",
      { view, number in
        view.foregroundStyle(Color(hue: number, saturation: 0.5, brightness: 0.75))
      }
    ),
    (
      "saturation",
      { view, number in
        view.foregroundStyle(Color(hue: 0.3, saturation: number, brightness: number))
      }
    ),
    ("mixture", { view, number in view.foregroundStyle(Color.red.mix(with: .green, by: number)) }),
  ]

  private static let texts: [Use] = [
    ("size", { $0.font(.system(size: $1)) }),
    ("custom size", { $0.font(.custom("None", size: $1)) }),
    ("fixed size", { $0.font(.custom("None", fixedSize: $1)) }),
    ("kerning", { $0.kerning($1) }), ("tracking", { $0.tracking($1) }),
    ("raised", { $0.baselineOffset($1) }), ("line distance", { $0.lineSpacing($1) }),
    ("smallest share", { $0.lineLimit(1).minimumScaleFactor($1) }),
    ("most lines", { $0.frame(width: 30).lineLimit(count($1)) }),
    ("least lines", { $0.lineLimit(count($1)...) }),
    ("reserved lines", { $0.lineLimit(min(count($1), 9), reservesSpace: true) }),
  ]

  private static let containers: [Use] = [
    (
      "column's distance",
      { view, number in
        VStack(spacing: number) {
          view; view
        }
      }
    ),
    (
      "row's distance",
      { view, number in
        HStack(spacing: number) {
          view; view
        }
      }
    ),
    (
      "spacer",
      { view, number in
        HStack(spacing: 0) {
          view; Spacer(minLength: number); view
        }
      }
    ),
    (
      "grid's distances",
      { view, number in
        Grid(horizontalSpacing: number, verticalSpacing: number) {
          GridRow {
            view; view
          }
          GridRow {
            view; view
          }
        }
      }
    ),
    (
      "cell of columns",
      { view, number in
        Grid {
          GridRow {
            view; view
          }
          view.gridCellColumns(min(count(number), 5))
        }
      }
    ),
    (
      "fixed column",
      { view, number in
        LazyVGrid(columns: [GridItem(.fixed(number)), GridItem()]) {
          view; view; view
        }
      }
    ),
    (
      "flexible column",
      { view, number in
        LazyVGrid(columns: [GridItem(.flexible(minimum: number, maximum: 30))]) {
          view; view
        }
      }
    ),
    (
      "adaptive columns",
      { view, number in
        LazyVGrid(columns: [GridItem(.adaptive(minimum: max(number, 5), maximum: 50), spacing: 1)])
        {
          view
          view
        }
      }
    ),
    (
      "column's distance to the next",
      { view, number in
        LazyHGrid(rows: [GridItem(spacing: number), GridItem()], spacing: number) {
          view; view
        }
      }
    ),
  ]

  private static let meters: [Use] = [
    ("gauge", { view, number in Gauge(value: number) { view } }),
    ("gauge to", { view, number in Gauge(value: 1, in: -8...(number > -8 ? number : 9)) { view } }),
    (
      "round gauge",
      { view, number in
        Gauge(value: number, in: 0...12) { view }.gaugeStyle(.accessoryCircular)
      }
    ),
    ("progress", { view, number in ProgressView(value: number) { view } }),
    ("progress of", { view, number in ProgressView(value: 0.5, total: number) { view } }),
  ]
}
