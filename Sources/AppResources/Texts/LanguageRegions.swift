internal import Foundation

/// The regions for which texts of a language are written, and how near they are to who reads it in another one.
///
/// As iPhones count (`ualoc_localizationsToUse` of Apple's ICU, with CLDR's parent locales): texts for Latin America
/// are nearer to Mexico than those of Spain, and those for Britain nearer to Australia than those of America.
struct LanguageRegions {
  /// The language and script, such as "es-Latn".
  private let family: String
  /// The region; `nil` where texts are for none.
  private let region: String?
  /// The region where most speak the language in its script.
  private let usual: String?

  /// - Parameters:
  ///   - parts: the language as it is named.
  ///   - likely: the same with the script and the region that are likely meant.
  init(_ parts: Locale.Language.Components, likely: Locale.Language) {
    family = [likely.languageCode?.identifier, likely.script?.identifier]
      .compactMap { $0 }.joined(separator: "-")
    region = parts.region?.identifier
    var plain = parts
    plain.script = likely.script
    plain.region = nil
    let maximal = Locale.Language(components: plain).maximalIdentifier
    usual = Locale.Language.Components(identifier: maximal).region?.identifier
  }

  /// How far texts of the same language are from these: how many regions are gone through on both sides until one is
  /// the same.
  ///
  /// Those for one region are a step farther where others usually speak the language, but for Mexico's.
  func distance(toTexts other: LanguageRegions) -> Int {
    let texts = other.chain
    let isUsual = other.region == nil || other.region == other.usual
    let isPlain = isUsual || other.family == "es-Latn" && other.region == "MX"
    let distances = chain.enumerated().compactMap { place, region -> Int? in
      guard let found = texts.firstIndex(of: region) else { return nil }
      return place + found + (found > 0 && !isPlain ? 1 : 0)
    }
    return distances.min() ?? .max
  }

  /// The region, those that it goes by, the nearest first, and none at last.
  private var chain: [String?] {
    var chain: [String?] = []
    var next = region
    while let region = next {
      chain.append(region)
      next = Self.parents[family]?[region]
    }
    return chain + [nil]
  }

  /// The region that another one goes by, in families of languages.
  private static let parents: [String: [String: String]] = regions.mapValues { groups in
    var parents: [String: String] = [:]
    for (parent, children) in groups {
      for child in children.split(separator: " ") { parents[String(child)] = parent }
    }
    return parents
  }

  /// The regions that go by one, in families of languages: the table `appleParentMap` of ualoc.cpp, and CLDR's parent
  /// locales.
  private static let regions: [String: [String: String]] = [
    "en-Latn": [
      "001": "GB",
      "150": europeanRegions,
      "AU": "CC CK CX NF NR NU NZ PG WS",
      "GB": britishRegions,
    ],
    "es-Latn": ["419": americanRegions],
    "pt-Latn": ["PT": "AO CH CV FR GQ GW LU MO MZ ST TL"],
    "zh-Hant": ["HK": "MO"],
  ]

  private static let europeanRegions = """
    AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GE GL GR HR HU IS IT LI LT LU LV MC MD ME MK \
    NL NO PL PT RO RS RU SE SI SK UA VA
    """

  private static let americanRegions = """
    AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GT GY HN HT JP KN \
    KY LC MF MQ MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI
    """

  private static let britishRegions = """
    150 AG AI AU BB BD BM BN BS BW BZ DG DM FJ FK GD GG GH GI GM GY HK IE IM IN IO JE JM KE KI KN \
    KY LC LK LS MO MS MT MU MV MW MY NA NG PK PN SB SC SD SG SH SL SS SZ TC TO TT TV TZ UG VC VG \
    VU ZA ZM ZW
    """
}
