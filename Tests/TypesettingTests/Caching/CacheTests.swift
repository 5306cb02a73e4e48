import FontFaces
import TestSupport
import Testing
import TextShaping
import UnicodeText

@testable import Typesetting

/// What each cache keeps, what gives way, and what is counted.
@Suite struct CacheTests {
  // MARK: The clock

  /// What was asked for since the hand last came by is passed over once; what is new has a whole round.
  @Test func theClockPassesOverWhatWasAskedFor() {
    var table = ClockTable<Int, String>()
    func evict() -> String? { table.evict() }
    func find(_ key: Int) -> String? { table.find(key) }
    #expect(evict() == nil && table.count == 0)
    for key in 1...3 { table.insert("\(key)", for: key) }
    #expect(table.count == 3 && evict() == "1" && table.count == 2)
    #expect(find(1) == nil && find(2) == "2")
    table.insert("4", for: 4)
    #expect(table.count == 3 && find(3) == "3")
    // 2 and 3 were asked for, and 4 stands in the place that the hand has left.
    #expect(evict() == "4")
    #expect(evict() == "2" && table.count == 1)
    // Of two gaps the one that the hand has left last is filled first.
    table.insert("5", for: 5)
    table.insert("6", for: 6)
    #expect(evict() == "3")
    #expect(evict() == "6" && evict() == "5")
    #expect(evict() == nil && table.count == 0)
    table.insert("7", for: 7)
    #expect(find(7) == "7" && evict() == "7")
  }

  /// Against a ring that begins with what the hand comes to next.
  @Test(arguments: 1...7) func theClockIsARing(_ size: Int) {
    var generator = SplitMix(seed: UInt64(size))
    var table = ClockTable<Int, Int>()
    var ring: [(key: Int, isRecent: Bool)] = []
    for key in 0..<size {
      table.insert(-key, for: key)
      ring.append((key, false))
    }
    for next in size..<300 {
      for _ in 0..<Int.random(in: 0...size, using: &generator) {
        let key = Int.random(in: max(0, next - size - 2)..<next, using: &generator)
        let place = ring.firstIndex { $0.key == key }
        let found = table.find(key)
        #expect(found == place.map { _ in -key })
        if let place { ring[place].isRecent = true }
      }
      while ring[0].isRecent { ring.append((ring.removeFirst().key, false)) }
      let (evicted, oldest) = (table.evict(), ring.removeFirst().key)
      #expect(evicted == -oldest && table.count == size - 1)
      table.insert(-next, for: next)
      ring.append((next, false))
    }
    // Places that something was taken out of are filled again.
    let slots = Mirror(reflecting: table).descendant("slots") as? any Collection
    #expect(slots?.count == size)
  }

  // MARK: Stretches

  private static func stretch(_ lower: Double, _ upper: Double, lines: Int = 2) -> LineStretch {
    LineStretch(
      LineOutcome(
        lineCount: lines,
        isTruncated: false,
        isWhole: true,
        height: 0,
        widest: 0,
        widestFitting: lower,
        narrowestRejected: upper,
        comparisonCount: 0
      )
    )
  }

  private static func key(_ size: Double, _ height: Double? = nil) -> StretchCache.Key {
    StretchCache.Key(style: ParagraphStyle(pointSize: size), height: height)
  }

  @Test func theOldestOfFourStretchesGivesWay() {
    let account = ByteAccount(bytes: 100)
    let cache = StretchCache(account: account)
    let key = Self.key(12)
    #expect(cache.stretch(around: 3, key) == nil && cache.counters.misses == 1)
    #expect(cache.counters.byteCount == 0 && account.bytes == 100)
    for number in 0..<4 {
      cache.keep(Self.stretch(Double(10 * number), Double(10 * number + 10), lines: number), key)
      #expect(cache.counters.count == number + 1 && cache.counters.evictions == 0)
    }
    let bytes = cache.counters.byteCount
    #expect(bytes >= 4 * MemoryLayout<LineStretch>.stride && account.bytes == 100 + bytes)
    for number in 0..<4 {
      #expect(cache.stretch(around: Double(10 * number), key)?.lineCount == number)
      #expect(cache.stretch(around: Double(10 * number + 10).nextDown, key)?.lineCount == number)
    }
    #expect(cache.counters.hits == 8 && cache.counters.misses == 1)
    cache.keep(Self.stretch(40, 50, lines: 4), key)
    #expect(cache.counters.count == 4 && cache.counters.evictions == 1)
    #expect(cache.stretch(around: 5, key) == nil && cache.stretch(around: 15, key) != nil)
    // One that goes on from another takes its place, as the newest.
    cache.keep(Self.stretch(8, 19, lines: 11), key)
    #expect(cache.counters.count == 4 && cache.counters.evictions == 1)
    #expect(cache.stretch(around: 15, key)?.lineCount == 11)
    cache.keep(Self.stretch(60, 70, lines: 6), key)
    #expect(cache.counters.evictions == 2)
    let found = [5, 15, 25, 35, 45, 65].map { cache.stretch(around: $0, key)?.lineCount }
    #expect(found == [nil, 11, nil, 3, 4, 6])
    #expect(account.bytes == 100 + bytes && cache.counters.byteCount == bytes)
  }

  /// One that has grown over another takes its place, too.
  @Test func aStretchTakesThePlaceOfAllThatItHolds() {
    let cache = StretchCache(account: ByteAccount(bytes: 0))
    let (key, other) = (Self.key(12), Self.key(11))
    cache.keep(Self.stretch(20, 30, lines: 1), other)
    for lower in [0.0, 20, 40] { cache.keep(Self.stretch(lower, lower + 10, lines: 2), key) }
    #expect(cache.counters.count == 4)
    cache.keep(Self.stretch(0, 30, lines: 3), key)
    #expect(cache.counters.count == 3 && cache.counters.evictions == 0)
    #expect([5, 25, 45].map { cache.stretch(around: $0, key)?.lineCount } == [3, 3, 2])
    #expect(cache.stretch(around: 25, other)?.lineCount == 1)
  }

  /// Of another style or height there is another stretch of the same widths.
  @Test func stretchesAreToldApartByTheirKeys() {
    let cache = StretchCache(account: ByteAccount(bytes: 0))
    var other = Self.key(12)
    other.style.lineLimit = 2
    let keys = [Self.key(12), Self.key(11), Self.key(12, 40), other]
    for (number, key) in keys.enumerated() {
      cache.keep(Self.stretch(10, 20, lines: number), key)
      for (place, key) in keys.enumerated() {
        let expected = place <= number ? place : nil
        #expect(cache.stretch(around: 15, key)?.lineCount == expected)
      }
    }
    #expect(cache.counters.count == 4 && cache.counters.evictions == 0)
    cache.keep(Self.stretch(12, 30, lines: 9), keys[2])
    #expect(keys.map { cache.stretch(around: 15, $0)?.lineCount } == [0, 1, 9, 3])
  }

  // MARK: Truncated lines

  private func text(_ count: Int) throws -> PreparedText {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    return PreparedText(
      String(repeating: "夜の海、", count: count),
      style: TextStyle(cascade: cascade, language: "ja")
    )
  }

  /// A line of a text that shows all but its end.
  private func line(_ count: Int) throws -> TruncatedLine {
    let text = try text(count)
    let fitting = LineFitting(text.storage, style: ParagraphStyle(pointSize: 10))
    let width = text.naturalWidth(fitting.style) - 1
    return fitting.truncatedLine(from: 0, width: width, room: nil)
  }

  private func key(
    _ start: Int,
    width: Double = 50,
    size: Double = 10,
    mode: TruncationMode = .tail,
    room: TruncationRoom? = nil
  ) throws -> TruncationCache.Key {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    return TruncationCache.Key(
      start: start,
      width: width,
      scale: AdvanceScale(cascade: cascade, pointSize: size, letterSpacing: 0),
      mode: mode,
      room: room
    )
  }

  @Test func theOldestOfEightLinesGivesWay() throws {
    let account = ByteAccount(bytes: 7)
    let cache = TruncationCache(account: account)
    let line = try line(3)
    var made: [Int] = []
    func ask(_ start: Int) throws {
      _ = cache.line(for: try key(start)) {
        made.append(start)
        return line
      }
    }
    for start in 0..<8 { try ask(start) }
    for start in (0..<8).reversed() { try ask(start) }
    #expect(made == Array(0..<8) && cache.counters.hits == 8 && cache.counters.misses == 8)
    let bytes = cache.counters.byteCount / 8
    #expect(cache.counters.count == 8 && cache.counters.byteCount == 8 * bytes && bytes > 0)
    try ask(8)
    try ask(1)
    try ask(0)
    #expect(made == Array(0..<9) + [0] && cache.counters.evictions == 2)
    try ask(2)
    try ask(1)
    #expect(made == Array(0..<9) + [0, 1] && cache.counters.evictions == 3)
    #expect(cache.counters.count == 8 && cache.counters.byteCount == 8 * bytes)
    #expect(account.bytes == 7 + 8 * bytes && cache.counters.refusals == 0)
  }

  /// As many go as have to for one that is large; one that is too large is not kept.
  @Test func linesGiveWayForLargerOnes() throws {
    let account = ByteAccount(bytes: 0)
    let cache = TruncationCache(account: account)
    let (small, large, larger) = (try line(3), try line(5_000), try line(12_000))
    func bytes(_ line: TruncatedLine) -> Int {
      line.abridged.itemized.heapByteCount + MemoryLayout<TruncatedLine>.stride
        + MemoryLayout<TruncationCache.Key>.stride
    }
    // Two of one and one of the other fit, three or one more do not.
    let limit = 262_144
    #expect(bytes(larger) < limit - bytes(small) && 2 * bytes(larger) > limit)
    let most = limit / bytes(large)
    #expect((2...6).contains(most))
    for start in 0..<most { _ = cache.line(for: try key(start)) { large } }
    #expect(cache.counters.count == most && cache.counters.evictions == 0)
    #expect(cache.counters.byteCount == most * bytes(large))
    _ = cache.line(for: try key(most)) { large }
    #expect(cache.counters.count == most && cache.counters.evictions == 1)
    _ = cache.line(for: try key(100)) { larger }
    let kept = (limit - bytes(larger)) / bytes(large)
    #expect(cache.counters.count == kept + 1)
    #expect(cache.counters.evictions == 1 + most - kept)
    #expect(cache.counters.byteCount == kept * bytes(large) + bytes(larger))
    #expect(account.bytes == cache.counters.byteCount && cache.counters.refusals == 0)
    let before = cache.counters
    let huge = try line(22_500)
    #expect(bytes(huge) > limit)
    for round in 1...2 {
      _ = cache.line(for: try key(200)) { huge }
      #expect(cache.counters.refusals == round && cache.counters.evictions == before.evictions)
    }
    #expect(cache.counters.count == before.count && account.bytes == before.byteCount)
  }

  /// Where a line is made twice, as two threads may do, it is kept once.
  @Test func aLineIsKeptOnce() throws {
    let account = ByteAccount(bytes: 0)
    let cache = TruncationCache(account: account)
    let (one, other, cut) = (try key(0), try key(1), try line(3))
    _ = cache.line(for: one) {
      _ = cache.line(for: one) { cut }
      return cut
    }
    let bytes = cache.counters.byteCount
    #expect(cache.counters.count == 1 && cache.counters.misses == 2 && bytes > 0)
    _ = cache.line(for: other) { cut }
    #expect(cache.counters.count == 2 && cache.counters.byteCount == 2 * bytes)
    #expect(account.bytes == 2 * bytes && cache.counters.evictions == 0)
  }

  @Test func linesAreToldApartByTheirKeys() throws {
    let cache = TruncationCache(account: ByteAccount(bytes: 0))
    var column = LineColumn()
    column.append(LineBox(ascent: 9, descent: 3, leading: 1), lineSpacing: 0)
    let rooms = [30.0, 31].map { height in
      TruncationRoom(
        above: LineColumn(),
        whole: column,
        height: height,
        style: ParagraphStyle(pointSize: 10)
      )
    }
    let keys = [
      try key(0), try key(1), try key(0, width: 51), try key(0, size: 11),
      try key(0, mode: .head), try key(0, room: rooms[0]), try key(0, room: rooms[1]),
    ]
    let line = try line(2)
    for key in keys + keys { _ = cache.line(for: key) { line } }
    #expect(cache.counters.misses == keys.count && cache.counters.hits == keys.count)
  }

  // MARK: Room

  /// The room below other lines is the height, or what the line took as it was cut, to the last bit.
  @Test(arguments: [0, 4, -1.5], [20.0, 27, 28, 29, 60]) func room(
    _ lineSpacing: Double,
    _ height: Double
  ) {
    let (first, second) = (
      LineBox(ascent: 8, descent: 2, leading: 1), LineBox(ascent: 11, descent: 6, leading: 3)
    )
    var style = ParagraphStyle(pointSize: 10)
    style.lineSpacing = lineSpacing
    var above = LineColumn()
    above.append(first, lineSpacing: lineSpacing)
    var whole = above
    whole.append(second, lineSpacing: lineSpacing)
    let gap = lineSpacing > 0 ? max(lineSpacing, 1) : 1
    #expect(whole.height == 10 + gap + 17 && above.firstBaseline == 8)
    #expect(whole.firstBaseline == 8 && whole.lastBaseline == 10 + gap + 11 && whole.count == 2)
    let room = TruncationRoom(above: above, whole: whole, height: height, style: style)
    let most = max(height, whole.height) - 10 - gap
    for descent in [0, 1, most - 9] {
      #expect(room.holds(LineBox(ascent: 9, descent: descent, leading: 40)))
      #expect(room.holds(LineBox(ascent: descent, descent: 9, leading: 40)))
    }
    #expect(!room.holds(LineBox(ascent: 9, descent: (most - 9) + 1e-9, leading: 0)))
    #expect(!room.holds(LineBox(ascent: most + 1e-9, descent: 0, leading: 0)))
  }

  /// Rooms are told apart by all that they are made of, and by nothing else.
  @Test func roomsAreToldApart() {
    var filled = LineColumn()
    filled.append(LineBox(ascent: 9, descent: 3, leading: 1), lineSpacing: 0)
    let column = filled
    func room(
      above: LineColumn = LineColumn(),
      height: Double = 30,
      _ change: (inout ParagraphStyle) -> Void = { _ in }
    ) -> TruncationRoom {
      var style = ParagraphStyle(pointSize: 10)
      change(&style)
      return TruncationRoom(above: above, whole: column, height: height, style: style)
    }
    let spaced = room { $0.lineSpacing = 2 }
    let faces = room { $0.lineMetrics = .tallestFace }
    let rooms = [room(), room(above: column), room(height: 31), spaced, faces]
    #expect(Set(rooms).count == rooms.count)
    let larger = room(height: 12) { $0.pointSize = 11 }
    // No less than the lines took as they were cut.
    #expect(larger == room(height: 7))
  }

  /// The first line has no space above it, and none lies above the one before it.
  @Test func columns() {
    var column = LineColumn()
    column.append(nil, lineSpacing: 5)
    #expect(column.count == 1 && column.height == 0 && column.lastBaseline == 0)
    var tight = LineColumn()
    tight.append(LineBox(ascent: 7, descent: 2, leading: -30), lineSpacing: 0)
    #expect(tight.height == 9 && tight.lastBaseline == 7)
    tight.append(LineBox(ascent: 5, descent: 1, leading: 2), lineSpacing: -3)
    // It lies on the one above it, no higher.
    #expect(tight.height == 9 && tight.lastBaseline == 8 && tight.firstBaseline == 7)
    tight.append(LineBox(ascent: 5, descent: 1, leading: 2), lineSpacing: 1.5)
    #expect(tight.height == 17 && tight.lastBaseline == 16)
    tight.append(LineBox(ascent: 5, descent: 1, leading: 2), lineSpacing: 2.5)
    #expect(tight.height == 25.5 && tight.count == 4)
    for (limit, isTaller) in [(nil, false), (25, true), (25.5, false), (30, false)]
      as [(Double?, Bool)]
    {
      #expect(tight.isTaller(than: column, andThan: limit) == isTaller)
      #expect(!tight.isTaller(than: tight, andThan: limit))
      #expect(!column.isTaller(than: tight, andThan: limit))
    }
  }
}
