#if !canImport(DeveloperToolsSupport)
extension Label where Title == Text, Icon == Image {
  /// Creates a label from a key and a picture of the app's catalogue.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Creates a label from a string and a picture of the app's catalogue.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(
    _ title: Content,
    image resource: ImageResource
  ) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Button where Label == SwiftUISurface.Label<Text, Image> {
  /// Creates a button from a key and a picture of the app's catalogue.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: { Label(titleKey, image: image) })
  }

  /// Creates a button from a string and a picture of the app's catalogue.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(
    _ title: Content,
    image: ImageResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: { Label(title, image: image) })
  }

  /// Creates a button from a key, a picture of the app's catalogue and an intent.
  public nonisolated init<Intent: _ControlIntent>(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole? = nil,
    intent: Intent
  ) {
    self.init(role: role, intent: intent, label: { Label(titleKey, image: image) })
  }

  /// Creates a button from a string, a picture of the app's catalogue and an intent.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol, Intent: _ControlIntent>(
    _ title: Content,
    image: ImageResource,
    role: ButtonRole? = nil,
    intent: Intent
  ) {
    self.init(role: role, intent: intent, label: { Label(title, image: image) })
  }
}

extension Toggle where Label == SwiftUISurface.Label<Text, Image> {
  /// Creates a switch from a key and a picture of the app's catalogue.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { Label(titleKey, image: image) }
  }

  /// Creates a switch from a string and a picture of the app's catalogue.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(
    _ title: Content,
    image: ImageResource,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { Label(title, image: image) }
  }

  /// Creates a switch from a key, a picture of the app's catalogue and an intent.
  public nonisolated init<Intent: _ControlIntent>(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    isOn: Bool,
    intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Label(titleKey, image: image) }
  }

  /// Creates a switch from a string, a picture of the app's catalogue and an intent.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol, Intent: _ControlIntent>(
    _ title: Content,
    image: ImageResource,
    isOn: Bool,
    intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Label(title, image: image) }
  }
}
#endif
