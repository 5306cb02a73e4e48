public import Foundation

/// A kind of glass; none is drawn here.
public struct Glass: Sendable, Hashable {
  private let name: String
  private var color: Color?
  private var isInteractive = false

  private init(name: String) {
    self.name = name
  }

  /// The usual one.
  public static let regular = Glass(name: "regular")
  /// One that more is seen through.
  public static let clear = Glass(name: "clear")
  /// None.
  public static let identity = Glass(name: "identity")

  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// The glass that answers to being touched.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }
}

/// The shape of glass where none is named: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public init() {}

  /// The capsule in the rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes; nothing does here.
public struct GlassEffectTransition: Sendable, Hashable {
  private let name: String

  /// At once.
  public static let identity = GlassEffectTransition(name: "identity")
  /// Out of the glass nearby.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// By and by.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// Views whose glass flows together where they are near each other; for layout it is not there.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container; from how far glass flows together is accepted without effect.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}

extension View {
  /// Accepted without effect: no glass is drawn behind the view, which is as large with it as without.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular,
    in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View { self }

  /// Accepted without effect: nothing moves.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Accepted without effect: no glass is drawn.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?,
    namespace: Namespace.ID
  ) -> some View { self }

  /// Accepted without effect: nothing moves.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }
}
