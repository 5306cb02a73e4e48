import Foundation
import TestSupport
import Testing
import WidgetDevices

@testable import Headlines

@Suite struct LanguageDetectorTests {
  @Test(arguments: [
    ("日銀、金利を据え置き", "ja"), ("東京株式市場大幅反発", "ja"), ("AppleがiPhoneを発売", "ja"),
    ("中国经济增长放缓，专家呼吁改革", "zh-Hans"), ("臺灣總統會見記者，說明經濟政策", "zh-Hant"),
    ("서울 지하철 요금 인상", "ko"), ("น้ำท่วมกรุงเทพฯ", "th"), ("افتتاح محطة جديدة", "ar"),
    ("ראש הממשלה", "he"), ("नई दिल्ली में", "hi"), ("Открытие новой станции", "ru"),
    ("Νέος σταθμός", "el"), ("New station opens", "en"), ("", "en"), ("123 %", "en"),
    ("The word 寿司 has entered the dictionary of English", "en"), ("🎌🎌", "en"),
    ("か\u{3099}くせい", "ja"), ("Straße wird gesperrt", "en"),
    // One kana in twenty Han letters is enough, one in twenty-one is a quotation.
    ("の" + String(repeating: "对", count: 20), "ja"),
    ("の" + String(repeating: "对", count: 21), "zh-Hans"),
    ("の" + String(repeating: "對", count: 21), "zh-Hant"),
    // The most letters that only one country writes; of as many, simplified ones first, Japanese
    // ones last.
    ("对对對", "zh-Hans"), ("对對對", "zh-Hant"), ("对對", "zh-Hans"), ("対対对", "ja"),
    ("対对", "zh-Hans"), ("対對", "zh-Hant"), ("対対对對對", "zh-Hant"), ("対对對", "zh-Hans"),
    ("人人", "ja"), ("人人对", "zh-Hans"), ("人人對", "zh-Hant"), ("人人対", "ja"),
    // Letters of two countries say nothing: without kana these are Japanese all the same, and 横 is no more Japan's than
    // China's. The others have letters that only simplified Chinese writes.
    ("政策金利据置", "ja"), ("楼門改修完了", "ja"), ("机上訓練実施", "ja"), ("横扫横对", "zh-Hans"),
    ("韩舰转向", "zh-Hans"), ("计划处", "zh-Hans"),
    // Han, kana and hangul say four times as much as a letter.
    ("寿abcd", "ja"), ("寿abcde", "en"), ("가abcd", "ko"), ("가abcde", "en"),
    // The first and the last Latin letters of each block count as the others.
    ("寿AZazÀ", "en"), ("寿a\u{24F}b\u{1E00}\u{1EFF}", "en"),
    // What stands beside them counts as none: four letters are no more than a Han letter.
    ("寿abcd@[`{\u{BF}\u{250}\u{1DFF}", "ja"),
    // Han letters stand for a word in Korean, too, however many they are.
    ("大韓民國 서울", "ko"), ("對對對對對對對 가", "ko"),
    // However a letter is written, in one character or in parts.
    ("각abcde", "en"), ("\u{1100}\u{1161}\u{11A8}abcde", "en"),
    ("\u{1100}\u{1161}\u{11A8}abcd", "ko"), ("がabcde", "en"), ("か\u{3099}abcde", "en"),
    ("か\u{3099}abcd", "ja"), ("آab", "en"), ("\u{627}\u{653}ab", "en"), ("नab", "en"),
    ("\u{929}a", "en"), ("\u{928}\u{93C}a", "en"),
    // The first and the last part of each kind, and what stands beside them.
    ("가\u{115F}abcde", "ko"), ("가\u{1160}abcde", "en"), ("가\u{11FF}abcde", "en"),
    ("가\u{3131}abcde", "ko"), ("は\u{309A}abcde", "en"), ("は\u{309B}abcde", "ja"),
    ("\u{627}\u{654}ab", "en"), ("\u{627}\u{655}ab", "en"), ("\u{627}\u{652}ab", "ar"),
    ("\u{627}\u{656}ab", "ar"), ("\u{928}\u{93B}a", "hi"), ("\u{928}\u{93D}a", "hi"),
    // A part that no letter stands before is one by itself.
    ("\u{1161}", "ko"), ("\u{11A8}abcd", "ko"),
    ("가のか", "ja"), ("가나の", "ko"), ("가の", "ja"),
    // Of as many letters of two scripts the one whose name comes first.
    ("abcабв", "en"), ("abαβ", "el"), ("abcабвг", "ru"),
  ])
  func languageOf(text: String, language: String) {
    #expect(LanguageDetector.language(of: text) == language)
  }

  /// A headline says the same in both normal forms, such as those of file names of macOS.
  @Test(arguments: Corpus.languages)
  func normalFormsSayTheSame(_ language: String) throws {
    for row in try Corpus.rows(language) {
      for text in [row.headline, "ABCDE " + row.headline.prefix(5)] {
        let whole = LanguageDetector.language(of: text.precomposedStringWithCanonicalMapping)
        let inParts = LanguageDetector.language(of: text.decomposedStringWithCanonicalMapping)
        #expect(whole == inParts, "\(text)")
      }
    }
  }

  /// The tags that it is said to tell are those that texts are told by.
  @Test func everyLanguageIsTold() {
    let texts = ["か", "가", "对", "對", "ก", "ا", "א", "अ", "я", "α", "a"]
    let found = texts.map { LanguageDetector.language(of: $0) }
    #expect(Set(found) == LanguageDetector.languages && found.count == Set(found).count)
  }
}

/// The detector on real headlines with their snippets.
@Suite struct LanguageDetectorCorpusTests {
  @Test(arguments: [
    ("ja", 0.998), ("zh-Hans", 0.97), ("zh-Hant", 0.97), ("ko", 0.99), ("th", 0.99), ("ar", 0.98),
    ("he", 0.98), ("hi", 0.99), ("ru", 0.99), ("en", 0.99),
  ])
  func mostHeadlinesAreRecognised(language: String, share: Double) throws {
    let rows = try Corpus.rows(language)
    let found = rows.map { LanguageDetector.language(of: $0.headline + "\n" + $0.snippet) }
    let right = found.filter { $0 == language }.count
    #expect(Double(right) >= share * Double(rows.count), "\(right) of \(rows.count)")
  }

  /// The language of every scalar by itself, and twice before a letter that only simplified Chinese writes.
  ///
  /// `Scripts/renew-golden` writes `Cases/recorded-scalars.txt` anew.
  @Test func scalarsSayWhatTheySaid() throws {
    var ranges: [String: [ClosedRange<UInt32>]] = [:]
    for value in 0...UInt32(0x323AF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let alone = LanguageDetector.language(of: String(scalar))
      let before = LanguageDetector.language(of: "\(scalar)\(scalar)对")
      let name = "\(alone) \(before)"
      if let last = ranges[name]?.last, last.upperBound + 1 == value {
        ranges[name]?.removeLast()
        ranges[name]?.append(last.lowerBound...value)
      } else {
        ranges[name, default: []].append(value...value)
      }
    }
    let rows = ranges.sorted { $0.key < $1.key }.map { name, ranges in
      let said = ranges.map {
        String($0.lowerBound, radix: 16) + "…" + String($0.upperBound, radix: 16)
      }
      return "\(name): \(said.count), \(said.prefix(40).joined(separator: " ")) "
        + "#\(said.joined(separator: " ").digest)"
    }
    try GoldenFile("HeadlinesTests/Cases/recorded-scalars.txt").check(rows)
  }
}
