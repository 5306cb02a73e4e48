import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import Typesetting
import ViewFitting

/// Layouts whose texts are exchanged, against resolving the view with those texts.
@MainActor
@Suite struct FitTemplateTests {
  private struct Item: View {
    let headline: String
    let snippet: String

    var body: some View {
      ViewThatFits(in: .vertical) {
        VStack(alignment: .leading) {
          headlineText
          Text(verbatim: snippet).font(.system(size: 11)).lineLimit(2)
            .accessibilityIdentifier("snippet")
        }
        HStack(spacing: 4) {
          headlineText
          Text(verbatim: "速報").font(.caption)
        }
        headlineText
      }
    }

    private var headlineText: some View {
      Text(verbatim: headline).bold().font(.system(size: 12)).accessibilityIdentifier("headline")
    }
  }

  private func environment(_ language: String) throws -> EnvironmentValues {
    var environment = EnvironmentValues(
      fontLibrary: try FontLibrary.bundled(deviceLanguages: [language], fontDirectory: nil)
    )
    environment.textLanguage = language
    return environment
  }

  @Test(arguments: ["ja", "en", "ar", "th"])
  func boundTextsAreSetAsResolvedOnes(language: String) throws {
    let environment = try environment(language)
    let selector = FitSelector(environment: environment)
    let words = Item(headline: "headline", snippet: "snippet")
    let template = try #require(FitTemplate(of: words, in: environment))
    let preparer = TextPreparer()
    let rows = try Corpus.rows(language)
    for row in rows.prefix(40) {
      let bound = { template.layout(rememberedBy: $0) { $0.flatMap(row.text) } }
      let resolved = selector.resolve(Item(headline: row.headline, snippet: row.snippet))
      for layout in [bound(nil), bound(preparer), bound(preparer)] {
        for bounds in [CGSize(width: 146, height: 58), CGSize(width: 97, height: 33)] {
          let (own, expected) = (
            selector.decide(layout, in: bounds), selector.decide(resolved, in: bounds)
          )
          #expect(own.chosenIndex == expected.chosenIndex)
          #expect(own.candidates == expected.candidates)
          #expect(own.placed == expected.placed)
          #expect(own.displayList.items.count == expected.displayList.items.count)
        }
      }
    }
  }

  /// What a layout is beside its texts stays as it was, also where it reads from right to left.
  @Test(arguments: LayoutDirection.allCases)
  func boundLayoutsKeepTheirColours(_ direction: LayoutDirection) throws {
    var environment = try environment("en")
    environment.layoutDirection = direction
    environment.widgetRenderingMode = .fullColor
    let selector = FitSelector(environment: environment)
    let template = try #require(FitTemplate(of: Item(headline: "", snippet: ""), in: environment))
    let resolved = selector.resolve(Item(headline: "headline", snippet: "snippet"))
    let bounds = CGSize(width: 146, height: 58)
    let (own, expected) = (
      selector.decide(template.layout { $0 }, in: bounds), selector.decide(resolved, in: bounds)
    )
    #expect(own.displayList.coloring == .full)
    #expect(own.displayList.coloring == expected.displayList.coloring)
    #expect(own.placed == expected.placed)
  }

  /// A template is of the environment's type size alone, also where a view might be shown at `large`.
  @Test func templatesAreOfOneTypeSize() throws {
    var environment = try environment("en")
    environment.widgetFamily = .accessoryRectangular
    environment.dynamicTypeSize = .accessibility2
    let selector = FitSelector(environment: environment)
    let words = Item(headline: "headline", snippet: "snippet")
    let template = try #require(FitTemplate(of: words, in: environment))
    let bounds = CGSize(width: 146, height: 58)
    let (own, resolved) = (
      selector.decide(template.layout { $0 }, in: bounds), selector.decide(words, in: bounds)
    )
    #expect(own.decisionAtLarge() == nil)
    #expect(resolved.decisionAtLarge() != nil)
    #expect(own.placed == resolved.placed)
  }

  /// A preparer that is given remembers an item's two texts: for the next with the same words they are prepared already.
  @Test func textsAreRememberedByThePreparer() throws {
    let environment = try environment("en")
    let template = try #require(FitTemplate(of: Item(headline: "", snippet: ""), in: environment))
    let preparer = TextPreparer()
    for hits in [0, 2] {
      _ = template.layout(rememberedBy: preparer) { $0 }
      #expect(preparer.counters.hits == hits && preparer.counters.misses == 2)
    }
  }

  /// Two texts of every two names, weights and words: each is bound as a text of its own.
  @Test func everyTwoTextsAreToldApart() throws {
    let environment = try environment("en")
    struct Words: Hashable {
      var role: String?
      var isBold: Bool
      var own: String
    }
    func view(_ texts: [Words], _ shown: (Words) -> String) -> some View {
      let texts = texts.map { words in
        let text = Text(verbatim: shown(words)).fontWeight(words.isBold ? .bold : .regular)
        return words.role.map { AnyView(text.accessibilityIdentifier($0)) } ?? AnyView(text)
      }
      return VStack { ForEach(texts.indices, id: \.self) { texts[$0] } }
    }
    let all = [nil, "headline", "snippet"].flatMap { role in
      [true, false].flatMap { isBold in
        ["Own", "Other"].map { Words(role: role, isBold: isBold, own: $0) }
      }
    }
    let selector = FitSelector(environment: environment)
    let bounds = CGSize(width: 200, height: 90)
    for one in all {
      for other in all {
        let template = try #require(FitTemplate(of: view([one, other], \.own), in: environment))
        let bound = selector.decide(template.layout { $0.map { "A \($0)" } }, in: bounds)
        let resolved = selector.decide(
          selector.resolve(
            view([one, other]) { words in words.role.map { "A \($0)" } ?? words.own }
          ),
          in: bounds
        )
        #expect(bound.placed == resolved.placed, "\(one) \(other)")
      }
    }
  }

  /// Texts that are the same in the template may be others in an item.
  @Test func sameWordsOfOtherNamesAreToldApart() throws {
    let environment = try environment("en")
    let template = try #require(
      FitTemplate(of: Item(headline: "", snippet: ""), in: environment)
    )
    var asked: [String?] = []
    let layout = template.layout { role in
      asked.append(role)
      return role == "headline" ? "One" : "Two"
    }
    let decision = FitSelector(environment: environment).decide(
      layout,
      in: CGSize(width: 99, height: 99)
    )
    #expect(decision.placed.texts.map(\.string) == ["One", "Two"])
    // Each once, wherever it stands.
    #expect(asked.filter { $0 == "headline" }.count == 1)
  }

  /// A text is asked for by the name that it has where it is traced: the outer of two, and no container's.
  @Test func textsAreAskedForByTheNamesOfTraces() throws {
    let environment = try environment("en")
    let own = Text(verbatim: "Own")
    let views: [(view: AnyView, roles: [String?])] = [
      (AnyView(own.accessibilityIdentifier("inner").accessibilityIdentifier("outer")), ["outer"]),
      (AnyView(own.opacity(0.5).accessibilityIdentifier("a")), ["a"]),
      (
        AnyView(
          VStack {
            own; own.accessibilityIdentifier("b")
          }
          .accessibilityIdentifier("column")
        ),
        [nil, "b"]
      ),
      (
        AnyView(
          ViewThatFits(in: .vertical) { own.accessibilityIdentifier("c") }
            .accessibilityIdentifier("choice")
        ),
        ["c"]
      ),
      (AnyView(ViewThatFits(in: .vertical) { own }.accessibilityIdentifier("choice")), [nil]),
    ]
    let selector = FitSelector(environment: environment)
    for (view, roles) in views {
      let template = try #require(FitTemplate(of: view, in: environment))
      let layout = template.layout { $0.map { "A \($0)" } }
      let texts = selector.decide(layout, in: CGSize(width: 200, height: 90)).placed.texts
      #expect(texts.map(\.role) == roles)
      #expect(texts.map(\.string) == roles.map { $0.map { "A \($0)" } ?? "Own" })
      #expect(try #require(template.columnTexts).map(\.role) == roles)
    }
  }

  @Test func otherPartsAreRefused() throws {
    let environment = try environment("en")
    #expect(FitTemplate(of: Text(verbatim: "a").padding(), in: environment) == nil)
    #expect(
      FitTemplate(
        of: VStack {
          Text(verbatim: "a"); Spacer()
        },
        in: environment
      ) == nil
    )
    #expect(FitTemplate(of: Text(timerInterval: .now ... .now), in: environment) == nil)
    #expect(FitTemplate(of: Text(Image(systemName: "star")), in: environment) == nil)
    let redacted = Text(verbatim: "a").redacted(reason: .placeholder)
    #expect(FitTemplate(of: redacted, in: environment) == nil)
    // The words that are bound would have to be in capitals as well.
    let capitals = VStack { Text(verbatim: "a") }.textCase(.uppercase)
    #expect(FitTemplate(of: capitals, in: environment) == nil)
    #expect(FitTemplate(of: Text(verbatim: "a").textCase(nil), in: environment) != nil)
    #expect(FitTemplate(of: Text(verbatim: "a"), in: environment) != nil)
  }
}

extension Corpus.Row {
  fileprivate func text(_ role: String) -> String? {
    switch role {
    case "headline": headline
    case "snippet": snippet
    default: nil
    }
  }
}
