public import Foundation

// Labels of texts of the app that are looked up later: titles of choices, above all. A literal is a key before it is one.

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a text of the app and a symbol.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  /// Creates a label from a text of the app and a picture of its catalogue.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }
}

extension Button where Label == Text {
  /// Creates a button from a text of the app.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: { Text(titleResource) })
  }

  /// Creates a button from a text of the app and an intent.
  @_disfavoredOverload
  public nonisolated init<Intent: _ControlIntent>(
    _ titleResource: LocalizedStringResource,
    role: ButtonRole? = nil,
    intent: Intent
  ) {
    self.init(role: role, intent: intent, label: { Text(titleResource) })
  }
}

extension Button where Label == SwiftUISurface.Label<Text, Image> {
  /// Creates a button from a text of the app and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a button from a text of the app, a symbol and an intent.
  @_disfavoredOverload
  public nonisolated init<Intent: _ControlIntent>(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    role: ButtonRole? = nil,
    intent: Intent
  ) {
    self.init(role: role, intent: intent) { Label(titleResource, systemImage: systemImage) }
  }
}

extension Toggle where Label == Text {
  /// Creates a switch from a text of the app.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: { Text(titleResource) })
  }

  /// Creates a switch from a text of the app and an intent.
  @_disfavoredOverload
  public nonisolated init<Intent: _ControlIntent>(
    _ titleResource: LocalizedStringResource,
    isOn: Bool,
    intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent, label: { Text(titleResource) })
  }
}

extension Link where Label == Text {
  /// Creates a link from a text of the app.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination, label: { Text(titleResource) })
  }
}

extension View {
  /// Accepted without effect: nothing is read aloud.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> some View { self }
  /// Accepted without effect: nothing is read aloud.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ value: LocalizedStringResource) -> some View { self }
  /// Accepted without effect: nothing is read aloud.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: LocalizedStringResource) -> some View { self }
  /// Accepted without effect: nothing is read aloud.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels(
    _ labels: [LocalizedStringResource]
  ) -> some View { self }
  /// Accepted without effect: nothing is done.
  @_disfavoredOverload
  public nonisolated func accessibilityAction(
    named name: LocalizedStringResource,
    _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Accepted without effect: nothing is pointed at.
  @_disfavoredOverload
  public nonisolated func help(_ text: LocalizedStringResource) -> some View { self }
}
