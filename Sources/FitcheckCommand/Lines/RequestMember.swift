import Widgets

/// A member that the JSON object of a request may have; the raw value is its key.
enum RequestMember: String, CaseIterable {
  case id, text, font, weight, pointSize, width, lineLimit
  case language = "lang"
  case deviceLanguages, lineBreak, wordBreak, filling, tracking, truncation
  case punctuationTrimming, hangingPunctuation, direction, minimumScale, tightening

  /// The key as messages show it.
  var quoted: String { "“\(rawValue)”" }

  /// The member whose key is nearest to one that is none; nil where none is near.
  ///
  /// Letter case does not count. Fewer than four changes are near, as for ArgumentParser's options,
  /// unless they leave less than half of the key.
  static func nearest(to key: String) -> RequestMember? {
    let typed = String(key.prefix(60)).lowercased()
    let ranked = allCases.map { member in
      (distance: editDistance(typed, member.rawValue.lowercased()), member: member)
    }
    guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance < 4,
      best.distance * 2 <= best.member.rawValue.count
    else { return nil }
    return best.member
  }
}
