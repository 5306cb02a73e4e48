/// Makes a variable of `EnvironmentValues` a value of the environment, with a key of its own; in `ContainerValues` one that
/// views tell their container.
///
///     extension EnvironmentValues {
///       @Entry var headlineFont: Font = .headline
///     }
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "WidgetMacros", type: "Entry")
