import Foundation
import SwiftUISurface
import Testing

/// Views that are changed by a value which goes through keyframes.
@MainActor
@Suite struct KeyframeTests {
  private struct Pose {
    var scale = 1.0
    var turn = Angle.zero
    var lift: CGFloat = 7
  }

  private let words = Text(verbatim: "a")

  private func shown(_ view: some View) throws -> String {
    "\(try Layouts.decide(view, 90, 44).displayList.items)"
  }

  private func unasked() -> CGFloat {
    Issue.record("nothing moves")
    return 3
  }

  /// The first value is shown, and nobody asks for the way to another.
  @Test func theFirstValueIsShown() throws {
    let box = Color.red.frame(width: 20, height: 10)
    let isSlow = try shown(box).isEmpty
    let wanted = try shown(box.offset(y: 7))
    let views: [AnyView] = [
      AnyView(
        KeyframeAnimator(initialValue: Pose()) { pose in
          box.offset(y: pose.lift)
        } keyframes: { _ in
          KeyframeTrack(\.lift) {
            LinearKeyframe(unasked(), duration: 1)
            CubicKeyframe(0, duration: 0.5)
            SpringKeyframe(3, duration: 0.2, spring: .bouncy)
            MoveKeyframe(2)
          }
          KeyframeTrack(\.turn) {
            if isSlow {
              CubicKeyframe(.degrees(30), duration: 0.5)
            } else {
              CubicKeyframe(.zero, duration: 0.5, startVelocity: .zero, endVelocity: .zero)
            }
            for step in 0..<3 { CubicKeyframe(.degrees(Double(step)), duration: 0.5) }
          }
        }
      ),
      AnyView(
        KeyframeAnimator(initialValue: Pose(), trigger: true) { pose in
          box.offset(y: pose.lift)
        } keyframes: { _ in
          KeyframeTrack(\Pose.scale) {
            SpringKeyframe(1.25, spring: Spring(duration: 0.3, bounce: 0.2))
            LinearKeyframe(1, duration: 0.5, timingCurve: .easeOut)
          }
        }
      ),
      AnyView(
        box.keyframeAnimator(initialValue: CGFloat(7), repeating: false) { view, lift in
          view.offset(y: lift)
        } keyframes: { _ in
          MoveKeyframe(0)
          LinearKeyframe(unasked(), duration: 1)
        }
      ),
      AnyView(
        box.keyframeAnimator(initialValue: CGFloat(7), trigger: 3) { view, lift in
          view.offset(y: lift)
        } keyframes: { lift in
          KeyframeTrack {
            CubicKeyframe(lift, duration: 1)
            CubicKeyframe(30, duration: 1)
          }
        }
      ),
    ]
    for (index, view) in views.enumerated() {
      #expect(try shown(view) == wanted, "\(index)")
    }
    #expect(try shown(box) != wanted)
  }

  @Test func springsAreTheSameThatAreMadeOfTheSame() {
    #expect(Spring() == .smooth && Spring.smooth() == .smooth)
    #expect(Spring.bouncy() == .bouncy && Spring.snappy() == .snappy)
    let springs: Set = [
      Spring.bouncy, .smooth, .snappy, .bouncy(duration: 1), .smooth(extraBounce: 0.1),
      .snappy(duration: 1), Spring(response: 0.5, dampingRatio: 0),
      Spring(stiffness: 4, damping: 1),
      Spring(stiffness: 4, damping: 1, allowOverDamping: true),
      Spring(settlingDuration: 1, dampingRatio: 1),
    ]
    #expect(springs.count == 10)
    #expect(Animation.spring(.bouncy) == .spring)
    let curves: Set = [
      UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut, .bezier(startControlPoint: .zero, endControlPoint: .top),
      .bezier(startControlPoint: .top, endControlPoint: .zero),
    ]
    #expect(curves.count == 9)
  }
}
