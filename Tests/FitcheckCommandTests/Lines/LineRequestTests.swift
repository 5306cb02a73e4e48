import ArgumentParser
import Fitcheck
import Foundation
import Inputs
import TestSupport
import Testing

@testable import FitcheckCommand

/// What a row of `fitcheck lines` comes to beside the options.
@Suite struct LineRequestTests {
  private func request(
    _ row: String,
    language: String? = nil,
    deviceLanguages: [String] = [],
    phone: [String] = [],
    setting: [String] = []
  ) throws -> LineRequest {
    let defaults = LineRequest.Defaults(
      fonts: [],
      permission: try FontPermission(folders: []),
      weight: nil,
      phone: try PhoneSetting(PhoneOptions.parse(phone)),
      pointSize: 12,
      width: 60,
      lineLimit: nil,
      language: language,
      deviceLanguages: deviceLanguages,
      setting: try LineSetting(SettingOptions.parse(setting), lineBreak: .loose)
    )
    let line = LineReader.Line(number: 1, offset: 0, bytes: Array(row.utf8)[...])
    return try #require(try LineRequest(line, format: .jsonl, defaults: defaults))
  }

  /// Tags may have underscores, in rows as in options, and are BCP 47's from there on.
  @Test func tagsHaveHyphens() throws {
    let row = try request(
      #"{"text":"a","lang":"zh_Hant","typesettingLanguage":"de_AT","deviceLanguages":["en_GB","ja_JP"]}"#,
      language: "fr",
      deviceLanguages: ["fr"],
      phone: ["--typesetting-language", "fr"]
    )
    #expect(row.language == "zh-Hant")
    #expect(row.phone.typesettingLanguage == "de-AT")
    #expect(row.deviceLanguages == ["en-GB", "ja-JP"])
    let options = try request(
      #"{"text":"a"}"#,
      language: "zh_Hant",
      deviceLanguages: ["en_GB", "ja_JP"],
      phone: ["--typesetting-language", "de_AT"]
    )
    #expect(options.language == "zh-Hant")
    #expect(options.phone.typesettingLanguage == "de-AT")
    #expect(options.deviceLanguages == ["en-GB", "ja-JP"])
  }

  /// What options say of all rows holds of one that says nothing, also where no line tells.
  @Test func optionsHoldOfEveryRow() throws {
    let row = try request(
      #"{"text":"a"}"#,
      phone: ["--alignment", "trailing", "--ios", "17", "--text-style", "caption2"],
      setting: [
        "--direction", "rtl", "--word-break", "keep-all", "--filling", "pretty", "--tracking",
        "-1.5",
        "--truncation", "middle", "--punctuation-trimming", "trim-both", "--hanging-punctuation",
        "first", "--minimum-scale", "0.25", "--tightening", "0.125",
      ]
    )
    #expect(row.phone.alignment == .trailing)
    #expect(row.phone.version?.rawValue == 17 && row.phone.textStyle == .caption2)
    #expect(row.setting.direction == .rightToLeft && row.setting.lineBreak == .loose)
    #expect(row.setting.wordBreak == .keepAll && row.setting.filling == .pretty)
    #expect(row.setting.truncation == .middle && row.setting.tracking == -1.5)
    #expect(row.setting.punctuationTrimming.rawValue == "trim-both")
    #expect(row.setting.hangingPunctuation == HangingPunctuation(keywords: "first"))
    #expect(row.setting.minimumScale == 0.25 && row.setting.tightening == 0.125)
  }

  /// Words of Hangul are kept together where lines are filled as on iOS, and nothing else is asked of words.
  @Test(
    arguments: [
      ([], [], .syllables), (["--ios", "16"], [], .words), (["--text-style", "body"], [], .words),
      ([], ["--filling", "ios"], .words), (["--ios", "26"], ["--filling", "greedy"], .syllables),
      (["--ios", "26"], ["--word-break", "auto-phrase"], .syllables),
    ] as [([String], [String], HangulBreaking)]
  )
  func hangulIsBrokenAsOnIOS(
    _ phone: [String],
    _ setting: [String],
    _ expected: HangulBreaking
  ) throws {
    let row = try request(#"{"text":"a"}"#, phone: phone, setting: setting)
    #expect(row.hangulBreaking == expected)
  }

  /// A profile is of a phone with its system: no version stands beside it, and without one its own holds.
  @Test func aProfileHasItsOwnVersion() throws {
    let path = CommandRun.repository
      .appending(path: "Examples/Calibration/example-profile.json").path
    let profile = try #require(try ProfileOptions.parse(["--profile", path]).read())
    let phone = try PhoneSetting(PhoneOptions.parse([]), profile: profile)
    #expect(phone.profileName == "iPhone 15 Pro (example)" && phone.version?.rawValue == 26)
    // Of a phone on an older system that is no default.
    let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    let older = try DeviceProfile(json: Data(text.replacing("\"26.1\"", with: "\"17.4\"").utf8))
    #expect(try PhoneSetting(PhoneOptions.parse([]), profile: older).version?.rawValue == 17)
    for version in ["16", "26"] {
      let options = try PhoneOptions.parse(["--ios", version])
      #expect(throws: ProfileOptions.besideVersion) {
        try PhoneSetting(options, profile: profile)
      }
      let alone = try PhoneSetting(options)
      #expect(alone.profileName == nil && alone.version.map { "\($0.rawValue)" } == version)
    }
  }

  /// A row may name what would lie in any of several folders, and nothing in one whose name begins as theirs do.
  @Test func filesOfSeveralFoldersMayBeNamed() throws {
    let folder = try TestFiles.temporaryFolder([
      "a/one.otf": "", "b/two.otf": "", "bc/three.otf": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    func place(_ name: String) -> String { folder.appending(path: name).path }
    let permission = try FontPermission(folders: [place("a"), place("b")])
    let files: [(name: String, isAllowed: Bool)] = [
      ("a/one.otf", true), ("b/two.otf", true), ("bc/three.otf", false), ("b/none.otf", true),
      ("c/none.otf", false), ("none.otf", false),
    ]
    for file in files {
      let isAllowed = (try? permission.check(FontReference(place(file.name)))) != nil
      #expect(isAllowed == file.isAllowed, "\(file.name)")
    }
  }
}
