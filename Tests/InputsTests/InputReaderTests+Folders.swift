import Foundation
import Inputs
import Testing

extension InputReaderTests {
  /// Thirty-two folders within one another are read, no deeper one.
  @Test func foldersAreReadToADepth() throws {
    try inFolder { folder in
      let deepest = Array(repeating: "d", count: 31).joined(separator: "/")
      try write("A", "\(deepest)/a.txt", folder)
      try write("B", "\(deepest)/e/b.txt", folder)
      #expect(
        summaries(InputReader([.path(folder.path)]), below: folder) == [
          "/\(deepest)/a.txt:1 A",
          "/\(deepest)/e: it cannot be read: folders lie in one another too deeply",
        ]
      )
    }
  }
}
