/// Of a mark they give a mark, which can be changed further; nothing is read aloud here.
extension ChartMark {
  /// Accepted without effect.
  public func accessibilityLabel(_ description: Text) -> ChartMark { self }

  /// Accepted without effect.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ChartMark { self }

  /// Accepted without effect.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> ChartMark { self }

  /// Accepted without effect.
  public func accessibilityValue(_ description: Text) -> ChartMark { self }

  /// Accepted without effect.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ChartMark { self }

  /// Accepted without effect.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> ChartMark { self }

  /// Accepted without effect.
  public func accessibilityHidden(_ hidden: Bool) -> ChartMark { self }

  /// Accepted without effect: nothing of a mark is shown.
  public func accessibilityIdentifier(_ identifier: String) -> ChartMark { self }
}
