import UnicodeText

/// Text within Markdown.
package enum MarkdownEscaping {
  /// Text in which nothing is markup, nor obeyed or hidden (``VisibleText``): line ends become spaces.
  ///
  /// Markdown's own marks have a backslash before them. GitHub and GitLab look for more in what Markdown
  /// has made of a text, where no backslash is left: mentions, references, emoji, addresses, formulas.
  /// What one of these begins with is an element of its own, as GitHub advises for `$`. Of what may be the
  /// digest of a commit more digits are, since what is left behind the first may be one too.
  /// - Complexity: O(*n*).
  package static func escaped(_ text: String) -> String {
    let scalars = Array(VisibleText.visible(text).unicodeScalars)
    let hasFormula = scalars.count { $0 == "$" } > 1
    let digests = digestBreaks(in: scalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let isFormula = scalar == "$" && hasFormula
      if isFormula || digests.contains(index) || isFound(at: index, in: scalars) {
        result += "<span>\(isReadThroughTags(scalar) ? "\\" : "")\(scalar)</span>"
        continue
      }
      switch scalar {
      case "\\", "|", "`", "*", "_", "[", "]", "<", ">", "#", "~", "&", "@", "!": result += "\\"
      default: break
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// Whether a scalar is Markdown's in an element of its own, too: two asterisks are emphasis whatever tags stand
  /// around each.
  private static func isReadThroughTags(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "*" || scalar == "["
  }

  /// Whether a scalar makes of what stands around it a mention (`@name`), a reference (`#1`, `GH-1`, GitHub's
  /// advisories `CVE-2024-1234` and `GHSA-…`; GitLab's `GL-1`, snippet `$1` and milestone `%1`, `%name`,
  /// `%"a name"`, `%*group's`, `[vulnerability:1]` and others of its kind, `*iteration:1`), an addition or a
  /// deletion (GitLab's `{+a+}`, `[-a-]`), an emoji (`:name:`) or an address (`https://`, `www.`).
  private static func isFound(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let (before, after) = (scalars[..<index], scalars[(index + 1)...])
    switch scalars[index] {
    case "@": return after.first.map(isWord) ?? false
    case "#": return after.first.map(isDigit) ?? false
    case "-":
      if ends(before, with: "ghsa") { return after.first.map(isWord) ?? false }
      guard ["gh", "gl", "cve"].contains(where: { ends(before, with: $0) }) else { return false }
      return after.first.map(isDigit) ?? false
    case "$": return after.first.map(isDigit) ?? false
    // Milestones may have any name.
    case "%": return after.first.map { $0 != " " } ?? false
    // GitLab looks for these in what Markdown has made of the text; of others it minds the backslash.
    case "{": return beginsChange(after)
    case "[":
      if beginsChange(after) { return true }
      let kind = after.prefix { isWord($0) || $0 == "_" || $0 == "-" }
      return !kind.isEmpty && after.dropFirst(kind.count).first == ":"
    case "*": return begins(after, with: "iteration:")
    case ".": return ends(before, with: "www")
    case ":":
      if after.starts(with: "//".unicodeScalars) { return true }
      return after.first != ":" && after.first { !isOfEmoji($0) } == ":"
    default: return false
    }
  }

  /// Whether what stands behind a bracket makes an addition or a deletion of it to GitLab.
  private static func beginsChange(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    text.first == "+" || text.first == "-"
  }

  /// Which digits have to stand by themselves so that nowhere seven hexadecimal ones, the fewest of a
  /// commit's digest, stand together: of a word of nothing else every seventh, from its first on.
  ///
  /// However many there are: GitHub looks for up to 40, and digests of SHA-256 have 64.
  private static func digestBreaks(in scalars: [Unicode.Scalar]) -> Set<Int> {
    var breaks: Set<Int> = []
    var start = 0
    while start < scalars.count {
      let end = scalars[start...].firstIndex { !isWord($0) } ?? scalars.count
      let word = scalars[start..<end]
      if word.count >= shortestDigest, word.allSatisfy(isHexadecimal) {
        breaks.formUnion(stride(from: start, to: end, by: shortestDigest))
      }
      start = end + 1
    }
    return breaks
  }

  private static let shortestDigest = 7

  /// Whether a text ends with a word of small letters, in letters of either case.
  private static func ends(_ text: ArraySlice<Unicode.Scalar>, with word: String) -> Bool {
    isSame(text.suffix(word.unicodeScalars.count), word)
  }

  /// Whether a text begins with a word of small letters, in letters of either case.
  private static func begins(_ text: ArraySlice<Unicode.Scalar>, with word: String) -> Bool {
    isSame(text.prefix(word.unicodeScalars.count), word)
  }

  private static func isSame(_ text: ArraySlice<Unicode.Scalar>, _ word: String) -> Bool {
    text.elementsEqual(word.unicodeScalars) { $0.value | 0x20 == $1.value }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isHexadecimal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."f", "A"..."F", "0"..."9": true
    default: false
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }

  /// Whether names of emoji have a character.
  private static func isOfEmoji(_ scalar: Unicode.Scalar) -> Bool {
    isWord(scalar) || scalar == "_" || scalar == "+" || scalar == "-"
  }
}
