import TextShaping
import UnicodeText

extension TruncationPlaces {
  /// What the first or the last part of a line takes at the least.
  ///
  /// Sums count only between places where the text may be cut without any change: what lies between
  /// the last of them and the cut may be shaped otherwise, and its sum may belong to text beyond.
  /// What stands at the line's edge is left out where it may be narrowed there, or hang.
  struct PartBound {
    enum Part { case head, tail }

    private(set) var points = 0.0
    let part: Part
    private var origin: AdvanceSum?
    /// What is left out, at the least.
    private var leftOut = 0.0
    private var sum = 0.0
    private var charactersSince = 0
    /// The code units since the text may last be cut, and whether these have just become a long chain.
    private var chainLength = 0
    private(set) var entersLongChain = false
    /// Where it ends that is cut.
    private var cut: Int

    init(_ part: Part, of places: TruncationPlaces) {
      self.part = part
      cut = part == .head ? places.source.lowerBound : places.source.upperBound
      if part == .tail, !places.setsEnd {
        origin = places.text.shaped.prefix[places.source.upperBound]
      }
    }

    mutating func extend(to offset: Int, of places: TruncationPlaces) {
      let text = places.text
      charactersSince += 1
      let wasLong = isInLongChain
      chainLength += abs(offset - cut)
      cut = offset
      if !text.shaped.isUnsafe(at: offset) {
        count(to: offset, leavingOut: charactersSince, of: places)
        charactersSince = 0
        chainLength = 0
      }
      entersLongChain = isInLongChain && !wasLong
      points = leftOut + sum + Double(charactersSince) * places.leastSpacing
      // A mark that begins a text is drawn on a circle, which it is not behind an ellipsis.
      if offset == 0, ScalarProperties(text.shaped.analysis.scalar(at: 0).value).isMark {
        points -= places.em
      }
    }

    /// Counts sums up to a place beyond which alone the text may be shaped otherwise.
    private mutating func count(
      to place: Int,
      leavingOut characters: Int,
      of places: TruncationPlaces
    ) {
      let text = places.text
      var prefix = text.shaped.prefix[place]
      if part == .head { prefix = prefix - text.shaped.kerning(before: place) }
      if let origin {
        sum = places.scale.points(part == .head ? prefix - origin : origin - prefix)
      } else {
        origin = prefix
        leftOut = Double(characters) * places.leastSpacing
      }
    }
  }
}

// MARK: - Chains

/// In a chain of text that may be cut nowhere, which no sum tells the length of, a part is shaped
/// anew about its ends: where it agrees with the running text, the sums of that count
/// (`LineJoints.agreedEnd`). A cut further on is taken to change nothing before that place either.
extension TruncationPlaces.PartBound {
  fileprivate var isInLongChain: Bool { chainLength >= LineJoints.longestChain }

  /// Takes the sums of a long chain into account, in which the part ends at a cut.
  mutating func settle(at cut: Int, of places: TruncationPlaces) {
    guard isInLongChain, places.leastSpacing == 0 else { return }
    if origin == nil {
      guard let place = places.settledPlace(ofEdgeOf: part) else { return }
      count(to: place, leavingOut: 0, of: places)
    }
    guard let place = places.settledPlace(ofCutAt: cut, of: part) else { return }
    count(to: place, leavingOut: 0, of: places)
    points = max(points, sum)
  }
}

extension TruncationPlaces {
  /// The code units that are looked at about an end of a part.
  static let longestReach = 128

  /// The place in a part up to which a cut changes nothing; `nil` where none is found.
  fileprivate func settledPlace(ofCutAt cut: Int, of part: PartBound.Part) -> Int? {
    switch part {
    case .head: agreedEnd(at: cut)
    case .tail: agreedBegin(at: cut)
    }
  }

  /// The place in a part from which on its edge, which is the line's, changes nothing.
  fileprivate func settledPlace(ofEdgeOf part: PartBound.Part) -> Int? {
    switch part {
    case .head: agreedBegin(at: source.lowerBound)
    case .tail: agreedEnd(at: source.upperBound)
    }
  }

  private func agreedBegin(at offset: Int) -> Int? {
    let limit = min(offset + Self.longestReach, source.upperBound)
    return LineJoints.agreedBegin(at: offset, .running, limit: limit, of: text.shaped)?.reach
  }

  private func agreedEnd(at offset: Int) -> Int? {
    let limit = max(offset - Self.longestReach, source.lowerBound)
    return LineJoints.agreedEnd(at: offset, .running, limit: limit, of: text.shaped)?.reach
  }

  /// A place beyond which no part fits that ends in a chain, or the last of all.
  /// - Parameters:
  ///   - bound: what the part takes where it enters the chain.
  ///   - room: points.
  ///   - start: where the chain is known to be long.
  ///   - last: the last place at which a part may end.
  /// - Complexity: shapes some code units for each halving of what is looked at, which is no more
  ///   than twice what is shown.
  func farthestEnd(of bound: PartBound, within room: Double, _ start: Int, _ last: Int) -> Int {
    guard leastSpacing == 0 else { return last }
    let direction = bound.part == .head ? 1 : -1
    func isTooLong(_ cut: Int) -> Bool {
      var bound = bound
      bound.settle(at: cut, of: self)
      return bound.points > room
    }
    var distance = LineJoints.longestChain
    var fitting = start
    var tooLong = start
    repeat {
      guard tooLong != last else { return last }
      fitting = tooLong
      let next = fitting + direction * min(distance, abs(last - fitting))
      let passed = direction > 0 ? fitting + 1...next : next...fitting - 1
      // Where the text may be cut, sums tell its length.
      guard passed.allSatisfy({ text.shaped.isUnsafe(at: $0) }) else { return last }
      tooLong = next
      distance *= 2
    } while !isTooLong(tooLong)
    while abs(tooLong - fitting) > 1 {
      let middle = (fitting + tooLong) / 2
      if isTooLong(middle) { tooLong = middle } else { fitting = middle }
    }
    return direction > 0
      ? graphemeBoundary(after: tooLong - 1) : graphemeBoundary(before: tooLong + 1)
  }
}
