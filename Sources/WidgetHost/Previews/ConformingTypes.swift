import CHostProcess

/// The types of this program that conform to a protocol, as the compiler has listed them.
///
/// Generic types are left out; on systems whose programs are no ELF files none is found.
enum ConformingTypes {
  /// The types, in the order of their names.
  static func all(of protocolName: String) -> [Any.Type] {
    var found: [Any.Type] = []
    withUnsafeMutablePointer(to: &found) { list in
      host_process_conforming_types(
        protocolName,
        { metadata, context in
          guard let metadata, let context else { return }
          // What a type is to Swift is the address of its metadata (docs/ABI/TypeMetadata.rst).
          context.assumingMemoryBound(to: [Any.Type].self).pointee
            .append(unsafeBitCast(metadata, to: Any.Type.self))
        },
        list
      )
    }
    return found.sorted {
      ("\($0)", String(reflecting: $0)) < ("\($1)", String(reflecting: $1))
    }
  }
}
