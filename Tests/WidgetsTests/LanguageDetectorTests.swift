import Testing
import Widgets

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
