import CHarfBuzz
import FontFaces
import TestSupport
import Testing

/// What one plan of HarfBuzz's serves for, and the font that collects the plans.
@Suite("Keys of plans") struct PlanKeyTests {
  private static func features(_ number: Int) -> [hb_feature_t] {
    func feature(
      _ tag: hb_tag_t,
      value: UInt32 = 1,
      _ start: UInt32 = 0,
      _ end: UInt32 = .max
    ) -> hb_feature_t {
      hb_feature_t(tag: tag, value: value, start: start, end: end)
    }
    let (kern, liga): (hb_tag_t, hb_tag_t) = (0x6B65_726E, 0x6C69_6761)
    let lists = [
      [], [feature(kern)], [feature(kern, value: 0)], [feature(liga)],
      [feature(kern), feature(liga)], [feature(liga), feature(kern)],
      [feature(kern, 3)], [feature(kern, 0, 5)], [feature(kern, 3, 5)],
    ]
    return lists[number]
  }

  /// Keys that all differ, each in one thing from some other.
  private static func keys() -> [PlanKey] {
    var keys: [PlanKey] = []
    for script in [HB_SCRIPT_LATIN, HB_SCRIPT_ARABIC] {
      for isRightToLeft in [false, true] {
        for language in [nil, hb_language_from_string("ja", -1), hb_language_from_string("en", -1)]
        {
          for number in 0..<9 {
            keys.append(
              PlanKey(
                script: script,
                isRightToLeft: isRightToLeft,
                language: language,
                features: features(number)
              )
            )
          }
        }
      }
    }
    return keys
  }

  @Test func keysAreEqualWhereAllIs() {
    let (keys, others) = (Self.keys(), Self.keys())
    for (index, key) in keys.enumerated() {
      for (other, otherKey) in others.enumerated() {
        #expect((key == otherKey) == (index == other), "\(index), \(other)")
      }
    }
  }

  /// Of a feature's range it only matters whether it is all of the text.
  @Test func whereAFeatureBeginsAndEndsDoesNotMatter() {
    func key(_ start: UInt32, _ end: UInt32) -> PlanKey {
      PlanKey(
        script: HB_SCRIPT_LATIN,
        isRightToLeft: false,
        language: nil,
        features: [hb_feature_t(tag: 0x6B65_726E, value: 1, start: start, end: end)]
      )
    }
    #expect(key(3, 5) == key(4, 9))
    #expect(key(0, 5) == key(0, 9))
    #expect(key(3, .max) == key(4, .max))
    let kinds = [key(3, 5), key(0, 5), key(3, .max), key(0, .max)]
    for (index, kind) in kinds.enumerated() {
      for (other, otherKind) in kinds.enumerated() {
        #expect((kind == otherKind) == (index == other))
      }
    }
  }

  /// A font stays as long as no new plan is asked of it, and goes when it has many.
  @Test func aFontCollectsSoManyPlans() throws {
    let face = try #require(try FontLibrary.bundled(deviceLanguages: ["ja"]).faces.first)
    func key(_ tag: UInt32) -> PlanKey {
      PlanKey(
        script: HB_SCRIPT_LATIN,
        isRightToLeft: false,
        language: nil,
        features: [hb_feature_t(tag: tag, value: 1, start: 0, end: .max)]
      )
    }
    let first = face.shapingFont(for: key(0))
    for _ in 0..<200 { #expect(face.shapingFont(for: key(0)) === first) }
    let fonts = (0..<200).map { face.shapingFont(for: key(UInt32($0))) }
    let changes = zip(fonts, fonts.dropFirst()).filter { $0 !== $1 }.count
    // 64 plans each.
    #expect(changes == 3)
  }

  /// What the font before had plans for counts anew for the next one.
  @Test func plansAreMadeAnew() throws {
    let face = try #require(try FontLibrary.bundled(deviceLanguages: ["ja"]).faces.first)
    // The 65th goes to another font, where 63 of the first leave room for none.
    let again = (0...64).map { UInt32($0) } + (0..<63).map { UInt32($0) } + [65]
    let fonts = again.map { tag in
      face.shapingFont(
        for: PlanKey(
          script: HB_SCRIPT_LATIN,
          isRightToLeft: false,
          language: nil,
          features: [hb_feature_t(tag: tag, value: 1, start: 0, end: .max)]
        )
      )
    }
    let changes = fonts.indices.dropFirst().filter { fonts[$0] !== fonts[$0 - 1] }
    #expect(changes == [64, 128])
  }

  /// Every 64 features of a plan count as one plan more.
  @Test(arguments: [(63, 64), (64, 32), (127, 32), (128, 21)])
  func plansOfManyFeaturesCountForMore(_ featureCount: Int, _ planCount: Int) throws {
    let face = try #require(try FontLibrary.bundled(deviceLanguages: ["ja"]).faces.first)
    let fonts = (0..<70).map { number in
      let features = (0..<featureCount).map { place in
        hb_feature_t(tag: UInt32(number), value: UInt32(place), start: 0, end: .max)
      }
      return face.shapingFont(
        for: PlanKey(
          script: HB_SCRIPT_LATIN,
          isRightToLeft: false,
          language: nil,
          features: features
        )
      )
    }
    #expect(fonts.firstIndex { $0 !== fonts[0] } == planCount)
  }
}
