import FontFaces
import Foundation
import TestSupport
import Testing
import TextShaping

@testable import Typesetting

/// Between its masters a variable face has advances with fractions, of which a run in another size takes a part: rounded to
/// the grain of all sums, they add up exactly.
@Suite struct FractionalRunTests {
  @Test(arguments: [7.0, 17, 31]) func sumsOfFractionsAreExact(_ pointSize: Double) throws {
    let path = TestFiles.directory.appendingPathComponent("Fonts/Variable.ttf").path
    let face = try FontFace(path: path, variations: [FontVariation(.weight, 650)])
    let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
    let (before, count) = (90, 60)
    let runs = [
      StyledRun(String(repeating: "A", count: before), cascade: cascade, pointSize: 12),
      StyledRun(String(repeating: "A", count: count), cascade: cascade, pointSize: pointSize),
    ]
    let storage = PreparedText(runs: runs, style: TextStyle(cascade: cascade)).storage
    let sums = (0...count).map { storage.shaped.prefix[before + $0].text }
    let one = sums[1] - sums[0]
    // 650.5 thousandths of an em of its own size.
    #expect(abs(one - 650.5 * pointSize / 12) < 0.01 && one != one.rounded())
    for place in 0...count { #expect(sums[place] - sums[0] == Double(place) * one, "\(place)") }
  }
}
