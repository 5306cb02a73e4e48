import LayoutEngine
import Typesetting

extension CloseCall {
  /// What would have to change, by how much, and what the numbers may be off by; without a full
  /// stop.
  ///
  /// - Parameters:
  ///   - language: the language of the sentence.
  ///   - names: what roles of texts are called in it; other texts keep their roles.
  public func explanation(
    in language: ExplanationLanguage = .english,
    names: [String: String] = [:]
  ) -> String {
    let sentences = CloseCallSentences(language: language)
    let margin = CloseCallMargin(
      direction: direction,
      amount: "\(Points.hundredths(limit.points)) pt",
      share: Points.percent(limit.ratio),
      doubt: "\(Points.hundredths(uncertainty)) pt"
    )
    return switch subject {
    case .typeSize: sentences.eitherTypeSize
    case .lines(let doubt): sentences.otherLines(for: doubt)
    case .text(let role, _): sentences.line(of: role.map { names[$0] ?? $0 }, margin)
    case .width: sentences.width(margin)
    case .height: sentences.height(margin)
    }
  }

  /// How far another answer is, in a few words: "0.14 pt to another answer".
  public func distance(in language: ExplanationLanguage = .english) -> String {
    let sentences = CloseCallSentences(language: language)
    return switch subject {
    case .typeSize: sentences.otherTypeSize
    case .lines(let doubt): sentences.otherLines(of: doubt)
    case .text, .width, .height:
      sentences.anotherAnswer(after: "\(Points.hundredths(limit.points)) pt")
    }
  }
}

/// How much is left or lacks, and what the numbers may be off by, in words.
private struct CloseCallMargin {
  let direction: CloseCall.Direction
  let amount: String
  let share: String
  let doubt: String
}

/// The sentences about close calls.
private struct CloseCallSentences: BilingualSentences {
  let language: ExplanationLanguage

  var otherTypeSize: String {
    text("another answer at the type size large", "文字サイズlargeでは別の結果")
  }

  var eitherTypeSize: String {
    otherTypeSize
      + text(
        ", and accessory widgets may be set at either",
        "になり、アクセサリウィジェットがどちらの文字サイズになるかは不明です"
      )
  }

  func otherLines(of doubt: LineDoubt) -> String {
    let subject = doubt.subject(in: language)
    return text("another answer hangs on \(subject)", "\(subject)次第で別の結果")
  }

  /// With the reason for the doubt.
  func otherLines(for doubt: LineDoubt) -> String {
    let (lines, reason) = (otherLines(of: doubt), doubt.reason(in: language))
    return text("\(lines): \(reason)", "\(lines)になります（\(reason)）")
  }

  func anotherAnswer(after amount: String) -> String {
    text("\(amount) to another answer", "別の結果まで\(amount)")
  }

  func line(of name: String?, _ margin: CloseCallMargin) -> String {
    let english = name.map { "the \($0)" } ?? "a text"
    let japanese = name ?? "文字"
    return margin.direction == .larger
      ? sentence("\(english) has", " of its line left", "\(japanese)の行の余り", margin)
      : sentence(
        "\(english) lacks",
        " of a shorter line",
        "\(japanese)の行を詰めるのに足りない幅",
        margin
      )
  }

  func width(_ margin: CloseCallMargin) -> String { bound(text("width", "幅"), margin) }

  func height(_ margin: CloseCallMargin) -> String { bound(text("height", "高さ"), margin) }

  private func bound(_ name: String, _ margin: CloseCallMargin) -> String {
    margin.direction == .smaller
      ? sentence("the \(name) has", " left", "\(name)の余り", margin)
      : sentence("the \(name) lacks", "", "\(name)の不足", margin)
  }

  /// English says what stands before and after the amount, Japanese what length it is.
  private func sentence(
    _ before: String,
    _ after: String,
    _ length: String,
    _ margin: CloseCallMargin
  ) -> String {
    text(
      "\(before) \(margin.amount) (\(margin.share))\(after), "
        + "and its numbers may be off by \(margin.doubt)",
      "\(length)は\(margin.amount)（\(margin.share)）で、数値の誤差は\(margin.doubt)に及ぶ可能性があります"
    )
  }
}
