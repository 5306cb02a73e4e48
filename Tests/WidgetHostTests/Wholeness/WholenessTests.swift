import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import Testing
import ViewFitting

@testable import WidgetHost

/// What becomes of a text is told by its glyphs where they are drawn: moved, scaled, turned, clipped and masked.
@MainActor
@Suite struct WholenessTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let view: @MainActor () -> AnyView
    let state: TextRecord.State

    init<Content: View>(
      _ name: String,
      _ state: TextRecord.State,
      @ViewBuilder _ view: @escaping @MainActor () -> Content
    ) {
      testDescription = name
      self.view = { AnyView(view()) }
      self.state = state
    }
  }

  /// Of 17 points: about 40 wide and 20.3 high, of which capitals and their like take 12 in the middle.
  static func hill() -> some View { Text("Hill x").fixedSize() }

  /// A line through its middle.
  static func line(_ width: CGFloat) -> some View {
    Path {
      $0.move(to: CGPoint(x: -8, y: 10))
      $0.addLine(to: CGPoint(x: 60, y: 10))
    }
    .stroke(lineWidth: width)
  }

  /// In no colour, before a ground.
  static func marked(_ ground: Color) -> some View {
    var words = AttributedString("Hill x")
    words.foregroundColor = .clear
    words.backgroundColor = ground
    return Text(words).fixedSize()
  }

  /// In a widget of 100 by 40 points with margins of 4.
  @Test(arguments: [
    Row("as it is", .whole) { hill() },
    // Effects that leave it as it is.
    Row("scaled to nothing", .whole) { hill().scaleEffect(0) },
    Row("flattened into a line beyond the widget", .whole) {
      hill().transformEffect(CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 200, ty: 0))
    },
    Row("scaled on one axis to nothing", .whole) { hill().scaleEffect(x: 0, y: 3) },
    Row("turned over", .whole) { hill().rotationEffect(.degrees(180)) },
    Row("mirrored", .whole) { hill().scaleEffect(x: -1) },
    Row("blended", .whole) { hill().blendMode(.multiply) },
    // Transforms.
    Row("scaled within the widget", .whole) { hill().scaleEffect(1.8) },
    Row("scaled beyond its width", .outside) { hill().scaleEffect(4) },
    Row("scaled down into it", .whole) {
      Text("A hill that nobody sees at once").fixedSize().scaleEffect(0.3)
    },
    Row("as wide and not scaled", .outside) { Text("A hill that nobody sees at once").fixedSize() },
    Row("turned out of its height", .outside) {
      Text("A wide hill").fixedSize().rotationEffect(.degrees(90))
    },
    Row("turned within it", .whole) { Text("Hi").fixedSize().rotationEffect(.degrees(90)) },
    Row("moved out by a map", .outside) {
      hill().transformEffect(CGAffineTransform(translationX: 60, y: 0))
    },
    Row("moved out and back in", .whole) {
      hill().transformEffect(CGAffineTransform(translationX: 60, y: 0)).offset(x: -60)
    },
    Row("moved into the margins", .whole) { hill().offset(y: 13) },
    Row("moved through the margins", .outside) { hill().offset(y: 19) },
    // Clips.
    Row("beyond a frame", .whole) { hill().frame(width: 20) },
    Row("beyond a frame that clips", .clipped) { hill().frame(width: 20).clipped() },
    Row("less high than its box, not than its glyphs", .whole) {
      hill().frame(height: 15).clipped()
    },
    Row("less high than its glyphs", .clipped) { hill().frame(height: 9).clipped() },
    Row("less high by part of a pixel", .whole) { Text("x").frame(height: 20.3).clipped() },
    Row("in a circle", .clipped) { hill().clipShape(Circle()) },
    Row("in a circle with room", .whole) { Text("x").padding(8).clipShape(Circle()) },
    Row("in a capsule with room", .whole) { hill().padding(.horizontal, 8).clipShape(Capsule()) },
    Row("in round corners", .whole) { hill().cornerRadius(5) },
    Row("in corners that are rounder", .clipped) {
      Text("WWWW").fixedSize().frame(height: 13).cornerRadius(6.5)
    },
    Row("in a path", .clipped) {
      hill().clipShape(
        Path { path in
          path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 20)])
          path.closeSubpath()
        }
      )
    },
    Row("in a path around it", .whole) {
      hill().clipShape(Path { $0.addEllipse(in: CGRect(x: -40, y: -40, width: 130, height: 100)) })
    },
    Row("clipped within a clip", .clipped) {
      hill().frame(width: 20).clipped().frame(width: 60).clipped()
    },
    Row("scaled into a clip", .whole) { hill().scaleEffect(0.2).frame(width: 12).clipped() },
    Row("scaled out of a clip", .clipped) { hill().scaleEffect(1.5).clipped() },
    Row("clipped, then scaled", .clipped) { hill().frame(width: 20).clipped().scaleEffect(0.5) },
    Row("clipped, then scaled out of the widget", .outside) {
      hill().frame(width: 20).clipped().scaleEffect(4)
    },
    Row("clipped by less than a pixel as it is drawn", .whole) {
      hill().frame(height: 11).clipped().scaleEffect(0.1)
    },
    Row("clipped, and out of the widget", .outside) {
      hill().frame(width: 20).clipped().offset(x: 90)
    },
    Row("scrolled, with room", .whole) { ScrollView { hill() } },
    Row("scrolled in less room than its glyphs", .clipped) {
      ScrollView { hill() }.frame(height: 12)
    },
    Row("beside what is clipped", .whole) {
      hill().overlay { Color.red.frame(width: 4, height: 4).clipShape(Circle()) }
    },
    Row("whose second line is clipped", .clipped) {
      Text("Hill x\nHill x").font(.system(size: 9)).fixedSize()
        .frame(height: 11, alignment: .top).clipped()
    },
    // What holds the box of a text cuts nothing of it, however far its letters lean out.
    Row("letters that lean out", .whole) { Text("of").font(.largeTitle).fixedSize().clipped() },
    Row("letters that lean out at the left", .whole) {
      Text("Tor").font(.system(size: 34, weight: .heavy)).fixedSize().clipped()
    },
    Row("a letter that leans out", .whole) { Text("r").font(.largeTitle).fixedSize().clipped() },
    Row("a round letter", .whole) {
      Text("K").font(.system(size: 34, design: .rounded)).fixedSize().clipped()
    },
    Row("slanted", .whole) { Text("Half").italic().fixedSize().clipped() },
    Row("slanted in round corners that leave it out", .clipped) {
      Text("WWWW").italic().fixedSize().frame(height: 13).cornerRadius(6.5)
    },
    Row("slanted in a path around it", .whole) {
      Text("Half").italic().fixedSize().clipShape(Path(CGRect(x: 0, y: 0, width: 90, height: 30)))
    },
    Row("slanted in a mask around it", .whole) {
      Text("Half").italic().fixedSize().mask(Rectangle())
    },
    // What is meant not to be seen.
    Row("clipped, then scaled to nothing", .whole) {
      hill().frame(width: 4).clipped().scaleEffect(0)
    },
    Row("clipped, then scaled to less than a pixel", .whole) {
      hill().frame(width: 4).clipped().scaleEffect(0.001)
    },
    Row("scaled to less than a pixel, then clipped", .whole) {
      hill().scaleEffect(0.001).offset(x: 30).clipped()
    },
    Row("clipped and without a colour", .whole) {
      hill().foregroundStyle(.clear).frame(width: 4).clipped()
    },
    Row("clipped, without a colour and a ground", .whole) {
      marked(.clear).frame(width: 20).clipped()
    },
    Row("clipped, without a colour before a ground", .clipped) {
      marked(.red).frame(width: 20).clipped()
    },
    Row("outside and without a colour", .whole) { hill().foregroundStyle(.clear).offset(x: 90) },
    Row("collapsed", .whole) { hill().frame(height: 0).clipped() },
    Row("collapsed in a path", .whole) { hill().clipShape(Path()) },
    Row("nearly collapsed", .clipped) { hill().frame(height: 1).clipped() },
    // Masks.
    Row("masked by all of it", .whole) { hill().mask(Rectangle()) },
    Row("masked by a gradient", .whole) {
      hill().mask {
        LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
      }
    },
    Row("masked by a part", .clipped) { hill().mask { Rectangle().frame(width: 10) } },
    Row("masked by two halves", .whole) {
      hill().mask {
        HStack(spacing: 0) {
          Rectangle()
          Rectangle()
        }
      }
    },
    Row("masked by its lines, of which the second is short", .whole) {
      Text("Hill x\nl").font(.system(size: 9)).multilineTextAlignment(.trailing).fixedSize()
        .mask {
          VStack(alignment: .trailing, spacing: 0) {
            Rectangle().frame(height: 10)
            Rectangle().frame(width: 6)
          }
        }
    },
    Row("masked by what is scaled over it", .whole) {
      hill().mask { Circle().frame(width: 8, height: 8).scaleEffect(8) }
    },
    Row("masked by what is clipped", .clipped) {
      hill().mask { Rectangle().frame(width: 10).clipped() }
    },
    Row("masked by what is masked", .clipped) {
      hill().mask { Rectangle().mask { Rectangle().frame(width: 10) } }
    },
    Row("masked by a frame's line", .clipped) {
      hill().mask { Rectangle().stroke(lineWidth: 4) }
    },
    Row("masked by a frame's line that meets in the middle", .whole) {
      hill().mask { Rectangle().stroke(lineWidth: 24) }
    },
    Row("masked by a line as broad as its letters", .whole) { hill().mask { line(16) } },
    Row("masked by a line through its letters", .clipped) { hill().mask { line(6) } },
    Row("masked by nothing", .clipped) { hill().mask { Color.clear } },
    Row("masked by what is not drawn", .clipped) { hill().mask { Rectangle().opacity(0) } },
    Row("masked by itself", .whole) { hill().mask { hill() } },
    Row("as a mask", .whole) { Color.black.frame(width: 60, height: 24).mask { hill() } },
    Row("as a mask of what is narrower", .clipped) {
      Color.black.frame(width: 20, height: 24).mask { hill() }
    },
    Row("as a mask of what is narrower before a ground", .clipped) {
      ZStack {
        Color.blue.frame(width: 60, height: 24)
        Color.black.frame(width: 20, height: 24).mask { hill() }
      }
    },
    Row("as a mask without room", .truncated) {
      Color.black.frame(width: 60, height: 24).mask { Text("A hill that nobody sees").lineLimit(1) }
    },
    Row("as a mask beyond the widget", .outside) {
      Color.black.frame(width: 400, height: 24).fixedSize()
        .mask { Text("A hill that nobody sees at once").fixedSize() }
    },
    Row("as a mask of what is laid over it", .whole) {
      hill().overlay { Color.red.mask { hill() } }
    },
    // What is cut otherwise.
    Row("truncated in a clip", .truncated) { Text("Hill fog").frame(width: 30).clipped() },
    Row("without any room", .truncated) { Text("Hill fog").padding(80) },
    Row("redacted without any room", .hidden) {
      Text("Hill fog").redacted(reason: .placeholder).padding(80)
    },
    Row("larger than a frame without room", .whole) { hill().frame(width: 0, height: 0) },
    Row("hidden", .hidden) { hill().frame(width: 20).clipped().redacted(reason: .placeholder) },
    Row("an emoji in a circle", .whole) { Text("🌁").padding(2).clipShape(Circle()) },
    Row("an emoji that is clipped", .clipped) { Text("🌁").frame(width: 8).clipped() },
  ])
  func aTextIsJudgedWhereItIsDrawn(_ row: Row) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let state = try Self.states(of: row.view(), direction).first
      #expect(state == row.state, "\(direction)")
    }
  }

  static func decision<Content: View>(
    _ view: Content,
    _ direction: LayoutDirection = .leftToRight
  ) throws -> FitDecision {
    var environment = EnvironmentValues(
      fontLibrary: try FontLibrary.bundled(deviceLanguages: ["en"])
    )
    environment.displayScale = 3
    environment.layoutDirection = direction
    return FitSelector(environment: environment)
      .decide(view, in: CGSize(width: 92, height: 32))
  }

  static func states<Content: View>(
    of view: Content,
    _ direction: LayoutDirection = .leftToRight,
    in family: WidgetFamily = .systemSmall
  ) throws -> [TextRecord.State] {
    try decision(view, direction).fates(in: family, beyond: CGSize(width: 4, height: 4))
      .map(\.state)
  }

  /// A text that is outside of the widget from end to end is told apart from one of which some is within.
  @Test(
    arguments: [
      (60, 0, nil), (80, 0, true), (-60, 0, nil), (-80, 0, true),
      (0, 25, nil), (0, 40, true), (0, -25, nil), (0, -40, true),
    ] as [(CGFloat, CGFloat, Bool?)]
  )
  func textsBeyondTheWidgetAreToldApart(
    _ x: CGFloat,
    _ y: CGFloat,
    _ isBeyond: Bool?
  ) throws {
    let cut = Text("A hill that nobody sees at once").lineLimit(1).frame(width: 40)
    let map = CGAffineTransform(translationX: x, y: y)
    let views: [(TextRecord.State, AnyView)] = [
      (.outside, AnyView(Self.hill().offset(x: x, y: y))),
      (.outside, AnyView(Self.hill().transformEffect(map))),
      (.truncated, AnyView(cut.offset(x: x, y: y))),
      (.truncated, AnyView(cut.transformEffect(map))),
    ]
    for (state, view) in views {
      let decision = try Self.decision(view)
      let told = decision.records(in: .systemSmall, beyond: CGSize(width: 4, height: 4))
      #expect(told.map(\.state) == [state])
      #expect(told.map(\.isBeyond) == [isBeyond], "\(state)")
      // The row of an inline widget stands where the system sets it.
      let inline = decision.fates(in: .accessoryInline, beyond: CGSize(width: 4, height: 4))
      #expect(inline.map(\.isBeyond) == [y == 0 && isBeyond == true], "\(state)")
    }
  }

  /// A mask that says what a text says in the same place is told of where that one is beyond the widget, and it is not.
  @Test(
    arguments: [(60, 60, [nil]), (60, 80, [nil, true]), (80, 60, [true, nil])]
      as [(CGFloat, CGFloat, [Bool?])]
  )
  func aMaskIsToldOfWhereItAloneIsInOrBeyondTheWidget(
    _ x: CGFloat,
    _ xOfMask: CGFloat,
    _ told: [Bool?]
  ) throws {
    func hill(at x: CGFloat) -> some View {
      Self.hill().transformEffect(CGAffineTransform(translationX: x, y: 0))
    }
    let records = try Self.decision(
      hill(at: x).overlay { Color.red.mask { hill(at: xOfMask) } }
    ).records(in: .systemSmall, beyond: CGSize(width: 4, height: 4))
    #expect(records.allSatisfy { $0.state == .outside })
    #expect(records.map(\.isBeyond) == told)
  }

  /// A text is told of that nothing is left for; one that is hidden on purpose is not.
  @Test func textsWithoutRoomAreToldUnlessTheyAreMeantToBeHidden() throws {
    let hill = Text("Hill fog")
    #expect(try Self.states(of: hill.padding(80)) == [.truncated])
    #expect(try Self.decision(hill.padding(80)).placed.texts.map(\.lineCount) == [0])
    #expect(
      try Self.states(of: Color.red.frame(width: 0, height: 0).overlay { hill }) == [.truncated]
    )
    #expect(try Self.states(of: Reticent { hill }.padding(80)) == [.truncated])
    // What is drawn of another text that says the same is not taken for it.
    let twice = ZStack {
      hill.padding(80)
      hill.fixedSize().frame(width: 20).clipped()
    }
    #expect(try Self.states(of: twice) == [.truncated, .clipped])
    let hidden: [AnyView] = [
      AnyView(hill.frame(width: 0, height: 0)), AnyView(hill.frame(maxWidth: 0, maxHeight: 0)),
      AnyView(hill.hidden().padding(80)), AnyView(hill.opacity(0).padding(80)),
      AnyView(Text("").padding(80)), AnyView(Reticent { hill }),
    ]
    for (index, view) in hidden.enumerated() {
      #expect(try Self.states(of: view) == [], "\(index)")
    }
  }

  /// A layout that shows none of its views, by offering them nothing.
  struct Reticent: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .zero) }
    }
  }

  /// The row of an inline widget is the system's: it is as high as it is, and stands where it stands.
  @Test func anInlineTextIsNotCutByTheView() throws {
    func states<Content: View>(_ view: Content) throws -> [TextRecord.State] {
      try Self.states(of: view, in: .accessoryInline)
    }
    #expect(try states(Self.hill().frame(height: 4).clipped()) == [.whole])
    #expect(try states(Self.hill().offset(y: 100).clipped()) == [.whole])
    #expect(try states(Self.hill().frame(width: 4).mask(Circle())) == [.whole])
    #expect(try states(Self.hill().frame(width: 4).clipped().offset(x: 90)) == [.outside])
  }

  /// Curves of a clip or a mask become lines once, for however many texts and points.
  @Test func anOutlineIsFlattenedOnce() throws {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 9, bottomTrailingRadius: 9)
    func count<Content: View>(_ view: Content) throws -> Int {
      DrawnTexts(of: try Self.decision(view).displayList).outlineCount
    }
    let texts = VStack(spacing: 0) { ForEach(0..<5) { Text("Hill \($0)").fixedSize() } }
    #expect(try count(texts) == 0)
    #expect(try count(texts.clipShape(shape)) == 1)
    #expect(try count(texts.clipShape(shape).mask(shape.fill(.black))) == 2)
    #expect(try count(texts.clipShape(RoundedRectangle(cornerRadius: 4))) == 0)
    #expect(try count(Color.red.clipShape(shape)) == 0)
    // So does what is behind the texts of a mask.
    #expect(try count(shape.fill(.black).mask { texts }) == 1)
    #expect(try count(shape.fill(.black).mask { Color.red }) == 0)
  }
}
