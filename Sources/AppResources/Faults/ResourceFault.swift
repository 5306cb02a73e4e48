/// A resource that cannot be used as it is.
package struct ResourceFault: Sendable, Hashable {
  /// What is wrong with a resource.
  package enum Reason: Error, Sendable, Hashable {
    /// A folder cannot be read, for what the system says: nothing is known of what is in it.
    case closedFolder(String)
    /// A catalogue of colours and pictures, or a group in it, cannot be read, for what the system says.
    case closedGroup(String)
    /// It does not read as a string catalogue, for what its reader says.
    case noCatalogue(String)
    /// It does not read as a table of texts, for what its reader says.
    case noTable(String)
    /// A table of texts stands in no folder of a language.
    case noLanguage
    /// The language that its folder names, or that it names itself, is none that is known; of several the first.
    case unknownLanguage(String)
    /// A plural has a form by a name that none has, such as "One".
    case unknownForm(String, of: Entry)
    /// A plural has no form that holds for all other numbers.
    case noOtherForm(of: Entry)
    /// An entry has no words for an iPhone.
    case noWords(of: Entry)
    /// The `Contents.json` of a colour or picture does not read.
    case noContents
    /// A colour set has no colour.
    case noColor
    /// A component of a colour is no number.
    case noNumber(component: String)
    /// A picture names no file for an iPhone.
    case noFile
    /// The file that a picture names is not there.
    case missingFile(String)
    /// The file of a picture has no size that is read here.
    case noPicture(file: String)
    /// What a picture says of its file's pixels to a point is no number, or one that no display has.
    case noScale(String)
  }

  /// An entry of a table of texts.
  package struct Entry: Sendable, Hashable {
    /// Its key, as much of it as is shown.
    package let key: String
    /// Its language, where the table has several.
    package let language: String?

    init(key: String, language: String? = nil) {
      self.key = ResourceFault.shown(key)
      self.language = language.map { ResourceFault.shown($0) }
    }
  }

  /// The file or folder, as the user named it.
  package let path: String
  /// What is wrong with it.
  package let reason: Reason

  /// Whether it is of a file of texts, or of what may hold some.
  package var isOfTexts: Bool {
    switch reason {
    case .closedFolder, .noCatalogue, .noTable, .noLanguage, .unknownLanguage, .unknownForm,
      .noOtherForm, .noWords:
      true
    default: false
    }
  }

  /// As much of a name from a file as a sentence has room for.
  static func shown(_ name: String) -> String {
    let scalars = name.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: 60, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return name }
    return "\(name[..<end])…"
  }
}
