/// The values that were set in an environment, each under the type of its key.
///
/// A short list that is searched from its beginning: an environment holds some twenty values, and a
/// copy of it is one reference. What no key of the list could be is known without searching.
struct EnvironmentStorage: Sendable {
  /// A value, behind a reference so that all entries are of one size.
  private final class Box<Key: EnvironmentKey>: Sendable {
    let value: Key.Value

    init(_ value: Key.Value) {
      self.value = value
    }
  }

  private struct Entry: Sendable {
    let key: ObjectIdentifier
    /// A box of the key.
    var box: any AnyObject & Sendable
  }

  /// In the order in which keys were first set; each key once.
  private var entries: [Entry] = []
  /// A bit of each key in the list: one whose bit is missing is not in it.
  private var filter: UInt64 = 0

  /// The value of a key, or nothing where none was set.
  func value<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value? {
    let identifier = ObjectIdentifier(key)
    guard filter & Self.bit(of: identifier) != 0 else { return nil }
    for entry in entries where entry.key == identifier {
      // Nothing but a box of the key is put under it; checked in debug builds.
      return unsafeDowncast(entry.box, to: Box<Key>.self).value
    }
    return nil
  }

  mutating func set<Key: EnvironmentKey>(_ value: Key.Value, of key: Key.Type) {
    let identifier = ObjectIdentifier(key)
    let box = Box<Key>(value)
    let bit = Self.bit(of: identifier)
    if filter & bit != 0, let index = entries.firstIndex(where: { $0.key == identifier }) {
      entries[index].box = box
    } else {
      filter |= bit
      entries.append(Entry(key: identifier, box: box))
    }
  }

  /// One of 64 bits, by the upper bits of the identifier times 2⁶⁴ divided by the golden ratio,
  /// which spreads what is alike in all addresses (Knuth, The Art of Computer Programming, §6.4).
  private static func bit(of key: ObjectIdentifier) -> UInt64 {
    1 << ((UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }
}
