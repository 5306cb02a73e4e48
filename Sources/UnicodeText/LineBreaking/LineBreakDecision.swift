/// The answer of the rules for one place.
enum LineBreakDecision: UInt8 {
  case prohibited
  case allowed
  case mandatory
  /// Prohibited if the next class is NU, else allowed.
  case allowedUnlessNumber
  /// Allowed if the next class is NU, else prohibited.
  case allowedIfNumber
}
