/// The names of an app's colours and pictures, those too whose sets hold nothing that can be used.
package struct AssetNames: Sendable {
  /// Those of colours.
  package private(set) var colors: Set<String> = []
  /// Those of pictures, and of the app's own symbols.
  package private(set) var pictures: Set<String> = []

  init() {}

  /// Takes in the names of a catalogue.
  ///
  /// Of what cannot be read nothing is told: who reads all of it tells that.
  mutating func add(_ catalogue: String) {
    AssetSet.visit(catalogue) { found in
      guard case .asset(let asset) = found else { return }
      switch asset.kind {
      case .color: colors.insert(asset.name)
      case .picture, .symbol: pictures.insert(asset.name)
      case .file: break
      }
    }
  }
}
