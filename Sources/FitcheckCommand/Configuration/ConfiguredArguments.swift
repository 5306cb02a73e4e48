import AppResources
import Fitcheck
import Foundation
import UnicodeText

/// The command's arguments with what a configuration file adds: options that are not given.
enum ConfiguredArguments {
  /// How an option takes its values.
  private enum Kind {
    /// One value.
    case value
    /// Any number of them.
    case list
    /// None: `true` gives it.
    case flag
    /// A file's name, seen from the configuration file's folder.
    case path
    /// Any number of those.
    case paths
  }

  /// Options of every command about headlines.
  private static let shared: [String: Kind] = [
    "input": .value, "columns": .value, "encoding": .value, "device": .list, "size": .value,
    "scale": .value, "ios": .value, "family": .value, "margins": .value, "platform": .value,
    "time": .value, "lang": .value, "device-language": .list, "line-break": .value,
    "typesetting-language": .value,
    "font": .paths, "font-directory": .path, "bold-font": .paths, "max-bytes": .value,
    "ui-language": .value, "type-size": .value, "profile": .path,
  ]

  /// Options that only some of them have, or take otherwise.
  private static let own: [String: [String: Kind]] = [
    "check": [
      "bold-text": .flag, "require": .list, "close-calls": .value, "baseline": .path, "all": .flag,
    ],
    "limits": ["bold-text": .flag],
    "matrix": ["require": .list, "type-size": .list],
  ]

  /// The options of a file that are left out where another one is typed, as its own would be: the two exclude each other,
  /// or the one belongs to what the file says of the other.
  private static let excluded: [String: Set<String>] = [
    "profile": ["device", "ios"], "device": ["profile"], "ios": ["profile"], "font": ["bold-font"],
    "item": ["all"],
  ]

  /// The names of all options that a file may hold.
  static var names: [String] {
    Set(shared.keys).union(own.values.flatMap(\.keys)).sorted()
  }

  /// The arguments, with the options that the file adds after the subcommand's name.
  ///
  /// What stands on the command line takes the place of the file's, also of what cannot stand beside it. The file is
  /// the one that `--config` names, or the nearest `.fitcheck.yml` in the current folder or one above.
  ///
  /// - Parameters:
  ///   - commands: the names of all subcommands.
  ///   - note: tells what the file says and nobody would expect to be passed over.
  static func merged(
    _ arguments: [String],
    commands: [String],
    folder: String = CurrentFolder.path,
    noting note: (String) -> Void = { Diagnostics.write("note: \($0)") }
  ) throws(CommandFailure) -> [String] {
    let options = arguments.prefix { $0 != "--" }
    guard let first = arguments.first, !isQuestion(options),
      let command = command(named: first, among: commands)
    else { return arguments }
    let given = value(of: "config", in: options)
    let found = given == nil ? try ConfigurationFile.nearest(to: folder) : nil
    guard let path = given ?? found else { return arguments }
    let file = try ConfigurationFile(path: path)
    let typed = Set(options.filter { $0.hasPrefix("--") }.map(name))
    var replaced = replaced(by: typed, in: file)
    if let family = value(of: "family", in: options), isOfOldSystems(family) {
      replaced.insert("ios")
    }
    // It is about text: other formats tell of every headline anyway, or refuse to.
    if let format = value(of: "format", in: options), !format.isExactly("text") {
      replaced.insert("all")
    }
    let isOlderThanTyped =
      typed.contains("ios") && !typed.contains("family")
      && file.entries.contains { $0.key == "family" && $0.values.contains(where: isOfOldSystems) }
    if isOlderThanTyped {
      replaced.insert("family")
      note("\(file.shown): its family is left out, beside --ios")
    }
    let isOtherWidget =
      isOlderThanTyped
      || value(of: "family", in: options).map { isOther($0, thanOf: file) } ?? false
    // Those of a size of one's own are between it and the text, whichever widget that is of.
    let hasMargins = file.entries.contains { $0.key == "margins" && !$0.isNull }
    if hasMargins, isOtherWidget, !hasSize(file), !typed.contains("margins") {
      replaced.insert("margins")
      let option = isOlderThanTyped ? "ios" : "family"
      note("\(file.shown): its margins are left out, beside --\(option)")
    }
    let kinds = shared.merging(own[command] ?? [:]) { $1 }
    var added: [String] = []
    // One that was found is told to the command, which does not write over it.
    if let found { added.append("--config=\(found)") }
    for entry in file.entries {
      guard let kind = kinds[entry.key] else {
        // What another command takes is not for this one.
        if names.contains(entry.key) { continue }
        let nearest = Nearest.names(to: entry.key, among: names)
        throw CommandFailure(
          "\(file.shown): there is no option “\(entry.key)” to be written down: did "
            + "you mean \(nearest)?"
        )
      }
      let words = try words(for: entry, kind, in: file)
      // What is written for the first time is not there yet.
      if entry.key == "baseline", !words.isEmpty, !typed.contains("baseline"),
        let written = value(of: "write-baseline", in: options),
        isMissing(argument(of: entry.values[0], kind, in: file), toBeWrittenTo: written)
      {
        note("\(file.shown): its baseline is left out: it is not there yet")
        continue
      }
      if !replaced.contains(entry.key) {
        added += words
        if entry.key == "require", !words.isEmpty { added.append("--require-of-file") }
      }
      // Who asks about another version may still mean the phone.
      if entry.key == "profile", !words.isEmpty, !typed.contains("profile"),
        let other = ["ios", "device"].first(where: typed.contains)
      {
        note("\(file.shown): its profile is left out, beside --\(other)")
      }
    }
    return [command] + added + arguments.dropFirst(first == command ? 1 : 0)
  }

  /// The options that are not taken from a file: those that are typed, those that the typed ones exclude, and a scale
  /// where there is no size that it could go with.
  private static func replaced(by typed: Set<String>, in file: ConfigurationFile) -> Set<String> {
    var replaced = typed.union(typed.flatMap { excluded[$0] ?? [] })
    if !typed.contains("size"), !hasSize(file) { replaced.insert("scale") }
    return replaced
  }

  /// Whether a file gives bounds in place of a device's.
  private static func hasSize(_ file: ConfigurationFile) -> Bool {
    file.entries.contains { $0.key == "size" && !$0.isNull }
  }

  /// Whether a family is another one than a file's, or than the one that is taken where it names none: what the file says of
  /// the text's place in the widget is not of this one.
  private static func isOther(_ family: String, thanOf file: ConfigurationFile) -> Bool {
    let typed = WidgetSlot(name: family)
    let entry = file.entries.first { $0.key == "family" && !$0.isNull }
    guard let written = entry?.values.first else { return typed != .lockScreen }
    return typed != WidgetSlot(name: written)
  }

  /// Whether a family is older than every version that could be asked for beside it.
  private static func isOfOldSystems(_ family: String) -> Bool {
    switch WidgetSlot(name: family) {
    case .todayCompact?, .todayExpanded?: true
    case .family?, nil: false
    }
  }

  /// Whether help, the version or a script for a shell is asked for.
  static func isQuestion(_ options: ArraySlice<String>) -> Bool {
    options.contains { ["-h", "--help", "--version"].contains($0) || $0.hasPrefix("--generate") }
  }

  /// The command about headlines that the first argument calls; nil for another one.
  private static func command(named first: String, among commands: [String]) -> String? {
    if own[first] != nil { return first }
    return commands.contains(first) || first == "help" ? nil : "check"
  }

  /// The name of an option, without its dashes and its value.
  private static func name(_ option: String) -> String {
    String(decoding: option.utf8.dropFirst(2).prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
  }

  private static func value(of name: String, in options: ArraySlice<String>) -> String? {
    // Of files of options the last that is given counts (RepeatedOptions).
    var value: String?
    for (index, option) in zip(options.indices, options) {
      if option == "--\(name)", index + 1 < options.endIndex { value = options[index + 1] }
      if option.utf8.starts(with: "--\(name)=".utf8) {
        value = String(decoding: option.utf8.dropFirst(name.utf8.count + 3), as: UTF8.self)
      }
    }
    return value
  }

  /// An entry as words of the command line.
  private static func words(
    for entry: ConfigurationFile.Entry,
    _ kind: Kind,
    in file: ConfigurationFile
  ) throws(CommandFailure) -> [String] {
    if entry.isNull { return [] }
    let place = file.shown
    switch kind {
    case .flag:
      guard entry.values.count == 1, let isGiven = ["true": true, "false": false][entry.values[0]]
      else { throw CommandFailure("\(place): “\(entry.key)” has to be true or false") }
      return isGiven ? ["--\(entry.key)"] : []
    case .value, .path:
      guard entry.values.count == 1 else {
        throw CommandFailure("\(place): “\(entry.key)” takes one value, not \(entry.values.count)")
      }
    case .list, .paths: break
    }
    return entry.values.flatMap { value -> [String] in
      let word = argument(of: value, kind, in: file)
      return ArgumentBytes.standsAlone(word)
        ? ["--\(entry.key)", word] : ["--\(entry.key)=\(word)"]
    }
  }

  /// Whether a file is not there, and is the one that a path leads to.
  private static func isMissing(_ path: String, toBeWrittenTo written: String) -> Bool {
    let paths = [path, written].map { URL(systemPath: $0).standardizedFileURL.path }
    return FileIdentity(path: path) == nil && paths[0].isExactly(paths[1])
  }

  /// A value as the option takes it: a path as seen from the file's folder.
  private static func argument(
    of value: String,
    _ kind: Kind,
    in file: ConfigurationFile
  ) -> String {
    let isPath = kind == .path || kind == .paths
    let isRelative = isPath && value.utf8.first != UInt8(ascii: "/")
    return isRelative ? file.path.folder.path(of: value) : value
  }
}
