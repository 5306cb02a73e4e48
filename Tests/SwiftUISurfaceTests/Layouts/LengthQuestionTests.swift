import TestSupport
import Testing

@testable import LayoutEngine
@testable import SwiftUISurface

/// The length on one axis, asked for alone, is that of the whole size to the last bit.
@MainActor
@Suite struct LengthQuestionTests {
  func check(_ view: some View) throws {
    let node = try Layouts.resolve(view)
    for width in [nil, 0, 40, 146, 146.5, 1000, .infinity] as [CGFloat?] {
      for height in [nil, 0, 20, 58, .infinity] as [CGFloat?] {
        let proposal = ProposedViewSize(width: width, height: height)
        let size = node.sizeThatFits(proposal)
        var pass = LayoutPass()
        for axis in Axis.allCases {
          #expect(node.length(LengthQuestion(proposal, along: axis), &pass) == size[axis])
        }
        // Under the question of a row as well, which texts answer otherwise.
        LayoutPass().askingLeast { pass in
          let size = node.sizeThatFits(proposal, &pass)
          for axis in Axis.allCases {
            #expect(node.length(LengthQuestion(proposal, along: axis), &pass) == size[axis])
          }
        }
      }
    }
  }

  /// A comparison with a length that looks at no more than it needs comes out as the exact one.
  @Test func enoughIsAsGoodAsAll() throws {
    let words = String(
      repeating: "The quick brown fox jumps over the lazy dog, 夜行 and all. ",
      count: 24
    )
    let long = Text(verbatim: words)
    var (cut, whole) = (0, 0)
    let texts: [Text] = [
      long, long.tracking(1), long.italic(), Text(verbatim: words + "\n" + words),
      long + Text(verbatim: "large").font(.system(size: 40)),
    ]
    for text in texts {
      let views: [any View] = [
        text, text.baselineOffset(3), text.lineSpacing(2),
        VStack {
          Text(verbatim: "9:41"); text
        },
        VStack(spacing: -20) {
          text; text
        },
        VStack {
          text; Text(verbatim: "short")
        }.accessibilityIdentifier("named"),
        VStack {
          text.lineLimit(30); text
        },
        VStack {
          text.padding(-3); text
        },
        text.padding(-3), text.padding(.bottom, -90), text.frame(width: 90),
        text.fixedSize(horizontal: false, vertical: true),
        VStack {
          text.background(Color.red); text
        },
        HStack {
          text; text
        },
        text.minimumScaleFactor(0.5).lineLimit(40),
        VStack { text.allowsTightening(true).lineLimit(9) },
        // What comes later takes away from what came before.
        VStack(spacing: 0) {
          text; Text(verbatim: "a").padding(.bottom, -90)
        },
      ]
      for view in views {
        let node = try Layouts.resolve(view)
        for width in [30, 146, 500, 9_000] as [CGFloat] {
          let proposal = ProposedViewSize(width: width, height: nil)
          var pass = LayoutPass()
          let exact = node.length(LengthQuestion(proposal, along: .vertical), &pass)
          let lengths: [CGFloat] = [0, 14, 58, 143.2, exact.nextDown, exact, exact * 2, .infinity]
          for enough in lengths {
            let question = LengthQuestion(proposal, along: .vertical, upTo: enough)
            let length = node.length(question, &pass)
            #expect((length <= enough) == (exact <= enough))
            if exact <= enough { #expect(length == exact) }
            if length < exact { cut += 1 } else { whole += 1 }
          }
        }
      }
    }
    #expect(cut > 100 && whole > 500)
  }

  @Test func textsAndTheirModifiers() throws {
    let text = Text(verbatim: "政府、経済対策を閣議決定\nThe quick brown fox jumps over").bold()
    try check(text)
    try check(text.font(.system(size: 11)))
    try check(text.lineLimit(2).lineSpacing(1.5))
    try check(text.lineLimit(6, reservesSpace: true))
    try check(text.tracking(1))
    try check(text.minimumScaleFactor(0.5).lineLimit(1))
    try check(text.baselineOffset(3))
    try check(Text(verbatim: ""))
  }

  @Test func containers() throws {
    let text = Text(verbatim: "The quick brown fox jumps over the lazy dog")
    try check(
      VStack {
        text; text.lineLimit(1); Block(3, 4)
      }
    )
    try check(
      HStack {
        text; Spacer(); text
      }
    )
    try check(
      ZStack {
        text; Block(3, 4)
      }
    )
    try check(
      VStack {
        VStack {
          text; VStack { text }
        }.padding(3)
      }
    )
    try check(text.padding(.top, 3).frame(width: 80).fixedSize(horizontal: false, vertical: true))
    try check(text.frame(height: 9))
    try check(text.frame(minHeight: 30, maxHeight: 40))
    try check(text.background(Color.red).offset(x: 3).alignmentGuide(.top) { _ in 3 })
    try check(
      ViewThatFits(in: .vertical) {
        text; Block(1, 1)
      }
    )
  }

  @Test func headlines() throws {
    for row in try Corpus.rows("ja").prefix(150) {
      try check(Text(row.headline).font(.system(size: 12)).bold())
      try check(Text(row.snippet).font(.system(size: 11)).lineLimit(2))
    }
  }
}

extension LayoutPass {
  /// Asks in a fresh pass how far something can shrink.
  fileprivate func askingLeast(_ ask: (inout LayoutPass) -> Void) {
    var pass = self
    pass.askingLeastWidth(ask)
  }
}
