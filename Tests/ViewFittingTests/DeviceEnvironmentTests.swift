import SwiftUISurface
import TestSupport
import Testing
import Typesetting
import ViewFitting
import WidgetDevices

/// The environment of a widget, made from its device.
@Suite struct DeviceEnvironmentTests {
  @Test(arguments: [
    "ar", "he", "iw", "fa", "ur-PK", "yi", "ckb", "dv", "ps", "sd", "ug", "nqo", "arc", "az-Arab",
    "AR-eg", "pa-Arab-PK",
    // Their regions write them in the Arabic script, though nobody names it.
    "pa-PK", "uz-AF", "az-IR",
    // What is said of numbers is not said of words.
    "ar-u-nu-latn", "ar-EG-u-nu-latn", "he-IL-u-ca-hebrew-nu-latn", "az-Arab-u-nu-latn",
  ])
  func readsFromTheRight(tag: String) {
    #expect(LayoutDirection(deviceLanguage: tag) == .rightToLeft)
  }

  @Test(arguments: [
    "en", "ja", "az", "az-Latn", "pa", "zh-Hans", "sr-Cyrl", "", "x", "not a tag", "pa-IN", "uz-UZ",
    "uz-Latn-AF", "en-u-nu-arab", "en-GB-u-nu-arab", "en-x-arab", "az-Latn-u-nu-arab",
  ])
  func readsFromTheLeft(tag: String) {
    #expect(LayoutDirection(deviceLanguage: tag) == .leftToRight)
  }

  /// Dates and numbers are written as on a device of the first language; English is the default.
  @Test(arguments: [
    (["ja", "en"], "ja_JP"), (["de"], "de_DE"), (["en-GB", "ja"], "en_GB"), (["pt-BR"], "pt_BR"),
    (["en", "ja"], nil), ([], nil),
  ])
  func writesAsTheDeviceDoes(_ languages: [String], _ locale: String?) throws {
    let fonts = try TestFonts.english()
    let usual = EnvironmentValues(fontLibrary: fonts).locale.identifier
    let environment = EnvironmentValues(
      fontLibrary: fonts,
      slot: .family(.systemSmall),
      deviceLanguages: languages
    )
    #expect(environment.locale.identifier == locale ?? usual)
    #expect(environment.preferredLanguages == languages)
    #expect(usual != "ja_JP")
  }

  @Test func followsTheDevice() throws {
    let fonts = try TestFonts.english()
    let phone = try #require(DeviceCatalogue.groups.first)
    let environment = EnvironmentValues(
      fontLibrary: fonts,
      slot: .family(.accessoryInline),
      deviceLanguages: ["he", "en"],
      group: phone
    )
    #expect(environment.widgetFamily == .accessoryInline)
    #expect(environment.layoutDirection == .rightToLeft)
    #expect(environment.displayScale == phone.displayScale && environment.platform == .iOS)
    // A text is prepared once for all of them.
    #expect(environment.textPreparer === EnvironmentValues(fontLibrary: fonts).textPreparer)
    for group in DeviceCatalogue.groups {
      let environment = EnvironmentValues(
        fontLibrary: fonts,
        slot: .lockScreen,
        deviceLanguages: ["en"],
        group: group
      )
      #expect(environment.systemVersion == group.systemVersion)
    }
    let plain = EnvironmentValues(
      fontLibrary: fonts,
      slot: .todayCompact,
      deviceLanguages: ["en", "he"]
    )
    #expect(plain.layoutDirection == .leftToRight)
    let watches = DeviceCatalogue.devices(for: .lockScreen).filter { $0.kind == .watch }
    for group in DeviceGroup.grouping(watches) {
      #expect(group.platform == .watchOS)
      let environment = EnvironmentValues(
        fontLibrary: fonts,
        slot: .lockScreen,
        deviceLanguages: ["en"],
        group: group
      )
      #expect(environment.platform == .watchOS)
      #expect(environment.displayScale == group.displayScale)
    }
    #expect(!watches.isEmpty)
  }

  /// Texts are prepared by whom they are told to be, and an extension has the family that its area is of.
  @Test func keepsWhatItIsGiven() throws {
    let fonts = try TestFonts.english()
    let own = TextPreparer()
    let homeScreen = WidgetSlot.family(.systemSmall)
    let group = try #require(
      DeviceGroup.grouping(DeviceCatalogue.devices(for: homeScreen)).first
    )
    let environment = EnvironmentValues(
      fontLibrary: fonts,
      textPreparer: own,
      slot: .todayCompact,
      deviceLanguages: ["ja"],
      group: group
    )
    #expect(environment.textPreparer === own && own !== TextPreparer.shared)
    #expect(environment.widgetFamily == .systemSmall)
  }
}
