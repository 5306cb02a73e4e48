import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

/// Outlines as texts: written as iOS writes them, and read back; what is none is refused.
@Suite struct PathTextTests {
  private static func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func piecesAreWrittenAsOnIOS() {
    var path = Path()
    #expect(path.description == "")
    path.move(to: Self.point(0, -0.5))
    path.addLine(to: Self.point(1_234_567.891, 0.000012345))
    path.addQuadCurve(to: Self.point(100, 0), control: Self.point(50, 60))
    path.addCurve(
      to: Self.point(999_999.5, 0.1 + 0.2),
      control1: Self.point(100, 60),
      control2: Self.point(1e-5, 1e6)
    )
    path.closeSubpath()
    let text =
      "0 -0.5 m 1.23457e+06 1.2345e-05 l 50 60 100 0 q 100 60 1e-05 1e+06 1e+06 0.3 c h"
    #expect(path.description == text)
    #expect("\(path)" == text && String(path) == text)
    let rectangle = Path(CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(rectangle.description == "1 2 m 31 2 l 31 42 l 1 42 l h")
  }

  /// All that can stand in a text, and what it is written as.
  @Test(arguments: [
    ("", ""), (" \n\t\r\u{0C}", ""), ("0 0 m 10 0 l 10 10 0 10 q h", "0 0 m 10 0 l 10 10 0 10 q h"),
    ("1 2 m3 4 5 6 7 8c h", "1 2 m 3 4 5 6 7 8 c h"), ("1-2m+3.5-4e1l", "1 -2 m 3.5 -40 l"),
    ("1.5.5m.25 5.l", "1.5 0.5 m 0.25 5 l"), ("1E2 1e-2 m", "100 0.01 m"),
    ("10 20 30 40 re 1 1 l", "10 20 m 40 20 l 40 60 l 10 60 l h 1 1 l"),
    ("1 2 m 3 4 5 6 v", "1 2 m 1 2 3 4 5 6 c"), ("1 2 m 3 4 5 6 y", "1 2 m 3 4 5 6 5 6 c"),
    ("0 0 m 5 9 10 0 q 20 0 t 30 0 t", "0 0 m 5 9 10 0 q 15 -9 20 0 q 25 9 30 0 q"),
    ("3 4 m 5 6 t", "3 4 m 3 4 5 6 q"),
    ("0 0 m 5 9 8 0 q 9 0 l 7 7 t", "0 0 m 5 9 8 0 q 9 0 l 9 0 7 7 q"),
    ("5 5 l h 1 1 2 2 3 3 c 4 4 m", "4 4 m"), ("0 0 m 1", "0 0 m"), ("1 2 3 4 5 6", ""),
    ("0 0 m h 5 5 l", "0 0 m h 5 5 l"),
  ])
  func textsAreRead(_ text: String, _ written: String) {
    #expect(Path(text)?.description == written)
  }

  @Test(arguments: [
    "x", "0 0 z", "0 m", "1 2 3 m", "1 2 3 4 5 6 7 m", "1 2 3 4 5 6 7", "0 0 m 1 h", "1 2 M",
    "0 0 m 1 2 3 c",
    "1 2 3 4 r", "1 2 3 4 r e", "1 2 3 4 5 re", "nan 0 m", "inf 0 m", "-inf 0 m", "Inf 0 m",
    "1e999 0 m", "- 0 m",
    "+-1 0 m", ". . m", "1e 0 m", "0x10 0 m", "0,0 m", "0 0 m\u{0}", "0\u{A0}0 m", "０ ０ m", "0 0 ｍ",
    "é", "🙂",
    "M 0 0 L 1 1 Z", "0 0 m 10 0 l 1 2 3 4 5 q",
  ])
  func whatIsNoOutlineIsRefused(_ text: String) {
    #expect(Path(text) == nil)
  }

  /// What is written of numbers with few digits is read as the same outline, and of any as what is written alike.
  @Test func whatIsWrittenIsReadAgain() {
    var random = SplitMix(seed: 5)
    for round in 0..<200 {
      let isShort = round % 2 == 0
      func point() -> CGPoint {
        func number() -> CGFloat {
          if isShort { return CGFloat(Int.random(in: -9999...9999, using: &random)) / 4 }
          let power = CGFloat(Int.random(in: -300...300, using: &random))
          return .random(in: -1...1, using: &random) * pow(10, power)
        }
        return CGPoint(x: number(), y: number())
      }
      var path = Path()
      path.move(to: point())
      for _ in 0..<Int.random(in: 0...9, using: &random) {
        switch Int.random(in: 0...4, using: &random) {
        case 0: path.move(to: point())
        case 1: path.addLine(to: point())
        case 2: path.addQuadCurve(to: point(), control: point())
        case 3: path.addCurve(to: point(), control1: point(), control2: point())
        default: path.closeSubpath()
        }
      }
      let read = Path(path.description)
      if isShort { #expect(read == path) }
      #expect(read?.description == path.description)
    }
    // What is no number is written, and not read.
    let nothing = Path { $0.move(to: Self.point(.nan, -.infinity)) }
    #expect(nothing.description == "nan -inf m" && Path(nothing.description) == nil)
  }

  /// Texts of a million letters take no longer than it takes to read them.
  @Test func longTextsAreRead() {
    let long = String(repeating: "1 2 m 3 4 l ", count: 20_000)
    #expect(Path(long)?.elements.count == 40_000)
    #expect(Path(String(repeating: "1 ", count: 500_000)) == nil)
    #expect(Path(String(repeating: "9", count: 500_000) + " 1 m") == nil)
    #expect(Path("0." + String(repeating: "1", count: 500_000) + " 1 m")?.elements.count == 1)
    #expect(Path(String(repeating: "-", count: 500_000)) == nil)
    #expect(Path(String(repeating: " ", count: 500_000))?.isEmpty == true)
  }
}
