import FitSelection
import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting
import WidgetDevices

/// A matrix says what deciding each cell by itself says.
@MainActor
@Suite struct FitMatrixTests {
  private struct Choice: View {
    var body: some View {
      ViewThatFits(in: .vertical) {
        Text(verbatim: "港町の図書館が来月から平日の夜も開く 漁師のために").font(.caption)
        Text(verbatim: "港町の図書館").font(.caption)
      }
    }
  }

  private let typeSizes: [DynamicTypeSize] = [.large, .xxxLarge, .accessibility3]

  private func environment() throws -> EnvironmentValues {
    EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
  }

  @Test func cellsAreDecisionsByThemselves() throws {
    let areas = DeviceCatalogue.devices.map(\.fitArea)
    let matrix = FitMatrix(
      of: Choice(),
      in: areas,
      typeSizes: typeSizes,
      languages: ["ja", "en"],
      environment: try environment()
    )
    #expect(matrix.settings.count == 6)
    #expect(matrix.cells.count == areas.count * 6)
    for cell in matrix.cells {
      #expect(matrix[cell.areaIndex, cell.settingIndex] == cell)
      var environment = try environment()
      let area = areas[cell.areaIndex]
      environment.displayScale = area.displayScale
      environment.systemVersion = area.systemVersion
      environment.dynamicTypeSize = matrix.settings[cell.settingIndex].typeSize
      environment.textLanguage = matrix.settings[cell.settingIndex].language
      let decision = FitSelector(environment: environment).decide(Choice(), in: area.size)
      #expect(decision.chosenIndex == cell.chosenIndex)
      #expect(decision.placed.texts.allSatisfy { decision.showsWhole($0) } == cell.isWhole)
    }
    // Both answers come up, or nothing would have been compared.
    #expect(Set(matrix.cells.map(\.chosenIndex)) == [0, 1])
    #expect(matrix.cutCells.allSatisfy { !$0.isWhole })
  }

  /// Fits where its texts are German.
  private struct GermanAlone: View {
    @Environment(\.textLanguage) private var language

    var body: some View {
      ViewThatFits {
        Color.white.frame(width: language == "de" ? 50 : 200)
        Color.white.frame(width: 1)
      }
    }
  }

  /// The texts of a setting are in its language; where it names none, in that of the environment.
  @Test(arguments: [("de", [0, 0, 1]), ("fr", [1, 0, 1])] as [(String, [Int])])
  func settingsHaveTheirLanguages(_ language: String, _ shown: [Int]) throws {
    var environment = try environment()
    environment.textLanguage = language
    let matrix = FitMatrix(
      of: GermanAlone(),
      in: [FitArea(name: "here", size: CGSize(width: 100, height: 40))],
      languages: [nil, "de", "fr"],
      environment: environment
    )
    #expect(matrix.cells.compactMap(\.chosenIndex) == shown)
  }

  private struct Quotation: View {
    var body: some View {
      ViewThatFits(in: .vertical) {
        Text(verbatim: "「夜も開く」と「港町」の図書館").font(.system(size: 12))
        Text(verbatim: "港町の図書館").font(.system(size: 12))
      }
    }
  }

  /// Brackets are spaced since iOS 17, so that a line of them holds more.
  @Test func versionsAreCompared() throws {
    let areas = stride(from: 130, through: 180, by: 5).map {
      FitArea(name: "\($0) wide", size: CGSize(width: CGFloat($0), height: 20))
    }
    let versions: [SystemVersion] = [.iOS16, .iOS26]
    var environment = try environment()
    environment.preferredLanguages = ["ja"]
    func matrix(_ areas: [FitArea], _ versions: [SystemVersion?]) -> FitMatrix {
      FitMatrix(of: Quotation(), in: areas, systemVersions: versions, environment: environment)
    }
    let both = matrix(areas, versions)
    var expected: Set<String> = []
    for (column, version) in versions.enumerated() {
      let alone = matrix(
        areas.map { area in
          var area = area
          area.systemVersion = version
          return area
        },
        [nil]
      )
      for area in areas.indices {
        #expect(both[area, column].chosenIndex == alone[area, 0].chosenIndex)
        #expect(both[area, column].isWhole == alone[area, 0].isWhole)
        if both[area, 0].chosenIndex != both[area, 1].chosenIndex {
          expected.insert(areas[area].name)
        }
      }
      #expect(alone.versionDifferences.isEmpty)
    }
    let differences = both.versionDifferences
    #expect(Set(differences.map(\.area.name)) == expected)
    #expect(!expected.isEmpty && expected.count < areas.count)
    let sentence = try #require(differences.first).description
    #expect(
      sentence.hasSuffix(" wide, large: candidate 2 whole on iOS 16, candidate 1 whole on iOS 26")
    )
    #expect(both.description.hasPrefix("area      large 16  large 26\n"))
  }

  /// Where there is nothing to choose from, versions differ in what is cut.
  @Test(arguments: [
    (ExplanationLanguage.english, "here, large: cut on iOS 18, whole on iOS 26"),
    (.japanese, "here、large：iOS 18では途中で切れる、iOS 26では全文"),
  ])
  func versionsDifferInWhatIsCut(_ language: ExplanationLanguage, _ words: String) throws {
    let selector = FitSelector(environment: try environment())
    let long = String(repeating: "港町の図書館", count: 9)
    let matrix = FitMatrix(
      areas: [FitArea(name: "here", size: CGSize(width: 100, height: 40))],
      systemVersions: [.iOS18, .iOS26]
    ) { setting, _ in
      selector.resolve(
        Text(verbatim: setting.systemVersion == .iOS18 ? long : "港町").lineLimit(1)
      )
    }
    #expect(matrix.versionDifferences.map { $0.explanation(in: language) } == [words])
  }

  /// A watch has versions of its own system.
  @Test func versionsHaveTheNamesOfTheirPlatform() throws {
    let selector = FitSelector(environment: try environment())
    let size = CGSize(width: 100, height: 40)
    for (platform, names) in [
      (Platform.iOS, ["iOS 18", "iOS 26"]), (.watchOS, ["watchOS 11", "watchOS 26"]),
    ] {
      let matrix = FitMatrix(
        areas: [FitArea(name: "here", size: size, platform: platform)],
        systemVersions: [.iOS18, .iOS26]
      ) { setting, _ in
        selector.resolve(
          ViewThatFits {
            Color.white.frame(width: setting.systemVersion == .iOS18 ? 200 : 50)
            Color.white.frame(width: 1)
          }
        )
      }
      let difference = try #require(matrix.versionDifferences.first)
      #expect(
        difference.description
          == "here, large: candidate 2 whole on \(names[0]), candidate 1 whole on \(names[1])"
      )
      #expect(
        difference.explanation(in: .japanese)
          == "here、large：\(names[0])では2番目の案（全文）、\(names[1])では1番目の案（全文）"
      )
    }
  }

  /// What is whole on one version and cut on another differs, be there nothing to choose from; each setting but for its
  /// version is told once, and an area's own version by its name.
  @Test func wholeOnOneVersionAndCutOnAnother() throws {
    let selector = FitSelector(environment: try environment())
    let long = Text(verbatim: "港町の図書館").font(.system(size: 12)).fixedSize()
    let size = CGSize(width: 20, height: 20)
    let matrix = FitMatrix(
      areas: [
        FitArea(name: "old", size: size, systemVersion: .iOS16),
        FitArea(name: "new", size: size, systemVersion: .iOS26),
      ],
      typeSizes: [.large, .accessibility1],
      systemVersions: [nil, .iOS18]
    ) { _, conditions in
      conditions.systemVersion == .iOS18 ? selector.resolve(long) : selector.resolve(Color.white)
    }
    let differences = matrix.versionDifferences
    let names = [("old", 16), ("new", 26)].flatMap { name, version in
      ["large", "accessibility1"].map { (name, version, $0) }
    }
    #expect(
      differences.map(\.description)
        == names.map { name, version, typeSize in
          "\(name), \(typeSize): whole on iOS \(version), cut on iOS 18"
        }
    )
    #expect(
      differences.map { $0.explanation(in: .japanese) }
        == names.map { name, version, typeSize in
          "\(name)、\(typeSize)：iOS \(version)では全文、iOS 18では途中で切れる"
        }
    )
    #expect(differences.map { $0.explanation() } == differences.map(\.description))
  }

  /// A cell is whole where all of its texts are, be it that one of them is.
  @Test func allTextsOfACellHaveToBeWhole() throws {
    let areas = [20, 400].map {
      FitArea(name: "\($0) wide", size: CGSize(width: CGFloat($0), height: 20))
    }
    let texts = ZStack {
      Text(verbatim: "港").font(.system(size: 12)).fixedSize()
      Text(verbatim: "港町の図書館").font(.system(size: 12)).fixedSize()
    }
    let matrix = FitMatrix(of: texts, in: areas, environment: try environment())
    #expect(matrix.cells.map(\.isWhole) == [false, true])
  }

  /// A display whose scale is none has a pixel of a point, by which nothing that stands out is whole, and nothing far
  /// from a bound within a pixel of it.
  @Test(arguments: [0, -3, 1e-300, 1e300, .infinity, .nan] as [CGFloat])
  func aScaleThatIsNoneHidesNothing(_ scale: CGFloat) throws {
    let areas = [20, 400].map {
      FitArea(
        name: "\($0) wide",
        size: CGSize(width: CGFloat($0), height: 20),
        displayScale: scale
      )
    }
    let text = Text(verbatim: "港町の図書館").font(.system(size: 12)).fixedSize()
    let matrix = FitMatrix(of: text, in: areas, environment: try environment())
    #expect(matrix.cells.map(\.isWhole) == [false, true])
    var environment = try environment()
    environment.displayScale = scale
    let selector = FitSelector(environment: environment)
    let choice = ViewThatFits {
      Color.white.frame(width: 40, height: 20)
      Color.white.frame(width: 1, height: 1)
    }
    func flags(_ width: CGFloat) -> [FitFlag] {
      FitAssessment(selector.decide(choice, in: CGSize(width: width, height: 90))).flags
    }
    #expect(flags(300).isEmpty)
    #expect(flags(40.5) == [.withinAPixel(index: 0)])
  }

  /// Areas whose scales are none have one layout for each setting, that of a scale of 1: NaN does not even equal itself.
  @Test func scalesThatAreNoneShareALayout() throws {
    let selector = FitSelector(environment: try environment())
    let scales: [CGFloat] = [.nan, 0, 3, 1, .nan, -3, .infinity, 3]
    let areas = scales.map {
      FitArea(name: "\($0)", size: CGSize(width: 20, height: 20), displayScale: $0)
    }
    var resolved: [CGFloat] = []
    let matrix = FitMatrix(areas: areas, typeSizes: [.large, .xxxLarge]) { _, conditions in
      resolved.append(conditions.displayScale)
      return selector.resolve(Color.white)
    }
    #expect(resolved == [1, 1, 3, 3])
    #expect(matrix.cells.count == 16)
  }

  @Test func layoutsAreResolvedOnceForEachKindOfDisplay() throws {
    let areas = [(146, 3), (160, 3), (141, 2)].map { width, scale in
      FitArea(
        name: "\(width)",
        size: CGSize(width: CGFloat(width), height: 58),
        displayScale: CGFloat(scale)
      )
    }
    let layout = FitSelector(environment: try environment()).resolve(Choice())
    var asked: [FitSetting] = []
    let matrix = FitMatrix(areas: areas, typeSizes: typeSizes) { setting, _ in
      asked.append(setting)
      return layout
    }
    #expect(asked.count == 2 * typeSizes.count)
    #expect(matrix.cells.count == 3 * typeSizes.count)
  }

  @Test func textAndJSONSayTheSame() throws {
    let areas = [40, 80].map {
      FitArea(name: "\($0) high", size: CGSize(width: 120, height: CGFloat($0)))
    }
    let matrix = FitMatrix(of: Choice(), in: areas, environment: try environment())
    #expect(
      matrix.description == """
        area     large
        40 high  2
        80 high  1
        """
    )
    #expect(matrix.settingsThatDiffer == [0])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(matrix), as: UTF8.self)
    #expect(
      json.contains(
        #""cells":[{"area":0,"chosen":1,"setting":0,"whole":true},{"area":1,"chosen":0"#
      )
    )
    #expect(json.contains(#""settings":[{"language":null,"typeSize":"large"}]"#))
  }

  /// Areas that share a name and a size are told apart by what else their answers hang on.
  @Test func areasAreWrittenWithTheirSystems() throws {
    let size = CGSize(width: 120, height: 58)
    let areas = [
      FitArea(name: "a", size: size, systemVersion: .iOS16, family: .systemSmall),
      FitArea(name: "a", size: size, platform: .watchOS, systemVersion: .iOS18),
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let matrix = FitMatrix(of: Choice(), in: areas, environment: try environment())
    let json = String(decoding: try encoder.encode(matrix), as: UTF8.self)
    let written = [
      #"{"displayScale":3,"family":"systemSmall","height":58,"name":"a","platform":"iOS","systemVersion":16,"width":120}"#,
      #"{"displayScale":3,"height":58,"name":"a","platform":"watchOS","systemVersion":18,"width":120}"#,
    ]
    #expect(json.hasPrefix(#"{"areas":["# + written.joined(separator: ",") + "],"), "\(json)")
  }

  @Test func decisionsExplainThemselves() throws {
    let selector = FitSelector(environment: try environment())
    let decision = selector.decide(Choice(), in: CGSize(width: 120, height: 40))
    let lines = decision.description.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("Candidate 2 of 2 is shown"))
    #expect(lines[1].contains("lacks") && lines[1].hasSuffix("pt of height."))
    #expect(lines[2] == "Nothing is cut.")
    #expect(decision.explanation(in: .japanese).contains("2案のうち2番目"))
    let alone = selector.decide(Text(verbatim: "港"), in: CGSize(width: 50, height: 50))
    #expect(alone.description == "There is nothing to choose from.\nNothing is cut.")
  }

  /// Of many texts that are cut three are named.
  @Test func threeCutTextsAreNamed() throws {
    let words = ["alpha", "beta", "gamma", "delta", "epsilon"]
    let view = VStack {
      ForEach(words, id: \.self) { Text(verbatim: "\($0) of many words").lineLimit(1) }
    }
    let decision = FitSelector(environment: try environment())
      .decide(view, in: CGSize(width: 40, height: 300))
    let said = decision.description
    #expect(words.map { said.contains($0) } == [true, true, true, false, false], "\(said)")
  }

  @Test(arguments: [
    ("ja", true), ("ja-JP", true), ("ja_JP.UTF-8", true), ("en", false), ("jam", false),
  ])
  func languagesAreToldByTheirTags(tag: String, isJapanese: Bool) {
    #expect((ExplanationLanguage(tag: tag) == .japanese) == isJapanese)
  }

  /// An area of which nothing else is said: an iPhone's pixels, the newest system, no doubt; and the usual setting.
  @Test func areasHaveDefaults() {
    let area = FitArea(name: "a", size: CGSize(width: 1, height: 2))
    #expect(area.displayScale == 3 && area.platform == .iOS)
    #expect(area.systemVersion == .newest && area.doubt == .none)
    let setting = FitSetting()
    #expect(setting.typeSize == .large && setting.language == nil && setting.systemVersion == nil)
  }

  @Test func onlyPlacesOfTheMatrixAreAsked() async {
    await #expect(processExitsWith: .failure) { await Self.ask(0, 2) }
    await #expect(processExitsWith: .failure) { await Self.ask(1, -1) }
    await #expect(processExitsWith: .failure) { await Self.ask(2, 0) }
    await #expect(processExitsWith: .success) { await Self.ask(1, 1) }
  }

  /// Asks for a cell of a matrix of two areas and two settings.
  private static func ask(_ area: Int, _ setting: Int) {
    let areas = [40, 80].map {
      FitArea(name: "\($0)", size: CGSize(width: 120, height: CGFloat($0)))
    }
    let matrix = FitMatrix(areas: areas, typeSizes: [.large, .xLarge]) { _, _ in .empty }
    _ = matrix[area, setting]
  }
}
