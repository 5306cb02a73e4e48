/// Text that somebody else wrote, the same as another only where the bytes of its UTF-8 are.
///
/// `String` compares and hashes by canonical equivalence: it calls a composed letter and its
/// decomposed form equal, which may be set differently, and takes time quadratic in the marks on one
/// base to find out. Texts, names and values from outside are keys by this type.
package struct ExactText: Sendable, Hashable {
  /// The text.
  package let string: String

  package init(_ string: String) {
    self.string = string
  }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    left.string.isExactly(right.string)
  }

  package func hash(into hasher: inout Hasher) {
    string.hashExactly(into: &hasher)
  }

  /// The memory it takes on the heap, in bytes.
  package var heapByteCount: Int { string.heapByteCount }
}

extension StringProtocol {
  /// Whether the bytes of two texts in UTF-8 are the same.
  /// - Complexity: linear in the length of texts of one length, else constant.
  package func isExactly(_ other: some StringProtocol) -> Bool {
    let (own, others) = (utf8, other.utf8)
    guard own.count == others.count else { return false }
    let answer = own.withContiguousStorageIfAvailable { own in
      others.withContiguousStorageIfAvailable { others in
        // Mostly it is the very same.
        own.baseAddress == others.baseAddress || own.elementsEqual(others)
      }
    }
    return (answer ?? nil) ?? own.elementsEqual(others)
  }

  /// Whether the bytes of two texts in UTF-8 are the same but for the case of ASCII letters.
  package func isExactly(_ other: some StringProtocol, ignoringCase: IgnoredCase) -> Bool {
    utf8.count == other.utf8.count
      && zip(utf8, other.utf8).allSatisfy { $0.lowercasedASCII == $1.lowercasedASCII }
  }

  /// Whether the bytes of a text in UTF-8 begin with those of another.
  package func beginsExactly(with other: some StringProtocol) -> Bool {
    utf8.starts(with: other.utf8)
  }
}

/// The letters whose case may be left out of account.
package enum IgnoredCase: Sendable {
  /// A to Z.
  case ascii
}

extension String {
  /// The first scalars of the text: characters would be counted by walking over all their marks.
  package func prefix(scalars count: Int) -> String {
    String(Substring(unicodeScalars.prefix(count)))
  }

  /// Hashes the bytes of the text's UTF-8.
  package func hashExactly(into hasher: inout Hasher) {
    var text = self
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // Of two texts one after the other, it tells where the first ends.
    hasher.combine(0xFF as UInt8)
  }
}

extension RawRepresentable where RawValue == String, Self: CaseIterable {
  /// The case of a name, compared byte by byte: names come from outside.
  package init?(exactly name: some StringProtocol) {
    guard let known = Self.allCases.first(where: { $0.rawValue.isExactly(name) }) else {
      return nil
    }
    self = known
  }
}

extension UInt8 {
  @inlinable package var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
