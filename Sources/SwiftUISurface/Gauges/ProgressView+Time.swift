public import Foundation

/// How far something has come.
enum ProgressMeasure: Sendable {
  /// Not known.
  case unknown
  /// A part of the whole.
  case fraction(Double)
  /// As far as time has come in an interval.
  case interval(ClosedRange<Date>, countsDown: Bool)

  /// The part that is done at a date, 0 to 1; of an interval that counts down, the part that is
  /// left.
  ///
  /// `nil` where it is not known.
  func fraction(at date: Date) -> Double? {
    switch self {
    case .unknown: return nil
    case .fraction(let fraction): return Self.bounded(fraction)
    case .interval(let interval, let countsDown):
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      let elapsed = date.timeIntervalSince(interval.lowerBound)
      // An interval without length is over once it begins.
      let done = length > 0 ? Self.bounded(elapsed / length) : elapsed < 0 ? 0 : 1
      return countsDown ? 1 - done : done
    }
  }

  private static func bounded(_ fraction: Double) -> Double {
    fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }
}

/// The running time that a progress view of an interval shows unless it is given another label.
public nonisolated struct DefaultDateProgressLabel: PrimitiveView {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// Resolves to the text of a clock at the environment's reference date.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    Text(timerInterval: interval, countsDown: countsDown)._resolve(in: environment)
  }
}

extension ProgressView {
  /// Creates a view of an interval at the environment's reference date, with a label and one for
  /// the time.
  ///
  /// - Parameters:
  ///   - timerInterval: when it runs.
  ///   - countsDown: whether the bar empties rather than fills.
  ///   - label: what the view is about.
  ///   - currentValueLabel: what stands for the time.
  public nonisolated init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .interval(timerInterval, countsDown: countsDown),
      label: label(),
      currentValueLabel: currentValueLabel()
    )
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a view of an interval with a label, which shows the running time.
  public nonisolated init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      .interval(timerInterval, countsDown: countsDown),
      label: label(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    )
  }

  /// Creates a view of an interval, which shows the running time.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(
      .interval(timerInterval, countsDown: countsDown),
      label: nil,
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    )
  }
}
