import UnicodeText

extension AppLanguage {
  /// The language that a folder or a catalogue means by a name.
  ///
  /// - Returns: the name itself where it is a language's tag, or that of texts for every language; the tag where it is
  ///   one of the names that folders had before they had tags, such as "English"; `nil` for any other.
  static func tag(named name: String) -> String? {
    if name == AppTexts.base { return name }
    if let tag = tagsByOldName[name] { return tag }
    return KnownLanguages.kind(ofTag: name.replacing("_", with: "-")) == .known ? name : nil
  }

  /// The old names of the languages that iPhones can be set to, as Foundation knows them (the table
  /// `oldAppleLocaleToCanonical` of CFLocaleIdentifier.c).
  private static let tagsByOldName = [
    "Arabic": "ar", "Bengali": "bn", "Brazilian Portuguese": "pt-BR", "Bulgarian": "bg",
    "Catalan": "ca", "Chinese": "zh", "Croatian": "hr", "Czech": "cs", "Danish": "da",
    "Dutch": "nl", "English": "en", "Finnish": "fi", "French": "fr", "German": "de",
    "Greek": "el", "Gujarati": "gu", "Hebrew": "he", "Hindi": "hi", "Hungarian": "hu",
    "Indonesian": "id", "Italian": "it", "Japanese": "ja", "Kannada": "kn", "Kazakh": "kk",
    "Korean": "ko", "Lithuanian": "lt", "Malay": "ms", "Malayalam": "ml", "Marathi": "mr",
    "Norwegian": "nb", "Oriya": "or", "Polish": "pl", "Portuguese": "pt", "Punjabi": "pa",
    "Romanian": "ro", "Russian": "ru", "Simplified Chinese": "zh-Hans", "Slovak": "sk",
    "Slovenian": "sl", "Spanish": "es", "Swedish": "sv", "Tamil": "ta", "Telugu": "te",
    "Thai": "th", "Traditional Chinese": "zh-Hant", "Turkish": "tr", "Ukrainian": "uk",
    "Urdu": "ur", "Vietnamese": "vi",
  ]
}
