public import DeviceTraits
public import FontFaces
public import LayoutEngine

/// Which candidate is shown in every area, at every type size, in every language, on every version of
/// the system.
///
/// A layout is resolved once for each setting and each kind of display, and placed in all areas of
/// that kind, as `LayoutNode` decides it; no candidate is traced and no glyph positioned.
///
///     let matrix = FitMatrix(areas: areas, typeSizes: [.large, .xxxLarge], languages: ["ja"]) {
///       setting, conditions in resolve(setting, conditions)
///     }
///     print(matrix)
public struct FitMatrix: Sendable, Hashable {
  /// What is shown in one area with one setting.
  public struct Cell: Sendable, Hashable {
    /// The place of the area in ``FitMatrix/areas``.
    public let areaIndex: Int
    /// The place of the setting in ``FitMatrix/settings``.
    public let settingIndex: Int
    /// The candidate that the outermost `ViewThatFits` shows; nil where there is none.
    public let chosenIndex: Int?
    /// Whether every text that is shown is within the bounds, to a pixel, and none is cut.
    public let isWhole: Bool
  }

  /// The areas, in the order they were given.
  public let areas: [FitArea]
  /// The settings: type sizes in their order, within each the languages in theirs, within each of
  /// these the versions.
  public let settings: [FitSetting]
  /// A cell for each area and setting; those of one area stand together.
  public let cells: [Cell]

  /// Decides a layout everywhere.
  ///
  /// - Parameters:
  ///   - areas: where it is decided.
  ///   - typeSizes: the user's sizes of text.
  ///   - languages: the languages of the texts; nil leaves the language open.
  ///   - systemVersions: the versions of the system that areas are taken with, of their size
  ///     whatever the version; nil for that of each area.
  ///   - resolve: gives the layout for a setting on a kind of display. It is called once for each
  ///     pair of them.
  /// - Complexity: one call of `resolve` for each kind of display and setting, and one decision for
  ///   each cell.
  public init<Failure: Error>(
    areas: [FitArea],
    typeSizes: [DynamicTypeSize] = [.large],
    languages: [String?] = [nil],
    systemVersions: [SystemVersion?] = [nil],
    resolve: (FitSetting, FitConditions) throws(Failure) -> LayoutNode
  ) throws(Failure) {
    var settings: [FitSetting] = []
    for typeSize in typeSizes {
      for language in languages {
        settings += systemVersions.map {
          FitSetting(typeSize: typeSize, language: language, systemVersion: $0)
        }
      }
    }
    var layouts: [LayoutKey: LayoutNode] = [:]
    var cells: [Cell] = []
    for (areaIndex, area) in areas.enumerated() {
      for (settingIndex, setting) in settings.enumerated() {
        var area = area
        area.systemVersion = setting.systemVersion ?? area.systemVersion
        let key = LayoutKey(setting: setting, conditions: area.conditions)
        let layout: LayoutNode
        if let known = layouts[key] {
          layout = known
        } else {
          layout = try resolve(setting, area.conditions)
          layouts[key] = layout
        }
        let shown = layout.shown(in: area.size)
        cells.append(
          Cell(
            areaIndex: areaIndex,
            settingIndex: settingIndex,
            chosenIndex: shown.outcome?.chosenIndex,
            isWhole: shown.texts.allSatisfy {
              $0.isWhole(in: area.size, displayScale: area.displayScale)
            }
          )
        )
      }
    }
    self.areas = areas
    self.settings = settings
    self.cells = cells
  }

  private struct LayoutKey: Hashable {
    let setting: FitSetting
    let conditions: FitConditions
  }

  /// The cell of an area and a setting, by their places.
  ///
  /// - Precondition: both are places of ``areas`` and ``settings``.
  public subscript(areaIndex: Int, settingIndex: Int) -> Cell {
    precondition(areas.indices.contains(areaIndex) && settings.indices.contains(settingIndex))
    return cells[areaIndex * settings.count + settingIndex]
  }

  /// The cells in which a text is cut or stands out of the bounds.
  public var cutCells: [Cell] { cells.filter { !$0.isWhole } }

  /// The settings in which areas differ in the candidate that they show, by their places; whether it is
  /// whole is no matter.
  public var settingsThatDiffer: [Int] {
    settings.indices.filter { setting in
      Set(areas.indices.map { self[$0, setting].chosenIndex }).count > 1
    }
  }
}
