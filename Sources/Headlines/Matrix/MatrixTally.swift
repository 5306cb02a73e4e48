/// Many matrices counted cell by cell.
package struct MatrixTally: Sendable, Hashable {
  /// What came of all headlines in one area with one setting.
  package struct Cell: Sendable, Hashable {
    /// How many show each candidate, from the first.
    package fileprivate(set) var candidateCounts: [Int] = []
    package fileprivate(set) var cutCount = 0
    /// How many miss what is required.
    package fileprivate(set) var unmetCount = 0
    /// How many might as well be cut, or whole.
    package fileprivate(set) var closeCount = 0
    /// How many show something else on the same devices with another version of the system.
    package fileprivate(set) var versionDifferingCount = 0
  }

  /// The headlines that were counted.
  package private(set) var count = 0
  /// Those that miss what is required anywhere.
  package private(set) var unmetCount = 0
  /// Those that areas differ about.
  package private(set) var differingCount = 0
  /// Those that versions of the system differ about.
  package private(set) var versionDifferingCount = 0
  /// For each setting the areas.
  package private(set) var cells: [[Cell]]

  /// Areas that are counted together too, by their places.
  private let joined: [[Int]]
  /// For each setting, and each of these, how many miss what is required in any of the areas.
  private var joinedUnmetCounts: [[Int]]

  /// - Parameter joined: areas of which it is asked how many headlines miss something in any of them.
  package init(settingCount: Int, areaCount: Int, joining joined: [[Int]] = []) {
    cells = Array(repeating: Array(repeating: Cell(), count: areaCount), count: settingCount)
    self.joined = joined
    joinedUnmetCounts = Array(
      repeating: Array(repeating: 0, count: joined.count),
      count: settingCount
    )
  }

  /// How many headlines miss what is required in any of some areas with a setting; nil for areas that are not counted
  /// together.
  ///
  /// One headline may miss it in one of them and the next one in another: no area tells so many.
  package func unmetCount(inAnyOf areas: [Int], with setting: Int) -> Int? {
    joined.firstIndex(of: areas).map { joinedUnmetCounts[setting][$0] }
  }

  /// Counts a matrix of as many settings and areas.
  package mutating func add(_ matrix: HeadlineMatrix) {
    count += 1
    if !matrix.isAsRequired { unmetCount += 1 }
    if matrix.differsBetweenAreas { differingCount += 1 }
    let differences = matrix.versionDifferences
    if !differences.isEmpty { versionDifferingCount += 1 }
    for (setting, own) in Dictionary(grouping: differences, by: \.setting) {
      for area in Set(own.flatMap(\.place.areas)) {
        cells[setting][area].versionDifferingCount += 1
      }
    }
    for (setting, areas) in matrix.cells.enumerated() {
      for (area, cell) in areas.enumerated() { cells[setting][area].add(cell) }
      for (index, own) in joined.enumerated() where own.contains(where: { !areas[$0].isAsRequired })
      {
        joinedUnmetCounts[setting][index] += 1
      }
    }
  }

  /// A cell's place.
  package struct Place: Sendable, Hashable {
    package let setting: Int
    package let area: Int
  }

  /// The cells in which most headlines miss what is required, all as many; none where none does.
  package var worst: [Place] {
    let places = cells.indices.flatMap { setting in
      cells[setting].indices.map { Place(setting: setting, area: $0) }
    }
    let most = places.map { cells[$0.setting][$0.area].unmetCount }.max() ?? 0
    return most == 0 ? [] : places.filter { cells[$0.setting][$0.area].unmetCount == most }
  }
}

extension MatrixTally.Cell {
  fileprivate mutating func add(_ cell: HeadlineMatrix.Cell) {
    if let index = cell.shown.chosenIndex {
      while candidateCounts.count <= index { candidateCounts.append(0) }
      candidateCounts[index] += 1
    }
    if !cell.shown.isHeadlineWhole { cutCount += 1 }
    if !cell.isAsRequired { unmetCount += 1 }
    if cell.closeCall == .cut { closeCount += 1 }
  }
}
