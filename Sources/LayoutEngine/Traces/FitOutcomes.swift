/// What every `ViewThatFits` of a layout shows, to tell one answer from another.
struct FitOutcomes: Equatable {
  /// What the outermost shows; of several side by side, the first.
  let outermost: FitOutcome
  /// What each that is placed shows, in the order of placing; only the outermost where the others
  /// do not count.
  let all: [FitOutcome]

  static func == (left: FitOutcomes, right: FitOutcomes) -> Bool { left.all == right.all }
}
