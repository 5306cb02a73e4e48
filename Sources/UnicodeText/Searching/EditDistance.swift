/// The least number of insertions, deletions and replacements that turn one string into another
/// (Levenshtein), counted in Unicode scalars.
package func editDistance(_ left: String, _ right: String) -> Int {
  let right = Array(right.unicodeScalars)
  var row = Array(0...right.count)
  for (leftIndex, leftScalar) in left.unicodeScalars.enumerated() {
    var diagonal = row[0]
    row[0] = leftIndex + 1
    for (rightIndex, rightScalar) in right.enumerated() {
      let replaced = diagonal + (leftScalar == rightScalar ? 0 : 1)
      diagonal = row[rightIndex + 1]
      row[rightIndex + 1] = min(replaced, row[rightIndex] + 1, row[rightIndex + 1] + 1)
    }
  }
  return row[right.count]
}
