/// The names of colours or pictures as members of a type, and of types in it for groups that give their names.
///
/// Of two whose names come to one member Xcode generates the first in the order of their names.
struct AssetSymbols {
  /// A colour or a picture.
  struct Member {
    let identifier: String
    /// Its name in the catalogue, with those of its groups.
    let name: String
  }

  private struct Group {
    let identifier: String
    /// Its name in the catalogue.
    let name: Substring
    var symbols = AssetSymbols()
  }

  /// What an identifier is taken by.
  private enum Place {
    case member
    /// A group, with its index.
    case group(Int)
  }

  private var members: [Member] = []
  private var groups: [Group] = []
  private var places: [String: Place] = [:]

  private init() {}

  /// Takes in names, as they stand in a catalogue.
  init(_ names: Set<String>) {
    for name in names.sorted() {
      // By bytes: a slash is one character with a mark that the name behind it begins with.
      let parts = name.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
      insert(parts[...], name: name)
    }
  }

  private mutating func insert(_ parts: ArraySlice<Substring>, name: String) {
    guard let first = parts.first else { return }
    guard parts.count > 1 else {
      guard let identifier = AssetIdentifier.member(first), places[identifier] == nil else {
        return
      }
      places[identifier] = .member
      members.append(Member(identifier: identifier, name: name))
      return
    }
    guard let identifier = AssetIdentifier.type(first) else { return }
    let place = places[identifier] ?? .group(groups.count)
    guard case .group(let index) = place else { return }
    if index == groups.count {
      places[identifier] = place
      groups.append(Group(identifier: identifier, name: first))
    }
    guard groups[index].name == first else { return }
    groups[index].symbols.insert(parts.dropFirst(), name: name)
  }

  /// Their declarations, a line each.
  ///
  /// - Parameters:
  ///   - sources: what is not named there is not declared, and a group only where one of its members is asked for by a
  ///     dot and its name: as a word by itself, `Color` or `Text` is the type.
  ///   - other: the identifiers that mean something else in the type, and are left out of groups too.
  ///   - own: those that the sources declare in the type itself.
  ///   - hasGroups: whether the type may have types in it.
  func declarations(
    for sources: AssetMembers,
    without other: Set<String>,
    own: Set<String>,
    hasGroups: Bool,
    indentation: String = "  ",
    declaration: (Member) -> String
  ) -> [String] {
    func isWanted(_ identifier: String, among words: Set<String>) -> Bool {
      words.contains(identifier) && !other.contains(identifier) && !own.contains(identifier)
    }
    var lines = members.filter { isWanted($0.identifier, among: sources.words) }
      .map { indentation + declaration($0) }
    guard hasGroups else { return lines }
    for group in groups where isWanted(group.identifier, among: sources.dotted) {
      let inner = group.symbols.declarations(
        for: sources,
        without: other,
        own: [],
        hasGroups: true,
        indentation: indentation + "  ",
        declaration: declaration
      )
      guard !inner.isEmpty else { continue }
      lines.append("\(indentation)enum \(AssetIdentifier.quoted(group.identifier)) {")
      lines += inner
      lines.append("\(indentation)}")
    }
    return lines
  }
}
