/// What is measured: characters that most texts are made of, and texts whose lines tell rules apart.
enum SampleTexts {
  static let characters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?-–—'\"’“”()%&/€$"
    + "あいうえおアイウエオ日本語東京年月、。「」（）ー・"

  static let all: [(text: String, language: String)] = [
    ("Library open at night", "en"),
    ("Rowers win the spring regatta by the length of a boat, and then some", "en"),
    ("The harbour’s new lighthouse is lit for the first time after ten years", "en"),
    ("海辺の図書館、夜も開館へ 来春から", "ja"),
    ("木曜日の市場で魚を買う人々", "ja"),
    ("「春のボート祭り」に２万人、過去最高の人出", "ja"),
  ]

  /// Widths of the accessory widgets of several screens, points.
  static let widths: [Double] = [131, 146, 148, 160]
}
