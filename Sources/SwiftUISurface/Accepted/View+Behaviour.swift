public import Foundation

/// A change over time; nothing moves here.
public struct Animation: Sendable, Hashable {
  private var name: String

  /// The usual change.
  public static let `default` = Animation(name: "default")
  /// A steady change.
  public static let linear = Animation(name: "linear")
  /// A change that begins slowly.
  public static let easeIn = Animation(name: "easeIn")
  /// A change that ends slowly.
  public static let easeOut = Animation(name: "easeOut")
  /// A change that begins and ends slowly.
  public static let easeInOut = Animation(name: "easeInOut")
  /// A change that swings.
  public static let spring = Animation(name: "spring")
  /// A change that swings quickly.
  public static let bouncy = Animation(name: "bouncy")
  /// A change that swings softly.
  public static let smooth = Animation(name: "smooth")
  /// A change that swings shortly.
  public static let snappy = Animation(name: "snappy")

  /// A steady change of some seconds.
  public static func linear(duration: TimeInterval) -> Animation { .linear }
  /// A change of some seconds that begins slowly.
  public static func easeIn(duration: TimeInterval) -> Animation { .easeIn }
  /// A change of some seconds that ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation { .easeOut }
  /// A change of some seconds that begins and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }
  /// A change that swings.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation { .spring }
  /// A change that swings.
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation { .spring }
  /// A change that swings as a spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .spring
  }
  /// A change of some seconds that swings quickly.
  public static func bouncy(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation { .bouncy }
  /// A change of some seconds that swings softly.
  public static func smooth(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation { .smooth }
  /// A change of some seconds that swings shortly.
  public static func snappy(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation { .snappy }
  /// A change that swings as a finger moves it.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation { .spring }
  /// A change that swings as a finger moves it.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15,
    extraBounce: Double = 0,
    blendDuration: TimeInterval = 0.25
  ) -> Animation { .spring }
  /// A change that swings as a weight on a spring.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation { .spring }
  /// A change that swings as a weight on a spring of a pace, seconds, and of how much it swings.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation { .spring }
  /// A change that swings as a weight on a spring.
  public static func interpolatingSpring(
    _ spring: Spring,
    initialVelocity: Double = 0
  ) -> Animation { .spring }
  /// A change along a curve with two control points.
  public static func timingCurve(
    _ firstX: Double,
    _ firstY: Double,
    _ secondX: Double,
    _ secondY: Double,
    duration: TimeInterval = 0.35
  ) -> Animation { .default }

  /// The change, later.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// The change, faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// The change, again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  /// The change, a number of times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

/// How a view comes and goes; nothing comes or goes here.
public struct AnyTransition: Sendable, Hashable {
  /// By fading.
  public static let opacity = AnyTransition()
  /// By growing.
  public static let scale = AnyTransition()
  /// By sliding.
  public static let slide = AnyTransition()
  /// At once.
  public static let identity = AnyTransition()

  /// By growing from a part of the size.
  public static func scale(
    scale: CGFloat,
    anchor: UnitPoint = .center
  ) -> AnyTransition { AnyTransition() }
  /// By moving over a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// By moving over a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// From one modifier to another.
  public static func modifier<Changed: ViewModifier>(
    active: Changed,
    identity: Changed
  ) -> AnyTransition { AnyTransition() }
  /// By moving in from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// By moving in from an edge, pushing others out.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Through a blur.
  public static let blurReplace = AnyTransition()
  /// Through a blur, and a change of size.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration
  ) -> AnyTransition { AnyTransition() }
  /// By the usual movement of the symbol.
  public static let symbolEffect = AnyTransition()
  /// By a movement of the symbol.
  public static func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default
  ) -> AnyTransition { AnyTransition() }
  /// One way in, another way out.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  /// Both ways together.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// The way, in a change of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How a view comes and goes through a blur; nothing comes or goes here.
public struct BlurReplaceTransition: Sendable {
  /// How its size changes.
  public struct Configuration: Sendable, Hashable {
    private let name: String

    /// The new one grows, and the old one shrinks.
    public static let downUp = Configuration(name: "downUp")
    /// Both grow.
    public static let upUp = Configuration(name: "upUp")
  }
}

/// How new content takes the place of old; nothing changes here.
public struct ContentTransition: Sendable, Hashable {
  /// At once.
  public static let identity = ContentTransition()
  /// By fading.
  public static let opacity = ContentTransition()
  /// By passing into each other.
  public static let interpolate = ContentTransition()
  /// By rolling digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// By rolling digits.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  /// By a change of the symbol.
  public static func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition() }
  /// By the usual change of the symbol.
  public static let symbolEffect = ContentTransition()
}

/// Runs a change with an animation; here it is only run.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs a change with an animation, and then what is to be done after it: as nothing moves, at once.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// When an animation is over; nothing moves here.
public struct AnimationCompletionCriteria: Sendable, Hashable {
  private let name: String

  /// When it is as good as over.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing of it is left.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// What a view does when it is shown, tapped or changed. Nothing of it happens here.
extension View {
  /// Accepted without effect: nothing moves.
  public nonisolated func animation(_ animation: Animation?) -> some View { self }
  /// Accepted without effect: nothing moves.
  public nonisolated func animation<Value: Equatable>(
    _ animation: Animation?,
    value: Value
  ) -> some View { self }
  /// Accepted without effect: nothing moves.
  public nonisolated func transition(_ transition: AnyTransition) -> some View { self }
  /// Accepted without effect: nothing changes.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Accepted without effect: a layout is never shown.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Accepted without effect: a layout is never shown.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Accepted without effect: a layout is never shown.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  /// Accepted without effect: a layout is never shown.
  public nonisolated func task<Value: Equatable>(
    id value: Value,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  /// Accepted without effect: nothing changes.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (Value) -> Void
  ) -> some View { self }
  /// Accepted without effect: nothing changes.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (Value, Value) -> Void
  ) -> some View { self }
  /// Accepted without effect: nothing changes.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View { self }
  /// Accepted without effect: a layout is never shown, and asks for nothing.
  public nonisolated func onReceive<Source: Publisher>(
    _ publisher: Source,
    perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never { self }
  /// Accepted without effect: a layout is not tapped.
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View { self }
  /// Accepted without effect: a layout is not opened.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Accepted without effect: a layout is not tapped.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Accepted without effect: a layout is not tapped.
  public nonisolated func contentShape<Outline: Shape>(
    _ shape: Outline,
    eoFill: Bool = false
  ) -> some View { self }
  /// Accepted without effect: a layout is not tapped, and nothing is lifted or focused.
  public nonisolated func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: Outline,
    eoFill: Bool = false
  ) -> some View { self }
  /// Accepted without effect: nothing is selected.
  public nonisolated func tag<Tag: Hashable>(
    _ tag: Tag,
    includeOptional: Bool = true
  ) -> some View { self }

  /// Accepted without effect: a layout is resolved once.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    self
  }
}
