/// An array or an object that was opened and is not closed, and what may come next in it.
struct JSONLevel {
  let isObject: Bool
  /// Whether its elements are the items.
  let holdsItems: Bool
  var phase: Phase

  enum Phase {
    case keyOrEnd, key, colon, valueOrEnd, value, commaOrEnd
  }

  /// Why a byte may not stand here; nil where it may.
  /// - Parameter opensValue: whether a value may begin with it.
  func refusal(of byte: UInt8, opensValue: Bool) -> String? {
    let isEnd = byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
    switch phase {
    case .keyOrEnd: return isEnd || byte == UInt8(ascii: "\"") ? nil : "a key is expected"
    case .key: return byte == UInt8(ascii: "\"") ? nil : "a key is expected"
    case .colon: return byte == UInt8(ascii: ":") ? nil : "a colon is expected"
    case .valueOrEnd: return isEnd || opensValue ? nil : "a value is expected"
    case .value: return opensValue ? nil : "a value is expected"
    case .commaOrEnd:
      return isEnd || byte == UInt8(ascii: ",") ? nil : "a comma or the end is expected"
    }
  }
}
