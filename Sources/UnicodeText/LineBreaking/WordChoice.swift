/// What is taken where it is in doubt whether a Japanese word begins.
package enum WordChoice: Sendable, Hashable {
  /// What is the rule there.
  case likely
  /// What is the exception there.
  case unlikely
}
