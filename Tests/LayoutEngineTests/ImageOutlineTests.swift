import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting

@testable import LayoutEngine

/// The dashed frame that stands where nobody knows a picture.
@Suite struct ImageOutlineTests {
  private let outline = ImageOutline(name: "star", writing: nil)

  private func shape(in frame: CGRect, onTextIn textFrame: CGRect? = nil) throws -> PlacedShape {
    let item = outline.item(
      in: frame,
      color: .black,
      opacity: 0.5,
      writing: [],
      onTextIn: textFrame
    )
    guard case .group(let group) = item, case .standIn(let name) = group.effect,
      case .shape(let shape)? = group.items.first
    else {
      Issue.record("no frame stands for the picture")
      throw CancellationError()
    }
    #expect(name == "star" && group.items.count == 1)
    return shape
  }

  /// A twenty-fourth of the shorter side, but no less than 0.4 points and no more than one.
  @Test(arguments: [(6, 0.4), (12, 0.5), (18, 0.75), (24, 1), (48, 1)] as [(CGFloat, CGFloat)])
  func linesGrowWithThePicture(_ side: CGFloat, _ line: CGFloat) throws {
    for frame in [
      CGRect(x: 3, y: 4, width: 2 * side, height: side),
      CGRect(x: 3, y: 4, width: side, height: 2 * side),
    ] {
      let shape = try shape(in: frame)
      let inner = CGRect(
        x: 3 + line / 2,
        y: 4 + line / 2,
        width: frame.width - line,
        height: frame.height - line
      )
      #expect(shape.frame == frame && shape.color == .black && shape.opacity == 0.3)
      #expect(shape.stroke == StrokeStyle(lineWidth: line, dash: [3 * line, 2 * line]))
      #expect(shape.shape == .path(Path(roundedRect: inner, cornerRadius: side / 5)))
      #expect(shape.textFrame == nil)
    }
  }

  /// A picture that is thinner than its line is drawn as one line.
  @Test func noPictureIsTooThin() throws {
    let line: CGFloat = 0.4
    let wide = try shape(in: CGRect(x: 0, y: 0, width: 9, height: 0.2))
    let flat = CGRect(x: line / 2, y: line / 2, width: 9 - line, height: 0)
    #expect(wide.shape == .path(Path(roundedRect: flat, cornerRadius: 0.2 / 5)))
    let high = try shape(in: CGRect(x: 0, y: 0, width: 0.2, height: 9))
    let thin = CGRect(x: line / 2, y: line / 2, width: 0, height: 9 - line)
    #expect(high.shape == .path(Path(roundedRect: thin, cornerRadius: 0.2 / 5)))
  }

  @Test func namesHaveFourFifthsOfTheRoom() throws {
    let room = outline.room(in: CGSize(width: 10, height: 5))
    #expect(room == ProposedViewSize(width: 8, height: 4))
    let text = CGRect(x: 1, y: 2, width: 30, height: 40)
    let shape = try shape(in: CGRect(x: 5, y: 6, width: 7, height: 8), onTextIn: text)
    #expect(shape.textFrame == text && shape.frame.minX == 5)
  }

  /// The name that stands in the frame is nobody's text, whatever the picture is called; it is as faint as that.
  @Test func namesAreNoTexts() throws {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    let name = LayoutNode.text(
      TextPreparer().prepare("star", style: style),
      ParagraphStyle(pointSize: 6),
      displayScale: 3
    )
    let picture = LayoutNode.image(
      size: CGSize(width: 60, height: 30),
      isResizable: false,
      baseline: nil,
      color: .black,
      standIn: nil,
      outline: ImageOutline(name: "star", writing: name)
    )
    let decision = picture.named("icon").translucent(0.5).decide(
      in: CGSize(width: 80, height: 40),
      displayScale: 3,
      tracing: .tried
    )
    #expect(decision.placed.texts.isEmpty)
    #expect(decision.displayList.texts.isEmpty)
    #expect(decision.displayList.textsWithRepetitions.isEmpty)
    guard case .group(let group)? = decision.displayList.items.first, group.items.count == 2,
      case .text(let text) = group.items[1]
    else {
      Issue.record("no name stands in the frame")
      return
    }
    #expect(text.string == "star" && text.role == nil && text.opacity == 0.5)
    #expect(abs(text.frame.midX - 40) < 1e-9 && abs(text.frame.midY - 20) < 1e-9)
  }

  /// What stands on a line of text moves with it, and is otherwise what it was.
  @Test func framesMoveWithTheirText() {
    let text = CGRect(x: 1, y: 2, width: 30, height: 40)
    let frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    let stroke = StrokeStyle(lineWidth: 2)
    let shape = PlacedShape(
      frame: frame,
      shape: .path(Path(frame)),
      opacity: 0.5,
      color: .black,
      stroke: stroke
    )
    let moved = shape.onText(in: text).moved(by: -3)
    #expect(moved.frame == CGRect(x: 2, y: 6, width: 7, height: 8))
    #expect(moved.textFrame == CGRect(x: -2, y: 2, width: 30, height: 40))
    #expect(moved.shape == .path(Path(moved.frame)))
    #expect(moved.opacity == 0.5 && moved.color == .black && moved.stroke == stroke)
    let alone = shape.moved(by: -3)
    #expect(alone.textFrame == nil && alone.frame == moved.frame)
  }
}
