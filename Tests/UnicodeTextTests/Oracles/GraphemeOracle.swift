/// UAX #29 §3.1.1 (Unicode 17.0) in its own words, one place at a time.
struct GraphemeOracle {
  /// A scalar as `grapheme-representatives.tsv` has it.
  struct Representative {
    let scalar: UInt32
    let property: String
    let conjunct: String
  }

  /// Whether a cluster begins at an index that is not the text's first.
  func breaks(_ text: [Representative], at index: Int) -> Bool {
    let before = text[index - 1].property
    let after = text[index].property
    if before == "cr", after == "lf" { return false }  // GB3
    if ["control", "cr", "lf"].contains(before) { return true }  // GB4
    if ["control", "cr", "lf"].contains(after) { return true }  // GB5
    if before == "l", ["l", "v", "lv", "lvt"].contains(after) { return false }  // GB6
    if ["lv", "v"].contains(before), ["v", "t"].contains(after) { return false }  // GB7
    if ["lvt", "t"].contains(before), after == "t" { return false }  // GB8
    if after == "extend" || after == "zwj" { return false }  // GB9
    if after == "spacingMark" { return false }  // GB9a
    if before == "prepend" { return false }  // GB9b
    if text[index].conjunct == "consonant" {  // GB9c
      let joined = text[..<index].reversed().prefix { ["extend", "linker"].contains($0.conjunct) }
      let base = text[..<index].dropLast(joined.count).last
      if joined.contains(where: { $0.conjunct == "linker" }), base?.conjunct == "consonant" {
        return false
      }
    }
    if before == "zwj", after == "pictograph" {  // GB11
      if text[..<(index - 1)].last(where: { $0.property != "extend" })?.property == "pictograph" {
        return false
      }
    }
    if before == "indicator", after == "indicator" {  // GB12, GB13
      let row = text[..<index].reversed().prefix { $0.property == "indicator" }.count
      if row % 2 == 1 { return false }
    }
    return true  // GB999
  }
}
