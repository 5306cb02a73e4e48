import Headlines
import TestSupport
import Testing
import WidgetDevices

@Suite struct LanguageDetectorTests {
  @Test(arguments: [
    ("日銀、金利を据え置き", "ja"), ("東京株式市場大幅反発", "ja"), ("AppleがiPhoneを発売", "ja"),
    ("中国经济增长放缓，专家呼吁改革", "zh-Hans"), ("臺灣總統會見記者，說明經濟政策", "zh-Hant"),
    ("서울 지하철 요금 인상", "ko"), ("น้ำท่วมกรุงเทพฯ", "th"), ("افتتاح محطة جديدة", "ar"),
    ("ראש הממשלה", "he"), ("नई दिल्ली में", "hi"), ("Открытие новой станции", "ru"),
    ("Νέος σταθμός", "el"), ("New station opens", "en"), ("", "en"), ("123 %", "en"),
    ("The word 寿司 has entered the dictionary of English", "en"), ("🎌🎌", "en"),
    ("か\u{3099}くせい", "ja"), ("Straße wird gesperrt", "en"),
  ])
  func languageOf(text: String, language: String) {
    #expect(LanguageDetector.language(of: text) == language)
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
}
