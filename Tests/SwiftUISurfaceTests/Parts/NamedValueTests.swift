import Foundation
import Testing

@testable import SwiftUISurface

/// Values that have names alone are what their names say, each another one; what is accepted without effect
/// keeps what it is given.
@Suite struct NamedValueTests {
  /// Values of one type, none of which is another.
  private func expectDistinct<Value: Hashable>(
    _ values: [Value],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (index, one) in values.enumerated() {
      for (other, another) in values.enumerated() {
        #expect((one == another) == (index == other), sourceLocation: sourceLocation)
      }
    }
  }

  @Test func namesStandForDifferentThings() {
    expectDistinct([
      Animation.default, .linear, .easeIn, .easeOut, .easeInOut, .spring, .bouncy, .smooth, .snappy,
    ])
    expectDistinct([ButtonBorderShape.automatic, .capsule, .roundedRectangle, .circle])
    expectDistinct([ButtonRole.destructive, .cancel, .close, .confirm])
    expectDistinct([
      Glass.regular, .clear, .identity, .regular.tint(.red), .regular.tint(.blue),
      .regular.interactive(),
    ])
    #expect(Glass.clear.tint(.red).tint(nil).interactive().interactive(false) == .clear)
    expectDistinct([GlassEffectTransition.identity, .matchedGeometry, .materialize])
    expectDistinct([
      WidgetAccentedRenderingMode.accented, .accentedDesaturated, .desaturated, .fullColor,
    ])
    expectDistinct([SymbolRenderingMode.monochrome, .hierarchical, .multicolor, .palette])
    expectDistinct([SymbolVariants.none, .circle, .square, .rectangle, .fill, .slash])
    expectDistinct([OpenURLAction.Result.handled, .discarded, .systemAction])
    expectDistinct([AccessibilityChildBehavior.contain, .combine, .ignore])
    expectDistinct([
      AccessibilityTraits.isButton, .isHeader, .isImage, .isLink, .isSelected, .isStaticText,
      .isSummaryElement, .updatesFrequently,
    ])
    expectDistinct([ContentMarginPlacement.automatic, .scrollContent, .scrollIndicators])
    expectDistinct([AxisMarkPosition.automatic, .top, .bottom, .leading, .trailing])
    expectDistinct([
      InterpolationMethod.linear, .monotone, .cardinal, .catmullRom, .stepStart, .stepCenter,
      .stepEnd,
    ])
    expectDistinct([
      AnnotationPosition.automatic, .top, .bottom, .leading, .trailing, .topLeading, .topTrailing,
      .bottomLeading, .bottomTrailing, .overlay,
    ])
    expectDistinct([
      BasicChartSymbolShape.circle, .square, .triangle, .diamond, .cross, .plus, .pentagon,
      .asterisk,
    ])
    expectDistinct([
      ScaleType.linear, .log, .symmetricLog, .squareRoot, .power(exponent: 2), .date, .category,
    ])
    expectDistinct([
      AxisValueLabel.Orientation.automatic, .horizontal, .vertical, .verticalReversed,
    ])
    expectDistinct([
      AxisValueLabel.CollisionResolution.automatic, .greedy, .truncate, .disabled,
    ])
    expectDistinct([
      PreviewTrait<Preview.ViewTraits>.sizeThatFitsLayout, .defaultLayout, .landscapeLeft,
      .landscapeRight, .portrait,
      .portraitUpsideDown, .fixedLayout(width: 1, height: 2), .fixedLayout(width: 2, height: 1),
      .fixedLayout(width: 1, height: 1),
    ])
    expectDistinct([Text.DateStyle.date, .time, .relative, .offset, .timer])
    expectDistinct([
      Text.LineStyle.Pattern.solid, .dot, .dash, .dashDot, .dashDotDot,
    ])
    expectDistinct([WidgetRenderingMode.fullColor, .accented, .vibrant])
    expectDistinct([Font.Width.compressed, .condensed, .standard, .expanded])
    expectDistinct([Image.ResizingMode.tile, .stretch])
    expectDistinct([Image.Interpolation.none, .low, .medium, .high])
    expectDistinct([Image.TemplateRenderingMode.template, .original])
    expectDistinct([Image.Scale.small, .medium, .large])
    expectDistinct([SensoryFeedback.Weight.light, .medium, .heavy])
    expectDistinct([SensoryFeedback.Flexibility.rigid, .solid, .soft])
    expectDistinct([ColorSchemeContrast.standard, .increased])
    expectDistinct([TimelineScheduleMode.normal, .lowFrequency])
    expectDistinct([PreviewPlatform.iOS, .macOS, .tvOS, .watchOS])
    expectDistinct([
      LocalizedStringKey.StringInterpolation.Placeholder.int, .uint, .float, .double, .object,
    ])
    #expect(
      [WidgetRenderingMode.fullColor, .accented, .vibrant].map(\.description)
        == ["fullColor", "accented", "vibrant"]
    )
  }

  /// Strokes and gaps in turn: a dot is as long as the line is thick, a dash four times that, and half a dash stands
  /// between them.
  @Test func patternsAreStrokesAndGaps() {
    typealias Pattern = Text.LineStyle.Pattern
    #expect(Pattern.solid.lengths.isEmpty && Pattern.dot.lengths == [1, 1])
    #expect(Pattern.dash.lengths == [4, 2] && Pattern.dashDot.lengths == [4, 2, 1, 2])
    #expect(Pattern.dashDotDot.lengths == [4, 2, 1, 2, 1, 2])
    let single = Text.LineStyle.single
    #expect(single.pattern == .solid && single.color == nil)
  }

  @Test func changedNamesAreTheirOwn() {
    #expect(Animation.linear(duration: 2) == .linear && Animation.easeIn(duration: 2) == .easeIn)
    #expect(Animation.easeOut(duration: 2) == .easeOut)
    #expect(Animation.easeInOut(duration: 2) == .easeInOut)
    #expect(Animation.spring() == .spring && Animation.spring(duration: 3) == .spring)
    #expect(Animation.spring(duration: 3, bounce: 0.2, blendDuration: 1) == .spring)
    #expect(Animation.bouncy(duration: 2) == .bouncy && Animation.smooth(duration: 2) == .smooth)
    #expect(Animation.snappy(duration: 2, extraBounce: 0.1) == .snappy)
    #expect(Animation.spring(bounce: 0.3) == .spring && Animation.spring(response: 2) == .spring)
    #expect(Animation.interactiveSpring(response: 0.3) == .spring)
    #expect(Animation.interactiveSpring(duration: 1, extraBounce: 0.1) == .spring)
    #expect(Animation.interpolatingSpring(stiffness: 170, damping: 15) == .spring)
    #expect(Animation.interpolatingSpring(duration: 0.6, bounce: 0.3) == .spring)
    #expect(Animation.interpolatingSpring(.bouncy, initialVelocity: 2) == .spring)
    #expect(Animation.timingCurve(0.2, 0, 0.8, 1, duration: 2) == .default)
    for animation in [Animation.bouncy, .snappy] {
      #expect(animation.delay(1) == animation && animation.speed(2) == animation)
      #expect(animation.repeatForever() == animation && animation.repeatCount(3) == animation)
    }
    #expect(ButtonBorderShape.roundedRectangle(radius: 3) == .roundedRectangle)
    #expect(SymbolVariants.none.fill == .fill && SymbolVariants.circle.fill == .fill.circle)
    #expect(SymbolVariants.slash.circle == .circle.slash && SymbolVariants.none.slash == .slash)
    #expect(SymbolVariants.circle.fill != .circle && SymbolVariants.circle.fill != .fill)
    #expect(SymbolVariants.circle.square == .square && SymbolVariants.fill.rectangle != .rectangle)
    #expect(SymbolVariants.fill.circle.contains(.circle) && !SymbolVariants.fill.contains(.circle))
    #expect(SymbolVariants.slash.contains(.none))
    #expect(InterpolationMethod.cardinal(tension: 0.5) == .cardinal)
    #expect(InterpolationMethod.catmullRom(alpha: 0.5) == .catmullRom)
    #expect(PreviewDevice("iPhone 15") == PreviewDevice(rawValue: "iPhone 15"))
    typealias Trait = PreviewTrait<Preview.ViewTraits>
    #expect(Trait.fixedLayout(width: 1, height: 2) == .fixedLayout(width: 1, height: 2))
  }

  /// What has no effect may be said in any way, and is what it was.
  @Test func movementsOfSymbolsAreWhatTheyWere() {
    let effect = SymbolEffect.bounce
    let ways: [SymbolEffect] = [
      effect.up, effect.down, effect.byLayer, effect.wholeSymbol, effect.iterative,
      effect.cumulative, effect.reversing, effect.nonReversing, effect.dimInactiveLayers,
      effect.hideInactiveLayers, effect.downUp, effect.upUp, effect.offUp, effect.left,
      effect.right, effect.forward, effect.backward, effect.clockwise, effect.counterClockwise,
      effect.custom(angle: 30), effect.custom(angle: .degrees(30)), effect.plain, effect.pulse,
      effect.individually, effect.magic(fallback: .downUp.byLayer),
    ]
    #expect(Set(ways) == [effect])
    let effects: [SymbolEffect] = [
      .automatic, .appear, .disappear, .breathe, .pulse, .replace, .rotate, .scale, .variableColor,
      .wiggle, .drawOn, .drawOff, .downUp, .upUp, .offUp,
    ]
    #expect(Set(effects) == [effect])
    let options = SymbolEffectOptions.default
    #expect(SymbolEffectOptions.repeating == options && SymbolEffectOptions.nonRepeating == options)
    #expect(SymbolColorRenderingMode.flat == .gradient)
    #expect(options.speed(2) == options && options.repeat(3) == options)
    #expect(SymbolEffectOptions.repeat(3).speed(2) == .repeat(3))
    #expect(SymbolEffectOptions.repeat(.continuous).speed(2) == .repeat(.periodic(delay: 4.0)))
    #expect(options.repeat(.periodic) == options.repeat(.periodic(3, delay: 1)))
    #expect(options.repeating == options.nonRepeating)
    expectDistinct([BlurReplaceTransition.Configuration.downUp, .upUp])
    #expect(AnyTransition.blurReplace == .blurReplace(.upUp))
    #expect(AnyTransition.symbolEffect == .symbolEffect(.drawOn.individually))
    let transition = AnyTransition.move(edge: .top)
    #expect(transition.combined(with: .push(from: .top)) == transition)
    #expect(AnyTransition.asymmetric(insertion: .slide, removal: .scale).animation(nil) == .slide)
    #expect(AnyTransition.scale(scale: 0.5, anchor: .top) == .offset(x: 3))
    #expect(AnyTransition.offset(CGSize(width: 1, height: 2)) == .offset(y: 2))
    #expect(ContentTransition.numericText(value: 3) == .numericText(countsDown: true))
    #expect(ContentTransition.symbolEffect(.replace.downUp) == .identity)
    #expect(ContentTransition.interpolate == .identity && ContentTransition.opacity == .identity)
  }

  /// What nobody can feel may be said in any way.
  @Test func feedbackIsOfOneKind() {
    let kinds: [SensoryFeedback] = [
      .success, .warning, .error, .selection, .increase, .decrease, .start, .stop, .alignment,
      .levelChange, .impact(weight: .light), .impact(flexibility: .rigid),
    ]
    #expect(Set(kinds).count == 1)
  }

  /// A chart that is not drawn has its values nowhere, and a plot without a size.
  @Test func chartsHaveTheirValuesNowhere() {
    let chart = ChartProxy()
    #expect(chart.plotSize == .zero && chart.plotAreaSize == .zero)
    #expect(chart.plotFrame == nil)
    let room = GeometryProxy(CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(room[chart.plotAreaFrame] == .zero)
    #expect(room[Anchor(value: 7)] == 7)
    #expect(chart.position(forX: 3) == nil && chart.position(forY: 3) == nil)
    #expect(chart.value(atX: 3, as: Int.self) == nil)
    #expect(chart.value(atY: 3, as: Int.self) == nil)
  }

  @Test func phasesAreInTheirOrder() {
    let phases: [ScenePhase] = [.active, .background, .inactive]
    #expect(phases.sorted() == [.background, .inactive, .active])
  }

  private enum Nothing: PreferenceKey {
    static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
  }

  private struct Still: Animatable {}

  @Test func whatNobodySaysIsNothing() {
    #expect(Nothing.defaultValue == nil)
    var still = Still()
    still.animatableData = EmptyAnimatableData()
    #expect(still.animatableData == .zero)
    var environment = EnvironmentValues()
    environment.openURL = OpenURLAction { _ in
      Issue.record("an address is opened")
      return .handled
    }
    environment.openURL(URL(filePath: "/"))
    let image = Image(systemName: "star")
    #expect(image.symbolRenderingMode(.palette) == image && image.interpolation(.high) == image)
    #expect(image.antialiased(false) == image)
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(image.resizable(capInsets: insets, resizingMode: .tile) == image.resizable())
    #expect(image.resizable() != image)
    #expect(image.widgetAccentedRenderingMode(.desaturated) == image)
  }

  // MARK: Gestures

  @Test func gesturesKeepWhatTheyAreGiven() {
    #expect(TapGesture().count == 1 && TapGesture(count: 3).count == 3)
    let press = LongPressGesture()
    #expect(press.minimumDuration == 0.5 && press.maximumDistance == 10)
    let other = LongPressGesture(minimumDuration: 2, maximumDistance: 3)
    #expect(other.minimumDuration == 2 && other.maximumDistance == 3)
    #expect(DragGesture().minimumDistance == 10 && DragGesture().coordinateSpace == .local)
    let drag = DragGesture(minimumDistance: 4, coordinateSpace: .global)
    #expect(drag.minimumDistance == 4 && drag.coordinateSpace == .global)
    #expect([GestureMask.none, .gesture, .subviews, .all].map(\.rawValue) == [0, 1, 2, 3])
    let value = DragGesture.Value(
      time: .distantPast,
      location: CGPoint(x: 5, y: 9),
      startLocation: CGPoint(x: 2, y: -4)
    )
    #expect(value.translation == CGSize(width: 3, height: 13))
  }

  private struct Storm: Error {}

  @Test func whatIsAnimatedIsDone() {
    #expect(withAnimation { 4 } == 4 && withAnimation(nil) { "a" } == "a")
    #expect(throws: Storm.self) { try withAnimation(.linear) { () throws -> Int in throw Storm() } }
    #expect(throws: Storm.self) {
      try withTransaction(Transaction()) { () throws -> Int in throw Storm() }
    }
    // And once.
    var count = 0
    withAnimation { count += 1 }
    withAnimation(nil) { count += 10 }
    withTransaction(Transaction(animation: .linear)) { count += 100 }
    #expect(count == 111)
    // What is done after it comes once as well, and after it.
    var order: [String] = []
    let result = withAnimation(.snappy) {
      order.append("body")
      return 4
    } completion: {
      order.append("completion")
    }
    withAnimation(.bouncy, completionCriteria: .removed) {
      order.append("again")
    } completion: {
      order.append("completion")
    }
    #expect(result == 4 && order == ["body", "completion", "again", "completion"])
    #expect(throws: Storm.self) {
      try withAnimation { () throws -> Int in
        throw Storm()
      } completion: {
        order.append("never")
      }
    }
    #expect(order.count == 4)
    #expect(AnimationCompletionCriteria.removed != .logicallyComplete)
  }

  // MARK: Reading aloud

  /// Headings have SwiftUI's levels, and selection is what its name says.
  @Test func levelsHaveSwiftUIsNumbers() {
    typealias Level = AccessibilityHeadingLevel
    let levels: [Level] = [.unspecified, .h1, .h2, .h3, .h4, .h5, .h6]
    #expect(levels.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
    func allowsSelection<Selectability: TextSelectability>(_ kind: Selectability) -> Bool {
      Selectability.allowsSelection
    }
    let (enabled, disabled) = (allowsSelection(.enabled), allowsSelection(.disabled))
    #expect(enabled && !disabled)
  }

  /// What more is known of a view is known by its identifier, or else by its label.
  @Test func detailsAreKnownByTheirIdentifiers() {
    typealias Key = AccessibilityCustomContentKey
    let words = Text(verbatim: "Depth")
    #expect(Key("Depth", id: "a") == Key("Height", id: "a"))
    #expect(Key("Depth", id: "a") == Key(words, id: "a"))
    #expect(
      Key("Depth", id: "a") != Key("Depth", id: "b") && Key(words, id: "a") != Key(words, id: "b")
    )
    #expect(Key("Depth") == Key("Depth") && Key("Depth") != Key("Height"))
  }

  // MARK: Vectors

  @Test func pairsOfVectorsAreVectors() {
    let numbers = [-4.0, -0.5, 0, 2.5]
    let pairs = numbers.flatMap { first in
      numbers.map { AnimatablePair(first, AnimatablePair(Float(2 * $0 + 1), CGFloat(3 * $0))) }
    }
    func parts(_ pair: AnimatablePair<Double, AnimatablePair<Float, CGFloat>>) -> [Double] {
      [pair.first, Double(pair.second.first), Double(pair.second.second)]
    }
    #expect(parts(.zero) == [0, 0, 0])
    for one in pairs {
      let own = parts(one)
      #expect(one.magnitudeSquared == own.map { $0 * $0 }.reduce(0, +))
      var scaled = one
      scaled.scale(by: -1.5)
      #expect(parts(scaled) == own.map { $0 * -1.5 })
      for other in pairs {
        #expect(parts(one + other) == zip(own, parts(other)).map { $0 + $1 })
        #expect(parts(one - other) == zip(own, parts(other)).map { $0 - $1 })
      }
    }
  }

  private struct Length: VectorArithmetic, Animatable {
    var points: Double
    static var zero: Length { Length(points: 0) }
    static func + (one: Length, other: Length) -> Length {
      Length(points: one.points + other.points)
    }
    static func - (one: Length, other: Length) -> Length {
      Length(points: one.points - other.points)
    }
    mutating func scale(by rhs: Double) { points *= rhs }
    var magnitudeSquared: Double { points * points }
  }

  @Test func whatIsAnimatedIsItsVector() {
    var angle = Angle.radians(2)
    #expect(angle.animatableData == 2)
    angle.animatableData = 0.5
    #expect(angle == .radians(0.5))
    var length = Length(points: 3)
    #expect(length.animatableData == Length(points: 3))
    length.animatableData = Length(points: 4)
    #expect(length.points == 4)
    var nothing = EmptyAnimatableData()
    nothing.scale(by: 4)
    #expect(nothing == .zero && nothing + nothing == .zero && nothing - nothing == .zero)
    #expect(nothing.magnitudeSquared == 0 && Circle().animatableData == .zero)
  }
}
