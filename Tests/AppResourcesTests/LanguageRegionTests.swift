import Testing

@testable import AppResources

/// Of several regions' texts those are chosen that iPhones take.
@Suite struct LanguageRegionTests {
  /// What the matcher of Apple's ICU (`ualoc_localizationsToUse`) chooses, worked out by its parents' tables.
  @Test(
    arguments: [
      ("es es-419", "es-MX", "es-419"), ("es es-419", "es-US", "es-419"),
      ("es es-419", "es-ES", "es"), ("es es-419", "es", "es"), ("es es-419", "es-419", "es-419"),
      ("es-419 es-ES", "es", "es-ES"), ("es-ES es-MX", "es-AR", "es-MX"), ("es", "es-MX", "es"),
      ("en en-GB", "en-AU", "en-GB"), ("en en-AU en-GB", "en-NZ", "en-AU"),
      ("en en-GB", "en-DE", "en-GB"), ("en en-GB", "en-FR", "en-GB"),
      ("en en-GB", "en-UA", "en-GB"), ("en en-GB", "en-JP", "en"),
      ("es es-419", "es-CA", "es-419"), ("es es-419", "es-GQ", "es"), ("en en-GB", "en-CA", "en"),
      ("en en-GB", "en-US", "en"),
      ("en en-US", "en-US", "en-US"), ("en-AU en-GB", "en", "en-GB"),
      ("pt pt-PT", "pt-AO", "pt-PT"), ("pt-BR pt-PT", "pt-AO", "pt-PT"),
      ("pt pt-PT", "pt-BR", "pt"), ("fr-CA fr-FR", "fr-BE", "fr-FR"),
      ("de de-CH", "de-AT", "de"), ("zh-HK zh-Hant", "zh-Hant-MO", "zh-HK"),
      ("zh-Hant zh-TW", "zh-TW", "zh-TW"),
    ]
  )
  func regionsGoByOthersAsIOSCounts(_ names: String, _ tag: String, _ chosen: String) {
    let names = names.split(separator: " ").map(String.init)
    #expect(AppLanguage.best(of: names, for: tag) == chosen)
    #expect(AppLanguage.best(of: names.reversed(), for: tag) == chosen)
  }
}
