import UnicodeText

/// Where an entry's tag begins in XML that no parser has read.
enum EntryTag {
  /// Far longer than an entry's tag and its prefix.
  static let longestName = 64

  /// The place of the first entry's tag from a place on, or else of the first byte from which one may begin.
  static func find(
    in text: [UInt8],
    from start: Int,
    _ extent: FeedParser.Extent
  ) -> (place: Int, isTag: Bool) {
    var next = start
    while let place = text[next...].firstIndex(of: UInt8(ascii: "<")) {
      let name = text[(place + 1)...].prefix(longestName).prefix { byte in
        byte > 0x20 && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
          && byte != UInt8(ascii: "<")
      }
      if name.endIndex == text.count, name.count < longestName, extent == .part {
        return (place, false)
      }
      let local = FeedPart.split(String(decoding: name, as: UTF8.self)).local
      if FeedPart.entryNames.contains(where: local.isExactly) { return (place, true) }
      next = place + 1
    }
    // The second half of a line's end may follow.
    return (text.count - (next < text.count && text.last == 0x0D && extent == .part ? 1 : 0), false)
  }
}
