#if os(Linux)
/// What a process has of the machine's memory; for processes of tests' own, in which nothing else takes any meanwhile.
public enum ResidentMemory {
  /// How many bytes more the process has once something was done so often; `nil` where that is not known.
  ///
  /// It is done twice before: what is made once is not counted.
  public static func growth(times: Int, _ body: () throws -> Void) rethrows -> Int? {
    for _ in 0..<2 { try body() }
    let before = AddressSpace.byteCounts()?.resident
    for _ in 0..<times { try body() }
    let after = AddressSpace.byteCounts()?.resident
    guard let before, let after else { return nil }
    return after - before
  }
}
#endif
