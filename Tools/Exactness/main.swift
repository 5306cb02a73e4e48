import Fitcheck
import Foundation
import TestSupport

// One check of one part of a language's headlines, for Benchmarks/exactness:
//
//     Exactness CHECK LANGUAGE EVERY PART PARTS
//
// EVERY N takes every N-th headline, PART K of PARTS every so manieth of these, from the K-th on. Prints
// what was asked and what differed, as one line of JSON. Run it with `-c release`.

let arguments = Array(CommandLine.arguments.dropFirst())
let numbers = arguments.dropFirst(2).compactMap { Int($0) }
guard arguments.count == 5, let check = Check(rawValue: arguments[0]),
  Corpus.languages.contains(arguments[1]), numbers.count == 3, numbers[0] > 0, numbers[2] > 0
else {
  let checks = Check.allCases.map(\.rawValue).joined(separator: "|")
  FileHandle.standardError.write(
    Data("usage: Exactness \(checks) LANGUAGE EVERY PART PARTS\n".utf8)
  )
  exit(2)
}
let language = arguments[1]
let fonts = try FontLibrary.bundled(deviceLanguages: [language])
let rows = try Corpus.rows(language).enumerated().filter { index, _ in
  index % numbers[0] == 0 && index / numbers[0] % numbers[2] == numbers[1]
}
var tally = Tally(check: check.rawValue, language: language)
for (_, row) in rows {
  tally.headlines += 1
  check.run(row, language, fonts, &tally)
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
print(String(decoding: try encoder.encode(tally), as: UTF8.self))
