import BundledFonts
import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting

/// What one run asks for holds for it alone, beside others and by itself.
@Suite struct RunDetailTests {
  private func run(_ text: String, _ cascade: FontCascade, size: Double = 10) -> StyledRun {
    StyledRun(text, cascade: cascade, pointSize: size)
  }

  // MARK: Languages

  private func glyphs(_ text: PreparedText) -> [UInt32] {
    text.layOut(ParagraphStyle(pointSize: 10), width: nil).lines.flatMap(\.runs).flatMap(\.glyphs)
      .map(\.id)
  }

  /// A bone is drawn otherwise in each of the three: a run has the glyph of its own language, and that of the
  /// paragraph's where it says none.
  @Test(arguments: ["ja", "zh-Hans", "zh-Hant", nil])
  func runsHaveTheirOwnLanguage(_ language: String?) throws {
    let face = try FontFace(path: BundledFontDirectory.locate().path(of: .gothicRegular))
    let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
    func style(_ language: String?) -> TextStyle { TextStyle(cascade: cascade, language: language) }
    func glyph(_ language: String?) -> [UInt32] {
      glyphs(PreparedText("骨", style: style(language)))
    }
    let three = ["ja", "zh-Hans", "zh-Hant"].map { glyph($0) }
    #expect(Set(three).count == 3)
    let languages: [String?] = ["zh-Hant", nil, "zh-Hans", "ja"]
    let runs = languages.map { own in
      var one = run("骨", cascade)
      one.language = own
      return one
    }
    let expected = languages.map { glyph($0 ?? language) }
    for (run, expected) in zip(runs, expected) {
      let alone = glyphs(PreparedText(runs: [run], style: style(language)))
      #expect(alone == expected, "\(run.language ?? "none")")
    }
    let together = glyphs(PreparedText(runs: runs, style: style(language)))
    #expect(together == expected.flatMap { $0 })
  }

  // MARK: Heights

  /// An attachment makes no line lower than the letters of its run would, and higher on the side alone on which it
  /// reaches beyond them.
  @Test func attachmentsReachBeyondLetters() throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let (ascent, descent) = (cascade.ascent(pointSize: 10), cascade.descent(pointSize: 10))
    for (own, above, below) in [
      ((0.1, 0.05), ascent, descent), ((0, 0), ascent, descent), ((-1, -1), ascent, descent),
      ((2, 0.05), 20, descent), ((0.1, 3), ascent, 30), ((2, 3), 20, 30),
    ] as [((Double, Double), Double, Double)] {
      var box = run("", cascade)
      box.attachment = InlineAttachment(width: 1, ascent: own.0, descent: own.1)
      for runs in [[box], [run("a", cascade), box], [box, run("a", cascade)]] {
        let measured = PreparedText(runs: runs, style: TextStyle(cascade: cascade))
          .measure(ParagraphStyle(pointSize: 10), width: nil)
        #expect(abs(measured.firstBaseline - above) < 1e-9, "\(own)")
        #expect(abs(measured.height - (above + below)) < 1e-9, "\(own)")
      }
    }
  }

  /// Of two attachments each is as wide as it says: one and a half times 10, and twice 20 and its tracking.
  @Test func attachmentsHaveTheirOwnWidths() throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    var (small, large) = (run("", cascade), run("", cascade, size: 20))
    small.attachment = InlineAttachment(width: 1.5, ascent: 1, descent: 0)
    large.attachment = InlineAttachment(width: 2, ascent: 1, descent: 0)
    large.tracking = 3
    let orders: [(boxes: [StyledRun], widths: [Double])] = [
      ([small, large], [15, 43]), ([large, small], [43, 15]),
    ]
    for (boxes, widths) in orders {
      let runs = [run("ab", cascade), boxes[0], run("cd", cascade), boxes[1]]
      let text = PreparedText(runs: runs, style: TextStyle(cascade: cascade))
      let line = try #require(text.layOut(ParagraphStyle(pointSize: 10), width: nil).lines.first)
      for (number, width) in zip([1, 3], widths) {
        let drawn = line.runs.filter { $0.run == number }.flatMap(\.glyphs)
        let advance = drawn.reduce(0) { $0 + $1.advance }
        #expect(drawn.count == 1 && abs(advance - width) < 1e-3, "\(number): \(advance)")
      }
    }
  }

  /// A raised run is raised by a part of its size: less, where the text shrinks.
  @Test(arguments: [nil, 60.0]) func raisedRunsThatShrink(_ width: Double?) throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    var raised = run("lights", cascade, size: 20)
    raised.baselineOffset = 4
    let text = PreparedText(
      runs: [run("Harbour ", cascade, size: 20), raised],
      style: TextStyle(cascade: cascade)
    )
    var style = ParagraphStyle(pointSize: 20)
    style.lineLimit = 1
    style.minimumScale = 0.1
    let laidOut = text.layOut(style, width: width)
    let scale = laidOut.measurement.scale
    #expect((scale < 0.9) == (width != nil) && !laidOut.measurement.isTruncated)
    let runs = laidOut.lines.flatMap(\.runs)
    #expect(Set(runs.map(\.run)) == [0, 1])
    for run in runs {
      let y = run.run == 1 ? -4 * scale : 0
      #expect(run.glyphs.allSatisfy { abs($0.y - y) < 1e-9 })
    }
    let height = cascade.lineHeight(pointSize: 20 * scale) + 4 * scale
    #expect(abs(laidOut.measurement.height - height) < 1e-9)
  }

  // MARK: Identity

  /// Runs that only read alike are two texts, and neither is a text without runs.
  @Test func composedAndDecomposedRunsAreTwo() throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let style = TextStyle(cascade: cascade)
    let (composed, decomposed) = (run("caf\u{E9}", cascade), run("cafe\u{301}", cascade))
    #expect(composed.text == decomposed.text && composed != decomposed)
    let preparer = TextPreparer()
    #expect(preparer.prepare([composed], style: style).utf16Count == 4)
    #expect(preparer.prepare([decomposed], style: style).utf16Count == 5)
    #expect(preparer.prepare("caf\u{E9}", style: style).pointSize == nil)
    #expect(preparer.prepare([composed], style: style).pointSize == 10)
    #expect(preparer.counters.misses == 3 && preparer.counters.hits == 1)
  }

  /// What a run asks for makes it another, property by property.
  @Test func eachPropertyMakesAnother() throws {
    let library = try TestFonts.english()
    let plain = run("Harbour", library.cascade(weight: .regular))
    #expect(plain.language == nil && plain.ligatures == .standard && plain.features.isEmpty)
    #expect(plain.tracking == 0 && plain.baselineOffset == 0 && plain.leading == nil)
    #expect(plain.attachment == nil && plain.text == "Harbour" && plain.pointSize == 10)
    let bold = library.cascade(weight: .bold)
    let changes: [(inout StyledRun) -> Void] = [
      { $0.text = "Harbours" }, { $0.cascade = bold }, { $0.pointSize = 11 },
      { $0.language = "de" }, { $0.ligatures = .required }, { $0.features = [.monospacedDigits] },
      { $0.tracking = 1 }, { $0.baselineOffset = 1 }, { $0.leading = 0 },
      { $0.attachment = InlineAttachment(width: 1, ascent: 1, descent: 0) },
    ]
    let preparer = TextPreparer()
    let style = TextStyle(cascade: plain.cascade)
    _ = preparer.prepare([plain], style: style)
    for (number, change) in changes.enumerated() {
      var other = plain
      change(&other)
      #expect(other != plain, "\(number)")
      _ = preparer.prepare([other], style: style)
      #expect(preparer.counters.misses == number + 2 && preparer.counters.hits == 0, "\(number)")
    }
  }
}
