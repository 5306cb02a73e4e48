import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

/// Lengths, edges, maps, limits and alignments asked one by one: no number, none, less than none, beyond all
/// that is laid out, and never the same across as along.
///
/// `Scripts/renew-golden` writes `Recorded/geometry.recorded` anew.
@Suite struct RecordedGeometryTests {
  private static let recording = Recording(
    "LayoutEngineTests/Recorded/geometry.recorded",
    names: ["lengths", "edges", "maps", "limits", "alignments", "guides", "spacing", "tracks"]
  )

  @Test func everythingRecordedIsAskedFor() { #expect(Self.recording.leftOver() == []) }

  private static let lengths: [CGFloat?] = [
    nil, -.infinity, -2e9, -1e9, -3.25, -0.4, 0, 0.4, 7.5, 1e9, 1.5e9, .infinity, .nan,
  ]

  // MARK: Lengths

  @Test func lengthsAreAsRecorded() throws {
    var rows: [String] = []
    for length in Self.lengths.compactMap(\.self) {
      let pixel = CGFloat.pixelLength(displayScale: length)
      let rounded = [
        length.roundedUp(toMultipleOf: 0.4), length.rounded(toMultipleOf: 0.4),
        length.roundedDown(toMultipleOf: 0.4), length.roundedHalfDown(toMultipleOf: 0.4),
        length.roundedUpFromHair(toMultipleOf: 0.4),
      ]
      rows.append(
        "\(Described.number(length)): \(Described.numbers([length.bounded, length.clamped, pixel])) "
          + "| \(Described.numbers(rounded))"
      )
    }
    for width in Self.lengths {
      let answers = Self.lengths.map { height -> String in
        let proposal = ProposedViewSize(width: width, height: height)
        let size = CGSize(width: width ?? 4, height: height ?? 6)
        return [proposal.answerable, proposal.placeable].map(Described.proposal).joined()
          + Described.size(size.clamped) + Described.size(size.answering(.infinity))
          + Described.size(size.answering(ProposedViewSize(width: nil, height: .infinity)))
          + Described.size(proposal.replacingUnspecifiedDimensions())
          + Described.size(
            proposal.replacingUnspecifiedDimensions(by: CGSize(width: 2, height: 3))
          )
      }
      rows.append("width \(Described.number(width)): \(answers.joined(separator: "\n").digest)")
    }
    let proposal = ProposedViewSize(width: 3, height: 5)
    for axes in [[], .horizontal, .vertical, [.horizontal, .vertical]] as [Axis.Set] {
      rows.append(
        "open \(axes.rawValue): \(proposal.opening(axes)) \(Axis.allCases.map(axes.contains))"
      )
    }
    for axis in Axis.allCases {
      var (size, point, other) = (CGSize(width: 1, height: 2), CGPoint(x: 3, y: 4), proposal)
      let before = Described.numbers([size[axis], point[axis], other[axis]])
      (size[axis], point[axis], other[axis]) = (8, 9, nil)
      rows.append(
        "\(axis) across \(axis.other): \(before) → \(Described.size(size)) \(Described.point(point)) "
          + "\(other) \(Described.size(CGSize(6, along: axis, across: 7))) "
          + "\(ProposedViewSize(6, along: axis, across: nil))"
      )
    }
    for points in [[], [(3, 4)], [(3, 4), (-1, 9)], [(5, 1), (2, 2), (4, -6)]]
      as [[(CGFloat, CGFloat)]]
    {
      rows.append(
        "around: \(Described.frame(CGRect(around: points.map { CGPoint(x: $0, y: $1) })))"
      )
    }
    try Self.recording.check("lengths", rows)
  }

  @Test func edgesAreAsRecorded() throws {
    var rows: [String] = []
    for bits in Int8(0)..<16 {
      let edges = Edge.Set(rawValue: bits)
      let insets = EdgeInsets(bits % 3 == 0 ? -2 : 5, on: edges)
      rows.append("\(bits): \(Described.insets(insets)) affects \(insets.affectedEdges.rawValue)")
    }
    rows.append(Described.insets(EdgeInsets()))
    let odd = EdgeInsets(top: .infinity, leading: 2e9, bottom: .nan, trailing: -3e9)
    rows.append(Described.insets(odd.bounded))
    rows.append(Described.insets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).bounded))
    try Self.recording.check("edges", rows)
  }

  // MARK: Maps

  @Test func mapsAreAsRecorded() throws {
    let maps = [
      CGAffineTransform.identity, CGAffineTransform(), CGAffineTransform(translationX: 2, y: -3),
      CGAffineTransform(scaleX: 2, y: 5), CGAffineTransform(rotationAngle: 0.5),
      CGAffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 7, ty: 11),
      CGAffineTransform(a: 2, b: 1, c: 4, d: 2, tx: 1, ty: 1),
      CGAffineTransform(a: 1e-6, b: 0, c: 0, d: 1e-6, tx: 0, ty: 0),
      CGAffineTransform(a: 1e-6, b: 0, c: 0, d: 2e-6, tx: 0, ty: 0),
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: 0),
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: .nan),
    ]
    var rows = maps.map { map in
      let changed =
        [
          map.translatedBy(x: 3, y: 4), map.scaledBy(x: 3, y: 4), map.rotated(by: 1),
        ] + [map.inverse].compactMap(\.self)
      return
        "\(Described.transform(map)): \(Described.number(map.determinant)) \(map.isInvertible) "
        + "\(Described.point(map.apply(CGPoint(x: 2, y: 3)))) "
        + changed.map(Described.transform).joined(separator: " | ")
    }
    for one in maps.prefix(6) {
      rows.append(
        maps.prefix(6).map { Described.transform(one.concatenating($0)) }.joined(separator: " | ")
      )
    }
    var turned = Angle(degrees: 90)
    turned.degrees += 45
    let (one, other) = (Angle.degrees(30), Angle.radians(2))
    let angles: [Angle] = [
      turned, one, other, .zero, Angle(), one + other, one - other, -one, one * 3, one / 4,
    ]
    rows += angles.map { "\($0.degrees.toThousandths)° \($0.radians.toThousandths)" }
    rows.append("\(one < other) \(other < one) \(one < one)")
    try Self.recording.check("maps", rows)
  }

  // MARK: Limits

  @Test func limitsAreAsRecorded() throws {
    let lengths: [CGFloat?] = [nil, -3, 0, 12, 20, .infinity, .nan, 3e9]
    var rows: [String] = []
    for least in lengths {
      for ideal in lengths {
        let answers = lengths.map { greatest -> String in
          let limits = LengthLimits(least: least, ideal: ideal, greatest: greatest)
          let proposed: [CGFloat?] = [nil, -1, 0, 12, 15, 20, 25, .infinity]
          let contents: [CGFloat] = [0, 12, 16, 20, 40, .infinity]
          let own = [limits.least, limits.ideal, limits.greatest]
          let lengths = contents.flatMap { content in
            [nil, 5, 17, 30].map { limits.length(content: content, contentProposal: $0) }
          }
          let placed = contents.flatMap { length in
            [nil, 13].map { limits.placementProposal($0, length: length) }
          }
          return
            "\(limits.isEmpty) \(Described.numbers(own + proposed.map(limits.contentProposal))) "
            + "\(Described.numbers(proposed.map(limits.ownLength))) "
            + "\(Described.numbers(lengths)) \(Described.numbers(placed))"
        }
        rows.append(
          "\(Described.number(least)) \(Described.number(ideal)): \(answers.joined(separator: "\n").digest)"
        )
      }
    }
    try Self.recording.check("limits", rows)
  }

  // MARK: Alignments

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[.leading] + context.width / 3
    }
  }

  private enum Fifth: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 5 }
  }

  private static let keys: [(String, AlignmentKey)] = [
    ("leading", HorizontalAlignment.leading.key), ("centre", HorizontalAlignment.center.key),
    ("trailing", HorizontalAlignment.trailing.key), ("third", HorizontalAlignment(Third.self).key),
    ("top", VerticalAlignment.top.key), ("middle", VerticalAlignment.center.key),
    ("bottom", VerticalAlignment.bottom.key), ("first", VerticalAlignment.firstTextBaseline.key),
    ("last", VerticalAlignment.lastTextBaseline.key), ("fifth", VerticalAlignment(Fifth.self).key),
    ("third down", VerticalAlignment(Third.self).key),
  ]

  @Test func alignmentsAreAsRecorded() throws {
    let box = ViewDimensions(size: CGSize(width: 30, height: 20), proposal: .zero)
    var rows = Self.keys.map { name, key in
      let same = Self.keys.filter { $0.1 == key }.map(\.0)
      let hashed = Self.keys.filter { $0.1.hashValue == key.hashValue && $0.1 == key }.map(\.0)
      let combined = [[], [7], [4, 1, 10], [10, 1], [-3, -5]] as [[CGFloat]]
      return "\(name): \(key.kind) \(key.axis) \(key.isBaseline) "
        + "\(Described.number(key.position(in: box.size))) \(Described.number(key.id.defaultValue(in: box))) "
        + "\(Described.number(box[key])) \(Described.number(box.derived(key))) \(same) \(hashed) "
        + Described.numbers(combined.map { key.combine($0) })
    }
    let alignments: [Alignment] = [
      .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading,
      .bottomTrailing, .centerFirstTextBaseline, .centerLastTextBaseline, .leadingFirstTextBaseline,
      .leadingLastTextBaseline, .trailingFirstTextBaseline, .trailingLastTextBaseline,
    ]
    rows += alignments.map { "\($0.horizontal.key.kind) \($0.vertical.key.kind)" }
    try Self.recording.check("alignments", rows)
  }

  /// Answers a guide of one's own for the alignments of one axis.
  private struct Guides: GuideSource {
    let axis: Axis

    func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
      key.axis == axis ? size.width + 10 * size.height + 100 * (proposal.width ?? 7) : nil
    }
  }

  @Test func guidesAreAsRecorded() throws {
    var rows: [String] = []
    for axis in Axis.allCases {
      let box = ViewDimensions(
        size: CGSize(width: 3, height: 2),
        proposal: ProposedViewSize(width: 4, height: 5),
        source: Guides(axis: axis)
      )
      rows += [
        Described.numbers([box.width, box.height] + Self.keys.map { box[$0.1] }),
        Described.numbers([box[.leading], box[.trailing], box[.top], box[.lastTextBaseline]]),
        Described.numbers([
          box[explicit: .leading], box[explicit: .trailing], box[explicit: .top],
          box[explicit: .lastTextBaseline],
        ]),
        "\(box == ViewDimensions(size: box.size, proposal: box.proposal))",
      ]
    }
    let kinds: [ExplicitGuides] = [
      .none, .any, .baselines, ExplicitGuides(keys: [Self.keys[3].1]),
      ExplicitGuides(keys: [Self.keys[4].1, Self.keys[7].1]),
    ]
    for one in kinds {
      for other in kinds {
        let union = one.union(other)
        rows.append(
          Self.keys.map { union.mayContain($0.1) ? "1" : "0" }.joined()
            + " \(union.hasBaselines) \(union.keys.count) \(union.mayBeAny)"
        )
      }
    }
    try Self.recording.check("guides", rows)
  }

  // MARK: Spacing

  @Test func spacingIsAsRecorded() throws {
    func metrics(
      _ ascent: CGFloat,
      _ leading: CGFloat,
      _ semantics: LayoutSemantics,
      pixel: CGFloat = 0.5
    ) -> TextSpacingMetrics {
      TextSpacingMetrics(
        ascent: ascent,
        descent: ascent / 4,
        capHeight: ascent * 0.7,
        leading: leading,
        pixelLength: pixel,
        semantics: semantics
      )
    }
    let texts = [
      metrics(10, 0, .sdk17), metrics(11, 1.3, .sdk17), metrics(10, -2, .sdk17, pixel: 1),
      metrics(10, 0, .beforeSDK17), metrics(31, 5, .beforeSDK17), metrics(9, 12.5, .sdk17),
    ]
    var spacings: [ViewSpacing] =
      [
        ViewSpacing(), .zero, .none, .spacer(along: nil), .spacer(along: .horizontal),
        .spacer(along: .vertical),
      ] + texts.map(ViewSpacing.text)
    spacings.append(spacings[6].union(.zero, edges: [.top, .leading]))
    spacings.append(ViewSpacing().union(spacings[7], edges: [.bottom, .trailing]))
    spacings.append(spacings[8].resetting([.top, .trailing]))
    func words(_ spacing: ViewSpacing) -> String {
      [spacing.top, spacing.bottom, spacing.leading, spacing.trailing].map { edge in
        Described.numbers([edge.toAnything, edge.besideText, edge.ofText, edge.text?.ascent])
      }.joined(separator: " | ") + " \(spacing.isKeptByFrames)"
    }
    var rows = spacings.map(words)
    for one in spacings {
      rows.append(
        Axis.allCases.map { axis in
          Described.numbers(spacings.map { one.distance(to: $0, along: axis) })
        }.joined(separator: " | ")
      )
      let changed = (Int8(0)..<16).flatMap { bits -> [String] in
        let edges = Edge.Set(rawValue: bits)
        return [words(one.resetting(edges))] + spacings.map { words(one.union($0, edges: edges)) }
      }
      rows.append(changed.joined(separator: "\n").digest + " " + words(one.union(spacings[7])))
    }
    for one in texts {
      rows.append(
        Described.numbers([one.distanceBelowView, one.distanceAboveView]) + " | "
          + Described.numbers(texts.map { TextSpacingMetrics.distance(from: one, to: $0) }) + " | "
          + Described.numbers(texts.map { TextSpacingMetrics.larger(one, $0).ascent })
      )
    }
    try Self.recording.check("spacing", rows)
  }

  // MARK: Tracks

  @Test func tracksAreAsRecorded() throws {
    let items: [GridItem] = [
      GridItem(.fixed(20), alignment: .topTrailing), GridItem(.fixed(-5), spacing: 1),
      GridItem(), GridItem(.flexible(minimum: 15, maximum: 12), spacing: 3),
      GridItem(.flexible(minimum: -4, maximum: 25), spacing: -2),
      GridItem(.adaptive(minimum: 9), spacing: 2), GridItem(.adaptive(minimum: 9, maximum: 11)),
      GridItem(.adaptive(minimum: 0), spacing: 0), GridItem(.adaptive(minimum: 1e-7), spacing: 0),
      GridItem(.flexible(minimum: .nan, maximum: .nan), spacing: .nan),
      GridItem(.adaptive(minimum: .infinity, maximum: .nan)), GridItem(.fixed(.infinity)),
    ].map(\.bounded)
    var rows: [String] = []
    func add(_ items: [GridItem], _ name: String) {
      let answers = ([nil, -10, 0, 19.9, 20, 37, 64, 150, .infinity] as [CGFloat?]).flatMap {
        available in
        [0, 1, 5].map { count -> String in
          let tracks = LazyGridTracks(items, available: available, count: count)
          let all = tracks.first(.max)
          let own = all.prefix(40).map { track in
            Described.numbers([track.start, track.length])
              + " \(track.alignment.horizontal.key.kind) \(track.alignment.vertical.key.kind)"
          }
          return "\(all.count) \(Described.number(tracks.length)) \(own)"
        }
      }
      rows.append("\(name): \(answers.joined(separator: "\n").digest)")
    }
    add([], "none")
    for one in items.indices {
      rows.append("\(one): \(items[one].size) \(Described.number(items[one].spacing))")
      add([items[one]], "\(one)")
      for other in items.indices {
        add([items[one], items[other]], "\(one) \(other)")
        add([items[one], items[2], items[other]], "\(one) 2 \(other)")
      }
    }
    try Self.recording.check("tracks", rows)
  }
}
