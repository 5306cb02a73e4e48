import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import Typesetting

/// Fonts, weights and text styles at the twelve type sizes.
@MainActor
@Suite struct FontTests {
  func trace(
    _ view: some View,
    _ typeSize: DynamicTypeSize = .large
  ) throws -> (text: TextTrace, faces: [String]) {
    let decision = try Layouts.decide(view.dynamicTypeSize(typeSize), 10_000, 1000)
    let text = try #require(decision.placed.texts.first)
    var faces: [String] = []
    for case .text(let placed) in decision.displayList.items {
      faces += placed.laidOut.lines.flatMap(\.runs).map(\.face.styleName)
    }
    return (text, faces)
  }

  /// A font that is called by the name of the library's own is no other.
  @Test func theLibrarysFontIsKnownByItsName() throws {
    let library = try Layouts.environment().fontLibrary
    let family = try #require(library?.cascade(weight: .regular).faces.first?.familyName)
    for (name, expected) in [(family, []), ("Futura", ["font Futura"])] as [(String, [String])] {
      let text = Text(verbatim: "A").font(.custom(name, size: 12))
      let subjects = try Layouts.decide(text, 100, 60).standIns.map(\.subject)
      #expect(subjects.filter { $0.hasPrefix("font ") } == expected)
    }
  }

  @Test func theStandardWidthIsNone() {
    #expect(Font.Width.standard.value == 0)
    let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded]
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0.value < $1.value })
  }

  @Test func defaultFontIsBody() throws {
    #expect(try trace(Text(verbatim: "A")).text.pointSize == 17)
    #expect(try trace(Text(verbatim: "A").font(nil)).text.pointSize == 17)
  }

  /// A font by name grows as body does, as the style that it is told, or not at all.
  @Test(arguments: DynamicTypeSize.allCases)
  func namedFontsGrowWithTheirStyle(_ size: DynamicTypeSize) throws {
    for (font, style) in [
      (.custom("Futura", size: 20), .body),
      (.custom("Futura", size: 20, relativeTo: .largeTitle), .largeTitle),
      (.custom("Futura", fixedSize: 20), nil),
    ] as [(Font, Font.TextStyle?)] {
      let points = Double(try trace(Text(verbatim: "A").font(font), size).text.pointSize)
      #expect(abs(points - 20 * (style?.scale(at: size, on: .iOS) ?? 1)) < 1e-9)
    }
  }

  /// What a font file says of the distance between lines stays beside what `leading` adds, and
  /// symbols stand in the middle of its capitals.
  @Test func fontFilesKeepTheirMeasures() throws {
    let gapped = try AlteredFont.test("Variable.ttf")
    // The line gap, of 1000 units.
    gapped.set(200, at: 8, of: "hhea")
    let file = try gapped.write("Gap.ttf")
    var environment = EnvironmentValues(
      fontLibrary: try FontLibrary.files(regular: [FontFace(path: file)])
    )
    environment.displayScale = Layouts.fine
    let resolver = LayoutResolver(environment: environment)
    func height(_ font: Font, _ text: String = "A\nA") -> CGFloat {
      resolver.resolve(Text(verbatim: text).font(font)).sizeThatFits(.unspecified).height
    }
    let font = Font.system(size: 20)
    #expect(abs(height(font) - 44) < 1e-4)
    #expect(abs(height(font.leading(.loose)) - 46) < 1e-4)
    #expect(abs(height(font.leading(.tight)) - 42) < 1e-4)

    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Image(systemName: "lungs").font(.system(size: 400))
      Block(10, 1000)
    }
    // Symbols that nobody read are 440 high; capitals of this file are 0.7 of its size.
    let below = resolver.resolve(row).sizeThatFits(.unspecified).height - 1000
    #expect(abs(below - (440 - (440 + 280) / 2)) < 1e-3)
  }

  /// Lines under and through a text lie as far from its baseline, and are as thick, as its font says of each: the fonts
  /// that are bundled say the same of both.
  @Test func fontFilesSayWhereLinesLie() throws {
    let ruled = try AlteredFont.test("Layers.ttf")
    // Of 1000 units: the upper edges, 150 below the baseline and 300 above it, and 40 and 80 from there down.
    ruled.set(-150, at: 8, of: "post")
    ruled.set(40, at: 10, of: "post")
    ruled.set(300, at: 28, of: "OS/2")
    ruled.set(80, at: 26, of: "OS/2")
    let file = try ruled.write("Ruled.ttf")
    var environment = EnvironmentValues(
      fontLibrary: try FontLibrary.files(regular: [FontFace(path: file)])
    )
    environment.displayScale = 3
    let text = Text(verbatim: "A").underline().strikethrough().font(.system(size: 20))
    let decision = LayoutResolver(environment: environment).resolve(text)
      .decide(in: CGSize(width: 100, height: 60), displayScale: 3, tracing: .tried)
    var lines: [(offset: Double, thickness: Double)] = []
    for case .text(let placed) in decision.displayList.items {
      for line in placed.runs.flatMap(\.lines) {
        lines.append((offset: line.offset, thickness: line.thickness))
      }
    }
    try #require(lines.count == 2)
    #expect(abs(lines[0].offset + 3.4) < 1e-9 && abs(lines[0].thickness - 0.8) < 1e-9)
    #expect(abs(lines[1].offset - 5.2) < 1e-9 && abs(lines[1].thickness - 1.6) < 1e-9)
  }

  /// A part of a text joins its letters, or has a feature of its font, whatever the others do.
  ///
  /// The font has A and B of 6 and 6.2 points, or B alone for both.
  @Test func partsHaveLigaturesAndFeaturesOfTheirOwn() throws {
    let letters = Text(verbatim: "AB")
    let rows: [(feature: String, other: Text, plain: CGFloat, changed: CGFloat)] = [
      ("liga", letters.tracking(1), 6.2, 14.2), ("tnum", letters.monospacedDigit(), 12.2, 6.2),
    ]
    for (feature, other, plain, changed) in rows {
      let font = try AlteredFont.ligature(by: feature)
      let file = try font.write("Ligature.ttf")
      var environment = EnvironmentValues(
        fontLibrary: try FontLibrary.files(regular: [FontFace(path: file)])
      )
      environment.displayScale = Layouts.fine
      let resolver = LayoutResolver(environment: environment)
      let both = plain + changed
      for (text, width) in [
        (letters, plain), (other, changed), (letters + other, both), (other + letters, both),
      ] as [(Text, CGFloat)] {
        let size = resolver.resolve(text.font(.system(size: 10))).sizeThatFits(.unspecified)
        #expect(abs(size.width - width) < 1e-4, "\(feature)")
      }
    }
  }

  @Test func stylesScaleAndSizesDoNot() throws {
    #expect(try trace(Text(verbatim: "A").font(.body), .xSmall).text.pointSize == 14)
    #expect(try trace(Text(verbatim: "A").font(.body), .accessibility5).text.pointSize == 53)
    #expect(try trace(Text(verbatim: "A").font(.caption2), .medium).text.pointSize == 11)
    #expect(try trace(Text(verbatim: "A").font(.largeTitle), .xxxLarge).text.pointSize == 40)
    #expect(
      try trace(Text(verbatim: "A").font(.system(size: 12)), .accessibility5).text.pointSize == 12
    )
  }

  @Test func rangesLimitTheTypeSize() throws {
    let view = Text(verbatim: "A").font(.body).dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    #expect(try trace(view, .accessibility3).text.pointSize == 23)
    #expect(try trace(view, .small).text.pointSize == 15)
    let both = Text(verbatim: "A").font(.body).dynamicTypeSize(.large ... .xLarge)
    #expect(try trace(both, .xSmall).text.pointSize == 17)
    #expect(try trace(both, .accessibility3).text.pointSize == 19)
    // A range may leave its end out; one that holds nothing limits nothing.
    let below = Text(verbatim: "A").font(.body).dynamicTypeSize(..<DynamicTypeSize.xLarge)
    #expect(try trace(below, .accessibility3).text.pointSize == 17)
    let nothing = DynamicTypeSize.large..<DynamicTypeSize.large
    let open = Text(verbatim: "A").font(.body).dynamicTypeSize(nothing)
    #expect(try trace(open, .xSmall).text.pointSize == 14)
    #expect(try trace(open, .accessibility3).text.pointSize == 40)
  }

  @Test func boldComesBeforeOrAfterTheFont() throws {
    let one = try trace(Text(verbatim: "Ag").bold().font(.system(size: 12)))
    let other = try trace(Text(verbatim: "Ag").font(.system(size: 12)).bold())
    let around = try trace(VStack { Text(verbatim: "Ag").font(.system(size: 12)) }.bold())
    let ofFont = try trace(Text(verbatim: "Ag").font(.system(size: 12).bold()))
    #expect(one.text == other.text && one.text == around.text && one.text == ofFont.text)
    #expect(one.faces == other.faces && one.faces == ofFont.faces)
    let plain = try trace(Text(verbatim: "Ag").font(.system(size: 12)))
    #expect(plain.text.lines[0].width < one.text.lines[0].width)
  }

  @Test func boldStylesTakeTheirEmphasisedWeight() throws {
    let bold = try trace(Text(verbatim: "Ag").font(.body).bold()).text.lines[0].width
    let semibold = try trace(Text(verbatim: "Ag").font(.body.weight(.semibold))).text.lines[0].width
    let headline = try trace(Text(verbatim: "Ag").font(.headline)).text.lines[0].width
    #expect(bold == semibold && bold == headline)
    let title = try trace(Text(verbatim: "Ag").font(.title).bold()).text.lines[0].width
    let heavy = try trace(Text(verbatim: "Ag").font(.title.weight(.bold))).text.lines[0].width
    #expect(title == heavy)
  }

  /// What is heavier already stays as heavy.
  @Test(arguments: [Font.Weight.bold, .heavy, .black])
  func boldMakesNothingLighter(_ weight: Font.Weight) throws {
    let text = Text(verbatim: "Hamburgefonstiv").font(.body.weight(weight))
    let (own, bold) = (try trace(text), try trace(text.bold()))
    #expect(bold.text == own.text && bold.faces == own.faces)
  }

  @Test func innerModifiersWin() throws {
    let text = Text(verbatim: "Ag").font(.system(size: 20))
    func width(_ view: some View) throws -> Double { try trace(view).text.lines[0].width }
    #expect(try width(text.font(.system(size: 40))) == width(text))
    #expect(try width(text.bold(false).bold()) == width(text))
    #expect(try width(VStack { text.bold(false) }.bold()) == width(text))
    #expect(
      try width(VStack { text.fontWeight(.medium) }.fontWeight(.bold))
        == width(text.fontWeight(.medium))
    )
    #expect(try width(text.fontWeight(.medium)) != width(text))
  }

  /// A text that is given `nil` has nothing of what is set around it: its font is body, and the rest its font's own.
  @Test func textsTakeBackWhatIsSetAroundThem() throws {
    let text = Text(verbatim: "Hamburgefonstiv")
    let own = text.font(.system(size: 20))
    func width(_ view: some View) throws -> Double { try trace(view).text.lines[0].width }
    let plain = try width(own)
    for (index, view) in [
      AnyView(Group { own.fontWeight(nil) }.bold()),
      AnyView(Group { own.fontWeight(nil) }.fontWeight(.bold)),
      AnyView(own.fontWeight(nil).bold()), AnyView(own.fontWeight(nil).fontWeight(.bold)),
      AnyView(Group { own }.fontWeight(nil).bold()),
      AnyView(Group { own }.fontWeight(nil).fontWeight(.bold)),
      AnyView(Group { own.fontDesign(nil) }.fontDesign(.rounded)),
      AnyView(own.fontDesign(nil).fontDesign(.monospaced)),
    ].enumerated() {
      #expect(try width(view) == plain, "\(index)")
    }
    #expect(try width(own.bold().fontWeight(nil)) == width(own.bold()))
    #expect(try width(Group { own.fontDesign(nil) }.monospaced()) == width(own.monospaced()))
    #expect(try width(Group { own }.fontDesign(nil).monospaced()) == width(own.monospaced()))
    #expect(try width(Group { own }.fontDesign(nil).fontDesign(.monospaced)) == plain)
    let condensed = Group { own.fontWidth(nil) }.fontWidth(.condensed)
    #expect(try Layouts.decide(condensed, 1000, 100).standIns.isEmpty)
    let around = Group { own }.fontWidth(nil).fontWidth(.condensed)
    #expect(try Layouts.decide(around, 1000, 100).standIns.isEmpty)
    #expect(try trace(Group { text }.font(nil).font(.title)).text.pointSize == 17)

    for view in [
      AnyView(Group { text.font(nil) }.font(.title)), AnyView(text.font(nil).font(.title)),
      AnyView(Text("\(text.font(nil))").font(.title)),
    ] {
      #expect(try trace(view).text.pointSize == 17)
    }
    #expect(try trace(text.font(.caption).font(nil)).text.pointSize == 12)
  }

  /// What says that a text is not bold, or not slanted, takes that away from modifiers around it: a font stays as
  /// it is asked for.
  @Test func fontsStayAsBoldAndSlantedAsTheyAre() throws {
    let text = Text(verbatim: "Hamburgefonstiv")
    func width(_ view: some View) throws -> Double { try trace(view).text.lines[0].width }
    func isSlanted(_ view: some View) throws -> Bool {
      try Layouts.decide(view, 1000, 100).standIns.contains { $0.subject == "italic" }
    }
    for font in [Font.system(size: 20), .body] {
      let bold = try width(text.font(font.bold()))
      #expect(try bold != width(text.font(font)))
      #expect(try width(text.font(font.bold()).bold(false)) == bold)
      #expect(try width(Group { text.font(font.bold()) }.bold(false)) == bold)
      #expect(try isSlanted(text.font(font.italic()).italic(false)))
      #expect(try isSlanted(Group { text.font(font.italic()) }.italic(false)))
      #expect(try !isSlanted(Group { text.font(font).italic(false) }.italic()))
    }
  }

  /// A font's own weight gives way to that of a modifier, whichever is heavier.
  @Test(arguments: [(Font.Weight.heavy, Font.Weight.medium), (.medium, .heavy)])
  func modifiersBeatTheFontsOwnWeight(_ own: Font.Weight, _ given: Font.Weight) throws {
    let text = Text(verbatim: "Hamburgefonstiv")
    func width(_ view: some View) throws -> Double { try trace(view).text.lines[0].width }
    let expected = try width(text.font(.body.weight(given)))
    #expect(try width(text.font(.body.weight(own))) != expected)
    #expect(try width(text.font(.body.weight(own)).fontWeight(given)) == expected)
  }

  /// Of a weight and of what makes bold the one further inside holds; of a font's own modifiers the later one.
  @Test func aWeightTakesThePlaceOfWhatMakesBoldAroundIt() throws {
    let text = Text(verbatim: "Hamburgefonstiv")
    func width(_ view: some View) throws -> Double { try trace(view).text.lines[0].width }
    for font in [Font.system(size: 20), .title] {
      let own = text.font(font)
      let (medium, bold) = (try width(own.fontWeight(.medium)), try width(own.bold()))
      #expect(medium != bold)
      for (index, view) in [
        AnyView(own.fontWeight(.medium).bold()), AnyView(Group { own.fontWeight(.medium) }.bold()),
        AnyView(Group { own }.fontWeight(.medium).bold()),
        AnyView(Group { Group { own.fontWeight(.medium) }.fontWeight(.bold) }.bold()),
        AnyView(text.font(font.bold()).fontWeight(.medium)),
        AnyView(Group { text.font(font.bold()) }.fontWeight(.medium)),
        AnyView(text.font(font.bold().weight(.medium))),
        AnyView(Text("\(own.fontWeight(.medium))").bold()),
      ].enumerated() {
        #expect(try width(view) == medium, "\(index)")
      }
      for (index, view) in [
        AnyView(own.bold().fontWeight(.medium)), AnyView(Group { own.bold() }.fontWeight(.medium)),
        AnyView(Group { own }.bold().fontWeight(.medium)),
        AnyView(text.font(font.weight(.medium).bold())),
        AnyView(Text("**Hamburgefonstiv**").font(font).fontWeight(.medium)),
      ].enumerated() {
        #expect(try width(view) == bold, "\(index)")
      }
    }
  }

  @Test func colourOfTexts() throws {
    func color(_ view: some View) throws -> DisplayColor {
      for case .text(let text) in try Layouts.decide(view, 100, 100).displayList.items {
        return text.color
      }
      return .clear
    }
    let text = Text(verbatim: "A")
    #expect(try color(text) == .white)
    #expect(try color(text.environment(\.colorScheme, .light)) == .black)
    #expect(try color(text.foregroundColor(.black)) == .black)
    #expect(try color(VStack { text }.foregroundStyle(.secondary)).alpha == 0.6)
    #expect(try color(VStack { text.foregroundStyle(.black) }.foregroundStyle(.red)) == .black)
    #expect(try color(VStack { text.foregroundColor(nil) }.foregroundStyle(.black)) == .white)
  }
}
