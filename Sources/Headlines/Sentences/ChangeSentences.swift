import FitSelection

/// What is said of the characters that have to go from a headline, or may come.
package struct ChangeSentences: BilingualSentences, Sendable {
  package let language: ExplanationLanguage

  package init(_ language: ExplanationLanguage) {
    self.language = language
  }

  // MARK: - A cell

  /// The number of characters alone: "−11", "+7", "+≥200", "✗".
  package static func number(_ change: HeadlineChange) -> String {
    switch change {
    case .remove(let count, _): "−\(count)"
    case .add(let count): "+\(count == HeadlineChange.greatestAddition ? "≥" : "")\(count)"
    case .none: "✗"
    }
  }

  /// The number of characters with their unit: "−11 characters".
  ///
  /// - Parameter goal: what they have to go for, or may come for.
  package func counted(_ change: HeadlineChange, for goal: HeadlineGoal) -> String {
    switch change {
    case .remove(let count, _), .add(let count):
      let number = Self.number(change)
      return text("\(number) character\(count == 1 ? "" : "s")", "\(number)字")
    case .none: return never(goal)
    }
  }

  /// That a goal is missed however short the headline is, which may be whole where more is wanted.
  private func never(_ goal: HeadlineGoal) -> String {
    switch goal {
    case .headlineWhole: text("never whole", "全文不可")
    case .snippetShown, .candidate: text("never met", "達成不可")
    }
  }

  /// What has to go or may come in an area for a goal, a line each: any characters with the words that are
  /// lost, and whole phrases where they are more.
  package func captions(of limits: HeadlineRoom.Limits, for goal: HeadlineGoal) -> [String] {
    guard case .remove(_, let lost) = limits.change else {
      return [counted(limits.change, for: goal)]
    }
    let change = counted(limits.change, for: goal) + text(": ", "：") + "|" + lost
    guard let phrase = limits.phrase, case .remove(_, let whole) = phrase, whole != lost else {
      return [change]
    }
    return [change, counted(phrase, for: goal) + text(": ", "：") + "‖" + whole]
  }

  // MARK: - A sentence

  /// What has to go or may come for the headline to be whole everywhere, by the area that leaves it
  /// least room.
  package func sentence(_ change: HeadlineChange, tightest name: String) -> String {
    switch change {
    case .remove(let count, _):
      text(
        "\(Counts.text(count, "character")) must go, by what fits \(name):",
        "最も狭い\(name)に収めるには\(count)字削ります："
      )
    case .add(let count):
      text(
        "\(Self.isMore(count) ? "At least " : "")\(Counts.text(count, "character")) may be added, "
          + "by what fits \(name).",
        "最も狭い\(name)でも、あと\(count)字\(Self.isMore(count) ? "以上" : "")足せます。"
      )
    case .none:
      text("On \(name) it is cut however short it is.", "\(name)では、いくら短くしても切れます。")
    }
  }

  /// What has to be done for a goal to be met in all areas that it is asked of.
  package func sentence(_ change: HeadlineChange, for asked: AskedGoal) -> String {
    let goal = self.goal(asked.goal)
    let place = asked.devices.map { text("on \($0)", $0) } ?? text("everywhere", "すべての表示領域")
    return switch change {
    case .remove(let count, _):
      text(
        "\(Counts.text(count, "character")) must go from its end for \(goal) \(place).",
        "\(place)で\(goal)には、末尾から\(count)字削る必要があります。"
      )
    case .add(let count):
      text(
        "\(Self.isMore(count) ? "At least " : "")\(Counts.text(count, "character")) may be added "
          + "for \(goal) \(place).",
        "\(place)で\(goal)範囲で、末尾に\(count)字\(Self.isMore(count) ? "以上" : "まで")足せます。"
      )
    case .none:
      text(
        "However short the headline is, there is no way for \(goal) \(place).",
        "見出しをいくら短くしても、\(place)で\(goal)ことはありません。"
      )
    }
  }

  /// What goes where only whole phrases go.
  package func phraseSentence(_ change: HeadlineChange) -> String {
    switch change {
    case .remove(let count, _):
      text(
        "The least that ends at a phrase: \(Counts.text(count, "character")).",
        "文節で区切るなら\(count)字です。"
      )
    default: text("No cut at the end of a phrase is enough.", "文節で区切って足りる切り方はありません。")
    }
  }

  /// What is wanted, after "for".
  package func goal(_ goal: HeadlineGoal) -> String {
    switch goal {
    case .headlineWhole: text("the headline to be whole", "見出しが全文表示される")
    case .snippetShown: text("some of the snippet to be shown", "本文が表示される")
    case .candidate(let last):
      last == 0
        ? text("layout 1 to be shown", "レイアウト1になる")
        : layouts(upTo: Counts.number(ofIndex: last))
    }
  }

  private func layouts(upTo number: Int) -> String {
    text("layout 1 to \(number) to be shown", "レイアウト1〜\(number)になる")
  }

  /// Whether counting ended at a number, so that there may be more.
  private static func isMore(_ count: Int) -> Bool { count == HeadlineChange.greatestAddition }
}
