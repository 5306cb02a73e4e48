import CExpat
import UnicodeText

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
      if String(cString: key).isExactly(name) { return String(cString: value) }
      next += 2
    }
    return nil
  }
}
