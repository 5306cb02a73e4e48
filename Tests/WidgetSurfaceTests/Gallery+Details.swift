import Foundation
import SwiftUISurface

@testable import WidgetSurface

/// What views do where nothing else is said, and at the ends of what can be said.
extension Gallery {
  // MARK: What holds where nothing is said

  private static let shape = RoundedRectangle(cornerRadius: 6)

  private static let defaults: [(String, AnyView)] = [
    ("border", AnyView(block(20, 10).border(.blue))),
    ("stroke", AnyView(shape.stroke(.blue))),
    ("stroke of no colour", AnyView(shape.stroke())),
    ("stroke inside", AnyView(shape.strokeBorder(.blue))),
    ("stroke inside of no colour", AnyView(shape.strokeBorder())),
    ("filled and stroked", AnyView(shape.fill(.green).stroke(.blue))),
    ("filled and stroked inside", AnyView(shape.fill(.green).strokeBorder(.blue))),
    ("trimmed at the end", AnyView(Rectangle().trim(to: 0.4).stroke(.red))),
    ("trimmed at the start", AnyView(Rectangle().trim(from: 0.4).stroke(.red))),
    ("trimmed curves", AnyView(Ellipse().trim(from: 0.2, to: 0.3).stroke(.red))),
    ("offset across", AnyView(Rectangle().offset(x: 4).fill(.red))),
    ("offset along", AnyView(Rectangle().offset(y: 4).fill(.red))),
    ("scaled across", AnyView(Rectangle().scale(x: 0.5).fill(.red))),
    ("scaled along", AnyView(Rectangle().scale(y: 0.5).fill(.red))),
    ("larger across", AnyView(block(20, 10).scaleEffect(x: 1.5))),
    ("larger along", AnyView(block(20, 10).scaleEffect(y: 1.5))),
    ("larger from a corner", AnyView(block(20, 10).scaleEffect(2, anchor: .topTrailing))),
    ("turned from a corner", AnyView(block(20, 10).rotationEffect(.degrees(90), anchor: .bottom))),
    ("position across", AnyView(block(20, 10).position(x: 7))),
    ("position along", AnyView(block(20, 10).position(y: 7))),
    (
      "fixed across",
      AnyView(Text("Harbour library opens").fixedSize(horizontal: true, vertical: false))
    ),
    (
      "fixed along",
      AnyView(Text("Harbour library opens").fixedSize(horizontal: false, vertical: true))
    ),
    (
      "fixed in nothing",
      AnyView(Text("Harbour library opens").fixedSize(horizontal: false, vertical: false))
    ),
    (
      "cells of odd numbers of columns",
      AnyView(
        Grid {
          GridRow {
            block(9, 4); block(7, 4); block(5, 4)
          }
          GridRow {
            block(40, 4).gridCellColumns(0); block(3, 3)
          }
          GridRow {
            block(40, 4).gridCellColumns(-2); block(3, 3)
          }
          GridRow {
            block(40, 4).gridCellColumns(3); block(3, 3)
          }
        }
      )
    ),
    ("offset of a view across", AnyView(block(20, 10).offset(x: 7))),
    ("offset of a view along", AnyView(block(20, 10).offset(y: 7))),
    ("half a point", AnyView(Color.red.frame(width: 0.5, height: 0.25))),
    ("no length", AnyView(Color.red.frame(width: 0, height: 3))),
    ("negative lengths", AnyView(Color.red.frame(width: -1, height: -4))),
    ("endless lengths", AnyView(Color.red.frame(width: .infinity, height: .nan))),
    (
      "aspect of a size",
      AnyView(Color.red.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit))
    ),
    (
      "aspect of no height",
      AnyView(Color.red.aspectRatio(CGSize(width: 3, height: 0), contentMode: .fill))
    ),
    ("aspect of its own", AnyView(block(20, 10).aspectRatio(contentMode: .fit))),
    (
      "relative frame",
      AnyView(block(20, 10).containerRelativeFrame(.horizontal, alignment: .bottomTrailing))
    ),
    (
      "relative columns",
      AnyView(Color.red.containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 4))
    ),
    ("unavailable", AnyView(ContentUnavailableView("Nothing", systemImage: "tray"))),
    (
      "unavailable with a way out",
      AnyView(
        ContentUnavailableView {
          Text("Nothing")
        } description: {
          Text("Look elsewhere")
        } actions: {
          Button("Look") {}
          Button("Do not") {}
        }
      )
    ),
    (
      "label of two lines",
      AnyView(
        Label(
          title: {
            Text("Ferry"); Text("returns late")
          },
          icon: { Circle() }
        )
      )
    ),
    (
      "label in a row",
      AnyView(
        HStack {
          Label("Ferry", systemImage: "ferry"); Divider()
        }
      )
    ),
    ("two labels", AnyView(LabeledContent("Depth", value: "12 m").labelStyle(.iconOnly))),
    (
      "materials",
      AnyView(
        HStack(spacing: 0) {
          Rectangle().fill(.ultraThinMaterial)
          Rectangle().fill(.thinMaterial)
          Rectangle().fill(.regularMaterial)
          Rectangle().fill(.thickMaterial)
          Rectangle().fill(.ultraThickMaterial)
          Rectangle().fill(.bar)
        }
      )
    ),
    (
      "ranks of a colour",
      AnyView(
        HStack(spacing: 0) {
          Rectangle().fill(Color.red.secondary)
          Rectangle().fill(Color.red.tertiary)
          Rectangle().fill(Color.red.quaternary)
          Rectangle().fill(Color.red.quinary)
          Rectangle().fill(Color.red.mix(with: .blue, by: 0.25))
          Rectangle().fill(Color.red.opacity(0.4))
          Rectangle().fill(.red.opacity(0.7))
        }
      )
    ),
    (
      "system styles",
      AnyView(
        HStack(spacing: 0) {
          Rectangle().fill(.fill)
          Rectangle().fill(.separator)
          Rectangle().fill(.placeholder)
          Rectangle().fill(.selection)
          Rectangle().fill(.foreground)
        }.foregroundStyle(.green)
      )
    ),
    (
      "two foreground styles",
      AnyView(
        HStack(spacing: 0) {
          Rectangle().fill(.primary)
          Rectangle().fill(.secondary)
        }.foregroundStyle(.green, .blue)
      )
    ),
    (
      "radial",
      AnyView(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 1, endRadius: 9))
    ),
    ("elliptical", AnyView(EllipticalGradient(colors: [.red, .blue, .green]))),
    (
      "angular",
      AnyView(AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(30)))
    ),
    (
      "stops",
      AnyView(
        LinearGradient(
          stops: [.init(color: .red, location: 0.1), .init(color: .white, location: 0.9)],
          startPoint: .leading,
          endPoint: .trailing
        )
      )
    ),
  ]

  // MARK: Controls

  private struct Pressable: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .opacity(configuration.isPressed ? 0.25 : 0.75)
        .padding(configuration.role == .destructive ? 5 : 1)
    }
  }

  private struct Switch: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: configuration.isMixed ? 9 : 2) {
        Circle().frame(width: configuration.isOn ? 8 : 4)
        configuration.label
      }
    }
  }

  private static func progress(_ value: Double?, total: Double) -> some View {
    ProgressView(value: value, total: total) {
      Text("Cargo")
    } currentValueLabel: {
      Text("Some")
    }
  }

  private static func interval(_ from: Double, _ to: Double, countsDown: Bool) -> some View {
    // The reference date is 2001-01-01.
    let date = Date(timeIntervalSinceReferenceDate: 0)
    return ProgressView(timerInterval: date + from...date + to, countsDown: countsDown)
      .environment(\.referenceDate, date)
  }

  private static let controls: [(String, AnyView)] = [
    ("pressable", AnyView(Button("Sail") {}.buttonStyle(Pressable()))),
    ("destructive", AnyView(Button("Sink", role: .destructive) {}.buttonStyle(Pressable()))),
    ("switch", AnyView(Toggle("Lights", isOn: .constant(true)).toggleStyle(Switch()))),
    ("switch off", AnyView(Toggle("Lights", isOn: .constant(false)).toggleStyle(Switch()))),
    ("nothing of something", AnyView(progress(0, total: 5))),
    ("part", AnyView(progress(2, total: 5))),
    ("more than all", AnyView(progress(9, total: 5))),
    ("less than nothing", AnyView(progress(-9, total: 5))),
    ("of nothing", AnyView(progress(2, total: 0))),
    ("of less than nothing", AnyView(progress(2, total: -1))),
    ("not known", AnyView(progress(nil, total: 5))),
    ("not known, as a bar", AnyView(progress(nil, total: 5).progressViewStyle(.linear))),
    ("part, as a ring", AnyView(progress(2, total: 5).progressViewStyle(.circular))),
    ("time, begun", AnyView(interval(-10, 30, countsDown: false))),
    ("time, counting down", AnyView(interval(-10, 30, countsDown: true))),
    ("time to come", AnyView(interval(10, 30, countsDown: true))),
    ("time that is over", AnyView(interval(-30, -10, countsDown: false))),
    ("no time, over", AnyView(interval(-10, -10, countsDown: false))),
    ("no time, to come", AnyView(interval(10, 10, countsDown: false))),
    ("gauge of no number", AnyView(Gauge(value: Double.nan) { Text("Low") })),
    ("gauge without end", AnyView(Gauge(value: Double.infinity) { Text("Low") })),
    ("gauge without a range", AnyView(Gauge(value: 3, in: 3...3) { Text("Low") })),
    (
      "gauge with a label only",
      AnyView(Gauge(value: 0.5) { Text("Low") }.gaugeStyle(.accessoryCircular))
    ),
    (
      "wide ring",
      AnyView(
        Gauge(value: 0.75) {
          Text("Low")
        } currentValueLabel: {
          Text("7")
        }
        .gaugeStyle(.accessoryCircular).frame(width: 90, height: 40)
      )
    ),
    (
      "high ring",
      AnyView(
        Gauge(value: 0.02) {
          Text("Low")
        } currentValueLabel: {
          Text("7")
        }
        .gaugeStyle(.accessoryCircular).frame(width: 40, height: 50)
      )
    ),
    (
      "wide circle path",
      AnyView(Path { $0.addPath(Circle().path(in: CGRect(x: 1, y: 2, width: 50, height: 20))) })
    ),
    (
      "high circle path",
      AnyView(Path { $0.addPath(Circle().path(in: CGRect(x: 1, y: 2, width: 20, height: 50))) })
    ),
    (
      "capsule path",
      AnyView(Path { $0.addPath(Capsule().path(in: CGRect(x: 1, y: 2, width: 50, height: 20))) })
    ),
  ]

  // MARK: Texts

  private static let words = "Harbour 12"

  private static let texts: [(String, AnyView)] = [
    ("ultra-light", AnyView(Text(words).fontWeight(.ultraLight))),
    ("black", AnyView(Text(words).fontWeight(.black))),
    ("heavy, rounded", AnyView(Text(words).fontWeight(.heavy).fontDesign(.rounded))),
    ("serif", AnyView(Text(words).fontDesign(.serif))),
    ("monospaced design", AnyView(Text(words).fontDesign(.monospaced))),
    ("monospaced", AnyView(Group { Text(words) }.monospaced())),
    ("not monospaced", AnyView(Group { Text(words) }.monospaced(false))),
    ("not bold", AnyView(Group { Text(words) }.bold(false))),
    ("bold", AnyView(Group { Text(words) }.bold())),
    ("italic", AnyView(Group { Text(words) }.italic())),
    ("not italic", AnyView(Group { Text(words) }.italic(false))),
    ("compressed", AnyView(Text(words).fontWidth(.compressed))),
    ("condensed", AnyView(Text(words).fontWidth(.condensed))),
    ("expanded", AnyView(Text(words).fontWidth(.expanded))),
    ("tight", AnyView(Text("\(words)\n\(words)").font(.body.leading(.tight)))),
    ("loose", AnyView(Text("\(words)\n\(words)").font(.body.leading(.loose)))),
    ("tight lines", AnyView(Text("\(words)\n\(words)").lineHeight(.tight))),
    ("exact lines", AnyView(Text("\(words)\n\(words)").lineHeight(.exact(points: 30)))),
    ("multiple lines", AnyView(Text("\(words)\n\(words)").lineHeight(.multiple(factor: 2)))),
    ("leading lines", AnyView(Text("\(words)\n\(words)").lineHeight(.leading(increase: 3)))),
    ("custom size", AnyView(Text(words).font(.custom("Nobody Knows", size: 13)))),
    ("custom fixed size", AnyView(Text(words).font(.custom("Nobody Knows", fixedSize: 13)))),
    ("lowered", AnyView(Text(words).baselineOffset(-5))),
    ("raised", AnyView(Text(words).baselineOffset(5))),
    ("redacted, raised", AnyView(Text(words).baselineOffset(5).redacted(reason: .placeholder))),
    ("redacted, lowered", AnyView(Text(words).baselineOffset(-5).redacted(reason: .placeholder))),
    ("underlined, raised", AnyView(Text(words).underline().baselineOffset(4))),
    ("underlined, of two scripts", AnyView(Text("夜 Ag 🙂").underline().strikethrough(color: .red))),
    (
      "struck out, shrunk",
      AnyView(
        Text("Harbour library opens late tonight").strikethrough(pattern: .dashDot, color: .red)
          .lineLimit(1).minimumScaleFactor(0.2)
      )
    ),
    ("picture between words", AnyView(Text("A \(Image(systemName: "star.fill")) b").font(.title))),
    ("asset between words", AnyView(Text("A \(Image("harbour")) b").font(.title))),
    ("asset by itself", AnyView(Text(Image("harbour")).baselineOffset(3))),
    ("picture by itself", AnyView(Text(Image(systemName: "ferry")).baselineOffset(3))),
    ("secondary", AnyView(Text("A") + Text(words).textScale(.secondary))),
    ("standard width", AnyView(Text(words).fontWidth(.standard))),
    (
      "scale beyond the whole",
      AnyView(Text("Harbour library opens late").lineLimit(1).minimumScaleFactor(1.5))
    ),
    (
      "scale below nothing",
      AnyView(Text("Harbour library opens late").lineLimit(1).minimumScaleFactor(-1))
    ),
    ("lower case", AnyView(Text(words).textCase(.lowercase))),
    (
      "head at two lines",
      AnyView(
        Text("Harbour library opens late tonight and tomorrow").lineLimit(2).truncationMode(.middle)
      )
    ),
    (
      "at most two lines",
      AnyView(Text("Harbour library opens late tonight and tomorrow").lineLimit(...2))
    ),
    ("at least two lines", AnyView(Text("Harbour").lineLimit(2...))),
    ("two lines, no room kept", AnyView(Text("Harbour").lineLimit(2, reservesSpace: false))),
    ("from the right", AnyView(Text("שלום Ag").environment(\.layoutDirection, .rightToLeft))),
    ("verbatim markup", AnyView(Text(verbatim: "A **bold** [link](a:b)"))),
    ("attributed", AnyView(Text(attributed))),
  ]

  private static var attributed: AttributedString {
    var text = AttributedString("Harbour ")
    text.font = .title3
    var tail = AttributedString("late")
    tail.foregroundColor = .red
    tail.backgroundColor = .blue
    tail.underlineStyle = Text.LineStyle(pattern: .dashDotDot, color: .green)
    tail.strikethroughStyle = .single
    tail.kern = 2
    tail.baselineOffset = -3
    var middle = AttributedString("opens ")
    middle.tracking = 1.5
    middle.inlinePresentationIntent = [.stronglyEmphasized, .emphasized]
    return text + middle + tail
  }

  static let details: [(name: String, view: AnyView)] = [
    ("in", contained), ("default", defaults), ("control", controls), ("text", texts),
  ].flatMap { kind, views in views.map { (name: "\(kind), \($0.0)", view: $0.1) } }
}
