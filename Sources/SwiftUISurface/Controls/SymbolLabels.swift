extension Button where Label == SwiftUISurface.Label<Text, Image> {
  /// Creates a button from a key and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage image: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: { Label(titleKey, systemImage: image) })
  }

  /// Creates a button from a string and a symbol.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(
    _ title: Content,
    systemImage image: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: { Label(title, systemImage: image) })
  }

  /// Creates a button from a key, a symbol and an intent.
  public nonisolated init<Intent: _ControlIntent>(
    _ titleKey: LocalizedStringKey,
    systemImage image: String,
    role: ButtonRole? = nil,
    intent: Intent
  ) {
    self.init(role: role, intent: intent, label: { Label(titleKey, systemImage: image) })
  }

  /// Creates a button from a string, a symbol and an intent.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol, Intent: _ControlIntent>(
    _ title: Content,
    systemImage image: String,
    role: ButtonRole? = nil,
    intent: Intent
  ) {
    self.init(role: role, intent: intent, label: { Label(title, systemImage: image) })
  }
}

extension Toggle where Label == SwiftUISurface.Label<Text, Image> {
  /// Creates a switch from a key and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage image: String,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { Label(titleKey, systemImage: image) }
  }

  /// Creates a switch from a string and a symbol.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(
    _ title: Content,
    systemImage image: String,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { Label(title, systemImage: image) }
  }

  /// Creates a switch from a key, a symbol and an intent.
  public nonisolated init<Intent: _ControlIntent>(
    _ titleKey: LocalizedStringKey,
    systemImage image: String,
    isOn: Bool,
    intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Label(titleKey, systemImage: image) }
  }

  /// Creates a switch from a string, a symbol and an intent.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol, Intent: _ControlIntent>(
    _ title: Content,
    systemImage image: String,
    isOn: Bool,
    intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Label(title, systemImage: image) }
  }
}
