import DeviceTraits
import FontFaces
import Foundation

extension FitMatrix: CustomStringConvertible {
  /// A table: a line for each area, a column for each setting.
  ///
  /// Candidates are counted from 1, and a dash stands where there is none to choose; `✗` follows
  /// where a text is cut or stands out of its area.
  public var description: String {
    let header = ["area"] + settings.map(\.name)
    let rows = areas.indices.map { area in
      [areas[area].name] + settings.indices.map { self[area, $0].mark }
    }
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    return ([header] + rows).map { row in
      let padded = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return padded.joined(separator: "  ").trimmingTrailingSpaces
    }
    .joined(separator: "\n")
  }
}

extension FitMatrix: Encodable {
  private enum Key: String, CodingKey {
    case areas, settings, cells
  }

  private enum MemberKey: String, CodingKey {
    case name, width, height, displayScale, platform, family, typeSize, language, systemVersion
    case area, setting, chosen, whole
  }

  /// Writes `areas`, `settings` and `cells`; a cell names its area and its setting by their places,
  /// and the chosen candidate counted from 0, or null.
  ///
  /// An area has the system that its answers are for, unless a setting has its own `systemVersion`: of iOS, or of
  /// the watchOS of the same autumn.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    var areaList = container.nestedUnkeyedContainer(forKey: .areas)
    for area in areas {
      var member = areaList.nestedContainer(keyedBy: MemberKey.self)
      try member.encode(area.name, forKey: .name)
      try member.encode(Double(area.size.width), forKey: .width)
      try member.encode(Double(area.size.height), forKey: .height)
      try member.encode(Double(area.displayScale), forKey: .displayScale)
      try member.encode("\(area.platform)", forKey: .platform)
      try member.encode(area.systemVersion.rawValue, forKey: .systemVersion)
      try member.encodeIfPresent(area.family?.description, forKey: .family)
    }
    var settingList = container.nestedUnkeyedContainer(forKey: .settings)
    for setting in settings {
      var member = settingList.nestedContainer(keyedBy: MemberKey.self)
      try member.encode("\(setting.typeSize)", forKey: .typeSize)
      try member.encode(setting.language, forKey: .language)
      if let version = setting.systemVersion {
        try member.encode(version.rawValue, forKey: .systemVersion)
      }
    }
    var cellList = container.nestedUnkeyedContainer(forKey: .cells)
    for cell in cells {
      var member = cellList.nestedContainer(keyedBy: MemberKey.self)
      try member.encode(cell.areaIndex, forKey: .area)
      try member.encode(cell.settingIndex, forKey: .setting)
      try member.encode(cell.chosenIndex, forKey: .chosen)
      try member.encode(cell.isWhole, forKey: .whole)
    }
  }
}

extension FitSetting {
  /// The type size, and the language and the version where they are set: "large ja 26".
  var name: String {
    ["\(typeSize)", language, systemVersion.map { "\($0.rawValue)" }].compactMap(\.self)
      .joined(separator: " ")
  }
}

extension FitMatrix.Cell {
  fileprivate var mark: String {
    (chosenIndex.map { "\($0 + 1)" } ?? "–") + (isWhole ? "" : " ✗")
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
