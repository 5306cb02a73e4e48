import Foundation
import SwiftUISurface
import Testing

/// Default distances (LayoutRules §3.2).
@MainActor
@Suite struct SpacingTests {
  static func text(_ font: Font) -> some View {
    Text(verbatim: "A").font(font)
  }

  /// The distance between two views in a column, at a scale.
  func gap(_ upper: some View, _ lower: some View, scale: CGFloat = 3) throws -> CGFloat {
    let both = try Layouts.size(
      VStack {
        upper; lower
      },
      100,
      nil,
      scale: scale
    ).height
    return try both - Layouts.size(upper, 100, nil, scale: scale).height
      - Layouts.size(lower, 100, nil, scale: scale).height
  }

  @Test(arguments: [
    (Font.system(size: 12), 0.0, 0.0), (.body, 2, 2), (.headline, 2, 2), (.callout, 2, 2),
    (.caption, 2, 2), (.title2, 2, 2), (.footnote, 2.667, 2.5), (.subheadline, 2.333, 2.5),
    (.title3, 1.333, 1.5), (.title, 0.667, 1), (.largeTitle, 0.667, 0.5), (.caption2, 0, 0),
  ])
  func textOverText(_ font: Font, _ at3x: Double, _ at2x: Double) throws {
    #expect(abs(try gap(Self.text(font), Self.text(font)) - at3x) < 0.001)
    #expect(abs(try gap(Self.text(font), Self.text(font), scale: 2) - at2x) < 0.001)
  }

  /// Texts keep at least no distance, however high the font is in the style's lines.
  @Test func textsNeverOverlap() throws {
    for style in Font.TextStyle.allCases {
      for size in DynamicTypeSize.allCases {
        let text = Self.text(.system(style)).dynamicTypeSize(size)
        #expect(try gap(text, text) > -1e-9, "\(style) \(size)")
      }
    }
    let tight = Self.text(.system(size: 12).leading(.tight))
    #expect(abs(try gap(tight, tight)) < 1e-9)
  }

  /// What held for apps before the SDK of iOS 17 (LayoutRules §3.2).
  @Test(arguments: [10.0, 12, 17, 34, 41])
  func distancesBeforeSDK17(_ size: Double) throws {
    let old = LayoutSemantics.beforeSDK17
    let text = Self.text(.system(size: CGFloat(size)))
    func gap(_ upper: some View, _ lower: some View) throws -> CGFloat {
      try self.gap(
        upper.environment(\.layoutSemantics, old),
        lower.environment(\.layoutSemantics, old)
      )
    }
    let (ascent, descent) = (size * 1950 / 2048, size * 494 / 2048)
    let margin = (((ascent + descent) / 10) / 4).rounded(.up) * 4
    #expect(abs(try gap(Block(10, 10), text) - (descent + margin)) < 1.0 / 3)
    let cap = size * 1443 / 2048
    #expect(
      abs(try gap(text, Block(10, 10)) - max(ascent + descent + margin - cap, margin + descent))
        < 1.0 / 3
    )
    #expect(abs(try gap(Self.text(.body), Self.text(.body))) < 1e-9)
  }

  @Test func leadingOfTheLowerTextCounts() throws {
    #expect(try gap(Self.text(.body), Self.text(.system(size: 12))) < 1e-9)
    #expect(abs(try gap(Self.text(.system(size: 12)), Self.text(.body)) - 2) < 1e-9)
  }

  /// A text in several fonts keeps what the greatest measures of all of them ask for, whichever stands first.
  @Test func theGreatestFontOfATextCounts() throws {
    let (small, large) = (Font.system(size: 12), Font.system(size: 34))
    let (a, b) = (Text(verbatim: "A"), Text(verbatim: "B"))
    let block = Block(10, 10)
    for both in [a.font(small) + b.font(large), a.font(large) + b.font(small)] {
      #expect(abs(try gap(block, both) - gap(block, Self.text(large))) < 1e-9)
      #expect(abs(try gap(both, block) - gap(Self.text(large), block)) < 1e-9)
    }
    for both in [a.font(small) + b.font(.body), a.font(.body) + b.font(small)] {
      #expect(abs(try gap(Self.text(small), both) - 2) < 1e-9)
      #expect(abs(try gap(both, Self.text(small))) < 1e-9)
    }
  }

  /// A text without words keeps the distance of its font, its own or the one around it.
  @Test func textsWithoutWordsKeepTheDistanceOfTheirFont() throws {
    let large = Font.system(size: 34)
    let (block, nothing) = (Block(10, 10), Text(verbatim: ""))
    let wanted = try gap(block, Self.text(large))
    #expect(abs(try gap(block, Self.text(.system(size: 12))) - wanted) > 1)
    #expect(abs(try gap(block, nothing.font(large)) - wanted) < 1e-9)
    #expect(abs(try gap(block, Group { nothing }.font(large)) - wanted) < 1e-9)
  }

  @Test(arguments: [
    (17.0, 3.0, 6.434, 10.642), (17, 2, 6.601, 10.809), (12, 3, 4.561, 7.532),
    (11, 3, 3.987, 6.710), (10, 3, 3.745, 6.221),
  ])
  func textBesideOtherViews(
    _ size: Double,
    _ scale: Double,
    _ below: Double,
    _ above: Double
  ) throws {
    let text = Self.text(.system(size: CGFloat(size)))
    let block = Block(10, 10)
    #expect(abs(try gap(block, text, scale: CGFloat(scale)) - below) < 0.0011)
    #expect(abs(try gap(text, block, scale: CGFloat(scale)) - above) < 0.0011)
  }

  /// A symbol touches texts and symbols above and below.
  ///
  /// From other views it stands as far as its baseline is from its lower edge, and a point more above them. One of any
  /// size is a view like any other, as a picture is.
  @Test func symbolsTouchTexts() throws {
    let symbol = Image(systemName: "star").font(.body)
    let (text, block) = (Self.text(.body), Block(10, 10))
    #expect(abs(try gap(symbol, text)) < 1e-9)
    #expect(abs(try gap(text, symbol)) < 1e-9)
    #expect(abs(try gap(symbol, symbol)) < 1e-9)
    let row = HStack(alignment: .firstTextBaseline) {
      symbol; Block(1, 100)
    }
    let offset = try Layouts.size(row, nil, nil, scale: 3).height - 100
    #expect(offset > 1)
    #expect(abs(try gap(block, symbol) - offset) < 1e-9)
    #expect(abs(try gap(symbol, block) - offset - 1) < 1e-9)
    // A row of both keeps what its text asks for.
    let label = Label("A", systemImage: "star")
    #expect(abs(try gap(label.font(.body), label.font(.body)) - 2) < 0.001)
    #expect(abs(try gap(block, label.font(.system(size: 17))) - 6.434) < 0.0011)
    let picture = Image(systemName: "star").resizable().frame(width: 9, height: 9)
    #expect(abs(try gap(Self.text(.system(size: 17)), picture) - 10.642) < 0.0011)
    let sea = Image("sea").environment(\.imageSizes, ["sea": CGSize(width: 9, height: 9)])
    #expect(abs(try gap(symbol, sea) - offset - 1) < 1e-9)
    #expect(
      abs(
        try Layouts.size(
          HStack {
            symbol; text
          },
          nil,
          nil
        ).width
          - Layouts.size(symbol, nil, nil).width - Layouts.size(text, nil, nil).width - 8
      ) < 1e-9
    )
  }

  @Test func otherViewsAndRowsStandEightApart() throws {
    #expect(try gap(Block(1, 1), Block(1, 1)) == 8)
    let text = Self.text(.body)
    let width = try Layouts.size(text, nil, nil).width
    #expect(
      abs(
        try Layouts.size(
          HStack {
            text; text
          },
          nil,
          nil
        ).width - 2 * width - 8
      ) < 1e-9
    )
    #expect(
      abs(
        try Layouts.size(
          HStack {
            text; Block(1, 1)
          },
          nil,
          nil
        ).width - width - 9
      ) < 1e-9
    )
  }

  @Test func explicitSpacingReplacesAll() throws {
    let view = VStack(spacing: 3) {
      Self.text(.body)
      Block(10, 10)
      Spacer(minLength: 5)
      Block(10, 10)
    }
    let text = try Layouts.size(Self.text(.body), nil, nil).height
    #expect(abs(try Layouts.size(view, nil, nil).height - (text + 10 + 5 + 10 + 9)) < 1e-9)
  }

  @Test func spacersTouchTheirNeighbours() throws {
    #expect(
      try Layouts.size(
        VStack {
          Block(1, 1); Spacer(); Block(1, 1)
        },
        1,
        0
      ).height == 10
    )
    let text = Self.text(.body)
    let height = try Layouts.size(text, nil, nil).height
    let view = VStack {
      text; Spacer(minLength: 0); text
    }
    #expect(abs(try Layouts.size(view, nil, nil).height - 2 * height) < 1e-9)
  }

  /// A frame around a spacer keeps that it touches its neighbours; one more frame makes a view like any other of it,
  /// and so does a frame around what else lays it out.
  @Test func oneFrameKeepsTheSpacingOfASpacer() throws {
    let framed = Spacer().frame(width: 20)
    let cases: [(String, AnyView, CGFloat)] = [
      ("one frame", AnyView(framed), 22),
      ("one frame with limits", AnyView(Spacer().frame(minWidth: 20, maxWidth: 20)), 22),
      ("two frames", AnyView(framed.frame(width: 20)), 38),
      ("a frame with limits around", AnyView(framed.frame(minWidth: 20)), 38),
      ("a height around", AnyView(framed.frame(height: 5)), 22),
      ("colours between", AnyView(Spacer().opacity(0.5).frame(width: 20)), 22),
      ("a guide between", AnyView(Spacer().alignmentGuide(.top) { _ in 0 }.frame(width: 20)), 22),
      ("a priority between", AnyView(Spacer().layoutPriority(1).frame(width: 20)), 38),
      ("its ideal size between", AnyView(Spacer().fixedSize().frame(width: 20)), 38),
      ("padding between", AnyView(Spacer().padding(.top, 1).frame(width: 20)), 38),
      ("a ratio between", AnyView(Spacer().aspectRatio(1, contentMode: .fit).frame(width: 20)), 38),
    ]
    for (name, view, width) in cases {
      let row = HStack {
        Block(1, 1); view; Block(1, 1)
      }
      #expect(try Layouts.size(row, nil, nil).width == width, "\(name)")
    }
  }

  @Test func spacingShowsThroughContainers() throws {
    let text = Self.text(.system(size: 12))
    #expect(
      abs(
        try gap(
          text,
          VStack {
            text; Block(1, 1)
          }
        )
      ) < 1e-9
    )
    #expect(
      abs(
        try gap(
          VStack {
            Block(1, 1); text
          },
          text
        )
      ) < 1e-9
    )
    #expect(
      abs(
        try gap(
          Block(1, 1),
          VStack {
            Block(1, 1); text
          }
        ) - 8
      ) < 1e-9
    )
    #expect(abs(try gap(text, Group { text })) < 1e-9)
    #expect(
      abs(
        try gap(
          text,
          HStack {
            text; text
          }
        )
      ) < 1e-9
    )
    #expect(abs(try gap(text, ZStack { text })) < 1e-9)
    // Layers keep the distances of those alone that they are as large as.
    for priority in [0, 1] as [Double] {
      let distance = try gap(
        text,
        ZStack {
          Block(1, 1); text.layoutPriority(priority)
        }
      )
      #expect(priority == 1 ? abs(distance) < 1e-9 : distance > 7)
    }
    // A row with a block in it keeps the block's distance from a text.
    #expect(
      try gap(
        text,
        HStack {
          text; Block(1, 1)
        }
      ) > 7
    )
  }

  /// A layout as a value keeps the distances that its stack keeps: around it those of its texts, 2 points of body's leading,
  /// and within it those that it is given.
  @Test func layoutsAsValuesKeepTheirDistances() throws {
    let text = Self.text(.body)
    let content = Group {
      text
      text
    }
    let layouts: [(name: String, view: AnyView)] = [
      ("column", AnyView(VStackLayout() { content })),
      ("row", AnyView(HStackLayout() { content })),
      ("layers", AnyView(ZStackLayout() { content })),
      ("hidden column", AnyView(AnyLayout(VStackLayout()) { content })),
      ("hidden row", AnyView(AnyLayout(HStackLayout()) { content })),
    ]
    for (name, view) in layouts {
      #expect(abs(try gap(text, view) - 2) < 0.001, "\(name)")
      #expect(abs(try gap(view, text) - 2) < 0.001, "\(name)")
    }
    let own = try Layouts.size(text, nil, nil)
    for spacing in [0, 3, 11] as [CGFloat] {
      let row = try Layouts.size(HStackLayout(spacing: spacing) { content }, nil, nil)
      #expect(abs(row.width - 2 * own.width - spacing) < 1e-9)
      let column = try Layouts.size(VStackLayout(spacing: spacing) { content }, nil, nil)
      #expect(abs(column.height - 2 * own.height - spacing) < 1e-9)
    }
  }

  /// A distance may be less than none in each container that is told one: what stands side by side overlaps.
  @Test func viewsOverlapWhereTheyAreToldTo() throws {
    @ViewBuilder var blocks: some View {
      Block(10, 10)
      Block(10, 10)
    }
    let tracks = [GridItem(.fixed(10))]
    let columns: [AnyView] = [
      AnyView(VStack(spacing: -4) { blocks }), AnyView(VStackLayout(spacing: -4) { blocks }),
      AnyView(LazyVStack(spacing: -4) { blocks }), AnyView(Grid(verticalSpacing: -4) { blocks }),
      AnyView(LazyVGrid(columns: tracks, spacing: -4) { blocks }),
    ]
    for (index, view) in columns.enumerated() {
      #expect(try Layouts.size(view, nil, nil) == CGSize(width: 10, height: 16), "\(index)")
    }
    let rows: [AnyView] = [
      AnyView(HStack(spacing: -4) { blocks }), AnyView(HStackLayout(spacing: -4) { blocks }),
      AnyView(LazyHStack(spacing: -4) { blocks }),
      AnyView(Grid(horizontalSpacing: -4) { GridRow { blocks } }),
      AnyView(LazyHGrid(rows: tracks, spacing: -4) { blocks }),
    ]
    for (index, view) in rows.enumerated() {
      #expect(try Layouts.size(view, nil, nil) == CGSize(width: 16, height: 10), "\(index)")
    }
  }

  @Test func someModifiersPassSpacingOn() throws {
    let text = Text(verbatim: "A").font(.system(size: 12))
    for view in [
      AnyView(text.opacity(0.5)), AnyView(text.fixedSize()), AnyView(text.layoutPriority(1)),
      AnyView(text.foregroundStyle(.red)), AnyView(text.offset(x: 3)), AnyView(text.hidden()),
      AnyView(text.frame(maxWidth: .infinity)), AnyView(text.frame(width: 30)),
      AnyView(text.padding(.horizontal, 4)), AnyView(text.background(Color.red)),
      AnyView(text.accessibilityIdentifier("a")), AnyView(text.lineLimit(1)),
      AnyView(text.containerRelativeFrame(.horizontal)),
    ] {
      #expect(abs(try gap(text, view)) < 1e-9)
    }
  }

  @Test func framesAndPaddingResetTheAxisTheyFix() throws {
    let text = Text(verbatim: "A").font(.system(size: 12))
    let reset = 7.532
    for view in [
      AnyView(text.frame(height: 30)), AnyView(text.frame(maxHeight: 30)),
      AnyView(text.padding(.top, 4)), AnyView(text.padding(4)),
      AnyView(text.containerRelativeFrame(.vertical)),
    ] {
      #expect(abs(try gap(text, view) - reset) < 0.001)
    }
    #expect(abs(try gap(text, text.padding(.bottom, 4))) < 1e-9)
  }
}
