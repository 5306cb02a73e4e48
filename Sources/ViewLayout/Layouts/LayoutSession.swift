import Foundation

/// What the subviews of one container share while its layout is at work: what the pass has found
/// out, and where the layout has placed them.
///
/// The pass moves in before the layout is called and out again afterwards. A subview that a layout
/// keeps beyond that still answers, with a pass of its own.
final class LayoutSession {
  struct Place {
    var origin: CGPoint
    var size: CGSize
    var proposal: ProposedViewSize
  }

  var pass = LayoutPass()
  var places: [Place?]

  init(count: Int) {
    places = Array(repeating: nil, count: count)
  }

  func lending<Result>(_ pass: inout LayoutPass, _ body: () -> Result) -> Result {
    swap(&self.pass, &pass)
    defer { swap(&self.pass, &pass) }
    return body()
  }
}
