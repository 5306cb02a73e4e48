import FontFaces
import Foundation
import Testing

@testable import SwiftUISurface

/// Fonts and attributes as texts are set with them, by what they say themselves and what is set around them.
@Suite struct FontResolutionTests {
  /// Every attribute, of which none is the same further inside as around that.
  private static func attributes(isInner: Bool) -> TextAttributes {
    var attributes = TextAttributes()
    attributes.font = isInner ? Font.title : Font.caption
    attributes.weight = isInner ? Font.Weight.light : Font.Weight.heavy
    attributes.isBold = !isInner
    attributes.isItalic = isInner
    attributes.usesMonospacedDigits = isInner
    attributes.design = isInner ? Font.Design.serif : Font.Design.rounded
    attributes.refusesMonospaced = isInner
    attributes.width = isInner ? Font.Width.condensed : Font.Width.expanded
    attributes.kerning = isInner ? 1 : 2
    attributes.tracking = isInner ? 3 : 4
    attributes.baselineOffset = isInner ? 5 : 6
    attributes.style = AnyShapeStyle(isInner ? Color.red : Color.blue)
    attributes.scale = isInner ? 0.5 : 0.75
    let line = TextLine.Drawing(lengths: [2], color: nil)
    attributes.underline = TextLine(drawing: isInner ? nil : line)
    attributes.strikethrough = TextLine(drawing: isInner ? line : nil)
    attributes.background = isInner ? Color.green : Color.black
    attributes.typesettingLanguage =
      isInner
      ? TypesettingLanguage.automatic : .explicit(Locale.Language(identifier: "ja"))
    attributes.isLiteral = isInner
    attributes.isInflected = isInner
    return attributes
  }

  /// What is set further inside holds, attribute by attribute; what is not comes from around it.
  @Test func whatIsFurtherInsideHolds() {
    let inner = Self.attributes(isInner: true)
    let outer = Self.attributes(isInner: false)
    #expect(inner.completed(by: outer) == inner)
    #expect(outer.completed(by: inner) == outer)
    #expect(TextAttributes().completed(by: outer) == outer)
    #expect(inner.completed(by: TextAttributes()) == inner)
  }

  /// What is refused is not taken from around, and the rest is.
  @Test func whatIsRefusedIsNotTaken() {
    let outer = Self.attributes(isInner: false)
    func taken(_ refused: TextAttributes.Refusal) -> TextAttributes {
      var attributes = TextAttributes()
      attributes.refused = refused
      return attributes.completed(by: outer)
    }
    var expected = outer
    expected.refused = .font
    expected.font = nil
    #expect(taken(.font) == expected)
    expected = outer
    expected.refused = .weight
    (expected.weight, expected.isBold) = (nil, nil)
    #expect(taken(.weight) == expected)
    expected = outer
    expected.refused = .design
    expected.design = nil
    #expect(taken(.design) == expected)
    expected = outer
    expected.refused = .width
    expected.width = nil
    #expect(taken(.width) == expected)
    expected = outer
    expected.refused = .style
    expected.style = nil
    #expect(taken(.style) == expected)
  }

  /// A design that is set around a font takes the place of the font's own, that of most texts too.
  @Test func designsAroundAFontHold() {
    let environment = EnvironmentValues()
    let rows: [(Font.Design?, Font.Design?, FontDesign)] = [
      (nil, nil, .standard), (.serif, nil, .serif), (nil, .rounded, .rounded),
      (.serif, .rounded, .rounded), (.rounded, .monospaced, .monospaced),
      (.monospaced, .default, .standard), (.default, .serif, .serif),
    ]
    for (own, around, expected) in rows {
      var attributes = TextAttributes()
      attributes.design = around
      for font in [Font.system(size: 12, design: own), .system(.body, design: own)] {
        #expect(font.resolved(with: attributes, in: environment).design == expected, "\(font)")
      }
    }
  }

  /// A size of less than nothing is none, whatever it scales with.
  @Test func sizesAreNotLessThanNone() {
    let environment = EnvironmentValues()
    let fonts: [Font] = [
      .system(size: -4), .custom("Futura", size: -4), .custom("Futura", fixedSize: -4),
      .custom("Futura", size: -4, relativeTo: .title),
    ]
    for font in fonts {
      let resolved = font.resolved(with: TextAttributes(), in: environment)
      #expect(resolved.pointSize == 0, "\(font)")
    }
  }

  /// What a font adds between its lines is smaller with it, on a watch as well.
  @Test func addedDistancesAreScaled() {
    var attributes = TextAttributes()
    attributes.scale = 0.5
    for (platform, expected) in [(Platform.iOS, 1.0), (.watchOS, 0.5)] {
      var environment = EnvironmentValues()
      environment.platform = platform
      for (leading, increase) in [
        (Font.Leading.loose, expected), (.tight, -expected), (.standard, 0),
      ] {
        let font = Font.system(size: 12).leading(leading)
        let resolved = font.resolved(with: attributes, in: environment)
        #expect(resolved.pointSize == 6 && resolved.leadingIncrease == increase)
      }
    }
  }

  /// What is smaller is so in all its lengths.
  @Test func everyLengthIsScaled() {
    var font = ResolvedFont(pointSize: 20, weight: .regular)
    font.styleLeading = 3
    font.leadingIncrease = 2
    font.leadingBetweenLines = 8
    font.scale(by: 0.5)
    #expect(font.pointSize == 10 && font.styleLeading == 1.5)
    #expect(font.leadingIncrease == 1 && font.leadingBetweenLines == 4)
  }
}
