import UnicodeText

/// How a text's last items are set: most texts go to and fro between two settings, as Japanese does
/// between Han and Latin.
///
/// For one thread.
struct RecentSettings {
  private let plan: ShapingPlan
  private var last: Borrowed<ItemSetting>?
  private var other: Borrowed<ItemSetting>?
  /// Those that the plan does not keep.
  private var unkept: [ItemSetting] = []

  init(_ plan: ShapingPlan) {
    self.plan = plan
  }

  /// How an item is set; as long as this and the plan are there.
  mutating func setting(of item: TextItem) -> Borrowed<ItemSetting> {
    if let last, last.with({ $0.holds(item) }) { return last }
    swap(&last, &other)
    if let last, last.with({ $0.holds(item) }) { return last }
    let found = plan.keptSetting(of: item) ?? unkept(plan.newSetting(of: item))
    last = found
    return found
  }

  private mutating func unkept(_ setting: ItemSetting) -> Borrowed<ItemSetting> {
    unkept.append(setting)
    return Borrowed(setting)
  }
}
