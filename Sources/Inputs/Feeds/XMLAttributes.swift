import CExpat

/// The attributes of an element, as expat hands them over: names and values in turn.
struct XMLAttributes {
  private let first: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?

  /// The attributes of a call of expat's, to be read while it lasts.
  init(_ first: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
    self.first = first
  }

  /// The value of an attribute; nil where the element has none of the name.
  subscript(name: String) -> String? {
    guard var next = first else { return nil }
    while let key = next.pointee, let value = (next + 1).pointee {
      if Self.isName(key, name) { return String(cString: value) }
      next += 2
    }
    return nil
  }

  /// Whether the bytes up to a NUL are a name: no text is made of each, since a document type may give hundreds to
  /// every element.
  private static func isName(_ key: UnsafePointer<XML_Char>, _ name: String) -> Bool {
    var next = key
    for byte in name.utf8 {
      guard next.pointee == XML_Char(truncatingIfNeeded: byte) else { return false }
      next += 1
    }
    return next.pointee == 0
  }
}
