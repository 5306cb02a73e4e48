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
    case .unreachable(let index): unreachable(Counts.number(ofIndex: index))
    case .withinAPixel(let index): withinAPixel(Counts.number(ofIndex: index))
    }
  }

  private func unreachable(_ number: Int) -> String {
    text(
      "Layout \(number) is no smaller here than one before it, so it never has its turn",
      "\(number)番目の案は前の案より小さくならないため、ここで選ばれることはありません"
    )
  }

  private func withinAPixel(_ number: Int) -> String {
    text(
      "Layout \(number) is within a pixel of the bound: a rounding may decide",
      "\(number)番目の案は枠との差が1ピクセル未満のため、丸め方次第で結果が変わる可能性があります"
    )
  }
}
