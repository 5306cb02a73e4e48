extension Substring {
  /// Where the comment or the string ends that it begins with; `nil` where it begins with neither.
  ///
  /// What nobody closed goes on to the end. Strings with hashes around them are none here: declarations have such only
  /// as values.
  var endOfCommentOrString: Index? { endOfComment ?? endOfString }

  private var endOfComment: Index? {
    if hasPrefix("//") { return firstIndex { $0.isNewline } ?? endIndex }
    guard hasPrefix("/*") else { return nil }
    // One may lie in another.
    var depth = 0
    var place = startIndex
    while place < endIndex {
      let rest = self[place...]
      let (opens, closes) = (rest.hasPrefix("/*"), rest.hasPrefix("*/"))
      place = index(place, offsetBy: opens || closes ? 2 : 1)
      if opens { depth += 1 }
      if closes { depth -= 1 }
      if closes, depth == 0 { return place }
    }
    return endIndex
  }

  private var endOfString: Index? {
    guard hasPrefix("\"") else { return nil }
    let mark = hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var place = index(startIndex, offsetBy: mark.count)
    while place < endIndex {
      if self[place...].hasPrefix(mark) { return index(place, offsetBy: mark.count) }
      let isEscape = self[place] == "\\"
      place = index(after: place)
      if isEscape, place < endIndex { place = index(after: place) }
    }
    return endIndex
  }
}
