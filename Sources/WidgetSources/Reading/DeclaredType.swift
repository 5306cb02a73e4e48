/// A type or a protocol that a source file declares, or an extension of one, with what it is declared to be.
struct DeclaredType: Sendable, Hashable {
  /// The name, with those of the types around it.
  let name: String
  /// The words and marks behind its colon, but for those between angles.
  let inherited: [String]
  /// The file, as the user named it.
  let file: String
  /// The line of the name, from 1.
  let line: Int
  /// Whether `@main` stands before it.
  var isMain: Bool
  /// Whether it is generic.
  let isGeneric: Bool
  /// Whether it is a protocol.
  let isProtocol: Bool
}
