import Foundation

#if os(Linux)
/// What a process has of the machine's memory; for processes of tests' own, in which nothing else takes any meanwhile.
public enum ResidentMemory {
  private static func byteCount() -> Int? {
    guard let sizes = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    let fields = sizes.split(separator: " ")
    guard fields.count > 1 else { return nil }
    return Int(fields[1]).map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
  }

  /// How many bytes more the process has once something was done so often; `nil` where that is not known.
  ///
  /// It is done twice before: what is made once is not counted.
  public static func growth(times: Int, _ body: () throws -> Void) rethrows -> Int? {
    for _ in 0..<2 { try body() }
    let before = byteCount()
    for _ in 0..<times { try body() }
    let after = byteCount()
    guard let before, let after else { return nil }
    return after - before
  }
}
#endif
