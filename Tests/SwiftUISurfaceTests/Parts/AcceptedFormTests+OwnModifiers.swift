import Foundation
import Testing

@testable import SwiftUISurface

extension View {
  /// As widgets have one, which may be called as one of charts.
  fileprivate func symbol<Symbol: View>(_ symbol: Symbol, inset: CGFloat = 7) -> some View {
    padding(inset)
  }
}

/// What charts accept and views have here alone gives way to what sources give views by that name.
extension AcceptedFormTests {
  @Test func modifiersOfOnesOwnGoFirst() throws {
    let text = Text("a")
    #expect(try shown(text.symbol(Circle())) == shown(text.padding(7)))
  }
}
