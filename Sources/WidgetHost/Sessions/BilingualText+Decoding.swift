import FitSelection

extension BilingualText {
  /// What a decoder has met, with the place.
  init(decoding error: any Error) {
    func place(_ path: [any CodingKey]) -> String {
      path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      let missing = place(context.codingPath + [key])
      self.init("\(missing) is missing", "\(missing)がありません")
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      self.init("\(place(context.codingPath)): \(context.debugDescription)")
    default: self.init("\(error)")
    }
  }
}
