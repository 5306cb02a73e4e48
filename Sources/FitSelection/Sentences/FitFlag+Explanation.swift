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
    FitFlagSentences(language: language).sentence(about: self, names)
  }
}

private struct FitFlagSentences: BilingualSentences {
  let language: ExplanationLanguage

  func sentence(about flag: FitFlag, _ names: [String: String]) -> String {
    switch flag {
    case .truncatedButFits(let texts):
      text(
        "What is shown counts as fitting although texts in it are cut: ",
        "途中で切れる文字がありますが、収まったものと判定されます："
      ) + texts.map { names[$0] ?? $0 }.joined(separator: text(", ", "、"))
    case .lastDoesNotFit:
      text(
        "Nothing fits: the last layout is shown all the same",
        "どの案も収まらないため、最後の案が表示されます"
      )
    case .unreachable(let index):
      text(
        "Layout \(index + 1) is no smaller here than one before it, so it never has its turn",
        "\(index + 1)番目の案は前の案より小さくならないため、ここで選ばれることはありません"
      )
    case .withinAPixel(let index):
      text(
        "Layout \(index + 1) is within a pixel of the bound: a rounding may decide",
        "\(index + 1)番目の案は枠との差が1ピクセル未満のため、丸め方次第で結果が変わる可能性があります"
      )
    }
  }
}
