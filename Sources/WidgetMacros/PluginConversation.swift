import Foundation

/// The compiler's side channel to a macro plug-in: JSON messages, each after its length in eight
/// bytes, the least significant first.
struct PluginConversation {
  let input: FileHandle
  let output: FileHandle

  /// The next request, or `nil` when the compiler has closed the channel.
  func nextRequest() -> PluginRequest? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard length <= 1 << 28, let body = read(Int(length)) else { return nil }
    return try? JSONDecoder().decode(PluginRequest.self, from: body)
  }

  func answer(_ answer: PluginAnswer) {
    guard let body = try? JSONEncoder().encode(answer) else { return }
    let length = UInt64(body.count)
    let header = Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) })
    try? output.write(contentsOf: header + body)
  }

  private func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try? input.read(upToCount: count - data.count), !part.isEmpty else {
        return nil
      }
      data.append(part)
    }
    return data
  }
}

/// What the compiler asks, of which only the parts that are needed are read.
struct PluginRequest: Decodable {
  struct Location: Decodable {
    var fileID: String
    var line: Int
  }

  struct Syntax: Decodable {
    var source: String
    var location: Location?
  }

  struct Macro: Decodable {
    var typeName: String
  }

  struct Freestanding: Decodable {
    var macro: Macro?
    var discriminator: String
    var syntax: Syntax
  }

  struct Attached: Decodable {
    var macro: Macro?
    var macroRole: String
    var declSyntax: Syntax
  }

  struct Other: Decodable {}

  var getCapability: Other?
  var expandFreestandingMacro: Freestanding?
  var expandAttachedMacro: Attached?
}

/// What the compiler is told.
struct PluginAnswer: Encodable {
  struct Capability: Encodable {
    struct Version: Encodable {
      var protocolVersion = 7
    }

    var capability = Version()
  }

  struct Expansion: Encodable {
    var expandedSource: String
    var diagnostics: [String] = []
  }

  var getCapabilityResult: Capability?
  var expandMacroResult: Expansion?
}
