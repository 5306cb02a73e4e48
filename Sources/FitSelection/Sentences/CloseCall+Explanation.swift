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
    let sentences = language.closeCallSentences
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
    let sentences = language.closeCallSentences
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

extension ExplanationLanguage {
  fileprivate var closeCallSentences: any CloseCallSentences {
    switch self {
    case .english: EnglishCloseCallSentences()
    case .japanese: JapaneseCloseCallSentences()
    }
  }
}

/// The sentences about close calls in one language.
private protocol CloseCallSentences {
  var otherTypeSize: String { get }
  var eitherTypeSize: String { get }
  func otherLines(of doubt: LineDoubt) -> String
  /// With the reason for the doubt.
  func otherLines(for doubt: LineDoubt) -> String
  func anotherAnswer(after amount: String) -> String
  func line(of name: String?, _ margin: CloseCallMargin) -> String
  func width(_ margin: CloseCallMargin) -> String
  func height(_ margin: CloseCallMargin) -> String
}

private struct EnglishCloseCallSentences: CloseCallSentences {
  let otherTypeSize = "another answer at the type size large"

  var eitherTypeSize: String { "\(otherTypeSize), and accessory widgets may be set at either" }

  func otherLines(of doubt: LineDoubt) -> String {
    "another answer hangs on \(doubt.subject(in: .english))"
  }

  func otherLines(for doubt: LineDoubt) -> String {
    "\(otherLines(of: doubt)): \(doubt.reason(in: .english))"
  }

  func anotherAnswer(after amount: String) -> String { "\(amount) to another answer" }

  func line(of name: String?, _ margin: CloseCallMargin) -> String {
    let name = name.map { "the \($0)" } ?? "a text"
    return margin.direction == .larger
      ? sentence("\(name) has", margin, " of its line left")
      : sentence("\(name) lacks", margin, " of a shorter line")
  }

  func width(_ margin: CloseCallMargin) -> String { bound("the width", margin) }

  func height(_ margin: CloseCallMargin) -> String { bound("the height", margin) }

  private func bound(_ name: String, _ margin: CloseCallMargin) -> String {
    margin.direction == .smaller
      ? sentence("\(name) has", margin, " left") : sentence("\(name) lacks", margin, "")
  }

  private func sentence(_ before: String, _ margin: CloseCallMargin, _ after: String) -> String {
    "\(before) \(margin.amount) (\(margin.share))\(after), "
      + "and its numbers may be off by \(margin.doubt)"
  }
}

private struct JapaneseCloseCallSentences: CloseCallSentences {
  let otherTypeSize = "文字サイズlargeでは別の結果"

  var eitherTypeSize: String {
    "\(otherTypeSize)になり、アクセサリウィジェットがどちらの文字サイズになるかは不明です"
  }

  func otherLines(of doubt: LineDoubt) -> String {
    "\(doubt.subject(in: .japanese))次第で別の結果"
  }

  func otherLines(for doubt: LineDoubt) -> String {
    "\(otherLines(of: doubt))になります（\(doubt.reason(in: .japanese))）"
  }

  func anotherAnswer(after amount: String) -> String { "別の結果まで\(amount)" }

  func line(of name: String?, _ margin: CloseCallMargin) -> String {
    let name = name ?? "文字"
    return sentence(
      margin.direction == .larger ? "\(name)の行の余り" : "\(name)の行を詰めるのに足りない幅",
      margin
    )
  }

  func width(_ margin: CloseCallMargin) -> String { bound("幅", margin) }

  func height(_ margin: CloseCallMargin) -> String { bound("高さ", margin) }

  private func bound(_ name: String, _ margin: CloseCallMargin) -> String {
    sentence(margin.direction == .smaller ? "\(name)の余り" : "\(name)の不足", margin)
  }

  private func sentence(_ length: String, _ margin: CloseCallMargin) -> String {
    "\(length)は\(margin.amount)（\(margin.share)）で、数値の誤差は\(margin.doubt)に及ぶ可能性があります"
  }
}
