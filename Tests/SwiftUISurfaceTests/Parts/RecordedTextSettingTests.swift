import FontFaces
import Foundation
import LayoutEngine
import TestSupport
import Testing
import Typesetting
import UnicodeText

@testable import SwiftUISurface

/// What a text is set by and what is told of it, in every font, language and version of the system, under
/// everything around it that is told of, alone and two at a time; as it was when somebody looked.
///
/// `Scripts/renew-golden` writes `Cases/recorded-settings.txt` anew: every line of its diff is one that was
/// meant.
@MainActor
@Suite struct RecordedTextSettingTests {
  @Test func textsAreSetAsTheyWere() throws {
    let rows = try Self.settings() + Self.notes() + Self.heights()
    try GoldenFile("SwiftUISurfaceTests/Cases/recorded-settings.txt").check(rows)
  }

  // MARK: Languages

  private static func libraries() throws -> [(String, FontLibrary)] {
    let faces = try TestFonts.japanese().cascade(weight: .regular).faces
    return [
      ("Japanese", try TestFonts.japanese()), ("English", try TestFonts.english()),
      ("files", try FontLibrary.files(regular: faces)),
    ]
  }

  private static let fonts: [(String, Font)] = [
    ("body", .body), ("bold body", .body.bold()), ("semibold body", .body.weight(.semibold)),
    ("13", .system(size: 13)), ("black 13", .system(size: 13, weight: .black)),
  ]

  private static func settings() throws -> [String] {
    let languages: [(String, (inout EnvironmentValues) -> Void, (Text) -> Text)] = [
      ("none", { _ in }, { $0 }),
      ("ja", { $0.preferredLanguages = ["ja-JP", "en"] }, { $0 }),
      ("de", { $0.preferredLanguages = ["de", "ja"] }, { $0 }),
      ("ko", { $0.preferredLanguages = ["ko"] }, { $0 }),
      (
        "stated ja", { $0.preferredLanguages = ["en"] },
        { $0.typesettingLanguage(.init(identifier: "ja")) }
      ),
      (
        "stated en", { $0.preferredLanguages = ["ja"] },
        { $0.typesettingLanguage(.init(identifier: "en")) }
      ),
      (
        "automatic", { $0.preferredLanguages = ["ja"] }, { $0.typesettingLanguage(.automatic) }
      ),
    ]
    var rows: [String] = []
    for (device, library) in try Self.libraries() {
      for version in SystemVersion.allCases {
        for (language, change, changed) in languages {
          let said = try Self.fonts.flatMap { font, value in
            try [TextAlignment.leading, .center, .trailing].map { alignment in
              var environment = EnvironmentValues(fontLibrary: library)
              environment.systemVersion = version
              environment.multilineTextAlignment = alignment
              environment.lineBreakStrictness = .loose
              change(&environment)
              let text = changed(Text(verbatim: "夜の図書館Aが（開く）")).font(value)
              let node = LayoutResolver(environment: environment).resolve(text)
              let own = try #require(node.columnTexts?.first)
              let style = own.prepared.style
              return "\(font) \(alignment): \(style.composition) \(style.phraseBreaking) "
                + "\(style.lineBreakStrictness) \(own.typesettingLanguage ?? "–") "
                + "\(own.doubts.map(\.rawValue).joined(separator: " "))"
            }
          }
          rows.append("\(device) \(version) \(language) | \(said.joined(separator: " | "))")
        }
      }
    }
    return rows
  }

  /// Lines of a text style are in doubt where it is bold, and from bold on.
  @Test func boldStylesAreInDoubt() throws {
    for (weight, isBold) in [
      (Font.Weight.medium, false), (.semibold, false), (.bold, true), (.heavy, true),
    ] {
      var environment = EnvironmentValues(fontLibrary: try TestFonts.japanese())
      environment.systemVersion = .iOS26
      environment.preferredLanguages = ["ja"]
      for (font, isStyle) in [(Font.body, true), (.system(size: 13), false)] {
        let text = Text(verbatim: "夜の図書館").font(font.weight(weight))
        let node = LayoutResolver(environment: environment).resolve(text)
        let doubts = try #require(node.columnTexts?.first).doubts
        #expect(doubts.contains(.bold) == (isBold && isStyle), "\(font) \(weight)")
        // Behind blocks, which break anywhere, nothing of them is in doubt.
        var hiding = environment
        hiding.redactionReasons = .placeholder
        let hidden = LayoutResolver(environment: hiding).resolve(text)
        let own = try #require(hidden.columnTexts?.first)
        let style = own.prepared.style
        #expect(own.doubts.isEmpty, "\(font) \(weight)")
        #expect("\(style.phraseBreaking) \(style.lineBreakStrictness)" == "none anywhere")
      }
    }
  }

  // MARK: What is told

  private static var toldFonts: [(String, (Text) -> Text)] {
    [
      ("body", { $0 }), ("headline", { $0.font(.headline) }),
      ("12", { $0.font(.system(size: 12)) }),
      ("semibold 12", { $0.font(.system(size: 12, weight: .semibold)) }),
      ("bold 12", { $0.font(.system(size: 12)).bold() }),
      ("light", { $0.fontWeight(.light) }), ("heavy", { $0.fontWeight(.heavy) }),
      ("serif", { $0.fontDesign(.serif) }), ("rounded", { $0.fontDesign(.rounded) }),
      ("monospaced", { $0.monospaced() }), ("italic", { $0.italic() }),
      ("condensed", { $0.fontWidth(.condensed) }),
      ("wide font", { $0.font(.body.width(.expanded)) }),
      ("standard in wide", { $0.fontWidth(.standard).font(.body.width(.expanded)) }),
      ("smaller", { $0.textScale(.secondary) }), ("as large", { $0.textScale(.default) }),
      ("custom", { $0.font(.custom("Futura", size: 12)) }),
      ("fixed custom", { $0.font(.custom("Futura", fixedSize: 12)) }),
      ("loose", { $0.font(.body.leading(.loose)) }),
      ("with a picture", { Text("\($0) \(Image("sea")) \(Image(systemName: "star"))") }),
    ]
  }

  /// What the line advance of body at large leaves beside the font's own height.
  private static let leading = CGFloat(22 - 17 * (2444.0 / 2048))

  private static let changes: [(String, (inout EnvironmentValues) -> Void)] = [
    ("hidden", { $0.redactionReasons = .placeholder }),
    ("in bold", { $0.legibilityWeight = .bold }),
    ("in no bold", { $0.legibilityWeight = .regular }),
    ("line height", { $0.lineHeight = .tight }), ("normal lines", { $0.lineHeight = .normal }),
    ("exact lines", { $0.lineHeight = .exact(points: 20) }),
    ("closer", { $0.lineSpacing = leading.nextDown }), ("as close", { $0.lineSpacing = leading }),
    ("hardly closer", { $0.lineSpacing = 0.25 }), ("overlapping", { $0.lineSpacing = -1 }),
    ("small", { $0.dynamicTypeSize = .medium }), ("larger", { $0.dynamicTypeSize = .xLarge }),
    ("on a watch", { $0.platform = .watchOS }), ("in an app", { $0.viewArchival = .app }),
    ("inline", { $0.widgetFamily = .accessoryInline }),
    ("before 26", { $0.systemVersion = .iOS18 }),
  ]

  private static func notes() throws -> [String] {
    var rows: [String] = []
    for (device, library) in try Self.libraries() {
      for (font, changed) in Self.toldFonts {
        func said(_ changes: [(inout EnvironmentValues) -> Void]) -> String {
          var environment = EnvironmentValues(fontLibrary: library)
          for change in changes { change(&environment) }
          let text = changed(Text(verbatim: "Ag"))
          let decision = LayoutResolver(environment: environment).resolve(text)
            .decide(in: CGSize(width: 400, height: 90), displayScale: 3, tracing: .tried)
          return decision.standIns.map { note in
            let doubt = note.doubt.map {
              " \(Double($0.width).toThousandths)×\(Double($0.height).toThousandths)"
            }
            return "\(note.subject): \(note.assumption)\(doubt ?? "")"
          }.joined(separator: "; ")
        }
        let plain = said([])
        rows.append("\(device) \(font): \(plain)")
        for (index, (name, change)) in Self.changes.enumerated() {
          let alone = said([change])
          if alone != plain { rows.append("\(device) \(font) \(name): \(alone)") }
          let pairs = Self.changes[..<index].map { said([$0.1, change]) }
          rows.append(
            "\(device) \(font) \(name) with others #\(pairs.joined(separator: "\n").digest)"
          )
        }
      }
    }
    return rows
  }

  /// What several runs of a text rest on is told once, and each of their sizes, in the order in which they come first.
  @Test func everythingIsToldOnce() throws {
    let library = try TestFonts.japanese()
    let environment = EnvironmentValues(fontLibrary: library)
    func part(_ size: CGFloat) -> Text { Text(verbatim: "a").font(.system(size: size)) }
    let parts = [
      part(12).italic(), part(20).fontDesign(.rounded), part(12).bold().italic(), part(20),
      part(9).fontDesign(.rounded).italic(),
    ]
    let text = parts.dropFirst().reduce(parts[0]) { $0 + $1 }
    let runs = text.stretches(in: environment).map {
      TextRun($0, library: library, in: environment)
    }
    #expect(runs.count == parts.count)
    let setting = TextSetting(runs, in: environment)
    #expect(setting.standIns.map(\.subject) == ["italic", "font design rounded"])
    #expect(setting.pointSizes == [12, 20, 9])
  }

  // MARK: Heights

  /// Texts of one and of three lines, and with room for four, at every distance and offset of lines: points.
  private static func heights() throws -> [String] {
    let lineHeights: [(String, AttributedString.LineHeight?)] = [
      ("natural", nil), ("variable", .variable), ("exact", .exact(points: 25)),
      ("multiple", .multiple(factor: 1.25)), ("leading", .leading(increase: 3)),
    ]
    let fonts: [(String, Font)] = [
      ("body", .body), ("13", .system(size: 13)), ("loose", .caption.leading(.loose)),
    ]
    var rows: [String] = []
    for (font, value) in fonts {
      for (name, lineHeight) in lineHeights {
        for offset in [nil, -3, 0, 4] as [CGFloat?] {
          let said = try [-2, 0, 0.5, 1, 1.5, 2, 6].map { (spacing: CGFloat) in
            try ["A", "A\nA\nA"].flatMap { string in
              try [nil, 4].map { least -> String in
                var text = Text(verbatim: string)
                if let offset { text = text.baselineOffset(offset) }
                let view = text.font(value).lineSpacing(spacing).lineHeight(lineHeight)
                  .environment(\.leastLineCount, least)
                return Double(try Layouts.size(view, nil, nil).height).toThousandths
              }
            }.joined(separator: " ")
          }
          let lift = offset.map { "\($0)" } ?? "–"
          rows.append("heights \(font) \(name) \(lift): \(said.joined(separator: ", "))")
        }
      }
    }
    return rows
  }

  // MARK: Scales

  /// All that stands between the lines of a text is as much smaller as its font is.
  @Test func whatIsSmallerIsSmallerThroughout() throws {
    for (device, library) in try Self.libraries() {
      for version in [SystemVersion.iOS18, .iOS26] {
        for font in [
          Font.body, .title3.leading(.loose), .caption.leading(.tight), .system(size: 13),
          .system(size: 20).leading(.loose), .custom("Futura", size: 11).leading(.tight),
        ] {
          var environment = EnvironmentValues(fontLibrary: library)
          environment.systemVersion = version
          environment.displayScale = Layouts.fine
          func height(_ string: String, _ scale: Text.Scale) -> CGFloat {
            let text = Text(verbatim: string).font(font).textScale(scale)
            return LayoutResolver(environment: environment).resolve(text)
              .sizeThatFits(.unspecified).height
          }
          for string in ["A", "A\nA\nA"] {
            let (plain, small) = (height(string, .default), height(string, .secondary))
            #expect(abs(small - plain * 0.8) < 1e-4, "\(device) \(version) \(font)")
          }
          #expect(height("A\nA", .secondary) > height("A", .secondary))
        }
      }
    }
  }
}
