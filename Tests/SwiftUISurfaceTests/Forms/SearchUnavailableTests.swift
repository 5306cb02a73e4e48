import Foundation
import Testing

@testable import SwiftUISurface

/// What is shown where a search has found nothing.
@MainActor
@Suite struct SearchUnavailableTests {
  @Test(arguments: [("", "No Results"), ("sea", "No Results for “sea”")])
  func searchesSayWhatTheyDidNotFind(_ text: String, _ title: String) throws {
    let search = ContentUnavailableView.search(text: text)
    let wanted = ContentUnavailableView {
      Label(title: { Text(verbatim: title) }, icon: { Image(systemName: "magnifyingglass") })
    } description: {
      Text(verbatim: "Check the spelling or try a new search.")
    }
    let (shown, plain) = (
      try Layouts.decide(search, 400, 300), try Layouts.decide(wanted, 400, 300)
    )
    #expect("\(shown.displayList.items)" == "\(plain.displayList.items)")
    #expect(shown.placed.texts.map(\.string).contains(title))
    let note = "words of searches without results"
    #expect(shown.standIns.map(\.subject).contains(note))
    #expect(!plain.standIns.map(\.subject).contains(note))
  }

  @Test func searchesForNothingAreNamedAlone() throws {
    func shown(_ view: some View) throws -> String {
      "\(try Layouts.decide(view, 400, 300).displayList.items)"
    }
    let empty = try shown(ContentUnavailableView.search(text: ""))
    #expect(try shown(ContentUnavailableView.search) == empty)
  }
}
