// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
import AppResources
public import Foundation

/// The name of a file in an app's catalogue.
public typealias NSDataAssetName = String

/// A file of any kind that the app's catalogue holds.
///
/// Stands in for UIKit's class. It is read from the catalogues that lie beside the sources.
public final class NSDataAsset: NSObject {
  /// Its name in the catalogue.
  public let name: NSDataAssetName
  /// What is in it.
  public let data: Data

  /// Reads a file of the app's catalogue; `nil` where there is none of that name, or it cannot be read.
  ///
  /// One of more than 64 MiB is none.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let path = AppResources.current.resources.assets.file(named: name),
      let data = try? BoundedFile(path: path).bytes()
    else { return nil }
    self.name = name
    self.data = data
  }

  /// Reads a file of the app's catalogue; `nil` where there is none of that name, or it cannot be read.
  public convenience init?(name: NSDataAssetName) {
    self.init(name: name, bundle: .main)
  }
}
#endif
