public import Foundation

#if !canImport(DeveloperToolsSupport)
/// A picture of the app's catalogue, as the file that Xcode writes for it declares them.
public struct ImageResource: Sendable, Hashable {
  package let name: String

  /// Creates the resource of a name.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

/// A colour of the app's catalogue, as the file that Xcode writes for it declares them.
public struct ColorResource: Sendable, Hashable {
  package let name: String

  /// Creates the resource of a name.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

extension Image {
  /// Creates a picture of the app's catalogue.
  public init(_ resource: ImageResource) {
    self.init(resource.name)
  }
}

extension Color {
  /// Creates a colour of the app's catalogue, where the process knows it; a grey where it does not.
  public init(_ resource: ColorResource) {
    self.init(resource.name)
  }
}
#endif
