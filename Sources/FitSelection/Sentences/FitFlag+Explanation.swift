extension FitFlag {
  /// The trap in one sentence, without a full stop.
  ///
  /// - Parameters:
  ///   - language: the language of the sentence.
  ///   - names: what roles of texts are called in it; other texts keep their roles.
  public func explanation(
    in language: ExplanationLanguage = .english,
    names: [String: String] = [:]
  ) -> String {
    switch language {
    case .english: english(names)
    case .japanese: japanese(names)
    }
  }

  private func english(_ names: [String: String]) -> String {
    switch self {
    case .truncatedButFits(let texts):
      "What is shown counts as fitting although texts in it are cut: "
        + texts.map { names[$0] ?? $0 }.joined(separator: ", ")
    case .lastDoesNotFit: "Nothing fits: the last layout is shown all the same"
    case .unreachable(let index):
      "Layout \(index + 1) is no smaller here than one before it, so it never has its turn"
    case .withinAPixel(let index):
      "Layout \(index + 1) is within a pixel of the bound: a rounding may decide"
    }
  }

  private func japanese(_ names: [String: String]) -> String {
    switch self {
    case .truncatedButFits(let texts):
      "途中で切れる文字がありますが、収まったものと判定されます："
        + texts.map { names[$0] ?? $0 }.joined(separator: "、")
    case .lastDoesNotFit: "どの案も収まらないため、最後の案が表示されます"
    case .unreachable(let index):
      "\(index + 1)番目の案は前の案より小さくならないため、ここで選ばれることはありません"
    case .withinAPixel(let index):
      "\(index + 1)番目の案は枠との差が1ピクセル未満のため、丸め方次第で結果が変わる可能性があります"
    }
  }
}
