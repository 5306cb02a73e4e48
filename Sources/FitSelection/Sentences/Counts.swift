/// Numbers of things.
package enum Counts {
  /// "1 line", "2 lines".
  package static func text(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
