import Testing

@testable import Inputs

/// What is noted of members.
extension InputMessageTests {
  /// A member that is named and not there is told of, wherever its points lead; one that is null or blank is there.
  @Test func notesAreOnMissingMembers() throws {
    let columns = try ColumnMapping("headline=h,snippet=a.b,time=t,id=i")
    let rows = """
      {"h":"A","a":{"b":"B"},"t":"7:05","i":1}
      {"h":"B","a":{"c":"B"},"T":"7:05","i":null}
      {"h":"C","a":{"b":" "},"t":"","id":"x"}
      "D"
      """
    let input = InputSource.memory(Array(rows.utf8), name: "a.jsonl")
    var notes: [[String]] = []
    for event in InputReader([input], options: InputOptions(columns: columns)) {
      if case .item(let item) = event { notes.append(item.notes) }
    }
    #expect(
      notes == [
        [], ["there is no “a.b” in it", "there is no “t” in it"], ["there is no “i” in it"], [],
      ]
    )
  }
}
