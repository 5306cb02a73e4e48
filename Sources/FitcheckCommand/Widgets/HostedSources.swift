import AppResources
import Foundation
import UnicodeText
import WidgetHost
import WidgetSources

/// A widget's program with the sources that it was built from.
struct HostedSources {
  let program: HostProgram
  /// `nil` where only the program was given.
  let sources: WidgetFolder?
  /// The folders that hold the app's texts and pictures.
  let resources: [String]

  /// What the program says of a file, with the path as the user gave it.
  func named(_ finding: HostFinding) -> HostFinding {
    guard let place = finding.place else { return finding }
    var finding = finding
    for path in resources {
      let full = URL(systemPath: path).path
      // Where it begins alone: below "/" what lies in it may be called as it is, as "/Tide/TideWidget". And what lies
      // in it alone: beside "Tide" may be "TideWidget".
      let inFolder = full.utf8.last == UInt8(ascii: "/") ? full : full + "/"
      guard place.isExactly(full) || place.beginsExactly(with: inFolder) else { continue }
      let inner = Substring(place.utf8.dropFirst(inFolder.utf8.count))
      finding.place = inner.isEmpty ? path : path.path(of: String(inner))
      break
    }
    return finding
  }

  /// The languages that the app has texts in.
  var languages: AppLanguages {
    let app = AppResources(folders: resources)
    // Texts for every language alone (Base.lproj) are in the app's own.
    let isUnnamed = app.texts.languages.isEmpty && !app.texts.isEmpty
    return AppLanguages(
      names: isUnnamed ? [app.texts.sourceLanguage] : app.texts.languages,
      fault: app.faults.first(where: \.isOfTexts)
    )
  }

  /// The widgets and bundles that the sources declare.
  var declared: [WidgetDeclaration] { sources?.declarations ?? [] }

  /// A preview's identifier as the user knows it: with the path of the file, not of its copy.
  func place(ofPreview identifier: String) -> String {
    let parts = identifier.split(separator: ":")
    guard parts.count == 2, let path = sources?.path(ofCopy: String(parts[0])) else {
      return identifier
    }
    return "\(path):\(parts[1])"
  }
}

/// The languages that an app has texts in.
struct AppLanguages {
  let names: [String]
  /// Why there may be fewer than there are files of texts.
  var fault: ResourceFault?
}
