import AppResources
import Foundation

/// What the app of hosted widgets has beside its code, for this process: texts in its languages,
/// colours and pictures.
public enum HostedResources {
  /// Reads folders, and lets the code of this process find what is in them.
  ///
  /// Read are `.xcstrings`, `.strings` and `.stringsdict` files, and `.xcassets`. To be called before
  /// anything of a widget is made: colours that it keeps have been looked up then.
  public static func use(folders: [String]) {
    AppResources.current.resources = folders.isEmpty ? .none : AppResources(folders: folders)
  }

  /// The languages that the app has texts in, in the order of their names.
  public static var languages: [String] { AppResources.current.resources.texts.languages }

  /// What could not be read.
  public static var findings: [HostFinding] {
    AppResources.current.resources.faults.map {
      HostFinding(.unreadableResource, "\($0.path): \($0.reason)")
    }
  }
}
