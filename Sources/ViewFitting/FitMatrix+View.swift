public import DeviceTraits
public import FitSelection
public import FontFaces
public import SwiftUISurface

extension FitMatrix {
  /// Resolves a view for each setting and each kind of display, and decides it everywhere.
  ///
  ///     let fonts = try FontLibrary.bundled(deviceLanguages: ["ja"])
  ///     let matrix = FitMatrix(
  ///       of: HeadlineWidget(article: article),
  ///       in: DeviceCatalogue.devices.map(\.fitArea),
  ///       typeSizes: [.large, .accessibility1],
  ///       environment: EnvironmentValues(fontLibrary: fonts)
  ///     )
  ///     print(matrix)
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - areas: where it is decided.
  ///   - typeSizes: the user's sizes of text.
  ///   - languages: the languages of the texts, as BCP 47 tags; nil takes the environment's.
  ///   - systemVersions: the versions of the system to compare; nil for that of each area.
  ///   - environment: all else: fonts, Bold Text, direction. Texts are prepared once by its
  ///     preparer.
  @MainActor
  public init<Content: View>(
    of view: Content,
    in areas: [FitArea],
    typeSizes: [DynamicTypeSize] = [.large],
    languages: [String?] = [nil],
    systemVersions: [SystemVersion?] = [nil],
    environment: EnvironmentValues
  ) {
    self.init(
      areas: areas,
      typeSizes: typeSizes,
      languages: languages,
      systemVersions: systemVersions
    ) { setting, conditions in
      var environment = environment
      environment.take(conditions)
      environment.dynamicTypeSize = setting.typeSize
      if let language = setting.language { environment.textLanguage = language }
      return FitSelector(environment: environment).resolve(view)
    }
  }
}

extension EnvironmentValues {
  /// Takes over what of an area layouts depend on.
  package mutating func take(_ conditions: FitConditions) {
    displayScale = conditions.displayScale
    platform = conditions.platform
    systemVersion = conditions.systemVersion
    if let family = conditions.family { widgetFamily = family }
  }
}
