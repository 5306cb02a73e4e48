import AppResources
import Foundation

/// What a package was built with: what another fitcheck or another compiler has left does not fit.
struct BuildOrigin: Equatable {
  /// One line for a file.
  let text: String

  /// The origin of what tools build now.
  init(_ tools: ScratchPackage.Tools, environment: [String: String]) {
    let manifest = tools.package.appending(path: "Package.swift")
    let written = (try? Data(contentsOf: manifest)).map { Self.digest(of: $0) } ?? 0
    let compiler = Self.executable(named: tools.swift, environment) ?? tools.swift
    let attributes = try? FileManager.default.attributesOfItem(atPath: compiler)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    text = "\(String(written, radix: 16)) \(compiler) \(Int(date))"
  }

  /// What tells the files of a folder apart from those that were there before: their names, lengths and dates.
  static func state(of folder: URL) -> String {
    let files = FileManager.default
    let names = files.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let lines = names.sorted().compactMap { name -> String? in
      let path = folder.appending(path: name).path
      guard let attributes = try? files.attributesOfItem(atPath: path),
        attributes[.type] as? FileAttributeType == .typeRegular
      else { return nil }
      let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(name) \(attributes[.size] as? Int ?? 0) \(date)\n"
    }
    return String(digest(of: lines.joined().utf8), radix: 16)
  }

  /// FNV-1a: the same in every run.
  static func digest(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The file that a command's name stands for; `nil` where there is none that can be run, as of a folder, which has the
  /// same permission: what is built already would be taken away for a compiler that is none.
  static func executable(named name: String, _ environment: [String: String]) -> String? {
    let folders =
      name.contains("/") ? [""] : (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/" }
    let files = FileManager.default
    return folders.map { $0 + name }
      .first { files.isExecutableFile(atPath: $0) && !files.isFolder($0) }
      .map { URL(filePath: $0).resolvingSymlinksInPath().path }
  }
}
