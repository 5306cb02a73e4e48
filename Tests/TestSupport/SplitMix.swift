/// A random number generator whose numbers are the same on every run (SplitMix64).
public struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  private var given: ArraySlice<UInt64>

  /// A generator that begins at a seed, or gives some numbers first, as a fuzzer chooses them.
  public init(seed: UInt64, after numbers: [UInt64] = []) {
    state = seed
    given = numbers[...]
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    if let number = given.popFirst() { return number }
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
