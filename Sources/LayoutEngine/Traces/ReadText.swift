package import Foundation
import UnicodeText

/// What somebody reads of a text: what it says, what it is for, and where it stands.
package struct ReadText: Sendable {
  /// What the text is for: its `accessibilityIdentifier`, or `nil`.
  fileprivate let role: String?
  fileprivate let place: Place
  /// Whether it is read as what it uncovers: a text of a mask.
  fileprivate let isMasking: Bool

  /// What a text says, and where; `nil` for one that was only measured.
  fileprivate struct Place: Hashable {
    let string: ExactText
    let frame: CGRect?
  }

  package init(role: String?, string: String, frame: CGRect?, isMasking: Bool) {
    self.role = role
    place = Place(string: ExactText(string), frame: frame)
    self.isMasking = isMasking
  }

  package init(_ trace: TextTrace) {
    self.init(
      role: trace.role,
      string: trace.string,
      frame: trace.frame,
      isMasking: trace.isMasking
    )
  }

  /// The texts of a place.
  fileprivate struct Sharing {
    /// The first of them.
    let first: Int
    /// Whether one of them is no mask, or one that has a role.
    var hasOthers = false
    /// The first text of each role.
    var roles: [String: Int] = [:]
    /// The roles of texts that are no masks.
    var plainRoles: Set<String> = []

    mutating func add(_ text: ReadText, at index: Int) {
      if !text.isMasking || text.role != nil { hasOthers = true }
      guard let role = text.role else { return }
      if roles[role] == nil { roles[role] = index }
      if !text.isMasking { plainRoles.insert(role) }
    }

    /// Whether a mask among them says what another one says.
    ///
    /// One without a role says what any says, one with a role what one of that role says. Of two that say
    /// the same the first does not.
    func isRepetition(_ text: ReadText, at index: Int) -> Bool {
      guard let role = text.role else { return index != first || hasOthers }
      return index != roles[role] || plainRoles.contains(role)
    }
  }
}

extension [TextTrace] {
  /// Without those of masks that say what another one says in the same place.
  /// - Complexity: linear in the number of texts.
  package var withoutRepetitions: [TextTrace] {
    let repetitions = map(ReadText.init).repetitions
    return indices.filter { !repetitions.contains($0) }.map { self[$0] }
  }
}

extension [ReadText] {
  /// The indices of texts that say as masks what another text says in the same place.
  ///
  /// They do where a view is laid over itself in another colour: nobody reads it twice. Of several that say
  /// it the first stays. A mask that nobody named is a text of any name.
  ///
  /// - Complexity: linear in the number of texts.
  package var repetitions: Set<Int> {
    var places: [ReadText.Place: ReadText.Sharing] = [:]
    for (index, text) in enumerated() {
      places[text.place, default: ReadText.Sharing(first: index)].add(text, at: index)
    }
    return Set(
      indices.filter { index in
        let text = self[index]
        return text.isMasking && places[text.place]?.isRepetition(text, at: index) == true
      }
    )
  }
}
