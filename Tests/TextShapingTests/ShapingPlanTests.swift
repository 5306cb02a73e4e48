import BundledFonts
import CHarfBuzz
import FontFaces
import TestSupport
import Testing
import UnicodeText

@testable import TextShaping

/// Which plans and settings are kept, and for what.
@Suite("Plans and settings") struct ShapingPlanTests {
  private func library() throws -> FontLibrary { try FontLibrary.bundled(deviceLanguages: ["ja"]) }

  /// Ligatures and kerning are left out each by itself, and both together.
  @Test func featuresAreSwitchedOffApart() {
    func off(_ ligatures: Ligatures, _ kerning: FontCascade.Kerning) -> [hb_tag_t] {
      let features = ShapingFeatures.features(ligatures: ligatures, kerning: kerning, chosen: [])
      #expect(features.allSatisfy { $0.value == 0 && $0.start == 0 && $0.end == .max })
      return features.map(\.tag)
    }
    let (ligatures, kerning) = (off(.required, .applied), off(.standard, .ignored))
    #expect(ligatures.count == 4 && kerning.count == 1)
    #expect(off(.required, .ignored) == ligatures + kerning)
    #expect(off(.standard, .applied).isEmpty)
  }

  /// One plan for each language and kind of ligatures; one of its own where features are chosen.
  @Test func plansAreKept() throws {
    let cascade = try library().cascade(weight: .regular)
    func plans(_ features: [FontFeature]) -> [ShapingPlan] {
      [nil, "ja", "en"].flatMap { tag in
        [Ligatures.standard, .required].map { ligatures in
          ShapingPlan.plan(
            cascade: cascade,
            language: tag.flatMap { ShapingLanguage($0) },
            ligatures: ligatures,
            features: features
          )
        }
      }
    }
    let (first, second) = (plans([]), plans([]))
    for (index, plan) in first.enumerated() {
      #expect(plan.parts[0].ligatures == (index % 2 == 0 ? .standard : .required))
      for (other, otherPlan) in second.enumerated() {
        #expect((plan === otherPlan) == (index == other), "\(index), \(other)")
      }
    }
    let chosen = [FontFeature(try #require(OpenTypeTag("ss01")), value: 1)]
    for (plan, other) in zip(plans(chosen), plans(chosen)) {
      #expect(plan !== other && plan.parts[0].features == chosen)
      #expect(!first.contains { $0 === plan })
    }
  }

  /// Of one cascade eight plans are kept; what is not kept serves all the same.
  @Test func plansAreKeptUpToABound() throws {
    let cascade = try library().cascade(weight: .regular)
    func plans() -> [ShapingPlan] {
      ["ja", "en", "ko", "ar", "ru", "el", "he", "th", "hi", "bn"].map { tag in
        ShapingPlan.plan(
          cascade: cascade,
          language: ShapingLanguage(tag),
          ligatures: .standard,
          features: []
        )
      }
    }
    let (first, second) = (plans(), plans())
    #expect(zip(first, second).map { $0 === $1 } == (0..<10).map { $0 < 8 })
    #expect(zip(first, second).allSatisfy { $0.parts[0].language == $1.parts[0].language })
    // What nobody would count is not remembered.
    #expect(first.map { $0.shapedStretches != nil } == (0..<10).map { $0 < 8 })
  }

  /// Features of the caller's choice stand behind those of the face, for the whole text.
  @Test func chosenFeaturesComeLast() throws {
    let tag = try #require(OpenTypeTag("ss01"))
    let chosen = [FontFeature(.kerning, value: 1), FontFeature(tag, value: 3)]
    let features = ShapingFeatures.features(ligatures: .standard, kerning: .ignored, chosen: chosen)
    #expect(features.map(\.tag) == [OpenTypeTag.kerning, .kerning, tag].map(\.number))
    #expect(features.map(\.value) == [0, 1, 3])
    #expect(features.allSatisfy { $0.start == 0 && $0.end == .max })
  }

  /// Of two that switch a feature the last holds, as HarfBuzz takes it; from right to left nobody measured pairs.
  @Test func measuredPairsAreKernedAsTheLastFeatureSays() throws {
    let entry = try #require(try library().cascade(weight: .regular).entries.first)
    let (on, off) = (FontFeature(.kerning), FontFeature(.kerning, value: 0))
    let figures = FontFeature(.tabularFigures, value: 0)
    for (features, isKerned) in [
      ([], true), ([off], false), ([on, off], false), ([off, on], true), ([off, figures], false),
      ([figures], true),
    ] as [([FontFeature], Bool)] {
      for isRightToLeft in [false, true] {
        let setting = FaceSetting(
          entry,
          unitsPerEm: 2048,
          isRightToLeft: isRightToLeft,
          features: features
        )
        #expect(setting.kernsMeasuredPairs == (isKerned && !isRightToLeft), "\(features)")
        #expect(setting.isRightToLeft == isRightToLeft)
      }
    }
  }

  /// A mark is a range of one character; the last stands as often as a power of two takes.
  @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 4), (4, 4), (5, 8), (9, 16)])
  func narrowedMarksAreRanges(_ count: Int, _ expected: Int) {
    let marks = (0..<count).map { NarrowedMarks.Mark(offset: 3 * $0 + 2, isOpening: false) }
    let features = ShapingFeatures.halfWidth(marks)
    let offsets = (0..<expected).map { UInt32(3 * min($0, count - 1) + 2) }
    #expect(features.map(\.start) == offsets && features.map(\.end) == offsets.map { $0 + 1 })
    #expect(features.allSatisfy { $0.tag == OpenTypeTag.halfWidth.number && $0.value == 1 })
  }

  /// Each entry of a text of several styles belongs to the part that has it, and a box to its stretch's.
  @Test func entriesBelongToTheirParts() throws {
    let regular = try library().cascade(weight: .regular)
    let count = regular.entries.count
    let cascade = FontCascade(
      parts: [
        FontCascade.Part(cascade: regular, pointSize: 12, letterSpacing: 0),
        FontCascade.Part(cascade: regular, pointSize: 18, letterSpacing: 0),
      ],
      boxes: [(part: 1, advance: 2)],
      pointSize: 12,
      strut: regular.strut
    )
    let figures = FontFeature(.tabularFigures)
    let parts = [[figures, FontFeature(.tabularFigures, value: 0)], [figures]].enumerated()
      .map { number, features in
        ShapingPlan.Part(
          cascade: regular,
          firstEntry: number * count,
          language: nil,
          ligatures: .standard,
          features: features
        )
      }
    let plan = ShapingPlan(
      cascade: cascade,
      parts: parts,
      stretches: [
        ShapingPlan.Stretch(end: 1, part: 1, box: 2 * count),
        ShapingPlan.Stretch(end: .max, part: 0),
      ]
    )
    #expect(parts.map(\.entries) == [0..<count, count..<2 * count])
    let entries = [0, count - 1, count, 2 * count - 1, 2 * count]
    #expect(entries.map { plan.hasTabularFigures($0) } == [false, false, true, true, true])
    #expect(entries.map { plan.part(of: $0).features.count } == [2, 2, 1, 1, 1])
    #expect(plan.shapedStretches == nil)
  }

  /// One setting for each face, script and direction, as long as there are not too many; what is not
  /// kept is set right all the same.
  @Test(arguments: [(2, 3), (5, 4)]) func settingsAreKept(_ entries: Int, _ scripts: Int) throws {
    let cascade = try library().cascade(weight: .regular)
    let plan = ShapingPlan.plan(
      cascade: cascade,
      language: ShapingLanguage("ja"),
      ligatures: .standard,
      features: []
    )
    let written = ["A", "α", "Ж", "日"].compactMap(\.unicodeScalars.first).prefix(scripts)
    var items: [TextItem] = []
    for entry in 0..<entries {
      for scalar in written {
        for level: UInt8 in [0, 1] {
          items.append(
            TextItem(
              range: 0..<1,
              entry: entry,
              script: ScalarProperties(scalar).script,
              level: level
            )
          )
        }
      }
    }
    let first = items.map { plan.setting(of: $0) }
    let second = items.reversed().map { plan.setting(of: $0) }.reversed()
    for (index, (item, found)) in zip(items, zip(first, second)).enumerated() {
      #expect(found.0.setting.face.face == cascade.entries[item.entry].face)
      #expect(found.0.setting.face.isRightToLeft == item.isRightToLeft)
      #expect(found.0.isKept == (index < 32) && found.1.isKept == (index < 32))
      #expect((found.0.setting === found.1.setting) == (index < 32))
      for (other, otherItem) in items.enumerated() {
        #expect(found.0.setting.holds(otherItem) == (index == other))
        #expect((found.0.setting === first[other].setting) == (index == other))
      }
    }
  }

  /// What goes from right to left, or has features of its own, is shaped whatever no rule touches.
  @Test func charactersAreSetAloneFromLeftToRight() throws {
    let cascade = try library().cascade(weight: .regular)
    let script = ScalarProperties("A" as Unicode.Scalar).script
    for features in [[], [FontFeature(.tabularFigures)]] {
      let plan = ShapingPlan.plan(
        cascade: cascade,
        language: ShapingLanguage("ja"),
        ligatures: .standard,
        features: features
      )
      for level: UInt8 in [0, 1, 2] {
        let item = TextItem(range: 0..<1, entry: 0, script: script, level: level)
        let isSetAlone = plan.setting(of: item).setting.untouched != nil
        #expect(isSetAlone == (features.isEmpty && level != 1))
      }
    }
  }

  /// A plan of one style shares its cascade's entries; one of several has a number for each, and the
  /// entries are its own.
  @Test func bytesOfAPlan() throws {
    let cascade = try library().cascade(weight: .regular)
    let single = ShapingPlan.plan(
      cascade: cascade,
      language: nil,
      ligatures: .standard,
      features: []
    )
    #expect(single.heapByteCount == single.parts.heapByteCount + single.stretches.heapByteCount)
    let stretches = [ShapingPlan.Stretch(end: 4, part: 0), ShapingPlan.Stretch(end: .max, part: 0)]
    let several = ShapingPlan(cascade: cascade, parts: single.parts, stretches: stretches)
    let own = several.parts.heapByteCount + several.stretches.heapByteCount
    let numbers = cascade.entries.count * MemoryLayout<Int>.stride
    #expect(several.heapByteCount >= own + numbers + cascade.entries.heapByteCount)
    #expect(several.heapByteCount < own + 2 * numbers + 64 + cascade.entries.heapByteCount)
  }

  /// A cascade counts every plan that it keeps.
  @Test func bytesOfKeptPlans() throws {
    let library = try library()
    let cascade = library.cascade(weight: .medium)
    let before = library.cascadeByteCount
    let plans = ["ja", "en", "ko"].map { language in
      ShapingPlan.plan(
        cascade: cascade,
        language: ShapingLanguage(language),
        ligatures: .standard,
        features: []
      )
    }
    let own = plans.reduce(0) { $0 + $1.heapByteCount }
    #expect(own > 0 && library.cascadeByteCount == before + own)
  }

  /// What is not shaped, as its face is known, is as wide as where it is: at no weight and slant of
  /// made outlines does knowing the face change an advance.
  @Test(arguments: [BundledFont.gothicRegular, .restRegular, .hebrewRegular, .symbols])
  func knownFacesAreSetAsOthers(_ font: BundledFont) throws {
    let path = try BundledFontDirectory.locate().path(of: font)
    let known = try #require(try library().faces.first { $0.path == path })
    let opened = try FontFace(path: path)
    let texts = ["ABC abc 123", "あいう東京、「港」", "Жизнь Ελλάδα", "→★☂", "a\u{301}é"]
    for weight in [FontWeight.regular, .bold] {
      for slant in [FontSlant.upright, .italic] {
        let cascades = try [known, opened].map {
          try FontLibrary.files(regular: [$0]).cascade(weight: weight, slant: slant)
        }
        #expect(cascades[0].synthesis(of: known) == cascades[1].synthesis(of: opened))
        for text in texts {
          let analysis = TextAnalyzer(language: "ja", strictness: .strict).analyze(text)
          let sums = cascades.map { cascade in
            let shaped = Shaper(cascade: cascade, language: "ja").shape(analysis)
            return (0...shaped.count).map { shaped.prefix[$0] }
          }
          #expect(sums[0] == sums[1], "\(text) \(weight.rawValue) \(slant)")
        }
      }
    }
  }
}
