import Foundation

#if !canImport(Darwin)
// How Foundation writes them is not published: what is written here is read here.
extension LocalizedStringResource: Codable {
  private enum CodingKeys: String, CodingKey {
    case key, table, defaultValue, locale
  }

  /// Reads a text that was written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    key = try container.decode(String.self, forKey: .key)
    table = try container.decodeIfPresent(String.self, forKey: .table)
    defaultValue = try container.decode(String.LocalizationValue.self, forKey: .defaultValue)
    statedLocale = try container.decodeIfPresent(Locale.self, forKey: .locale)
  }

  /// Writes the text, with its strings and numbers.
  ///
  /// - Throws: `EncodingError` for any other value in it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    try container.encodeIfPresent(table, forKey: .table)
    try container.encode(defaultValue, forKey: .defaultValue)
    try container.encodeIfPresent(statedLocale, forKey: .locale)
  }
}

extension String.LocalizationValue: Codable {
  /// Reads a text that was written.
  public init(from decoder: any Decoder) throws {
    let pieces = try decoder.singleValueContainer().decode([WrittenPiece].self)
    content = LocalizedStringKey(pieces: pieces.map(\.piece))
  }

  /// Writes the text, with its strings and numbers.
  ///
  /// - Throws: `EncodingError` for any other value in it.
  public func encode(to encoder: any Encoder) throws {
    var pieces: [WrittenPiece] = []
    for piece in content.pieces {
      pieces.append(try WrittenPiece(piece, at: encoder.codingPath))
    }
    var container = encoder.singleValueContainer()
    try container.encode(pieces)
  }
}

/// A part of a text as archives have it.
private enum WrittenPiece: Codable {
  case literal(String)
  case string(String)
  case integer(Int64, specifier: String)
  case unsigned(UInt64, specifier: String)
  case decimal(Double, specifier: String)

  init(_ piece: LocalizedStringKey.Piece, at path: [any CodingKey]) throws {
    switch piece {
    case .literal(let text): self = .literal(text)
    case .string(let text): self = .string(text)
    case .integer(let value, let specifier): self = .integer(value, specifier: specifier)
    case .unsigned(let value, let specifier): self = .unsigned(value, specifier: specifier)
    case .decimal(let value, let specifier): self = .decimal(value, specifier: specifier)
    case .specified, .value, .text, .joined, .attributed, .image:
      let context = EncodingError.Context(
        codingPath: path,
        debugDescription: "Of the values in a text only strings and numbers are written"
      )
      throw EncodingError.invalidValue(piece, context)
    }
  }

  var piece: LocalizedStringKey.Piece {
    switch self {
    case .literal(let text): .literal(text)
    case .string(let text): .string(text)
    case .integer(let value, let specifier): .integer(value, specifier: specifier)
    case .unsigned(let value, let specifier): .unsigned(value, specifier: specifier)
    case .decimal(let value, let specifier): .decimal(value, specifier: specifier)
    }
  }
}
#endif
