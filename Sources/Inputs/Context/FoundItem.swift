/// What the reader of a format comes upon, in its order.
enum FoundItem: Sendable {
  /// What is known already.
  case event(InputEvent)
  /// What was cut from its file, and is read later.
  case unread(any UnreadItem)
}

/// A stretch of a file that was cut from it and holds an item, or several, or none.
///
/// To cut a file is for one thread, which has to look at every byte in turn; what it cuts is read on
/// any thread, and most of the work.
protocol UnreadItem: Sendable {
  /// Appends what the stretch holds, its faults too; gives the same each time.
  func read(into events: inout [InputEvent])
}

extension FoundItem {
  /// Appends what was found, which is read now if it was not.
  func read(into events: inout [InputEvent]) {
    switch self {
    case .event(let event): events.append(event)
    case .unread(let item): item.read(into: &events)
    }
  }
}
