/// What a value takes on the heap, found by looking into it: beside it stand the sums that are written out
/// beside its declaration, where a part is easily forgotten.
public enum HeapWalk {
  /// The bytes of the arrays, sets, dictionaries and texts in a value and in the objects it refers to,
  /// each object once.
  /// - Parameter labels: properties that are not looked into, since they belong to somebody else.
  public static func bytes(of value: Any, except labels: Set<String> = []) -> Int {
    var seen: Set<ObjectIdentifier> = []
    return bytes(of: value, labels, &seen)
  }

  private static func bytes(
    of value: Any,
    _ labels: Set<String>,
    _ seen: inout Set<ObjectIdentifier>
  ) -> Int {
    if let measured = value as? any HeapMeasured { return measured.measuredByteCount }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return 0 }
    }
    return mirror.children.reduce(0) { sum, child in
      labels.contains(child.label ?? "") ? sum : sum + bytes(of: child.value, labels, &seen)
    }
  }
}

/// What takes room on the heap by itself.
///
/// Tests of types that only this package sees make them conform.
public protocol HeapMeasured {
  /// The bytes of the room that it has.
  var measuredByteCount: Int { get }
}

extension Array: HeapMeasured {
  /// The bytes of the room that it has.
  public var measuredByteCount: Int {
    capacity == 0 ? 0 : capacity * MemoryLayout<Element>.stride + 32
  }
}

extension Dictionary: HeapMeasured {
  /// The bytes of the room that it has.
  public var measuredByteCount: Int { capacity * MemoryLayout<(Key, Value)>.stride }
}

extension String: HeapMeasured {
  /// The bytes of the room that it has.
  public var measuredByteCount: Int { utf8.count > 15 ? utf8.count + 32 : 0 }
}
