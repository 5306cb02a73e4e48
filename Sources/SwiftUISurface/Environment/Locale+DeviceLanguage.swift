import Foundation

extension Locale {
  /// The locale of a device that is set to a language: with the region of its tag, or else that where
  /// most speak it.
  ///
  /// - Parameters:
  ///   - tag: the language as a BCP 47 tag.
  ///   - region: the region that is set on the device; `nil` for that of the language.
  package init(deviceLanguage tag: String, region: String? = nil) {
    let parts = Locale.Language.Components(identifier: tag)
    let language = Locale.Language(components: parts)
    let code =
      region?.uppercased() ?? parts.region?.identifier
      ?? Locale.Language(identifier: language.maximalIdentifier).region?.identifier
    let script = parts.script.map { "-\($0.identifier)" } ?? ""
    self.init(
      identifier: (parts.languageCode?.identifier ?? tag) + script + (code.map { "_\($0)" } ?? "")
    )
  }
}
