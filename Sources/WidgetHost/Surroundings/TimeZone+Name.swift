package import Foundation

extension TimeZone {
  /// Whether dates can be written in it: nearer to GMT than 15 hours today, as every place on earth is.
  ///
  /// Foundation makes zones of up to 18 hours, and ends the process that writes a date in one of 15 or more. Places that had
  /// such a time once, as Juneau before 1867, have dates.
  package var hasDates: Bool { abs(secondsFromGMT()) < 15 * 3600 }

  /// What the variable `TZ` calls it, for Foundation and for C.
  ///
  /// Foundation calls a zone by its distance, "GMT+0500", which C takes for one west of Greenwich, and for a whole day. One of
  /// whole hours has a name in the database of zones that both read alike; others keep theirs.
  var nameInEnvironment: String {
    let hours = secondsFromGMT() / 3600
    guard identifier.hasPrefix("GMT"), hours != 0, secondsFromGMT() == hours * 3600,
      (-12...14).contains(hours)
    else { return identifier }
    // Named after how much is to be added there to have Greenwich's time.
    return "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))"
  }
}
