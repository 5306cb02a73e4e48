/// Exit codes of the command.
enum ExitStatus {
  static let headlineIsWhole: Int32 = 0
  static let headlineIsCut: Int32 = 1
  static let failure: Int32 = 2
}
