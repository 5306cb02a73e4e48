public import Foundation

// On Linux Foundation has had none up to Swift 6.3; its sources have one since.
#if !canImport(Darwin) && compiler(<6.4)
/// The bundle of the code around it: the app's, beside whose sources its texts and pictures lie.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "WidgetMacros", type: "Bundle")
#endif
