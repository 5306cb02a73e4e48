import UnicodeText

/// Joins clusters to items while they can be shaped as one.
struct ItemJoiner: ~Copyable {
  /// No item is longer, so that one shaping call's working memory is bounded.
  static let longestItem = 16_384
  /// HarfBuzz's time for one base grows with the square of the marks on it; a base with more marks
  /// than any language writes is shaped in pieces of this many code units.
  static let longestCluster = 96
  /// HarfBuzz's time for a stack of letters grows with the square of them and more; one that is
  /// taller than any language writes is shaped in pieces of about this many characters: seven letters
  /// with viramas between, and more.
  static let longestStack = 16
  /// What stands behind a line terminator begins an item of its own where the last one is longer than this:
  /// HarfBuzz looks from each invisible character over all that follow it, and terminators are set as such.
  static let longestParagraph = 96
  /// As many items as most texts have; a long one may be a single item.
  static func usualItemCount(ofTextWith count: Int) -> Int {
    min(count, 8 + count / 6, 64)
  }

  private let utf16: BlockArray<UInt16>
  private var items: BlockArray<TextItem>.Builder
  /// What the next cluster may be joined to.
  private var item: TextItem?
  /// The code units of the stack so far, to which a virama adds the next cluster.
  private var stackLength = 0
  private var isStacking = false

  /// - Parameter room: where the items are kept.
  init(_ utf16: BlockArray<UInt16>, in room: inout BlockRoom) {
    self.utf16 = utf16
    items = room.take(Self.usualItemCount(ofTextWith: utf16.count), of: TextItem.self)
  }

  /// Adds the next cluster as an item of its own, or to the last one.
  @inline(__always)
  mutating func add(_ next: TextItem, of cluster: ItemizedCluster) {
    let length = cluster.range.count
    stackLength = isStacking ? stackLength + length : length
    isStacking = cluster.isStacking
    let isTooTall =
      (cluster.isStack || stackLength > length) && stackLength > longestStack(like: next)
    if !cluster.isBaseless, !isTooTall, let item, let longer = item.joined(with: next) {
      if item.range.count > Self.longestParagraph, isTerminated(before: next) {
        items.append(item)
        self.item = TextItem(
          range: next.range,
          entry: next.entry,
          script: longer.script,
          level: next.level
        )
      } else {
        self.item = longer
      }
      return
    }
    // What stands in another item is no part of the stack.
    stackLength = length
    if let item { items.append(item) }
    item = lastPiece(
      of: next,
      longest: cluster.isStack ? longestStack(like: next) : Self.longestCluster
    )
  }

  /// Whether a line terminator stands before a cluster, which is not the first.
  private func isTerminated(before cluster: TextItem) -> Bool {
    ScalarProperties(UInt32(utf16[cluster.range.lowerBound - 1])).isLineTerminator
  }

  /// In code units, of which characters of some scripts take two.
  private func longestStack(like cluster: TextItem) -> Int {
    Self.longestStack << (UTF16.isLeadSurrogate(utf16[cluster.range.lowerBound]) ? 1 : 0)
  }

  /// The script of the last item, where clusters of it or of none may simply be added to it, and how
  /// far; `nil` where what stands next may be stacked on the last cluster.
  var open: (script: Script, limit: Int)? {
    guard let item, !isStacking else { return nil }
    return (item.script, item.range.lowerBound + Self.longestItem)
  }

  /// Adds plain characters up to an offset to the last item.
  mutating func lengthen(to end: Int) {
    guard var longer = item else { return }
    longer.range = longer.range.lowerBound..<end
    item = longer
  }

  /// The items, after the last cluster.
  consuming func finish() -> BlockArray<TextItem>.Builder {
    if let item { items.append(item) }
    return items
  }

  /// Cuts a cluster that is longer than an item may be, whose other pieces become items; a cluster of
  /// usual length is its last piece.
  private mutating func lastPiece(of cluster: TextItem, longest: Int) -> TextItem {
    var rest = cluster
    while rest.range.count > longest {
      var end = rest.range.lowerBound + longest
      if utf16[end] & 0xFC00 == 0xDC00 { end -= 1 }
      var piece = rest
      piece.range = rest.range.lowerBound..<end
      items.append(piece)
      rest.range = end..<rest.range.upperBound
    }
    return rest
  }
}

extension TextItem {
  /// The item lengthened by the next cluster; `nil` where the two cannot be shaped as one.
  @inline(__always)
  fileprivate func joined(with next: TextItem) -> TextItem? {
    guard entry == next.entry, level == next.level,
      script == next.script || next.script.isNeutral || script.isNeutral,
      range.count + next.range.count <= ItemJoiner.longestItem,
      next.range.count <= ItemJoiner.longestCluster
    else { return nil }
    return TextItem(
      range: range.lowerBound..<next.range.upperBound,
      entry: entry,
      script: script.isNeutral ? next.script : script,
      level: level
    )
  }
}
