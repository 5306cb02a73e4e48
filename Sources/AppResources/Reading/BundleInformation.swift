internal import Foundation

/// What a widget's bundle says of itself: the Info.plist that Xcode makes its own of.
package struct BundleInformation {
  /// The entries by their keys, as they stand there, variables of Xcode's build too; `nil` where no file is the widget's, or
  /// where several are.
  package let entries: [String: Any]?

  /// The longest file that is read: the longest of apps have a twentieth of it.
  private static let mostBytes = 1 << 20
  /// How many lists and dictionaries a file may have, all within one another: reading one takes room of the stack.
  private static let mostContainers = 500
  private static let tags = ["<array", "<dict"].map { Array($0.utf8) }
  /// What an app's extensions of the system say to be that are widgets: those of WidgetKit, and those of Today.
  private static let points: Set<String> = [
    "com.apple.widget-extension", "com.apple.widgetkit-extension",
  ]

  /// Reads the files among property lists that are a widget's.
  ///
  /// What cannot be read is none of them: of an app's other property lists nobody knows what they are.
  ///
  /// - Parameters:
  ///   - paths: the files; one that is reached by two paths is one.
  ///   - variables: the values of variables of Xcode's build that are known, by their names.
  package init(among paths: [String], variables: [String: String]) {
    var known: Set<[UInt8]> = []
    var found: [[String: Any]] = []
    for path in paths {
      let place = URL(systemPath: path).resolvingSymlinksInPath().path
      guard known.insert(Array(place.utf8)).inserted, let entries = Self.entries(of: path),
        let extending = entries["NSExtension"] as? [String: Any],
        let point = extending["NSExtensionPointIdentifier"] as? String, Self.points.contains(point)
      else { continue }
      found.append(entries)
    }
    entries =
      found.count == 1 ? found[0].mapValues { Self.replacing(variables, in: $0) } : nil
  }

  /// What a property list in XML holds, as Xcode writes it; `nil` where it is none that is read.
  private static func entries(of path: String) -> [String: Any]? {
    guard let data = try? BoundedFile(path: path).bytes(upTo: mostBytes) else { return nil }
    let bytes = Array(data)
    let containers = bytes.indices.count(where: { index in
      tags.contains { bytes[index...].starts(with: $0) }
    })
    // In the old kind brackets would be such; no Info.plist of an app's sources is of that.
    let isXML = bytes.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "<")
    guard isXML, containers <= mostContainers else { return nil }
    return try? TextPropertyList.dictionary(data)
  }

  /// A value with the variables that are known.
  private static func replacing(_ variables: [String: String], in value: Any) -> Any {
    switch value {
    case let text as String:
      return variables.reduce(text) { text, variable in
        text.replacingOccurrences(of: "$(\(variable.key))", with: variable.value)
          .replacingOccurrences(of: "${\(variable.key)}", with: variable.value)
      }
    case let list as [Any]: return list.map { replacing(variables, in: $0) }
    case let entries as [String: Any]: return entries.mapValues { replacing(variables, in: $0) }
    default: return value
    }
  }
}
