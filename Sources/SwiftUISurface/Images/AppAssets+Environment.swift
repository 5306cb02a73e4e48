package import AppResources

extension EnvironmentValues {
  /// The pictures of the app's catalogues: those of the process unless others are set.
  package var appAssets: AssetCatalogue {
    get { self[AppAssetsKey.self] ?? AppResources.current.resources.assets }
    set { self[AppAssetsKey.self] = newValue }
  }
}

private enum AppAssetsKey: EnvironmentKey {
  static let defaultValue: AssetCatalogue? = nil
}
