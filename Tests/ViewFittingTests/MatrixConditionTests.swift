import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

/// What a view knows of the areas that a matrix decides it in.
@MainActor
@Suite struct MatrixConditionTests {
  /// Its first three candidates fit in one kind of area each, the last one in all.
  private struct Choice: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.platform) private var platform
    @Environment(\.displayScale) private var scale

    var body: some View {
      ViewThatFits(in: .horizontal) {
        Color.white.frame(width: family == .systemLarge ? 50 : 200)
        Color.white.frame(width: platform == .watchOS ? 50 : 200)
        Color.white.frame(width: scale == 2 ? 50 : 200)
        Color.white.frame(width: 1)
      }
    }
  }

  /// The family is that of the environment where the area names none, and every other condition the area's, whatever the
  /// area before it had.
  @Test func viewsKnowTheirAreas() throws {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedEnglish())
    environment.widgetFamily = .systemLarge
    environment.platform = .watchOS
    environment.displayScale = 2
    let size = CGSize(width: 100, height: 40)
    let areas = [
      FitArea(name: "small", size: size, family: .systemSmall),
      FitArea(name: "of no family", size: size),
      FitArea(name: "of a watch", size: size, platform: .watchOS, family: .systemSmall),
      FitArea(name: "at two pixels", size: size, displayScale: 2, family: .systemSmall),
      FitArea(name: "of no family either", size: size, displayScale: 2, platform: .watchOS),
    ]
    let matrix = FitMatrix(of: Choice(), in: areas, environment: environment)
    #expect(matrix.cells.map(\.chosenIndex) == [3, 0, 1, 2, 0])
  }

  /// Those cells are cut in which a text is, in their order, and no others.
  @Test func cutCellsAreThoseThatAreNotWhole() throws {
    let environment = EnvironmentValues(fontLibrary: try TestFonts.sharedEnglish())
    let areas = [20.0, 400, 30].map {
      FitArea(name: "\($0)", size: CGSize(width: $0, height: 20))
    }
    let text = Text(verbatim: "Night ferries").font(.system(size: 12)).lineLimit(1)
    let matrix = FitMatrix(of: text, in: areas, environment: environment)
    #expect(matrix.cutCells == [matrix[0, 0], matrix[2, 0]])
    #expect(matrix.cutCells.map(\.areaIndex) == [0, 2])
  }

  /// Columns are as wide as their longest cell has characters: five here, of whatever scalars.
  @Test func columnsAreAsWideAsTheirCharacters() throws {
    let selector = FitSelector(
      environment: EnvironmentValues(fontLibrary: try TestFonts.sharedEnglish())
    )
    let areas = ["港町", "cafe\u{301}s"].map {
      FitArea(name: $0, size: CGSize(width: 100, height: 40))
    }
    let matrix = FitMatrix(areas: areas) { _, _ in selector.resolve(Color.white) }
    #expect(matrix.description == "area   large\n港町     –\ncafe\u{301}s  –")
  }

  /// Where there is nothing to choose from, something else is shown than the first candidate.
  @Test func nothingToChooseFromDiffersFromACandidate() throws {
    let selector = FitSelector(
      environment: EnvironmentValues(fontLibrary: try TestFonts.sharedEnglish())
    )
    let areas = ([2, 3] as [CGFloat]).map {
      FitArea(name: "at \($0)", size: CGSize(width: 100, height: 40), displayScale: $0)
    }
    let choice = ViewThatFits {
      Color.white.frame(width: 50)
      Color.white.frame(width: 1)
    }
    let matrix = FitMatrix(
      areas: areas,
      typeSizes: [.large, .xxxLarge],
      systemVersions: [.iOS18, .iOS26]
    ) { setting, conditions in
      let isPlain = conditions.displayScale == 2 && setting.typeSize == .large
      return isPlain && setting.systemVersion == .iOS18
        ? selector.resolve(Color.white) : selector.resolve(choice)
    }
    #expect(matrix.cells.map(\.chosenIndex) == [nil, 0, 0, 0, 0, 0, 0, 0])
    #expect(matrix.settingsThatDiffer == [0])
    #expect(
      matrix.versionDifferences.map(\.description)
        == ["at 2.0, large: whole on iOS 18, candidate 1 whole on iOS 26"]
    )
  }

  /// Of what is chosen it is said whether it is whole: the last candidate is shown though it be cut.
  @Test(arguments: [
    (
      ExplanationLanguage.english,
      "here, large: candidate 1 cut on iOS 18, candidate 1 whole on iOS 26"
    ),
    (.japanese, "here、large：iOS 18では1番目の案（途中で切れる）、iOS 26では1番目の案（全文）"),
  ])
  func candidatesAreWholeOrCut(_ language: ExplanationLanguage, _ words: String) throws {
    let selector = FitSelector(
      environment: EnvironmentValues(fontLibrary: try TestFonts.sharedEnglish())
    )
    let matrix = FitMatrix(
      areas: [FitArea(name: "here", size: CGSize(width: 100, height: 40))],
      systemVersions: [.iOS18, .iOS26]
    ) { setting, _ in
      let text = setting.systemVersion == .iOS18 ? "The last ferries of the night" : "Ferries"
      return selector.resolve(
        ViewThatFits { Text(verbatim: text).font(.system(size: 12)).lineLimit(1) }
      )
    }
    #expect(matrix.versionDifferences.map { $0.explanation(in: language) } == [words])
  }

  /// A setting that is given twice is told once, with what it shows each time, though another one stands between.
  @Test func settingsThatAreGivenTwiceAreToldOnce() throws {
    let selector = FitSelector(
      environment: EnvironmentValues(fontLibrary: try TestFonts.sharedEnglish())
    )
    let versions: [SystemVersion] = [.iOS18, .iOS26]
    func matrix(_ typeSizes: [DynamicTypeSize], _ languages: [String?]) -> FitMatrix {
      FitMatrix(
        areas: [FitArea(name: "here", size: CGSize(width: 100, height: 40))],
        typeSizes: typeSizes,
        languages: languages,
        systemVersions: versions
      ) { setting, _ in
        selector.resolve(
          ViewThatFits {
            Color.white.frame(width: setting.systemVersion == .iOS18 ? 200 : 50)
            Color.white.frame(width: 1)
          }
        )
      }
    }
    let sizes = matrix([.large, .xLarge, .large], [nil]).versionDifferences
    #expect(sizes.map(\.setting.typeSize) == [.large, .xLarge])
    let languages = matrix([.large], ["de", nil, "de"]).versionDifferences
    #expect(languages.map(\.setting.language) == ["de", nil])
    for differences in [sizes, languages] {
      let told = differences.map { $0.answers.map(\.systemVersion) }
      #expect(told == [versions + versions, versions])
      let chosen = differences.map { $0.answers.map(\.cell.chosenIndex) }
      #expect(chosen == [[1, 0, 1, 0], [1, 0]])
    }
  }

  /// Settings are told type size by type size, within each language by language and within these version by version, in a
  /// table as in JSON, and with each area its lengths.
  @Test func areasAndSettingsAreWritten() throws {
    let selector = FitSelector(
      environment: EnvironmentValues(fontLibrary: try TestFonts.sharedEnglish())
    )
    let area = FitArea(
      name: "here",
      size: CGSize(width: 120.5, height: 40.25),
      displayScale: 2.5
    )
    let matrix = FitMatrix(
      areas: [area],
      typeSizes: [.xLarge, .large],
      languages: ["ja", nil],
      systemVersions: [.iOS16, nil]
    ) { setting, _ in
      let text = setting.language == nil ? "Night" : "Night ferries return to the bay at last"
      return selector.resolve(Text(verbatim: text).font(.system(size: 12)).lineLimit(1))
    }
    var expected: [FitSetting] = []
    for size in [DynamicTypeSize.xLarge, .large] {
      for language in ["ja", nil] as [String?] {
        for version in [.iOS16, nil] as [SystemVersion?] {
          expected.append(FitSetting(typeSize: size, language: language, systemVersion: version))
        }
      }
    }
    #expect(matrix.settings == expected)
    #expect(
      matrix.description == """
        area  xLarge ja 16  xLarge ja  xLarge 16  xLarge  large ja 16  large ja  large 16  large
        here  – ✗           – ✗        –          –       – ✗          – ✗       –         –
        """
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(matrix), as: UTF8.self)
    for part in [
      #""areas":[{"displayScale":2.5,"height":40.25,"name":"here","platform":"iOS","systemVersion":26,"#
        + #""width":120.5}]"#,
      #""cells":[{"area":0,"chosen":null,"setting":0,"whole":false},"#,
      #""settings":[{"language":"ja","systemVersion":16,"typeSize":"xLarge"},"#
        + #"{"language":"ja","typeSize":"xLarge"},{"language":null,"systemVersion":16,"#,
    ] {
      #expect(json.contains(part), "\(json)")
    }
  }
}
