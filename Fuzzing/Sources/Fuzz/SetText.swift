import Fitcheck

/// A text that is set within a width and a height, held against what typesetting promises.
struct SetText {
  private let prepared: PreparedText
  private let paragraph: ParagraphStyle
  private let width: Double?
  private let height: Double?
  private let measured: TextMeasurement
  private let laidOut: LaidOutText

  /// Code units of a text of which the lines are made once more without their glyphs.
  private static let shortCount = 1024
  /// Code units of a text of which it is asked where it can be parted at most.
  private static let partedCount = 4096

  /// Characters without an advance, or of flags, that letters are looked for across.
  private static let mostUnseen = 32

  init(_ prepared: PreparedText, _ paragraph: ParagraphStyle, width: Double?, height: Double?) {
    self.prepared = prepared
    self.paragraph = paragraph
    self.width = width
    self.height = height
    measured = prepared.measure(paragraph, width: width, height: height)
    laidOut = prepared.layOut(paragraph, width: width, height: height)
  }

  /// Ends the process where a promise is broken.
  func check() {
    precondition(
      measured == laidOut.measurement,
      "\(measured) is not \(laidOut.measurement)"
    )
    checkNumbers()
    checkRanges()
    checkWidths()
    checkGlyphs()
    checkHeights()
    // A search for a scale may take as long as all the rest, and is the same for whoever asks.
    guard prepared.utf16Count <= Self.shortCount, paragraph.minimumScale == 1 else { return }
    checkShorterAnswers()
  }

  private func checkNumbers() {
    let lengths = [
      measured.width, measured.takenWidth, measured.height, measured.tightening, laidOut.pointSize,
    ]
    precondition(lengths.allSatisfy { $0.isFinite && $0 >= 0 }, "\(measured)")
    precondition(measured.firstBaseline.isFinite && measured.lastBaseline.isFinite, "\(measured)")
    precondition(laidOut.lines.count == measured.lineCount)
    precondition((measured.lineCount == 0) == prepared.text.isEmpty)
    precondition(paragraph.lineLimit.map { measured.lineCount <= max(1, $0) } ?? true)
    let least = paragraph.minimumScale
    precondition(measured.scale >= least && measured.scale <= 1, "set at \(measured.scale)")
    let isBounded = width != nil || height != nil
    precondition(
      !measured.isTruncated || !isBounded || measured.scale == least,
      "cut at \(measured.scale)"
    )
  }

  /// The lines hold the text one after the other; what is left out without being cut is white space.
  private func checkRanges() {
    var end = 0
    for line in laidOut.lines {
      precondition(line.range.lowerBound == end, "\(line.range) after \(end)")
      end = line.range.upperBound
    }
    precondition(end <= prepared.utf16Count)
    precondition(laidOut.lines.dropLast().allSatisfy { !$0.isTruncated })
    precondition((laidOut.lines.last?.isTruncated ?? false) == measured.isTruncated)
    guard end < prepared.utf16Count else { return }
    precondition(!measured.isTruncated, "a cut line stands for all the rest")
    let rest = String(decoding: Array(prepared.text.utf16.dropFirst(end)), as: UTF16.self)
    precondition(
      rest.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0 == "\u{200B}" },
      "\(end) of \(prepared.utf16Count) are shown, and none is cut"
    )
  }

  /// No line is wider than the width, but for one of a single cluster, or of an ellipsis.
  private func checkWidths() {
    let limit = width ?? .infinity
    for line in laidOut.lines where line.width > limit + 1e-9 * (1 + limit) {
      if line.isTruncated {
        precondition(Self.isEllipsis(line.text), "a cut line is \(line.width) wide")
      } else if !Self.isOneCluster(line.text, isHyphenated: line.isHyphenated),
        prepared.utf16Count <= Self.partedCount
      {
        let end = line.range.lowerBound + line.text.utf16.count
        precondition(
          !isParted(after: line.range.lowerBound, before: end),
          "\(line.range) is \(line.width) wide"
        )
      }
    }
    let widest = laidOut.lines.reduce(0) { max($0, $1.width) }
    precondition(widest == measured.width, "\(widest) is not \(measured.width)")
    precondition(measured.takenWidth >= measured.width)
    precondition(measured.takenWidth <= max(measured.width, limit))
  }

  /// Whether there is nothing to be seen but an ellipsis.
  private static func isEllipsis(_ text: String) -> Bool {
    var seen = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where isSeen(scalar) { seen.append(scalar) }
    return String(seen) == "…" || String(seen) == "..."
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .spacingMark: false
    default: !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether the standard library, which may know another version of Unicode, finds one cluster in a line, its hyphen
  /// left aside.
  private static func isOneCluster(_ text: String, isHyphenated: Bool) -> Bool {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.dropLast(isHyphenated ? 1 : 0) where scalar != "\u{AD}" {
      scalars.append(scalar)
    }
    return String(scalars).count <= 1
  }

  /// Whether the text is parted between two offsets where there is no width at all.
  private func isParted(after start: Int, before end: Int) -> Bool {
    var narrow = ParagraphStyle(pointSize: paragraph.pointSize)
    narrow.tracking = paragraph.tracking
    return prepared.lines(narrow, width: 0).lines.contains {
      $0.range.lowerBound > start && $0.range.lowerBound < end
    }
  }

  /// Whether more characters stand in a row in a line than are looked across for what its edges change: without an advance, or, in a text that is
  /// not looked at as a whole, of flags, which may be of one cluster all of them.
  private func isLongChain(_ text: String) -> Bool {
    let isLong = prepared.utf16Count > Self.shortCount
    var count = 0
    for scalar in text.unicodeScalars {
      let isFlag = isLong && 0x1F1E6...0x1F1FF ~= scalar.value
      count = isFlag || !(Self.isSeen(scalar) || scalar.properties.isWhitespace) ? count + 1 : 0
      if count >= Self.mostUnseen { return true }
    }
    return false
  }

  /// Glyphs are of their line, and add up to it where nothing hangs out of it, and where there is no chain
  /// of invisible characters that is longer than is looked across.
  private func checkGlyphs() {
    let isHanging = !prepared.style.hangingPunctuation.isEmpty
    for line in laidOut.lines {
      precondition(line.width.isFinite && line.x.isFinite && line.baseline.isFinite)
      var (sum, size) = (0.0, 0.0)
      for run in line.runs {
        for glyph in run.glyphs {
          precondition(glyph.x.isFinite && glyph.y.isFinite)
          precondition(
            line.range.lowerBound <= glyph.cluster && glyph.cluster <= line.range.upperBound,
            "a glyph of \(glyph.cluster) in \(line.range)"
          )
          sum += glyph.advance
          size += abs(glyph.advance)
        }
      }
      precondition(
        isHanging || isLongChain(line.text) || abs(sum - line.width) <= 1e-9 * (1 + size),
        "glyphs make \(sum) of \(line.width)"
      )
    }
  }

  /// Lines of one style go downwards, and find room in the height where there is more than one.
  private func checkHeights() {
    let baselines = laidOut.lines.map(\.baseline)
    precondition(
      prepared.pointSize != nil
        || zip(baselines, baselines.dropFirst()).allSatisfy { $0 <= $1 },
      "lines go upwards"
    )
    guard let height, measured.lineCount > 1 else { return }
    precondition(measured.height <= height + 1e-9 * (1 + height), "\(measured.height) in \(height)")
  }

  /// What is asked without glyphs is what is laid out.
  private func checkShorterAnswers() {
    let lines = prepared.lines(paragraph, width: width, height: height)
    precondition(lines.measurement == measured, "lines alone are \(lines.measurement)")
    precondition(
      lines.lines.elementsEqual(laidOut.lines) {
        $0.range == $1.range && $0.width == $1.width && $0.x == $1.x && $0.baseline == $1.baseline
          && $0.text == $1.text
      },
      "lines alone are others"
    )
    let ownHeight = prepared.height(paragraph, width: width, height: height)
    precondition(ownHeight == measured.height, "\(ownHeight) is not \(measured.height)")
  }
}
