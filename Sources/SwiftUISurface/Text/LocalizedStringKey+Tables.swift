package import AppResources
import Foundation

extension EnvironmentValues {
  /// The texts of the app, in which keys are looked up: those of the process unless others are set.
  package var appTexts: AppTexts {
    get { self[AppTextsKey.self] ?? AppResources.current.resources.texts }
    set { self[AppTextsKey.self] = newValue }
  }

  /// The language in which keys are looked up: that of `locale` unless another is set.
  var appTextsLanguage: String {
    get { self[AppTextsLanguageKey.self] ?? locale.identifier }
    set { self[AppTextsLanguageKey.self] = newValue }
  }
}

private enum AppTextsKey: EnvironmentKey {
  static let defaultValue: AppTexts? = nil
}

private enum AppTextsLanguageKey: EnvironmentKey {
  static let defaultValue: String? = nil
}

extension LocalizedStringKey {
  /// The key as the app's tables have it: with a place for each value.
  var tableKey: String {
    let values = pieces.contains { $0.specifier != nil }
    return pieces.map { piece in
      if let specifier = piece.specifier { return "%\(specifier)" }
      guard case .literal(let string) = piece else { return "" }
      let (sign, doubled) = ("%".unicodeScalars, "%%".unicodeScalars)
      return values ? String(string.unicodeScalars.replacing(sign, with: doubled)) : string
    }.joined()
  }

  /// What is shown for the key in the language of an environment: itself where it is in no table.
  func localized(in environment: EnvironmentValues) -> LocalizedStringKey {
    // One that has a key of its own is the app's, though it say a value alone where it is in no table.
    guard isLiteral == true || key != nil else { return self }
    return localized(
      in: environment.appTexts,
      language: environment.appTextsLanguage,
      onWatch: environment.platform == .watchOS
    )
  }

  /// What is shown for the key in a language, with the values where its words have them: itself where it
  /// has no form for them.
  func localized(
    in texts: AppTexts,
    language: String,
    onWatch: Bool = false
  ) -> LocalizedStringKey {
    guard !texts.isEmpty,
      let found = texts.entry(of: key ?? tableKey, table: table, language: language)
    else { return self }
    let values = pieces.filter { $0.specifier != nil }
    let parts = found.entry.parts(
      language: found.language,
      hasValues: !values.isEmpty,
      onWatch: onWatch
    ) { index in
      values.indices.contains(index) ? values[index].number?.count : nil
    }
    guard let parts else { return self }
    return LocalizedStringKey(
      pieces: parts.map { part in
        switch part {
        case .literal(let string): return .literal(string)
        case .argument(let index, let specifier):
          guard values.indices.contains(index) else { return .literal("%\(specifier)") }
          return values[index].written(as: specifier)
        }
      }
    )
  }
}

extension LocalizedStringKey.Piece {
  /// How a table's key has the value; `nil` for what is no value.
  fileprivate var specifier: String? {
    switch self {
    case .literal: nil
    case .integer(_, let specifier), .unsigned(_, let specifier), .decimal(_, let specifier),
      .specified(_, _, let specifier):
      specifier
    case .string, .value, .text, .joined, .attributed, .image: "@"
    }
  }

  /// The number that the value is; `nil` for words.
  fileprivate var number: FormatNumber? {
    switch self {
    case .integer(let value, _): .integer(value)
    case .unsigned(let value, _): .unsigned(value)
    case .decimal(let value, _): .decimal(value)
    case .specified(_, let number, _): number
    case .literal, .string, .value, .text, .joined, .attributed, .image: nil
    }
  }

  /// The value as a translation writes it: as it is, unless that asks for another form of a number.
  fileprivate func written(as specifier: String) -> Self {
    let isPlain =
      specifier == self.specifier || ["@", "lld", "d", "ld", "u", "lu", "llu"].contains(specifier)
    guard !isPlain, let number, let write = FormatSpecifier(specifier)?.writing(number) else {
      return self
    }
    let value = FormattedValue(string: { moment in write(moment.locale) })
    return .specified(value, number: number, specifier: specifier)
  }
}
