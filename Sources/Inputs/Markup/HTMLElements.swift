/// The elements of HTML, as far as their names tell what is text (HTML section 4, and section 16.2 for
/// those it has given up, but for `plaintext` and `xmp`, whose content is no markup).
///
/// What stands in `noscript` is read: it is for who runs no scripts, such as readers of feeds.
enum HTMLElements {
  /// What an element does to the text around and within it.
  enum Kind {
    /// Nothing.
    case inline
    /// Parts it from its neighbours.
    case block
    /// Its content is not for reading.
    case hidden
  }

  /// The longest name that is looked up, in bytes.
  static let longestName = 64

  /// Whether a byte may stand in an element's name, from its second one on.
  static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// The kind of an element, whatever the case of its name; nil for a name that HTML does not know.
  ///
  /// A name with a hyphen or a colon is an element too: a custom one, or a word processor's.
  static func kind(of name: ArraySlice<UInt8>) -> Kind? {
    guard let first = name.first, isInName(first), first | 0x20 >= UInt8(ascii: "a"),
      name.count <= longestName
    else { return nil }
    let lowercased = String(decoding: name.map { $0 >= 0x40 ? $0 | 0x20 : $0 }, as: UTF8.self)
    if let kind = kinds[lowercased] { return kind }
    return name.contains(UInt8(ascii: "-")) || name.contains(UInt8(ascii: ":")) ? .inline : nil
  }

  /// Whether a name that HTML knows is only the beginning of another one that it does not know: in a tag it ends at white
  /// space, `/` or `>` alone (HTML section 13.2.5.8), so that `<data.gov>` and `<a@b.org>` are no `data` and no `a`.
  ///
  /// A quotation mark or another `<` behind a name is a fault of its tag, and a name with a hyphen or a colon is an
  /// element whatever follows. Spaces of other widths are left in tags by editors.
  static func isCutOff(_ name: ArraySlice<UInt8>, before rest: ArraySlice<UInt8>) -> Bool {
    guard let next = rest.first, !name.contains(UInt8(ascii: "-")),
      !name.contains(UInt8(ascii: ":"))
    else {
      return false
    }
    if rest.starts(with: "\u{A0}".utf8) || rest.starts(with: "\u{3000}".utf8) { return false }
    return next >= 0x80 || next == UInt8(ascii: ".") || next == UInt8(ascii: "@")
      || next == UInt8(ascii: "_")
  }

  private static let kinds: [String: Kind] = {
    var kinds: [String: Kind] = [:]
    for name in names(inline) { kinds[name] = .inline }
    for name in names(block) { kinds[name] = .block }
    for name in names(hidden) { kinds[name] = .hidden }
    return kinds
  }()

  private static func names(_ list: String) -> [String] {
    list.split { $0 == " " || $0 == "\n" }.map { String($0) }
  }

  private static let inline = """
    a abbr acronym applet area audio b base basefont bdi bdo bgsound big blink button canvas cite
    code data datalist del dfn em embed font i img input ins isindex kbd keygen label link map mark
    math menuitem meta meter multicol nextid nobr noscript object output param path picture
    progress q rb rp rt rtc ruby s samp select slot small source spacer span strike strong sub sup
    svg time track tt u var video wbr
    """

  private static let block = """
    address article aside blockquote body br caption center col colgroup dd details dialog dir div
    dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header
    hgroup hr html legend li listing main marquee menu nav ol optgroup option p pre search section
    summary table tbody td textarea tfoot th thead title tr ul
    """

  private static let hidden = "iframe noembed noframes script style template"
}
