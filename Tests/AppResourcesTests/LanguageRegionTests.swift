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
      ("zh-Hant zh-TW", "zh-TW", "zh-TW"), ("zh-HK zh-TW", "zh-Hant", "zh-TW"),
    ]
  )
  func regionsGoByOthersAsIOSCounts(_ names: String, _ tag: String, _ chosen: String) {
    let names = names.split(separator: " ").map(String.init)
    #expect(AppLanguage.best(of: names, for: tag) == chosen)
    #expect(AppLanguage.best(of: names.reversed(), for: tag) == chosen)
  }

  /// Regions go by the one that is their parent in CLDR (`parentLocales` of supplementalData.xml, but for some that Apple's
  /// own table leaves out): texts for that one are nearer than those for none.
  @Test(
    arguments: [
      ("es es-419", "es", "AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE"),
      ("pt pt-PT", "pt", "AO CH CV FR GQ GW LU MO MZ ST TL"),
      ("en-GB en-AU", "en", "CC CK CX NF NR NU NZ PG WS"),
      ("en en-150", "en", "AT BE CH DE DK FI NL SE SI"),
      // The rest of the two tables: Apple's own has more regions than CLDR's parent locales.
      (
        "es es-419", "es",
        """
        AG AI AW BB BL BM BQ BS CA CW DM FK GD GF GL GP GY HT JP KN KY LC MF MQ MS PM SR SV SX TC \
        TT VC VG VI
        """
      ),
      (
        "en en-150", "en",
        """
        AD AL BA BG BY CY CZ EE ES FO FR GE GL GR HR HU IS IT LI LT LU LV MC MD ME MK NO PL PT RO \
        RS RU SK UA VA
        """
      ),
      // What goes by the world's English goes by Britain's here, be it by way of Europe's or Australia's.
      (
        "en en-GB", "en",
        """
        150 AG AI AU BB BD BM BN BS BW BZ CC CK CX CY DG DM FJ FK GD GG GH GI GM GY HK IE IM IN IO \
        JE JM KE KI KN KY LC LK LS MO MS MT MU MV MW MY NA NF NG NR NU NZ PG PK PN SB SC SD SG SH \
        SL SS SZ TC TO TT TV TZ UG VC VG VU WS ZA ZM ZW
        """
      ),
    ]
  )
  func regionsGoByTheirParents(_ names: String, _ language: String, _ regions: String) {
    let names = names.split(separator: " ").map(String.init)
    for region in regions.split(separator: " ") {
      #expect(AppLanguage.best(of: names, for: "\(language)-\(region)") == names[1], "\(region)")
    }
  }
}
