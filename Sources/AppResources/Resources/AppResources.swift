package import Foundation
import UnicodeText

/// What an app has beside its code: texts in its languages, colours and pictures.
///
/// A value; any thread may ask.
package struct AppResources: Sendable {
  /// The texts.
  package let texts: AppTexts
  /// The colours and pictures.
  package let assets: AssetCatalogue
  /// What could not be read.
  package let faults: [ResourceFault]

  /// An app without any.
  package static let none = AppResources(texts: .none, assets: .none, faults: [])

  init(texts: AppTexts, assets: AssetCatalogue, faults: [ResourceFault]) {
    self.texts = texts
    self.assets = assets
    self.faults = faults
  }

  /// What code finds where it runs: that of the process, which a host sets.
  package struct Surroundings: Sendable {
    package var resources = AppResources.none
    /// The language and region of the app.
    package var locale: Locale?
  }

  private static let missing: Locked<Set<String>> = Locked([])

  /// Takes in that code asked for a colour that is in no catalogue of the app.
  package static func noteMissingColor(_ name: String) {
    missing.withLock { _ = $0.insert(name) }
  }

  /// The colours that were asked for and are not there, in the order of their names: each is told once.
  ///
  /// Not forgotten as a run begins: a widget's configuration, which is read before, may ask for some.
  package static func takeMissingColors() -> [String] {
    missing.withLock { names in
      defer { names = [] }
      return names.sorted()
    }
  }

  private static let shared = Locked(Surroundings())

  /// What code of this process finds that asks without an environment, as `String(localized:)` and
  /// `Color("name")` do.
  package static var current: Surroundings {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }
}
