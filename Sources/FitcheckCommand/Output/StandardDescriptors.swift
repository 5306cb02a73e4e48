import Foundation

/// The three descriptors that every process is promised, and some are not given.
enum StandardDescriptors {
  /// Fills the places of closed ones, so that no file that is opened gets the number of one and is
  /// taken for it: a report would be written into a font, a message into a picture.
  ///
  /// What fills them cannot be read from or written to either: the loss is noticed where it
  /// matters.
  static func fill() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
