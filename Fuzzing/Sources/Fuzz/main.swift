import Driver
import Foundation

// One program for all targets: FITCHECK_FUZZ_TARGET names the one, FITCHECK_FUZZ_COVERED the file to which it writes what its
// inputs covered, where there is to be one; libFuzzer takes the arguments.

let name = ProcessInfo.processInfo.environment["FITCHECK_FUZZ_TARGET"] ?? ""
guard let chosen = FuzzTarget(rawValue: name) else {
  let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: "\n")
  print(names)
  exit(name.isEmpty ? 0 : 2)
}

let target = chosen
// For as long as the process runs.
if let path = getenv("FITCHECK_FUZZ_COVERED") { driver_write_coverage(path) }

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(
  LLVMFuzzerRunDriver(&count, &arguments) { start, count in
    let bytes = start.map { [UInt8](UnsafeBufferPointer(start: $0, count: count)) } ?? []
    // libFuzzer calls on the main thread.
    MainActor.assumeIsolated { target.run(bytes) }
    driver_note_coverage()
    return 0
  }
)
