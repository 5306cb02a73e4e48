import WidgetDevices
import WidgetSurface

/// A Today extension among the widgets of a host, where there can be one.
@MainActor
struct HostedTodayExtension {
  /// The name of its principal class.
  let typeName: String
  #if os(Linux)
  /// Makes its principal class; one for each time that the system shows it.
  let make: @MainActor () -> any UIViewController & NCWidgetProviding
  #endif

  /// The extension that a widget stands for; `nil` where it is one of WidgetKit's.
  init?(_ widget: some Widget) {
    #if os(Linux)
    guard let today = widget as? TodayExtension else { return nil }
    typeName = today.typeName
    make = today.make
    #else
    return nil
    #endif
  }

  /// The extension as a host names it: its kind is its class.
  var description: WidgetDescription {
    WidgetDescription(
      typeName: typeName,
      kind: typeName,
      families: [WidgetSlot.todayCompact, .todayExpanded].map(\.description),
      provider: nil,
      intent: nil,
      parameters: []
    )
  }
}
