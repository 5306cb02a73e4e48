internal import Foundation

/// A colour, a picture, a symbol or a file in a catalogue, by its folder.
struct AssetSet {
  /// What is in it.
  enum Kind {
    case color
    case picture
    case symbol
    /// A file of any kind.
    case file

    /// `nil` where a folder's name says another thing, or none.
    init?(folder name: String) {
      if name.hasSuffix(".colorset") {
        self = .color
      } else if name.hasSuffix(".imageset") {
        self = .picture
      } else if name.hasSuffix(".symbolset") {
        self = .symbol
      } else if name.hasSuffix(".dataset") {
        self = .file
      } else {
        return nil
      }
    }
  }

  /// What is come upon in a catalogue.
  enum Found {
    case asset(AssetSet)
    case fault(ResourceFault)
  }

  let kind: Kind
  /// Its name, behind those of the groups that give theirs to what is in them.
  let name: String
  let folder: String

  /// Goes through a catalogue, or through a group in it, in the order of names.
  ///
  /// Of the sets nothing is read, only of groups whether they give their names.
  static func visit(_ path: String, namespace: String = "", _ take: (Found) -> Void) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      take(.fault(ResourceFault(path: path, reason: .closedGroup(error.systemReason))))
      return
    }
    for name in names.sorted() {
      let inner = "\(path)/\(name)"
      if let reason = FileManager.default.reasonOfMendedName(inner) {
        take(.fault(ResourceFault(path: inner, reason: .closedGroup(reason))))
      }
      guard FileManager.default.isFolder(inner) else { continue }
      if let kind = Kind(folder: name) {
        let stem = name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex)
        take(.asset(AssetSet(kind: kind, name: namespace + stem, folder: inner)))
      } else if isGroup(name), !FileManager.default.isLink(inner) {
        let own = try? AssetContents.read(AssetContents.Folder.self, in: inner)
        let isNamed = own?.properties?.providesNamespace == true
        visit(inner, namespace: isNamed ? "\(namespace)\(name)/" : namespace, take)
      }
    }
  }

  /// Whether a folder holds colours and pictures by their names, whatever it is called itself: it is none of one
  /// thing, such as an app's icon, in which other names mean something else, and nothing hidden.
  private static func isGroup(_ name: String) -> Bool {
    guard !name.hasPrefix(".") else { return false }
    guard let dot = name.lastIndex(of: ".") else { return true }
    let type = name[name.index(after: dot)...]
    return !type.hasSuffix("set") && !wholeTypes.contains(String(type))
  }

  /// The types of folders that hold one thing, beside those whose names end in "set" (Apple's Asset Catalog Format
  /// Reference, and the stacks of visionOS).
  private static let wholeTypes: Set<String> = [
    "arreferenceimage", "arreferenceobject", "arresourcegroup", "brandassets", "gcdashboardimage",
    "gcleaderboard", "imagestack", "imagestacklayer", "launchimage", "solidimagestack",
    "solidimagestacklayer", "spriteatlas", "sticker", "stickerpack", "stickersequence",
  ]
}
