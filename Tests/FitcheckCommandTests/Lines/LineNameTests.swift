import Fitcheck
import Testing

@testable import FitcheckCommand

/// What options and rows of `fitcheck lines` have names for, each written down here as well.
@Suite struct LineNameTests {
  /// In hundreds, as CSS and OpenType number them.
  @Test func weightsHaveTheirNumbers() {
    let names = [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    #expect(TextWeight.allCases.map(\.rawValue) == names)
    let numbers = TextWeight.allCases.map(\.fontWeight.rawValue)
    #expect(numbers == [100, 200, 300, 400, 500, 600, 700, 800, 900])
  }

  @Test func stylesAreThoseOfTheirNames() {
    let styles: [(name: String, style: Font.TextStyle)] = [
      ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
      ("headline", .headline), ("subheadline", .subheadline), ("body", .body),
      ("callout", .callout), ("footnote", .footnote), ("caption", .caption),
      ("caption2", .caption2),
    ]
    #expect(TextStyleName.allCases.map(\.rawValue) == styles.map(\.name))
    #expect(TextStyleName.allCases.map(\.style) == styles.map(\.style))
  }

  @Test func edgesAreThoseOfTheirNames() {
    let edges: [(name: String, edge: TextAlignment)] = [
      ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ]
    #expect(AlignmentChoice.allCases.map(\.rawValue) == edges.map(\.name))
    #expect(AlignmentChoice.allCases.map(\.textAlignment) == edges.map(\.edge))
  }

  /// Directions change no line, and breaks in words only some.
  @Test func directionsAndBreaksAreThoseOfTheirNames() {
    #expect(DirectionChoice.allCases.map(\.rawValue) == ["auto", "ltr", "rtl"])
    let directions: [BaseDirection] = [.firstStrong, .leftToRight, .rightToLeft]
    #expect(DirectionChoice.allCases.map(\.baseDirection) == directions)
    #expect(
      WordBreakChoice.allCases.map(\.rawValue) == [
        "normal", "keep-all", "break-all", "auto-phrase",
      ]
    )
    let breaks: [WordBreak] = [.normal, .keepAll, .breakAll, .normal]
    #expect(WordBreakChoice.allCases.map(\.wordBreak) == breaks)
    let phrases: [PhraseBreaking] = [.none, .none, .none, .auto]
    #expect(WordBreakChoice.allCases.map(\.phraseBreaking) == phrases)
  }

  /// A member is near of which a third of the letters is another, in full, or a single one, whatever their case; of several
  /// the nearest is meant.
  @Test(
    arguments: [
      ("WEIGHT", .weight), ("wxighq", .weight), ("wxxhtq", nil), ("wixth", .width), ("wixxh", nil),
      ("fixxing", .filling), ("fixxxng", nil), ("txxking", nil), ("trunxxxion", .truncation),
      ("trunxxxxon", nil), ("minimumxxxxe", .minimumScale), ("minimxxxxxle", nil), ("ix", .id),
      ("i", nil), ("lineWidth", nil), ("textAlignment", .text), ("txt", .text),
    ] as [(String, RequestMember?)]
  )
  func membersAreNearByAThirdOfTheirLetters(_ typed: String, _ member: RequestMember?) {
    #expect(RequestMember.nearest(to: typed) == member)
  }
}
