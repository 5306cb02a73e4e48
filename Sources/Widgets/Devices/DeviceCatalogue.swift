/// The iPhones that have lock-screen widgets (iOS 16 and later), with the text area of each.
public enum DeviceCatalogue {
  /// Every iPhone with lock-screen widgets, newest first.
  public static let devices: [Device] = rows.compactMap(device(from:))

  /// The distinct pairs of text area and display scale among all devices, smallest area first.
  public static let groups: [DeviceGroup] = DeviceGroup.grouping(devices)

  /// The device of a name.
  ///
  /// Letter case, spaces and punctuation do not matter, and "iPhone" may be left out: "15 pro",
  /// "iphone15pro" and "iPhone SE 3" are understood.
  /// - Throws: ``DeviceError`` with the nearest names.
  public static func device(named name: String) throws(DeviceError) -> Device {
    let wanted = searchKey(name)
    if let index = searchKeys.firstIndex(where: { $0 == wanted }) { return devices[index] }
    if let device = unsupportedNames.first(where: { searchKey($0) == wanted }) {
      throw .noLockScreenWidgets(name: device)
    }
    throw .unknown(name: String(name.prefix(60)), nearest: nearestNames(to: wanted))
  }

  private static let searchKeys = devices.map { searchKey($0.name) }

  /// The name without case, spaces, punctuation, "iPhone", and "generation" with its ordinal ending.
  private static func searchKey(_ name: String) -> String {
    var key = String(
      String.UnicodeScalarView(
        name.prefix(60).lowercased().unicodeScalars.filter {
          $0.properties.isAlphabetic || ("0"..."9").contains($0)
        }
      )
    )
    if key.hasPrefix("iphone") { key.removeFirst("iphone".count) }
    if key.hasPrefix("se") {
      if key.hasSuffix("generation") { key.removeLast("generation".count) }
      for ending in ["st", "nd", "rd"] where key.hasSuffix(ending) { key.removeLast(ending.count) }
    }
    return key
  }

  private static func nearestNames(to key: String) -> [String] {
    let ranked = devices.indices.map { index in
      (distance: editDistance(key, searchKeys[index]), index: index)
    }
    return ranked.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      .prefix(3).map { devices[$0.index].name }
  }

  private static func device(from row: Row) -> Device? {
    guard let screenClass = screenClasses.first(where: { $0.name == row.screenClass }) else {
      return nil
    }
    return Device(name: row.name, screenClass: screenClass, displayScale: row.displayScale)
  }
}

/// The least number of insertions, deletions and replacements that turn one string into another
/// (Levenshtein), counted in Unicode scalars.
func editDistance(_ left: String, _ right: String) -> Int {
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
