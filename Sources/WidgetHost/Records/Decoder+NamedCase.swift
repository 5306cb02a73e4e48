extension Decoder {
  /// The case of a name.
  ///
  /// A longer one than any has is not compared with them: that takes time quadratic in the marks on one of its letters.
  ///
  /// - Throws: `DecodingError` where no case has the name.
  func namedCase<Case: RawRepresentable<String>>() throws -> Case {
    let container = try singleValueContainer()
    let name = try container.decode(String.self)
    guard name.utf8.count <= 60, let known = Case(rawValue: name) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "no \(Case.self) has that name"
      )
    }
    return known
  }
}
