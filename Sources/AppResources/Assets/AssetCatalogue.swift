internal import Foundation

/// The colours, pictures and files of an app's catalogues, by their names.
package struct AssetCatalogue: Sendable {
  private(set) var colors: [String: AssetColor] = [:]
  private(set) var pictures: [String: AssetPicture] = [:]
  private(set) var faults: [ResourceFault] = []
  /// The paths of files of any kind, which are read where they are asked for.
  private var files: [String: String] = [:]
  /// The names of the app's own symbols, whose drawings are not read.
  private var symbols: Set<String> = []
  /// The names of colours that are there and do not read: a fault tells of each.
  private var faultyColors: Set<String> = []
  /// The names of pictures that are there and do not read, likewise.
  private var faultyPictures: Set<String> = []
  /// The names of colours that a set is there for, and that are yet to be chosen.
  private var openColors: Set<String> = []
  /// The names of pictures that have files for other devices alone.
  private var foreignPictures: Set<String> = []
  /// Whether any catalogue was read: what is not in it is missing then.
  package private(set) var isKnown = false

  /// No catalogue.
  package static let none = AssetCatalogue()

  /// The colour of a name; `nil` where there is none.
  package func color(named name: String) -> AssetColor? { colors[name] }

  /// Whether a colour is missing of which no fault tells.
  package func lacksColor(named name: String) -> Bool {
    isKnown && colors[name] == nil && !faultyColors.contains(name)
  }

  /// Whether a colour is missing whose set is there, and has none.
  package func hasOpenColor(named name: String) -> Bool {
    colors[name] == nil && openColors.contains(name)
  }

  /// The picture of a name; `nil` where there is none.
  package func picture(named name: String) -> AssetPicture? { pictures[name] }

  /// Whether a picture is there and does not read, of which a fault tells.
  package func hasFaultyPicture(named name: String) -> Bool {
    pictures[name] == nil && faultyPictures.contains(name)
  }

  /// Whether a picture is missing that other devices have.
  package func hasForeignPicture(named name: String) -> Bool {
    pictures[name] == nil && foreignPictures.contains(name)
  }

  /// Whether the app has a symbol of its own by a name.
  package func hasSymbol(named name: String) -> Bool { symbols.contains(name) }

  /// The path of the file of a name; `nil` where there is none.
  package func file(named name: String) -> String? { files[name] }

  /// Reads a catalogue, whose folders may give their names to what is in them.
  mutating func read(_ path: String) {
    isKnown = true
    AssetSet.visit(path) { found in
      switch found {
      case .asset(let asset): take(asset)
      case .fault(let fault): faults.append(fault)
      }
    }
  }

  private mutating func take(_ asset: AssetSet) {
    let (name, folder) = (asset.name, asset.folder)
    do throws(ResourceFault.Reason) {
      switch asset.kind {
      case .color:
        if colors[name] == nil { colors[name] = try AssetColor(folder: folder) }
      case .picture:
        guard pictures[name] == nil else { return }
        let picture = try AssetPicture(folder: folder)
        pictures[name] = picture
        faults += picture.faults.map { ResourceFault(path: folder, reason: $0) }
      case .symbol:
        symbols.insert(name)
      case .file:
        if files[name] == nil { files[name] = AssetContents.file(in: folder) }
      }
    } catch {
      switch error {
      // Such as Xcode's templates have for accents and grounds: who asks for it is told.
      case .noColor: openColors.insert(name)
      // In a catalogue that several targets share.
      case .noFile where AssetPicture.isForOtherDevices(folder: folder):
        foreignPictures.insert(name)
      default:
        if asset.kind == .color { faultyColors.insert(name) }
        if asset.kind == .picture { faultyPictures.insert(name) }
        faults.append(ResourceFault(path: folder, reason: error))
      }
    }
  }
}

/// The file `Contents.json` of what lies in a catalogue.
enum AssetContents {
  struct Folder: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }

    var properties: Properties?
  }

  /// For which interface something is meant.
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  /// What names a file of any kind.
  private struct FileContents: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var idiom: String?
    }

    var data: [Entry]
  }

  /// The path of the file that a set of files has for an iPhone, or for all devices; `nil` where it names none.
  ///
  /// No fault tells of that: who asks for the file gets none, as on iOS.
  static func file(in folder: String) -> String? {
    guard let contents = try? read(FileContents.self, in: folder) else { return nil }
    let usable = ["iphone", "universal"].flatMap { idiom in
      contents.data.filter { ($0.idiom ?? "universal") == idiom }
    }
    return usable.lazy.compactMap(\.filename).first.map { "\(folder)/\($0)" }
  }

  /// The longest `Contents.json` that is read: one names the files of one picture.
  static let mostBytes = 1 << 20

  static func read<Contents: Decodable>(
    _ type: Contents.Type,
    in folder: String
  ) throws(ResourceFault.Reason) -> Contents {
    do {
      let data = try BoundedFile(path: "\(folder)/Contents.json").bytes(upTo: mostBytes)
      try LongLetters.refuse(inJSON: data)
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw .noContents
    }
  }
}

extension AssetContents {
  /// A look of the interface that something may be meant for.
  enum Look {
    /// Each that has nothing of its own.
    case any
    case light
    case dark
  }
}

extension [AssetContents.Appearance]? {
  /// The look that it is meant for; `nil` for one that is chosen otherwise, such as high contrast.
  var look: AssetContents.Look? {
    guard let self, !self.isEmpty else { return .any }
    guard self.count == 1, self[0].appearance == "luminosity" else { return nil }
    return self[0].value == "dark" ? .dark : .light
  }
}
