import UnicodeText

/// A member that the JSON object of a request may have; the raw value is its key.
enum RequestMember: String, CaseIterable {
  case id, text, font, weight, pointSize, textStyle, width, lineLimit, ios
  case alignment
  case language = "lang"
  case typesettingLanguage, deviceLanguages, lineBreak, wordBreak, filling, tracking, truncation
  case punctuationTrimming, hangingPunctuation, direction, minimumScale, tightening

  /// The key as messages show it.
  var quoted: String { "“\(rawValue)”" }

  /// The member whose key is nearest to one that is none; nil where none is near.
  ///
  /// Letter case does not count. Near is one that the other begins with, and one that a third of the
  /// letters changed, or a single one, makes of it.
  static func nearest(to key: String) -> RequestMember? {
    let typed = key.prefix(scalars: 60).lowercased()
    let near = allCases.compactMap { member in
      distance(typed, member.rawValue.lowercased()).map { (distance: $0, member: member) }
    }
    return near.min { $0.distance < $1.distance }?.member
  }

  /// The changes that make one key of the other; `nil` where they are not near.
  private static func distance(_ typed: String, _ key: String) -> Int? {
    let shorter = min(typed.count, key.count)
    if shorter > 2, typed.hasPrefix(key) || key.hasPrefix(typed) { return 0 }
    let distance = editDistance(typed, key)
    return distance <= max(1, shorter / 3) && distance < shorter ? distance : nil
  }
}
