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
    let sentences: any CloseCallSentences =
      switch language {
      case .english: EnglishCloseCallSentences()
      case .japanese: JapaneseCloseCallSentences()
      }
    switch subject {
    case .typeSize: return sentences.eitherTypeSize
    case .lines(let doubt): return sentences.otherLines(doubt)
    case .text, .width, .height: break
    }
    return sentences.sentence(
      self,
      amount: "\(Points.hundredths(limit.points)) pt",
      share: Points.percent(limit.ratio),
      doubt: "\(Points.hundredths(uncertainty)) pt",
      names: names
    )
  }

  /// How far another answer is, in a few words: "0.14 pt to another answer".
  public func distance(in language: ExplanationLanguage = .english) -> String {
    let amount = "\(Points.hundredths(limit.points)) pt"
    return switch language {
    case .english: EnglishCloseCallSentences().distance(self, amount)
    case .japanese: JapaneseCloseCallSentences().distance(self, amount)
    }
  }
}

/// The sentences about close calls in one language.
private protocol CloseCallSentences {
  var eitherTypeSize: String { get }
  func otherLines(_ doubt: LineDoubt) -> String
  func distance(_ call: CloseCall, _ amount: String) -> String
  func sentence(
    _ call: CloseCall,
    amount: String,
    share: String,
    doubt: String,
    names: [String: String]
  ) -> String
}

private struct EnglishCloseCallSentences: CloseCallSentences {
  private let otherTypeSize = "another answer at the type size large"

  var eitherTypeSize: String { "\(otherTypeSize), and accessory widgets may be set at either" }

  func otherLines(_ doubt: LineDoubt) -> String {
    "\(otherLines(of: doubt)): \(doubt.reason(in: .english))"
  }

  func distance(_ call: CloseCall, _ amount: String) -> String {
    switch call.subject {
    case .typeSize: otherTypeSize
    case .lines(let doubt): otherLines(of: doubt)
    case .text, .width, .height: "\(amount) to another answer"
    }
  }

  private func otherLines(of doubt: LineDoubt) -> String {
    "another answer hangs on \(doubt.subject(in: .english))"
  }

  func sentence(
    _ call: CloseCall,
    amount: String,
    share: String,
    doubt: String,
    names: [String: String]
  ) -> String {
    let change = change(call, "\(amount) (\(share))", names)
    return "\(change), and its numbers may be off by \(doubt)"
  }

  private func change(_ call: CloseCall, _ amount: String, _ names: [String: String]) -> String {
    switch call.subject {
    case .text(let role, _):
      let name = role.map { "the \(names[$0] ?? $0)" } ?? "a text"
      return call.direction == .larger
        ? "\(name) has \(amount) of its line left" : "\(name) lacks \(amount) of a shorter line"
    case .width:
      return call.direction == .smaller
        ? "the width has \(amount) left" : "the width lacks \(amount)"
    case .height:
      return call.direction == .smaller
        ? "the height has \(amount) left" : "the height lacks \(amount)"
    case .typeSize: return otherTypeSize
    case .lines(let doubt): return otherLines(of: doubt)
    }
  }
}

private struct JapaneseCloseCallSentences: CloseCallSentences {
  private let otherTypeSize = "文字サイズlargeでは別の結果"

  var eitherTypeSize: String {
    "\(otherTypeSize)になり、アクセサリウィジェットがどちらの文字サイズになるかは不明です"
  }

  func otherLines(_ doubt: LineDoubt) -> String {
    "\(otherLines(of: doubt))になります（\(doubt.reason(in: .japanese))）"
  }

  func distance(_ call: CloseCall, _ amount: String) -> String {
    switch call.subject {
    case .typeSize: otherTypeSize
    case .lines(let doubt): otherLines(of: doubt)
    case .text, .width, .height: "別の結果まで\(amount)"
    }
  }

  private func otherLines(of doubt: LineDoubt) -> String {
    "\(doubt.subject(in: .japanese))次第で別の結果"
  }

  func sentence(
    _ call: CloseCall,
    amount: String,
    share: String,
    doubt: String,
    names: [String: String]
  ) -> String {
    "\(length(call, names))は\(amount)（\(share)）で、数値の誤差は\(doubt)に及ぶ可能性があります"
  }

  private func length(_ call: CloseCall, _ names: [String: String]) -> String {
    switch call.subject {
    case .text(let role, _):
      let name = role.map { names[$0] ?? $0 } ?? "文字"
      return call.direction == .larger ? "\(name)の行の余り" : "\(name)の行を詰めるのに足りない幅"
    case .width: return call.direction == .smaller ? "幅の余り" : "幅の不足"
    case .height: return call.direction == .smaller ? "高さの余り" : "高さの不足"
    case .typeSize: return otherTypeSize
    case .lines(let doubt): return otherLines(of: doubt)
    }
  }
}
