/// A resource that cannot be used as it is.
package struct ResourceFault: Sendable, Hashable {
  /// The file or folder, as the user named it.
  package let path: String
  /// What is wrong with it.
  package let reason: String
}
