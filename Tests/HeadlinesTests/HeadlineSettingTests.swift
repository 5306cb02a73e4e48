import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import Typesetting
import UnicodeText
import ViewFitting
import WidgetDevices

@testable import Headlines

/// What holds where nothing is said, and what follows from the place of a widget.
@Suite struct HeadlineSettingTests {
  @Test func whatIsNotSaidIsAsPhonesCome() throws {
    let setting = HeadlineSetting(fonts: try TestFonts.english())
    #expect(setting.groups == DeviceCatalogue.groups)
    #expect(setting.deviceLanguages.isEmpty && setting.typesettingLanguage == nil)
    #expect(setting.lineBreak == .strict && setting.slot == .lockScreen)
    #expect(setting.typeSize == .large)
    #expect(setting.legibilityWeight == nil && setting.platform == nil)
  }

  /// One line has a font of its own, and so has a watch; one line on a watch is doubtful for both.
  @Test(
    arguments: [
      (.lockScreen, .iOS, []), (.lockScreen, .watchOS, [.watchFont]),
      (.family(.accessoryInline), .iOS, [.inlineFont]),
      (.family(.accessoryInline), .watchOS, [.inlineFont, .watchFont]),
      (.family(.systemSmall), .iOS, []),
    ] as [(WidgetSlot, Platform, [Uncertainty])]
  )
  func fontsAreDoubtfulByThePlace(
    _ slot: WidgetSlot,
    _ platform: Platform,
    _ doubts: [Uncertainty]
  ) throws {
    var setting = HeadlineSetting(groups: [], fonts: try TestFonts.english())
    setting.slot = slot
    let area = FitArea(name: "a", size: CGSize(width: 90, height: 40), platform: platform)
    #expect(setting.fontDoubts(in: area) == doubts)
    #expect(setting.isInline == (slot == .family(.accessoryInline)))
    #expect(setting.candidateNames.count == (setting.isInline ? 2 : 3))
  }

  /// Widgets are resolved in what is set, with the language of their texts beside those of the devices.
  @Test(arguments: [([], ["de"]), (["en", "ja"], ["en", "ja"])] as [([String], [String])])
  func environmentsAreAsSet(_ languages: [String], _ preferred: [String]) throws {
    var setting = HeadlineSetting(groups: [], fonts: try TestFonts.english())
    setting.deviceLanguages = languages
    (setting.lineBreak, setting.typeSize) = (.loose, .xxLarge)
    (setting.legibilityWeight, setting.slot) = (.bold, .family(.systemSmall))
    let preparer = TextPreparer(byteLimit: 1 << 10)
    let environment = setting.environment(for: "de", preparer: preparer)
    #expect(environment.textLanguage == "de" && environment.preferredLanguages == preferred)
    #expect(environment.lineBreakStrictness == .loose && environment.dynamicTypeSize == .xxLarge)
    #expect(environment.legibilityWeight == .bold && environment.textPreparer === preparer)
    let isJapanese = environment.fontLibrary?.isForJapaneseDevice
    #expect(isJapanese == preferred.contains("ja"))
  }

  @Test func devicesHaveTheLanguageOfTheTextWhereNoneIsSaid() throws {
    var setting = HeadlineSetting(groups: [], fonts: try TestFonts.english())
    #expect(setting.deviceLanguages(for: "ja") == ["ja"])
    setting.deviceLanguages = ["de", "en"]
    #expect(setting.deviceLanguages(for: "ja") == ["de", "en"])
  }
}
