/// Numbers of things.
package enum Counts {
  /// "1 line", "2 lines".
  package static func text(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// The number of what has an index, counted from 1; of the greatest index, which nothing has, that index.
  package static func number(ofIndex index: Int) -> Int { index == .max ? index : index + 1 }
}
