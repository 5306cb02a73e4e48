/// Finds the language of a short text from its scripts, for want of being told.
///
/// It tells the languages that this package lays out differently, not all languages: every text in
/// Cyrillic counts as Russian, in Arabic letters as Arabic, in Latin letters as English.
/// - Kana makes a text Japanese, Hangul Korean.
/// - Han without kana is told by letters that only one country writes so: simplified Chinese,
///   traditional Chinese, or Japanese. Where no letter speaks, it is Japanese.
public enum LanguageDetector {
  /// A BCP 47 tag: ja, ko, zh-Hans, zh-Hant, th, ar, he, hi, ru, el, or en.
  ///
  /// - Complexity: O(*n*) in the number of scalars.
  public static func language(of text: String) -> String {
    var counts = ScriptCounts()
    for scalar in text.unicodeScalars { counts.add(scalar) }
    return counts.language
  }

  /// The tags of all languages that it tells.
  static let languages: Set<String> = [
    "ja", "ko", "zh-Hans", "zh-Hant", "th", "ar", "he", "hi", "ru", "el", "en",
  ]

  /// Calls `body` with the language of each beginning of a text that another one follows, from its first character
  /// to all of it, and with where the beginning ends, in UTF-16; once for an empty text.
  ///
  /// - Complexity: O(*n*) in the number of scalars of both.
  static func forEachBeginning(
    of text: String,
    before other: String,
    _ body: (_ end: Int, _ language: String) -> Void
  ) {
    var counts = ScriptCounts()
    for scalar in other.unicodeScalars { counts.add(scalar) }
    func tell(upTo end: Int) {
      let language = counts.language
      assert(languages.contains(language), "\(language) is not among the languages that are told")
      body(end, language)
    }
    var end = 0
    if text.isEmpty { tell(upTo: end) }
    for scalar in text.unicodeScalars {
      counts.add(scalar)
      end += UTF16.width(scalar)
      tell(upTo: end)
    }
  }
}

/// How many letters of each kind a text has.
private struct ScriptCounts {
  private var kana = 0
  private var hangul = 0
  private var han = 0
  private var simplified = 0
  private var traditional = 0
  private var japanese = 0
  private var letters: [String: Int] = [:]

  /// A letter that stands for a syllable or a word weighs as much as this many alphabetic ones.
  private static let syllableWeight = 4

  mutating func add(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    // Of a letter that is written in parts the first counts, so that it counts as one that is not: vowels
    // and final consonants of Hangul, voicing marks of kana, what Arabic and Devanagari letters bear.
    case 0x1160...0x11FF where hangul > 0, 0x3099...0x309A where kana > 0,
      0x653...0x655 where letters["ar"] != nil, 0x93C where letters["hi"] != nil:
      break
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: count("en")
    case 0x370...0x3FF, 0x1F00...0x1FFF: count("el")
    case 0x400...0x52F: count("ru")
    case 0x590...0x5FF, 0xFB1D...0xFB4F: count("he")
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: count("ar")
    case 0x900...0x97F: count("hi")
    case 0xE00...0xE7F: count("th")
    case 0x3041...0x309F, 0x30A1...0x30FA, 0x30FD...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D:
      kana += 1
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: hangul += 1
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: addHan(scalar)
    default: break
    }
  }

  private mutating func count(_ language: String) {
    letters[language, default: 0] += 1
  }

  private mutating func addHan(_ scalar: Unicode.Scalar) {
    han += 1
    if Self.simplifiedOnly.contains(scalar) { simplified += 1 }
    if Self.traditionalOnly.contains(scalar) { traditional += 1 }
    if Self.japaneseOnly.contains(scalar) { japanese += 1 }
  }

  var language: String {
    let eastAsian = (kana + han + hangul) * Self.syllableWeight
    let other = letters.max { ($0.value, $1.key) < ($1.value, $0.key) }
    if let other, other.value > eastAsian { return other.key }
    if eastAsian == 0 { return "en" }
    if hangul > kana { return "ko" }
    // A Japanese sentence has a kana every few letters; a Chinese one may quote a single の.
    if kana > 0 && kana * 20 >= han { return "ja" }
    if japanese > max(simplified, traditional) { return "ja" }
    if simplified == 0 && traditional == 0 { return "ja" }
    return simplified >= traditional ? "zh-Hans" : "zh-Hant"
  }

  // Letters frequent in the headlines of one country and all but absent from those of the other
  // two, checked against the countries' lists of simplified forms. No letter of 常用漢字表 is among those of
  // Chinese: 机, 据 and 楼 are written so in Japan too, nor 横 among Japan's, which is simplified Chinese as well.

  /// Common letters that only simplified Chinese writes in this form.
  private static let simplifiedOnly = Set(
    """
    对为议关发员总个统这动时进军过权选开说联经应两长务报战问亚举题强华业们实项间领际导组尔\
    现续认调谈决众资击论种济场专访话义卫从产约协电宫变达维设无织罗还结团预证该备贸许继习运\
    请级确获记传职办显离户严东边响审试护创竞势压兰评临驻签复带诉图张别术单马则纳构让给门历飞\
    头书难监风绝讲纪师况见态连极帮陆验亿线执启标弹广冲节闻须扩馆频终环类么费质检岛层顾营测险\
    样录闭车远识库劳围财键购语伟减剧细优误刚错药拥亲热软满汉删农纷红兴仅乔稳阶谋范乐轮积坚\
    视胁计责观纽规紧舰缅队转袭处韩释谴讨杀暂
    """.unicodeScalars
  )

  /// Common letters that only traditional Chinese writes in this form.
  private static let traditionalOnly = Set(
    """
    國對會臺總關發與將這灣來黨說權兩當應經戰學專體舉參續們內實稱擊數區團從歐變奧濟繼處證傳點\
    彈壓嚴釋邊顯據讓沒雙觀聲擔價斷號檢圖氣隨醫歷帶裝擴單麼轉樣獨廣險勞驗惡樂滿歡聽屬圍辭遲觸\
    樓擇虛穩賴曆壞鬥溫麥懷鄉榮騷戶輕竊盡隱畫嗎驅徵勵譯縣峽雜齊踐贊舊肅讀覽歸戲鹽遞豐覺殘恆髮\
    莊聰縱盜淨廢龜靜繪犧攝廳齋閱釀賣繩絲滯勳靈綠禪爐淺圓
    """.unicodeScalars
  )

  /// Common letters that only Japanese writes in this form.
  private static let japaneseOnly = Set(
    """
    発県売歳対経関読戦気毎実駅続庁鉄挙円乗総権録団広両営伝検転込済児捜変楽様観処浜撃収証応\
    験戸沢覚帰縄増聴継拡価労働軽廃剤黒辺満単焼効悪従薬壊徳遅豊脳竜抜芸払険専賛図齢掲囲塁譲歴\
    拠雑稲拝頼臓駆覧渋歩恵弁渉圏鶏蔵桜徴勧仮訳枠犠択隠顔滝髄粛塩仏銭浄栄揺壌霊鉱絵騒陥畑郷歓\
    黙釈謡歯挿奨醸荘摂悩酔緑穂渓涙
    """.unicodeScalars
  )
}
