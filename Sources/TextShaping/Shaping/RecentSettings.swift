/// How a text's last items are set: most texts go to and fro between two settings, as Japanese does
/// between Han and Latin.
///
/// For one thread.
struct RecentSettings {
  private let plan: ShapingPlan
  private var last: ItemSetting?
  private var other: ItemSetting?

  init(_ plan: ShapingPlan) {
    self.plan = plan
  }

  /// How an item is set.
  mutating func setting(of item: TextItem) -> ItemSetting {
    if let last, last.holds(item) { return last }
    swap(&last, &other)
    if let last, last.holds(item) { return last }
    let found = plan.setting(of: item)
    last = found
    return found
  }
}
